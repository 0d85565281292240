"""The tables of this process: loaded when somebody comes, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, cast

from sqlalchemy import select

from levant.server.errors import Problem
from levant.server.matches.header import Header
from levant.server.memory import give_back
from levant.server.metrics import LOADS, TABLES
from levant.server.parts import Parts
from levant.server.play import ledger
from levant.server.play.table import Table
from levant.server.storage.match_models import MatchRow

FRESH: Final = 64
"""Tables whose views are kept; those of all others are made again when somebody looks."""
UNKNOWN: Final = -1
"""The number of plies in a message about a match that has changed beside the ledger."""


@dataclass
class Sitting:
    """A match that somebody is at: header, table, and the lock under which both change."""

    match_id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    header: Header | None = None
    table: Table | None = None
    touched: float = 0.0
    users: int = 0
    """How many hold or await the lock."""
    outdated: bool = False
    """Somebody else changed the match while it was being used here."""

    def forget(self) -> None:
        """Load it anew when next asked for."""
        self.header = self.table = None
        self.outdated = False


class Tables:
    """Sittings by match, the least used first to go."""

    def __init__(self, own: Parts) -> None:
        self._own = own
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._fresh: OrderedDict[str, Sitting] = OrderedDict()
        # Alone with its database, what a process remembers is the truth.
        self._alone = own.settings.redis_url is None and own.settings.embedded

    @asynccontextmanager
    async def open(
        self, match_id: str, *, fresh: bool = False, since: tuple[int, int] | None = None
    ) -> AsyncIterator[tuple[Header, Table | None]]:
        """A match under its lock.

        `fresh` asks the database whether another process has moved it on; `since`, a viewer and
        an event number, wants the events from there on, which may need the whole ledger.
        """
        sitting = self._sittings.get(match_id)
        if sitting is None:
            sitting = self._sittings[match_id] = Sitting(match_id)
        sitting.users += 1
        try:
            async with sitting.lock:
                if sitting.outdated:
                    await self._catch_up(sitting)
                if fresh and not self._alone:
                    await self._refresh(sitting)
                header, table = await self._loaded(sitting, since)
                try:
                    yield header, table
                except Problem:
                    # Told to the client before anything was done.
                    raise
                except BaseException:
                    # Whatever was half done must not be built upon.
                    sitting.forget()
                    raise
        finally:
            sitting.users -= 1
            sitting.touched = time.monotonic()
            self._keep(sitting)

    async def _loaded(
        self, sitting: Sitting, since: tuple[int, int] | None
    ) -> tuple[Header, Table | None]:
        table = sitting.table
        behind = since is not None and table is not None and table.base[since[0]] > since[1]
        if sitting.header is None or behind:
            await self._load(sitting, whole=behind)
            table = sitting.table
            if since is not None and table is not None and table.base[since[0]] > since[1]:
                await self._load(sitting, whole=True)
        assert sitting.header is not None
        return sitting.header, sitting.table

    async def _load(self, sitting: Sitting, *, whole: bool) -> None:
        LOADS.inc()
        async with self._own.database.reading() as session:
            sitting.header, sitting.table = await ledger.read(
                session, sitting.match_id, whole=whole
            )

    async def _refresh(self, sitting: Sitting) -> None:
        if sitting.header is None:
            return
        async with self._own.database.reading() as session:
            query = select(MatchRow.plies, MatchRow.changed).where(MatchRow.id == sitting.match_id)
            found = (await session.execute(query)).one_or_none()
        row = sitting.header.row
        if found is None or tuple(found) != (row.plies, row.changed):
            await self._catch_up(sitting)

    async def _catch_up(self, sitting: Sitting) -> None:
        """Learn what others have done at a table; one that was rewound is loaded anew."""
        header, table = sitting.header, sitting.table
        # Whatever goes wrong from here on, nothing half done is kept.
        sitting.forget()
        if header is None or table is None:
            return
        async with self._own.database.reading() as session:
            found = await ledger.catch_up(session, sitting.match_id, header, table)
        if found is not None:
            sitting.header, sitting.table = found, table

    def _keep(self, kept: Sitting) -> None:
        if kept.header is None and not kept.users:
            self._sittings.pop(kept.match_id, None)
        else:
            self._sittings.move_to_end(kept.match_id)
        while len(self._sittings) > self._own.settings.tables_kept:
            oldest, sitting = next(iter(self._sittings.items()))
            if sitting.users:
                break
            del self._sittings[oldest]
        self._rest(kept)
        TABLES.set(len(self._sittings))

    def _rest(self, used: Sitting) -> None:
        """The table that was used least of late lets its views go."""
        self._fresh[used.match_id] = used
        self._fresh.move_to_end(used.match_id)
        if len(self._fresh) > FRESH:
            _, sitting = self._fresh.popitem(last=False)
            if sitting.table is not None and not sitting.users:
                sitting.table.rest()

    def forget(self, match_id: str) -> None:
        """Look at a match anew when next asked for: somebody else changed it."""
        sitting = self._sittings.get(match_id)
        if sitting is not None:
            sitting.outdated = True

    def heard(self, match_id: str, plies: int) -> None:
        """A match has so many plies now: look at it anew unless that is known."""
        sitting = self._sittings.get(match_id)
        if sitting is not None:
            header = sitting.header
            behind = header is None or sitting.table is None or header.row.plies < plies
            if behind or plies == UNKNOWN:
                sitting.outdated = True

    def forget_people(self, people: Collection[str]) -> None:
        """Look anew at the matches of people who have another name or other settings."""
        for sitting in self._sittings.values():
            if sitting.header is not None and not set(people).isdisjoint(sitting.header.people):
                sitting.outdated = True

    def forget_all(self) -> None:
        """Look at every match anew: messages may have been missed."""
        for match_id in list(self._sittings):
            self.forget(match_id)

    def sweep(self) -> None:
        """Forget what nobody has touched for a while."""
        limit = time.monotonic() - self._own.settings.table_idle
        idle = [s for s in self._sittings.values() if s.touched < limit and not s.users]
        for sitting in idle:
            del self._sittings[sitting.match_id]
            self._fresh.pop(sitting.match_id, None)
        TABLES.set(len(self._sittings))
        if idle:
            give_back()


def tables(own: Parts) -> Tables:
    """The tables of this process."""
    if "tables" not in own.more:
        own.more["tables"] = Tables(own)
    return cast("Tables", own.more["tables"])
