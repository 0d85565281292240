"""The constable plays Croisades Strategic: legal, repeatable, in every scenario, to win."""

from __future__ import annotations

import json

import pytest

from levant.bots.croisades import BOTS
from levant.bots.croisades.constable import Constable
from levant.cli import players
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser, RandomChooser, play_seed, run
from levant.kernel.title import Json


def test_the_weakest_bot_comes_first() -> None:
    assert list(BOTS) == ["pilgrim", "constable"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_constables_play_every_scenario_among_themselves(scenario: str) -> None:
    """`run` raises what is not legal."""
    game = CROISADES.new(scenario, {"turns": 4}, FastDice(2), log=True)
    choosers: list[Chooser] = [Constable(role) for role in range(game.roles)]
    run(CROISADES, game, choosers, None, 50_000)
    assert game.result is not None


def test_an_army_is_built_with_the_points() -> None:
    game = CROISADES.new("third_crusade", {"turns": 1, "build_armies": 1}, FastDice(2), log=True)
    run(CROISADES, game, [Constable(1), Constable(2)], None, 50_000)
    assert len(game.own_groups(0)) > 3
    assert len(game.own_groups(1)) > 3


def test_the_same_seed_plays_the_same_game() -> None:
    make = players.choosers
    games = [
        play_seed(
            CROISADES, "third_crusade", {"turns": 2}, 9,
            lambda title, seed: make(title, seed, ["constable", "constable"]), 50_000,
        ).text()
        for _ in range(2)
    ]  # fmt: skip
    assert games[0] == games[1]


class Copied:
    """Hands a chooser the view as another process would: through JSON."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, view: dict[str, Json], legal: list[int], events: list[dict[str, Json]]) -> int:
        return self.chooser.choose(json.loads(json.dumps(view)), legal, events)


def test_a_view_through_json_is_enough() -> None:
    results = []
    for wrap in (lambda bot: bot, Copied):
        game = CROISADES.new("third_crusade", {"turns": 3}, FastDice(5), log=True)
        run(CROISADES, game, [wrap(Constable(1)), wrap(RandomChooser(2))], None, 50_000)
        results.append(game.text())
    assert results[0] == results[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_he_takes_jerusalem_from_chance_and_keeps_it(seed: int) -> None:
    """`levant selfplay --title croisades --player crusader=constable` plays many more."""
    for role in (0, 1):
        choosers: list[Chooser] = [RandomChooser(seed), RandomChooser(seed)]
        choosers[role] = Constable(seed)
        game = CROISADES.new("third_crusade", {}, FastDice(seed + 40), log=True)
        run(CROISADES, game, choosers, None, 100_000)
        assert game.result is not None
        assert game.result.winner == role
