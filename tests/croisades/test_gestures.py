"""Marches as one order, and presets: playable step by step, and of what the role knows only."""

from __future__ import annotations

import json
from typing import Any

import pytest

from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.croisades.gestures import gestures
from levant.croisades.presets import PRESETS
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.title import UnknownName
from tests.croisades.hidden import twin
from tests.croisades.play import walk
from tests.croisades.scene import Scene, scene

LONG = ("march", "besiege", "join")


def asked(s: Scene, *pieces: str) -> dict[str, Any]:
    """The gestures of the role that decides, by where they lead."""
    found = gestures(s.game, s.game.deciders[0], pieces)
    return {str(one["to"]): one for one in found}


# --- Marches ----------------------------------------------------------------------------------


def test_a_march_over_several_hexes_is_one_order_with_path_cost_and_what_is_annexed() -> None:
    # 2.41: only through own strongholds do roads lead on, for half a point a hex.
    s = scene("crusader tyre: baron 1 knight 4").own("crusader", "tyre", "montfort", "acre")
    s.moves("crusader")
    ways = asked(s, "g1")
    marches = [one for one in ways.values() if one["kind"] == "march" and one["annexed"]]
    far = max(marches, key=lambda one: one["legs"])
    assert far["legs"] > 3
    assert far["cost"] < 2 * far["legs"]
    assert far["path"][0] == "tyre"
    assert len(far["path"]) == far["legs"] + 1
    assert far["actions"][0] == "march g1"
    assert far["actions"][-1] == "halt"
    assert far["annexed"]
    s.do(*far["actions"])
    group = s.group("crusader")
    assert CROISADES.parse(s.game, f"to {far['to']}") == w.action(w.TO, group.hex)
    assert group.moved
    for place in far["annexed"]:
        assert s.game.owner[CROISADES.parse(s.game, f"to {place}") >> 36 & w.MOST_OBJECT] == 0


def test_the_cost_is_in_half_points_and_what_is_left_adds_up_to_the_allowance() -> None:
    s = scene("crusader tyre: spearman 6").moves("crusader")
    ways = asked(s, "g1").values()
    allowances = {one["cost"] + one["left"] for one in ways}
    assert allowances == {s.group("crusader").allowance()}
    assert all(one["cost"] > 0 for one in ways)


def test_before_enemy_walls_the_order_is_a_siege_or_leads_past_them() -> None:
    s = scene("crusader 2008: baron 1 knight 4").own("saracen", "acre").moves("crusader")
    ways = asked(s, "g1")
    assert ways["acre"]["kind"] == "besiege"
    assert ways["acre"]["actions"][-1] == "besiege"
    s.do(*ways["acre"]["actions"])
    assert s.game.sieges[0].besieger == 0


def test_several_groups_go_together_and_join_the_siege_of_the_first() -> None:
    s = scene(
        "crusader 2008: spearman 8", "crusader 2008: baron 1 knight 4", "crusader 2008: archer 5"
    )
    s.moves("crusader")
    order = asked(s, "g1", "g2", "g3")["belvoir"]
    # Only a commander begins a siege: he goes first.
    assert order["groups"][0] == "g2"
    assert sorted(order["groups"]) == ["g1", "g2", "g3"]
    s.do(*order["actions"])
    assert len(s.game.besiegers(s.game.sieges[0])) == 3
    assert s.asked == "moves"


def test_a_march_into_enemies_ends_there_and_the_others_wait() -> None:
    s = scene(
        "crusader 2008: baron 1 knight 4",
        "crusader 2008: spearman 8",
        "saracen 2010: emir 1 bedouin 7",
    ).moves("crusader")
    order = asked(s, "g1", "g2")["2010"]
    assert order["kind"] == "meet"
    assert order["waiting"] == ["g2"]
    assert order["actions"][-1] == "to 2010"
    assert not any(text.endswith("g2") for text in order["actions"])
    beyond = [one for one in asked(s, "g1").values() if "2010" in one["path"][:-1]]
    assert not beyond


def test_who_is_on_the_march_goes_on_and_another_lets_him_halt_first() -> None:
    s = scene("crusader tyre: baron 1 knight 4", "crusader tyre: sergeant 6").moves("crusader")
    s.do("march g1")
    assert all(one["actions"][0] != "march g1" for one in asked(s, "g1").values())
    others = asked(s, "g2")
    assert others
    assert all(one["actions"][:2] == ["halt", "march g2"] for one in others.values())


def test_only_own_groups_march_and_nonsense_is_named() -> None:
    s = scene("crusader tyre: baron 1 knight 4", "saracen 2010: emir 1 bedouin 7")
    s.moves("crusader")
    assert gestures(s.game, s.role("saracen"), ["g1"]) == []
    assert asked(s, "g2") == {}
    for name in ("acre", "g0", "g41", "gg1", ""):
        with pytest.raises(UnknownName, match="as_before"):
            asked(s, name)


