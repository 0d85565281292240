"""Links by which people get an account: so many of them, for so long, also in a closed club."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth import secret_hashes
from levant.server.encoding import new_id
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, NotFound
from levant.server.settings import Settings
from levant.server.storage.people_models import EntryLinkRow

MOST: Final = 20
"""Links that one person may have at a time."""
MOST_USES: Final = 100
MOST_DAYS: Final = 90


def address(settings: Settings, secret: str) -> str:
    """The link itself. Its secret stands behind the #: it never reaches a server's log."""
    return f"{settings.base_url}/join#{secret}"


async def make(
    session: AsyncSession, person: str | None, label: str, uses: int, days: int, now: datetime
) -> tuple[EntryLinkRow, str]:
    """A new link of a person, or of the host; its secret is told this once."""
    if person is not None and len(await of(session, person, now)) >= MOST:
        raise Conflict(sentence("You have {count} invitation links: delete one first.", count=MOST))
    secret = secret_hashes.new_secret()
    row = EntryLinkRow(
        id=new_id(),
        kept=secret_hashes.kept(secret),
        person=person,
        label=label,
        most=uses,
        used=0,
        created=now,
        expires=now + timedelta(days=days),
    )
    session.add(row)
    await session.flush()
    return row, secret


async def of(session: AsyncSession, person: str, now: datetime) -> list[EntryLinkRow]:
    """The links of a person that have not expired, the newest first."""
    mine = select(EntryLinkRow).where(EntryLinkRow.person == person, EntryLinkRow.expires > now)
    return list(await session.scalars(mine.order_by(EntryLinkRow.created.desc())))


def _dead() -> Conflict:
    """The same for a link that is used up, too old, taken back or made up."""
    return Conflict(
        "That invitation has been used or has expired: ask for a new one.", field="invitation"
    )


async def check(session: AsyncSession, secret: str, now: datetime) -> None:
    """Conflict unless a link would let somebody in now."""
    alive = select(func.count()).where(
        EntryLinkRow.kept == secret_hashes.kept(secret),
        EntryLinkRow.used < EntryLinkRow.most,
        EntryLinkRow.expires > now,
    )
    if not await session.scalar(alive):
        raise _dead()


async def use(session: AsyncSession, secret: str, now: datetime) -> None:
    """Let one in by a link; Conflict when it lets nobody in. Two at once are counted as two."""
    one_more = (
        update(EntryLinkRow)
        .where(
            EntryLinkRow.kept == secret_hashes.kept(secret),
            EntryLinkRow.used < EntryLinkRow.most,
            EntryLinkRow.expires > now,
        )
        .values(used=EntryLinkRow.used + 1)
        .returning(EntryLinkRow.id)
    )
    if await session.scalar(one_more) is None:
        raise _dead()


async def drop(session: AsyncSession, id_: str, person: str | None = None) -> None:
    """Take a link back: of this person, or any."""
    which = EntryLinkRow.id == id_
    if person is not None:
        which &= EntryLinkRow.person == person
    gone = delete(EntryLinkRow).where(which).returning(EntryLinkRow.id)
    if await session.scalar(gone) is None:
        raise NotFound("There is no such invitation link.")


async def drop_all(session: AsyncSession, person: str) -> None:
    """Take back all links of a person."""
    await session.execute(delete(EntryLinkRow).where(EntryLinkRow.person == person))
