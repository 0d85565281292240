"""Reports to the host: what somebody tells of another's conduct."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.encoding import new_id
from levant.server.errors import Invalid
from levant.server.storage.people_models import ReportRow

Reason = Literal["insults", "cheating", "stalling", "name", "other"]


async def make(
    session: AsyncSession,
    reporter: str,
    about: str,
    reason: Reason,
    text: str,
    match: str | None,
    now: datetime,
) -> None:
    """Keep a report, in the caller's transaction."""
    if reporter == about:
        raise Invalid("You cannot report yourself.", field="name")
    row = ReportRow(
        id=new_id(), about=about, reporter=reporter, match=match, reason=reason, text=text,
        created=now,
    )  # fmt: skip
    session.add(row)
