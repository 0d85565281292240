"""Letters about an account: is this address yours, choose a password, something changed."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.notices.letters import Letter, Pen
from levant.server.notices.post import Envelope
from levant.server.parts import Parts
from levant.server.people import links
from levant.server.people.mine import preferences_of
from levant.server.storage.people_models import PersonRow
from levant.server.wire import now


def _letter(own: Parts, row: PersonRow, key: str, body: str, link: str, hours: int = 0) -> Letter:
    return Pen(preferences_of(row).language).letter(
        key,
        body,
        {"name": row.name, "server": own.settings.name, "link": link, "hours": hours},
    )


async def confirmation(session: AsyncSession, own: Parts, row: PersonRow, email: str) -> Envelope:
    """Give a person an address; the letter that asks there whether it is his."""
    row.email, row.email_confirmed = email.casefold(), False
    await links.void(session, row.id, "confirm", "reset", "unsubscribe")
    token = await links.make(session, row, "confirm", now())
    link = f"{own.settings.base_url}/confirm#{token}"
    letter = _letter(own, row, "confirm", "confirm.body", link, links.HOURS["confirm"])
    return letter, row.email


async def reset(session: AsyncSession, own: Parts, row: PersonRow) -> Envelope:
    """The letter with a link to choose a new password."""
    assert row.email is not None
    token = await links.make(session, row, "reset", now())
    link = f"{own.settings.base_url}/reset#{token}"
    letter = _letter(own, row, "reset", "reset.body", link, links.HOURS["reset"])
    return letter, row.email


def warning(own: Parts, row: PersonRow, body: str) -> list[Envelope]:
    """The letter to a confirmed address that the account has changed."""
    if not row.email or not row.email_confirmed:
        return []
    link = f"{own.settings.base_url}/login"
    return [(_letter(own, row, "changed", body, link), row.email)]
