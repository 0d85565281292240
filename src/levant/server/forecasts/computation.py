"""What is computed once for a finished match, by a task in some worker, and kept in a row."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from asyncio.subprocess import Process
from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from taskiq import AsyncTaskiqDecoratedTask

from levant.server.auth.person import Person
from levant.server.child_process import start_child
from levant.server.encoding import decode, now
from levant.server.match_tasks import MatchTasks
from levant.server.matches.header import Header, load_header
from levant.server.play.finished import check_over, record_of, whole
from levant.server.services import Services
from levant.server.storage.match_models import AnalysisRow, ForecastRow

log = structlog.get_logger(__name__)
CALLED: Final = timedelta(seconds=60)
"""After this long without news the task is taken for lost, and called again."""
WRITE: Final = 1.0
"""Seconds between two times that news is written down."""

Row = TypeVar("Row", ForecastRow, AnalysisRow)
Columns = dict[str, Any]  # Any: the columns of one table or the other
Line = dict[str, Any]  # Any: JSON as the child process writes it


class Computation(ABC, Generic[Row]):
    """Calls for what is computed; in a process that thinks it computes, one match at a time.

    The work is done by a child process, which reads a record and writes lines of JSON.
    """

    name: ClassVar[str]
    module: ClassVar[str]
    """What the child process runs."""

    def __init__(self, services: Services, model: type[Row]) -> None:
        self._services = services
        self._model: type[Row] = model
        self._one = asyncio.Lock()
        self._match_tasks = MatchTasks(services, self.name)

        async def compute(match_id: str) -> None:
            await self._match_tasks.run(match_id, self._make_once)

        self._task: AsyncTaskiqDecoratedTask[[str], Coroutine[object, None, None]] = (
            services.broker.register_task(compute, task_name=f"levant:{self.name}")
        )

    @abstractmethod
    def fresh(self) -> Columns:
        """The values of a row for which nothing has been computed yet."""

    @abstractmethod
    def add(self, values: Columns, said: Line) -> None:
        """Add a line of the child process to the values of the row."""

    @abstractmethod
    def broken_off(self, values: Columns) -> None:
        """Make the best of values that a failing process leaves: it will say no more."""

    async def kept(
        self, match_id: str, person: Person | None, key: str | None
    ) -> tuple[Header, Row | None]:
        """A match that is over and may be seen, and what is kept; a lost task is called again."""
        async with self._services.database.reading() as session:
            header = await load_header(session, match_id)
            header.check_visible(person, key)
            check_over(header)
            row = await self._find(session, match_id)
        if row is not None and not row.done and row.lease < now():
            await self._call(match_id)
        return header, row

    async def make(self, match_id: str) -> None:
        """Have it computed, unless that was asked for before."""
        row = {"match": match_id, "done": False, "lease": now(), **self.fresh()}
        # Somebody else may ask for it at the same moment.
        with suppress(IntegrityError):
            async with self._services.database.writing() as session:
                await session.execute(insert(self._model), row)
        await self._call(match_id)

    async def _call(self, match_id: str) -> None:
        """Have some worker make it, unless one was called a moment ago."""
        model = self._model
        async with self._services.database.connection() as connection:
            called = await connection.execute(
                update(model)
                .where(model.match == match_id, model.done.is_(False), model.lease < now())
                .values(lease=now() + CALLED)
            )
        if called.rowcount == 1:
            await self._task.kiq(match_id)

    async def _make_once(self, match_id: str) -> None:
        async with self._one:
            async with self._services.database.reading() as session:
                row = await self._find(session, match_id)
            if row is not None and not row.done:
                await self._make(match_id)

    async def _make(self, match_id: str) -> None:
        header, line, _ = await whole(self._services, match_id)
        process = await start_child(self.module)
        try:
            await self._note(match_id, process, record_of(header, line).text())
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def _note(self, match_id: str, process: Process, record: str) -> None:
        """Write down what the process says, as it comes."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record.encode())
        process.stdin.write_eof()
        values = self.fresh()
        written = time.monotonic()
        async for line in process.stdout:
            self.add(values, decode(line))
            if time.monotonic() - written > WRITE:
                await self._write(match_id, values, done=False)
                written = time.monotonic()
        if await process.wait() != 0:
            log.error(self.name, match=match_id, status=process.returncode)
            self.broken_off(values)
        await self._write(match_id, values, done=True)

    async def _write(self, match_id: str, values: Columns, *, done: bool) -> None:
        model = self._model
        async with self._services.database.connection() as connection:
            await connection.execute(
                update(model)
                .where(model.match == match_id)
                .values(**values, done=done, lease=now() + CALLED)
            )

    async def _find(self, session: AsyncSession, match_id: str) -> Row | None:
        query = select(self._model).where(self._model.match == match_id)
        return cast("Row | None", await session.scalar(query))

    async def stop(self) -> None:
        """Leave what is not done to whoever asks next."""
        await self._match_tasks.stop()
