"""What proves that a person is who he was: his password, and in a login the second factor."""

from __future__ import annotations

from fastapi import Request

from levant.server.accounts import account_emails
from levant.server.auth import passwords, second_factor
from levant.server.auth.rate_limits import allow, not_exhausted
from levant.server.encoding import now
from levant.server.errors import Forbidden
from levant.server.services import Services
from levant.server.storage.people_models import PersonRow


async def check_password(
    request: Request, row: PersonRow, password: str | None, field: str
) -> None:
    """Forbidden unless it is this person's password; one who has none needs none."""
    if row.password is None:
        return
    whom = row.folded[:200]
    await not_exhausted(request, "guess", whom)
    right, _ = await passwords.matches(password or "", row.password)
    if not right:
        await allow(request, "guess", whom)
        raise Forbidden("That is not your password.", field=field)


async def check_second_factor(
    request: Request, services: Services, row: PersonRow, code: str | None
) -> None:
    """CodeWanted unless this person's code is given, or he has no second factor.

    In a transaction of its own: a code is used up even if the login fails after it.
    """
    async with services.database.reading() as session:
        if await second_factor.of(session, row.id) is None:
            return
    if code is None:
        raise second_factor.wanted()
    await not_exhausted(request, "code", row.id)
    async with services.database.writing() as session:
        before = await second_factor.codes_left(session, row.id)
        right = await second_factor.take(session, row.id, code, now())
        left = await second_factor.codes_left(session, row.id)
    if not right:
        await allow(request, "code", row.id)
        raise second_factor.wrong()
    if left < before:
        warning = account_emails.warning(services, row, "changed.recovery_used", count=left)
        services.mailer.drop(*warning)
