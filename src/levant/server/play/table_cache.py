"""The tables of this process: loaded when somebody comes, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import select

from levant.server.errors import Problem
from levant.server.matches.header import Header
from levant.server.memory import release_free_memory
from levant.server.messaging.fanout import UNKNOWN_PLIES
from levant.server.metrics import LOADS, TABLES
from levant.server.play import action_log
from levant.server.play.table import Table
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow
from levant.server.tracing import span

FRESH: Final = 64
"""Tables whose views are kept; those of all others are made again when somebody looks."""


@dataclass
class CachedMatch:
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


class TableCache:
    """Sittings by match, the least used first to go."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._matches: OrderedDict[str, CachedMatch] = OrderedDict()
        self._fresh: OrderedDict[str, CachedMatch] = OrderedDict()
        # Alone with its database, what a process remembers is the truth.
        self._alone = services.settings.redis_url is None and services.settings.embedded

    @asynccontextmanager
    async def open(
        self,
        match_id: str,
        *,
        fresh: bool = False,
        viewer: int | Callable[[Header], int] | None = None,
        since: int = 0,
    ) -> AsyncIterator[tuple[Header, Table | None]]:
        """A match under its lock.

        `fresh` asks the database whether another process has moved it on. With a viewer (or how
        to find him in the header) it has his events from number `since` on, which may need the
        whole action log.
        """
        cached = self._matches.get(match_id)
        if cached is None:
            cached = self._matches[match_id] = CachedMatch(match_id)
        cached.users += 1
        try:
            async with cached.lock:
                if cached.outdated:
                    await self._catch_up(cached)
                if fresh and not self._alone:
                    await self._refresh(cached)
                header, table = await self._loaded(cached, viewer, since)
                try:
                    yield header, table
                except Problem:
                    # Told to the client before anything was done.
                    raise
                except BaseException:
                    # Whatever was half done must not be built upon.
                    cached.forget()
                    raise
        finally:
            cached.users -= 1
            cached.touched = time.monotonic()
            self._keep(cached)

    async def _loaded(
        self, cached: CachedMatch, viewer: int | Callable[[Header], int] | None, since: int
    ) -> tuple[Header, Table | None]:
        if cached.header is None:
            await self._load(cached, whole=False)
        assert cached.header is not None
        place = viewer(cached.header) if callable(viewer) else viewer
        if place is not None and cached.table is not None and cached.table.base[place] > since:
            await self._load(cached, whole=True)
        return cached.header, cached.table

    async def _load(self, cached: CachedMatch, *, whole: bool) -> None:
        LOADS.inc()
        with span("load table", match=cached.match_id):
            async with self._services.database.reading() as session:
                cached.header, cached.table = await action_log.read(
                    session, cached.match_id, whole=whole
                )

    async def _refresh(self, cached: CachedMatch) -> None:
        if cached.header is None:
            return
        async with self._services.database.reading() as session:
            query = select(MatchRow.plies, MatchRow.changed).where(MatchRow.id == cached.match_id)
            found = (await session.execute(query)).one_or_none()
        row = cached.header.row
        if found is None or tuple(found) != (row.plies, row.changed):
            await self._catch_up(cached)

    async def _catch_up(self, cached: CachedMatch) -> None:
        """Learn what others have done at a table; one that was rewound is loaded anew."""
        header, table = cached.header, cached.table
        # Whatever goes wrong from here on, nothing half done is kept.
        cached.forget()
        if header is None or table is None:
            return
        async with self._services.database.reading() as session:
            found = await action_log.catch_up(session, cached.match_id, header, table)
        if found is not None:
            cached.header, cached.table = found, table

    def _keep(self, kept: CachedMatch) -> None:
        if kept.header is None and not kept.users:
            self._matches.pop(kept.match_id, None)
        else:
            self._matches.move_to_end(kept.match_id)
        while len(self._matches) > self._services.settings.tables_kept:
            oldest, cached = next(iter(self._matches.items()))
            if cached.users:
                break
            del self._matches[oldest]
        self._rest(kept)
        TABLES.set(len(self._matches))

    def _rest(self, used: CachedMatch) -> None:
        """The table that was used least of late lets its views go."""
        self._fresh[used.match_id] = used
        self._fresh.move_to_end(used.match_id)
        if len(self._fresh) > FRESH:
            _, cached = self._fresh.popitem(last=False)
            if cached.table is not None and not cached.users:
                cached.table.rest()

    def forget(self, match_id: str) -> None:
        """Look at a match anew when next asked for: somebody else changed it."""
        cached = self._matches.get(match_id)
        if cached is not None:
            cached.outdated = True

    def heard(self, match_id: str, plies: int) -> None:
        """A match has so many plies now: look at it anew unless that is known."""
        cached = self._matches.get(match_id)
        if cached is not None:
            header = cached.header
            behind = header is None or cached.table is None or header.row.plies < plies
            if behind or plies == UNKNOWN_PLIES:
                cached.outdated = True

    def forget_people(self, people: Collection[str]) -> None:
        """Look anew at the matches of people who have another name or other settings."""
        for cached in self._matches.values():
            if cached.header is not None and not set(people).isdisjoint(cached.header.people):
                cached.outdated = True

    def forget_all(self) -> None:
        """Look at every match anew: messages may have been missed."""
        for match_id in list(self._matches):
            self.forget(match_id)

    def sweep(self) -> None:
        """Forget what nobody has touched for a while."""
        limit = time.monotonic() - self._services.settings.table_idle
        idle = [s for s in self._matches.values() if s.touched < limit and not s.users]
        for cached in idle:
            del self._matches[cached.match_id]
            self._fresh.pop(cached.match_id, None)
        TABLES.set(len(self._matches))
        if idle:
            release_free_memory()
