"""Quiet hours: when a notice may go out."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo


def is_quiet(now: datetime, start: time, end: time, zone: str) -> bool:
    """Whether an instant falls into the quiet hours of a place; equal ends mean none."""
    here = now.astimezone(ZoneInfo(zone)).time().replace(tzinfo=None)
    if start <= end:
        return start <= here < end
    return here >= start or here < end


def not_before(now: datetime, start: time, end: time, zone: str) -> datetime:
    """The first instant from now on that is not quiet, in UTC."""
    if not is_quiet(now, start, end, zone):
        return now.astimezone(UTC)
    here = now.astimezone(ZoneInfo(zone))
    waking = here.replace(
        hour=end.hour, minute=end.minute, second=end.second, microsecond=0, fold=0
    )
    if waking <= here:
        waking = (here.replace(fold=0) + timedelta(days=1)).replace(
            hour=end.hour, minute=end.minute, second=end.second, microsecond=0
        )
    return waking.astimezone(UTC)
