"""What a board draws beside a view, long lists in short, and what a role is told of its armies."""

from __future__ import annotations

import json
from typing import cast

import pytest

from levant.croisades import outcome, supply
from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.compact_choices import CompactChoice, compact
from levant.croisades.game import CROISADES
from levant.croisades.gestures import gestures, reach
from levant.croisades.limits import limits
from levant.croisades.march import can_march
from levant.croisades.presets import all_see_it_pass, passes_by_itself
from levant.croisades.roster import BATTERING, GOODS
from levant.croisades.scenario import SCENARIOS
from levant.croisades.stances import retreat_edges, untouched
from tests.croisades.hidden import twin
from tests.croisades.play import walk
from tests.croisades.scene import scene

# --- Limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_reach_of_a_view_is_that_of_the_rules(scenario: str) -> None:
    compared = 0
    for number, (game, role, _) in enumerate(walk(6, scenario, 2)):
        if game.phase not in (w.MOVES, w.MARCH) or number % 5 or game.agreed:
            continue
        drawn = limits(game.view(role))["groups"]
        for group in game.own_groups(role):
            shown = drawn[f"g{group.number}"]["reach"]
            marching = game.phase == w.MARCH and game.marching == group.number
            if marching or can_march(game, group):
                ways = reach(game, group).items()
                expected = {spell_hex(to): {"cost": y.cost, "end": y.end} for to, y in ways}
                assert shown == expected
                compared += 1
            else:
                assert shown == {}
    assert compared > 10


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_limits_do_not_change_when_hidden_facts_do(scenario: str) -> None:
    for number, (game, role, _) in enumerate(walk(4, scenario, 1)):
        if number % 20 == 0:
            for viewer in (role, None):
                one, two = (limits(p.view(viewer)) for p in (game, twin(game, viewer, number)))
                assert json.dumps(one) == json.dumps(two)


def test_2_31_a_transport_shows_how_full_it_is() -> None:
    s = scene("crusader tyre: spearman 6 knight 2").own("crusader", "tyre")
    s.ship("crusader", "tyre")
    s.phase(w.SAIL, w.STAGE_NAVAL).do("embark g1 s21", role="crusader")
    told = limits(s.game.view(0))
    assert told["groups"]["g1"]["room"] == 12
    assert told["ships"]["s21"] == {"used": 12, "most": 24, "supplies": 0, "most_supplies": 500}
    assert limits(s.game.view(1))["ships"] == {}


def test_2_66_watchers_are_counted_against_a_ready_made_garrison() -> None:
    seen = 0
    for seed in (1, 2, 3, 5):
        for game, role, _ in walk(seed, SCENARIOS[0], 2):
            if game.phase == w.WATCH:
                told = limits(game.view(role))["watch"]
                assert told is not None
                assert told["standard"] > 0
                assert limits(game.view(1 - role))["watch"] is None
                seen += 1
    assert seen


def test_2_71_an_army_without_a_line_tells_how_long_it_lives_on() -> None:
    s = scene("crusader 2010: knight 30 mule 20 supplies 400", "crusader tyre: knight 3")
    s.own("crusader", "tyre").own("saracen", "acre", "2010", "2008")
    s.group("crusader").hungry = 4
    s.phase(w.SUPPLY)
    # Thirty riders, their horses and twenty mules eat 160 points a turn.
    assert limits(s.game.view(0))["armies"] == {"2010": {"packs": 2, "left": 6}}
    assert limits(s.game.view(1))["armies"] == limits(s.game.view(None))["armies"] == {}


def test_3_21_prices_are_told_while_groups_are_put_together() -> None:
    s = scene("crusader acre: knight 3 engineer 2").own("crusader", "acre")
    assert limits(s.moves("crusader").game.view(0))["trade"] is None
    s.phase(w.REORGANISE)
    told = limits(s.game.view(0))["trade"]
    assert told is not None
    points = s.game.points[0]
    s.do("group g1", "market", "take mule 2", "done", "buy_ship acre 1", role="crusader")
    paid = 2 * told["prices"]["mule"] + told["prices"]["warship"]
    assert points - s.game.points[0] == paid
    assert told["turns"]["trebuchet"] == 2
    assert limits(s.game.view(None))["trade"] is None


