"""Whole games replayed against what they looked like before."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.rex.playthrough import GAMES, GOLDEN, play


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_as_before(name: str) -> None:
    """A change here is a change of rules or views: read it, then regenerate."""
    golden = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (now, before) in enumerate(zip_longest(play(name), golden), 1):
        assert now == before, f"golden/{name}.txt line {number}"
