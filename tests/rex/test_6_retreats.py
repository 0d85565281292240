"""6.6: retreats and withdrawals, in the round and when they are forced."""

from __future__ import annotations

from tests.rex.scene import Scene, scene

# 6.6 where a block may go


def test_6_6_no_retreat_to_a_battle_not_yet_fought() -> None:
    """T56: Acre is attacked too and not yet fought for: Walter cannot go there."""
    s = tiberias_and_acre_attacked().do("battle tiberias", "done", "retreat walter")
    s.refused("to acre", "6.6")
    assert s.objects("to") == {"banyas", "baisan"}


def test_6_6_retreat_to_a_battle_that_was_fought_and_won() -> None:
    """T56: the same when Acre was fought first and is Frank again."""
    s = tiberias_and_acre_attacked().do("battle acre", "done").fire("conrad", 1, 1, 1, 1)
    s.do("done").until("garrison").do("done", "retreat walter")
    assert s.objects("to") == {"acre", "banyas", "baisan"}


def tiberias_and_acre_attacked() -> Scene:
    """Saladin's men attack Tiberias from Ajlun and Acre from Legio."""
    s = scene(
        "ajlun: | zangi", "tiberias: walter", "legio: | sanjar", "acre: conrad", first="saracen"
    )
    s.group("ajlun", "tiberias", "zangi").group("legio", "acre", "sanjar")
    return s.until("battle_order")


def test_6_6_no_retreat_to_an_enemy_occupied_town() -> None:
    """6.6: Sanjar stands in Acre."""
    s = scene("ajlun: | zangi", "tiberias: walter", "acre: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done", "retreat walter")
    s.refused("to acre", "6.6")


def test_6_6_a_block_fires_or_retreats_not_both() -> None:
    """6.6: a retreat takes the place of the block's fire in that round."""
    s = scene("ajlun: | zangi", "tiberias: walter balian", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("walter")
    s.refused("retreat walter", "6.2")
    s.do("retreat balian", "to acre").miss("zangi")
    assert (s.round, s.objects("fire")) == (2, {"walter"})
    assert s.place("balian") == "acre"


def test_6_6_only_to_an_adjacent_town() -> None:
    """6.6, 6.61: a retreat is one road."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done", "retreat walter")
    s.refused("to tyre", "6.6")
    s.refused("to masyaf", "6.6")
    s.do("to acre").do("done")
    assert s.place("walter") == "acre"


def test_6_6_germans_cannot_retreat_off_map() -> None:
    """Decision 47: a German who came to Aleppo from off-map has no way back and is gone."""
    s = scene("aleppo: | zangi", staged="barbarossa frederick leopold")
    s.do("enter barbarossa", "to aleppo").until("garrison").do("done").miss("zangi")
    s.refused("retreat barbarossa", "6.61")
    s.all_miss()
    assert s.place("barbarossa") == "gone"
    assert (s.phase, s.decider) == ("regroup", "saracen")


def test_6_6_germans_retreat_by_a_road_other_franks_used() -> None:
    """Decision 47: with Walter from Artah in the battle Barbarossa may go there."""
    s = scene("aleppo: | zangi", "artah: walter", staged="barbarossa frederick leopold")
    s.do("enter barbarossa", "to aleppo").group("artah", "aleppo", "walter").do("done")
    s.do("main germania").until("garrison").do("done").miss("zangi").do("retreat barbarossa")
    assert s.objects("to") == {"artah"}


# 6.61 roads


def test_6_61_defender_does_not_retreat_by_the_attackers_road() -> None:
    """T55: the Saracens came by Ajlun: refused; vacant Syrian Banyas becomes Frank (51)."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done", "retreat walter")
    s.refused("to ajlun", "6.61")
    assert s.objects("to") == {"acre", "banyas", "baisan"}
    assert s.friendly("saracen", "banyas")
    s.do("to banyas")
    assert s.friendly("frank", "banyas")
    assert s.place("walter") == "banyas"