def test_2_65_the_keeper_is_told_how_long_his_stores_last() -> None:
    s = scene("crusader acre: knight 10 engineer 1 trebuchet 2")
    found = s.siege("crusader", "acre")
    found.ready[GOODS.index("trebuchet")], found.day = 2, 1
    s.game.site, s.game.phase, s.game.active = found.hex, w.RATIONS, 1
    keeper, besieger = (limits(s.game.view(role))["siege"] for role in (1, 0))
    assert keeper is not None
    assert besieger is not None
    for quarters in s.legal():
        told = keeper["rations"][quarters.removeprefix("rations ")]
        trial = s.game.copy()
        days = 0
        while quarters in [CROISADES.spell(trial, act) for act in trial.legal(1)]:
            trial.play(1, CROISADES.parse(trial, quarters))
            trial.site, trial.phase, trial.active = found.hex, w.RATIONS, 1
            trial.offer, days = {}, days + 1
        assert told["days"] == days > 0
    assert (keeper["battering"], keeper["forage"]) == (None, found.mules * 25 + found.carts * 125)
    assert (besieger["rations"], besieger["forage"]) == ({}, None)
    assert besieger["battering"] == 2 * BATTERING[GOODS.index("trebuchet")]
    assert limits(s.game.view(None))["siege"] is None


def test_2_56_each_edge_names_the_hexes_to_which_a_retreat_leads() -> None:
    compared = 0
    for game, role, _ in walk(1, "siege_of_acre", 3):
        b = game.battle
        if game.phase != w.STANCE or b is None or not untouched(b):
            continue
        told = limits(game.view(role))["exits"]
        edges = [w.SIDES[edge] for edge in retreat_edges(b, b.side)]
        if edges:
            assert [edge for edge, hexes in told.items() if hexes] == edges
            compared += 1
        assert told == limits(game.view(None))["exits"]
    assert compared


# --- Choices in short -------------------------------------------------------------------------


def unfolded(choice: CompactChoice) -> list[str]:
    head = choice["action"].rpartition(" ")[0]
    if "counts" in choice:
        low, high = choice["counts"]
        return [f"{head} {n}" for n in range(low, high + 1)]
    return [f"{head} {place}" for place in choice.get("places", [])] or [choice["action"]]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_choices_in_short_stand_for_the_legal_actions_and_no_others(scenario: str) -> None:
    saved = 0
    for game, role, _ in walk(8, scenario, 1):
        legal = game.view(role)["legal"]
        short = compact(legal)
        meant = [text for choice in short for text in unfolded(choice)]
        assert sorted(meant) == sorted(legal)
        assert {choice["action"] for choice in short} <= set(legal)
        saved = max(saved, len(legal) - len(short))
    # A theatre without market and with few ships has no long lists.
    assert saved > (20 if scenario in ("seventh_crusade", "march_to_jaffa") else 100)


def test_numbers_with_gaps_are_written_out() -> None:
    assert compact(["take mule 1", "take mule 2", "take mule 5"]) == [
        {"action": "take mule 1"}, {"action": "take mule 2"}, {"action": "take mule 5"}
    ]  # fmt: skip


# --- What a role is told of its own -----------------------------------------------------------


def test_2_71_each_army_tells_its_supply_and_what_its_line_feeds() -> None:
    s = scene(
        "crusader tyre: knight 30",
        "crusader 2010: knight 30 mule 20 supplies 600",
        "crusader 2008: knight 30",
    )
    s.own("crusader", "tyre").own("saracen", "acre", "2010", "2008").moves("crusader")
    told = {army["hex"]: army for army in s.game.view(0)["own"]["armies"]}
    assert (told["tyre"]["supply"], told["tyre"]["feeds"]) == ("line", 50)  # by a medium town
    assert told["2010"]["supply"] == "packs"
    assert told["2010"]["needs"] == 2 * (30 + 30 + 20)
    assert told["2010"]["carries"] == 600
    assert (told["2008"]["supply"], told["2008"]["feeds"]) == ("none", 0)
    assert s.game.view(1)["own"]["armies"] == []
    s.own("crusader", "acre")
    tyre = next(army for army in s.game.view(0)["own"]["armies"] if army["hex"] == "tyre")
    assert tyre["feeds"] is None  # a line to an important town


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_71_packs_are_asked_of_armies_without_line_and_water(scenario: str) -> None:
    for game, role, _ in walk(2, scenario, 2):
        if game.phase == w.SUPPLY:
            told = game.view(role)["own"]["armies"]
            out = {army["hex"] for army in told if army["supply"] in ("packs", "none")}
            asked = {spell_hex(place) for place in supply.wants_supplies(game, role)}
            assert out == asked


def test_2_62_turns_of_work_that_are_left_are_told_to_the_owner() -> None:
    s = scene("crusader tyre: engineer 1 spearman 9").own("crusader", "tyre")
    s.phase(w.REORGANISE).do("build g1 trebuchet", role="crusader")
    [own] = s.game.view(0)["groups"]
    assert (own["building"], own["work"]) == ("trebuchet", 2)
    [seen] = s.game.view(1)["groups"]
    assert "work" not in seen


