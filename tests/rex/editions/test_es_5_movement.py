"""Edition 1.3, chapter 5: groups, musters, road limits, forced marches, pinning, the sea."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
NINE_EMIRS = "zangi sanjar tuman shirkuh jurdik bahram qaimaz keukburi al_mashtub"
EIGHT_EMIRS = NINE_EMIRS.rpartition(" ")[0]


# 5.0, 5.2 groups


def test_es_5_0_besiegers_may_pass_the_town_they_besiege() -> None:
    """Row 10: Zangi marches from Legio through the siege of Acre to Caesarea."""
    s = es("acre: conrad* | tuman", "legio: | zangi", first="saracen")
    s.group("legio", "acre caesarea", "zangi")
    assert s.place("zangi") == "caesarea"


def test_es_5_0_the_besieged_side_does_not_pass_it() -> None:
    """Row 10: Walter must stop before Acre and fight the besieger."""
    s = es("acre: conrad* | tuman", "legio: walter").do("group legio", "march walter", "to acre")
    assert s.phase == "moves"
    assert s.field("acre") == {"tuman", "walter"}


def test_es_5_2_example_seven_blocks_of_damascus() -> None:
    """Row 8: four go to Tiberias by Ashtera and Ajlun, two to Tyre by Banyas, one stays."""
    s = es(f"damascus: | {' '.join(NINE_EMIRS.split()[:7])}", first="saracen")
    s.do("group damascus")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.march(block, "ashtera ajlun tiberias")
    for block in ("jurdik", "bahram"):
        s.march(block, "banyas beaufort tyre")
    s.do("done")
    assert s.field("tiberias") == {"zangi", "sanjar", "tuman", "shirkuh"}
    assert s.field("tyre") == {"jurdik", "bahram"}
    assert s.field("damascus") == {"qaimaz"}
    assert s.game.moves == 2


# 5.3 musters


def test_es_5_3_example_nine_blocks_muster_at_acre() -> None:
    """Row 19: four from Jerusalem, one from Jaffa, two each from Tiberias and Beirut."""
    s = es(
        "jerusalem: templar_jerusalem templar_gaza hospitaller_jerusalem hospitaller_acre",
        "jaffa: king_guy",
        "tiberias: raymond_tiberias balian",
        "beirut: turcopole_beirut turcopole_antioch",
        "homs: | zangi",
    ).do("muster acre")
    for block in ("templar_jerusalem", "templar_gaza", "hospitaller_jerusalem", "hospitaller_acre"):
        s.do(f"march {block}", "to nablus", "to legio", "to acre")
    s.do("march king_guy", "to caesarea", "to acre")
    s.do("march raymond_tiberias", "to acre", "march balian", "to acre")
    for block in ("turcopole_beirut", "turcopole_antioch"):
        s.do(f"march {block}", "to sidon", "to tyre", "to acre")
    assert len(s.field("acre")) == 9


def test_es_5_3_mustered_blocks_may_storm_in_the_same_turn() -> None:
    """Row 19: Sanjar joins the siege of Acre by a muster and storms with Zangi."""
    s = es("acre: conrad* | zangi", "legio: | sanjar", first="saracen")
    s.do("muster acre", "march sanjar", "to acre").until("storm")
    assert s.objects("storm") == {"zangi", "sanjar"}


def test_es_5_3_no_muster_starts_or_answers_a_battle() -> None:
    """Row 19: Tuman is attacked in Banyas; Zangi may not muster there to help him."""
    s = es("tiberias: walter", "banyas: | tuman", "damascus: | zangi")
    s.group("tiberias", "banyas", "walter").do("done")
    s.refused("muster banyas", "5.3")


def test_es_5_3_blocks_may_force_march_to_a_muster() -> None:
    """Rows 11 and 19: Balian (2) musters from Jerusalem to Acre, three towns away."""
    s = es("jerusalem: balian", "tyre: walter", rolls=[4]).do("muster acre", "march balian")
    s.do("to nablus", "to legio", "force acre", "done", "done")
    assert (s.place("balian"), s.strength("balian")) == ("acre", 3)


# 5.4 road limits


def test_es_5_4_eight_blocks_may_use_a_major_road() -> None:
    """Row 12: eight go from Damascus to Ashtera; the ninth finds the road closed."""
    s = es(f"damascus: | {NINE_EMIRS}", first="saracen").do("group damascus")
    for block in EIGHT_EMIRS.split():
        s.march(block, "ashtera")
    assert len(s.field("ashtera")) == 8
    s.do("march al_mashtub")
    s.refused("to ashtera", "5.4")


def test_es_5_4_four_blocks_may_use_a_minor_road() -> None:
    """Row 12: four go from Damascus to Anjar, not a fifth."""
    s = es(f"damascus: | {NINE_EMIRS}", first="saracen").do("group damascus")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.march(block, "anjar")
    s.do("march jurdik")
    s.refused("to anjar", "5.4")


def test_es_5_4_limits_count_for_each_player_apart() -> None:
    """Row 12: four Franks take the minor road Tyre-Acre, then four Saracens as well."""
    s = es("tyre: conrad walter balian king_guy", "legio: | zangi sanjar tuman shirkuh")
    s.group("tyre", "acre caesarea", "conrad walter balian king_guy").do("done")
    s.group("legio", "acre tyre", "zangi sanjar tuman shirkuh")
    assert s.field("tyre") == {"zangi", "sanjar", "tuman", "shirkuh"}


def test_es_5_4_a_full_road_stays_closed_for_a_second_group() -> None:
    """Row 12: the limit is one for the whole movement phase, not one for each group."""
    s = es(
        "damascus: | zangi sanjar tuman shirkuh",
        "qaddas: | jurdik bahram qaimaz keukburi al_mashtub",
        first="saracen",
    )
    s.group("damascus", "ashtera", "zangi sanjar tuman shirkuh")
    s.group("qaddas", "damascus ashtera", "jurdik bahram qaimaz keukburi")
    assert len(s.field("ashtera")) == 8
    s.do("group qaddas", "march al_mashtub", "to damascus")
    s.refused("to ashtera", "5.4")


def test_es_5_4_four_blocks_may_attack_by_a_major_road() -> None:
    """Row 13: half of eight; the fifth attacker of Tiberias is refused."""
    s = es(f"ajlun: | {NINE_EMIRS}", "tiberias: walter", first="saracen").do("group ajlun")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.march(block, "tiberias")
    s.do("march jurdik")
    s.refused("to tiberias", "5.4")
    assert s.can("to ashtera")


def test_es_5_4_two_blocks_may_attack_by_a_minor_road() -> None:
    """Row 13: half of four; the third attacker of Banyas from Tiberias is refused."""
    s = es("tiberias: conrad walter balian", "banyas: | zangi").do("group tiberias")
    s.march("conrad", "banyas").march("walter", "banyas").do("march balian")
    s.refused("to banyas", "5.4")


def test_es_road_limits_attack_limit_counts_on_the_last_stretch_only() -> None:
    """Row 14: six attackers share Damascus-Banyas; four end at Beaufort, two at Tiberias."""
    s = es(
        f"damascus: | {EIGHT_EMIRS}", "beaufort: walter", "tiberias: balian", first="saracen"
    ).do("group damascus")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.march(block, "banyas beaufort")
    for block in ("jurdik", "bahram"):
        s.march(block, "banyas tiberias")
    assert len(s.field("beaufort")) == 5
    assert s.field("tiberias") == {"jurdik", "bahram", "balian"}
    s.march("qaimaz", "banyas")
    assert s.place("qaimaz") == "banyas"


def test_es_5_4_a_forced_march_counts_on_the_attack_limit() -> None:
    """Rows 11 and 13: two forced marchers fill the minor road into Banyas, before they roll."""
    s = es("legio: conrad walter balian", "banyas: | zangi").do("group legio")
    for block in ("conrad", "walter"):
        s.do(f"march {block}", "to baisan", "to tiberias", "force banyas")
    s.do("march balian", "to baisan", "to tiberias")
    s.refused("force banyas", "5.4")


# 5.5 forced marches


@pytest.mark.parametrize(("die", "steps"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_es_5_5_a_forced_march_adds_a_town_and_may_cost_a_step(die: int, steps: int) -> None:
    """Row 11: a standard rule; Walter (2) goes Acre-Tiberias-Ajlun-Amman; 1-3 costs a step."""
    s = es("acre: walter", "homs: | zangi", rolls=[die])
    s.do("group acre", "march walter", "to tiberias", "to ajlun", "force amman").do("done")
    assert (s.place("walter"), s.strength("walter")) == ("amman", steps)


def test_es_5_5_the_dice_are_rolled_after_all_normal_movement() -> None:
    """Row 11: Walter waits in Ajlun until the other group has moved."""
    s = es("acre: walter", "jaffa: balian", rolls=[6])
    s.do("group acre", "march walter", "to tiberias", "to ajlun", "force amman")
    assert s.place("walter") == "ajlun"
    s.group("jaffa", "ascalon", "balian")
    assert s.events("force_rolled") == []
    s.do("done")
    assert s.place("walter") == "amman"


def test_es_5_5_a_block_that_dies_does_not_arrive() -> None:
    """Row 11: the last step is lost on the road; otherwise the march is completed."""
    s = es("acre: walter@1", "homs: | zangi", rolls=[3])
    s.do("group acre", "march walter", "to tiberias", "to ajlun", "force amman", "done")
    assert s.place("walter") == "pool"
    assert s.field("amman") == set()


def test_es_5_5_four_towns_are_the_most() -> None:
    """Row 11: Zangi (3) goes Damascus-Banyas-Beaufort-Tyre and force marches to Acre."""
    s = es("damascus: | zangi", "jaffa: walter", first="saracen", rolls=[4])
    s.do("group damascus", "march zangi", "to banyas", "to beaufort", "to tyre")
    s.refused("to acre", "2.13")
    s.do("force acre")
    assert s.phase == "moves"
    s.do("done")
    assert s.place("zangi") == "acre"


def test_es_5_5_a_forced_march_may_attack() -> None:
    """Row 11: Walter (2) force marches from Legio against Ajlun and arrives with a step less."""
    s = es("legio: walter", "ajlun: | zangi", rolls=[2])
    s.do("group legio", "march walter", "to acre", "to tiberias", "force ajlun")
    s.do("done", "done")
    assert (s.phase, s.game.round) == ("field", 1)
    assert s.strength("walter") == 2
    assert s.field("ajlun") == {"walter", "zangi"}


def test_es_5_5_no_forced_march_while_the_normal_move_lasts() -> None:
    """Row 11: it adds to the move, it does not replace a leg of it."""
    s = es("acre: walter").do("group acre", "march walter", "to tiberias")
    s.refused("force ajlun", "5.5")


# 5.7 pinning


def pinned_at_jerusalem() -> Scene:
    """The example: two attack from Hebron, two from Nablus; five defend."""
    s = es(
        "hebron: | zangi sanjar",
        "nablus: | tuman shirkuh",
        "jerusalem: king_guy balian walter conrad raymond_tiberias",
        "jericho: | qaimaz",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi sanjar").group("nablus", "jerusalem", "tuman shirkuh")
    return s.do("done", "main hebron")


def test_es_5_7_example_reserves_pin_too() -> None:
    """Row 17: the two of the reserve pin as well: four of five Franks must stay."""
    s = pinned_at_jerusalem().do("group jerusalem").march("conrad", "ramallah")
    assert s.phase == "moves"
    s.refused("group jerusalem", "5.7")
    assert len(s.field("jerusalem")) == 8


def test_es_5_7_example_the_defender_chooses_who_is_pinned() -> None:
    """Row 17: any one of the five may leave."""
    s = pinned_at_jerusalem().do("group jerusalem")
    franks = {"king_guy", "balian", "walter", "conrad", "raymond_tiberias"}
    assert s.objects("march") == franks


def test_es_5_7_example_the_free_block_leaves_by_no_road_of_the_attacker() -> None:
    """Row 17: he may attack Jericho or go to Ramla, but not by Hebron or Nablus."""
    s = pinned_at_jerusalem().do("group jerusalem", "march conrad")
    s.refused("to hebron", "5.7")
    s.refused("to nablus", "5.7")
    assert s.objects("to") == {"jericho", "ramallah"}
    s.do("to jericho")
    assert s.field("jericho") == {"conrad", "qaimaz"}


def test_es_7_22_a_besieger_is_not_pinned_by_the_besieged() -> None:
    """Row 18: Zangi ends the siege of Acre by moving; Conrad holds the whole town again."""
    s = es("acre: conrad* | zangi", first="saracen").group("acre", "legio", "zangi")
    assert s.place("zangi") == "legio"
    assert not s.inside("conrad")


# 5.8 the sea


def test_es_5_8_a_sea_move_costs_one_move_for_each_block() -> None:
    """Row 20: a 2 moves two blocks."""
    s = es("acre: conrad walter balian", "homs: | zangi", cards="move_2 move_1")
    s.do("sail conrad", "land jaffa", "sail walter", "land tyre")
    s.refused("sail balian", "5.0")


@pytest.mark.parametrize("block", ["richard", "robert", "crossbows", "king_guy"])
def test_es_5_8_nobody_attacks_by_sea(block: str) -> None:
    """Row 20: not even the English; Acre is held by Zangi, Jaffa is open."""
    s = es(f"tyre: {block}", "acre: | zangi").do(f"sail {block}")
    s.refused("sea_attack acre", "5.8")
    s.refused("land acre", "5.8")
    assert "jaffa" in s.objects("land")


def test_es_5_8_the_english_do_not_land_in_an_enemy_port() -> None:
    """Row 20: Egypt is vacant but Saracen; Richard, from England, cannot go there."""
    s = es("acre: walter", staged="richard robert crossbows").do("sail richard")
    s.refused("land egypt", "5.8")
    s.do("land acre")
    assert s.place("richard") == "acre"


def test_es_5_8_no_battle_is_reinforced_by_sea() -> None:
    """Row 20: Zangi attacks Jaffa; Conrad, player 2, cannot sail there to help."""
    s = es("jaffa: walter", "tyre: conrad", "ramallah: | zangi", first="saracen")
    s.group("ramallah", "jaffa", "zangi").do("done", "sail conrad")
    s.refused("land jaffa", "5.8")


# 5.9 assassins


def test_es_5_9_assassins_fire_once_and_take_no_fire() -> None:
    """Row 78: one block of Acre, chosen unseen; three dice, 3 or less hits."""
    s = es("acre: conrad", "homs: | zangi", cards="move_1 assassins", first="saracen")
    s.picks(0, rolls=(1, 3, 4)).do("strike_field acre")
    assert s.strength("conrad") == 2
    assert (s.phase, s.decider) == ("moves", "frank")
    assert len(s.events("assassins_rolled")) == 1


def test_es_5_9_the_victim_is_not_chosen_by_sight() -> None:
    """Row 78: Conrad stands hidden in Acre; the Saracen cannot name him."""
    s = es("acre: conrad walter", cards="move_1 assassins", first="saracen")
    s.refused("assassinate conrad", "5.9")


def test_es_5_9_an_assassinated_emir_is_gone_for_good() -> None:
    """Rows 62 and 78: permanent elimination holds for assassination too."""
    s = es("acre: conrad", "homs: | zangi@1", cards="assassins move_1")
    s.picks(0, rolls=(1, 6, 6)).do("strike_field homs")
    assert s.place("zangi") == "gone"
