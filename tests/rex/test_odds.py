"""Odds: battles fought many times from a view."""

from __future__ import annotations

from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import LevantError
from levant.rex.board import ROLES
from levant.rex.game import REX
from levant.rex.odds import odds
from tests.rex.hidden import twin
from tests.rex.scene import Scene, scene


def asked(s: Scene, town: str, **spec: Any) -> dict[str, Any]:
    return dict(odds(s.view("frank"), {"town": town, "samples": 300, **spec}, 7))


def loss(result: dict[str, Any], role: str) -> float:
    return float(next(side["mean_loss"] for side in result["sides"] if side["role"] == role))


def field() -> Scene:
    return scene("ramallah: richard philip robert | arabs_1@1", first="frank")


def test_the_strong_beat_the_weak() -> None:
    pieces = [
        *[{"role": "frank", "block": name} for name in ("richard", "philip", "robert")],
        {"role": "saracen", "block": "arabs_1", "steps": 1},
    ]
    result = asked(field(), "ramallah", attacker="frank", pieces=pieces)
    assert result["outcomes"]["taken"] > 0.9
    assert loss(result, "saracen") > 0.9 > loss(result, "frank")


def test_every_distribution_adds_up() -> None:
    result = asked(field(), "ramallah")
    assert sum(result["outcomes"].values()) == pytest.approx(1)
    for side in result["sides"]:
        assert sum(side["losses"]) == pytest.approx(1)


def test_a_single_die_is_as_likely_as_it_is() -> None:
    """One step against one in the last round: the Turcopole (A2) fires before the Arab (B2)."""
    pieces = [
        {"role": "frank", "block": "turcopole_antioch", "steps": 1},
        {"role": "saracen", "block": "arabs_1", "steps": 1},
    ]
    spec = {"town": "ramallah", "attacker": "frank", "pieces": pieces, "round": 3, "samples": 4000}
    result: dict[str, Any] = odds(field().view("frank"), spec, 3)
    lost = {side["role"]: side["losses"] for side in result["sides"]}
    assert lost["saracen"][1] == pytest.approx(2 / 6, abs=0.04)
    assert lost["frank"][1] == pytest.approx(4 / 6 * 2 / 6, abs=0.04)
    assert result["outcomes"]["taken"] == pytest.approx(2 / 6, abs=0.04)


def test_6_5_without_a_storm_a_siege_goes_on() -> None:
    s = scene("tiberias: | zangi*", "jaffa: walter")
    pieces = [
        {"role": "saracen", "block": "zangi", "steps": 3, "castle": True},
        {"role": "frank", "block": "richard", "steps": 4},
        {"role": "frank", "block": "philip", "steps": 4},
    ]
    quiet = asked(s, "tiberias", attacker="frank", siege=True, pieces=pieces)
    stormed = asked(s, "tiberias", attacker="frank", siege=True, pieces=pieces, storm=True)
    assert quiet["outcomes"]["siege"] > 0.9
    assert stormed["outcomes"]["taken"] > quiet["outcomes"]["taken"]
    assert loss(stormed, "saracen") > loss(quiet, "saracen")


def test_6_1_a_garrison_waits_in_the_castle() -> None:
    pieces = [
        {"role": "saracen", "block": "zangi", "castle": True},
        {"role": "frank", "block": "richard"},
    ]
    result = asked(field(), "tiberias", attacker="frank", pieces=pieces)
    assert result["outcomes"]["siege"] > 0.9


def test_6_4_reserves_come_later() -> None:
    now = [{"role": "frank", "block": "richard"}, {"role": "saracen", "block": "saladin"}]
    late = [now[0], {"role": "frank", "block": "philip", "arrives": 3}, now[1]]
    soon = [now[0], {"role": "frank", "block": "philip"}, now[1]]
    alone, reserve, pair = (
        loss(asked(field(), "ramallah", attacker="frank", pieces=pieces), "saracen")
        for pieces in (now, late, soon)
    )
    assert alone <= reserve <= pair
    assert alone < pair


def test_weaker_assumptions_make_a_weaker_enemy() -> None:
    s = scene("ramallah: richard", "jaffa: | zangi sanjar", first="frank")
    pieces = [{"role": "frank", "block": "richard"}, {"role": "saracen", "count": 2}]
    full = asked(s, "ramallah", attacker="frank", pieces=pieces)
    any_ = asked(s, "ramallah", attacker="frank", pieces=pieces, assume="any")
    assert loss(any_, "frank") < loss(full, "frank")


def test_odds_know_only_the_view() -> None:
    """The odds are the same when everything hidden is dealt anew."""
    compared = 0
    for seed in range(4):
        game = REX.new("2.0", {}, FastDice(seed), log=True)
        dice = FastDice(50 + seed)
        for ply in range(900):
            if not game.deciders:
                break
            if ply % 30 == 0:
                view = game.view(0)
                other = twin(game, 0, FastDice(ply)).view(0)
                towns = [{p["town"] for p in view["pieces"] if p["role"] == role} for role in ROLES]
                for town in towns[0] & towns[1]:
                    spec = {"town": town, "samples": 10}
                    assert odds(view, spec, ply) == odds(other, spec, ply)
                    compared += 1
            role = game.deciders[0]
            game.play(role, game.random_action(role, dice))
    assert compared


@pytest.mark.parametrize(
    ("spec", "field_name"),
    [
        ({"town": "camelot"}, "town"),
        ({"town": 3}, "town"),
        ({"town": "acre", "speed": 3}, "speed"),
        ({"town": "ramallah", "attacker": "mongol"}, "attacker"),
        ({"town": "ramallah", "assume": "worst"}, "assume"),
        ({"town": "ramallah", "samples": 0}, "samples"),
        ({"town": "ramallah", "samples": 10**9}, "samples"),
        ({"town": "ramallah", "storm": "yes"}, "storm"),
        ({"town": "ramallah", "round": 9}, "round"),
        ({"town": "ramallah", "siege": True}, "siege"),
        ({"town": "ramallah", "pieces": "all"}, "pieces"),
        ({"town": "ramallah", "pieces": [3]}, "pieces"),
        ({"town": "ramallah", "pieces": [{"role": "frank"}]}, "pieces"),
        ({"town": "ramallah", "pieces": [{"role": "frank", "block": "zangi"}]}, "block"),
        ({"town": "ramallah", "pieces": [{"role": "frank", "block": "walter"}] * 2}, "twice"),
        ({"town": "ramallah", "pieces": [{"role": "frank", "steps": 9}]}, "steps"),
        ({"town": "jaffa"}, "pieces"),
    ],
)
def test_a_bad_question_is_answered_by_the_field_that_is_wrong(
    spec: dict[str, Any], field_name: str
) -> None:
    with pytest.raises(LevantError, match=field_name):
        odds(field().view("frank"), spec, 1)
