"""The count of decisions: orders as one, lone choices as none."""

from __future__ import annotations

import pytest

from bench.decisions import main, play


def test_orders_are_fewer_than_actions() -> None:
    turns, counts = play("third_crusade", "constable", 2, 5)
    assert turns == 2
    for count in counts.values():
        assert 0 < count.decisions.total() < count.actions


def test_the_figures_are_told_by_role(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--turns", "1", "--bot", "pilgrim"])
    told = capsys.readouterr().out
    assert "third_crusade, pilgrim: 1 games, 1 turns" in told
    assert "crusader: " in told
    assert "saracen: " in told
