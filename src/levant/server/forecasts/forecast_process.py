"""A process that forecasts a finished match from its record, turn by turn.

Started as `python -m levant.server.forecasts.forecast_process`. It reads a record, and writes
lines of JSON: first how many points there will be, then each as soon as it is known.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from typing_extensions import TypedDict

from levant.kernel.dice import derive_seed
from levant.kernel.record import Record
from levant.kernel.title import AnyView, Event, Position, Result, Title, View
from levant.locale.message import Message
from levant.server.encoding import encode
from levant.server.messages import plain
from levant.server.schemas import MessageOut
from levant.server.titles.title_services import TITLES, Forecast, find_title_services

if TYPE_CHECKING:
    from levant.server.forecasts.schemas import ForecastPointOut

_PATIENT: Final = 10
"""How far this process steps back behind servers and bots: nobody waits for it to move."""


@dataclass
class _TurnStart:
    """The beginning of a turn: every role's view, and how many events it had been told."""

    ply: int
    label: MessageOut
    views: list[View]
    told: list[int]


@final
class Total(TypedDict):
    """How many points there will be."""

    total: int


def forecast_turns(record: Record) -> Iterator[Total | ForecastPointOut]:
    """The number of points, then the points."""
    title = TITLES.find(record.title, record.rules)
    title_services = find_title_services(record.title, record.rules)
    assert title_services.forecast is not None
    starts, last = _turn_starts(record, title, title_services.label)
    events = [list(title.events(last, role)) for role in range(len(record.roles))]
    end = _end(record, starts[-1].label if starts else None)
    yield {"total": len(starts) + len(end)}
    for start in starts:
        heard = [told[:count] for told, count in zip(events, start.told, strict=True)]
        yield {
            "ply": start.ply,
            "label": start.label,
            "expected": {
                role: _expected(title_services.forecast, view, told, start.ply)
                for role, view, told in zip(record.roles, start.views, heard, strict=True)
            },
        }
    yield from end


def _expected(forecast: Forecast, view: View, events: Sequence[Event], ply: int) -> float:
    return round(forecast(view, events, derive_seed(ply, "replay")), 3)


def _turn_starts(
    record: Record, title: Title, label: Callable[[AnyView], Message]
) -> tuple[list[_TurnStart], Position]:
    """Every turn as it began, and the last position."""
    position = record.start(title, log=True)
    roles = range(len(record.roles))
    starts: list[_TurnStart] = []
    told = [0 for _ in roles]
    for ply in range(len(record.entries) + 1):
        if position.result is not None:
            break
        if not starts or plain(label(position.view(None))) != starts[-1].label:
            told = [n + len(title.events(position, role, n)) for role, n in enumerate(told)]
            starts.append(
                _TurnStart(
                    ply,
                    plain(label(position.view(None))),
                    [position.view(role) for role in roles],
                    told,
                )
            )
        if ply < len(record.entries):
            entry = record.entries[ply]
            position.play(entry.role, title.parse(position, entry.text))
            record.change_dice(position, ply + 1)
    return starts, position


def _end(record: Record, label: MessageOut | None) -> list[ForecastPointOut]:
    """The outcome, as the last point; a match that was called off has none."""
    result: Result | None = record.result
    if result is None:
        return []
    expected = {
        role: 0.0 if result.winner is None else 1.0 if place == result.winner else -1.0
        for place, role in enumerate(record.roles)
    }
    return [{"ply": len(record.entries), "label": label, "expected": expected}]


def answer(compute: Callable[[Record], Iterator[Mapping[str, object]]]) -> None:
    """Compute something for the record that comes in, and write each line when it is known."""
    os.nice(_PATIENT)
    record = Record.parse(sys.stdin.buffer.read())
    # A server that was stopped takes no answer any more.
    with suppress(BrokenPipeError):
        for line in compute(record):
            sys.stdout.buffer.write(encode(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    answer(forecast_turns)
