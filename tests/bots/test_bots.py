"""The computer players: legal, repeatable, stronger than chance, and blind to what is hidden."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import levant.bots
from levant.bots import BOTS, make_bot
from levant.kernel.dice import FastDice
from levant.kernel.title import UnknownName
from levant.rex.edition import EDITIONS
from tests.bots.matches import Seat, finish_turn, match, winner
from tests.rex.hidden import twin
from tests.rex.scene import scene

SECRET_MODULES = {"position", "game", "turn", "sight", "battle", "movement"}


def test_bots_are_known_by_name() -> None:
    assert list(BOTS) == ["pilgrim", "squire"]
    with pytest.raises(UnknownName, match="pilgrim, squire"):
        make_bot("king", 1)


def test_bots_cannot_reach_a_position() -> None:
    """They import component data and words, never the state of a game."""
    for path in Path(levant.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert node.module.rpartition(".")[2] not in SECRET_MODULES, path.name
                if node.module == "levant.rex":
                    assert not SECRET_MODULES & {alias.name for alias in node.names}, path.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_squires_play_every_edition_to_its_end(edition: str) -> None:
    """Every choice is legal (the seat checks it), for both sides."""
    for game, _, _ in match("squire", "squire", 5, edition, {"handicap": 1}):
        last = game
    assert last.result is not None


def test_squires_play_with_all_options() -> None:
    options = {"iron_bridge": 1, "forced_march": 1, "regroup_when_refused": 1, "handicap": 3}
    for game, _, _ in match("squire", "squire", 6, "2.0", options):
        last = game
    assert last.result is not None


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    first = [(role, action) for _, role, action in match(bot, bot, 8)]
    assert [(role, action) for _, role, action in match(bot, bot, 8)] == first
    assert [(role, action) for _, role, action in match(bot, bot, 9)] != first


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_squire_beats_the_pilgrim_from_either_side(edition: str) -> None:
    won = sum(winner("squire", "pilgrim", seed, edition) == 0 for seed in range(12))
    won += sum(winner("pilgrim", "squire", seed, edition) == 1 for seed in range(12))
    assert won >= 22


def test_the_squire_does_not_see_what_is_hidden() -> None:
    """At every decision two squires with the same past choose alike when the hidden differs."""
    dice = FastDice(3)
    seats = [Seat("squire", 1, 7), Seat("squire", 1, 7)]
    compared = 0
    for game, role, _ in match("squire", "pilgrim", 12):
        if role != 1:
            continue
        other = twin(game, 1, dice)
        other.log = game.log
        assert seats[0].choose(game) == seats[1].choose(other)
        compared += 1
    assert compared > 50


# What the squire understands


def test_the_squire_takes_an_undefended_city() -> None:
    s = scene(
        "tiberias: | saladin zangi al_adil",
        "antioch: bohemond templar_antioch josselin",
        first="saracen",
        cards="move_1 move_1",
    )
    finish_turn(s, 1)
    assert "acre" in s.cities("saracen")


def test_the_squire_does_not_attack_hopelessly() -> None:
    s = scene(
        "jerusalem: king_guy conrad templar_jerusalem hospitaller_jerusalem templar_gaza",
        "hebron: | yazkuj@1",
        first="saracen",
        cards="move_1 move_1",
    )
    finish_turn(s, 1)
    assert s.place("yazkuj") != "jerusalem"


def test_the_squire_keeps_a_garrison() -> None:
    s = scene(
        "harim: bohemond templar_antioch josselin richard",
        "aleppo: | saladin zangi sanjar",
        "hama: | taqi_al_din",
        first="saracen",
        cards="move_2 move_2",
    )
    finish_turn(s, 1)
    assert s.field("aleppo")