def test_6_61_attacker_retreats_by_the_road_he_came() -> None:
    """6.61: Zangi came by Ajlun; other neighbours are vacant, but not his way."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("walter")
    s.do("retreat zangi")
    assert s.objects("to") == {"ajlun"}
    s.refused("to banyas", "6.61")


def test_6_61_only_the_last_road_of_a_march_counts() -> None:
    """Decision 22: Zangi came from Ashtera through Ajlun; he goes back to Ajlun."""
    s = scene("ashtera: | zangi", "tiberias: walter", first="saracen")
    s.group("ashtera", "ajlun tiberias", "zangi").until("garrison").do("done").miss("walter")
    s.do("retreat zangi")
    assert s.objects("to") == {"ajlun"}


def test_6_61_attackers_share_the_roads_of_their_side() -> None:
    """Decision 48: Zangi from Ajlun may also go to Baisan, whence Sanjar came."""
    s = scene("ajlun: | zangi", "baisan: | sanjar", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("baisan", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("garrison").do("done").miss("walter")
    s.do("retreat zangi")
    assert s.objects("to") == {"ajlun", "baisan"}


def acre_by_the_same_road() -> Scene:
    """T51: Zangi and Sanjar leave Legio for Acre; Balian follows by the same road."""
    s = scene("legio: | zangi sanjar", "acre: conrad", "nablus: balian", first="saracen")
    s.group("legio", "acre", "zangi sanjar").do("done")
    return s.group("nablus", "legio acre", "balian").until("garrison").do("done")


def test_6_61_a_road_both_used_is_closed_to_player_1() -> None:
    """T51: after round 3 the Saracens have no way back: eliminated (decision 49)."""
    s = acre_by_the_same_road().miss("conrad")
    s.refused("retreat zangi", "6.61")
    s.all_miss()
    assert s.place("zangi") == s.place("sanjar") == "dead"
    assert (s.phase, s.decider) == ("regroup", "frank")


def test_6_61_a_road_both_used_is_open_to_player_2() -> None:
    """T51: the Frank defenders may retreat to Legio."""
    s = acre_by_the_same_road().do("retreat conrad")
    assert s.objects("to") == {"legio", "tyre", "tiberias", "caesarea"}
    s.do("to legio")
    assert s.place("conrad") == "legio"


def test_6_61_forced_retreat_on_a_scarce_road() -> None:
    """T52: Hebron is lost; two go to Jericho (minor), the owner picks who, two are lost."""
    s = scene(
        "jericho: | shirkuh",
        "hebron: | zangi sanjar tuman",
        "jerusalem: conrad",
        "lachish: walter",
        first="saracen",
    )
    s.group("jericho", "jerusalem", "shirkuh").group("hebron", "jerusalem", "zangi sanjar tuman")
    s.do("done", "main hebron").group("lachish", "hebron", "walter")
    s.until("garrison").do("done").all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "saracen")
    assert s.objects("retreat") == {"shirkuh", "zangi", "sanjar", "tuman"}
    s.refused("done", "6.2")
    s.do("retreat zangi")
    assert s.objects("to") == {"jericho"}
    s.do("to jericho", "retreat tuman", "to jericho")
    assert s.field("jericho") == {"zangi", "tuman"}
    assert s.place("shirkuh") == s.place("sanjar") == "dead"
    assert s.field("jerusalem") == {"conrad"}


def test_6_61_retreat_limit_counts_anew_each_round() -> None:
    """T53, decision 43: Lachish to Ascalon (minor): two in round 1, two more in round 2."""
    s = scene(
        "lachish: walter balian conrad king_guy",
        "gaza: | zangi",
        "hebron: | sanjar",
        first="saracen",
    )
    s.group("gaza", "lachish", "zangi").until("field")
    s.do("retreat walter", "to ascalon", "retreat balian", "to ascalon")
    s.refused("retreat conrad", "6.61")
    s.refused("retreat king_guy", "6.61")
    s.miss("conrad", "king_guy", "zangi")
    assert s.round == 2
    s.do("retreat conrad", "to ascalon", "retreat king_guy", "to ascalon")
    assert s.field("ascalon") == {"walter", "balian", "conrad", "king_guy"}
    assert (s.phase, s.decider) == ("regroup", "saracen")


def test_6_61_third_block_may_take_another_road() -> None:
    """T53: with Hebron open the third block goes there, but Ascalon stays refused."""
    s = scene("lachish: walter balian conrad", "gaza: | zangi", first="saracen")
    s.group("gaza", "lachish", "zangi").until("field")
    s.do("retreat walter", "to ascalon", "retreat balian", "to ascalon", "retreat conrad")
    s.refused("to ascalon", "6.61")
    assert s.objects("to") == {"hebron"}


def test_6_61_four_on_a_major_road() -> None:
    """6.61: of five Franks in Acre four retreat to Legio in one round."""
    s = scene(
        "acre: walter balian conrad king_guy raymond_tiberias", "tiberias: | zangi",
        "tyre: | sanjar", "caesarea: | tuman", first="saracen",
    )  # fmt: skip
    s.group("tiberias", "acre", "zangi").until("garrison").do("done")
    for block in ("walter", "balian", "conrad", "king_guy"):
        s.do(f"retreat {block}", "to legio")
    s.refused("retreat raymond_tiberias", "6.61")


def test_6_61_guide_doubles_the_retreat_limit() -> None:
    """6.61, card Guide: its player retreats with four on a minor road in one round."""
    s = scene(
        "lachish: walter balian conrad king_guy raymond_tiberias",
        "gaza: | zangi",
        "hebron: | sanjar",
        cards="guide move_3",
    )
    s.do("done").group("gaza", "lachish", "zangi").until("field")
    for block in ("walter", "balian", "conrad", "king_guy"):
        s.do(f"retreat {block}", "to ascalon")
    s.refused("retreat raymond_tiberias", "6.61")


def test_6_61_forced_retreat_shares_the_allowance_of_round_3() -> None:
    """T54: four left by Hebron in round 3; the fifth finds the road full and is lost (44)."""
    s = scene(
        "hebron: | zangi sanjar tuman keukburi",
        "jericho: | shirkuh",
        "jerusalem: conrad",
        "damiya: walter",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi sanjar tuman keukburi")
    s.group("jericho", "jerusalem", "shirkuh").do("done", "main hebron")
    s.group("damiya", "jericho", "walter").until("garrison").do("done").all_miss(3)
    s.miss("conrad")
    for block in ("zangi", "sanjar", "tuman", "keukburi"):
        s.do(f"retreat {block}", "to hebron")
    s.refused("retreat shirkuh", "6.61")
    s.miss("shirkuh")
    assert s.place("shirkuh") == "dead"
    assert len(s.field("hebron")) == 4


def test_6_61_forced_retreat_is_not_a_choice() -> None:
    """Decision 45: who can retreat must; the attacker may not let blocks die or stay."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").all_miss()
    assert s.legal() == ["retreat zangi"]
    s.do("retreat zangi")
    assert s.legal() == ["to ajlun"]


