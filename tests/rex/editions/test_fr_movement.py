"""1.4 (French summary): Mouvement: roads, forced marches, pinning, the sea, the Crusaders."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import FRENCH, GERMANS, duel
from tests.rex.scene import Scene, scene

fr = partial(scene, edition="1.4")

# Marche Forcee


@pytest.mark.parametrize(("die", "strength"), [(1, 3), (3, 3), (4, 4), (6, 4)])
def test_fr_marche_forcee_costs_a_step_on_1_to_3(die: int, strength: int) -> None:
    """Row 11: no option is needed: Conrad goes Tyre-Sidon-Beirut and on to Botron."""
    s = fr("tyre: conrad", rolls=[die])
    s.do("group tyre", "march conrad", "to sidon", "to beirut", "force botron", "done")
    assert s.place("conrad") == "botron"
    assert s.strength("conrad") == strength


# Route Majeure, Route Mineure

NINE = "conrad walter balian king_guy bohemond raymond_tripoli raymond_tiberias hugh philip"


def test_fr_route_majeure_takes_eight_blocks() -> None:
    """Row 12: eight of nine go from Acre to Tiberias."""
    s = fr(f"acre: {NINE}")
    eight = " ".join(NINE.split()[:8])
    s.do("group acre")
    for block in eight.split():
        s.do(f"march {block}", "to tiberias", "halt")
    s.do("march philip")
    s.refused("to tiberias", "Route Majeure, Mineure")


def test_fr_route_mineure_takes_four_blocks() -> None:
    """Row 12: four of five go from Acre to Tyre."""
    s = fr(f"acre: {NINE}").do("group acre")
    for block in NINE.split()[:4]:
        s.do(f"march {block}", "to tyre", "halt")
    s.do("march philip")
    s.refused("to tyre", "Route Majeure, Mineure")


def test_fr_route_majeure_takes_four_attackers() -> None:
    """Row 13: the fifth may not attack Tiberias from Acre."""
    s = fr(f"acre: {NINE}", "tiberias: | zangi").do("group acre")
    for block in NINE.split()[:4]:
        s.do(f"march {block}", "to tiberias")
    s.do("march philip")
    s.refused("to tiberias", "Route Majeure, Mineure")


def test_fr_route_mineure_takes_two_attackers() -> None:
    """Row 13: the third may not attack Tyre from Acre."""
    s = fr(f"acre: {NINE}", "tyre: | zangi").do("group acre")
    for block in NINE.split()[:2]:
        s.do(f"march {block}", "to tyre")
    s.do("march philip")
    s.refused("to tyre", "Route Majeure, Mineure")


def test_fr_route_as_1_3_only_the_last_stretch_is_halved() -> None:
    """Row 14: five march Ashtera-Ajlun; four attack Tiberias from there, the fifth Amman."""
    s = fr(
        "tiberias: conrad",
        "amman: walter",
        "ashtera: | saladin zangi sanjar tuman qaimaz",
        first="saracen",
    ).do("group ashtera")
    for block in ("saladin", "zangi", "sanjar", "tuman"):
        s.do(f"march {block}", "to ajlun", "to tiberias")
    s.do("march qaimaz", "to ajlun").refused("to tiberias", "Route Majeure, Mineure")
    s.do("to amman")
    assert s.field("amman") == {"walter", "qaimaz"}


def test_fr_route_majeure_takes_four_retreats_in_a_round() -> None:
    """Row 15: eight may march to Acre, but only four may retreat there in one round."""
    five = "conrad walter balian king_guy bohemond"
    s = duel("1.4", five, "zangi")
    for block in five.split()[:4]:
        s.do(f"retreat {block}", "to acre")
    s.do("retreat bohemond").refused("to acre", "Retraite")


def victors_at_banyas() -> Scene:
    """Four Franks from Beaufort and one from Tiberias win Banyas."""
    four = "conrad walter balian king_guy"
    s = fr(f"beaufort: {four}", "tiberias: bohemond", "banyas: | zangi@1")
    s.group("beaufort", "banyas", four).group("tiberias", "banyas", "bohemond")
    s.do("done", "main beaufort").until("garrison").do("done").miss("zangi")
    s.fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    return s


def test_fr_regroupement_by_a_major_road_takes_eight() -> None:
    """Row 16: all five victors regroup to Beaufort; in 2.0 only four could."""
    s = victors_at_banyas()
    for block in ("conrad", "walter", "balian", "king_guy", "bohemond"):
        s.do(f"regroup {block}", "to beaufort")
    assert len(s.field("beaufort")) == 5


def test_fr_regroupement_by_a_minor_road_takes_four() -> None:
    """Row 16: four victors regroup to Tiberias, not the fifth."""
    s = victors_at_banyas()
    for block in ("conrad", "walter", "balian", "king_guy"):
        s.do(f"regroup {block}", "to tiberias")
    s.do("regroup bohemond").refused("to tiberias", "Regroupement")


# Immobilisation


def test_fr_immobilisation_reserves_pin_too() -> None:
    """Row 17: Zangi by Ajlun and Sanjar by Banyas pin both Franks in Tiberias."""
    s = fr("tiberias: conrad walter", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun")
    s.refused("group tiberias", "Immobilisation")


def test_fr_immobilisation_the_others_leave_by_other_roads() -> None:
    """Row 17: a third Frank may go, but not by the roads of the attackers."""
    s = fr("tiberias: conrad walter balian", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun", "group tiberias", "march balian")
    assert s.objects("to") == {"acre", "baisan"}
    s.refused("to ajlun", "Immobilisation")


def test_fr_fin_d_un_siege_the_besieged_pin_nobody() -> None:
    """Row 18: three in the castle of Acre do not keep Zangi there."""
    s = fr("acre: conrad* walter* balian* | zangi", first="saracen")
    s.group("acre", "legio", "zangi")
    assert s.place("zangi") == "legio"
    assert not s.inside("conrad")


# Mouvement Naval


def test_fr_mouvement_naval_nobody_attacks_from_the_sea() -> None:
    """Rows 20, 25: Richard sails between friendly ports only, never against Jaffa."""
    s = fr("acre: richard", "jaffa: | zangi").do("sail richard")
    s.refused("sea_attack jaffa", "Mouvement Naval")
    s.refused("land jaffa", "Mouvement Naval")
    assert not s.can("land egypt")


def test_fr_siege_tyre_belongs_to_its_besieger() -> None:
    """Row 21: no exception: Al Adil lands at Tyre, where Zangi besieges Conrad."""
    s = fr("tyre: conrad* | zangi", "egypt: | al_adil", first="saracen")
    s.do("sail al_adil", "land tyre")
    assert s.field("tyre") == {"zangi", "al_adil"}


def test_fr_siege_the_besieged_of_tyre_have_no_port() -> None:
    """Row 21: Conrad cannot leave Tyre by sea, nor Walter enter it."""
    s = fr("tyre: conrad* | zangi", "acre: walter")
    s.refused("sail conrad", "Siege")
    s.do("sail walter").refused("land tyre", "Siege")


# Les Croises


def test_fr_les_croises_one_move_lets_all_germans_in() -> None:
    """Row 22: a 1 brings the three Germans to Antioch."""
    s = fr(staged=GERMANS, cards="move_1 move_1")
    for block in GERMANS.split():
        s.do(f"enter {block}", "to antioch")
    assert s.field("antioch") == set(GERMANS.split())
    assert s.legal() == ["done"]


def test_fr_mouvement_naval_french_pay_for_each_block() -> None:
    """Row 22, decision E4: a 2 brings two of the three French."""
    s = fr(staged=FRENCH, cards="move_2 move_1")
    s.do("sail philip", "land acre", "sail hugh", "land tyre")
    assert s.legal() == ["done"]
    s.refused("sail james", "Generalites")


def test_fr_les_croises_antioch_or_aleppo_not_both() -> None:
    """Row 24: after Barbarossa at Antioch Leopold may not go to Aleppo; St. Simeon is shut."""
    s = fr(staged=GERMANS).do("enter barbarossa")
    assert s.objects("to") == {"antioch", "aleppo"}
    s.refused("to st_simeon", "Les Croises")
    s.do("to antioch", "enter leopold")
    assert s.legal() == ["to antioch"]
    s.refused("to aleppo", "Les Croises")


def test_fr_les_croises_germans_attack_and_have_no_way_back() -> None:
    """Row 24: Leopold attacks Aleppo; in round 4 he would leave the map: he is gone."""
    s = fr("aleppo: | zangi", staged=GERMANS, cards="move_1 move_1")
    s.do("enter leopold", "to aleppo").until("garrison").do("done").all_miss(to_round=4)
    assert s.round == 4
    s.miss("zangi")
    assert s.place("leopold") == "gone"


def test_fr_les_croises_germans_do_not_retreat_off_the_map() -> None:
    """Row 24: in round 1 no retreat is offered to Leopold at Aleppo."""
    s = fr("aleppo: | zangi", staged=GERMANS, cards="move_1 move_1")
    s.do("enter leopold", "to aleppo").until("garrison").do("done").miss("zangi")
    s.refused("retreat leopold", "Retraite")
