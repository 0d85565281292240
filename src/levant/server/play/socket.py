"""The socket of a table: one for each client, told whatever it may know as it happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from levant.kernel.title import LevantError
from levant.server.errors import Forbidden, Invalid, Problem
from levant.server.faults import fault
from levant.server.parts import Parts
from levant.server.people.limits import limits_of
from levant.server.people.person import Person
from levant.server.play import telling
from levant.server.play.acting import act
from levant.server.play.hub import Line, hub
from levant.server.play.requests import Acting
from levant.server.play.tables import tables
from levant.server.sentences import language_of, sentence
from levant.server.settings import Settings
from levant.server.wire import decode, encode

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
        await send(socket, {"type": "error", "error": body})
        await socket.close(REFUSED + problem.status, problem.message[:100])


async def send(socket: WebSocket, message: dict[str, Any]) -> None:
    """Send a message, or TimeoutError when the client does not take it."""
    async with asyncio.timeout(PATIENCE):
        await socket.send_text(encode(message).decode())


async def converse(
    own: Parts,
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
        line = await _line(own, person, match_id, key, role, (since, version))
        line.language = language_of(socket.headers)
        await hub(own).enter(line)
    except Problem as problem:
        await close(socket, problem)
        return
    try:
        await _both_ways(own, socket, line)
    finally:
        await hub(own).leave(line)


async def _line(
    own: Parts,
    person: Person | None,
    match_id: str,
    key: str | None,
    role: str | None,
    had: tuple[int, int],
) -> Line:
    """A line that goes on where the client last was."""
    async with tables(own).open(match_id, fresh=True) as (header, table):
        header.check_visible(person, key)
        viewer = telling.viewer_of(header, person, role)
        seated = viewer < len(header.seats)
        line = Line(match_id, person, viewer, header.seats[viewer].role if seated else None)
        if table is not None:
            line.sent = table.kept_of(viewer, *had)
        line.version = had[1]
    return line


async def _both_ways(own: Parts, socket: WebSocket, line: Line) -> None:
    tasks = [
        asyncio.create_task(_write(own, socket, line)),
        asyncio.create_task(_read(own, socket, line)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                log.error("socket", error=repr(ended))
        with suppress(*_GONE):
            await socket.close()


_GONE: Final = (WebSocketDisconnect, RuntimeError, TimeoutError, ConnectionError)
"""How a client that has gone, or takes nothing any more, shows."""


# To the client


async def _write(own: Parts, socket: WebSocket, line: Line) -> None:
    """Send what there is. A slow client gets one table for many changes."""
    first = True
    while not line.dead:
        if line.dirty:
            line.dirty = False
            try:
                message = await _table(own, line, first=first)
            except Problem as problem:
                await close(socket, problem)
                return
            if message is not None:
                await send(socket, message)
                first = False
        elif line.waiting:
            await send(socket, line.waiting.popleft())
        else:
            line.wake.clear()
            if not line.dirty and not line.waiting and not line.dead:
                await line.wake.wait()


async def _table(own: Parts, line: Line, *, first: bool) -> dict[str, Any] | None:
    """The table since the last one sent; None when nothing has changed for this viewer."""
    online, spectators = hub(own).present(line.match_id)
    since = (line.viewer, line.sent)
    async with tables(own).open(line.match_id, fresh=first, since=since) as (header, table):
        version = header.row.seen[line.viewer]
        if not first and version == line.version and header.row.status == "running":
            return None
        if table is not None:
            line.sent = table.kept_of(line.viewer, line.sent, line.version)
        message = telling.tell_table(
            header, table, line.person, line.viewer, line.sent, online, spectators
        )
        line.version = version
        line.sent = message["since"] + len(message["events"])
        line.rooms = telling.rooms_of(header, line.person)
    chat: list[dict[str, Any]] = []
    if first:
        async with own.database.reading() as session:
            chat = await telling.read_chat(session, line.match_id, line.rooms)
            line.notes = await telling.read_notes(session, line.match_id, line.person)
    return {"type": "table", **message, "chat": chat, "notes": line.notes}


# From the client


async def _read(own: Parts, socket: WebSocket, line: Line) -> None:
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                text = await socket.receive_text()
        except KeyError:
            line.put(_error(line, Invalid("a message is text, not bytes")))
            continue
        if len(text) > LARGEST:
            most = sentence("a message has at most {count} characters", count=LARGEST)
            line.put(_error(line, Invalid(most)))
            continue
        try:
            message = decode(text)
        except (ValueError, RecursionError):
            line.put(_error(line, Invalid("a message is a JSON object")))
            continue
        await _answer(own, line, message)


async def _answer(own: Parts, line: Line, message: Any) -> None:
    """Do what a client asks, or say why not."""
    given = message.get("id") if isinstance(message, dict) else None
    try:
        await _pace(own, line)
        await _do(own, line, message)
    except Problem as problem:
        line.put(_error(line, problem, given if isinstance(given, str) else None))


async def _pace(own: Parts, line: Line) -> None:
    """RateLimited for a client that floods us."""
    if own.settings.limits:
        whom = f"socket {id(line)}" if line.person is None else line.person.id
        await limits_of(own).pace(whom)


async def _do(own: Parts, line: Line, message: Any) -> None:
    kind = message.get("type") if isinstance(message, dict) else None
    if kind == "ping":
        line.put({"type": "pong"})
    elif kind == "typing":
        if line.person is not None and line.rooms:
            await own.fanout.publish(
                "typing", match=line.match_id, by=line.person.name, person=line.person.id,
                room=line.rooms[0],
            )  # fmt: skip
    elif kind == "act":
        line.put(await _act(own, line, message))
    else:
        raise Invalid("the type of a message is ping, typing or act", field="type")


async def _act(own: Parts, line: Line, message: dict[str, Any]) -> dict[str, Any]:
    if line.person is None or line.role is None:
        raise Forbidden("spectators do not play")
    try:
        wanted = Acting.model_validate({k: v for k, v in message.items() if k != "type"})
        done = await act(
            own, line.match_id, line.person, wanted.actions, wanted.version, wanted.id, line.role
        )
    except ValidationError as error:
        why, field = fault(error.errors()[0])
        raise Invalid(why, field=field) from None
    except Problem:
        raise
    except LevantError as error:
        raise Invalid(str(error)) from None
    return {"type": "ack", "id": wanted.id, **done}


def _error(line: Line, problem: Problem, request: str | None = None) -> dict[str, Any]:
    return {"type": "error", "id": request, "error": problem.body(line.language)}
