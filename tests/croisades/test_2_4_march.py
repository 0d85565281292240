"""2.4 Land movement: allowances, costs, encounters, reinforcements, the desert (E 31-44)."""

from __future__ import annotations

import pytest

from levant.croisades import diplomacy, field, march, meetings
from levant.croisades import words as w
from levant.croisades.board import BARRED, HEX, NEAR, NOWHERE, PLACE
from levant.croisades.pieces import can_carry
from levant.croisades.records import GroupName, Wounded
from tests.croisades.scene import scene


@pytest.mark.parametrize(
    ("people", "half_points"),
    [
        ("knight 5", 6),
        ("turcopole 5", 8),
        ("knight 3 spearman 5", 4),
        ("turcopole 3 knight 3", 6),
        ("turcopole 5 mule 1", 6),
        ("turcopole 5 cart 1", 2),
        ("spearman 10 ladder 1", 2),
    ],
)
def test_2_41_a_group_is_as_fast_as_its_slowest_member(people: str, half_points: int) -> None:
    assert scene(f"crusader tyre: {people}").group("crusader").allowance() == half_points


def test_2_41_wounded_foot_has_1_point_and_a_wounded_rider_2() -> None:
    s = scene("crusader tyre: knight 5", "crusader tyre: spearman 5")
    s.group("crusader", 1).hurt = [Wounded(2, 1)]
    s.group("crusader", 2).hurt = [Wounded(8, 1)]
    assert s.group("crusader", 1).allowance() == 4
    assert s.group("crusader", 2).allowance() == 2


@pytest.mark.parametrize(
    ("start", "to", "half_points"),
    [
        ("2407", "2506", 1),  # road in the plain
        ("2606", "2705", 2),  # road in the mountains
        ("1907", "1908", 2),  # plain
        ("1806", "1805", 2),  # desert
        ("1809", "1709", 4),  # mountain
    ],
)
def test_2_41_costs_by_ground_and_road(start: str, to: str, half_points: int) -> None:
    s = scene("saracen cairo: emir 3")
    assert march.cost(s.game, s.role("saracen"), HEX[start], HEX[to]) == half_points


def test_2_41_the_road_counts_only_from_road_to_road() -> None:
    s = scene("saracen cairo: emir 3")
    assert march.cost(s.game, 1, HEX["1908"], HEX["2008"]) == 2
    assert march.cost(s.game, 1, HEX["2009"], HEX["2008"]) == 1


def test_2_41_no_road_through_an_enemys_stronghold() -> None:
    s = scene("crusader 2008: knight 3")
    assert march.cost(s.game, s.role("crusader"), HEX["2008"], PLACE["belvoir"]) == 2
    assert march.cost(s.game, s.role("crusader"), PLACE["belvoir"], HEX["2008"]) == 2
    assert march.cost(s.game, s.role("saracen"), HEX["2008"], PLACE["belvoir"]) == 1


def test_3_41_barred_sides_cannot_be_crossed() -> None:
    assert len(BARRED) == 26
    s = scene("saracen tiberias: emir 3").moves("saracen").do("march g1")
    s.refused("to 2008", "3.41", "barred_side")
    assert HEX["2008"] not in NEAR[PLACE["tiberias"]]


def test_2_41_a_step_needs_its_full_cost() -> None:
    s = scene("saracen 1809: fatimid_foot 5 light_mamluk 1").moves("saracen").do("march g1")
    s.do("to 1808")
    s.refused("to jericho", "2.41", "not_adjacent")
    s = scene("saracen 1810: fatimid_foot 5 light_mamluk 1").moves("saracen").do("march g1")
    s.do("to 1809")
    s.refused("to 1709", "2.41", "too_far")


def test_2_41_groups_in_a_pending_battle_stay() -> None:
    s = scene("crusader 1908: knight 3", "saracen 1908: emir 3")
    s.meeting("crusader", "saracen", "1908", "2008")
    s.moves("saracen").refused("march g1", "2.41", "group_is_in_battle")


