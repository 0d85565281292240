"""Edition 1.3, 6.0 to 6.31: rounds, combat turns, the main attack and the reserves."""

from __future__ import annotations

from functools import partial

from tests.rex.editions.stage import duel
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")


# 6.1 rounds


def test_es_6_1_in_round_4_the_attacker_may_only_retreat() -> None:
    """Rows 27 and 28: three rounds decided nothing; Zangi may neither fire nor pass."""
    s = duel("1.3", "walter", "zangi").all_miss(to_round=4)
    assert (s.phase, s.round) == ("field", 4)
    s.miss("walter")
    assert s.legal() == ["retreat zangi"]
    s.refused("fire zangi", "6.2")
    s.refused("pass zangi", "6.2")
    s.do("retreat zangi", "to ajlun")
    assert s.place("zangi") == "ajlun"


def test_es_6_1_in_round_4_every_fire_is_refused_by_the_rule_of_round_4() -> None:
    """Row 28: also the charge and the harrying, which would be good in another round."""
    s = duel("1.3", "walter", "zangi").all_miss(to_round=4).miss("walter")
    s.refused("harry zangi", "6.2")
    s = es("tiberias: walter", "banyas: | zangi").group("tiberias", "banyas", "walter")
    s.until("garrison").do("done").all_miss(to_round=4).miss("zangi")
    s.refused("charge walter", "6.2")


def test_es_6_1_in_round_4_the_defender_fires_normally() -> None:
    """Row 28: Walter (B) fires at Zangi (B) before he is gone."""
    s = duel("1.3", "walter", "zangi").all_miss(to_round=4).fire("walter", 1, 2, 6)
    assert s.strength("zangi") == 1
    s.do("retreat zangi", "to ajlun")
    assert s.friendly("frank", "tiberias")


def test_es_6_1_the_attacker_leaves_in_his_own_combat_turn() -> None:
    """Row 28: Saladin (A) is gone before Walter (B) fires; the Turcopole (A) fires first."""
    s = duel("1.3", "walter turcopole_beirut", "saladin").all_miss(to_round=4)
    s.fire("turcopole_beirut", 1, 6, 6)
    s.do("retreat saladin", "to ajlun")
    assert s.strength("saladin") == 3
    assert s.phase != "field"


def test_es_6_1_the_defender_may_charge_in_round_4() -> None:
    """Rows 28 and 35: his fire is normal, tactics included; six dice for three steps."""
    s = duel("1.3", "walter", "al_mashtub").all_miss(to_round=4)
    s.rolls(1, 2, 3, 4, 5, 5).do("charge walter")
    assert s.strength("al_mashtub") == 2


