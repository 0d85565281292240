"""The tables that migrations make are those that the models tell of."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from levant.server.settings import load_settings
from levant.server.storage.all_models import metadata
from levant.server.storage.database import Database
from levant.server.storage.migrate import NEWEST, WrongRevision, config, current, migrate


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata()))


async def _migrated(url: str) -> None:
    database = Database(load_settings(database_url=url))
    try:
        assert await current(database) is None
        assert await migrate(database) is None
        assert await current(database) == NEWEST
        assert await migrate(database) == NEWEST
        async with database.engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
    finally:
        await database.close()


def test_the_newest_revision_is_the_last_script() -> None:
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST


def test_migrations_make_what_the_models_tell_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(_migrated(f"sqlite:///{tmp_path / 'new.db'}"))


def test_migrations_make_what_the_models_tell_on_postgresql(fresh_postgres: str) -> None:
    asyncio.run(_migrated(fresh_postgres))


def test_a_server_tells_what_to_do_with_an_old_database(fresh_postgres: str) -> None:
    from levant.server.app import running
    from levant.server.build_services import build_services

    async def start() -> None:
        services = build_services(load_settings(database_url=fresh_postgres))
        try:
            async with running(services):
                raise AssertionError("it started")
        finally:
            await services.database.close()

    with pytest.raises(WrongRevision, match="levant migrate"):
        asyncio.run(start())


@pytest.mark.parametrize("failing", [False, True])
def test_a_transaction_is_whole_or_not_at_all(tmp_path: Path, failing: bool) -> None:
    from sqlalchemy import text

    async def write() -> int:
        database = Database(load_settings(database_url=f"sqlite:///{tmp_path}/t.db"))
        try:
            async with database.writing() as session:
                await session.execute(text("CREATE TABLE t (n INTEGER)"))
            try:
                async with database.writing() as session:
                    await session.execute(text("INSERT INTO t VALUES (1)"))
                    if failing:
                        raise KeyError
            except KeyError:
                pass
            async with database.reading() as session:
                return int(await session.scalar(text("SELECT count(*) FROM t")) or 0)
        finally:
            await database.close()

    assert asyncio.run(write()) == (0 if failing else 1)
