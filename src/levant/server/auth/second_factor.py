"""The second step of a login: a code of an authenticator app (TOTP), or a recovery code."""

from __future__ import annotations

import hmac
import secrets
from datetime import datetime
from typing import Final

from pyotp import random_base32
from pyotp.totp import TOTP
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth import secret_hashes
from levant.server.errors import Conflict, Problem
from levant.server.settings import Settings
from levant.server.storage.people_models import PersonRow, RecoveryCodeRow, SecondFactorRow

PERIOD: Final = 30
SKEW: Final = 1
"""Steps by which a clock may be wrong, either way."""
CODES: Final = 10
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of recovery codes: none that looks like another."""
_GROUPS: Final = 4


class CodeWanted(Problem):
    """The password is right; what is missing is the second factor."""

    status, code = 401, "second_factor"


def wanted() -> CodeWanted:
    """Asked for when a login brought no code."""
    return CodeWanted(
        "Enter the code that your authenticator app shows, or a recovery code.", field="code"
    )


def wrong() -> CodeWanted:
    """The same for a code that is wrong, too old, or was taken before."""
    return CodeWanted("That code is wrong or has been used.", field="code")


async def of(session: AsyncSession, person: str) -> SecondFactorRow | None:
    """The second factor of a person, if it is switched on."""
    row = await session.get(SecondFactorRow, person)
    return row if row is not None and row.confirmed is not None else None


async def codes_left(session: AsyncSession, person: str) -> int:
    """How many recovery codes a person has."""
    mine = select(func.count()).where(RecoveryCodeRow.person == person)
    return await session.scalar(mine) or 0


async def begin(session: AsyncSession, person: PersonRow) -> str:
    """A new secret for an app, which has yet to show that it has it."""
    if person.password is None:
        raise Conflict("A second factor needs a first: set a password.")
    if await of(session, person.id) is not None:
        raise Conflict("The second factor is switched on already.")
    secret = random_base32()
    await session.merge(SecondFactorRow(person=person.id, secret=secret, confirmed=None, step=0))
    return secret


def app_address(settings: Settings, name: str, secret: str) -> str:
    """What a QR code tells the app."""
    return TOTP(secret).provisioning_uri(name=name, issuer_name=settings.name)


async def confirm(session: AsyncSession, person: str, code: str, now: datetime) -> list[str]:
    """Switch the second factor on, by a first code of the app; the recovery codes."""
    row = await session.get(SecondFactorRow, person)
    if row is None or row.confirmed is not None:
        raise Conflict("There is no second factor to confirm: begin anew.")
    if not await _take_code(session, row, code, now):
        raise wrong()
    row.confirmed = now
    return await new_codes(session, person)


async def new_codes(session: AsyncSession, person: str) -> list[str]:
    """Recovery codes in place of all there were; only their hashes stay here."""
    await session.execute(delete(RecoveryCodeRow).where(RecoveryCodeRow.person == person))
    codes = [_new_code() for _ in range(CODES)]
    session.add_all(RecoveryCodeRow(kept=_kept(person, code), person=person) for code in codes)
    await session.flush()
    return codes


async def take(session: AsyncSession, person: str, code: str, now: datetime) -> bool:
    """Use up a code of the app or a recovery code; whether it was one."""
    row = await of(session, person)
    if row is None:
        return False
    return await _take_code(session, row, code, now) or await _take_recovery(session, person, code)


async def _take_code(session: AsyncSession, row: SecondFactorRow, code: str, now: datetime) -> bool:
    step = _step_of(row.secret, code, now)
    if step is None:
        return False
    # By the database: of two who bring one code in the same moment, one comes too late.
    newer = (
        update(SecondFactorRow)
        .where(SecondFactorRow.person == row.person, SecondFactorRow.step < step)
        .values(step=step)
        .returning(SecondFactorRow.person)
    )
    return await session.scalar(newer) is not None


def _step_of(secret: str, code: str, now: datetime) -> int | None:
    """The time step whose code this is, of those that may be meant."""
    given = "".join(code.split())
    if len(given) != 6 or not given.isascii() or not given.isdigit():
        return None
    here = int(now.timestamp()) // PERIOD
    app = TOTP(secret)
    found = None
    for step in range(here - SKEW, here + SKEW + 1):
        if hmac.compare_digest(app.at(step * PERIOD), given):
            found = step
    return found


async def _take_recovery(session: AsyncSession, person: str, code: str) -> bool:
    mine = delete(RecoveryCodeRow).where(RecoveryCodeRow.kept == _kept(person, code))
    return await session.scalar(mine.returning(RecoveryCodeRow.person)) is not None


def _new_code() -> str:
    letters = "".join(secrets.choice(_LETTERS) for _ in range(4 * _GROUPS))
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def _kept(person: str, code: str) -> str:
    """What is kept of a code of 80 bits; nobody is asked for hyphens and capitals."""
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return secret_hashes.kept(f"{person} {bare}")


async def drop(session: AsyncSession, person: str) -> bool:
    """Switch a second factor off, with its recovery codes; whether there was one."""
    there = await of(session, person) is not None
    for table in (SecondFactorRow, RecoveryCodeRow):
        await session.execute(delete(table).where(table.person == person))
    return there
