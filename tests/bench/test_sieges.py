"""The measure of sieges plays real ones to their end."""

from __future__ import annotations

import pytest

from bench.sieges import TURNS, WAYS, main, play


@pytest.mark.parametrize("way", WAYS)
def test_a_siege_ends_one_way_or_the_other(way: str) -> None:
    done = play("belvoir", way, 1)
    assert done == play("belvoir", way, 1)
    assert done.won == (done.reason != "given up")
    assert 0 < done.days <= 3 * TURNS + WAYS[way].days
    assert 0 <= done.lost <= 36
    assert 0 <= done.killed <= 12


def test_the_table_has_a_line_for_each_way(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--sieges", "1", "--place", "belvoir"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(WAYS)
    assert lines[0].split() == ["place", "way", "won", "days", "lost", "killed", "how"]