def test_6_61_english_by_sea_retreat_by_road() -> None:
    """Decision 46: Richard attacked Jaffa by sea; any road the enemy did not use is open."""
    s = scene("jaffa: | zangi", "tyre: richard").do("sail richard", "sea_attack jaffa")
    s.until("garrison").do("done").miss("zangi").do("retreat richard")
    assert s.objects("to") == {"caesarea", "ramallah", "ascalon"}
    s.refused("to tyre", "6.6")


def test_6_61_english_by_sea_do_not_retreat_by_the_enemys_road() -> None:
    """Decision 46: Saracen help came by Ascalon: closed to Richard, player 1."""
    s = scene("jaffa: | zangi", "gaza: | sanjar", "tyre: richard")
    s.do("sail richard", "sea_attack jaffa").do("done")
    s.group("gaza", "ascalon jaffa", "sanjar").until("garrison").do("done").miss("zangi")
    s.do("retreat richard")
    assert s.objects("to") == {"caesarea", "ramallah"}


def test_6_61_english_by_sea_are_not_lost_after_round_3() -> None:
    """Decision 46: the forced retreat after round 3 is by road as well."""
    s = scene("jaffa: | zangi", "tyre: richard").do("sail richard", "sea_attack jaffa")
    s.until("garrison").do("done").all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "frank")
    s.do("retreat richard", "to caesarea")
    assert s.place("richard") == "caesarea"


# 6.62 sieges


def siege_of_acre_and_tiberias() -> Scene:
    """T57: Walter besieges Zangi in Acre; Saladin attacks Balian in Tiberias."""
    s = scene("acre: walter | zangi*", "tiberias: balian", "ajlun: | saladin", first="saracen")
    return s.group("ajlun", "tiberias", "saladin").until("battle_order")


def test_6_62_block_that_retreats_to_an_own_siege_may_storm_there() -> None:
    """T57: Acre is fought after Tiberias: Balian may storm with Walter (decision 52)."""
    s = siege_of_acre_and_tiberias().do("battle tiberias", "done").miss("saladin")
    s.do("retreat balian", "to acre").until("storm")
    assert s.decider == "frank"
    assert s.objects("storm") == {"walter", "balian"}


def test_6_62_block_that_retreats_to_a_fought_siege_just_stays() -> None:
    """T57: Acre was fought before: Balian stands in the field and nothing more happens."""
    s = siege_of_acre_and_tiberias().do("battle acre").rolls(6).until("garrison")
    s.do("done").miss("saladin").do("retreat balian", "to acre").until("cards")
    assert s.field("acre") == {"walter", "balian"}
    assert s.castle("acre") == {"zangi"}
    assert s.events("storms") == []


