"""Tournaments: everybody against everybody, all games at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts import blocks
from levant.server.auth.person import Person, person_of
from levant.server.encoding import new_id, now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Forbidden, Invalid, NotFound
from levant.server.lobby import creation
from levant.server.lobby.requests import ClockChoice, NewMatch, NewTournament
from levant.server.matches.header import Header, Seat
from levant.server.metrics import MATCHES
from levant.server.services import Services
from levant.server.storage.people_models import PersonRow
from levant.server.storage.tournament_models import TournamentPlayerRow, TournamentRow
from levant.server.titles.title_services import TITLES, options_for

FEWEST: Final = 3
MOST: Final = 10
"""Players: of ten each has eighteen games at a time where all meet twice."""
MOST_OPEN: Final = 5
"""Tournaments of one person that have not begun."""


async def make(services: Services, person: Person, wanted: NewTournament) -> str:
    """Open a tournament, its creator the first to play in it; its id."""
    title = TITLES.find(wanted.title)
    edition = wanted.edition or title.editions[0]
    options = options_for(title, edition, wanted.options)
    _check_member(person)
    if len(title.roles_of(edition)) != 2:
        raise Invalid("a tournament is for games of two", field="edition")
    if wanted.clock.kind == "live":
        raise Invalid("all games of a tournament run at a time: take days", field="clock.kind")
    if wanted.clock.kind == "days" and wanted.clock.bank < 1:
        raise Invalid("a clock needs a bank of time", field="clock.bank")
    moment = now()
    row = TournamentRow(
        id=new_id(), name=wanted.name, creator=person.id, title=title.name, edition=edition,
        options=options, clock=creation.stored_clock(wanted.clock), rated=wanted.rated,
        twice=wanted.twice, created=moment,
    )  # fmt: skip
    async with services.database.writing() as session:
        waiting = select(func.count()).where(
            TournamentRow.creator == person.id, TournamentRow.started.is_(None)
        )
        if (await session.scalar(waiting) or 0) >= MOST_OPEN:
            raise Conflict("begin or call off one of your tournaments first")
        session.add(row)
        await session.flush()
        session.add(TournamentPlayerRow(tournament=row.id, person=person.id, joined=moment))
    return row.id


async def join(services: Services, tournament: str, person: Person) -> None:
    """Play in a tournament that has not begun. Twice is once."""
    _check_member(person)
    async with services.database.writing() as session:
        await _open(session, tournament)
        players = await players_of(session, tournament)
        if any(player.id == person.id for player in players):
            return
        if len(players) >= MOST:
            raise Conflict(sentence("a tournament has at most {count} players", count=MOST))
        await blocks.check_may_meet(session, person, players)
        session.add(TournamentPlayerRow(tournament=tournament, person=person.id, joined=now()))


async def leave(services: Services, tournament: str, person: Person) -> None:
    """Leave a tournament that has not begun; when its creator goes it is called off."""
    async with services.database.writing() as session:
        row = await _open(session, tournament)
        player = await session.get(TournamentPlayerRow, (tournament, person.id))
        if player is None:
            raise NotFound("you do not play in this tournament")
        await session.delete(row if row.creator == person.id else player)


async def start(services: Services, tournament: str, person: Person) -> None:
    """Begin all games of a tournament."""
    async with services.database.writing() as session:
        row = await _open(session, tournament)
        if row.creator != person.id:
            raise Forbidden("who made a tournament begins it")
        players = await players_of(session, tournament)
        if len(players) < FEWEST:
            raise Conflict(sentence("a tournament takes {count} players", count=FEWEST))
        row.started = now()
        games = [_game(row, one, other) for one, other in pairings(players, twice=row.twice)]
        for game in games:
            session.add(game.row)
        await session.flush()
        for game in games:
            session.add_all([seat.row for seat in game.seats])
            creation.begin_if_full(game)
    for game in games:
        MATCHES.labels("created").inc()
        await creation.announce_open(services, game)


def pairings(players: Sequence[Person], *, twice: bool) -> list[tuple[Person, Person]]:
    """Who meets whom, the first side first: either both ways, or each as often on either side."""
    if twice:
        return [(a, b) for a in players for b in players if a is not b]
    placed = combinations(enumerate(players), 2)
    return [(a, b) if (i + j) % 2 else (b, a) for (i, a), (j, b) in placed]


async def players_of(session: AsyncSession, tournament: str) -> list[Person]:
    """Who plays in a tournament, in the order in which they came."""
    query = (
        select(PersonRow)
        .join(TournamentPlayerRow, TournamentPlayerRow.person == PersonRow.id)
        .where(TournamentPlayerRow.tournament == tournament)
        .order_by(TournamentPlayerRow.joined, PersonRow.id)
    )
    return [person_of(row) for row in await session.scalars(query)]


async def known(session: AsyncSession, tournament: str) -> TournamentRow:
    """The tournament of that id, or NotFound."""
    row = await session.get(TournamentRow, tournament)
    if row is None:
        raise NotFound("there is no such tournament")
    return row


async def _open(session: AsyncSession, tournament: str) -> TournamentRow:
    """A tournament that others cannot begin meanwhile, or Conflict where it has begun."""
    query = select(TournamentRow).where(TournamentRow.id == tournament).with_for_update()
    row = await session.scalar(query)
    if row is None:
        raise NotFound("there is no such tournament")
    if row.started is not None:
        raise Conflict("the tournament has begun")
    return row


def _check_member(person: Person) -> None:
    if person.kind == "guest":
        raise Conflict("a tournament is for members: make an account")


def _game(row: TournamentRow, *people: Person) -> Header:
    """A match of two players, the seats in the order of the roles."""
    title = TITLES.find(row.title)
    roles = title.roles_of(row.edition)
    clock = row.clock
    wanted = NewMatch(
        rated=row.rated,
        clock=ClockChoice(
            kind=clock["kind"], bank=clock["bank"], increment=clock["increment"],
            on_timeout=clock["on_timeout"],
        ),
    )  # fmt: skip
    match = creation.new_row(
        title, row.edition, dict(row.options), wanted, people[0], None, len(roles)
    )
    match.tournament = row.id
    seats = []
    for place, (role, person) in enumerate(zip(roles, people, strict=True)):
        seat = creation.new_seat(match, place, role, ready=True, open_to="invited")
        seat.person = person.id
        seats.append(Seat(seat, person))
    return Header(match, seats)
