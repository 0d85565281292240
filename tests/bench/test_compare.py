"""`python -m bench.compare`: what it says of given numbers, and that it runs two trees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.compare import ROOT, Ratio, Slices, main, summary, tree


def slices(*ratios: float, base: float = 100.0) -> Slices:
    """Slices of a round in which the change was so many times as fast."""
    return [(base, base * ratio) for ratio in ratios]


def test_a_round_counts_with_the_middle_of_its_slices() -> None:
    rounds = [slices(1.1, 9.0, 1.2), slices(1.3, 1.3, 0.1), slices(1.0, 1.1, 1.1)]
    assert summary(rounds) == pytest.approx((1.2, 1.1, 1.3, 3))


def test_a_slow_spell_of_the_machine_changes_nothing() -> None:
    assert summary([slices(1.25), slices(1.25, base=7.0)]) == pytest.approx((1.25, 1.25, 1.25, 2))


@pytest.mark.parametrize(
    ("low", "high", "rounds", "verdict"),
    [
        (1.01, 1.2, 7, "faster"),
        (0.8, 0.99, 7, "slower"),
        (0.99, 1.2, 7, "the same"),
        (1.0, 1.2, 7, "the same"),
        (1.01, 1.2, 4, "too few rounds"),
    ],
)
def test_only_what_all_rounds_agree_on_is_said(
    low: float, high: float, rounds: int, verdict: str
) -> None:
    assert Ratio(1.0, low, high, rounds).verdict == verdict


@pytest.mark.slow
def test_a_tree_is_compared_with_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "ratios.json"
    here = [str(ROOT), str(ROOT), "--rounds", "1", "--slices", "2", "--seconds", "0.01"]
    main([*here, "--json", str(saved)])
    ratios = json.loads(saved.read_text("utf-8"))
    things = {"decisions", "copies", "branches", "views", "playouts", "squires", "openspiel"}
    assert set(ratios) == things
    assert all(set(ratio) == {"median", "low", "high", "rounds"} for ratio in ratios.values())
    assert "too few rounds" in capsys.readouterr().out
    main([*here, "--json", str(saved), "--only", "copies"])
    assert set(json.loads(saved.read_text("utf-8"))) == {"copies"}


def test_neither_a_folder_nor_a_revision(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="'nowhere' is neither a checkout nor a revision"):
        tree("nowhere", tmp_path)
