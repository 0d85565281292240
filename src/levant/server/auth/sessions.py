"""Logins: a random cookie in the browser, its hash and its end on the server."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from levant.server.auth import secret_hashes
from levant.server.errors import NotFound
from levant.server.storage.people_models import PersonRow, SessionRow

LONGEST_AGENT: Final = 200
RENEWED_AFTER: Final = timedelta(minutes=3)
"""A login that is used lives on, and its person is here; written not oftener than this."""


def agent_of(connection: HTTPConnection) -> str | None:
    """What a browser calls itself; anybody can say anything, so it is only shown."""
    return connection.headers.get("user-agent", "")[:LONGEST_AGENT] or None


async def open_for(
    session: AsyncSession, person: str, days: int, now: datetime, agent: str | None = None
) -> str:
    """A new login of a person: the secret for his cookie."""
    cookie = secret_hashes.new_secret()
    row = SessionRow(
        kept=secret_hashes.kept(cookie),
        person=person,
        created=now,
        seen=now,
        expires=now + timedelta(days=days),
        agent=agent,
    )
    session.add(row)
    await session.flush()
    return cookie


async def find(
    session: AsyncSession, kept: str, now: datetime
) -> tuple[SessionRow, PersonRow] | None:
    """The login with that hash and its person, unless it has ended."""
    both = (
        select(SessionRow, PersonRow)
        .join(PersonRow, PersonRow.id == SessionRow.person)
        .where(SessionRow.kept == kept, SessionRow.expires > now)
    )
    found = (await session.execute(both)).one_or_none()
    return None if found is None else (found[0], found[1])


async def renew(session: AsyncSession, kept: str, person: str, days: int, now: datetime) -> None:
    """Push the end of a login away, because it is used."""
    change = update(SessionRow).where(SessionRow.kept == kept)
    await session.execute(change.values(seen=now, expires=now + timedelta(days=days)))
    await session.execute(update(PersonRow).where(PersonRow.id == person).values(seen=now))


def public_id(kept: str) -> str:
    """By what a login is named to its person: a part of a hash, from which nobody gets in."""
    return kept[:16]


async def of(session: AsyncSession, person: str, now: datetime) -> list[SessionRow]:
    """The logins of a person that have not ended, the one used last first."""
    mine = select(SessionRow).where(SessionRow.person == person, SessionRow.expires > now)
    return list(await session.scalars(mine.order_by(SessionRow.seen.desc(), SessionRow.kept)))


async def close_one(session: AsyncSession, person: str, id_: str) -> str:
    """End one of his logins; its hash, so that it is forgotten everywhere."""
    mine = await session.scalars(select(SessionRow.kept).where(SessionRow.person == person))
    for kept in mine:
        if public_id(kept) == id_:
            await close(session, kept)
            return kept
    raise NotFound("There is no such login.")


async def close(session: AsyncSession, kept: str) -> None:
    """Log out."""
    await session.execute(delete(SessionRow).where(SessionRow.kept == kept))


async def close_all(session: AsyncSession, person: str, but: str | None = None) -> list[str]:
    """Log a person out everywhere, except where he is now; which logins ended."""
    mine = SessionRow.person == person
    others = mine if but is None else mine & (SessionRow.kept != but)
    ended = list(await session.scalars(select(SessionRow.kept).where(others)))
    await session.execute(delete(SessionRow).where(others))
    return ended
