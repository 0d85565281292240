"""Why not, with groups, purchases, works and prisoners (2.11, 2.22, 2.62, 3.21, 3.58)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES
from levant.croisades.pieces import Captive
from levant.croisades.records import Wounded
from levant.croisades.roster import CLASS
from levant.kernel.dice import FastDice
from tests.croisades.scene import Scene, scene

OPTIONS = {"captures": 1, "build_castles": 1}
SARACEN = 1


def town(*lines: str, points: int = 500) -> Scene:
    """Crusaders in Acre, their own, while troops are reorganised."""
    s = scene(*(lines or ("crusader acre: knight 5 mule 2 supplies 40",)), options=OPTIONS)
    s.own("crusader", "acre")
    s.game.points[0] = points
    return s.phase(w.REORGANISE)


def why(s: Scene, text: str, rule: str, key: str) -> None:
    s.refused(text, rule, key, role="crusader")


# --- Opening and founding ---------------------------------------------------------------------


def test_2_22_only_a_group_that_is_there_and_idle_is_opened() -> None:
    s = town("crusader acre: knight 5", "crusader acre: knight 5")
    why(s, "group g9", "2.11", "no_such_group")
    s.ship("crusader", "acre")
    s.group("crusader", 1).ship = 21
    why(s, "group g1", "2.34", "group_is_aboard")
    s.group("crusader", 1).ship, s.group("crusader", 1).work = 0, 1
    why(s, "group g1", "2.62", "group_is_building")
    s.meeting("saracen", "crusader", "acre", "2109")
    why(s, "group g2", "2.41", "group_is_in_battle")


def test_2_22_a_group_is_opened_once_a_turn() -> None:
    s = town()
    s.do("group g1", "cancel", role="crusader")
    why(s, "group g1", "2.22", "group_was_opened")


def test_2_22_a_group_alone_in_the_field_has_nobody_to_exchange_with() -> None:
    s = town("crusader 2008: knight 5")
    why(s, "group g1", "2.22", "nobody_to_exchange_with")


def test_3_21_without_money_the_market_opens_nothing() -> None:
    s = town(points=0)
    why(s, "group g1", "3.21", "too_dear")
    why(s, "found acre", "3.21", "too_dear")


def test_2_11_where_no_group_can_be_founded() -> None:
    s = town("crusader 2008: knight 5", "crusader acre: knight 5")
    why(s, "found 2008", "2.11", "too_few_to_divide")
    why(s, "found 1908", "3.21", "no_market")
    why(s, "found cairo", "3.21", "not_your_place")
    s.do("found acre", "cancel", role="crusader")
    why(s, "found acre", "2.22", "founded_already")
    s.group("crusader", 1).work = 1
    why(s, "found 2008", "2.62", "group_is_building")


def test_2_11_forty_groups_are_the_most() -> None:
    s = town(*["crusader acre: knight 5"] * 40)
    why(s, "found acre", "2.11", "no_number_free")


def test_2_22_what_a_group_in_the_way_forbids() -> None:
    s = town()
    for text in ("from g1", "market", "take knight 1", "cancel"):
        why(s, text, "2.22", "no_group_open")
    s.do("group g1", role="crusader")
    for text in ("group g1", "found acre", "build g1 ladder", "buy_ship acre 0"):
        why(s, text, "2.22", "group_is_open")


# --- An open group ----------------------------------------------------------------------------


def test_2_22_whence_an_open_group_cannot_take() -> None:
    s = town(*["crusader acre: knight 5"] * 4, "crusader 2008: knight 5")
    s.ship("crusader", "acre")
    s.group("crusader", 3).ship, s.group("crusader", 4).inside = 21, 1
    s.do("group g1", role="crusader")
    why(s, "from g9", "2.11", "no_such_group")
    why(s, "from g1", "2.22", "takes_from_itself")
    why(s, "from g3", "2.34", "group_is_aboard")
    why(s, "from g4", "2.22", "walls_between")
    why(s, "from g5", "2.22", "group_is_elsewhere")
    s.do("from g2", role="crusader")
    why(s, "from g2", "2.22", "source_already")
    s.do("market", role="crusader")
    why(s, "market", "2.22", "source_already")


def test_3_21_where_nothing_is_sold() -> None:
    s = town("crusader 2008: knight 5", "crusader 2008: knight 5")
    s.do("group g1", role="crusader")
    why(s, "market", "3.21", "no_market")
    s = town("crusader cairo: knight 5", "crusader cairo: knight 5")
    s.do("group g1", role="crusader")
    why(s, "market", "3.21", "not_your_place")
    s = town("crusader acre: knight 5", "crusader acre: knight 5")
    s.siege("saracen", "acre")
    s.do("group g1", role="crusader")
    why(s, "market", "3.21", "place_is_besieged")


def test_3_21_a_scenario_may_know_no_purchases() -> None:
    s = town("crusader acre: knight 5", "crusader acre: knight 5")
    s.game.scenario = replace(s.game.scenario, purchases=False)
    why(s, "buy_ship acre 0", "3.21", "no_purchases")
    s.do("group g1", role="crusader")
    why(s, "market", "3.21", "no_purchases")


def test_3_21_what_cannot_be_bought() -> None:
    s = town(points=60)
    s.do("group g1", role="crusader")
    why(s, "take knight 1", "2.22", "no_source")
    s.do("market", role="crusader")
    why(s, "take knight 0", "2.22", "at_least_one")
    why(s, "take emir 1", "3.21", "not_of_your_people")
    why(s, "take sergeant_on_foot 1", "3.21", "only_in_garrisons")
    why(s, "take wounded_knight 1", "3.21", "no_wounded_for_sale")
    why(s, "take civilian 1", "3.21", "not_for_sale")
    why(s, "take supplies 5", "2.71", "supplies_are_free")
    why(s, "take spearman 25", "3.21", "too_many_at_once")
    why(s, "take knight 20", "3.21", "too_dear")
    why(s, "take tower 24", "3.21", "too_dear")


def test_2_22_what_another_group_cannot_give() -> None:
    s = town("crusader acre: knight 5", "crusader acre: knight 5 mule 2 supplies 40")
    s.group("crusader", 2).hurt = [Wounded(CLASS["knight"], 2)]
    s.do("group g1", "from g2", role="crusader")
    why(s, "take knight 6", "2.22", "only_so_many")
    why(s, "take wounded_knight 2", "2.22", "only_so_many")
    why(s, "take mule 3", "2.22", "only_so_many")
    why(s, "take knight 0", "2.22", "at_least_one")
    why(s, "take supplies 7", "2.71", "supplies_go_together")


def test_2_11_groups_that_cannot_stay_as_they_are() -> None:
    s = town("crusader acre: knight 5", "crusader acre: knight 5")
    s.do("group g1", "from g2", "take knight 3", role="crusader")
    why(s, "done", "2.11", "group_too_small")
    s = town("crusader acre: spearman 9", "crusader acre: spearman 5 sergeant 3")
    s.group("crusader", 2).captives = [Captive(SARACEN, CLASS["emir"]) for _ in range(3)]
    s.do("group g1", "from g2", "take sergeant 3", role="crusader")
    why(s, "done", "3.58", "too_few_guards")


# --- Works, ships, castles --------------------------------------------------------------------


def test_2_62_who_cannot_build() -> None:
    s = town("crusader acre: knight 5 engineer 1", "crusader acre: knight 5")
    why(s, "build g9 ladder", "2.11", "no_such_group")
    why(s, "build g2 ladder", "2.62", "no_engineer")
    # In the field; in Acre its garrison would lend a hand (decision 73).
    s.add("crusader 2008: knight 4 engineer 1")
    why(s, "build g3 ladder", "2.62", "too_few_builders")
    why(s, "build g1 mule", "2.62", "not_an_engine")
    s.do("build g1 ladder", role="crusader")
    why(s, "build g1 ladder", "2.62", "group_is_building")


def test_3_21_where_no_ship_is_bought() -> None:
    s = town(points=500)
    why(s, "buy_ship 2008 0", "3.21", "not_a_port")
    why(s, "buy_ship alexandria 0", "3.21", "not_your_place")
    why(s, "buy_ship acre 2", "2.31", "no_such_kind_of_ship")
    s.game.points[0] = 1
    why(s, "buy_ship acre 1", "3.21", "too_dear")
    for _ in range(20):
        s.ship("crusader", "acre")
    why(s, "buy_ship acre 0", "2.12", "no_ship_number_free")
    s.siege("saracen", "acre")
    why(s, "buy_ship acre 0", "3.21", "place_is_besieged")


def test_3_21_where_no_castle_is_raised() -> None:
    s = town(
        "crusader 2309: knight 4 engineer 1", "crusader 2309: knight 5",
        "crusader acre: knight 4 engineer 1", "crusader 1505: knight 4 engineer 1", points=5000,
    )  # fmt: skip
    why(s, "raise_castle g9 0", "2.11", "no_such_group")
    why(s, "raise_castle g1 2", "3.21", "no_such_castle")
    why(s, "raise_castle g3 0", "3.21", "stronghold_stands")
    why(s, "raise_castle g4 0", "3.21", "no_castle_in_desert")
    s.own("saracen", "2309")
    why(s, "raise_castle g1 0", "3.21", "not_your_place")
    s.own("crusader", "2309")
    why(s, "raise_castle g2 0", "3.21", "no_engineer")
    s.do("raise_castle g1 0", role="crusader")
    why(s, "raise_castle g1 1", "3.21", "castle_is_begun")
    s.game.castles, s.game.points[0] = [], 3
    why(s, "raise_castle g1 1", "3.21", "too_dear")
    s.group("crusader").work = 1
    why(s, "raise_castle g1 1", "2.62", "group_is_building")


def test_2_63_what_is_not_left_behind() -> None:
    s = town("crusader acre: knight 5 mule 3 supplies 40", "crusader acre: knight 5 mule 1")
    why(s, "abandon g9 mule 1", "2.11", "no_such_group")
    why(s, "abandon g1 supplies 1", "2.63", "not_left_behind")
    why(s, "abandon g1 mule 2", "2.63", "one_or_all")
    why(s, "abandon g1 mule 4", "2.63", "only_so_many")
    why(s, "abandon g1 mule 0", "2.63", "at_least_one")
    s.group("crusader", 2).work = 1
    why(s, "abandon g2 mule 1", "2.62", "group_is_building")


def test_2_11_what_has_to_wait_for_the_game() -> None:
    s = Scene(CROISADES.new("third_crusade", {"build_armies": 1}, FastDice(1)))
    why(s, "buy_ship tyre 0", "2.11", "not_before_the_game")
    why(s, "abandon g1 mule 1", "2.11", "not_before_the_game")


# --- Prisoners (3.58) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule"),
    [("ransom saracen knight", "3.58"), ("confine g1 emir", "3.58"), ("guard g1 emir", "3.58"),
     ("raise_castle g1 0", "3.21")],
)  # fmt: skip
def test_3_58_options_that_are_not_played(text: str, rule: str) -> None:
    s = scene("crusader acre: knight 5").phase(w.REORGANISE)
    why(s, text, rule, "option_is_off")


def test_3_58_who_is_not_ransomed() -> None:
    s = town("crusader acre: knight 5", "saracen cairo: emir 5")
    why(s, "ransom saracen knight", "3.58", "nobody_to_ransom")
    s.group("saracen").captives = [Captive(0, CLASS["knight"])]
    s.game.points[0] = 2
    why(s, "ransom saracen knight", "3.21", "too_dear")
    s.own("saracen", "acre")
    why(s, "ransom saracen knight", "3.58", "no_home")


def test_3_58_prisoners_that_cannot_be_handed_over() -> None:
    s = town("crusader acre: knight 5", "crusader acre: spearman 5")
    holder = s.group("crusader", 1)
    why(s, "confine g9 emir", "2.11", "no_such_group")
    why(s, "confine g1 emir", "3.58", "no_such_prisoner")
    holder.captives = [Captive(SARACEN, CLASS["emir"], moved=s.game.turn)]
    why(s, "confine g1 emir", "3.58", "prisoner_was_moved")
    why(s, "guard g1 emir", "3.58", "guarded_already")
    holder.captives[0].moved = s.game.turn - 1
    s.group("crusader", 2).inside = 1
    why(s, "guard g2 emir", "3.58", "prisoner_out_of_reach")
    s.group("crusader", 2).inside = 0
    s.group("crusader", 2).captives = [Captive(SARACEN, CLASS["emir"]) for _ in range(2)]
    why(s, "guard g2 emir", "3.58", "too_few_guards")
    s.own("saracen", "acre")
    why(s, "confine g1 emir", "3.58", "not_your_place")
    holder.work = 1
    why(s, "confine g1 emir", "2.62", "group_is_building")


def test_3_58_prisoners_stay_where_no_own_stronghold_is_open() -> None:
    s = town("crusader 2008: knight 5", "crusader acre: knight 5")
    for number in (1, 2):
        s.group("crusader", number).captives = [Captive(SARACEN, CLASS["emir"], moved=-1)]
    why(s, "confine g1 emir", "3.58", "no_stronghold")
    s.siege("saracen", "acre")
    s.group("crusader", 2).inside = 0
    why(s, "confine g2 emir", "3.58", "place_is_besieged")


def test_2_11_a_hex_that_is_not_on_the_map() -> None:
    s = town()
    for verb in (w.FOUND, w.BUY_SHIP):
        refusal = s.game.refusal(0, w.action(verb, 4000))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("3.41", "no_such_hex")
    assert PLACE["acre"] < 4000