# --- Presets ----------------------------------------------------------------------------------


def only(s: Scene, name: str) -> list[str]:
    [one] = gestures(s.game, s.game.deciders[0], [name])
    assert one["kind"] == name
    actions: Any = one["actions"]
    return list(actions)


def test_supply_as_before_feeds_who_was_fed_and_leaves_the_hungry() -> None:
    s = scene(
        "crusader 2010: baron 1 knight 30 mule 20 supplies 600",
        "crusader 2008: baron 1 knight 30 mule 20 supplies 600",
    )
    s.group("crusader", 2).hungry = 2
    s.own("saracen", "2010", "2008").phase(w.SUPPLY)
    assert only(s, "as_before") == ["feed 2010", "starve 2008", "done"]


def test_stances_as_before_repeat_the_last_turn_and_fall_back_to_what_is_possible() -> None:
    found = 0
    for game, role, action in walk(2, SCENARIOS[0], 3, log=True):
        if game.phase != w.STANCE:
            continue
        [one] = gestures(game, role, ["as_before"])
        first: Any = one["actions"]
        company = first[0].split()[1]
        told = [
            event["stance"]
            for event in CROISADES.events(game, role)
            if event["event"] == "stance" and f"c{event['company']}" == company
            and event["n"] > _battle_began(game, role)
        ]  # fmt: skip
        if told and f"{told[-1]} {company}" in spelled(game, role):
            found += 1
            assert first[0] == f"{told[-1]} {company}"
        assert action
    assert found > 5


def _battle_began(game: Game, role: int) -> int:
    return max(event["n"] for event in CROISADES.events(game, role) if event["event"] == "battle")


def test_all_done_ends_a_phase_without_wishes() -> None:
    s = scene("crusader tyre: baron 1 knight 4").moves("crusader")
    assert only(s, "all_done") == ["done"]


def test_a_preset_that_says_nothing_here_has_no_gesture() -> None:
    s = scene("crusader tyre: baron 1 knight 4").moves("crusader")
    assert gestures(s.game, 0, ["as_before"]) == []
    assert gestures(s.game, 1, ["all_done"]) == []


# --- Properties -------------------------------------------------------------------------------


def spelled(game: Game, role: int) -> list[str]:
    return [CROISADES.spell(game, act) for act in game.legal(role)]


def plays_to_its_break(game: Game, role: int, one: dict[str, Any]) -> None:
    """Each action is legal when it comes; before the last nothing rolls and nobody else chooses."""
    trial = game.copy()
    *before, last = one["actions"]
    for text in before:
        assert text in spelled(trial, role), (one, text)
        trial.play(role, CROISADES.parse(trial, text))
        assert trial.dice.state() == game.dice.state(), (one, text)
        assert role in trial.deciders, (one, text)
    assert last in spelled(trial, role), (one, last)
    trial.play(role, CROISADES.parse(trial, last))
    if one["kind"] in LONG:
        assert trial.phase == w.MOVES, one
        assert trial.active == game.active


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_gesture_is_playable_step_by_step(scenario: str) -> None:
    dice = FastDice(11)
    kinds = set()
    for number, (game, role, _) in enumerate(walk(5, scenario, 2, log=True)):
        if game.phase in (w.MOVES, w.MARCH) and number % 7 == 0:
            own = [f"g{g.number}" for g in game.own_groups(role) if not g.ship]
            pairs = [[one] for one in own[:3]] + [own[dice.below(len(own)) :][:2] for _ in own[:1]]
            found = [one for pieces in pairs for one in gestures(game, role, pieces)]
            chosen = [found[dice.below(len(found))] for _ in found[:4]]
        else:
            chosen = [one for name in PRESETS for one in gestures(game, role, [name])]
        for one in chosen:
            kinds.add(one["kind"])
            plays_to_its_break(game, role, one)
    assert kinds >= {"march", "all_done"}
    assert kinds & {"besiege", "meet", "desert", "join"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_gestures_do_not_change_when_hidden_facts_do(scenario: str) -> None:
    compared = 0
    for number, (game, role, _) in enumerate(walk(9, scenario, 2, log=True)):
        if number % 9:
            continue
        other = twin(game, role, number)
        other.dice = FastDice(number)
        pieces = [[f"g{n}"] for n in range(1, 4)] + [["g1", "g2"]] + [[name] for name in PRESETS]
        for wanted in pieces:
            one, two = gestures(game, role, wanted), gestures(other, role, wanted)
            compared += bool(one)
            assert json.dumps(one) == json.dumps(two), wanted
    assert compared > 10
