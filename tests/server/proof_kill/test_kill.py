"""Kill -9 and cut connections during games: what was acknowledged stays, every game ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.proof_kill.cuts import connection_cutter, prepare
from tests.server.proof_kill.proof import Plan, Proof

pytestmark = pytest.mark.slow


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    plan = Plan(tmp_path, f"sqlite:///{tmp_path / 'levant.db'}", games=4, decisions=20, kills=3)
    report = asyncio.run(Proof(plan).run())
    assert report.games == 4
    assert report.acknowledged == 4 * 20
    assert report.kills["server"] == 3
    assert report.reconnected >= report.kills["server"]
    assert report.checked > 0


def test_killed_servers_workers_and_connections_lose_nothing(
    tmp_path: Path, fresh_postgres: str, redis_url: str
) -> None:
    prepare(fresh_postgres)
    plan = Plan(
        tmp_path, fresh_postgres, games=3, at_once=3, decisions=20, kills=3, redis=redis_url
    )
    report = asyncio.run(Proof(plan, {"connections": connection_cutter(fresh_postgres)}).run())
    assert report.games == 3
    assert report.acknowledged == 3 * 20
    assert set(report.kills) == {"connections", "server", "worker"}
