"""What thinking gains: the decisions that are looked at, and the table."""

from __future__ import annotations

import pytest

from bench import thinking
from bench.thinking import Findings, play


def test_decisions_of_every_kind_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_PLAYED", 2)
    found = {kind: Findings([1, 3]) for kind in ("cards", "moves", "battles")}
    play(1, 1, found)
    for findings in found.values():
        assert findings.gains
        assert all(len(gains) == 2 for gains in findings.gains)
        assert all(-2 <= gain <= 2 for gains in findings.gains for gain in gains)


def test_the_table_has_means_and_their_errors() -> None:
    findings = Findings([10, 20])
    findings.gains = [[0.1, 0.5], [0.3, 0.5]]
    findings.seconds = [1.0, 4.0]
    assert [line.split() for line in findings.rows("moves")] == [
        ["moves", "2", "10", "0.2000", "0.0707", "0.500"],
        ["moves", "2", "20", "0.5000", "0.0000", "2.000"],
    ]
