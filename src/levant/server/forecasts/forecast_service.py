"""Forecasts: made once for a match, by a task, and kept."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Final, cast

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from taskiq import AsyncTaskiqDecoratedTask

from levant.server.auth.person import Person
from levant.server.child_process import start_child
from levant.server.encoding import decode, now
from levant.server.forecasts.schemas import ForecastOut, ForecastPointOut
from levant.server.match_tasks import MatchTasks
from levant.server.matches.header import load_header
from levant.server.play.finished import check_over, record_of, whole
from levant.server.services import Services
from levant.server.storage.match_models import ForecastRow
from levant.server.titles.title_services import find_title_services

log = structlog.get_logger(__name__)
TASK: Final = "levant:forecast"
CALLED: Final = timedelta(seconds=60)
"""After this long without a new point the task is taken for lost, and called again."""
WRITE: Final = 1.0
"""Seconds between two times that points are written down."""


class Forecasts:
    """Calls for forecasts; in a process that thinks it makes them, one at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._one = asyncio.Lock()
        self._match_tasks = MatchTasks(services, "forecast")

        async def forecast(match_id: str) -> None:
            await self._match_tasks.run(match_id, self._make_once)

        self._task: AsyncTaskiqDecoratedTask[[str], Coroutine[object, None, None]] = (
            services.broker.register_task(forecast, task_name=TASK)
        )

    async def told(
        self, match_id: str, person: Person | None, key: str | None
    ) -> ForecastOut | None:
        """What is known of a finished match; None when nobody has asked for it before."""
        async with self._services.database.reading() as session:
            header = await load_header(session, match_id)
            header.check_visible(person, key)
            check_over(header)
            row = await _find(session, match_id)
        if find_title_services(header.row.title).forecast is None:
            return {"available": False, "done": True, "total": 0, "points": []}
        if row is None:
            return None
        if not row.done and row.lease < now():
            await self._call(match_id)
        return {"available": True, "done": row.done, "total": row.total, "points": row.points}

    async def begin(self, match_id: str) -> ForecastOut:
        """Have a forecast made; what is known of it by now: nothing."""
        row: dict[str, object] = {
            "match": match_id,
            "points": [],
            "total": None,
            "done": False,
            "lease": now(),
        }
        # Somebody else may ask for it at the same moment.
        with suppress(IntegrityError):
            async with self._services.database.writing() as session:
                await session.execute(insert(ForecastRow), row)
        await self._call(match_id)
        return {"available": True, "done": False, "total": None, "points": []}

    async def _call(self, match_id: str) -> None:
        """Have some worker make it, unless one was called a moment ago."""
        async with self._services.database.connection() as connection:
            called = await connection.execute(
                update(ForecastRow)
                .where(
                    ForecastRow.match == match_id,
                    ForecastRow.done.is_(False),
                    ForecastRow.lease < now(),
                )
                .values(lease=now() + CALLED)
            )
        if called.rowcount == 1:
            await self._task.kiq(match_id)

    async def _make_once(self, match_id: str) -> None:
        async with self._one:
            async with self._services.database.reading() as session:
                row = await _find(session, match_id)
            if row is not None and not row.done:
                await self._make(match_id)

    async def _make(self, match_id: str) -> None:
        header, line, _ = await whole(self._services, match_id)
        process = await start_child("levant.server.forecasts.forecast_process")
        try:
            await self._note(match_id, process, record_of(header, line).text())
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def _note(self, match_id: str, process: Process, record: str) -> None:
        """Write points down as they come. A process that fails has said all it will ever say."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record.encode())
        process.stdin.write_eof()
        total: int | None = None
        points: list[ForecastPointOut] = []
        written = time.monotonic()
        async for line in process.stdout:
            said = decode(line)
            total = said.get("total", total)
            points += [said] if "ply" in said else []
            if time.monotonic() - written > WRITE:
                await self._write(match_id, total, points, done=False)
                written = time.monotonic()
        if await process.wait() != 0:
            log.error("forecast", match=match_id, status=process.returncode)
            total = len(points)
        await self._write(match_id, total, points, done=True)

    async def _write(
        self, match_id: str, total: int | None, points: list[ForecastPointOut], *, done: bool
    ) -> None:
        async with self._services.database.connection() as connection:
            await connection.execute(
                update(ForecastRow)
                .where(ForecastRow.match == match_id)
                .values(total=total, points=points, done=done, lease=now() + CALLED)
            )

    async def stop(self) -> None:
        """Leave what is not done to whoever asks next."""
        await self._match_tasks.stop()


async def _find(session: AsyncSession, match_id: str) -> ForecastRow | None:
    query = select(ForecastRow).where(ForecastRow.match == match_id)
    return cast("ForecastRow | None", await session.scalar(query))
