"""Write the baseline revision anew from the models, while nothing is released."""

from __future__ import annotations

import asyncio
import tempfile
from importlib.resources import files
from pathlib import Path

from alembic import command

from levant.server.settings import Settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import config

REVISION = "0001"


async def write() -> None:
    """Compare an empty database with the models; the difference is the baseline."""
    folder = Path(str(files("levant.server.storage") / "migrations" / "versions"))
    for old in folder.glob(f"{REVISION}_*.py"):
        old.unlink()
    with tempfile.TemporaryDirectory() as scratch:
        database = Database(Settings(database_url=f"sqlite:///{scratch}/empty.db"))
        async with database.engine.connect() as connection:
            await connection.run_sync(
                lambda sync: command.revision(
                    config(sync), "The tables of the first release", True, rev_id=REVISION
                )
            )
        await database.close()


if __name__ == "__main__":
    asyncio.run(write())
