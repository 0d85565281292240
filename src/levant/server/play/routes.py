"""A table over HTTP, and its socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from levant.server.auth.authentication import CurrentPerson, MaybePerson, current
from levant.server.auth.rate_limit_dependencies import at_most, limit_reads
from levant.server.encoding import JsonReply
from levant.server.errors import Problem
from levant.server.matches.header import Header
from levant.server.play import actions, chat, finished, presentation, queries, socket, talks, undo
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
from levant.server.play.schemas import (
    ActedOut,
    ChatOut,
    GesturesOut,
    HintOut,
    ReplayOut,
    ReplayViewOut,
    TableOut,
    WhyOut,
)
from levant.server.services import ServicesDep, services_of

router = APIRouter(prefix="/api/matches/{match_id}", tags=["play"])
LinkKey = Annotated[str | None, Query(max_length=64, description="The key of a link.")]
AsRole = Annotated[
    str | None, Query(max_length=32, description="One of your roles, where you have several.")
]


@router.get("/table", response_model=TableOut, dependencies=[Depends(limit_reads)])
async def table(
    match_id: str,
    services: ServicesDep,
    person: MaybePerson,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    key: LinkKey = None,
    role: AsRole = None,
) -> JsonReply:
    """The table as you see it, with events from number `since` on."""
    online, spectators = services.connections.present(match_id)

    def viewer(header: Header) -> int:
        header.check_visible(person, key)
        return presentation.viewer_of(header, person, role)

    async with services.table_cache.open(match_id, fresh=True, viewer=viewer, since=since) as (
        header,
        at,
    ):
        seen = presentation.tell_table(
            header, at, person, viewer(header), since, online, spectators
        )
        rooms = presentation.rooms_of(header, person)
        talk_roles = talks.readable_roles(header, person, viewer(header))
    async with services.database.reading() as session:
        told: TableOut = {
            **seen,
            "chat": await presentation.read_chat(session, match_id, rooms, person)
            + await talks.read(session, match_id, talk_roles, person),
            "chat_read": await presentation.read_up_to(session, match_id, person),
            "talks_read": await talks.read_up_to(session, match_id, person, talk_roles),
            "notes": await presentation.read_notes(session, match_id, person),
        }
    return JsonReply(told)


@router.post("/actions", response_model=ActedOut)
async def act(
    match_id: str, wanted: ActionRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Play actions, all or none. The same `id` again gives the same answer."""
    return JsonReply(await actions.act(services, Asker(match_id, person), wanted))


@router.post("/undo", response_model=ActedOut)
async def undo_last(
    match_id: str, wanted: UndoRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Undo your last request, until dice fall, something shows or another must choose."""
    return JsonReply(await undo.undo(services, Asker(match_id, person), wanted))


@router.post("/reset", response_model=ActedOut)
async def reset(
    match_id: str, wanted: UndoRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Undo all that you can."""
    return JsonReply(await undo.reset(services, Asker(match_id, person), wanted))


@router.post("/why", response_model=WhyOut)
async def why(
    match_id: str, wanted: WhyRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Whether an action would be legal, and why not."""
    return JsonReply(await queries.why(services, Asker(match_id, person), wanted))


@router.get("/gestures", response_model=GesturesOut, dependencies=[Depends(limit_reads)])
async def gestures(
    match_id: str,
    wanted: Annotated[GesturesRequest, Query()],
    services: ServicesDep,
    person: CurrentPerson,
) -> JsonReply:
    """Where these pieces can go together, and the actions that take them there."""
    return JsonReply(await queries.gestures(services, Asker(match_id, person), wanted))


@router.post("/odds", response_model=dict[str, object], dependencies=[Depends(at_most("odds"))])
async def odds(
    match_id: str,
    wanted: OddsRequest,
    services: ServicesDep,
    person: MaybePerson,
    key: LinkKey = None,
) -> JsonReply:
    """How a battle would end, from what you know."""
    asker = Asker(match_id, person, key=key)
    return JsonReply(await queries.odds(services, asker, wanted))


@router.get("/hint", response_model=HintOut, dependencies=[Depends(at_most("hint"))])
async def hint(
    match_id: str,
    wanted: Annotated[HintRequest, Query()],
    services: ServicesDep,
    person: CurrentPerson,
) -> JsonReply:
    """What a bot would do in your place."""
    return JsonReply(await queries.hint(services, Asker(match_id, person), wanted))


@router.post("/chat", response_model=ChatOut)
async def send_chat(
    match_id: str,
    wanted: ChatRequest,
    services: ServicesDep,
    person: CurrentPerson,
    key: LinkKey = None,
) -> JsonReply:
    """Say something to the other players, or to the other spectators."""
    asker = Asker(match_id, person, key=key)
    return JsonReply(await chat.say(services, asker, wanted))


@router.put("/chat/read", status_code=204)
async def read_chat(
    match_id: str, wanted: ReadRequest, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Remember how far you have read what the players say."""
    await chat.mark_read(services, Asker(match_id, person), wanted)
    return Response(status_code=204)


@router.put("/notes", status_code=204)
async def notes(
    match_id: str, wanted: NotesRequest, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Write down something that only you will read."""
    await chat.write_notes(services, Asker(match_id, person), wanted)
    return Response(status_code=204)


@router.get("/record", response_class=PlainTextResponse, dependencies=[Depends(at_most("replay"))])
async def record(
    match_id: str, services: ServicesDep, person: MaybePerson, key: LinkKey = None
) -> PlainTextResponse:
    """The record of a finished match, for `levant verify`."""
    text = await finished.record(services, match_id, person, key)
    name = f"attachment; filename={match_id}.rex"
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/replay", response_model=ReplayOut, dependencies=[Depends(at_most("replay"))])
async def replay(
    match_id: str, services: ServicesDep, person: MaybePerson, key: LinkKey = None
) -> JsonReply:
    """A finished match: all actions and events, and how it went."""
    return JsonReply(await finished.replay(services, match_id, person, key))


@router.get("/replay/{ply}", response_model=ReplayViewOut, dependencies=[Depends(limit_reads)])
async def replay_at(
    match_id: str,
    ply: Annotated[int, Path(ge=0, le=finished.MOST_PLIES)],
    services: ServicesDep,
    person: MaybePerson,
    viewer: Annotated[str, Query(alias="as", max_length=32)] = "spectator",
    key: LinkKey = None,
) -> JsonReply:
    """A finished match after some ply: as a role, a spectator, or all of them."""
    return JsonReply(await finished.replay_at(services, match_id, person, ply, viewer, key))


@router.websocket("/socket")
async def table_socket(
    websocket: WebSocket,
    match_id: str,
    since: int = 0,
    version: int = 0,
    key: str | None = None,
    role: str | None = None,
) -> None:
    """The table as it happens: see docs/api.md."""
    services = services_of(websocket)
    await websocket.accept()
    try:
        socket.check_origin(websocket, services.settings)
        person = await current(websocket)
    except Problem as problem:
        await socket.close(websocket, problem)
        return
    await socket.converse(
        services,
        websocket,
        person,
        match_id,
        since=max(0, since),
        version=version,
        key=key,
        role=role,
    )
