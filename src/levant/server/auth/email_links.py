"""Secret links in e-mails: good for one purpose, one address, a while."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth import secret_hashes
from levant.server.storage.people_models import LinkRow, PersonRow

HOURS: Final = {"confirm": 72, "reset": 2, "unsubscribe": 24 * 365}


async def make(session: AsyncSession, person: PersonRow, purpose: str, now: datetime) -> str:
    """A new link to the address that the person has now; older ones of its kind end."""
    assert person.email is not None
    if purpose != "unsubscribe":
        await void(session, person.id, purpose)
    token = secret_hashes.new_secret()
    row = LinkRow(
        kept=secret_hashes.kept(token),
        person=person.id,
        purpose=purpose,
        email=person.email,
        expires=now + timedelta(hours=HOURS[purpose]),
    )
    session.add(row)
    await session.flush()
    return token


async def find(
    session: AsyncSession, token: str, purpose: str, now: datetime
) -> tuple[LinkRow, PersonRow] | None:
    """The link and its person, while it holds and his address is still the same."""
    both = (
        select(LinkRow, PersonRow)
        .join(PersonRow, PersonRow.id == LinkRow.person)
        .where(
            LinkRow.kept == secret_hashes.kept(token),
            LinkRow.purpose == purpose,
            LinkRow.expires > now,
            LinkRow.email == PersonRow.email,
        )
    )
    found = (await session.execute(both)).one_or_none()
    return None if found is None else (found[0], found[1])


async def void(session: AsyncSession, person: str, *purposes: str) -> None:
    """End the links of a person for these purposes."""
    await session.execute(
        delete(LinkRow).where(LinkRow.person == person, LinkRow.purpose.in_(purposes))
    )
