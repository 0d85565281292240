"""The soak in small: visits, guests, signs of life, and how its memory is judged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.load import simulated_players
from bench.load.prepared_matches import scripts, set_stage
from bench.load.process import serving
from levant.server.play import socket
from levant.server.settings import load_settings
from tests.server.proof_soak.soak import Look, Plan, Report, Soak

MB = 2**20


def test_people_come_and_go_and_none_is_lost(tmp_path: Path) -> None:
    plan = Plan(tables=3, minutes=0.1, warm=0, stay=1.5, pause=0.2, guests=1, every=0.5)
    url = f"sqlite:///{tmp_path / 'levant.db'}"
    staged = asyncio.run(set_stage(load_settings(database_url=url), plan.matches, scripts(40)))
    settings = {"database_url": url, "limits": False, "bot_processes": 1, "docs": False}
    with serving(["levant", "serve"], settings, tmp_path / "log") as server:
        report = asyncio.run(Soak(plan, server, staged, lambda _: None).run())
    assert (report.lost, report.errors) == (0, [])
    assert report.visits > plan.tables
    assert report.guests > 0
    assert report.actions > report.visits
    assert all(look.memory > 0 for look in report.looks)


@pytest.mark.parametrize(
    ("by_minute", "growth"),
    [([50, 100, 100, 104, 102], 0.04), ([50, 100, 110, 121], 0.21), ([50, 100, 90], 0.0)],
)
def test_growth_is_told_from_the_first_minute_after_the_warm_up(
    by_minute: list[int], growth: float
) -> None:
    looks = [
        Look(60 * minute + second, each * MB, 0)
        for minute, each in enumerate(by_minute)
        for second in (1, 31)
    ]
    assert Report(looks=looks).growth(1) == pytest.approx(growth)


def test_a_crowd_gives_signs_of_life_before_the_server_gives_it_up() -> None:
    assert 2 * simulated_players.PING_EVERY < socket.SILENCE
