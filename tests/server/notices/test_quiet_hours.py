"""Quiet hours, in people's own time zones."""

from __future__ import annotations

from datetime import UTC, datetime, time

import pytest

from levant.server.notices.quiet_hours import is_quiet, not_before

NIGHT = time(22), time(7, 30)


def utc(day: int, hour: int, minute: int = 0, month: int = 1) -> datetime:
    return datetime(2027, month, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "quiet"),
    [
        (utc(1, 20, 59), False),
        (utc(1, 21), True),  # 22:00 in Paris
        (utc(1, 23, 30), True),
        (utc(2, 6, 29), True),
        (utc(2, 6, 30), False),
    ],
)
def test_a_night_spans_midnight_in_the_zone_of_the_person(now: datetime, quiet: bool) -> None:
    assert is_quiet(now, *NIGHT, "Europe/Paris") is quiet


def test_a_notice_of_the_night_waits_for_the_morning() -> None:
    assert not_before(utc(1, 23), *NIGHT, "Europe/Paris") == utc(2, 6, 30)
    assert not_before(utc(2, 3), *NIGHT, "Europe/Paris") == utc(2, 6, 30)
    assert not_before(utc(2, 12), *NIGHT, "Europe/Paris") == utc(2, 12)


def test_the_morning_comes_earlier_when_the_clocks_change() -> None:
    # 28 March 2027: Paris goes from UTC+1 to UTC+2 in the night.
    assert not_before(utc(27, 23, month=3), *NIGHT, "Europe/Paris") == utc(28, 5, 30, month=3)


def test_hours_of_a_day_and_no_hours_at_all() -> None:
    assert is_quiet(utc(1, 13), time(12), time(14), "UTC")
    assert not is_quiet(utc(1, 14), time(12), time(14), "UTC")
    assert not is_quiet(utc(1, 12), time(12), time(12), "UTC")
