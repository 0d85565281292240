"""What the king's judgement is learned from."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from bench.learn import bundle
from bench.learn.__main__ import gather, main
from bench.learn.game_files import GameFile, game_files, next_piece, positions
from bench.learn.games import POLICY, play
from bench.learn.lessons import Lessons, load_lessons, tempered, write_lessons
from levant.rex.words import OVER


def test_the_same_seed_is_the_same_game() -> None:
    assert play(12) == play(12)
    assert play(12) != play(13)


def test_games_come_back_from_their_files_and_can_be_played_again(tmp_path: Path) -> None:
    kept = GameFile(tmp_path / "games-0001-00.npz", "policy", [play(5), play(6)])
    kept.save()
    assert GameFile.read(kept.path) == kept
    for game in kept.games:
        *_, end = positions(game)
        assert end.phase == OVER
        assert end.winner == game.winner


def test_a_game_of_another_engine_is_told_from_ours() -> None:
    game = play(5)
    other = type(game)(game.edition, game.seed, game.actions, 1 - game.winner)
    with pytest.raises(AssertionError, match="another engine"):
        list(positions(other))


def test_lessons_are_the_features_of_every_turn(tmp_path: Path) -> None:
    for number, seed in ((1, 5), (2, 6)):
        kept = GameFile(tmp_path / f"games-000{number}-00.npz", "policy", [play(seed)])
        kept.save()
        assert write_lessons(kept.path).endswith(" turns")
        assert write_lessons(kept.path).endswith("there already")
    held = load_lessons(tmp_path)
    lessons = Lessons()
    for seed in (5, 6):
        lessons.add(play(seed))
    assert held["places"].tolist() == lessons.places
    assert np.allclose(held["values"], lessons.values)
    assert held["counts"].tolist() == lessons.counts
    assert held["games"].tolist() == lessons.games
    assert held["won"].tolist() == lessons.won
    assert len(lessons.won) > 12


def test_a_turn_is_taught_the_outcome_tempered_by_the_turns_after_it_in_its_game() -> None:
    lessons = tempered([0.3, 0.5, 0.8, 0.4, 0.6], [1, 1, 1, 0, 0], [7, 7, 7, 8, 8])
    assert lessons == pytest.approx([0.1 * 0.5 + 0.9 * 0.98, 0.1 * 0.8 + 0.9, 1, 0.1 * 0.6, 0])


def test_a_piece_adds_games_of_its_own(tmp_path: Path) -> None:
    assert next_piece(tmp_path) == 1
    assert gather(tmp_path, 0.01, 1, POLICY, 2) == "games-0001-02.npz: 1 games of policy"
    assert next_piece(tmp_path) == 2
    gather(tmp_path, 0.01, 2, POLICY, 2)
    games = [game for path in game_files(tmp_path) for game in GameFile.read(path).games]
    assert len({game.seed for game in games}) == 2


def test_what_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="no games"):
        game_files(tmp_path)
    with pytest.raises(SystemExit, match="no lessons"):
        load_lessons(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(sys, "argv", ["bench.learn", "fit", str(tmp_path)])
    with pytest.raises(SystemExit, match="needs PyTorch"):
        main()


def test_a_bundle_has_what_is_needed_elsewhere() -> None:
    names = {name: source for source, name in bundle.contents()}
    wanted = {"src/levant", "bench", "packages/numpy", "packages/msgspec", "packages/typer"}
    assert wanted <= names.keys()
    assert [name for name in names if name.startswith("python/bin/python3.")]
    assert [source for source in names.values() if not source.exists()] == []
