"""Complete recorded games replayed: one for each way a game ends, and for each edition.

Each is played by the rules it was recorded with, also when newer ones have replaced these.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.kernel.record import Record
from levant.releases.registry import TITLES
from levant.rex.edition import EDITIONS
from levant.rex.game import REX

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("rules-*/*.rex"))
WAYS = {
    (winner, reason)
    for winner in ("frank", "saracen")
    for reason in ("cities", "sudden_death", "resignation")
}


def _ending(record: Record) -> tuple[str, str]:
    result = record.replay(record.find(TITLES)).result
    assert result is not None
    assert result.winner is not None
    return record.roles[result.winner], result.reason


def _newest() -> list[Record]:
    """The games that were recorded with the rules of today."""
    records = [Record.load(path) for path in RECORDS]
    return [record for record in records if record.rules == REX.rules_version]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_is_still_proved(path: Path) -> None:
    """Every action is legal, the dice are the committed ones, the result is the recorded one."""
    record = Record.load(path)
    assert f"rules-{record.rules}" == path.parent.name
    verdict = record.verify(record.find(TITLES))
    assert verdict.ok, str(verdict)


def test_every_way_to_end_is_recorded() -> None:
    assert {_ending(record) for record in _newest()} == WAYS


def test_every_edition_is_recorded() -> None:
    assert {record.edition for record in _newest()} == set(EDITIONS)
