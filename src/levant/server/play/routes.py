"""A table over HTTP, and its socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

from levant.server.errors import Problem
from levant.server.parts import Parts, own_parts, parts
from levant.server.people.identity import current, require_person
from levant.server.people.pacing import at_most, look
from levant.server.people.person import Person
from levant.server.play import afterwards, asking, socket, talk, telling
from levant.server.play.acting import act
from levant.server.play.hub import hub
from levant.server.play.requests import Acting, Asking, Fighting, Noting, Saying, Undoing
from levant.server.play.tables import tables
from levant.server.play.taking_back import undo
from levant.server.schema import (
    ActedOut,
    ChatOut,
    GesturesOut,
    HintOut,
    OddsOut,
    ReplayOut,
    ReplayViewOut,
    TableOut,
    WhyOut,
)
from levant.server.wire import Reply

router = APIRouter(prefix="/api/matches/{match_id}", tags=["play"])
Own = Annotated[Parts, Depends(own_parts)]
Somebody = Annotated[Person, Depends(require_person)]
Anybody = Annotated[Person | None, Depends(current)]
LinkKey = Annotated[str | None, Query(max_length=64, description="The key of a link.")]
AsRole = Annotated[
    str | None, Query(max_length=32, description="One of your roles, where you have several.")
]


@asynccontextmanager
async def life(own: Parts) -> AsyncIterator[None]:
    """The hub hears of changes for as long as the server lives."""
    hub(own)
    yield


@router.get("/table", response_model=TableOut, dependencies=[Depends(look)])
async def table(
    match_id: str,
    own: Own,
    person: Anybody,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    key: LinkKey = None,
    role: AsRole = None,
) -> Reply:
    """The table as you see it, with events from number `since` on."""
    online, spectators = hub(own).present(match_id)
    async with tables(own).open(match_id, fresh=True) as (header, _):
        header.check_visible(person, key)
        viewer = telling.viewer_of(header, person, role)
    async with tables(own).open(match_id, since=(viewer, since)) as (header, at):
        told = telling.tell_table(header, at, person, viewer, since, online, spectators)
        rooms = telling.rooms_of(header, person)
    async with own.database.reading() as session:
        told["chat"] = await telling.read_chat(session, match_id, rooms)
        told["notes"] = await telling.read_notes(session, match_id, person)
    return Reply(told)


@router.post("/actions", response_model=ActedOut)
async def actions(match_id: str, wanted: Acting, own: Own, person: Somebody) -> Reply:
    """Play actions, all or none. The same `id` again gives the same answer."""
    done = await act(own, match_id, person, wanted.actions, wanted.version, wanted.id, wanted.role)
    return Reply(done)


@router.post("/undo", response_model=ActedOut)
async def undo_last(match_id: str, wanted: Undoing, own: Own, person: Somebody) -> Reply:
    """Undo your last request, until dice fall, something shows or another must choose."""
    return Reply(await undo(own, match_id, person, wanted.version, "undo", wanted.role))


@router.post("/reset", response_model=ActedOut)
async def reset(match_id: str, wanted: Undoing, own: Own, person: Somebody) -> Reply:
    """Undo all that you can."""
    return Reply(await undo(own, match_id, person, wanted.version, "reset", wanted.role))


@router.post("/why", response_model=WhyOut)
async def why(match_id: str, wanted: Asking, own: Own, person: Somebody) -> Reply:
    """Whether an action would be legal, and why not."""
    return Reply(await asking.why(own, match_id, person, wanted.action, wanted.role))


@router.get("/gestures", response_model=GesturesOut, dependencies=[Depends(look)])
async def gestures(
    match_id: str,
    own: Own,
    person: Somebody,
    of: Annotated[str, Query(max_length=2000, description="Pieces, with commas between.")],
    role: AsRole = None,
) -> Reply:
    """Where these pieces can go together, and the actions that take them there."""
    pieces = [piece.strip() for piece in of.split(",") if piece.strip()]
    return Reply({"gestures": await asking.gestures(own, match_id, person, pieces, role)})


@router.post("/odds", response_model=OddsOut, dependencies=[Depends(at_most("odds"))])
async def odds(
    match_id: str, fight: Fighting, own: Own, person: Anybody, key: LinkKey = None
) -> Reply:
    """How a battle would end, from what you know."""
    return Reply(await asking.odds(own, match_id, person, fight.spec(), key))


@router.get("/hint", response_model=HintOut, dependencies=[Depends(at_most("hint"))])
async def hint(
    match_id: str,
    own: Own,
    person: Somebody,
    level: Annotated[str | None, Query(max_length=32, description="A bot's name.")] = None,
    role: AsRole = None,
) -> Reply:
    """What a bot would do in your place."""
    return Reply(await asking.hint(own, match_id, person, level, role))


@router.post("/chat", response_model=ChatOut)
async def chat(
    match_id: str, wanted: Saying, own: Own, person: Somebody, key: LinkKey = None
) -> Reply:
    """Say something to the other players, or to the other spectators."""
    return Reply(await talk.say(own, match_id, person, wanted.text, wanted.room, key))


@router.put("/notes", status_code=204)
async def notes(match_id: str, wanted: Noting, own: Own, person: Somebody) -> Response:
    """Write down something that only you will read."""
    await talk.write_notes(own, match_id, person, wanted.text)
    return Response(status_code=204)


@router.get("/record", response_class=PlainTextResponse, dependencies=[Depends(at_most("replay"))])
async def record(
    match_id: str, own: Own, person: Anybody, key: LinkKey = None
) -> PlainTextResponse:
    """The record of a finished match, for `levant verify`."""
    text = await afterwards.record(own, match_id, person, key)
    name = f"attachment; filename={match_id}.rex"
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/replay", response_model=ReplayOut, dependencies=[Depends(at_most("replay"))])
async def replay(match_id: str, own: Own, person: Anybody, key: LinkKey = None) -> Reply:
    """A finished match: all actions and events, and how it went."""
    return Reply(await afterwards.replay(own, match_id, person, key))


@router.get("/replay/{ply}", response_model=ReplayViewOut, dependencies=[Depends(look)])
async def replay_at(
    match_id: str,
    ply: Annotated[int, Path(ge=0, le=afterwards.MOST_PLIES)],
    own: Own,
    person: Anybody,
    viewer: Annotated[str, Query(alias="as", max_length=32)] = "spectator",
    key: LinkKey = None,
) -> Reply:
    """A finished match after some ply: as a role, a spectator, or all of them."""
    return Reply(await afterwards.replay_at(own, match_id, person, ply, viewer, key))


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
    own = parts(websocket)
    await websocket.accept()
    try:
        socket.check_origin(websocket, own.settings)
        person = await current(websocket)
    except Problem as problem:
        await socket.close(websocket, problem)
        return
    await socket.converse(
        own, websocket, person, match_id, since=max(0, since), version=version, key=key, role=role
    )
