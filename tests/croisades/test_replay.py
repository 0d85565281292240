"""The same dice and actions give the same game, here and in another process; all games end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from levant.croisades import words as w
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from tests.croisades.digest import digest
from tests.croisades.play import MOST_DECISIONS, bold, new_game, walk
from tests.croisades.soundness import check


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_dice_and_actions_give_the_same_game(scenario: str) -> None:
    """Events too: what is told depends on nothing but the dice and the actions."""
    played = []
    for game, role, action in walk(5, scenario, log=True):
        played.append((role, CROISADES.spell(game, action)))
    again = CROISADES.new(scenario, game.options, FastDice(5), log=True)
    for role, text in played:
        again.play(role, CROISADES.parse(again, text))
    assert again.text() == game.text()
    for viewer in (*range(game.roles), None):
        assert CROISADES.events(again, viewer) == CROISADES.events(game, viewer)


def test_another_process_finds_the_same_digest() -> None:
    """Nothing depends on the order of sets or on the hash seed."""
    command = [sys.executable, "-m", "tests.croisades.digest", "mongols", "1", "2"]
    other = subprocess.run(
        command,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == digest("mongols", range(1, 3))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_of_defaults_ends(scenario: str) -> None:
    """Nobody answers in time, from the first turn to the last."""
    game = CROISADES.new(scenario, {}, FastDice(1))
    for _ in range(MOST_DECISIONS):
        if not game.deciders:
            break
        role = game.deciders[0]
        action = game.default(role)
        assert action in game.legal(role)
        game.play(role, action)
    assert game.result is not None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_gives_up_in_the_middle_of_anything_leaves_a_sound_game(
    scenario: str, seed: int
) -> None:
    """2.13: also in a battle, a siege, a march, or while others decide."""
    game, dice = new_game(seed, scenario, 3), FastDice(seed + 77)
    for _ in range(MOST_DECISIONS):
        if not game.deciders:
            break
        leaver = dice.below(game.roles)
        if dice.below(150) == 0 and game.may_resign(leaver):
            game.play(leaver, w.action(w.RESIGN))
            check(game)
            continue
        role = game.deciders[dice.below(len(game.deciders))]
        game.play(role, bold(game, role, dice))
        if dice.below(20) == 0:
            check(game)
    assert game.result is not None
    check(game)
