"""1.4 (French summary): Sieges et Chateaux: storm, sally, relief, attrition."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import duel, face_up, sally, siege
from tests.rex.scene import Scene, scene

fr = partial(scene, edition="1.4")

# Assaut

SEVEN = "zangi sanjar tuman qaimaz jurdik bahram yazkuj"


def test_fr_assaut_twice_the_rating() -> None:
    """Row 44: six of seven storm Acre (3)."""
    s = siege("1.4", f"acre: conrad* | {SEVEN}")
    s.do(*(f"storm {block}" for block in SEVEN.split()[:6]))
    assert s.phase == "storming"
    s.refused("storm yazkuj", "Assaut")


@pytest.mark.parametrize("town", ["tripoli", "tyre"])
def test_fr_assaut_tripoli_and_tyre_only_the_rating(town: str) -> None:
    """Row 44: two storm Tripoli or Tyre (2), not four."""
    s = siege("1.4", f"{town}: conrad* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    assert s.phase == "storming"
    s.refused("storm tuman", "Assaut")


def test_fr_assaut_no_charge_and_no_harrying() -> None:
    """Rows 37, 40: neither Conrad nor Turks storming a castle do more than fire."""
    s = siege("1.4", "acre: conrad | zangi*", first="frank").do("storm conrad").miss("zangi")
    s.refused("charge conrad", "Attaques speciales")
    s = siege("1.4", "acre: conrad* | turks_1").do("storm turks_1")
    s.refused("harry turks_1", "Attaques speciales")


def test_fr_assaut_another_group_each_round() -> None:
    """Row 46: Zangi and Sanjar storm Jaffa in round 1, in round 2 Tuman alone."""
    s = siege("1.4", "jaffa: walter* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    s.all_miss(to_round=2)
    assert s.phase == "storm"
    assert s.objects("storm") == {"zangi", "sanjar", "tuman"}
    s.do("storm tuman", "done")
    assert s.volleys() == [{"walter"}, {"tuman"}]


def test_fr_assaut_may_be_given_up() -> None:
    """Row 46: another group each round, and none is one too."""
    s = siege("1.4", "jaffa: walter* | zangi").do("storm zangi").all_miss(to_round=2)
    assert s.do("done").phase == "sally"


def test_fr_la_bataille_continue_a_stormer_may_retreat() -> None:
    """Row 47: the attacker may retreat; Zangi leaves the storm of Jaffa for Ascalon."""
    s = siege("1.4", "jaffa: walter* | zangi sanjar").do("storm zangi", "storm sanjar")
    s.miss("walter").do("retreat zangi", "to ascalon")
    assert s.place("zangi") == "ascalon"


def test_fr_la_bataille_continue_stormers_retreat_by_their_road() -> None:
    """Rows 47, 58: Zangi came by Ramallah this turn; he leaves the storm by it."""
    s = fr("jaffa: walter", "ramallah: | zangi", first="saracen")
    s.group("ramallah", "jaffa", "zangi").until("garrison").do("castle walter")
    s.do("storm zangi").miss("walter").do("retreat zangi")
    assert s.legal() == ["to ramallah"]


def test_fr_silent_as_1_3_who_withdrew_from_a_storm_does_not_regroup() -> None:
    """Row 47: Zangi stood back from the storm; when Jaffa falls only Sanjar regroups."""
    s = siege("1.4", "jaffa: walter@1* | zangi sanjar", "ascalon: | tuman")
    s.do("storm zangi", "storm sanjar").miss("walter").do("withdraw zangi").fire("sanjar", 1, 2, 6)
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"sanjar"}
    s.refused("regroup zangi", "Assaut")


def test_fr_assaut_hits_carry_over_a_break_of_the_storm() -> None:
    """Row 49: half a hit in round 1, the storm given up in round 2, the other half in round 3."""
    s = siege("1.4", "jaffa: walter* | zangi").do("storm zangi").miss("walter")
    s.fire("zangi", 1, 6, 6).do("storm zangi").miss("walter").do("withdraw zangi")
    s.do("storm zangi").miss("walter").fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 2


def test_fr_assaut_hits_do_not_carry_over_turns() -> None:
    """Row 49: half a hit in round 3 is forgotten in the next game turn."""
    s = fr("jaffa: walter* | zangi", hands=("move_1 move_1", "move_2 move_2"))
    s.do("card move_1", "card move_2").until("storm")
    for dice in ((6, 6, 6), (6, 6, 6), (1, 6, 6)):
        s.do("storm zangi").miss("walter").fire("zangi", *dice)
    s.rolls(6).until("cards").do("card move_1", "card move_2").until("storm")
    s.do("storm zangi").miss("walter").fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 3


# Siege


def test_fr_siege_all_besiegers_are_face_up() -> None:
    """Row 50: three Saracens besiege Acre, and the Franks see all three."""
    s = fr("acre: conrad", "legio: | zangi sanjar tuman", first="saracen")
    s.group("legio", "acre", "zangi sanjar tuman").until("garrison")
    s.do("castle conrad").until("cards")
    assert face_up(s, "frank") == {"zangi", "sanjar", "tuman"}


@pytest.mark.parametrize("town", ["acre", "tyre", "tripoli"])
@pytest.mark.parametrize(("die", "left"), [(1, 3), (3, 3), (4, 4)])
def test_fr_sequence_attrition_on_1_to_3_everywhere(town: str, die: int, left: int) -> None:
    """Row 57: no exception for Tripoli and Tyre."""
    s = siege("1.4", f"{town}: conrad* | zangi").until("leave").rolls(die).do("done")
    assert s.strength("conrad") == left


def test_fr_sequence_no_attrition_in_the_first_turn_of_a_siege() -> None:
    """Row 57: Acre is besieged this turn: no die; in the next turn Conrad rolls."""
    s = fr("acre: conrad", "legio: | zangi", hands=("move_1 move_1", "move_2 move_2"))
    s.do("card move_1", "card move_2")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad").until("cards")
    assert s.events("attrition") == []
    s.rolls(3).do("card move_1", "card move_2").until("cards")
    assert s.strength("conrad") == 3


# Sortie


def test_fr_sortie_must_fight_in_its_first_round() -> None:
    """Row 54: Conrad may fire or charge, no more."""
    s = sally("1.4", "acre: conrad* | zangi").do("sally conrad").miss("zangi")
    assert s.legal() == ["fire conrad", "charge conrad"]
    s.refused("retreat conrad", "Sortie")


def test_fr_sortie_no_way_back_in_its_first_round() -> None:
    """Row 54: neither may he go back into the castle, by the same rule."""
    s = sally("1.4", "acre: conrad* | zangi").do("sally conrad").miss("zangi")
    s.refused("withdraw conrad", "Sortie")


def test_fr_sortie_later_to_the_castle_or_a_friendly_town() -> None:
    """Rows 54, 60: in round 2 Conrad may withdraw, or retreat to a friendly town."""
    s = sally("1.4", "acre: conrad* | zangi", "tyre: | sanjar", "tiberias: | tuman")
    s.do("sally conrad").all_miss(to_round=2).miss("zangi")
    assert s.can("withdraw conrad")
    s.do("retreat conrad")
    assert s.objects("to") == {"caesarea", "legio"}
    s.do("to caesarea")
    assert s.place("conrad") == "caesarea"


def test_fr_sortie_leaves_in_round_four() -> None:
    """Rows 27, 54: after three rounds Conrad must go, to the castle or away."""
    s = sally("1.4", "acre: conrad* | zangi").do("sally conrad").all_miss(to_round=4)
    s.miss("zangi")
    assert s.legal() == ["retreat conrad", "withdraw conrad"]


# Forces de Secours


def relief_by_player_2() -> Scene:
    """The Saracens besiege Acre and are player 1; Walter and Balian come by two roads."""
    s = fr("acre: conrad* | zangi", "caesarea: walter", "tiberias: balian", first="saracen")
    s.do("done").group("caesarea", "acre", "walter").group("tiberias", "acre", "balian")
    return s.do("done", "main caesarea")


def test_fr_forces_de_secours_attack_as_any_attack() -> None:
    """Row 56: no round is given: player 2's main force fights in round 1, the others in 2."""
    s = relief_by_player_2()
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 1)
    assert s.do("done").volleys() == [{"zangi"}, {"walter"}]
    assert s.do("done").volleys() == [{"zangi"}, {"walter", "balian"}]


