"""Passkeys (WebAuthn): a login by what a device holds, bound to this server's address."""

from __future__ import annotations

from datetime import datetime, timedelta
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.encoding import new_id
from levant.server.errors import Conflict, NotFound, Problem
from levant.server.settings import Settings
from levant.server.storage.people_models import ChallengeRow, PasskeyRow, PersonRow

PATIENCE: Final = timedelta(minutes=5)
MOST: Final = 20


class Unproven(Problem):
    """A passkey that does not prove what it should."""

    status, code = 401, "unauthenticated"


def available(settings: Settings) -> bool:
    """Browsers want https, or localhost, and a name instead of a number."""
    host = urlsplit(settings.base_url).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return settings.secure or host == "localhost"
    return False


def host_of(settings: Settings) -> str:
    """The name to which passkeys are bound; Conflict where there can be none."""
    if not available(settings):
        raise Conflict("Passkeys need an https address with a name, or localhost.")
    return urlsplit(settings.base_url).hostname or ""


async def keep_challenge(
    session: AsyncSession, purpose: str, person: str | None, challenge: bytes, now: datetime
) -> str:
    """Remember what was asked, for whom and what for; its id."""
    await session.execute(delete(ChallengeRow).where(ChallengeRow.expires < now))
    row = ChallengeRow(
        id=new_id(), challenge=challenge, purpose=purpose, person=person, expires=now + PATIENCE
    )
    session.add(row)
    await session.flush()
    return row.id


async def take_challenge(
    session: AsyncSession, id_: str, purpose: str, person: str | None, now: datetime
) -> bytes:
    """The challenge, which is thereby used up; Conflict when it is not there for this."""
    row = await session.get(ChallengeRow, id_)
    if row is None or row.purpose != purpose or row.person != person or row.expires < now:
        raise Conflict("That challenge has been answered or has expired.", field="challenge_id")
    await session.execute(delete(ChallengeRow).where(ChallengeRow.id == id_))
    return row.challenge


async def of(session: AsyncSession, person: str) -> list[PasskeyRow]:
    """The passkeys of a person, the oldest first."""
    mine = select(PasskeyRow).where(PasskeyRow.person == person).order_by(PasskeyRow.created)
    return list(await session.scalars(mine))


async def drop(session: AsyncSession, person: PersonRow, id_: str) -> None:
    """Delete a passkey, unless nothing else would let its person in."""
    mine = await of(session, person.id)
    if all(row.id != id_ for row in mine):
        raise NotFound("There is no such passkey.")
    if len(mine) == 1 and person.kind == "member" and person.password is None:
        raise Conflict("This is your only way in: set a password first.")
    await session.execute(delete(PasskeyRow).where(PasskeyRow.id == id_))
