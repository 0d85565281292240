"""Vacation: days in which the clocks of slow matches stand still for a person."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from levant.server.error_texts import sentence
from levant.server.errors import Conflict
from levant.server.storage.people_models import PersonRow

DAYS_A_YEAR: Final = 30.0


def days_left(row: PersonRow, now: datetime) -> float:
    """What is left this year; a running vacation is already paid for."""
    return DAYS_A_YEAR if row.vacation_year != now.year else row.vacation_left


def until(row: PersonRow, now: datetime) -> datetime | None:
    """The end of the vacation that a person is on, None when he is not."""
    end = row.vacation_until
    return end if end is not None and end > now else None


def start(row: PersonRow, days: float, now: datetime) -> None:
    """Begin a vacation, or change the end of the one that runs."""
    left = min(DAYS_A_YEAR, days_left(row, now) + _unused(row, now))
    if days > left:
        raise Conflict(
            sentence("You have {days} days of vacation left this year.", days=round(left, 1)),
            field="days",
        )
    if until(row, now) is None:
        row.vacation_from = now
    row.vacation_year, row.vacation_left = now.year, left - days
    row.vacation_until = now + timedelta(days=days)


def stop(row: PersonRow, now: datetime) -> None:
    """Come back early; the days that are not used are given back."""
    if until(row, now) is not None:
        left = min(DAYS_A_YEAR, days_left(row, now) + _unused(row, now))
        row.vacation_year, row.vacation_left, row.vacation_until = now.year, left, now


def _unused(row: PersonRow, now: datetime) -> float:
    """The days of a running vacation that lie ahead."""
    end = until(row, now)
    return 0.0 if end is None else (end - now) / timedelta(days=1)
