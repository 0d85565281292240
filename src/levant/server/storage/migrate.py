"""Bring a database up to the tables that this program knows."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from levant.server.storage.database import Database


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration; nothing of it lies in a file."""
    made = Config()
    made.set_main_option("script_location", str(files("levant.server.storage") / "migrations"))
    made.attributes["connection"] = connection
    return made


def newest() -> str | None:
    """The revision of this program."""
    return ScriptDirectory.from_config(config()).get_current_head()


async def current(database: Database) -> str | None:
    """The revision of a database; None when it is empty."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(
            lambda sync: MigrationContext.configure(sync).get_current_revision()
        )


async def migrate(database: Database) -> tuple[str | None, str | None]:
    """Upgrade to the newest revision; the revisions before and after."""
    before = await current(database)
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
    return before, newest()