def test_fr_forces_de_secours_stay_outside() -> None:
    """Row 55: Walter may not withdraw into the castle he relieves."""
    s = relief_by_player_2().do("done").miss("zangi")
    s.refused("withdraw walter", "Forces de Secours")


def test_fr_repli_up_to_the_rating() -> None:
    """Row 43: two of three Franks find room in the castle of Tiberias."""
    s = fr("tiberias: conrad walter balian", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("castle conrad", "castle walter")
    assert s.phase == "field"
    s.refused("withdraw balian", "Nombre d'une Ville")


def test_fr_damascus_as_1_3_has_room_for_three() -> None:
    """Row 43, section 3: Damascus is rated 3 on the first map; in 2.0 it would hold all four."""
    s = fr("banyas: conrad", "damascus: | saladin zangi sanjar tuman")
    s.group("banyas", "damascus", "conrad").until("garrison")
    s.do("castle saladin", "castle zangi", "castle sanjar")
    assert s.phase == "field"
    s.refused("withdraw tuman", "Nombre d'une Ville")


def test_fr_silent_as_1_3_pilgrims_are_not_placed_in_besieged_tyre() -> None:
    """Row 65: the port is the besieger's; a drawn Pilgrim goes elsewhere."""
    s = scene(
        "tyre: conrad* | zangi", pool="pilgrim_genoa", picks=[0], rolls=[6], edition="1.4"
    ).until("place_draw")
    assert "acre" in s.objects("to")
    s.refused("to tyre", "draws, as 1.3")


def test_fr_la_bataille_continue_storm_in_the_next_round() -> None:
    """Row 45: Conrad withdraws in round 1; Zangi may storm in round 2."""
    s = duel("1.4", "conrad", "zangi").do("withdraw conrad").until("storm")
    assert s.round == 2
