"""Bring a database up to the tables that this program knows."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from levant.kernel.title import LevantError
from levant.server.storage.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic takes a while to load: only a database that is behind needs it.

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""All revisions, as in migrations/versions."""
NEWEST: Final = REVISIONS[-1]
"""The revision of this program."""


class WrongRevision(LevantError):
    """A database that this program cannot work on as it is; the message says what to do."""

    exit_code = 1


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


def check_known(found: str | None) -> None:
    """WrongRevision for a database of a release that is newer than this one."""
    if found is not None and found not in REVISIONS:
        raise WrongRevision(
            f"the database is at revision {found}, which a newer version of Levant has made: "
            "install that version, or restore a backup of before"
        )


def check_current(found: str | None) -> None:
    """WrongRevision unless a database is what this program needs."""
    check_known(found)
    if found != NEWEST:
        raise WrongRevision(
            f"the database is at revision {found or 'none'}, this program needs {NEWEST}: "
            "run 'levant migrate', or look whether LEVANT_DATABASE_URL is right"
        )


async def migrate(database: Database) -> str | None:
    """Upgrade to the newest revision; the one before."""
    before = await current(database)
    check_known(before)
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
