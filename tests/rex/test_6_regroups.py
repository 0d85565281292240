"""6.7: the victor's regroup, and the option to regroup when battle is refused."""

from __future__ import annotations

from tests.rex.scene import Scene, scene

NINE_FRANKS = (
    "walter balian conrad king_guy bohemond josselin raymond_tiberias raymond_tripoli reynald_sidon"
)


def tiberias_won() -> Scene:
    """Saladin and Zangi from Ajlun kill Walter in Tiberias in round 1."""
    s = scene("ajlun: | saladin zangi", "tiberias: walter@1", first="saracen")
    s.group("ajlun", "tiberias", "saladin zangi").until("garrison").do("done")
    return s.fire("saladin", 1, 6, 6, 6)


# 6.7 who, when, where


def test_6_7_victor_regroups_to_adjacent_friendly_or_vacant_towns() -> None:
    """6.7: any winning blocks, one road each, also to vacant towns of the enemy."""
    s = tiberias_won()
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"saladin", "zangi"}
    s.do("regroup saladin")
    assert s.objects("to") == {"acre", "ajlun", "baisan", "banyas"}
    s.refused("to damascus", "6.7")
    s.do("to acre", "regroup zangi", "to ajlun")
    assert (s.place("saladin"), s.place("zangi")) == ("acre", "ajlun")
    assert s.friendly("saracen", "acre")
    assert s.friendly("frank", "tiberias")  # nobody stayed: the owner of its realm


def test_6_7_regrouping_is_optional() -> None:
    """6.7 note: the victor may stay where he is."""
    s = tiberias_won().do("done")
    assert s.field("tiberias") == {"saladin", "zangi"}
    assert s.phase == "cards"


def test_6_7_a_block_regroups_once() -> None:
    """6.7: a block that has regrouped is no longer at the battle."""
    s = tiberias_won().do("regroup saladin", "to acre")
    s.refused("regroup saladin", "6.7")


def test_6_7_not_to_an_enemy_occupied_town() -> None:
    """6.7: Conrad stands in Acre."""
    s = scene("ajlun: | saladin", "tiberias: walter@1", "acre: conrad", first="saracen")
    s.group("ajlun", "tiberias", "saladin").until("garrison").do("done")
    s.fire("saladin", 1, 6, 6, 6).do("regroup saladin")
    s.refused("to acre", "6.7")


def test_6_7_the_loser_does_not_regroup() -> None:
    """6.7: the Saracens retreat all in round 1; the Franks alone may regroup."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").miss("walter")
    s.do("retreat zangi", "to ajlun")
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.objects("regroup") == {"walter"}
    s.refused("regroup zangi", "6.7", role="saracen")


def test_6_7_regroup_after_a_forced_retreat() -> None:
    """6.7: the battle ends by retreat after round 3; the defender regroups."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").all_miss()
    s.do("retreat zangi", "to ajlun")
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("regroup walter", "to acre")
    assert s.place("walter") == "acre"


def test_6_7_regroup_after_attrition() -> None:
    """6.7: attrition empties the castle of Acre; the besieger regroups."""
    s = scene("acre: conrad@1* | zangi", first="saracen").until("leave").rolls(3).do("done")
    assert s.place("conrad") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("regroup zangi", "to legio")
    assert s.place("zangi") == "legio"


def test_6_7_regroup_after_a_storm() -> None:
    """6.7: a siege battle won by elimination."""
    s = scene("acre: conrad@1* | saladin zangi", first="saracen").until("storm")
    s.do("storm saladin", "done").fire("saladin", 1, 1, 6, 6)
    assert s.place("conrad") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"saladin", "zangi"}


