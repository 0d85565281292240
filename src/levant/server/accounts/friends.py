"""A person's list of friends. Every function works in the caller's transaction.

Anybody may be put on a list; that he is here is told only to who is on his list as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from levant.server.auth.person import Person, person_of
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.storage.people_models import FriendRow, PersonRow

MOST: Final = 200
"""Friends that one person may have."""


@dataclass(frozen=True)
class Friend:
    """Somebody on a list of friends."""

    person: Person
    mutual: bool
    """Whether each has the other on his list."""
    seen: datetime


async def add(session: AsyncSession, person: str, other: str, now: datetime) -> None:
    """Put somebody on a person's list. Twice is once."""
    if person == other:
        raise Invalid("You are your own friend already.", field="name")
    if await session.get(FriendRow, (person, other)) is not None:
        return
    mine = select(func.count()).where(FriendRow.person == person)
    if (await session.scalar(mine) or 0) >= MOST:
        raise Conflict(sentence("You have {count} friends: remove one first.", count=MOST))
    session.add(FriendRow(person=person, friend=other, since=now))


async def drop(session: AsyncSession, person: str, other: str) -> None:
    """Take somebody off a person's list."""
    gone = delete(FriendRow).where(FriendRow.person == person, FriendRow.friend == other)
    await session.execute(gone)


async def of(session: AsyncSession, person: str) -> list[Friend]:
    """The friends of a person, by name."""
    back = aliased(FriendRow)
    his = (
        select(PersonRow, back.since)
        .join(FriendRow, FriendRow.friend == PersonRow.id)
        .outerjoin(back, and_(back.person == FriendRow.friend, back.friend == FriendRow.person))
        .where(FriendRow.person == person)
        .order_by(PersonRow.folded)
    )
    return [
        Friend(person_of(row), since is not None, row.seen)
        for row, since in await session.execute(his)
    ]
