"""1.4 (French summary): Batailles: rounds, reinforcements, special attacks, retreats."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import duel, sally, siege
from tests.rex.scene import Scene, scene

fr = partial(scene, edition="1.4")

# Nombre de Rounds


def fourth_round() -> Scene:
    """Zangi has attacked Conrad in Tiberias; nobody has hit in three rounds."""
    s = duel("1.4", "conrad", "zangi").all_miss(to_round=4)
    assert (s.phase, s.round) == ("field", 4)
    return s


def test_fr_nombre_de_rounds_the_attacker_must_leave_in_round_four() -> None:
    """Row 27: in round 4 Zangi may only retreat."""
    s = fourth_round().miss("conrad")
    assert s.legal() == ["retreat zangi"]
    s.refused("fire zangi", "Nombre de Rounds")
    s.do("retreat zangi", "to ajlun")
    assert s.place("zangi") == "ajlun"


def test_fr_nombre_de_rounds_the_defender_fires_in_round_four() -> None:
    """Row 28: Conrad fires at Zangi before he is gone."""
    s = fourth_round().fire("conrad", 1, 2, 6, 6)
    assert s.strength("zangi") == 1


def test_fr_nombre_de_rounds_who_cannot_leave_is_eliminated() -> None:
    """Row 28: Walter has closed the road to Ajlun; Zangi is lost in round 4."""
    s = fr("tiberias: conrad", "ajlun: | zangi", "amman: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("amman", "ajlun", "walter")
    s.until("garrison").do("done").all_miss(to_round=4).miss("conrad")
    assert s.place("zangi") == "gone"


def test_fr_la_bataille_continue_no_fourth_round_against_a_castle() -> None:
    """Row 27: Conrad withdraws in round 3: Zangi may stay as besieger."""
    s = duel("1.4", "conrad", "zangi").all_miss(to_round=3).do("withdraw conrad")
    assert s.castle("tiberias") == {"conrad"}
    s.until("leave")
    assert s.can("done")


def test_fr_silent_as_1_3_a_block_may_pass() -> None:
    """Row 29: the sheet lists no choices; Conrad may pass, and has then acted."""
    s = duel("1.4", "conrad", "zangi")
    assert s.can("pass conrad")
    s.do("pass conrad")
    assert s.objects("fire") == {"zangi"}


# Renforts


def test_fr_renforts_one_road_is_the_main_attack_whatever_the_start() -> None:
    """Row 30: Zangi from Ajlun and Sanjar from Ashtera by the same road both fight at once."""
    s = fr("tiberias: conrad", "ajlun: | zangi", "ashtera: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("ashtera", "ajlun tiberias", "sanjar")
    s.do("done").until("garrison").do("done")
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def test_fr_renforts_other_roads_come_in_round_two() -> None:
    """Row 30: Sanjar by Banyas is a reinforcement."""
    s = fr("tiberias: conrad", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("garrison").do("done")
    assert s.volleys() == [{"conrad"}, {"zangi"}]
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def test_fr_renforts_all_help_of_player_2_comes_in_round_two() -> None:
    """Row 32: Walter by Acre and Balian by Baisan, in 2.0 in rounds 2 and 3."""
    franks = ("tiberias: conrad", "acre: walter", "baisan: balian")
    s = fr(*franks, "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done")
    s.group("acre", "tiberias", "walter").group("baisan", "tiberias", "balian")
    s.do("done").until("garrison").do("done")
    assert s.volleys() == [{"conrad"}, {"zangi"}]
    assert s.volleys() == [{"conrad", "walter", "balian"}, {"zangi"}]


def test_fr_qui_est_le_defenseur_the_attacker_who_killed_all() -> None:
    """Row 33: Conrad@1 falls in round 1; in round 2 Zangi defends against Walter's help."""
    s = fr("tiberias: conrad@1", "acre: walter", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("acre", "tiberias", "walter")
    s.until("garrison").do("done").miss("conrad").fire("zangi", 1, 6, 6)
    assert s.round == 2
    assert s.volleys() == [{"zangi"}, {"walter"}]


# Attaques speciales


def test_fr_attaques_speciales_a_charge_doubles_the_dice() -> None:
    """Row 35: Templars@3 (B3) charge with six dice: 3 hits, 4 does not, one 6 strikes them."""
    s = duel("1.4", "templar_jerusalem", "zangi")
    s.rolls(3, 4, 4, 5, 5, 6).do("charge templar_jerusalem")
    assert (s.strength("zangi"), s.strength("templar_jerusalem")) == (2, 2)


def test_fr_attaques_speciales_only_blocks_with_a_shield_charge() -> None:
    """Row 36: not Crossbows or Turcopoles, nor the fourth Pilgrim in Josselin's place."""
    s = duel("1.4", "crossbows turcopole_beirut walter josselin", "kurds_3")
    s.refused("charge crossbows", "Attaques speciales")
    s.refused("charge turcopole_beirut", "Attaques speciales")
    s.miss("crossbows", "turcopole_beirut")
    assert s.objects("charge") == {"walter"}
    s.miss("walter")
    assert s.objects("fire") == {"josselin"}
    s.refused("charge josselin", "Attaques speciales")


def test_fr_attaques_speciales_harrying_costs_one_die() -> None:
    """Row 38, decision E3: Turks@3 (A2) roll two dice, hit with 2 still, and leave at once."""
    s = duel("1.4", "conrad", "turks_1").rolls(1, 2).do("harry turks_1")
    assert s.strength("conrad") == 2
    assert (s.phase, s.decider) == ("retreat_to", "saracen")


def test_fr_attaques_speciales_who_has_one_step_cannot_harry() -> None:
    """Decision E3: there would be no die to roll."""
    s = duel("1.4", "conrad", "turks_1@1 turks_2")
    assert s.objects("harry") == {"turks_2"}
    assert s.refused("harry turks_1", "Attaques speciales").key == "no_die_to_harry"


def test_fr_attaques_speciales_firepower_1_may_harry() -> None:
    """Decision E3: a die less, not a point of firepower."""
    assert duel("1.4", "conrad", "turks_3").objects("harry") == {"turks_3"}
    assert duel("1.3", "conrad", "turks_3").objects("harry") == set()


def test_fr_attaques_speciales_all_saracens_and_turcopoles_harry() -> None:
    """Row 39: emirs too; in 2.0 only nomads."""
    s = duel("1.4", "turcopole_beirut walter", "saladin zangi kurds_3")
    assert s.objects("harry") == {"turcopole_beirut"}
    s.miss("turcopole_beirut")
    assert s.objects("harry") == {"saladin"}
    s.miss("saladin")
    s.refused("harry walter", "Attaques speciales")
    s.miss("walter")
    assert s.objects("harry") == {"zangi"}
    s.miss("zangi")
    assert s.objects("harry") == {"kurds_3"}


def test_fr_sortie_may_charge() -> None:
    """Row 37: Conrad sallies from Acre and charges with eight dice; in 1.3 he may not."""
    s = sally("1.4", "acre: conrad* | zangi").do("sally conrad").miss("zangi")
    s.rolls(1, 5, 5, 5, 5, 5, 5, 6).do("charge conrad")
    assert (s.strength("zangi"), s.strength("conrad")) == (2, 3)


def test_fr_sortie_may_not_harry() -> None:
    """Row 40: a Turcopole who sallies does not harry, not even in a later round."""
    s = sally("1.4", "acre: turcopole_beirut* | zangi").do("sally turcopole_beirut")
    s.refused("harry turcopole_beirut", "Attaques speciales")
    s.all_miss(to_round=2)
    assert s.can("retreat turcopole_beirut")
    s.refused("harry turcopole_beirut", "Attaques speciales")


# Blocs elimines


@pytest.mark.parametrize(
    ("block", "place"),
    [
        ("pilgrim_genoa", "gone"),
        ("richard", "gone"),
        ("templar_gaza", "gone"),
        ("hospitaller_acre", "gone"),
        ("walter", "pool"),
        ("turcopole_beirut", "pool"),
    ],
)
def test_fr_blocs_elimines_pilgrims_crusaders_and_orders(block: str, place: str) -> None:
    """Row 62: Pilgrims do not return either."""
    s = duel("1.4", f"{block}@1", "kurds_3").miss(block).fire("kurds_3", 1, 6, 6)
    assert s.place(block) == place


@pytest.mark.parametrize(
    ("block", "place"), [("saladin", "gone"), ("zangi", "gone"), ("turks_1", "pool")]
)
def test_fr_blocs_elimines_all_emirs(block: str, place: str) -> None:
    """Row 62: no emir returns, whether of Saladin's family or not; nomads do."""
    s = duel("1.4", "conrad", f"{block}@1", year=1187)  # without draws
    if s.can(f"fire {block}"):  # an A block, before Conrad
        s.miss(block)
    s.fire("conrad", 1, 6, 6, 6)
    assert s.place(block) == place


def test_fr_silent_as_1_3_the_dead_are_drawn_without_delay() -> None:
    """Row 63: Walter falls in 1188 and is drawn in the same turn."""
    s = duel("1.4", "walter@1", "saladin").picks(0, rolls=[1, 6, 6, 6]).do("fire saladin")
    s.until("place_draw")
    assert s.decider == "frank"
    s.do("to caesarea")
    assert (s.place("walter"), s.strength("walter")) == ("caesarea", 3)


# Retraite, Regroupement


def test_fr_retraite_into_an_own_siege() -> None:
    """Row 58: Zangi retreats from Tiberias to Acre, which Sanjar besieges."""
    s = fr("acre: walter* | sanjar", "tiberias: | zangi", "baisan: conrad")
    s.group("baisan", "tiberias", "conrad").until("battle_order").do("battle tiberias", "done")
    s.do("retreat zangi")
    assert "acre" in s.objects("to")
    s.do("to acre")
    assert s.field("acre") == {"sanjar", "zangi"}


def test_fr_retraite_not_into_a_battle_to_come() -> None:
    """Row 58: the Franks attack Ashtera too; Zangi may not retreat there from Banyas."""
    s = fr("tiberias: conrad", "ajlun: walter", "banyas: | zangi", "ashtera: | sanjar")
    s.group("tiberias", "banyas", "conrad").group("ajlun", "ashtera", "walter")
    s.until("battle_order").do("battle banyas", "done", "retreat zangi")
    assert s.objects("to") == {"damascus", "beaufort"}
    s.refused("to ashtera", "Retraite")


def attackers_win(*others: str) -> Scene:
    """Conrad from Tiberias takes Banyas."""
    s = fr("tiberias: conrad", "banyas: | zangi@1", *others)
    s.group("tiberias", "banyas", "conrad")
    return s


def test_fr_regroupement_to_a_friendly_town_only() -> None:
    """Row 61: from Banyas to Frank Beaufort or Tiberias, not to vacant Syrian Ashtera."""
    s = attackers_win().until("garrison").do("done").miss("zangi").fire("conrad", 1, 6, 6, 6)
    s.do("regroup conrad")
    assert s.objects("to") == {"beaufort", "tiberias"}
    s.refused("to ashtera", "Regroupement")


def test_fr_regroupement_joins_a_battle_to_come_in_round_two() -> None:
    """Row 61: Conrad wins Banyas and helps Walter at Ashtera as a reinforcement."""
    s = attackers_win("ajlun: walter", "ashtera: | sanjar").group("ajlun", "ashtera", "walter")
    s.until("battle_order").do("battle banyas", "done").miss("zangi").fire("conrad", 1, 6, 6, 6)
    s.do("regroup conrad", "to ashtera").until("garrison").do("done")
    assert s.volleys() == [{"sanjar"}, {"walter"}]
    assert s.volleys() == [{"sanjar"}, {"walter", "conrad"}]


def test_fr_regroupement_joins_an_own_siege_as_a_reinforcement() -> None:
    """Row 61: Zangi wins Tiberias and comes to the siege of Acre in round 2."""
    s = fr("acre: walter* | sanjar", "tiberias: conrad@1", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("battle_order").do("battle tiberias", "done")
    s.miss("conrad").fire("zangi", 1, 6, 6).do("regroup zangi", "to acre")
    assert (s.phase, s.round) == ("storm", 1)
    assert s.objects("storm") == {"sanjar"}
    s.do("storm sanjar").miss("walter", "sanjar")
    assert s.objects("storm") == {"sanjar", "zangi"}


def test_fr_regroupement_is_the_attackers_only() -> None:
    """Row 61, decision E39: Conrad, who defended and won, stays in Tiberias."""
    s = duel("1.4", "conrad", "zangi@1").fire("conrad", 1, 6, 6, 6)
    assert s.place("zangi") == "gone"
    assert s.phase == "cards"


def test_fr_regroupement_a_victorious_sally_regroups() -> None:
    """Row 61, decision E39: in a sally the besieger defends, so Conrad is the attacker."""
    s = sally("1.4", "acre: conrad* | zangi@1").do("sally conrad").miss("zangi")
    s.fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")


def test_fr_regroupement_a_besieger_who_beats_off_a_sally_stays() -> None:
    """Row 61, decision E39: he defended."""
    s = sally("1.4", "acre: philip@1* | zangi", "legio: | tuman")
    s.do("sally philip").fire("zangi", 1, 6, 6)
    assert s.place("philip") == "gone"
    assert s.phase == "cards"


def test_fr_regroupement_a_besieger_who_storms_regroups() -> None:
    """Decision E39: in a storm the besieger attacks."""
    s = siege("1.4", "acre: philip@1* | zangi", "legio: | tuman")
    s.do("storm zangi").miss("philip")
    s.fire("zangi", 1, 1, 6)
    assert (s.phase, s.decider) == ("regroup", "saracen")


def test_fr_regroupement_into_a_battle_leaves_it_by_the_attackers_roads() -> None:
    """Rows 55, 61: Conrad comes from Banyas to Walter's siege of Damascus and leaves it again."""
    s = attackers_win("ashtera: walter", "damascus: | sanjar").group(
        "ashtera", "damascus", "walter"
    )
    s.until("battle_order").do("battle banyas", "done").miss("zangi").fire("conrad", 1, 6, 6, 6)
    s.do("regroup conrad", "to damascus").until("garrison").do("castle sanjar")
    s.until("leave").do("retreat conrad")
    assert s.objects("to") == {"ashtera", "banyas"}
