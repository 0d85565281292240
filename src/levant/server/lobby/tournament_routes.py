"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter, Depends, Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth.authentication import CurrentPerson, MaybePerson
from levant.server.auth.person import Person, person_of
from levant.server.auth.rate_limit_dependencies import limit_reads
from levant.server.encoding import JsonReply, iso, now
from levant.server.lobby import listing, tournaments
from levant.server.lobby.requests import NewTournament
from levant.server.lobby.schemas import TournamentFacts, TournamentGameOut, TournamentOut
from levant.server.lobby.standings import sides, standings, winner
from levant.server.matches.clocks import Clock
from levant.server.matches.header import Header
from levant.server.services import Services, ServicesDep
from levant.server.storage.match_models import MatchRow
from levant.server.storage.people_models import PersonRow
from levant.server.storage.tournament_models import TournamentRow

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
LISTED: Final = 20


@router.get("", response_model=list[TournamentFacts], dependencies=[Depends(limit_reads)])
async def list_tournaments(services: ServicesDep, person: MaybePerson) -> JsonReply:
    """Tournaments, the latest first: open, running and finished."""
    async with services.database.reading() as session:
        latest = select(TournamentRow).order_by(TournamentRow.created.desc()).limit(LISTED)
        rows = list(await session.scalars(latest))
        told = [(await _told(session, row, person))[0] for row in rows]
    return JsonReply(told)


@router.post("", response_model=TournamentOut)
async def make_tournament(
    wanted: NewTournament, services: ServicesDep, person: CurrentPerson
) -> JsonReply:
    """Open a tournament and play in it. Members only."""
    return await _reply(services, await tournaments.make(services, person, wanted), person)


@router.get("/{tournament_id}", response_model=TournamentOut, dependencies=[Depends(limit_reads)])
async def tournament(
    tournament_id: str,
    services: ServicesDep,
    person: MaybePerson,
) -> JsonReply:
    """A tournament with its games and how everybody stands."""
    return await _reply(services, tournament_id, person)


@router.post("/{tournament_id}/join", response_model=TournamentOut)
async def join_tournament(
    tournament_id: str,
    services: ServicesDep,
    person: CurrentPerson,
) -> JsonReply:
    """Play in a tournament that has not begun. Members only."""
    await tournaments.join(services, tournament_id, person)
    return await _reply(services, tournament_id, person)


@router.post("/{tournament_id}/leave", status_code=204)
async def leave_tournament(
    tournament_id: str,
    services: ServicesDep,
    person: CurrentPerson,
) -> Response:
    """Leave a tournament that has not begun; when its creator goes it is called off."""
    await tournaments.leave(services, tournament_id, person)
    return Response(status_code=204)


@router.post("/{tournament_id}/start", response_model=TournamentOut)
async def start_tournament(
    tournament_id: str,
    services: ServicesDep,
    person: CurrentPerson,
) -> JsonReply:
    """Begin all games of a tournament of one's own."""
    await tournaments.start(services, tournament_id, person)
    return await _reply(services, tournament_id, person)


async def _reply(services: Services, tournament_id: str, person: Person | None) -> JsonReply:
    async with services.database.reading() as session:
        row = await tournaments.known(session, tournament_id)
        facts, games = await _told(session, row, person)
    told: TournamentOut = {**facts, "games": [_game(game) for game in games]}
    return JsonReply(told)


async def _told(
    session: AsyncSession, row: TournamentRow, person: Person | None
) -> tuple[TournamentFacts, list[Header]]:
    """A tournament as somebody sees it, and its games in the order in which they were made."""
    players = await tournaments.players_of(session, row.id)
    made = select(MatchRow).where(MatchRow.tournament == row.id)
    games = await listing.headers(session, made.order_by(MatchRow.created, MatchRow.id))
    creator = await session.get_one(PersonRow, row.creator)
    facts: TournamentFacts = {
        "id": row.id,
        "name": row.name,
        "title": row.title,
        "edition": row.edition,
        "options": row.options,
        "clock": Clock.read(row.clock).shown(now(), {}),
        "rated": row.rated,
        "twice": row.twice,
        "status": _status(row, games),
        "creator": person_of(creator).user(),
        "created": iso(row.created),
        "started": iso(row.started),
        "players": standings(players, games),
        "yours": person is not None and any(player.id == person.id for player in players),
    }
    return facts, games


def _status(row: TournamentRow, games: list[Header]) -> Literal["open", "running", "finished"]:
    if row.started is None:
        return "open"
    going = any(game.row.status == "running" for game in games)
    return "running" if going else "finished"


def _game(game: Header) -> TournamentGameOut:
    return {
        "match": game.row.id,
        "sides": sides(game),
        "status": game.row.status,
        "winner": winner(game),
    }
