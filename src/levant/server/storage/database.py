"""The engine, and transactions that read or write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, Update, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, create_async_engine

from levant.server.encoding import decode, encode
from levant.server.settings import Settings
from levant.server.storage.round_trips import JOINED, spare_round_trips

_WRITING: Final = "levant_writing"
PATIENCE: Final = 30.0
"""Seconds for which one waits for a connection while all are in use."""
BUSY: Final = 6000
"""Milliseconds for which a writer of SQLite waits for another; then the request is answered 503."""
REST: Final = 0.01
RESTS: Final = 500
"""How often, that many seconds apart, transactions are waited for when the server stops."""


class Database:
    """One engine. `reading()` keeps nothing; `writing()` commits whole or not at all."""

    def __init__(self, settings: Settings) -> None:
        url = make_url(settings.database_url)
        self.sqlite = url.get_backend_name() == "sqlite"
        if settings.file is not None:
            settings.file.parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(
            url,
            pool_size=settings.database_pool,
            max_overflow=0,
            pool_timeout=PATIENCE,
            json_serializer=lambda value: encode(value).decode(),
            json_deserializer=decode,
            # The connections that are used stay in use; the others rest, with empty caches.
            pool_use_lifo=True,
        )
        self._writer = self.engine.execution_options(**{_WRITING: True})
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            self._reader, self._lone, self._joined = self.engine, self._writer, self._writer
        else:
            spare_round_trips(self.engine.sync_engine)
            # Each statement sees what was committed before it, in a transaction or not.
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._lone = self._reader
            self._joined = self._lone.execution_options(**{JOINED: True})
        self._open = 0
        self._resting = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session for questions; nothing is kept."""
        async with self._counted(), AsyncSession(self._reader, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose work is committed at the end, or undone by an exception."""
        session = AsyncSession(self._writer, expire_on_commit=False)
        async with self._counted(), session, session.begin():
            yield session

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[AsyncConnection]:
        """The same for a transaction whose first statement writes and gives no rows.

        PostgreSQL is told of its begin together with that statement, not before.
        """
        async with self._counted(), self._joined.begin() as connection:
            yield connection

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A writing transaction without a session, where each microsecond counts."""
        async with self._counted(), self._writer.begin() as connection:
            yield connection

    async def change(self, statement: Update) -> int:
        """One statement that is a transaction of its own; how many rows it changed."""
        async with self._counted(), self._lone.begin() as connection:
            return (await connection.execute(statement)).rowcount

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        if self._resting:
            # Whoever still wants something is about to be cancelled.
            await asyncio.get_running_loop().create_future()
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1

    async def rest(self) -> None:
        """Begin no transaction any more, and wait for the end of those under way.

        Whoever is cancelled in the middle of one leaves a broken connection behind.
        """
        self._resting = True
        for _ in range(RESTS):
            if not self._open:
                return
            await asyncio.sleep(REST)

    async def ping(self) -> None:
        """Raise when the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def write_a_little(self) -> None:
        """Raise when the database cannot be written: a change of nothing goes to the disk."""
        async with self.connection() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def _prepare_sqlite(dbapi_connection: DBAPIConnection, _: object) -> None:
    """Readers beside one writer; a commit is on the disk before it is acknowledged."""
    # The driver would begin transactions where it likes; `_begin_sqlite` says where.
    dbapi_connection.isolation_level = None
    try:
        _set_pragmas(dbapi_connection)
    except Exception:
        # No database at all: nobody else would close what could not be prepared.
        dbapi_connection.close()
        raise


def _set_pragmas(dbapi_connection: DBAPIConnection) -> None:
    cursor = dbapi_connection.cursor()
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON",
        # In kB, for each connection: the system has the whole file in its own cache.
        "cache_size=-500",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: one that begins as a reader could not get it later."""
    writing = connection.get_execution_options().get(_WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
