"""Matches over HTTP: titles, lists, making and joining, ending and playing again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request
from starlette.websockets import WebSocket

from levant.locale import export_json, languages
from levant.locale.catalogue import catalogue
from levant.server.auth.authentication import CurrentPerson, MaybePerson
from levant.server.auth.person import Person
from levant.server.auth.rate_limit_dependencies import limit_reads
from levant.server.encoding import JsonReply, PackedJsonReply
from levant.server.errors import NotFound
from levant.server.lobby import continuation, creation, joining, listing, rematch
from levant.server.lobby.lobby_socket import converse
from levant.server.lobby.requests import (
    ContinueRequest,
    HandOverRequest,
    InviteRequest,
    JoinRequest,
    NewMatch,
    NonceRequest,
    OfferAnswer,
    RoleRequest,
)
from levant.server.lobby.schemas import CatalogueOut, MatchPage, TitleOut
from levant.server.lobby.timekeeper import keep_time
from levant.server.lobby.title_facts import facts
from levant.server.matches.header import Header as MatchHeader
from levant.server.matches.schemas import MatchOut
from levant.server.play import endings, offers
from levant.server.services import Services, ServicesDep, services_of
from levant.server.titles.title_services import TITLES

router = APIRouter(prefix="/api", tags=["matches"])
LinkKey = Annotated[str | None, Query(max_length=64, description="The key of a link.")]


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """Clocks are called and the lobby is told for as long as the server lives."""
    services.spawn(keep_time(services))
    yield


def _shown(services: Services, header: MatchHeader, person: Person | None) -> JsonReply:
    online, spectators = services.connections.present(header.row.id)
    return JsonReply(header.shown(person, online, spectators))


@router.get("/titles", response_model=list[TitleOut])
async def titles() -> JsonReply:
    """What can be played: titles, editions, options, bots."""
    return JsonReply(facts(TITLES.names))


@router.get("/locale/{language}/{title}", response_model=CatalogueOut)
async def locale(language: str, title: str, request: Request) -> PackedJsonReply:
    """All sentences of a title in one language."""
    if language not in languages() or title not in TITLES.names:
        raise NotFound("there is no such catalogue")
    entries = export_json(language, title)
    pairs = [list(pair) for pair in catalogue(language, title).contractions]
    told: CatalogueOut = {"entries": entries, "contractions": pairs}
    return PackedJsonReply(told, request, headers={"Cache-Control": "public, max-age=300"})


@router.post("/matches", response_model=MatchOut)
async def make(
    wanted: NewMatch,
    services: ServicesDep,
    person: CurrentPerson,
    idempotency_key: Annotated[str | None, Header(max_length=100)] = None,
) -> JsonReply:
    """Make a match. Against bots alone it begins at once."""
    return _shown(services, await creation.make(services, person, wanted, idempotency_key), person)


@router.get("/matches", response_model=MatchPage, dependencies=[Depends(limit_reads)])
async def matches(
    services: ServicesDep,
    person: MaybePerson,
    which: Annotated[listing.Which, Query(alias="list")] = "open",
    title: Annotated[str | None, Query(max_length=32)] = None,
    edition: Annotated[str | None, Query(max_length=32)] = None,
    player: Annotated[str | None, Query(max_length=48)] = None,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> JsonReply:
    """A page of matches: mine (to move first), open, running or finished ones."""
    sought = listing.MatchFilter(which, title, edition, player, page)
    found, total = await listing.find(services, person, sought)
    shown = [header.shown(person, *services.connections.present(header.row.id)) for header in found]
    pages = max(1, -(-total // listing.PAGE))
    told: MatchPage = {
        "matches": shown, "page": page, "pages": pages, "total": total,
        "unread": await listing.unread(services, person, found),
    }  # fmt: skip
    return JsonReply(told)


@router.get("/matches/{match_id}", response_model=MatchOut, dependencies=[Depends(limit_reads)])
async def match(
    match_id: str, services: ServicesDep, person: MaybePerson, key: LinkKey = None
) -> JsonReply:
    """One match."""
    async with services.table_cache.open(match_id, fresh=True) as (header, _):
        header.check_visible(person, key)
        return _shown(services, header, person)


@router.post("/matches/{match_id}/join", response_model=MatchOut)
async def join(
    match_id: str, wanted: JoinRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Take a seat; the match begins when it was the last."""
    return _shown(services, await joining.join(services, match_id, person, wanted), person)


@router.post("/matches/{match_id}/leave", response_model=MatchOut)
async def leave(match_id: str, services: ServicesDep, person: CurrentPerson) -> JsonReply:
    """Give your seat back or decline an invitation, before the match begins."""
    return _shown(services, await joining.leave(services, match_id, person), person)


@router.post("/matches/{match_id}/invite", response_model=MatchOut)
async def invite(
    match_id: str, wanted: InviteRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Invite somebody to a seat of your match, in place of who was invited before."""
    return _shown(services, await joining.invite(services, match_id, person, wanted), person)


@router.post("/matches/{match_id}/nonce", response_model=MatchOut)
async def nonce(
    match_id: str, given: NonceRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Mix a number of your own into the dice, before the match begins."""
    header = await joining.give_nonce(services, match_id, person, given.nonce, given.role)
    return _shown(services, header, person)


@router.post("/matches/{match_id}/resign", response_model=MatchOut)
async def resign(
    match_id: str, wanted: RoleRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Give the match up."""
    await endings.resign(services, match_id, person, wanted.role)
    return await match(match_id, services, person)


@router.post("/matches/{match_id}/hand_over", response_model=MatchOut)
async def hand_over(
    match_id: str, wanted: HandOverRequest, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Leave a match that others play on: a bot takes your seat."""
    if wanted.bot is not None:
        async with services.table_cache.open(match_id) as (header, _):
            header.check_visible(person)
            creation.check_bot(header.row.title, wanted.bot, field="bot")
    await endings.hand_over(services, match_id, person, wanted.role, wanted.bot)
    return await match(match_id, services, person)


@router.post("/matches/{match_id}/abort", response_model=MatchOut)
async def abort(
    match_id: str, wanted: OfferAnswer, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Offer to break the match off without a result, or answer such an offer."""
    await offers.answer(services, match_id, person, "abort", wanted.answer, wanted.role)
    return await match(match_id, services, person)


@router.post("/matches/{match_id}/takeback", response_model=MatchOut)
async def takeback(
    match_id: str, wanted: OfferAnswer, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Offer to take your last decision back, or answer such an offer."""
    await offers.answer(services, match_id, person, "takeback", wanted.answer, wanted.role)
    return await match(match_id, services, person)


@router.post("/matches/{match_id}/rematch", response_model=MatchOut)
async def make_rematch(match_id: str, services: ServicesDep, person: CurrentPerson) -> JsonReply:
    """Play again with the sides changed round."""
    return _shown(services, await rematch.rematch(services, match_id, person), person)


@router.post("/matches/{match_id}/continue", response_model=MatchOut)
async def play_on(
    match_id: str,
    wanted: ContinueRequest,
    services: ServicesDep,
    person: CurrentPerson,
    key: LinkKey = None,
    idempotency_key: Annotated[str | None, Header(max_length=100)] = None,
) -> JsonReply:
    """Play on against a bot from any moment of a finished match: a new match, private, unrated."""
    header = await continuation.play_on(services, match_id, person, wanted, key, idempotency_key)
    return _shown(services, header, person)


@router.websocket("/lobby/socket")
async def lobby(socket: WebSocket) -> None:
    """Pushed whenever open matches, or your own, change."""
    await converse(services_of(socket), socket)
