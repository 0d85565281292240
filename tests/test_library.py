"""`import levant`: the documented front door, with its examples."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import levant
from levant import library
from levant.kernel.title import UnknownName


def test_the_examples_run() -> None:
    outcome = doctest.testmod(library)
    assert (outcome.failed, outcome.attempted > 15) == (0, True)


def test_the_package_gives_what_the_library_names() -> None:
    assert sorted(levant.__all__) == sorted(library.__all__)
    for name in levant.__all__:
        assert getattr(levant, name) is getattr(library, name)
    with pytest.raises(AttributeError, match="wisdom"):
        levant.wisdom  # noqa: B018 - the asking is the test


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, levant; print(any(m.startswith('levant.rex') for m in sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_a_refused_action_leaves_the_game_as_it_was() -> None:
    game = levant.new_game(seed=3)
    before = game.position.text()
    with pytest.raises(levant.Refusal):
        game.play("card move_3")
    assert (game.position.text(), game.record.entries) == (before, [])
    assert game.why_not("done") is None


@pytest.mark.parametrize("title", levant.titles())
def test_a_saved_game_goes_on_where_it_was(title: str, tmp_path: Path) -> None:
    options = {"turns": 1} if title == "croisades" else {}
    game = levant.new_game(title, options=options, seed=5)
    bots = [levant.make_bot("pilgrim", number, title) for number in range(len(game.roles))]
    levant.play_out(game, *bots, most=40)
    file = tmp_path / "game"
    game.save(file)
    again = levant.load_game(file)
    assert again.deciders == game.deciders
    assert again.view(None) == game.view(None)
    assert again.legal() == game.legal()
    assert list(again.events(None)) == list(game.events(None))


def test_unknown_names_are_told_with_those_that_are_known() -> None:
    with pytest.raises(UnknownName, match="rex"):
        levant.new_game("chess")
    with pytest.raises(UnknownName, match="squire"):
        levant.make_bot("bishop", 1)
    with pytest.raises(UnknownName, match="frank, saracen"):
        levant.play_out(levant.new_game(), levant.make_bot("pilgrim", 1))
