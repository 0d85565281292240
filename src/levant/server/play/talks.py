"""Private talks between two roles of a match: nobody else ever hears of them, not even after it."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts import blocks
from levant.server.auth.person import Person
from levant.server.encoding import iso, now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.matches.header import Header, Seat, load_header
from levant.server.messaging.fanout import ChatRead, TalkSaid
from levant.server.play.requests import Asker
from levant.server.play.schemas import ChatOut
from levant.server.services import Services
from levant.server.storage.match_models import TalkReadRow, TalkRow

RECENT = 200
ATTEMPTS = 5


async def say(services: Services, asker: Asker, role: str | None, to: str, text: str) -> ChatOut:
    """Say something to the player of one role alone."""
    match_id, person = asker.match_id, asker.player()
    for _ in range(ATTEMPTS):
        try:
            async with services.database.writing() as session:
                header = await load_header(session, match_id)
                header.check_visible(person, asker.key)
                mine, other = _both(header, person, asker.role_for(role), to)
                if other.human is None:
                    raise Conflict("a bot does not talk", field="to")
                between = _between(mine, other)
                where = (TalkRow.match == match_id, TalkRow.between == between)
                last = await session.scalar(select(func.max(TalkRow.n)).where(*where))
                row = TalkRow(
                    match=match_id, between=between, n=(last or 0) + 1, person=person.id,
                    by=person.name, role=mine.role, text=text, at=now(),
                )  # fmt: skip
                session.add(row)
        except IntegrityError:
            # Both spoke at the same moment.
            continue
        await services.fanout.publish(_news(row, person, mine, other))
        return said(row)
    raise Conflict("everybody talks at once: try again")


def _both(header: Header, person: Person, role: str | None, to: str) -> tuple[Seat, Seat]:
    """Who speaks, and to whom; neither may still change."""
    mine = header.need_seat(person, role)
    other = next((seat for seat in header.seats if seat.role == to), None)
    if other is None or other.person == mine.person:
        roles = [seat.role for seat in header.seats if seat.person != mine.person]
        raise Invalid(sentence("choose one of {roles}", roles=", ".join(roles)), field="to")
    if header.row.started is None:
        raise Conflict("the match has not begun: not all seats are taken")
    return mine, other


def _between(*seats: Seat) -> str:
    return " ".join(seat.role for seat in sorted(seats, key=lambda seat: seat.row.place))


def _news(row: TalkRow, person: Person, *seats: Seat) -> TalkSaid:
    one, other = row.between.split(" ")
    people = tuple(seat.person.id for seat in seats if seat.person is not None)
    return TalkSaid(
        row.match, row.n, row.by, person.id, (one, other), row.role, row.text,
        str(iso(row.at)), people,
    )  # fmt: skip


def said(row: TalkRow) -> ChatOut:
    """A line of a private talk as its two players see it."""
    return {
        "n": row.n, "by": row.by, "room": "private", "text": row.text, "at": iso(row.at),
        "between": row.between.split(" "), "role": row.role,
    }  # fmt: skip


async def mark_read(services: Services, asker: Asker, role: str | None, to: str, n: int) -> None:
    """Remember how far a player has read a talk of his; never less far than before."""
    match_id, person = asker.match_id, asker.player()
    async with services.database.writing() as session:
        header = await load_header(session, match_id)
        header.check_visible(person)
        between = _between(*_both(header, person, asker.role_for(role), to))
        row = await session.get(TalkReadRow, (match_id, between, person.id))
        if row is None:
            session.add(TalkReadRow(match=match_id, between=between, person=person.id, n=n))
        else:
            row.n = max(row.n, n)
    await services.fanout.publish(ChatRead(match_id, person.id))


# What somebody hears


def readable_roles(header: Header, person: Person | None, viewer: int) -> list[str]:
    """The roles whose talks somebody may read: the one he looks as.

    Who has lost his seat to a bot, and looks on, keeps what was said to him.
    """
    if viewer < len(header.seats):
        return [header.seats[viewer].role]
    if person is None:
        return []
    return [s.role for s in header.seats if s.person is not None and s.person.id == person.id]


async def read(
    session: AsyncSession, match_id: str, roles: list[str], person: Person | None
) -> list[ChatOut]:
    """What was said in private by or to some roles, the last of it."""
    if not roles or person is None:
        return []
    query = select(TalkRow).where(TalkRow.match == match_id, blocks.heard(TalkRow.person, person))
    query = query.order_by(TalkRow.at.desc())
    heard = [row for row in await session.scalars(query) if _is_of(row.between, roles)]
    return [said(row) for row in reversed(heard[:RECENT])]


def _is_of(between: str, roles: list[str]) -> bool:
    return any(role in roles for role in between.split(" "))


async def read_up_to(
    session: AsyncSession, match_id: str, person: Person | None, roles: list[str]
) -> dict[str, int]:
    """The number of the last line that somebody has read of each talk, by the other role."""
    if person is None or not roles:
        return {}
    query = select(TalkReadRow).where(
        TalkReadRow.match == match_id, TalkReadRow.person == person.id
    )
    rows = [row for row in await session.scalars(query) if _is_of(row.between, roles)]
    return {other: row.n for row in rows for other in row.between.split(" ") if other not in roles}


async def unread(session: AsyncSession, person: Person, found: list[Header]) -> dict[str, int]:
    """How many lines in private somebody has not read, by match."""
    if not found:
        return {}
    mine = {header.row.id: readable_roles(header, person, len(header.seats)) for header in found}
    marks = await session.scalars(select(TalkReadRow).where(TalkReadRow.person == person.id))
    read_to = {(row.match, row.between): row.n for row in marks}
    query = select(TalkRow.match, TalkRow.between, TalkRow.n).where(
        TalkRow.match.in_(mine), TalkRow.person != person.id, blocks.heard(TalkRow.person, person)
    )
    counts: dict[str, int] = {}
    for match, between, n in await session.execute(query):
        if _is_of(between, mine[match]) and n > read_to.get((match, between), 0):
            counts[match] = counts.get(match, 0) + 1
    return counts