def test_es_6_1_an_attacker_who_cannot_leave_in_round_4_dies() -> None:
    """Row 28: Conrad has entered Ajlun behind Zangi, who has no way out."""
    s = es("tiberias: walter", "ajlun: | zangi", "amman: conrad", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("amman", "ajlun", "conrad")
    s.until("garrison").do("done").all_miss(to_round=4).miss("walter")
    assert s.place("zangi") == "gone"


def test_es_6_1_if_the_last_defender_leaves_in_round_4_the_attacker_stays() -> None:
    """Row 27: he must retreat only while there are defenders in the field."""
    s = duel("1.3", "walter", "zangi").all_miss(to_round=4).do("retreat walter", "to acre")
    s.until("cards")
    assert s.field("tiberias") == {"zangi"}


# 6.2 combat turns


def test_es_6_2_a_block_may_pass() -> None:
    """Row 29: Walter and Zangi wait a round; no die is rolled."""
    s = duel("1.3", "walter", "zangi").do("pass walter", "pass zangi")
    assert s.round == 2
    assert s.events("fires") == []


def test_es_6_2_a_block_that_passed_has_had_its_turn() -> None:
    """Row 29: Walter does not fire in the same round."""
    s = duel("1.3", "walter balian", "zangi").do("pass walter")
    s.refused("fire walter", "6.2")
    s.miss("balian")
    assert s.objects("fire") == {"zangi"}


def test_es_6_2_example_turcopole_zangi_conrad_kurd() -> None:
    """Row 29: Conrad (B3) and a Turcopole (A2) attack Zangi (B2) and a Kurd (C2)."""
    s = es("tiberias: conrad turcopole_beirut", "banyas: | zangi kurds_3")
    s.group("tiberias", "banyas", "conrad turcopole_beirut").until("garrison").do("done")
    assert s.volleys() == [{"turcopole_beirut"}, {"zangi"}, {"conrad"}, {"kurds_3"}]


# 6.3 the main attack and the attacker's reserve


def jerusalem_from_hebron_and_amman() -> Scene:
    """The example: four Saracens in Hebron and two in Amman attack Jerusalem."""
    s = es(
        "hebron: | zangi sanjar tuman shirkuh",
        "amman: | saladin al_adil",
        "jerusalem: king_guy balian",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi sanjar tuman shirkuh")
    return s.group("amman", "jericho jerusalem", "saladin al_adil").do("done")


def test_es_6_3_example_the_attacker_declares_hebron() -> None:
    """Row 30: the four of Hebron fight in round 1, those of Amman are the reserve."""
    s = jerusalem_from_hebron_and_amman()
    assert (s.phase, s.decider) == ("main_road", "saracen")
    assert s.objects("main") == {"hebron", "jericho"}
    s.refused("done", "6.3")
    s.do("main hebron").until("garrison").do("done").miss("king_guy", "balian")
    assert s.objects("fire") == {"zangi", "sanjar", "tuman", "shirkuh"}


def test_es_6_3_reserves_neither_fire_nor_retreat_nor_take_hits_in_round_1() -> None:
    """Row 31: Saladin, the strongest, is neither asked nor hit."""
    s = jerusalem_from_hebron_and_amman().do("main hebron").until("garrison").do("done")
    s.fire("king_guy", 1, 6, 6, 6)
    assert s.objects("hit") == {"zangi", "sanjar", "tuman", "shirkuh"}
    s.do("hit zangi").miss("balian")
    s.refused("fire saladin", "6.3")
    s.refused("retreat saladin", "6.3")


def test_es_6_3_the_reserve_arrives_in_round_2() -> None:
    """Row 31: Saladin and Al Adil (A) open round 2."""
    s = jerusalem_from_hebron_and_amman().do("main hebron").until("garrison").do("done")
    s.all_miss(to_round=2)
    assert s.objects("fire") == {"saladin", "al_adil"}


def test_es_6_3_the_reserve_comes_even_if_the_main_attack_is_dead() -> None:
    """Row 31: Zangi falls in round 1; in round 2 Tuman attacks from Nablus."""
    s = es("hebron: | zangi@1", "nablus: | tuman", "jerusalem: king_guy", first="saracen")
    s.group("hebron", "jerusalem", "zangi").group("nablus", "jerusalem", "tuman")
    s.do("done", "main hebron").until("garrison").do("done").fire("king_guy", 1, 6, 6, 6)
    assert (s.phase, s.round) == ("field", 2)
    assert s.volleys() == [{"king_guy"}, {"tuman"}]


def test_es_6_3_the_reserve_comes_even_if_the_main_attack_has_retreated() -> None:
    """Row 31: Zangi goes back to Hebron; Tuman fights on alone."""
    s = es("hebron: | zangi", "nablus: | tuman", "jerusalem: king_guy", first="saracen")
    s.group("hebron", "jerusalem", "zangi").group("nablus", "jerusalem", "tuman")
    s.do("done", "main hebron").until("garrison").do("done").miss("king_guy")
    s.do("retreat zangi", "to hebron")
    assert s.round == 2
    assert s.volleys() == [{"king_guy"}, {"tuman"}]


def by_nablus() -> Scene:
    """Two groups come to Jerusalem by the same road, from Nablus and from Baisan."""
    s = es(
        "nablus: | zangi sanjar",
        "baisan: | keukburi tuman",
        "hebron: | saladin",
        "jerusalem: king_guy",
        first="saracen",
    )
    s.group("nablus", "jerusalem", "zangi sanjar")
    return s.group("baisan", "nablus jerusalem", "keukburi tuman")


def test_es_6_3_blocks_of_another_town_are_in_reserve_on_the_same_road() -> None:
    """Row 30: the main attack is one group: same town and same road."""
    s = by_nablus().do("done")
    assert (s.phase, s.decider) == ("main_group", "saracen")
    assert s.objects("main_from") == {"nablus", "baisan"}
    s.do("main_from nablus").until("garrison").do("done").miss("king_guy")
    assert s.objects("fire") == {"zangi", "sanjar"}
    s.all_miss(to_round=2).miss("king_guy")
    assert s.objects("fire") == {"zangi", "sanjar", "keukburi", "tuman"}


def test_es_6_3_the_attacker_may_name_the_other_group() -> None:
    """Row 30: then the blocks from Baisan fight in round 1."""
    s = by_nablus().do("done", "main_from baisan").until("garrison").do("done")
    assert s.miss("king_guy").objects("fire") == {"keukburi", "tuman"}


def test_es_6_3_a_main_group_must_be_named() -> None:
    """Row 30: it is one of those that came by that road."""
    s = by_nablus().do("done")
    s.refused("main_from hebron", "6.3")
    s.refused("done", "6.3")


def test_es_6_3_first_the_road_then_the_group() -> None:
    """Row 30: Saladin attacks from Hebron too; Nablus is named, then who of it."""
    s = by_nablus().group("hebron", "jerusalem", "saladin").do("done")
    assert s.objects("main") == {"nablus", "hebron"}
    s.do("main nablus")
    assert (s.phase, s.objects("main_from")) == ("main_group", {"nablus", "baisan"})
    s.do("main_from baisan").until("garrison").do("done").miss("king_guy")
    assert s.objects("fire") == {"keukburi", "tuman"}


def test_es_6_3_a_road_used_by_one_group_needs_no_second_question() -> None:
    """Row 30: Hebron is named; the Frank moves next."""
    s = by_nablus().group("hebron", "jerusalem", "saladin").do("done", "main hebron")
    assert (s.phase, s.decider) == ("moves", "frank")
    s.until("garrison").do("done")
    assert s.objects("fire") == {"saladin"}


def test_es_reserve_a_block_of_the_main_attack_is_not_held_back() -> None:
    """Row 30: one group by one road: all of it fights in round 1, nothing is asked."""
    s = duel("1.3", "walter", "zangi sanjar tuman").miss("walter")
    assert s.objects("fire") == {"zangi", "sanjar", "tuman"}


def test_es_6_3_who_wins_round_1_defends_against_the_late_help() -> None:
    """Row 33: Zangi kills Walter; Conrad arrives in round 2 as the attacker."""
    s = es("ajlun: | zangi", "tiberias: walter@1", "acre: conrad", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("acre", "tiberias", "conrad")
    s.until("garrison").do("done").miss("walter").fire("zangi", 1, 6, 6)
    assert s.round == 2
    assert s.volleys() == [{"zangi"}, {"conrad"}]


# 6.31 player 2's reinforcements


def test_es_6_31_example_the_blocks_from_jaffa_arrive_in_round_2() -> None:
    """Row 32: four of Hebron against the two of Jerusalem, then three more Franks."""
    s = es(
        "hebron: | zangi sanjar tuman shirkuh",
        "jerusalem: king_guy balian",
        "jaffa: conrad walter raymond_tiberias",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi sanjar tuman shirkuh").do("done")
    s.group("jaffa", "ramallah jerusalem", "conrad walter raymond_tiberias")
    s.until("garrison").do("done")
    saracens = {"zangi", "sanjar", "tuman", "shirkuh"}
    assert s.volleys() == [{"king_guy", "balian"}, saracens]
    franks = {"king_guy", "balian", "conrad", "walter", "raymond_tiberias"}
    assert s.volleys() == [franks, saracens]


def help_by_two_roads() -> Scene:
    """Zangi attacks Jerusalem; Conrad comes by Ramla and Walter by Nablus to help."""
    s = es(
        "hebron: | zangi", "jerusalem: king_guy", "jaffa: conrad", "nablus: walter", first="saracen"
    )
    s.group("hebron", "jerusalem", "zangi").do("done")
    s.group("jaffa", "ramallah jerusalem", "conrad").group("nablus", "jerusalem", "walter")
    return s.do("done")


def test_es_6_31_help_by_several_roads_arrives_together() -> None:
    """Row 32: all reinforcements of player 2 come in round 2, none in round 3."""
    s = help_by_two_roads().do("done")
    assert s.volleys() == [{"king_guy"}, {"zangi"}]
    assert s.volleys() == [{"king_guy", "conrad", "walter"}, {"zangi"}]


def test_es_6_31_reinforcements_declare_no_main_attack() -> None:
    """Row 32: they are always in reserve, so there is nothing to declare."""
    assert help_by_two_roads().phase == "garrison"


# The example of a battle


def test_es_battle_example_relief_of_jerusalem() -> None:
    """Rows 44, 53, 55 and 57: the sidebar; but blocks that sally do not charge (6.42)."""
    s = es(
        "hebron: | saladin zangi sanjar tuman",
        "jericho: | keukburi al_afdal",
        "jerusalem: king_guy@1 balian@1",
        "jaffa: conrad@1 walter@1 templar_gaza@1",
        first="saracen",
        year=1187,
    )
    s.group("hebron", "jerusalem", "saladin zangi sanjar tuman")
    s.group("jericho", "jerusalem", "keukburi al_afdal").do("done", "main hebron")
    s.group("jaffa", "ramallah jerusalem", "conrad walter templar_gaza").until("garrison")

    # Both defenders withdraw into the castle; the four of Hebron storm it.
    s.do("castle king_guy", "castle balian")
    main_attack = {"saladin", "zangi", "sanjar", "tuman"}
    assert (s.phase, s.objects("storm")) == ("storm", main_attack)
    s.do("storm saladin", "storm zangi", "storm sanjar", "storm tuman")
    assert s.volleys() == [{"saladin"}, {"king_guy", "balian"}, {"zangi", "sanjar", "tuman"}]

    # Round 2: six Saracens defend the field against the three of Jaffa and the sally.
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)
    s.do("sally king_guy", "sally balian").miss("saladin")
    assert s.objects("fire") == {"zangi", "sanjar", "tuman", "keukburi", "al_afdal"}
    s.miss("zangi", "sanjar", "tuman", "keukburi", "al_afdal")
    assert s.objects("charge") == {"conrad", "walter", "templar_gaza"}
    s.miss("king_guy", "balian", "conrad", "walter", "templar_gaza")

    # Round 3: two Franks fall, one retreats to Ramla, two go back into the castle.
    s.fire("saladin", 1, 2, 6, 6).do("hit conrad", "hit walter")
    s.miss("zangi", "sanjar", "tuman", "keukburi", "al_afdal")
    assert s.objects("retreat") >= {"templar_gaza"}
    s.do("retreat templar_gaza", "to ramallah", "withdraw king_guy", "withdraw balian")

    # The Saracens cannot storm any more; the siege stands, without attrition this turn.
    s.until("cards")
    assert s.castle("jerusalem") == {"king_guy", "balian"}
    assert len(s.field("jerusalem")) == 6
    assert s.place("templar_gaza") == "ramallah"
    assert s.events("attrition") == []
