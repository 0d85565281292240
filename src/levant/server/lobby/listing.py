"""Lists of matches: mine, open, running, finished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from sqlalchemy import ColumnElement, Select, and_, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from levant.server.accounts import blocks
from levant.server.auth.names import folded
from levant.server.auth.person import Person
from levant.server.errors import Unauthenticated
from levant.server.matches.header import Header, load_seats
from levant.server.play import talks
from levant.server.services import Services
from levant.server.storage.match_models import ChatReadRow, ChatRow, MatchRow, SeatRow
from levant.server.storage.people_models import PersonRow

PAGE: Final = 20
Which = Literal["mine", "open", "running", "finished"]
# When a match that is played last changed would tell of what is done in it in secret.
LATEST: Final[Mapping[Which, InstrumentedAttribute[datetime | None]]] = {
    "mine": MatchRow.created,
    "open": MatchRow.changed,
    "running": MatchRow.started,
    "finished": MatchRow.changed,
}
"""By what each list is ordered, the latest first."""


@dataclass(frozen=True)
class MatchFilter:
    """What somebody looks for."""

    which: Which
    title: str | None = None
    edition: str | None = None
    player: str | None = None
    page: int = 1


async def find(
    services: Services, person: Person | None, sought: MatchFilter
) -> tuple[list[Header], int]:
    """One page of the matches that somebody may see, and how many there are."""
    if sought.which == "mine":
        if person is None:
            raise Unauthenticated("log in to have matches of your own")
        found = await mine(services, person, sought)
        start = (sought.page - 1) * PAGE
        return found[start : start + PAGE], len(found)
    query = _filtered(select(MatchRow), sought).where(MatchRow.status == sought.which)
    if sought.which == "finished" and person is not None and _is(person, sought.player):
        query = query.where(_seated(person.id))
    else:
        query = query.where(MatchRow.visibility == "public")
        if sought.which == "open":
            query = query.where(_has_room())
            if person is not None:
                query = query.where(~_has_apart(person))
    async with services.database.reading() as session:
        total = await session.scalar(select(func.count()).select_from(query.subquery())) or 0
        paged = query.order_by(LATEST[sought.which].desc(), MatchRow.id)
        paged = paged.limit(PAGE).offset((sought.page - 1) * PAGE)
        return await headers(session, paged), total


async def mine(
    services: Services, person: Person, sought: MatchFilter | None = None
) -> list[Header]:
    """Somebody's open and running matches: to move first, then invitations, then the others."""
    query = select(MatchRow).where(MatchRow.status.in_(("open", "running")), _seated(person.id))
    query = _filtered(query, sought or MatchFilter("mine"))
    query = query.order_by(LATEST["mine"].desc(), MatchRow.id)
    async with services.database.reading() as session:
        found = await headers(session, query)
    return sorted(found, key=lambda header: _urgency(header, person))


def to_move(found: list[Header], person: Person) -> int:
    """How many of somebody's matches wait for him."""
    return sum(person.id in header.due_people for header in found)


def invitations(found: list[Header], person: Person) -> int:
    """To how many of these matches somebody is invited and has not answered."""
    return sum(_is_invited(header, person) for header in found)


async def unread(services: Services, person: Person | None, found: list[Header]) -> dict[str, int]:
    """How many lines of others somebody has not read, of those matches that have any."""
    played = [header.row.id for header in found if header.took_part(person)]
    if person is None or not played:
        return {}
    read = and_(ChatReadRow.match == ChatRow.match, ChatReadRow.person == person.id)
    query = (
        select(ChatRow.match, func.count())
        .outerjoin(ChatReadRow, read)
        .where(
            ChatRow.match.in_(played),
            ChatRow.room == "players",
            ChatRow.person != person.id,
            blocks.heard(ChatRow.person, person),
            ChatRow.n > func.coalesce(ChatReadRow.n, 0),
        )
        .group_by(ChatRow.match)
    )
    async with services.database.reading() as session:
        counts = {row[0]: row[1] for row in await session.execute(query)}
        whispered = await talks.unread(
            session, person, [header for header in found if header.row.id in played]
        )
    return {match: counts.get(match, 0) + whispered.get(match, 0) for match in counts | whispered}


def _is_invited(header: Header, person: Person) -> bool:
    return header.row.status == "open" and any(
        not seat.row.ready for seat in header.seats_of(person)
    )


def _urgency(header: Header, person: Person) -> int:
    if person.id in header.due_people:
        return 0
    return 1 if _is_invited(header, person) else 2


def _is(person: Person, name: str | None) -> bool:
    return name is not None and folded(name) == folded(person.name)


def _seated(person_id: str) -> ColumnElement[bool]:
    return MatchRow.id.in_(select(SeatRow.match).where(SeatRow.person == person_id))


def _has_apart(person: Person) -> ColumnElement[bool]:
    """Whether somebody has a seat who is blocked by a person, or has blocked him."""
    return MatchRow.id.in_(select(SeatRow.match).where(blocks.apart(SeatRow.person, person)))


def _has_room() -> ColumnElement[bool]:
    """Whether a seat waits for anybody, not for a guest by name or by link."""
    free = SeatRow.person.is_(None) & SeatRow.bot.is_(None) & (SeatRow.open_to == "anyone")
    return MatchRow.id.in_(select(SeatRow.match).where(free))


def _filtered(query: Select[MatchRow], sought: MatchFilter) -> Select[MatchRow]:
    if sought.title is not None:
        query = query.where(MatchRow.title == sought.title)
    if sought.edition is not None:
        query = query.where(MatchRow.edition == sought.edition)
    if sought.player is not None:
        seats = (
            select(SeatRow.match)
            .join(PersonRow, PersonRow.id == SeatRow.person)
            .where(PersonRow.folded == folded(sought.player))
        )
        query = query.where(MatchRow.id.in_(seats))
    return query


async def headers(session: AsyncSession, query: Select[MatchRow]) -> list[Header]:
    """The matches of a query, with their seats."""
    rows = list(await session.scalars(query))
    seats = await load_seats(session, [row.id for row in rows])
    return [Header(row, seats[row.id]) for row in rows]
