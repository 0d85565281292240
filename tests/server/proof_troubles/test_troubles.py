"""Troubles of the database file in the middle of games: nothing is lost, and all goes on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.proof_kill.proof import Plan
from tests.server.proof_troubles.drill import Troubles, damage_and_restore

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process"),
]


def test_a_full_disk_a_lock_and_a_read_only_file_lose_nothing(tmp_path: Path) -> None:
    plan = Plan(
        tmp_path, f"sqlite:///{tmp_path / 'levant.db'}", games=2, at_once=2, decisions=25, kills=3,
        most=8,
    )  # fmt: skip
    report = asyncio.run(Troubles(plan).run())
    assert (report.games, report.acknowledged) == (2, 2 * 25)
    assert set(report.kills) == {"disk", "lock", "read_only"}
    assert "backup" in damage_and_restore(tmp_path, plan.database)
