"""Matches over HTTP: titles, lists, making and joining, ending and beginning again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query
from starlette.websockets import WebSocket

from levant.locale import export_json, languages
from levant.locale.catalogue import catalogue
from levant.server.errors import NotFound
from levant.server.matches import again, listing, making, seating
from levant.server.matches.header import Header as MatchHeader
from levant.server.matches.lobby import Lobby, converse
from levant.server.matches.timekeeper import keep_time
from levant.server.matches.wanted import Answering, ForRole, Giving, Joining, WantedMatch
from levant.server.parts import Parts, own_parts, parts
from levant.server.people.identity import current, require_person
from levant.server.people.pacing import look
from levant.server.people.person import Person
from levant.server.play import ending, offers
from levant.server.play.hub import hub
from levant.server.play.tables import tables
from levant.server.schema import CatalogueOut, MatchOut, MatchPage, TitleOut
from levant.server.titles import SHELF, facts
from levant.server.wire import Reply

router = APIRouter(prefix="/api", tags=["matches"])
Own = Annotated[Parts, Depends(own_parts)]
Somebody = Annotated[Person, Depends(require_person)]
Anybody = Annotated[Person | None, Depends(current)]
LinkKey = Annotated[str | None, Query(max_length=64, description="The key of a link.")]


@asynccontextmanager
async def life(own: Parts) -> AsyncIterator[None]:
    """Clocks are called and the lobby is told for as long as the server lives."""
    own.more["lobby"] = Lobby(own)
    own.spawn(keep_time(own))
    yield


def _shown(own: Parts, header: MatchHeader, person: Person | None) -> Reply:
    online, spectators = hub(own).present(header.row.id)
    return Reply(header.shown(person, online, spectators))


@router.get("/titles", response_model=list[TitleOut])
async def titles() -> Reply:
    """What can be played: titles, editions, options, bots."""
    return Reply(facts(SHELF.names))


@router.get("/locale/{language}/{title}", response_model=CatalogueOut)
async def locale(language: str, title: str) -> Reply:
    """All sentences of a title in one language."""
    if language not in languages() or title not in SHELF.names:
        raise NotFound("there is no such catalogue")
    entries = export_json(language, title)
    pairs = [list(pair) for pair in catalogue(language, title).contractions]
    reply = Reply({"entries": entries, "contractions": pairs})
    reply.headers["Cache-Control"] = "public, max-age=300"
    return reply


@router.post("/matches", response_model=MatchOut)
async def make(
    wanted: WantedMatch,
    own: Own,
    person: Somebody,
    idempotency_key: Annotated[str | None, Header(max_length=100)] = None,
) -> Reply:
    """Make a match. Against bots alone it begins at once."""
    return _shown(own, await making.make(own, person, wanted, idempotency_key), person)


@router.get("/matches", response_model=MatchPage, dependencies=[Depends(look)])
async def matches(
    own: Own,
    person: Anybody,
    which: Annotated[listing.Which, Query(alias="list")] = "open",
    title: Annotated[str | None, Query(max_length=32)] = None,
    edition: Annotated[str | None, Query(max_length=32)] = None,
    player: Annotated[str | None, Query(max_length=48)] = None,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> Reply:
    """A page of matches: mine (to move first), open, running or finished ones."""
    sought = listing.Sought(which, title, edition, player, page)
    found, total = await listing.find(own, person, sought)
    shown = [header.shown(person, *hub(own).present(header.row.id)) for header in found]
    pages = max(1, -(-total // listing.PAGE))
    return Reply({"matches": shown, "page": page, "pages": pages, "total": total})


@router.get("/matches/{match_id}", response_model=MatchOut, dependencies=[Depends(look)])
async def match(match_id: str, own: Own, person: Anybody, key: LinkKey = None) -> Reply:
    """One match."""
    async with tables(own).open(match_id, fresh=True) as (header, _):
        header.check_visible(person, key)
        return _shown(own, header, person)


@router.post("/matches/{match_id}/join", response_model=MatchOut)
async def join(match_id: str, wanted: Joining, own: Own, person: Somebody) -> Reply:
    """Take a seat; the match begins when it was the last."""
    return _shown(own, await seating.join(own, match_id, person, wanted), person)


@router.post("/matches/{match_id}/leave", response_model=MatchOut)
async def leave(match_id: str, own: Own, person: Somebody) -> Reply:
    """Give your seat or invitation back, before the match begins."""
    return _shown(own, await seating.leave(own, match_id, person), person)


@router.post("/matches/{match_id}/nonce", response_model=MatchOut)
async def nonce(match_id: str, given: Giving, own: Own, person: Somebody) -> Reply:
    """Mix a number of your own into the dice, before the match begins."""
    header = await seating.give_nonce(own, match_id, person, given.nonce, given.role)
    return _shown(own, header, person)


@router.post("/matches/{match_id}/resign", response_model=MatchOut)
async def resign(match_id: str, wanted: ForRole, own: Own, person: Somebody) -> Reply:
    """Give the match up."""
    await ending.resign(own, match_id, person, wanted.role)
    return await match(match_id, own, person)


@router.post("/matches/{match_id}/abort", response_model=MatchOut)
async def abort(match_id: str, wanted: Answering, own: Own, person: Somebody) -> Reply:
    """Offer to break the match off without a result, or answer such an offer."""
    await offers.answer(own, match_id, person, "abort", wanted.answer, wanted.role)
    return await match(match_id, own, person)


@router.post("/matches/{match_id}/takeback", response_model=MatchOut)
async def takeback(match_id: str, wanted: Answering, own: Own, person: Somebody) -> Reply:
    """Offer to take your last decision back, or answer such an offer."""
    await offers.answer(own, match_id, person, "takeback", wanted.answer, wanted.role)
    return await match(match_id, own, person)


@router.post("/matches/{match_id}/rematch", response_model=MatchOut)
async def rematch(match_id: str, own: Own, person: Somebody) -> Reply:
    """Play again with the sides changed round."""
    return _shown(own, await again.rematch(own, match_id, person), person)


@router.websocket("/lobby/socket")
async def lobby(socket: WebSocket) -> None:
    """Pushed whenever open matches, or your own, change."""
    await converse(parts(socket), socket)
