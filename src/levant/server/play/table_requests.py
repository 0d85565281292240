"""Every request at a table, by the name that it has on the socket and in the routes' handlers.

A socket and an HTTP route read a request into the same type and hand it to the same function.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from levant.server.auth.person import Person
from levant.server.errors import Forbidden
from levant.server.play import actions, chat, queries, undo
from levant.server.play.requests import (
    ActionRequest,
    ChatRequest,
    GesturesRequest,
    HintRequest,
    NotesRequest,
    OddsRequest,
    UndoRequest,
    WhyRequest,
)
from levant.server.play.schemas import ActedOut, ChatOut, GesturesOut, HintOut, WhyOut
from levant.server.services import Services


@dataclass(frozen=True)
class Asker:
    """Who asks at which table, as which of his roles, by which key of a link."""

    match_id: str
    person: Person | None
    role: str | None = None
    key: str | None = None

    def role_for(self, wanted: str | None) -> str | None:
        """The role that a request names, else the one he sits as."""
        return self.role if wanted is None else wanted

    def player(self) -> Person:
        """The person who asks; what only players may ask, nobody else may."""
        if self.person is None:
            raise Forbidden("spectators do not play")
        return self.person


async def act(services: Services, asker: Asker, wanted: ActionRequest) -> ActedOut:
    """Play actions, all or none; the same `id` again gives the same answer."""
    role = asker.role_for(wanted.role)
    return await actions.act(
        services, asker.match_id, asker.player(), wanted.actions, wanted.version, wanted.id, role
    )


async def undo_last(services: Services, asker: Asker, wanted: UndoRequest) -> ActedOut:
    """Undo the asker's last request."""
    role = asker.role_for(wanted.role)
    return await undo.undo(services, asker.match_id, asker.player(), wanted.version, "undo", role)


async def reset(services: Services, asker: Asker, wanted: UndoRequest) -> ActedOut:
    """Undo all that the asker can."""
    role = asker.role_for(wanted.role)
    return await undo.undo(services, asker.match_id, asker.player(), wanted.version, "reset", role)


async def why(services: Services, asker: Asker, wanted: WhyRequest) -> WhyOut:
    """Whether an action would be legal, and why not."""
    role = asker.role_for(wanted.role)
    return await queries.why(services, asker.match_id, asker.player(), wanted.action, role)


async def gestures(services: Services, asker: Asker, wanted: GesturesRequest) -> GesturesOut:
    """Where some pieces can go together, and the actions that take them there."""
    pieces = [piece.strip() for piece in wanted.of.split(",") if piece.strip()]
    role = asker.role_for(wanted.role)
    found = await queries.gestures(services, asker.match_id, asker.player(), pieces, role)
    return {"gestures": found}


async def odds(services: Services, asker: Asker, wanted: OddsRequest) -> dict[str, Any]:
    """How a battle would end, from what the asker knows."""
    return await queries.odds(services, asker.match_id, asker.person, wanted.spec(), asker.key)


async def hint(services: Services, asker: Asker, wanted: HintRequest) -> HintOut:
    """What a bot would do in the asker's place."""
    role = asker.role_for(wanted.role)
    return await queries.hint(services, asker.match_id, asker.player(), wanted.level, role)


async def send_chat(services: Services, asker: Asker, wanted: ChatRequest) -> ChatOut:
    """Say something to the other players, or to the other spectators."""
    player = asker.player()
    return await chat.say(services, asker.match_id, player, wanted.text, wanted.room, asker.key)


async def write_notes(services: Services, asker: Asker, wanted: NotesRequest) -> dict[str, Any]:
    """Write down something that only the asker will read."""
    await chat.write_notes(services, asker.match_id, asker.player(), wanted.text)
    return {}


@dataclass(frozen=True)
class TableRequest:
    """A request that a socket takes: its type, its handler, and the rate limit it counts for."""

    model: type[BaseModel]
    handler: Callable[[Services, Asker, Any], Awaitable[Mapping[str, Any]]]
    limit: str | None = None


TABLE_REQUESTS: Final[dict[str, TableRequest]] = {
    "act": TableRequest(ActionRequest, act),
    "undo": TableRequest(UndoRequest, undo_last),
    "reset": TableRequest(UndoRequest, reset),
    "why": TableRequest(WhyRequest, why),
    "gestures": TableRequest(GesturesRequest, gestures),
    "odds": TableRequest(OddsRequest, odds, "odds"),
    "hint": TableRequest(HintRequest, hint, "hint"),
    "chat": TableRequest(ChatRequest, send_chat, "chat"),
    "notes": TableRequest(NotesRequest, write_notes, "change"),
}
