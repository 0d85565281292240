"""2.1 Preparation: territory, prices, groups, the start, the end (E 1-8)."""

from __future__ import annotations

from levant.croisades import outcome
from levant.croisades import words as w
from levant.croisades.board import DESERT, GROUND, HEX, OWNABLE, PLACE, ROAD
from levant.croisades.game import CROISADES
from levant.croisades.grouping import THE_MARKET
from levant.croisades.pieces import enough
from levant.croisades.roster import CLASS, GARRISON_ONLY, MOUNTED, MULE, price, recruits
from levant.croisades.scenario import SCENARIOS, load
from levant.kernel.dice import FastDice
from tests.croisades.scene import scene


def test_2_11_roadless_desert_is_never_owned_but_a_desert_road_can_be() -> None:
    assert not OWNABLE[HEX["0101"]]
    assert GROUND[HEX["0103"]] == DESERT
    assert ROAD[HEX["0103"]]
    assert OWNABLE[HEX["0103"]]
    s = scene("saracen 0804: emir 1 bedouin 4").moves("saracen").do("march g1")
    s.do("to 0803")
    assert s.game.owner[HEX["0803"]] == -1


def test_3_21_prices_follow_the_formulas_and_only_unarmoured_foot_rounds_down() -> None:
    assert price("heavy_cavalry", 24, 13) == 50
    assert price("light_cavalry", 10, 6) == 16
    assert price("horse_archer", 6, 5) == 22
    assert price("mongol_horse_archer", 6, 5) == 17
    assert price("armoured_foot", 12, 8) == 20
    assert price("unarmoured_foot", 8, 7) == 11
    assert price("javelin", 6, 4) == 12
    assert price("short_bow", 4, 4) == 12
    assert price("assassin", 8, 5) == 26
    assert price("crossbow", 4, 4) == 16
    assert price("armoured_crossbow", 4, 5) == 22
    assert price("engineer", 3, 4) == 20
    assert price("unarmed", 6, 4) == 6


def test_3_21_riders_on_foot_are_only_for_fixed_garrisons() -> None:
    field, walls = recruits("crusader"), recruits("crusader", garrison=True)
    on_foot = CLASS["sergeant_on_foot"]
    assert GARRISON_ONLY[on_foot]
    assert not MOUNTED[on_foot]
    assert on_foot in walls
    assert on_foot not in field


def test_2_11_a_group_has_five_characters_or_three_riders() -> None:
    assert enough(5, 0)
    assert not enough(4, 3)
    assert enough(3, 3)
    assert not enough(2, 2)
    s = scene("crusader acre: knight 4 spearman 8").own("crusader", "acre")
    s.phase(w.REORGANISE).do("found acre", "from g1", "take spearman 4", role="crusader")
    s.refused("done", "2.11", "group_too_small", role="crusader")
    s.do("take spearman 1", "done", role="crusader")
    assert s.group("crusader", 2).size() == 5
    assert s.group("crusader", 1).size() == 7


def test_2_11_beasts_and_engines_without_people_are_no_group() -> None:
    s = scene("crusader acre: knight 4 spearman 8 mule 2").own("crusader", "acre")
    s.phase(w.REORGANISE).do("found acre", "from g1", "take mule 2", role="crusader")
    s.refused("done", "2.11", "group_too_small", role="crusader")
    s.do("take spearman 5", "done", role="crusader")
    assert s.group("crusader", 2).goods[MULE] == 2


def test_2_11_a_new_group_that_takes_nothing_is_given_up_again() -> None:
    s = scene("crusader acre: knight 4 spearman 8").own("crusader", "acre")
    s.phase(w.REORGANISE).do("found acre", "done", role="crusader")
    assert [g.number for g in s.game.groups] == [1]


def test_2_11_numbers_run_from_1_to_40_and_are_unique() -> None:
    s = scene(*["crusader acre: knight 3"] * 40)
    assert sorted(g.number for g in s.game.groups) == list(range(1, 41))
    assert s.game.free_number(s.role("crusader")) == 0


def test_2_11_without_a_commander_a_group_starts_neither_battle_nor_siege() -> None:
    s = scene("crusader 2009: spearman 6", "saracen 1909: emir 3")
    s.own("crusader", "2009").moves("crusader").do("march g1")
    s.refused("to 1909", "2.11", "no_commander")
    s = scene("crusader 2009: spearman 6").own("crusader", "2009").moves("crusader")
    s.do("march g1").refused("to tiberias", "2.11", "no_commander")


def test_2_12_groups_start_in_own_strongholds_and_ships_in_own_ports() -> None:
    for name in SCENARIOS:
        game = CROISADES.new(name, {}, FastDice(1))
        camps = {camp.place for camp in load(name).sieges}
        for group in game.groups:
            entries = load(name).sides[group.role].entry
            own = game.owner[group.hex] == group.role and game.kinds[group.hex] >= 0
            assert own or group.hex in camps or group.hex in entries
        assert all(game.owner[ship.port] == ship.role for ship in game.ships)


def test_2_13_the_first_turn_is_1_and_every_fifth_brings_income() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    assert s.game.turn == 1
    before = list(s.game.points)
    outcome.income(s.game)
    assert s.game.points == before
    s.game.turn = 5
    outcome.income(s.game)
    assert s.game.points[0] == before[0] + outcome.income_of(s.game, 0)
    assert outcome.income_of(s.game, 0) > 0


def test_2_71_a_scenario_can_add_points_to_each_income() -> None:
    """Decision 125: beside what strongholds bring, also to who has none."""
    s = scene("crusader tyre: knight 3", additions=True)
    added = s.game.scenario.sides[0].subsidy
    assert added == 2000
    brought = outcome.income_of(s.game, 0) - added
    s.own("saracen", "tyre", "tripoli", "antioch")
    assert added <= outcome.income_of(s.game, 0) < brought + added


def test_3_5_who_can_expect_less_begins_with_captured_value() -> None:
    """Decision 126: seen by all from the first turn on."""
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3", additions=True)
    assert s.game.view(None)["scores"] == {"crusader": 190, "saracen": 0}


def test_2_13_the_last_turn_is_judged_by_the_scenario() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    s.game.turn = 25
    outcome.turn_end(s.game)
    assert s.game.reason == "tie"
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3").own("saracen", "antioch")
    s.game.turn = 25
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (1, "capture_value")
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3").own("crusader", "jerusalem")
    s.game.turn = 25
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (0, "jerusalem")
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    s.own("crusader", "acre", "jaffa", "ascalon")
    s.game.turn = 25
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (-1, "coast")


def test_2_13_cairo_held_for_three_turns_ends_the_raid_on_the_nile() -> None:
    s = scene("syria damascus: emir 3", "egypt alexandria: emir 3", scenario="nile")
    s.own("syria", "cairo")
    for turn in (1, 2):
        outcome.turn_end(s.game)
        assert s.game.reason == "", turn
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("syria"), "cairo")


def test_2_11_armies_can_be_built_with_the_points() -> None:
    game = CROISADES.new("third_crusade", {"build_armies": 1}, FastDice(1), log=True)
    assert game.groups == []
    assert game.points[0] == load("third_crusade").sides[0].points
    for text in ("found tyre", "market", "take knight 3", "take spearman 10", "done"):
        game.play(0, CROISADES.parse(game, text))
    assert [g.size() for g in game.groups] == [13]
    assert game.points[0] == load("third_crusade").sides[0].points - 3 * 50 - 10 * 11
    assert game.desks[0].source != THE_MARKET
    assert game.groups[0].hex == PLACE["tyre"]
