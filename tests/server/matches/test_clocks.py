"""Clocks: what runs, what is added, what a vacation stops."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from levant.server.matches.clocks import Clock
from levant.server.storage.json_columns import ClockKind

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def started(kind: ClockKind = "live") -> Clock:
    clock = Clock(kind, bank=600, increment=10)
    clock.start(["frank", "saracen"])
    clock.turn(["frank"], NOON, {})
    return clock


def test_time_runs_for_the_decider_only() -> None:
    clock = started()
    assert clock.rest("frank", later(60), {}) == 540
    assert clock.rest("saracen", later(60), {}) == 600


def test_a_decision_adds_the_increment_up_to_the_bank() -> None:
    clock = started()
    clock.turn(["saracen"], later(60), {})
    assert clock.left == {"frank": 550, "saracen": 600}
    clock.turn(["frank"], later(61), {})
    assert clock.left["saracen"] == 600


def test_choosing_and_recalling_gains_no_time() -> None:
    clock = started()
    for second in range(0, 100, 2):
        clock.turn([], later(second), {})
        clock.turn(["frank"], later(second + 1), {})
    assert clock.left["frank"] <= 600


def test_both_clocks_run_where_both_must_choose() -> None:
    clock = started()
    clock.turn(["frank", "saracen"], later(5), {})
    assert clock.shown(later(8), {})["left"] == {"frank": 592, "saracen": 597}
    assert sorted(clock.shown(later(8), {})["running"]) == ["frank", "saracen"]


def test_time_is_called_after_the_grace_and_not_before() -> None:
    clock = started()
    assert clock.overdue(later(601), {}, grace=2) == []
    assert clock.overdue(later(603), {}, grace=2) == ["frank"]
    assert clock.next_deadline({}) == later(600)


def test_nothing_follows_from_a_clock_that_only_shows() -> None:
    clock = started()
    clock.on_timeout = "nothing"
    assert clock.next_deadline({}) is None


def test_a_vacation_stops_slow_clocks_only() -> None:
    away = {"frank": (later(100), later(400))}
    slow, fast = started("days"), started("live")
    assert slow.rest("frank", later(500), away) == 400
    assert slow.deadline("frank", away) == later(900)
    assert fast.rest("frank", later(500), away) == 100


def test_a_vacation_after_the_deadline_saves_nobody() -> None:
    away = {"frank": (later(700), later(9000))}
    assert started("days").deadline("frank", away) == later(600)


def test_the_end_stops_all_clocks() -> None:
    clock = started()
    clock.stop(later(50), {})
    assert clock.since == {}
    assert clock.rest("frank", later(5000), {}) == 550


def test_a_clock_is_stored_and_read_back() -> None:
    clock = started()
    assert Clock.read(clock.stored()) == clock


def test_no_clock_no_time() -> None:
    clock = Clock()
    clock.start(["frank"])
    clock.turn(["frank"], NOON, {})
    assert clock.shown(NOON, {})["left"] == {}
    assert clock.next_deadline({}) is None
