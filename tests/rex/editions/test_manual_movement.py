"""The reference manual, 5: movement, pinning, the sea, Crusader entry, fortified ports."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import FRENCH, GERMANS, duel
from tests.rex.scene import Scene, scene

manual = partial(scene, edition="manual")
MOVEMENT = "5 Movement"
NINE = "conrad walter balian king_guy bohemond raymond_tripoli raymond_tiberias hugh philip"

# 5 Movement


@pytest.mark.parametrize(("die", "strength"), [(3, 3), (4, 4)])
def test_manual_5_forced_march_is_standard(die: int, strength: int) -> None:
    """Row 11: the die is rolled after all movement."""
    s = manual("tyre: conrad", "acre: walter")
    s.do("group tyre", "march conrad", "to sidon", "to beirut", "force botron")
    s.group("acre", "legio", "walter")
    assert s.place("conrad") == "beirut"
    s.rolls(die).do("done")
    assert (s.place("conrad"), s.strength("conrad")) == ("botron", strength)


@pytest.mark.parametrize(("town", "most"), [("tiberias", 8), ("tyre", 4)])
def test_manual_5_roads_take_eight_or_four(town: str, most: int) -> None:
    """Row 12: eight by the major road to Tiberias, four by the minor road to Tyre."""
    s = manual(f"acre: {NINE}").do("group acre")
    for block in NINE.split()[:most]:
        s.do(f"march {block}", f"to {town}", "halt")
    s.do("march philip").refused(f"to {town}", MOVEMENT)


@pytest.mark.parametrize(("town", "most"), [("tiberias", 4), ("tyre", 2)])
def test_manual_5_roads_take_four_or_two_attackers(town: str, most: int) -> None:
    """Row 13: half as many against Zangi."""
    s = manual(f"acre: {NINE}", f"{town}: | zangi").do("group acre")
    for block in NINE.split()[:most]:
        s.do(f"march {block}", f"to {town}")
    s.do("march philip").refused(f"to {town}", MOVEMENT)


def test_manual_silent_as_1_4_only_the_last_stretch_is_halved() -> None:
    """Row 14: five march Ashtera-Ajlun; four attack Tiberias from there, the fifth Amman."""
    four = ("saladin", "zangi", "sanjar", "tuman")
    s = manual(
        "tiberias: conrad",
        "amman: walter",
        f"ashtera: | {' '.join(four)} qaimaz",
        first="saracen",
    ).do("group ashtera")
    for block in four:
        s.do(f"march {block}", "to ajlun", "to tiberias")
    s.do("march qaimaz", "to ajlun").refused("to tiberias", MOVEMENT)
    s.do("to amman")
    assert s.field("amman") == {"walter", "qaimaz"}


def test_manual_5_four_retreat_by_a_major_road_in_a_round() -> None:
    """Row 15: the fifth may not go to Acre in the same round."""
    five = "conrad walter balian king_guy bohemond"
    s = duel("manual", five, "zangi")
    for block in five.split()[:4]:
        s.do(f"retreat {block}", "to acre")
    s.do("retreat bohemond").refused("to acre", "5 Retreat")


def test_manual_5_regroup_takes_eight_or_four() -> None:
    """Row 16: five victors go from Tiberias to Acre; by the minor road to Banyas four could."""
    five = "conrad walter balian king_guy bohemond"
    s = duel("manual", five, "zangi@1").fire("conrad", 1, 6, 6, 6)
    for block in five.split():
        s.do(f"regroup {block}", "to acre")
    assert len(s.field("acre")) == 5
    s = duel("manual", five, "zangi@1").fire("conrad", 1, 6, 6, 6)
    for block in five.split()[:4]:
        s.do(f"regroup {block}", "to banyas")
    s.do("regroup bohemond").refused("to banyas", "5 Regroup")


def test_manual_5_pinning_counts_all_attackers() -> None:
    """Row 17: Zangi by Ajlun and Sanjar by Banyas pin both Franks in Tiberias."""
    s = manual("tiberias: conrad walter", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun").refused("group tiberias", MOVEMENT)


def test_manual_5_unpinned_blocks_leave_by_other_roads() -> None:
    """Row 17: Walter may leave Tiberias, but not to Ajlun."""
    s = manual("tiberias: conrad walter", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done", "group tiberias", "march walter")
    s.refused("to ajlun", MOVEMENT)
    assert "acre" in s.objects("to")


def test_manual_5_ending_siege_by_normal_movement() -> None:
    """Row 18: Zangi leaves Acre, whoever is in the castle."""
    s = manual("acre: conrad* walter* | zangi", first="saracen").group("acre", "legio", "zangi")
    assert s.place("zangi") == "legio"


def test_manual_5_sea_moves_only_between_friendly_ports() -> None:
    """Rows 20, 25: Richard neither attacks Jaffa nor lands in vacant Egypt."""
    s = manual("acre: richard", "jaffa: | zangi").do("sail richard")
    s.refused("sea_attack jaffa", "5 Crusader Entry")
    s.refused("land jaffa", MOVEMENT)
    s.refused("land egypt", MOVEMENT)


# 5 Fortified Ports


def test_manual_5_fortified_ports_are_friendly_to_the_besieged() -> None:
    """Row 21: Conrad sails from besieged Tyre."""
    s = manual("tyre: conrad* | zangi").do("sail conrad", "land acre")
    assert s.place("conrad") == "acre"


def test_manual_5_fortified_ports_are_closed_to_the_besieger() -> None:
    """Row 21: Al Adil may not land at Tyre, by the rule that makes it the exception."""
    s = manual("tyre: conrad* | zangi", "egypt: | al_adil", "jaffa: | tuman", first="saracen")
    s.do("sail al_adil")
    assert s.objects("land") == {"jaffa"}
    s.refused("land tyre", "5 Fortified Ports")


def test_manual_5_besieging_other_ports_belong_to_the_besieger() -> None:
    """Row 21: Acre is no haven for Walter; Al Adil lands there."""
    s = manual("acre: conrad* | zangi", "jaffa: walter", "egypt: | al_adil").do("sail walter")
    s.refused("land acre", "5 Besieging")
    s.do("land tyre", "done", "sail al_adil", "land acre")
    assert s.field("acre") == {"zangi", "al_adil"}


def reinforced(first: str) -> Scene:
    """King Guy sails into the castle of Tyre, which Zangi besieges and then storms."""
    s = manual("tyre: conrad* | zangi", "acre: king_guy", first=first)
    if first == "saracen":
        s.do("done")
    s.do("sail king_guy", "land tyre").until("storm")
    return s.do("storm zangi")


def test_manual_5_fortified_port_arrivals_are_reserves() -> None:
    """Row 21: the Franks are player 2: King Guy fights from round 2 on."""
    s = reinforced("saracen")
    assert s.volleys() == [{"conrad"}, {"zangi"}]
    s.do("storm zangi")
    assert s.volleys() == [{"conrad", "king_guy"}, {"zangi"}]


def test_manual_5_fortified_port_reserves_take_no_hits() -> None:
    """Row 21: in round 1 the hits go to Conrad@1 though King Guy has four steps."""
    s = manual("tyre: conrad@1* | zangi", "acre: king_guy", first="saracen").do("done")
    s.do("sail king_guy", "land tyre").until("storm").do("storm zangi").miss("conrad")
    s.fire("zangi", 1, 1, 6)
    assert s.place("conrad") == "pool"
    assert s.strength("king_guy") == 4


def test_manual_5_fortified_port_arrivals_of_player_1_fight_at_once() -> None:
    """Row 21: the Franks are player 1."""
    assert reinforced("frank").volleys() == [{"conrad", "king_guy"}, {"zangi"}]


def test_manual_5_fortified_port_reserve_cannot_sally_in_round_1() -> None:
    """Row 21: only Conrad may sally in round 1."""
    s = manual("tyre: conrad* | zangi", "acre: king_guy", first="saracen").do("done")
    s.do("sail king_guy", "land tyre").until("sally")
    assert s.objects("sally") == {"conrad"}
    s.refused("sally king_guy", "5 Reinforcements")


# 5 Crusader Entry


def test_manual_silent_as_1_4_one_move_lets_all_germans_in() -> None:
    """Row 22: the manual gives no price."""
    s = manual(staged=GERMANS, cards="move_1 move_1")
    for block in GERMANS.split():
        s.do(f"enter {block}", "to antioch")
    assert s.legal() == ["done"]


def test_manual_5_french_pay_for_each_sea_move() -> None:
    """Row 22: a 2 brings two of them, to different ports."""
    s = manual(staged=FRENCH, cards="move_2 move_1")
    s.do("sail philip", "land acre", "sail hugh", "land tyre")
    assert s.legal() == ["done"]


def test_manual_5_germans_enter_at_antioch_or_aleppo_not_both() -> None:
    """Row 24: and not at St. Simeon."""
    s = manual(staged=GERMANS).do("enter barbarossa")
    assert s.objects("to") == {"antioch", "aleppo"}
    s.refused("to st_simeon", "5 Crusader Entry")
    s.do("to aleppo", "enter leopold").refused("to antioch", "5 Crusader Entry")


def test_manual_5_germans_forced_to_retreat_off_map_are_eliminated() -> None:
    """Row 24: Leopold has not won Aleppo in three rounds."""
    s = manual("aleppo: | zangi", staged=GERMANS, cards="move_1 move_1")
    s.do("enter leopold", "to aleppo").until("garrison").do("done").all_miss(to_round=4)
    s.miss("zangi")
    assert s.place("leopold") == "gone"


def drawn(*lines: str) -> Scene:
    """A Pilgrim is drawn at the end of a turn."""
    return manual(*lines, pool="pilgrim_genoa", picks=[0], rolls=[6] * 4).do("done", "done")


def test_manual_5_pilgrims_deploy_to_friendly_ports() -> None:
    """Row 65: not to Jerusalem, and at full strength."""
    s = drawn("jaffa: | zangi")
    s.refused("to jerusalem", "5 Crusader Entry")
    s.refused("to jaffa", "5 Crusader Entry")
    s.do("to acre")
    assert s.strength("pilgrim_genoa") == 4


def test_manual_5_pilgrims_deploy_to_a_besieged_fortified_port() -> None:
    """Rows 21, 65: besieged Tyre is friendly to the Franks in its castle."""
    s = drawn("tyre: conrad* | zangi").until("place_draw").do("to tyre")
    assert s.castle("tyre") == {"conrad", "pilgrim_genoa"}


def test_manual_5_pilgrims_without_a_port_forfeit_the_draw() -> None:
    """Row 65: Saracens stand in all Frank ports."""
    ports = "acre ascalon beirut caesarea jaffa latakia margat sidon st_simeon tartus tripoli tyre"
    emirs = "zangi sanjar tuman qaimaz jurdik bahram yazkuj sulaiman keukburi shirkuh saladin"
    lines = [f"{p}: | {e}" for p, e in zip(ports.split(), [*emirs.split(), "yuzpah"], strict=True)]
    s = drawn(*lines)
    assert s.phase == "cards"
    assert s.place("pilgrim_genoa") == "pool"
    assert s.events("draw_lost") != []
