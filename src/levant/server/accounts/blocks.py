"""Whom a person has blocked: they neither play with each other nor hear each other.

Who is blocked is not told so: he is refused in the words for whoever cannot be had. Every function
works in the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from levant.server.accounts import friends
from levant.server.auth.person import Person, person_of
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.storage.people_models import BlockRow, PersonRow

MOST: Final = 500
"""People whom one person may have blocked at a time."""


async def add(session: AsyncSession, person: str, other: str, now: datetime) -> None:
    """Block somebody; nobody's friend any more. Twice is once."""
    if person == other:
        raise Invalid("You cannot block yourself.", field="name")
    if await session.get(BlockRow, (person, other)) is not None:
        return
    mine = select(func.count()).where(BlockRow.person == person)
    if (await session.scalar(mine) or 0) >= MOST:
        raise Conflict(sentence("You have blocked {count} people: let one go first.", count=MOST))
    session.add(BlockRow(person=person, blocked=other, since=now))
    await friends.drop(session, person, other)
    await friends.drop(session, other, person)


async def drop(session: AsyncSession, person: str, other: str) -> None:
    """Block somebody no longer."""
    gone = delete(BlockRow).where(BlockRow.person == person, BlockRow.blocked == other)
    await session.execute(gone)


async def of(session: AsyncSession, person: str) -> list[Person]:
    """Whom a person has blocked, by name."""
    his = (
        select(PersonRow)
        .join(BlockRow, BlockRow.blocked == PersonRow.id)
        .where(BlockRow.person == person)
        .order_by(PersonRow.folded)
    )
    return [person_of(row) for row in await session.scalars(his)]


def unheard(person: str) -> Select[str]:
    """The ids of those whom a person has blocked, as a query."""
    return select(BlockRow.blocked).where(BlockRow.person == person)


def heard(by: InstrumentedAttribute[str | None], reader: Person) -> ColumnElement[bool]:
    """Whether a line by somebody is told to a reader: not where he has blocked who said it."""
    return by.is_(None) | by.not_in(unheard(reader.id))


def apart(column: InstrumentedAttribute[str | None], person: Person) -> ColumnElement[bool]:
    """Whether somebody is blocked by a person, or has blocked him."""
    who_blocked = select(BlockRow.person).where(BlockRow.blocked == person.id)
    return column.in_(unheard(person.id)) | column.in_(who_blocked)


async def check_may_meet(
    session: AsyncSession, person: Person, others: Collection[Person], *, field: str | None = None
) -> None:
    """Conflict where one of some people has blocked another with whom he would play."""
    names = {other.id: other.name for other in others}
    pairs = select(BlockRow.person, BlockRow.blocked).where(
        ((BlockRow.person == person.id) & BlockRow.blocked.in_(names))
        | ((BlockRow.blocked == person.id) & BlockRow.person.in_(names))
    )
    found = sorted((who == person.id, who, whom) for who, whom in await session.execute(pairs))
    if not found:
        return
    mine, who, whom = found[-1]
    if mine:
        raise Conflict(sentence("You have blocked {name}.", name=names[whom]), field=field)
    raise Conflict(sentence("{name} does not play with you.", name=names[who]), field=field)
