"""All routes of people, and the housekeeping behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final

import structlog
from fastapi import APIRouter
from sqlalchemy import delete, exists, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.cancellation import cancel_until_done
from levant.server.encoding import now
from levant.server.lobby.player_updates import refresh_with
from levant.server.people import (
    account_routes,
    email_link_routes,
    entry_link_routes,
    friend_routes,
    passkey_routes,
    profile_routes,
    second_factor_routes,
    session_routes,
    settings_routes,
)
from levant.server.services import Services
from levant.server.storage.match_models import ActionRow, ChatRow, MatchRow, SeatRow
from levant.server.storage.people_models import (
    ChallengeRow,
    EntryLinkRow,
    LinkRow,
    PersonRow,
    SessionRow,
)

log = structlog.get_logger(__name__)
SOON: Final = timedelta(minutes=1)
EVERY: Final = timedelta(hours=6)
GUEST_STAYS: Final = timedelta(days=30)
"""A guest who never sat down is forgotten after so long away."""

router = APIRouter()
for part in (
    account_routes, settings_routes, passkey_routes, email_link_routes, profile_routes,
    session_routes, entry_link_routes, second_factor_routes, friend_routes,
):  # fmt: skip
    router.include_router(part.router)


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """Hear of logins that end in other processes; sweep up what has expired."""
    refresh_with(services)
    housekeeping = services.spawn(_sweep_regularly(services))
    try:
        yield
    finally:
        # Waited for: the database must not close under it.
        await cancel_until_done(housekeeping)
        await services.rate_limits.close()


async def _sweep_regularly(services: Services) -> None:
    await asyncio.sleep(SOON.total_seconds())
    while True:
        try:
            async with services.database.writing() as session:
                await sweep(session, now())
        except (SQLAlchemyError, OSError) as error:
            log.warning("sweep", error=type(error).__name__)
        await asyncio.sleep(EVERY.total_seconds())


async def sweep(session: AsyncSession, moment: datetime) -> None:
    """Delete what has expired, and guests who came once and did nothing."""
    for table in (SessionRow, LinkRow, ChallengeRow, EntryLinkRow):
        await session.execute(delete(table).where(table.expires < moment))
    did_nothing = [
        ~exists().where(column == PersonRow.id)
        for column in (SeatRow.person, MatchRow.creator, ChatRow.person, ActionRow.person)
    ]
    idle = select(PersonRow.id).where(
        PersonRow.kind == "guest", PersonRow.seen < moment - GUEST_STAYS, *did_nothing
    )
    await session.execute(delete(PersonRow).where(PersonRow.id.in_(idle)))
