"""E-mails about an account: is this address yours, choose a password, something changed."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts.me import preferences_of
from levant.server.auth import email_links
from levant.server.encoding import now
from levant.server.mail.emails import Email, EmailWriter
from levant.server.mail.mailer import Envelope
from levant.server.services import Services
from levant.server.storage.people_models import PersonRow


def _letter(
    services: Services, row: PersonRow, key: str, body: str, link: str, **facts: int
) -> Email:
    told: dict[str, str | int] = {
        "name": row.name, "server": services.settings.name, "link": link, **facts,
    }  # fmt: skip
    return EmailWriter(preferences_of(row).language).email(key, body, told)


async def confirmation(
    session: AsyncSession, services: Services, row: PersonRow, email: str
) -> Envelope:
    """Give a person an address; the letter that asks there whether it is his."""
    row.email, row.email_confirmed = email.casefold(), False
    await email_links.void(session, row.id, "confirm", "reset", "unsubscribe")
    token = await email_links.make(session, row, "confirm", now())
    link = f"{services.settings.base_url}/confirm#{token}"
    letter = _letter(
        services, row, "confirm", "confirm.body", link, hours=email_links.HOURS["confirm"]
    )
    return letter, row.email


async def reset(session: AsyncSession, services: Services, row: PersonRow) -> Envelope:
    """The letter with a link to choose a new password."""
    assert row.email is not None
    token = await email_links.make(session, row, "reset", now())
    link = f"{services.settings.base_url}/reset#{token}"
    letter = _letter(services, row, "reset", "reset.body", link, hours=email_links.HOURS["reset"])
    return letter, row.email


def warning(services: Services, row: PersonRow, body: str, **facts: int) -> list[Envelope]:
    """The letter to a confirmed address that the account has changed."""
    if not row.email or not row.email_confirmed:
        return []
    link = f"{services.settings.base_url}/login"
    return [(_letter(services, row, "changed", body, link, **facts), row.email)]
