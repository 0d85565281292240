"""What waits to be told, kept in the database until it is told or no longer true."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.encoding import new_id
from levant.server.storage.people_models import NoticeRow, PersonRow, SubscriptionRow

WAIT: Final = {
    "your_turn": timedelta(minutes=3),
    "invited": timedelta(minutes=1),
    "declined": timedelta(minutes=1),
    "offered": timedelta(minutes=1),
    "finished": timedelta(minutes=1),
}
"""How long to wait whether somebody comes by himself."""
IN_HAND: Final = timedelta(minutes=5)
"""How long a process that took a notice is left alone with it."""
AT_ONCE: Final = 100


async def put(
    session: AsyncSession,
    people: Iterable[str],
    match_id: str,
    kind: str,
    facts: Mapping[str, str],
    now: datetime,
) -> None:
    """Have people told of something, in place of what they were to be told of it before."""
    for person in people:
        await session.execute(
            delete(NoticeRow).where(
                NoticeRow.person == person, NoticeRow.match == match_id, NoticeRow.kind == kind
            )
        )
        session.add(
            NoticeRow(
                id=new_id(),
                person=person,
                match=match_id,
                kind=kind,
                facts={**facts},
                created=now,
                due=now + WAIT[kind],
                sent=[],
                attempts=0,
                reminders=0,
            )
        )
    await session.flush()


async def due(session: AsyncSession, now: datetime) -> list[str]:
    """The notices whose time has come."""
    waiting = select(NoticeRow.id).where(NoticeRow.due <= now).order_by(NoticeRow.due)
    return list(await session.scalars(waiting.limit(AT_ONCE)))


async def take(session: AsyncSession, id_: str, now: datetime) -> NoticeRow | None:
    """Take a notice in hand, unless another process has it."""
    free = update(NoticeRow).where(NoticeRow.id == id_, NoticeRow.due <= now)
    taken = await session.execute(free.values(due=now + IN_HAND).returning(NoticeRow.id))
    if taken.scalar_one_or_none() is None:
        return None
    return await session.get(NoticeRow, id_, populate_existing=True)


async def drop(session: AsyncSession, id_: str) -> None:
    """Forget a notice."""
    await session.execute(delete(NoticeRow).where(NoticeRow.id == id_))


async def reachable(session: AsyncSession, people: Iterable[str]) -> set[str]:
    """Those of whom there is an address, a browser or a webhook."""
    ids = set(people)
    browsers = select(SubscriptionRow.person).where(SubscriptionRow.person.in_(ids))
    found = set(await session.scalars(browsers))
    rows = select(PersonRow.id, PersonRow.email_confirmed, PersonRow.preferences)
    for id_, confirmed, preferences in await session.execute(rows.where(PersonRow.id.in_(ids))):
        notices = preferences.get("notices")
        hook = notices.get("webhook_url") if isinstance(notices, dict) else None
        if confirmed or hook:
            found.add(id_)
    return found


async def browsers(session: AsyncSession, person: str) -> int:
    """How many browsers of a person take push messages."""
    mine = select(func.count()).select_from(SubscriptionRow)
    return await session.scalar(mine.where(SubscriptionRow.person == person)) or 0
