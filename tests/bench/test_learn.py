"""What the king's judgement is learned from."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from bench.learn.__main__ import gather, main
from bench.learn.games import Lessons, load, play, tempered


def test_the_same_seed_is_the_same_game() -> None:
    scenes, winner = play(12)
    again, same = play(12)
    assert winner == same
    assert [s.places for s in scenes] == [s.places for s in again]
    assert len(scenes) > 6


def test_games_come_back_from_their_files(tmp_path: Path) -> None:
    scenes, winner = play(5)
    for number in (1, 2):
        lessons = Lessons()
        lessons.add(number, scenes, winner)
        lessons.save(tmp_path / f"games-{number}.npz")
    held = load(tmp_path)
    assert held["places"].tolist() == 2 * [place for s in scenes for place in s.places]
    assert np.allclose(held["values"], 2 * [value for s in scenes for value in s.values])
    assert held["counts"].tolist() == 2 * [len(s.places) for s in scenes]
    assert held["games"].tolist() == [1] * len(scenes) + [2] * len(scenes)
    assert set(held["won"].tolist()) == {int(winner == 0)}


def test_a_turn_is_taught_the_outcome_tempered_by_the_turns_after_it_in_its_game() -> None:
    lessons = tempered([0.3, 0.5, 0.8, 0.4, 0.6], [1, 1, 1, 0, 0], [7, 7, 7, 8, 8])
    assert lessons == pytest.approx([0.1 * 0.5 + 0.9 * 0.98, 0.1 * 0.8 + 0.9, 1, 0.1 * 0.6, 0])


def test_a_worker_plays_at_least_one_game(tmp_path: Path) -> None:
    assert gather(tmp_path, 0.01, 3, 0, 2).startswith("games-3-2.npz: 1 games, ")
    assert (tmp_path / "games-3-2.npz").is_file()


def test_no_games_and_no_pytorch_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="no games"):
        load(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(sys, "argv", ["bench.learn", "fit", str(tmp_path)])
    with pytest.raises(SystemExit, match="needs PyTorch"):
        main()
