"""The fitted evaluation: every scenario has weights, and they know who is winning."""

from __future__ import annotations

from dataclasses import replace

import pytest

from levant.bots.croisades.evaluation import chances, evaluate, weights_of
from levant.bots.croisades.features import PLACE, features, key_places
from levant.bots.croisades.prospects import fulfilled, prospects
from levant.croisades import words as w
from levant.croisades.board import PLACE as PLACES
from levant.croisades.game import CROISADES
from levant.croisades.scenario import NEUTRAL, SCENARIOS, load
from levant.kernel.dice import FastDice
from tests.croisades.scene import scene


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_judged_and_the_chances_add_up(scenario: str) -> None:
    game = CROISADES.new(scenario, {}, FastDice(2))
    known = {name for one in features(game) for name in one}
    assert set(weights_of(scenario) or ()) <= known
    values = [evaluate(game, role) for role in range(game.roles)]
    assert sum(values) == pytest.approx(1.0)
    assert all(0 < value < 1 for value in values)


def test_a_scenario_with_one_place_to_decide_it_has_fitted_weights() -> None:
    assert weights_of("siege_of_acre") is not None


def test_the_places_of_verdicts_are_described_and_no_others() -> None:
    assert key_places(load("march_to_jaffa")) == [PLACES["acre"], PLACES["jaffa"]]
    assert key_places(load("mongols")) == []
    one = features(CROISADES.new("march_to_jaffa", {}, FastDice(2)))[0]
    assert {f"{kind}1" for kind in PLACE} <= set(one)
    assert "own2" not in one


def test_more_people_before_the_walls_are_worth_more() -> None:
    def crusader(knights: int) -> float:
        s = scene(
            f"crusader acre: knight {knights}", "saracen nablus: emir 20",
            scenario="siege_of_acre",
        )  # fmt: skip
        s.siege("crusader", "acre")
        s.game.turn = 4
        return evaluate(s.game, 0)

    assert crusader(40) > crusader(5)


def test_a_result_is_worth_all_or_nothing_and_a_tie_a_share() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(2))
    game.phase, game.winner = w.OVER, 1
    assert (evaluate(game, 0), evaluate(game, 1)) == (0, 1)
    game.winner = NEUTRAL
    assert evaluate(game, 0) == 0.5


def test_who_is_out_of_the_game_never_wins() -> None:
    game = CROISADES.new("last_crusade", {}, FastDice(2))
    assert min(chances(game, {"forces": 1.0})) > 0
    game.out[1] = 1
    assert chances(game, {"forces": 1.0})[1] == 0


def test_2_13_of_several_places_as_many_count_as_are_asked_for() -> None:
    s = scene("crusader tyre: knight 9").own("crusader", "tyre", "acre").own("saracen", "cairo")
    places = tuple(PLACES[name] for name in ("tyre", "acre", "cairo"))
    asked = replace(s.game.scenario.verdicts[0], role=0, holds=(), holds_any=places, least=1)
    likely = [fulfilled(s.game, replace(asked, least=n), [1.0, 1.0]) for n in (1, 2, 3)]
    assert likely[0] > likely[1] > likely[2]


def test_without_weights_what_the_verdict_asks_for_is_worth_more_than_what_it_does_not() -> None:
    def crusader(place: str) -> float:
        s = scene("crusader tyre: knight 9", "saracen cairo: emir 9").own("crusader", place)
        return prospects(s.game)[0]

    assert crusader("jerusalem") > crusader("damascus")
