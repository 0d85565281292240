"""Complete recorded games replayed: one for each way a game ends, and for each edition.

Each is played by the rules it was recorded with, also when newer ones have replaced these.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.kernel.record import Record
from levant.releases.shelf import SHELF
from levant.rex.edition import EDITIONS

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.rex"))
WAYS = {
    (winner, reason)
    for winner in ("frank", "saracen")
    for reason in ("cities", "sudden_death", "resignation")
}


def _ending(record: Record) -> tuple[str, str]:
    result = record.replay(record.find(SHELF)).result
    assert result is not None
    assert result.winner is not None
    return record.roles[result.winner], result.reason


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_proved(path: Path) -> None:
    """Every action is legal, the dice are the committed ones, the result is the recorded one."""
    record = Record.load(path)
    verdict = record.verify(record.find(SHELF))
    assert verdict.ok, str(verdict)


def test_every_way_to_end_is_recorded() -> None:
    assert {_ending(Record.load(path)) for path in RECORDS} == WAYS


def test_every_edition_is_recorded() -> None:
    assert {Record.load(path).edition for path in RECORDS} == set(EDITIONS)
