"""One of two servers dies in the middle of games: nobody waits for it, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.proof_failover.drill import Failover, page_waits
from tests.server.proof_kill.cuts import prepare
from tests.server.proof_kill.proof import Plan

WITHIN = 2.0


def test_the_page_is_back_twice_before_two_seconds_are_over() -> None:
    first, _ = page_waits()
    assert first + 2 * first < WITHIN


@pytest.mark.slow
def test_players_of_a_dead_server_go_on_at_the_other(
    tmp_path: Path, fresh_postgres: str, redis_url: str
) -> None:
    prepare(fresh_postgres)
    plan = Plan(
        tmp_path, fresh_postgres, games=3, at_once=3, decisions=20, kills=2, most=8, redis=redis_url
    )
    drill = Failover(plan)
    report = asyncio.run(drill.run())
    assert report.games == 3
    assert report.acknowledged == 3 * 20
    assert report.kills == {"server": 2}
    assert drill.away
