"""Bring a database up to the tables that this program knows."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from levant.server.storage.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic takes a while to load: only a database that is behind needs it.

NEWEST: Final = "0001"
"""The revision of this program, the last in migrations/versions."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration; nothing of it lies in a file."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(files("levant.server.storage") / "migrations"))
    made.attributes["connection"] = connection
    return made


async def current(database: Database) -> str | None:
    """The revision of a database; None when it is empty."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


async def migrate(database: Database) -> str | None:
    """Upgrade to the newest revision; the one before."""
    before = await current(database)
    if before != NEWEST:
        await _upgrade(database)
    return before


async def _upgrade(database: Database) -> None:
    from alembic import command

    async with database.engine.connect() as connection:
        if not database.sqlite:
            # Two processes that start together must not both create the tables.
            await connection.exec_driver_sql("SELECT pg_advisory_lock(1187)")
        try:
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
            await connection.commit()
        finally:
            if not database.sqlite:
                await connection.exec_driver_sql("SELECT pg_advisory_unlock(1187)")
                await connection.commit()
