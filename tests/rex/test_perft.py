"""Leaf counts from fixed positions: a change of the rules shows as a change of numbers."""

from __future__ import annotations

import pytest

from levant.rex.game import REX
from tests.rex.perft import FILE, perft

LINES = FILE.read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=[f"line{i}" for i in range(1, len(LINES) + 1)])
def test_counts_are_as_before(line: str) -> None:
    counts, _, position = line.partition(" | ")
    game = REX.parse_position(position)
    found = [perft(game, depth) for depth in range(1, len(counts.split()) + 1)]
    assert found == [int(count) for count in counts.split()]


def test_there_are_positions_of_every_part_of_the_game() -> None:
    phases = {line.split("phase=")[1].split()[0] for line in LINES}
    assert len(LINES) >= 8
    assert len(phases) >= 4
