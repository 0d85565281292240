"""The timekeeper: calls clocks that have run out, and lets unused tables go."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

import structlog
from sqlalchemy import select, update

from levant.server.encoding import now
from levant.server.play.connections import REPEAT
from levant.server.play.endings import call_time
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow

log = structlog.get_logger(__name__)
EVERY: Final = 1.0
MOST: Final = 100


async def keep_time(services: Services) -> None:
    """Look at the clocks every second, for as long as the server runs."""
    beats = 0
    while True:
        await asyncio.sleep(EVERY)
        beats += 1
        try:
            await call_late_clocks(services)
            if beats % int(REPEAT / EVERY) == 0:
                services.table_cache.sweep()
                await services.connections.repeat()
        except Exception:
            # The database may be away for a while; clocks are called when it is back.
            log.exception("timekeeper")


async def call_late_clocks(services: Services) -> int:
    """Call every clock that has run out; how many matches had one."""
    limit = now() - timedelta(seconds=services.settings.clock_grace)
    query = (
        select(MatchRow.id)
        .where(MatchRow.deadline < limit, MatchRow.status == "running")
        .order_by(MatchRow.deadline)
        .limit(MOST)
    )
    async with services.database.reading() as session:
        late = list(await session.scalars(query))
    for match_id in late:
        # Vacations may have begun since the deadline was written.
        services.table_cache.forget(match_id)
        await call_time(services, match_id)
        await _move_deadline(services, match_id)
    return len(late)


async def _move_deadline(services: Services, match_id: str) -> None:
    """Write the deadline anew where a vacation has moved it."""
    async with services.table_cache.open(match_id, fresh=True) as (header, _):
        row = header.row
        moved = header.clock.next_deadline(header.vacations)
        if row.status != "running" or moved == row.deadline:
            return
        async with services.database.writing() as session:
            await session.execute(
                update(MatchRow)
                .where(MatchRow.id == match_id, MatchRow.plies == row.plies)
                .values(deadline=moved)
            )
        row.deadline = moved
