"""Battles in thought: what is rebuilt from a view, and the tactics tried on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from levant.bots.croisades.battle_model import BattleModel
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.tactics import TACTICS
from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.croisades.stances import stance_choices
from levant.kernel.dice import FastDice


def battle_decisions(scenario: str, seed: int) -> Iterator[Game]:
    """The positions of a constables' game in which somebody chooses a stance."""
    game = CROISADES.new(scenario, {}, FastDice(seed))
    bots = [Constable(role) for role in range(game.roles)]
    while game.phase != w.OVER:
        role = game.deciders[0]
        legal = game.legal(role)
        if game.phase == w.STANCE:
            yield game
        game.play(role, bots[role].choose(game.view(role), legal, ()))


def first_decision(scenario: str = "seventh_crusade", seed: int = 1) -> Game:
    return next(battle_decisions(scenario, seed))


@pytest.mark.parametrize("scenario", ["siege_of_acre", "seventh_crusade"])
def test_a_rebuilt_battle_asks_for_the_same_decision(scenario: str) -> None:
    compared = 0
    for game in battle_decisions(scenario, 3):
        view = game.view(game.active)
        root = BattleModel(view).root
        root.active = game.active
        # Which edges lead somewhere and who may shoot follows from what is seen but for the shaken.
        seen = view["battle"]
        assert seen is not None
        if any(shaken for c in seen["companies"] for _, _, shaken in c["men"].values()):
            continue
        assert sorted(stance_choices(root, root.active)) == game.legal(game.active)
        compared += 1
    assert compared > 10


def test_the_same_dice_fight_the_same_battle_and_leave_the_model_alone() -> None:
    game = first_decision()
    model = BattleModel(game.view(game.active))
    before = model.root.text()
    usual = TACTICS["usual"]
    values = [model.fight(usual, usual, seed) for seed in (1, 1, 2, 3, 4)]
    assert values[0] == values[1]
    assert len(set(values)) > 2
    assert model.root.text() == before


def test_both_sides_see_the_same_battle() -> None:
    game = first_decision()
    sides = [BattleModel(game.view(role)) for role in range(game.roles)]
    assert {model.own_side() for model in sides} == {0, 1}
    usual = TACTICS["usual"]
    for seed in range(5):
        one, other = (model.fight(usual, usual, seed) for model in sides)
        assert one == pytest.approx(-other)


@pytest.mark.parametrize("name", TACTICS)
def test_a_tactic_is_legal_at_every_decision_of_a_battle(name: str) -> None:
    game = CROISADES.new("siege_of_acre", {}, FastDice(3))
    bots = [Constable(role) for role in range(game.roles)]
    asked = 0
    while game.phase != w.OVER and asked < 150:
        role = game.deciders[0]
        view, legal = game.view(role), game.legal(role)
        chosen = bots[role].choose(view, legal, ())
        if game.phase == w.STANCE:
            chosen = TACTICS[name](Outlook(view), legal)
            assert chosen in legal
            asked += 1
        game.play(role, chosen)
    assert asked > 20


def test_who_leaves_at_once_loses_less_than_who_is_beaten() -> None:
    """Few against many: to go keeps more than to stay."""
    for game in battle_decisions("siege_of_acre", 1):
        model = BattleModel(game.view(game.active))
        seen = game.view(game.active)["battle"]
        assert seen is not None
        sizes = [
            sum(n for c in seen["companies"] if c["side"] == side for n, _, _ in c["men"].values())
            for side in (0, 1)
        ]
        me = model.own_side()
        if 0 < 3 * sizes[me] < sizes[1 - me]:
            seeds = range(10)
            gone = sum(model.fight(TACTICS["leave"], TACTICS["usual"], s) for s in seeds)
            fought = sum(model.fight(TACTICS["attack"], TACTICS["usual"], s) for s in seeds)
            assert gone > fought
            return
    pytest.fail("no such battle in this game")