# --- Phases that pass by themselves -----------------------------------------------------------


def test_a_lone_choice_passes_but_not_behind_a_march_that_could_be_undone() -> None:
    s = scene("crusader tyre: baron 1 knight 4").moves("saracen")
    assert s.legal("saracen") == ["done"]
    assert passes_by_itself(s.game.view(1))
    assert all_see_it_pass(s.game.view(1))
    s = scene("crusader tyre: baron 1 knight 4").moves("crusader").do("march g1")
    [order, *_] = [one for one in gestures(s.game, 0, ["g1"]) if one["kind"] == "march"]
    s.do(*cast("list[str]", order["actions"]))
    assert s.legal() == ["done"]
    assert not passes_by_itself(s.game.view(0))
    assert not all_see_it_pass(s.game.view(0))


def test_who_has_counters_on_land_is_not_seen_to_have_nothing_to_feed() -> None:
    s = scene("crusader tyre: spearman 5").own("crusader", "tyre").phase(w.SUPPLY)
    assert s.legal("crusader") == ["done"]
    assert passes_by_itself(s.game.view(0))
    assert not all_see_it_pass(s.game.view(0))
    assert all_see_it_pass(s.game.view(1))


def test_2_71_the_line_of_an_army_is_told_hex_by_hex() -> None:
    s = scene("crusader tyre: knight 60", "saracen nablus: spearman 5")
    s.own("crusader", "tyre").moves("crusader")
    assert limits(s.game.view(0))["lines"] == {}  # a medium town feeds 50
    s.own("crusader", "acre")
    line = limits(s.game.view(0))["lines"]["tyre"]
    assert (line[0], line[-1]) == ("tyre", "acre")
    assert limits(s.game.view(1))["lines"].keys() == {"nablus"}
    assert limits(s.game.view(None))["lines"] == {}


def test_threats_are_where_others_could_come_and_no_more() -> None:
    s = scene("crusader tyre: knight 5", "saracen 2008: king 1 knight 5")
    s.own("crusader", "tyre").own("saracen", "2008").moves("crusader")
    told = set(limits(s.game.view(0))["threats"])
    group = s.game.own_groups(1)[0]
    assert {spell_hex(to) for to in reach(s.game, group)} <= told
    assert "cairo" not in told
    assert limits(s.game.view(None))["threats"] == []


def test_2_13_objectives_are_told_with_the_turns_they_were_held() -> None:
    s = scene("jerusalem cairo: knight 5", "egypt 0726: knight 5", scenario="nile")
    s.own("jerusalem", "cairo").own("syria", "damascus")
    told = {one["role"]: one for one in limits(s.game.view(None))["objectives"]}
    assert told["jerusalem"] == {
        "role": "jerusalem", "winner": "jerusalem", "holds": ["cairo"], "holds_any": [],
        "least": 0, "turns": 3, "held": 0, "met": True,
    }  # fmt: skip
    assert not told["syria"]["met"]
    outcome.turn_end(s.game)
    s.step(w.TURN_START)
    again = {one["role"]: one for one in limits(s.game.view(1))["objectives"]}
    assert (again["jerusalem"]["held"], again["syria"]["held"]) == (1, 0)


def test_2_96_command_and_truces_can_be_spoken_of_while_others_decide() -> None:
    s = scene("jerusalem cairo: knight 5", "egypt 0726: knight 5", scenario="nile")
    s.own("jerusalem", "cairo").own("egypt", "bilbeis").moves("jerusalem")
    for role, name in enumerate(s.game.scenario.roles):
        told = limits(s.game.view(role))["always"]
        numbers = [CROISADES.parse(s.game, act) for act in told]
        assert numbers, name
        assert all(s.game.refusal(role, number) is None for number in numbers), name
    s.do("lend egypt", role="jerusalem").do("truce", role="jerusalem")
    told = limits(s.game.view(0))["always"]
    assert {"take_back", "fight_on", "lend syria"} <= set(told)
    assert not {"lend egypt", "truce"} & set(told)
    assert limits(s.game.view(None))["always"] == []


def test_2_13_a_short_scenario_tells_its_theatre() -> None:
    whole = scene("crusader tyre: knight 5")
    assert limits(whole.game.view(0))["theatre"] is None
    game, role, _ = next(iter(walk(1, "siege_of_acre", 1)))
    theatre = limits(game.view(role))["theatre"]
    assert theatre is not None
    assert {"acre", "tyre"} <= set(theatre)
    assert "cairo" not in theatre
