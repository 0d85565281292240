"""How often PostgreSQL is waited for, counted on the wire, and that nothing is lost for it."""

from __future__ import annotations

import asyncio
import statistics
from contextlib import suppress

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError

from bench.load.prepared_matches import scripts, set_stage
from bench.postgres_tap import Tap, tapped
from bench.round_trips import (
    MOST_ACTION,
    MOST_DECISION,
    count_actions,
    count_decisions,
)
from levant.server.auth import authentication
from levant.server.settings import load_settings
from levant.server.storage import round_trips
from levant.server.storage.database import Database
from levant.server.storage.migrate import migrate
from levant.server.storage.people_models import SessionRow
from tests.server.live import live
from tests.server.proof_kill.cuts import connection_cutter

ACTIONS = 8


@pytest.mark.slow
def test_an_action_takes_four_round_trips_and_a_decision_of_a_bot_six(
    fresh_postgres: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = load_settings(database_url=fresh_postgres)
    tables = asyncio.run(set_stage(settings, 1, scripts(3 * ACTIONS)))
    shared = {"redis_url": redis_url, "docs": False, "bot_processes": 1}
    with (
        tapped(fresh_postgres) as (here, web),
        tapped(fresh_postgres) as (there, worker),
        live(here, **shared) as address,
        live(there, run_bots=True, **shared),
    ):
        port = int(address.rpartition(":")[2])
        known = asyncio.run(count_actions(port, web, tables, 2 * ACTIONS))
        monkeypatch.setattr(authentication, "REMEMBERED", 0.0)
        asyncio.run(count_actions(port, web, tables, 1))
        unknown = asyncio.run(count_actions(port, web, tables, ACTIONS - 1))
        decisions = asyncio.run(count_decisions(port, worker, fresh_postgres, 30))
    # The middle one: what a server does beside it falls between others.
    assert statistics.median(known.each) < MOST_ACTION
    assert statistics.median(unknown.each) <= MOST_ACTION
    assert decisions.times > ACTIONS
    assert decisions.mean <= MOST_DECISION


def _names(tap: Tap) -> list[str]:
    return [str(trip) for trip in tap.trips]


def test_a_transaction_begins_with_its_first_statement_and_is_whole_or_not_at_all(
    fresh_postgres: str,
) -> None:
    async def run() -> None:
        database = Database(load_settings(database_url=address))
        await migrate(database)
        tap.trips.clear()
        rows = [{"version_num": "one"}, {"version_num": "two"}]
        add = text("INSERT INTO alembic_version VALUES (:version_num)")
        async with database.joined() as connection:
            await connection.execute(add, rows[0])
        assert [name.split()[0] for name in _names(tap)] == ["BEGIN", "COMMIT"]
        for given in (rows[:1], rows[1:] + rows[:1]):
            with pytest.raises(IntegrityError):
                async with database.joined() as connection:
                    await connection.execute(add, given)
        with suppress(ZeroDivisionError):
            async with database.joined() as connection:
                await connection.execute(add, rows[1])
                raise ZeroDivisionError
        async with database.reading() as session:
            kept = await session.scalars(text("SELECT version_num FROM alembic_version"))
            assert "one" in (found := list(kept))
            assert "two" not in found
        await database.close()

    with tapped(fresh_postgres) as (address, tap):
        asyncio.run(run())


def test_a_question_is_one_round_trip(fresh_postgres: str) -> None:
    async def run() -> None:
        database = Database(load_settings(database_url=address))
        await migrate(database)
        for _ in range(2):
            tap.trips.clear()
            async with database.reading() as session:
                assert await session.scalar(select(func.count()).select_from(SessionRow)) == 0
        assert len(tap.trips) == 1
        await database.close()

    with tapped(fresh_postgres) as (address, tap):
        asyncio.run(run())


def test_a_connection_that_broke_while_it_rested_is_replaced(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(round_trips, "RESTED", 0.0)

    async def run() -> None:
        database = Database(load_settings(database_url=fresh_postgres))
        await migrate(database)
        for _ in range(3):
            await connection_cutter(fresh_postgres)()
            async with database.reading() as session:
                assert await session.scalar(select(func.count()).select_from(SessionRow)) == 0
            await connection_cutter(fresh_postgres)()
            async with database.joined() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
        await database.close()

    asyncio.run(run())


def test_after_one_broken_connection_all_of_its_age_are_replaced(fresh_postgres: str) -> None:
    async def run() -> None:
        database = Database(load_settings(database_url=fresh_postgres))
        await migrate(database)
        open_ = [database.engine.connect() for _ in range(4)]
        for connection in open_:
            await connection.start()
        for connection in open_:
            await connection.close()
        await connection_cutter(fresh_postgres)()
        failed = 0
        for _ in range(8):
            try:
                async with database.reading() as session:
                    await session.scalar(text("SELECT 1"))
            except Exception:
                failed += 1
        assert failed == 1
        await database.close()

    asyncio.run(run())
