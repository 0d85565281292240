"""The reference manual, 5 and 7: storming, sallying, relief; 4.2 siege attrition."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import face_up, sally, siege
from tests.rex.scene import Scene, scene

manual = partial(scene, edition="manual")
STORMING = "5 Storming"
SEVEN = "zangi sanjar tuman qaimaz jurdik bahram yazkuj"

# 5 Storming


def test_manual_5_storming_twice_the_rating() -> None:
    """Row 44, decision E5: six of seven storm Acre (3)."""
    s = siege("manual", f"acre: conrad* | {SEVEN}")
    s.do(*(f"storm {block}" for block in SEVEN.split()[:6]))
    assert s.phase == "storming"
    assert not s.can("storm yazkuj")


@pytest.mark.parametrize("town", ["tripoli", "tyre"])
def test_manual_5_storming_tripoli_and_tyre_equal_to_rating(town: str) -> None:
    """Row 44: two, not four."""
    s = siege("manual", f"{town}: conrad* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    assert s.phase == "storming"
    assert not s.can("storm tuman")


def test_manual_5_storming_limit_is_cited() -> None:
    """Row 44: the limit stands in Storming; Towns & Castles has it wrong (decision E5)."""
    s = siege("manual", "jaffa: walter* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    s.refused("storm tuman", STORMING)


def test_manual_5_stormers_swap_at_the_start_of_a_round() -> None:
    """Row 46: Zangi and Sanjar in round 1, Tuman alone in round 2."""
    s = siege("manual", "jaffa: walter* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    s.all_miss(to_round=2)
    assert s.objects("storm") == {"zangi", "sanjar", "tuman"}
    s.do("storm tuman", "done")
    assert s.volleys() == [{"walter"}, {"tuman"}]


def test_manual_7_a_storm_does_not_stop_at_once() -> None:
    """Row 46: Zangi stormed in round 1; in round 2 somebody must, if only to withdraw."""
    s = siege("manual", "jaffa: walter* | zangi sanjar").do("storm zangi", "done")
    s.all_miss(to_round=2)
    assert s.legal() == ["storm zangi", "storm sanjar"]
    s.refused("done", STORMING)
    s.do("storm sanjar", "done").miss("walter").do("withdraw sanjar")
    assert s.do("done").phase == "sally"


def test_manual_5_stormers_withdraw_to_the_field() -> None:
    """Row 47: instead of firing; a retreat out of the storm is not offered."""
    s = siege("manual", "jaffa: walter* | zangi").do("storm zangi").miss("walter")
    s.refused("retreat zangi", STORMING)
    s.do("withdraw zangi")
    assert s.field("jaffa") == {"zangi"}


def test_manual_7_after_a_failed_storm_by_the_entry_roads() -> None:
    """Row 47: Zangi came by Ramallah; after three rounds he may leave by it, or besiege."""
    s = manual("jaffa: walter", "ramallah: | zangi", first="saracen")
    s.group("ramallah", "jaffa", "zangi").until("garrison").do("castle walter")
    for _ in range(3):
        s.do("storm zangi").miss("walter", "zangi")
    assert (s.phase, s.legal()) == ("leave", ["done", "retreat zangi"])
    s.do("retreat zangi")
    assert s.legal() == ["to ramallah"]


def test_manual_5_who_withdrew_from_a_storm_regroups() -> None:
    """Rows 47, 61: any victorious block; in 1.3 not those who withdrew."""
    s = siege("manual", "jaffa: walter@1* | zangi sanjar").do("storm zangi", "storm sanjar")
    s.miss("walter").do("withdraw zangi").fire("sanjar", 1, 2, 6)
    assert s.objects("regroup") == {"zangi", "sanjar"}


def test_manual_5_storming_no_charge_and_no_harrying() -> None:
    """Rows 37, 40: neither knight nor Turks."""
    s = siege("manual", "acre: conrad | zangi*", first="frank").do("storm conrad").miss("zangi")
    s.refused("charge conrad", "5 Special Attacks")
    s = siege("manual", "acre: conrad* | turks_1").do("storm turks_1")
    s.refused("harry turks_1", "5 Special Attacks")


def test_manual_5_hits_carry_over_between_rounds() -> None:
    """Row 49: half a hit in round 1 and the other half in round 2."""
    s = siege("manual", "jaffa: walter* | zangi").do("storm zangi").miss("walter")
    s.fire("zangi", 1, 6, 6).do("storm zangi").miss("walter").fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 2


def test_manual_5_hits_are_lost_if_storming_ends() -> None:
    """Row 49: given up in round 2, the storm begins afresh in round 3."""
    s = siege("manual", "jaffa: walter* | zangi").do("storm zangi").miss("walter")
    s.fire("zangi", 1, 6, 6).do("storm zangi").miss("walter").do("withdraw zangi")
    s.do("storm zangi").miss("walter").fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 3


# 5 Besieging, 4.2 siege attrition


def test_manual_5_besieging_blocks_are_face_up() -> None:
    """Row 50: all three."""
    s = manual("acre: conrad", "legio: | zangi sanjar tuman", first="saracen")
    s.group("legio", "acre", "zangi sanjar tuman").until("garrison")
    s.do("castle conrad").until("cards")
    assert face_up(s, "frank") == {"zangi", "sanjar", "tuman"}


@pytest.mark.parametrize(
    ("town", "die", "left"),
    [
        ("acre", 3, 3),
        ("acre", 4, 4),
        ("tyre", 2, 3),
        ("tyre", 3, 4),
        ("tripoli", 2, 3),
        ("tripoli", 3, 4),
    ],
)
def test_manual_4_2_attrition_is_milder_in_tripoli_and_tyre(town: str, die: int, left: int) -> None:
    """Row 57: 1-3, but 1-2 in the fortified ports."""
    s = siege("manual", f"{town}: conrad* | zangi").until("leave").rolls(die).do("done")
    assert s.strength("conrad") == left


def test_manual_4_2_attrition_starts_in_the_second_turn() -> None:
    """Row 57: no die in the turn in which Acre is besieged, one in the next."""
    s = manual("acre: conrad", "legio: | zangi", hands=("move_1 move_1", "move_2 move_2"))
    s.do("card move_1", "card move_2").group("legio", "acre", "zangi")
    s.until("garrison").do("castle conrad").until("cards")
    assert s.events("attrition") == []
    s.rolls(3).do("card move_1", "card move_2").until("cards")
    assert s.strength("conrad") == 3


# 5 Sallying


def test_manual_5_sallying_blocks_fight_in_round_1() -> None:
    """Row 54: leaving is for later rounds."""
    s = sally("manual", "acre: conrad* | zangi").do("sally conrad").miss("zangi")
    assert s.legal() == ["fire conrad", "charge conrad"]
    s.refused("retreat conrad", "5 Sallying")


def test_manual_5_sallying_blocks_may_leave_after_round_1() -> None:
    """Rows 54, 60: Conrad may withdraw to the castle or retreat."""
    s = sally("manual", "acre: conrad* | zangi", "tiberias: | tuman").do("sally conrad")
    s.all_miss(to_round=2).miss("zangi")
    assert s.can("withdraw conrad")
    s.do("retreat conrad")
    assert s.objects("to") == {"caesarea", "legio", "tyre"}


# 5 Relief Forces, 7


def relief(first: str) -> Scene:
    """Zangi besieges Acre; Walter comes by Caesarea (main road), Balian by Tiberias."""
    s = manual("acre: conrad* | zangi", "caesarea: walter", "tiberias: balian", first=first)
    if first == "saracen":
        s.do("done")
    s.group("caesarea", "acre", "walter").group("tiberias", "acre", "balian")
    s.do("done", "main caesarea")
    return s


def test_manual_7_relief_of_player_1_arrives_in_round_1() -> None:
    """Row 56: Walter in round 1, Balian by the other road in round 2."""
    s = relief("frank").until("sally").do("done")
    assert s.volleys() == [{"zangi"}, {"walter"}]
    assert s.do("done").volleys() == [{"zangi"}, {"walter", "balian"}]


def test_manual_7_relief_of_player_2_arrives_in_round_2() -> None:
    """Row 56: Zangi may storm in round 1; Walter comes in round 2, Balian in round 3."""
    s = relief("saracen")
    assert (s.phase, s.round) == ("storm", 1)
    s.do("done", "done")  # neither storm nor sally
    assert (s.phase, s.round) == ("sally", 2)
    assert s.do("done").volleys() == [{"zangi"}, {"walter"}]
    assert s.do("done").volleys() == [{"zangi"}, {"walter", "balian"}]


def test_manual_5_relief_forces_may_not_enter_the_castle() -> None:
    """Row 55: Walter stays outside."""
    s = relief("frank").until("sally").do("done").miss("zangi")
    s.refused("withdraw walter", "5 Relief Forces")


def test_manual_silent_as_1_4_damascus_has_room_for_three() -> None:
    """Row 43, section 3: Damascus is rated 3; in 2.0 it would hold all four."""
    s = manual("banyas: conrad", "damascus: | saladin zangi sanjar tuman")
    s.group("banyas", "damascus", "conrad").until("garrison")
    s.do("castle saladin", "castle zangi", "castle sanjar")
    assert s.phase == "field"
    s.refused("withdraw tuman", "5 Towns & Castles")


def test_manual_7_defender_may_deploy_in_the_castle_though_help_comes() -> None:
    """Row 41: Conrad goes inside while Walter is on his way."""
    s = manual("tiberias: conrad", "acre: walter", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("acre", "tiberias", "walter")
    s.until("garrison").do("castle conrad")
    assert s.castle("tiberias") == {"conrad"}
    assert (s.phase, s.decider) == ("storm", "saracen")


def test_manual_5_fortified_ports_a_reserve_in_the_castle_has_its_second_round() -> None:
    """Rows 66, E50: both sides pass in round 1, but Walter is on his way into Tripoli."""
    s = manual("tripoli: conrad* | zangi", "acre: walter", first="saracen")
    s.do("done", "sail walter", "land tripoli", "done", "done", "done")
    assert (s.phase, s.round) == ("storm", 2)
    s.do("done")
    assert s.objects("sally") == {"conrad", "walter"}


def test_manual_4_2_attrition_comes_after_all_battles() -> None:
    """Row E62: Acre starves when Tiberias is decided, so its besieger joins no battle there."""
    s = manual("acre: walter@1* | zangi", "tiberias: conrad", "ajlun: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "sanjar").until("battle_order").do("battle acre").until("leave")
    s.do("done")
    assert (s.phase, s.strength("walter")) == ("garrison", 1)
    s.do("done", "retreat conrad", "to baisan").rolls(1).do("done")
    assert s.place("walter") == "pool"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"zangi"}


def test_manual_4_2_a_new_siege_where_an_old_one_stood_has_its_first_turn() -> None:
    """Row E62: Zangi takes Jerusalem and is besieged in it himself; he does not roll yet."""
    s = manual("jerusalem: philip@1* | zangi", "jaffa: balian conrad", first="saracen")
    s.do("done").group("jaffa", "ramallah jerusalem", "balian conrad").do("done")
    s.do("storm zangi").miss("philip").fire("zangi", 1, 1, 6).do("withdraw zangi").until("cards")
    assert s.castle("jerusalem") == {"zangi"}
    assert s.events("attrition") == []
