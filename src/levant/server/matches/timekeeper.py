"""The timekeeper: calls clocks that have run out, and lets unused tables go."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

import structlog
from sqlalchemy import select, update

from levant.server.parts import Parts
from levant.server.play.ending import call_time
from levant.server.play.hub import REPEAT, hub
from levant.server.play.tables import tables
from levant.server.storage.match_models import MatchRow
from levant.server.wire import now

log = structlog.get_logger(__name__)
EVERY: Final = 1.0
MOST: Final = 100


async def keep_time(own: Parts) -> None:
    """Look at the clocks every second, for as long as the server runs."""
    beats = 0
    while True:
        await asyncio.sleep(EVERY)
        beats += 1
        try:
            await call_all(own)
            if beats % int(REPEAT / EVERY) == 0:
                tables(own).sweep()
                await hub(own).repeat()
        except Exception:
            # The database may be away for a while; clocks are called when it is back.
            log.exception("timekeeper")


async def call_all(own: Parts) -> int:
    """Call every clock that has run out; how many matches had one."""
    limit = now() - timedelta(seconds=own.settings.clock_grace)
    query = (
        select(MatchRow.id)
        .where(MatchRow.deadline < limit, MatchRow.status == "running")
        .order_by(MatchRow.deadline)
        .limit(MOST)
    )
    async with own.database.reading() as session:
        late = list(await session.scalars(query))
    for match_id in late:
        # Vacations may have begun since the deadline was written.
        tables(own).forget(match_id)
        await call_time(own, match_id)
        await _put_off(own, match_id)
    return len(late)


async def _put_off(own: Parts, match_id: str) -> None:
    """Write the deadline anew where a vacation has moved it."""
    async with tables(own).open(match_id, fresh=True) as (header, _):
        row = header.row
        moved = header.clock.next_deadline(header.vacations)
        if row.status != "running" or moved == row.deadline:
            return
        async with own.database.writing() as session:
            await session.execute(
                update(MatchRow)
                .where(MatchRow.id == match_id, MatchRow.plies == row.plies)
                .values(deadline=moved)
            )
        row.deadline = moved