def test_6_7_some_regroup_and_others_lay_siege() -> None:
    """6.7 note: Walter has withdrawn; Zangi goes back, Sanjar storms in round 2."""
    s = scene("jaffa: | zangi sanjar", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi sanjar").until("garrison").do("done", "withdraw walter")
    s.do("regroup zangi", "to jaffa", "done")
    assert (s.phase, s.round) == ("storm", 2)
    assert s.objects("storm") == {"sanjar"}


def test_6_7_all_may_regroup_and_leave_the_castle_alone() -> None:
    """6.7: when no besieger stays there is no siege and no attrition."""
    s = scene("jaffa: | zangi", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi").until("garrison").do("done", "withdraw walter")
    s.do("regroup zangi", "to jaffa").until("cards")
    assert s.field("caesarea") == {"walter"}
    assert s.castle("caesarea") == set()
    assert s.events("attrition") == []


# 6.7 road limits


def test_6_7_four_on_a_major_road() -> None:
    """T58: five winners in Acre; the fifth may not go to Legio."""
    s = scene("acre: walter balian conrad king_guy bohemond", "legio: | zangi@1", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("done").fire("conrad", 1, 6, 6, 6)
    for block in ("walter", "balian", "conrad", "king_guy"):
        s.do(f"regroup {block}", "to legio")
    s.do("regroup bohemond")
    s.refused("to legio", "6.7")
    assert s.objects("to") == {"tyre", "tiberias", "caesarea"}


def test_6_7_the_guide_player_regroups_with_eight() -> None:
    """T58: with Guide eight of nine go to Legio, the ninth may not."""
    s = scene(f"acre: {NINE_FRANKS}", "legio: | zangi@1", cards="guide move_3")
    s.do("done").group("legio", "acre", "zangi").until("garrison").do("done")
    s.fire("conrad", 1, 6, 6, 6)
    *eight, ninth = NINE_FRANKS.split()
    for block in eight:
        s.do(f"regroup {block}", "to legio")
    s.do(f"regroup {ninth}")
    s.refused("to legio", "6.7")


def test_6_7_two_on_a_minor_road() -> None:
    """6.7: normal road limits: two from Acre to Tyre."""
    s = scene("acre: walter balian conrad", "legio: | zangi@1", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("done").fire("conrad", 1, 6, 6, 6)
    s.do("regroup walter", "to tyre", "regroup balian", "to tyre", "regroup conrad")
    s.refused("to tyre", "6.7")


def test_6_7_the_limit_is_fresh_for_each_regroup() -> None:
    """Decision 53: two retreated to Ascalon in this round, two more regroup there."""
    s = scene(
        "lachish: walter balian conrad king_guy raymond_tiberias",
        "gaza: | zangi@1",
        "hebron: | sanjar",
        first="saracen",
    )
    s.group("gaza", "lachish", "zangi").until("field")
    s.do("retreat walter", "to ascalon", "retreat balian", "to ascalon")
    s.fire("conrad", 1, 6, 6, 6)
    s.do("regroup conrad", "to ascalon", "regroup king_guy", "to ascalon")
    s.do("regroup raymond_tiberias")
    s.refused("to ascalon", "6.7")


def test_6_7_the_victor_may_use_the_road_the_enemy_came_by() -> None:
    """6.7: unlike a retreat, a regroup may follow the attacker's road."""
    s = scene("ajlun: | zangi@1", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").fire("walter", 1, 6, 6)
    s.do("regroup walter", "to ajlun")
    assert s.place("walter") == "ajlun"


# 6.7 into sieges


def tiberias_beside_the_siege_of_acre() -> Scene:
    """Zangi besieges Conrad in Acre; Saladin kills Walter in Tiberias."""
    s = scene("acre: conrad* | zangi", "tiberias: walter@1", "ajlun: | saladin", first="saracen")
    return s.group("ajlun", "tiberias", "saladin").until("battle_order")


def test_6_7_regroup_to_an_own_siege_and_storm_there() -> None:
    """6.7: Acre is fought later; Saladin may storm with Zangi."""
    s = tiberias_beside_the_siege_of_acre().do("battle tiberias", "done")
    s.fire("saladin", 1, 6, 6, 6).do("regroup saladin", "to acre").until("storm")
    assert s.objects("storm") == {"zangi", "saladin"}


def test_6_7_a_reserve_that_regroups_to_a_siege_may_storm_there() -> None:
    """6.7, decision 42: Sanjar never arrived in Tiberias, but takes part at once in Acre."""
    s = scene(
        "acre: conrad* | zangi",
        "tiberias: walter@1",
        "ajlun: | saladin",
        "baisan: | sanjar",
        first="saracen",
    )
    s.group("ajlun", "tiberias", "saladin").group("baisan", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("battle_order").do("battle tiberias", "done")
    s.fire("saladin", 1, 6, 6, 6).do("regroup sanjar", "to acre").until("storm")
    assert s.objects("storm") == {"zangi", "sanjar"}


def test_6_7_regroup_to_a_siege_already_fought() -> None:
    """6.7: Saladin joins the siege of Acre after it was fought, nothing more happens."""
    s = tiberias_beside_the_siege_of_acre().do("battle acre").rolls(6).until("garrison")
    s.do("done").fire("saladin", 1, 6, 6, 6).do("regroup saladin", "to acre").until("cards")
    assert s.field("acre") == {"zangi", "saladin"}
    assert s.strength("conrad") == 4


def test_6_7_not_to_a_battle_not_yet_fought() -> None:
    """6.7: the field of Acre must be friendly; Conrad still defends it."""
    s = scene(
        "acre: conrad", "legio: | zangi", "tiberias: walter@1", "ajlun: | saladin",
        first="saracen",
    )  # fmt: skip
    s.group("ajlun", "tiberias", "saladin").group("legio", "acre", "zangi")
    s.until("battle_order").do("battle tiberias", "done").fire("saladin", 1, 6, 6, 6)
    s.do("regroup saladin")
    s.refused("to acre", "6.7")


# 6.7 who has won


def test_6_7_reserves_regroup_with_the_winners() -> None:
    """Decision 42: Sanjar was still on his way when Saladin won in round 1."""
    s = scene("ajlun: | saladin", "baisan: | sanjar", "tiberias: walter@1", first="saracen")
    s.group("ajlun", "tiberias", "saladin").group("baisan", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("garrison").do("done").fire("saladin", 1, 6, 6, 6)
    assert s.objects("regroup") == {"saladin", "sanjar"}
    s.do("regroup sanjar", "to baisan", "done")
    assert s.place("sanjar") == "baisan"


def test_6_7_garrison_regroups_when_relief_has_won() -> None:
    """Decision 54: Conrad stayed in the castle of Acre while Walter broke the siege."""
    s = scene("acre: conrad* | zangi@1", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("done").miss("zangi")
    s.fire("walter", 1, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.objects("regroup") == {"conrad", "walter"}
    s.do("regroup conrad", "to tyre", "done")
    assert s.place("conrad") == "tyre"


def test_6_7_garrison_regroups_when_a_sally_has_won() -> None:
    """Decision 54: Conrad sallies and wins; Balian, who stayed inside, may regroup."""
    s = scene("acre: conrad* balian* | zangi@1").until("sally").do("sally conrad", "done")
    s.miss("zangi").fire("conrad", 1, 6, 6, 6)
    assert s.objects("regroup") == {"conrad", "balian"}


def test_6_7_no_regroup_while_enemy_reserves_are_on_the_way() -> None:
    """6.7, 6.41: the battle has not ended; Conrad comes from Acre in round 2."""
    s = scene("ajlun: | saladin", "tiberias: walter@1", "acre: conrad", first="saracen")
    s.group("ajlun", "tiberias", "saladin").do("done")
    s.group("acre", "tiberias", "conrad").until("garrison").do("done")
    s.fire("saladin", 1, 6, 6, 6)
    assert (s.phase, s.round) == ("field", 2)


# Decision 41: the option regroup_when_refused


def caesarea_refuses_battle(regroup_when_refused: int) -> Scene:
    """Zangi (main) and Sanjar attack Caesarea; the defender goes into the castle."""
    s = scene(
        "jaffa: | zangi",
        "nablus: | sanjar",
        "caesarea: balian",
        first="saracen",
        regroup_when_refused=regroup_when_refused,
    )
    s.group("jaffa", "caesarea", "zangi").group("nablus", "caesarea", "sanjar")
    return s.do("done", "main jaffa").until("garrison").do("castle balian")


def test_6_7_no_regroup_when_battle_is_refused() -> None:
    """Decision 41, off by default: all deploy in the castle, round 1 is a siege round."""
    s = caesarea_refuses_battle(0)
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)


def test_6_7_option_regroup_when_battle_is_refused() -> None:
    """Decision 41 as an option: the attacker may regroup before round 1, then besiege."""
    s = caesarea_refuses_battle(1)
    assert (s.phase, s.decider, s.round) == ("regroup", "saracen", 0)
    assert s.objects("regroup") == {"zangi", "sanjar"}
    s.do("regroup sanjar", "to nablus", "done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)
    assert s.objects("storm") == {"zangi"}


def test_6_7_option_main_force_leaves_and_the_reserve_besieges_in_round_2() -> None:
    """Decision 60: Zangi regroups away, round 1 is skipped, Sanjar may storm in round 2."""
    s = caesarea_refuses_battle(1).do("regroup zangi", "to jaffa", "done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
    assert s.objects("storm") == {"sanjar"}


def test_6_7_option_all_leave() -> None:
    """Decision 41: all attackers regroup: no siege, Balian holds Caesarea."""
    s = caesarea_refuses_battle(1)
    s.do("regroup zangi", "to jaffa", "regroup sanjar", "to nablus").until("cards")
    assert s.field("caesarea") == {"balian"}
    assert s.friendly("frank", "caesarea")
    assert s.events("attrition") == []


def test_6_7_option_not_while_help_is_on_the_way() -> None:
    """Decision 41: no regroup before round 1 if a reserve of the defender is coming."""
    s = scene(
        "jaffa: | zangi", "caesarea: balian", "acre: conrad",
        first="saracen", regroup_when_refused=1,
    )  # fmt: skip
    s.group("jaffa", "caesarea", "zangi").do("done")
    s.group("acre", "caesarea", "conrad").until("garrison").do("castle balian")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)


def test_6_7_option_not_when_a_defender_stays_in_the_field() -> None:
    """Decision 41: one in the castle, one in the field: the battle is fought."""
    s = scene("jaffa: | zangi", "caesarea: balian walter", first="saracen", regroup_when_refused=1)
    s.group("jaffa", "caesarea", "zangi").until("garrison").do("castle balian")
    assert (s.phase, s.round) == ("field", 1)


def test_6_7_who_regroups_away_ends_the_battle() -> None:
    """Row 130: Zangi wins Caesarea's field and goes; Walter has won nothing."""
    s = scene("jaffa: | zangi", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi").until("garrison").do("done", "withdraw walter")
    s.do("regroup zangi", "to jaffa")
    assert s.phase == "cards"
    assert (s.field("caesarea"), s.castle("caesarea")) == ({"walter"}, set())
    assert len(s.events("battle_over")) == 1


def test_6_7_a_garrison_whose_besiegers_retreat_regroups() -> None:
    """Row 130: Zangi leaves the siege of Caesarea by retreat: the garrison is the victor."""
    s = scene("caesarea: walter* | zangi", first="saracen").until("leave")
    s.do("retreat zangi", "to nablus")
    assert (s.phase, s.decider) == ("regroup", "frank")


def test_6_7_the_reserve_of_a_harrier_who_cleared_the_field_has_won() -> None:
    """Rows 42, 83: Kurds kill Josselin and ride off; Jurdik, on his way, may regroup at once."""
    s = scene(
        "hebron: | kurds_3", "nablus: | jurdik", "jerusalem: walter josselin@1", first="saracen"
    )
    s.group("hebron", "jerusalem", "kurds_3").group("nablus", "jerusalem", "jurdik")
    s.do("done", "main hebron").until("garrison").do("castle walter", "done").miss("josselin")
    s.rolls(1, 6, 6).do("harry kurds_3", "to hebron")
    assert (s.phase, s.decider, s.round) == ("regroup", "saracen", 1)
    assert s.objects("regroup") == {"jurdik"}
    s.do("regroup jurdik", "to nablus")
    assert s.phase == "cards"
    assert s.field("jerusalem") == {"walter"}


def test_6_7_the_reserve_of_a_harrier_may_stay_and_besiege() -> None:
    """Rows 42, 57: Jurdik arrives in round 2 and may storm; Walter would attack by a sally."""
    s = scene(
        "hebron: | kurds_3", "nablus: | jurdik", "jerusalem: walter josselin@1", first="saracen"
    )
    s.group("hebron", "jerusalem", "kurds_3").group("nablus", "jerusalem", "jurdik")
    s.do("done", "main hebron").until("garrison").do("castle walter", "done").miss("josselin")
    s.rolls(1, 6, 6).do("harry kurds_3", "to hebron", "done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
    s.do("done", "sally walter")
    assert s.volleys() == [{"jurdik"}, {"walter"}]


def test_6_7_where_both_sides_vanish_nobody_has_won() -> None:
    """Row 86: Conrad's charge of 1.3 kills Zangi and himself; Sanjar's reserve only arrives."""
    s = scene(
        "legio: | zangi@2", "tiberias: | sanjar", "acre: conrad@2 walter",
        first="saracen", edition="1.3",
    )  # fmt: skip
    s.group("legio", "acre", "zangi").group("tiberias", "acre", "sanjar")
    s.do("done", "main legio").until("garrison").do("castle walter", "done")
    s.rolls(6, 6, 1, 1).do("charge conrad")
    assert (s.place("conrad"), s.place("zangi")) == ("pool", "gone")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