def test_2_42_before_an_empty_enemy_stronghold_besiege_or_go_on() -> None:
    s = scene("crusader 2008: knight 3").moves("crusader").do("march g1", "to belvoir")
    assert "besiege" in s.legal()
    s.refused("halt", "2.42", "besiege_or_go_on")
    s.do("to le_grand_gerin")
    assert s.game.owner[PLACE["belvoir"]] == s.role("saracen")
    s.do("besiege")
    siege = s.game.siege_at(PLACE["le_grand_gerin"])
    assert siege is not None
    assert s.group("crusader").moved
    assert s.game.owner[PLACE["le_grand_gerin"]] == s.role("saracen")


def test_2_42_who_is_met_at_a_stronghold_takes_shelter_or_gives_battle() -> None:
    s = scene("crusader 2008: knight 3 turcopole 1", "saracen belvoir: emir 3")
    s.moves("crusader").do("march g1", "to belvoir")
    assert (s.asked, s.decider) == ("answer", "saracen")
    assert s.legal() == ["shelter", "fight"]
    told = s.game.view(s.role("saracen"))["own"]
    assert isinstance(told, dict)
    assert told["counted"] == [{"hex": "belvoir", "foot": 0, "mounted": 4}]
    s.do("shelter")
    assert s.group("saracen").inside == 1
    assert (s.asked, s.decider) == ("march", "crusader")
    assert "besiege" in s.legal()