def test_6_62_no_retreat_to_a_siege_where_relief_waits() -> None:
    """Decision 52: an enemy in the field of Acre, though only a reserve, closes it."""
    s = scene(
        "acre: walter | zangi*", "tiberias: balian", "ajlun: | saladin", "legio: | sanjar",
    )  # fmt: skip
    s.do("done").group("ajlun", "tiberias", "saladin").group("legio", "acre", "sanjar")
    s.until("battle_order").do("battle tiberias", "done").miss("saladin")
    s.do("retreat balian")
    s.refused("to acre", "6.6")


def test_6_62_no_retreat_into_an_own_besieged_town() -> None:
    """6.62: the field of Acre is the Saracen besieger's."""
    s = scene("acre: conrad* | zangi", "tiberias: balian", "ajlun: | saladin", first="saracen")
    s.group("ajlun", "tiberias", "saladin").until("battle_order").do("battle tiberias", "done")
    s.miss("saladin").do("retreat balian")
    s.refused("to acre", "6.6")


def test_6_62_field_defenders_withdraw_up_to_the_castle_limit() -> None:
    """6.62: Jaffa holds one block; the second is refused."""
    s = scene("ascalon: | zangi", "jaffa: walter balian", first="saracen")
    s.group("ascalon", "jaffa", "zangi").until("garrison").do("done", "withdraw walter")
    s.refused("withdraw balian", "6.52")
    assert s.castle("jaffa") == {"walter"}


def test_6_62_attackers_do_not_withdraw() -> None:
    """6.62: the castle is not friendly to the attacker."""
    s = scene("ascalon: | zangi", "jaffa: walter", first="saracen")
    s.group("ascalon", "jaffa", "zangi").until("garrison").do("done").miss("walter")
    s.refused("withdraw zangi", "6.62")


def test_6_62_besiegers_do_not_withdraw_into_the_enemys_castle() -> None:
    """6.62: Zangi defends the field of Acre against relief; the castle is Conrad's."""
    s = scene("acre: conrad* | zangi", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("done")
    s.refused("withdraw zangi", "6.62")
    s.do("retreat zangi")
    assert s.objects("to") == {"tyre", "tiberias", "legio"}


def test_6_62_besieged_blocks_never_retreat() -> None:
    """6.62: Conrad inside Acre may fire at the stormers or sally, but not retreat."""
    s = scene("acre: conrad* | zangi", first="saracen").until("storm").do("storm zangi")
    s.refused("retreat conrad", "6.62")
    s = scene("acre: conrad* | zangi", first="saracen").until("sally")
    s.refused("retreat conrad", "6.62")


# 6.63 withdrawing


def test_6_63_last_defender_who_withdraws_ends_the_field_battle() -> None:
    """T65: Walter withdraws; the Saracens do not fire, may regroup, then besiege (87)."""
    s = scene("jaffa: | zangi sanjar", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi sanjar").until("garrison").do("done")
    s.do("withdraw walter")
    assert s.castle("caesarea") == {"walter"}
    assert s.events("fires") == []
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)


def test_6_63_withdrawals_are_not_subject_to_road_limits() -> None:
    """6.63: only the castle limit counts: three withdraw into Jerusalem in one round."""
    s = scene("jericho: | zangi", "jerusalem: walter balian conrad", first="saracen")
    s.group("jericho", "jerusalem", "zangi").until("garrison").do("done")
    s.do("withdraw walter", "withdraw balian", "withdraw conrad")
    assert s.castle("jerusalem") == {"walter", "balian", "conrad"}


def test_6_63_withdrawing_takes_the_place_of_firing() -> None:
    """6.63: Balian withdraws and takes no hit of that round; Walter fights on."""
    s = scene("jericho: | zangi", "jerusalem: walter balian", first="saracen")
    s.group("jericho", "jerusalem", "zangi").until("garrison").do("done", "withdraw balian")
    s.miss("walter").fire("zangi", 1, 1, 6)
    assert (s.strength("walter"), s.strength("balian")) == (1, 3)


def test_6_63_a_storming_block_may_withdraw_to_the_field() -> None:
    """6.63: Zangi leaves the storm and stands in the field of Acre again."""
    s = scene("acre: conrad* | zangi sanjar", first="saracen").until("storm")
    s.do("storm zangi", "storm sanjar").miss("conrad").do("withdraw zangi")
    assert s.objects("fire") == {"sanjar"}
    assert s.field("acre") == {"zangi", "sanjar"}
