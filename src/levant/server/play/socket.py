"""The socket of a table: one for each client, told whatever it may know as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, cast
from urllib.parse import urlsplit

import structlog
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from levant.kernel.title import LevantError
from levant.server.accounts import blocks
from levant.server.auth.person import Person
from levant.server.auth.rate_limits import address
from levant.server.cancellation import cancel_until_done
from levant.server.encoding import decode, encode
from levant.server.error_texts import language_of, sentence
from levant.server.errors import Forbidden, Invalid, Problem
from levant.server.field_errors import fault
from levant.server.matches.header import Header
from levant.server.messaging.fanout import Typing
from levant.server.play import actions, chat, presentation, queries, talks, undo
from levant.server.play.connections import Connection
from levant.server.play.requests import (
    ActionRequest,
    Asker,
    ChatRequest,
    GesturesRequest,
    HintRequest,
    NotesRequest,
    OddsRequest,
    ReadRequest,
    UndoRequest,
    WhyRequest,
)
from levant.server.play.schemas import AckMessage, ChatOut, ErrorMessage, TableMessage
from levant.server.services import Services
from levant.server.settings import Settings
from levant.server.tracing import span

log = structlog.get_logger(__name__)

PATIENCE: Final = 20.0
"""Seconds a client may take for one message."""
SILENCE: Final = 120.0
"""Seconds without a word, even a ping, after which a client is given up."""
LARGEST: Final = 64 * 1024
REFUSED: Final = 4000
"""Close codes are this number plus that of the HTTP status."""


def check_origin(socket: WebSocket, settings: Settings) -> None:
    """Only our own page, a page of a listed origin, or a program without one may connect."""
    origin = socket.headers.get("origin")
    if origin is None or origin in (settings.base_url, *settings.origins):
        return
    if urlsplit(origin).netloc != socket.headers.get("host"):
        raise Forbidden("sockets are opened from the page of this server only")


async def close(socket: WebSocket, problem: Problem) -> None:
    """Tell what is wrong and hang up."""
    with suppress(RuntimeError, WebSocketDisconnect):
        body = problem.body(language_of(socket.headers))
        await send(socket, {"type": "error", "id": None, "error": body})
        await socket.close(REFUSED + problem.status, problem.message[:100])


async def send(socket: WebSocket, message: Mapping[str, object]) -> None:
    """Send a message, or TimeoutError when the client does not take it."""
    async with asyncio.timeout(PATIENCE):
        await socket.send_text(encode(message).decode())


async def converse(
    services: Services,
    socket: WebSocket,
    person: Person | None,
    match_id: str,
    *,
    since: int,
    version: int,
    key: str | None,
    role: str | None,
) -> None:
    """Talk with a client until one of us hangs up."""
    try:
        connection = await _connect(services, person, match_id, key, role, (since, version))
        connection.language = language_of(socket.headers)
        await services.connections.enter(connection, address(socket))
    except Problem as problem:
        await close(socket, problem)
        return
    try:
        await _both_ways(services, socket, connection)
    finally:
        await services.connections.leave(connection)


async def _connect(
    services: Services,
    person: Person | None,
    match_id: str,
    key: str | None,
    role: str | None,
    had: tuple[int, int],
) -> Connection:
    """A line that goes on where the client last was."""
    async with services.table_cache.open(match_id, fresh=True) as (header, table):
        header.check_visible(person, key)
        viewer = presentation.viewer_of(header, person, role)
        seated = viewer < len(header.seats)
        connection = Connection(
            match_id, person, viewer, header.seats[viewer].role if seated else None
        )
        connection.key = key
        if table is not None:
            connection.sent = table.kept_of(viewer, *had)
        connection.version = had[1]
    return connection


async def _both_ways(services: Services, socket: WebSocket, connection: Connection) -> None:
    tasks = [
        asyncio.create_task(_write(services, socket, connection)),
        asyncio.create_task(_read(services, socket, connection)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for ended in await cancel_until_done(*tasks):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                log.error("socket", error=repr(ended))
        with suppress(*_GONE):
            await socket.close()


_GONE: Final = (WebSocketDisconnect, RuntimeError, TimeoutError, ConnectionError)
"""How a client that has gone, or takes nothing any more, shows."""


# To the client


async def _write(services: Services, socket: WebSocket, connection: Connection) -> None:
    """Send what there is. A slow client gets one table for many changes."""
    first = True
    while not connection.dead:
        if connection.dirty:
            connection.dirty = False
            try:
                message = await _table(services, connection, first=first)
            except Problem as problem:
                await close(socket, problem)
                return
            if message is not None:
                await send(socket, message)
                first = False
        elif connection.waiting:
            await send(socket, connection.waiting.popleft())
        else:
            connection.wake.clear()
            if not connection.dirty and not connection.waiting and not connection.dead:
                await connection.wake.wait()


async def _table(services: Services, connection: Connection, *, first: bool) -> TableMessage | None:
    """The table since the last one sent; None when nothing has changed for this viewer."""
    online, spectators = services.connections.present(connection.match_id)
    async with services.table_cache.open(
        connection.match_id, fresh=first, viewer=connection.viewer, since=connection.sent
    ) as (header, table):
        _check_seat(header, connection)
        version = header.row.seen[connection.viewer]
        if not first and version == connection.version and header.row.status == "running":
            return None
        if table is not None:
            connection.sent = table.kept_of(connection.viewer, connection.sent, connection.version)
        message = presentation.tell_table(
            header, table, connection.person, connection.viewer, connection.sent, online, spectators
        )
        connection.version = version
        connection.sent = message["since"] + len(message["events"])
        rooms = presentation.rooms_of(header, connection.person)
        connection.talk_roles = talks.readable_roles(header, connection.person, connection.viewer)
    lines: list[ChatOut] = []
    if first or rooms != connection.rooms:
        # The end of a match opens the other room, too.
        connection.rooms = rooms
        async with services.database.reading() as session:
            match_id, person = connection.match_id, connection.person
            lines = await presentation.read_chat(session, match_id, rooms, person)
            lines += await talks.read(session, match_id, connection.talk_roles, person)
            if person is not None:
                connection.unheard = frozenset(await session.scalars(blocks.unheard(person.id)))
            connection.talks_read = await talks.read_up_to(
                session, match_id, person, connection.talk_roles
            )
            connection.chat_read = await presentation.read_up_to(session, match_id, person)
            connection.notes = await presentation.read_notes(session, match_id, person)
    return {
        "type": "table", **message, "chat": lines, "chat_read": connection.chat_read,
        "talks_read": connection.talks_read, "notes": connection.notes,
    }  # fmt: skip


def _check_seat(header: Header, connection: Connection) -> None:
    """Forbidden for who has lost the seat he looks from: he sees no more than others now."""
    if connection.role is not None and header.row.status == "running":
        header.need_seat(connection.person, connection.role)


# From the client


@dataclass(frozen=True)
class TableRequest:
    """A request that a socket takes: its type, its handler, and the rate limit it counts for."""

    model: type[BaseModel]
    # Any: each handler takes the type that stands beside it.
    handler: Callable[[Services, Asker, Any], Awaitable[Mapping[str, object]]]
    limit: str | None = None


TABLE_REQUESTS: Final[dict[str, TableRequest]] = {
    "act": TableRequest(ActionRequest, actions.act),
    "undo": TableRequest(UndoRequest, undo.undo),
    "reset": TableRequest(UndoRequest, undo.reset),
    "why": TableRequest(WhyRequest, queries.why),
    "gestures": TableRequest(GesturesRequest, queries.gestures),
    "odds": TableRequest(OddsRequest, queries.odds, "odds"),
    "hint": TableRequest(HintRequest, queries.hint, "hint"),
    "chat": TableRequest(ChatRequest, chat.say, "chat"),
    "read": TableRequest(ReadRequest, chat.mark_read, "change"),
    "notes": TableRequest(NotesRequest, chat.write_notes, "change"),
}
"""Requests by the name they have on the socket; the HTTP routes call the same handlers."""


async def _read(services: Services, socket: WebSocket, connection: Connection) -> None:
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                text = await socket.receive_text()
        except KeyError:
            connection.put(_error(connection, Invalid("a message is text, not bytes")))
            continue
        if len(text) > LARGEST:
            most = sentence("a message has at most {count} characters", count=LARGEST)
            connection.put(_error(connection, Invalid(most)))
            continue
        try:
            message: object = decode(text)
        except (ValueError, RecursionError):
            connection.put(_error(connection, Invalid("a message is a JSON object")))
            continue
        await _answer(services, connection, message)


async def _answer(services: Services, connection: Connection, message: object) -> None:
    """Do what a client asks, or say why not."""
    given = message.get("id") if isinstance(message, dict) else None
    try:
        await _pace(services, connection)
        await _do(services, connection, message)
    except Problem as problem:
        connection.put(_error(connection, problem, given if isinstance(given, str) else None))


async def _pace(services: Services, connection: Connection) -> None:
    """RateLimited for a client that floods us."""
    if services.settings.limits:
        await services.rate_limits.pace(_whom(connection))


def _whom(connection: Connection) -> str:
    return f"socket {id(connection)}" if connection.person is None else connection.person.id


async def _do(services: Services, connection: Connection, message: object) -> None:
    asked = message if isinstance(message, dict) else {}
    kind = asked.get("type")
    if kind == "ping":
        connection.put({"type": "pong"})
    elif kind == "typing":
        if connection.person is not None and connection.rooms:
            person, room = connection.person, connection.rooms[0]
            await services.fanout.publish(Typing(connection.match_id, room, person.name, person.id))
    elif isinstance(kind, str) and kind in TABLE_REQUESTS:
        connection.put(await _request(services, connection, kind, asked))
    else:
        known = ", ".join(("ping", "typing", *TABLE_REQUESTS))
        raise Invalid(
            sentence("the type of a message is one of {types}", types=known), field="type"
        )


async def _request(
    services: Services, connection: Connection, kind: str, message: Mapping[str, object]
) -> AckMessage:
    """Answer a request at the table, under the `id` that the client gave it."""
    with span(f"socket {kind}", match=connection.match_id):
        return await _granted(services, connection, TABLE_REQUESTS[kind], message)


async def _granted(
    services: Services, connection: Connection, known: TableRequest, message: Mapping[str, object]
) -> AckMessage:
    has_id = "id" in known.model.model_fields
    given = {k: v for k, v in message.items() if k != "type" and (has_id or k != "id")}
    asker = Asker(connection.match_id, connection.person, connection.role, connection.key)
    if known.limit is not None and services.settings.limits:
        await services.rate_limits.allow(known.limit, _whom(connection))
    try:
        answer = await known.handler(services, asker, known.model.model_validate(given))
    except ValidationError as error:
        why, field = fault(error.errors()[0])
        raise Invalid(why, field=field) from None
    except Problem:
        raise
    except LevantError as error:
        raise Invalid(str(error)) from None
    own = message.get("id")
    # Beside the keys of every such message stand those of the answer.
    ack = {"type": "ack", "id": own if isinstance(own, str) else None, **answer}
    return cast("AckMessage", ack)


def _error(connection: Connection, problem: Problem, request: str | None = None) -> ErrorMessage:
    return {"type": "error", "id": request, "error": problem.body(connection.language)}