def test_2_42_battle_stops_the_invader() -> None:
    s = scene("crusader 2008: knight 3", "saracen belvoir: emir 3")
    s.moves("crusader").do("march g1", "to belvoir", "fight")
    assert s.asked == "moves"
    meeting = s.game.meeting_at(PLACE["belvoir"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders, meeting.via) == ([0], [1], HEX["2008"])
    s.refused("march g1", "2.41", "group_has_moved")
    assert s.game.owner[PLACE["belvoir"]] == s.role("saracen")


def test_2_42_without_a_stronghold_battle_is_forced() -> None:
    s = scene("crusader 2008: knight 3", "saracen 1908: emir 3")
    s.moves("crusader").do("march g1", "to 1908")
    assert s.asked == "moves"
    assert s.game.meeting_at(HEX["1908"]) is not None


def test_2_42_the_defender_reinforces_only_if_the_invader_did_and_from_beside() -> None:
    lines = ("crusader 2008: knight 3", "crusader 2008: knight 4", "saracen 1908: emir 3",
             "saracen 1809: emir 4", "saracen 1710: emir 4")  # fmt: skip
    s = scene(*lines).moves("crusader")
    s.do("march g1", "to 1908", "done")
    assert (s.asked, s.decider) == ("moves", "saracen")
    s = scene(*lines).moves("crusader")
    s.group("saracen", 2).moved = 1
    s.do("march g1", "to 1908", "march g2", "to 1908", "done")
    assert (s.asked, s.decider) == ("reinforce", "saracen")
    assert s.legal() == ["done", "reinforce g2"]
    s.do("reinforce g2")
    assert (s.group("saracen", 2).hex, s.group("saracen", 2).via) == (HEX["1908"], HEX["1809"])


def test_2_42_who_is_in_another_battle_cannot_be_called() -> None:
    s = scene("crusader 2008: knight 3", "saracen 1908: emir 3", "saracen 1809: emir 3",
              "crusader 1809: knight 3")  # fmt: skip
    s.meeting("crusader", "saracen", "1809", "1909")
    assert not meetings.can_reinforce(s.game, s.group("saracen", 2), HEX["1908"])


def test_2_43_entering_a_besieged_hex_starts_a_battle_with_the_besiegers() -> None:
    s = scene("crusader acre: knight 5", "saracen mount_tabor: emir 3")
    s.siege("crusader", "acre")
    s.moves("saracen").do("march g1", "to acre")
    meeting = s.game.meeting_at(PLACE["acre"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders) == ([1], [0])


def test_2_43_besiegers_call_reinforcements_if_the_relief_brought_some() -> None:
    lines = ("crusader acre: knight 5", "crusader 2010: knight 4", "saracen mount_tabor: emir 3",
             "saracen mount_tabor: emir 4")  # fmt: skip
    s = scene(*lines)
    s.siege("crusader", "acre")
    s.moves("saracen").do("march g1", "to acre", "done")
    assert s.asked != "reinforce"
    s = scene(*lines)
    s.siege("crusader", "acre")
    s.moves("saracen").do("march g1", "to acre", "march g2", "to acre", "done")
    assert (s.asked, s.decider) == ("reinforce", "crusader")
    assert s.legal() == ["done", "reinforce g2"]


def test_2_66_relief_comes_from_the_turn_after_the_siege_began() -> None:
    s = scene("crusader acre: knight 5", "saracen mount_tabor: emir 3")
    s.siege("crusader", "acre", since=1)
    s.moves("saracen").do("march g1").refused("to acre", "2.66", "siege_is_new")


@pytest.mark.parametrize(("die", "battle"), [(1, True), (2, True), (3, False), (10, False)])
def test_2_44_in_the_roadless_desert_a_die_decides(die: int, battle: bool) -> None:
    s = scene("crusader 1504: knight 3", "saracen 1505: emir 3").moves("crusader").dice(die)
    s.do("march g1", "to 1505")
    assert (s.game.meeting_at(HEX["1505"]) is not None) is battle
    if battle:
        meeting = s.game.meeting_at(HEX["1505"])
        assert meeting is not None
        assert meeting.closed
    else:
        s.do("pass", "pass")
        assert (s.asked, s.decider) == ("march", "crusader")
        assert "halt" in s.legal()


def test_2_44_a_majority_of_bedouins_may_force_the_battle() -> None:
    s = scene("crusader 1504: knight 3", "saracen 1505: emir 1 bedouin 2")
    s.moves("crusader").dice(9).do("march g1", "to 1505")
    assert s.legal() == ["pass"]
    s.do("pass")
    assert (s.decider, s.legal()) == ("saracen", ["pass", "attack"])
    s.do("attack")
    assert s.game.meeting_at(HEX["1505"]) is not None


def test_2_44_enemies_who_stay_together_roll_again_each_turn() -> None:
    s = scene("crusader 1505: knight 3", "saracen 1505: emir 3").moves("crusader").dice(1)
    s.do("done")
    assert s.game.meeting_at(HEX["1505"]) is not None
    s = scene("crusader 1504: knight 3", "saracen 1505: emir 3").moves("crusader").dice(5)
    s.do("march g1", "to 1505", "pass", "pass", "halt", "done")
    assert s.game.meeting_at(HEX["1505"]) is None


def test_2_44_a_desert_road_follows_the_normal_rules() -> None:
    s = scene("crusader 0204: knight 3", "saracen 0103: emir 3").moves("crusader").dice()
    s.do("march g1", "to 0103")
    assert s.game.meeting_at(HEX["0103"]) is not None


def test_2_63_men_carry_engines_over_a_roadless_mountain_one_hex_a_turn() -> None:
    s = scene("saracen 1809: fatimid_foot 12 light_mamluk 1 ladder 3").moves("saracen")
    s.do("march g1", "to 1709")
    assert s.game.left == 0
    cart = scene("saracen 1809: fatimid_foot 12 light_mamluk 1 ladder 3 cart 1").moves("saracen")
    cart.do("march g1").refused("to 1709", "2.41", "too_far")


@pytest.mark.parametrize(
    ("people", "possible"),
    [
        ("spearman 12 ram 1", True),
        ("spearman 11 ram 1", False),
        ("spearman 24 tower 1", True),
        ("spearman 5 cart 2 tower 1", True),
        ("spearman 5 cart 1 tower 1", False),
        ("spearman 5 cart 1 ladder 6", True),
        ("spearman 5 cart 1 mangonel 3", False),
        ("spearman 11 cart 1 mangonel 3", True),
        ("spearman 5 cart 1 ballista 3", True),
    ],
)
def test_2_63_what_men_and_carts_can_carry(people: str, possible: bool) -> None:
    s = scene(f"crusader tyre: sergeant 1 {people}")
    group = s.group("crusader")
    group.men[3] -= 1
    assert can_carry(group) is possible


def test_2_22_the_order_of_movement_passes_on() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3").moves("saracen")
    assert s.decider == "saracen"
    s.do("done")
    assert (s.asked, s.decider) == ("moves", "crusader")
    assert s.game.stage == w.STAGE_LAND


def test_2_42_the_defender_is_told_of_all_who_have_come() -> None:
    """2.34: two groups that landed on his quay are one force."""
    s = scene("crusader tyre: knight 3", "crusader tyre: spearman 6", "saracen acre: emir 3")
    for number in (1, 2):
        ship, group = s.ship("crusader", "acre"), s.group("crusader", number)
        group.ship, group.hex = ship.number, NOWHERE
    s.phase(w.LAND, w.STAGE_NAVAL)
    s.game.queue = []
    s.do("land s21", "land s22", "done", role="crusader").do("done", role="saracen")
    assert s.asked == "answer"
    told = s.game.view(s.role("saracen"))["own"]
    assert isinstance(told, dict)
    assert told["counted"] == [{"hex": "acre", "foot": 6, "mounted": 3}]


def test_2_42_an_allys_reinforcements_let_the_defender_call_his_own() -> None:
    lines = ("jerusalem 1908: knight 3", "syria 1908: emir 3", "egypt 1809: emir 3",
             "syria 1907: emir 4")  # fmt: skip
    s = scene(*lines, scenario="nile")
    s.game.offers[0], s.game.offers[1] = 0b0010, 0b0001
    diplomacy.seal_pacts(s.game)
    s.meeting("jerusalem", "syria", "1908", "2008")
    s.moves("egypt").do("march g1", "to 1908", "done")
    assert (s.asked, s.decider) == ("reinforce", "syria")
    assert "reinforce g2" in s.legal()


def test_2_44_every_group_that_enters_rolls_for_itself() -> None:
    s = scene("crusader 0910: knight 3", "crusader 0910: knight 4", "saracen 0911: emir 3")
    s.moves("crusader").dice(3, 1)
    s.do("march g1", "to 0911", "pass", "pass", "halt")
    assert s.game.meetings == []
    s.do("march g2", "to 0911")
    assert s.game.meeting_at(HEX["0911"]) is not None


def test_2_44_all_who_are_there_are_asked_for_their_bedouins() -> None:
    lines = ("jerusalem 0910: knight 3", "egypt 0911: emir 3", "syria 0911: emir 1 bedouin 3")
    s = scene(*lines, scenario="nile").moves("jerusalem").dice(3)
    s.do("march g1", "to 0911", "pass", "pass")
    assert (s.asked, s.decider) == ("desert", "syria")
    s.do("attack")
    meeting = s.game.meeting_at(HEX["0911"])
    assert meeting is not None
    assert meeting.defenders == [s.role("syria")]


def test_2_11_bedouins_without_a_commander_force_no_battle() -> None:
    s = scene("crusader 0910: knight 3", "saracen 0911: bedouin 5").moves("crusader").dice(3)
    s.do("march g1", "to 0911", "pass")
    assert s.decider == "saracen"
    assert s.legal() == ["pass"]


def test_2_56_who_withdrew_takes_no_part_in_another_battle_of_the_turn() -> None:
    s = scene("crusader 1908: knight 3", "crusader 1908: knight 4", "saracen 1908: emir 3")
    meeting = s.meeting("crusader", "saracen", "1908", "2008")
    s.game.withdrawn = [GroupName(0, 2)]
    assert field.fighting(s.game, meeting, 0) == [s.group("crusader", 1)]


@pytest.mark.parametrize(
    ("load", "carried"),
    [("cart 4 tower 2 spearman 5", True), ("cart 3 tower 2 spearman 23", False),
     ("cart 3 tower 2 spearman 24", True), ("cart 2 tower 1 ram 1 spearman 11", False),
     ("cart 2 tower 1 ram 1 spearman 12", True), ("cart 3 tower 1 ram 1 spearman 5", True)],
)  # fmt: skip
def test_2_63_a_cart_carries_only_one_load(load: str, carried: bool) -> None:
    s = scene(f"crusader tyre: {load}")
    assert can_carry(s.group("crusader")) is carried
