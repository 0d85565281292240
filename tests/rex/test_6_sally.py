"""6.55: sallies, who attacks in them, and the castle they leave."""

from __future__ import annotations

from tests.rex.scene import Scene, scene


def sally_from_acre(besiegers: str, castle: str = "conrad*") -> Scene:
    """An old siege of Acre; the Saracens decline to storm; the Franks may sally."""
    return scene(f"acre: {castle} | {besiegers}", first="saracen").until("sally")


def fresh_battle_at_acre() -> Scene:
    """The Saracens attack Acre from Legio; Conrad is in the castle, Walter in the field."""
    s = scene("acre: conrad walter", "legio: | zangi sanjar", first="saracen")
    s.group("legio", "acre", "zangi sanjar").until("garrison")
    return s.do("castle conrad", "done")


def fresh_siege_of_acre() -> Scene:
    """Zangi@1 comes by Legio (main), Sanjar by Tiberias; Conrad and Guy are in the castle."""
    s = scene("acre: conrad king_guy", "legio: | zangi@1", "tiberias: | sanjar", first="saracen")
    s.group("legio", "acre", "zangi").group("tiberias", "acre", "sanjar")
    s.do("done", "main legio").until("garrison")
    return s.do("castle conrad", "castle king_guy")


# 6.55 a sally against the besiegers


def test_6_55_sallying_blocks_attack_the_besiegers() -> None:
    """T72: Conrad sallies from Acre; order Zangi, Conrad, Kurds."""
    s = sally_from_acre("zangi kurds_3").do("sally conrad")
    assert s.volleys() == [{"zangi"}, {"conrad"}, {"kurds_3"}]


def test_6_55_a_sallying_block_fires_charges_or_withdraws() -> None:
    """T72: Conrad may fire, charge or withdraw; he cannot retreat."""
    s = sally_from_acre("zangi kurds_3").do("sally conrad").miss("zangi")
    assert s.legal() == ["fire conrad", "charge conrad", "withdraw conrad"]
    s.refused("retreat conrad", "6.55")


def test_6_55_sallying_blocks_have_no_double_defence() -> None:
    """T72: each hit costs Conrad a step."""
    s = sally_from_acre("zangi kurds_3").do("sally conrad").fire("zangi", 1, 2, 6)
    assert s.strength("conrad") == 2


def test_6_55_sallying_attackers_go_back_after_round_three() -> None:
    """T72, decision 63: Conrad has not won; he is in the castle again, then attrition."""
    s = sally_from_acre("zangi kurds_3").do("sally conrad")
    for number in (1, 2, 3):
        assert s.round == number
        assert s.volleys() == [{"zangi"}, {"conrad"}, {"kurds_3"}]
    assert (s.phase, s.decider) == ("leave", "saracen")
    assert s.inside("conrad")
    s.rolls(3).do("done")
    assert s.strength("conrad") == 3


def test_6_55_any_or_all_castle_blocks_may_sally() -> None:
    """6.55: Guy stays behind and takes no part; the hits go to Conrad."""
    s = sally_from_acre("zangi", castle="conrad@2* king_guy*").do("sally conrad", "done")
    assert s.castle("acre") == {"king_guy"}
    s.fire("zangi", 1, 6, 6)
    assert (s.strength("conrad"), s.strength("king_guy")) == (1, 4)


def test_6_55_others_may_join_a_sally_in_a_later_round() -> None:
    """6.55: Conrad sallies in round 1, Guy joins at the beginning of round 2."""
    s = sally_from_acre("zangi", castle="conrad* king_guy*").do("sally conrad", "done")
    s.all_miss(to_round=2)
    assert (s.phase, s.decider) == ("sally", "frank")
    s.do("sally king_guy")
    assert s.volleys() == [{"zangi"}, {"conrad", "king_guy"}]


def test_6_55_no_sally_when_the_besieger_storms() -> None:
    """6.53: a declared storm is fought; the castle has no say."""
    s = scene("acre: conrad* | zangi", first="saracen").until("storm").do("storm zangi")
    assert s.phase == "storming"
    s.refused("sally conrad", "6.55")


def test_6_53_besieger_may_storm_after_a_sally_went_back() -> None:
    """6.53: Conrad withdraws in round 1; the Saracens may regroup and storm in round 2."""
    s = sally_from_acre("zangi").do("sally conrad").miss("zangi").do("withdraw conrad")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("done")
    assert (s.phase, s.round) == ("storm", 2)
    assert s.objects("storm") == {"zangi"}


def test_6_7_a_sally_that_wins_lifts_the_siege_and_all_may_regroup() -> None:
    """Decision 54: Conrad kills the last besieger; Guy, who stayed inside, may regroup too."""
    s = sally_from_acre("zangi@1", castle="conrad* king_guy*").do("sally conrad", "done")
    s.miss("zangi").fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.objects("regroup") == {"conrad", "king_guy"}
    s.do("regroup king_guy", "to tyre", "done")
    assert s.place("king_guy") == "tyre"
    assert not s.inside("conrad")
    assert s.strength("conrad") == 4  # no attrition


# 6.55 joining one's own defenders


def test_6_55_no_sally_in_round_one_of_a_fresh_battle() -> None:
    """T76, decision 62: Walter defends the field; Conrad cannot join him in round 1."""
    s = fresh_battle_at_acre()
    assert s.phase == "field"
    s.refused("sally conrad", "6.55")
    assert s.volleys() == [{"walter"}, {"zangi", "sanjar"}]


def test_6_55_sallying_to_join_own_defenders_is_defending() -> None:
    """T76: in round 2 Conrad sallies and fires before the Saracens of the same letter."""
    s = fresh_battle_at_acre().all_miss(to_round=2)
    assert (s.phase, s.decider) == ("sally", "frank")
    s.do("sally conrad")
    assert s.volleys() == [{"walter", "conrad"}, {"zangi", "sanjar"}]


def test_6_2_attacker_retreats_before_sallying_defenders() -> None:
    """T77, decision 63: only sallying Conrad is left in the field; the Saracens must go."""
    s = fresh_battle_at_acre().all_miss(to_round=2).do("sally conrad").all_miss(to_round=3)
    s.do("retreat walter", "to caesarea").all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "saracen")
    s.do("retreat zangi", "to legio", "retreat sanjar", "to legio")
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("done")
    assert s.field("acre") == {"conrad"}
    assert s.strength("conrad") == 4  # no siege, no attrition


def test_6_55_a_sallying_defender_cannot_retreat() -> None:
    """6.55: Conrad joined the defenders, but may only fire, charge or withdraw."""
    s = fresh_battle_at_acre().all_miss(to_round=2).do("sally conrad")
    assert not s.can("retreat conrad")
    assert s.can("withdraw conrad")
    assert s.can("retreat walter")
    s.refused("retreat conrad", "6.55")


def test_6_55_sally_is_possible_in_round_one_when_all_are_in_the_castle() -> None:
    """Decision 62: a new siege in which the besieger declines to storm."""
    s = fresh_siege_of_acre()
    assert (s.phase, s.decider) == ("storm", "saracen")
    s.do("done")
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 1)
    assert s.objects("sally") == {"conrad", "king_guy"}


# The field changes hands


def sally_has_won_round_one() -> Scene:
    """T78: Conrad sallies and kills Zangi@1 before Sanjar has arrived."""
    s = fresh_siege_of_acre().do("done", "sally conrad", "done")
    return s.miss("zangi").fire("conrad", 1, 6, 6, 6)


def test_6_41_a_sally_that_won_the_field_defends_it() -> None:
    """T78, decision 61: Sanjar arrives in round 2 and attacks; order Conrad, Sanjar."""
    s = sally_has_won_round_one()
    assert s.place("zangi") == "dead"
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)  # no regroup; Guy may join
    s.do("done")
    assert s.volleys() == [{"conrad"}, {"sanjar"}]


def test_6_41_blocks_that_won_the_field_are_ordinary_defenders() -> None:
    """T78: Conrad may now retreat or withdraw."""
    s = sally_has_won_round_one().do("done")
    assert s.can("retreat conrad")
    assert s.can("withdraw conrad")


def test_6_41_a_field_won_by_sally_and_held_to_the_end_is_kept() -> None:
    """T78: after round 3 Sanjar, the attacker, must retreat."""
    s = sally_has_won_round_one().do("done").all_miss(to_round=3).do("done").all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "saracen")


def test_6_41_guy_joins_the_new_defenders_as_a_defender() -> None:
    """T78: in round 2 Guy sallies too; both fire before Sanjar."""
    s = sally_has_won_round_one().do("sally king_guy")
    assert s.volleys() == [{"conrad", "king_guy"}, {"sanjar"}]


def test_6_55_a_sally_attacks_besiegers_who_came_as_reserves() -> None:
    """Decision 119: Zangi won the field and left; Sanjar now besieges, Conrad's sally attacks."""
    s = scene("acre: conrad walter@1", "legio: | zangi@1", "tiberias: | sanjar", first="saracen")
    s.group("legio", "acre", "zangi").group("tiberias", "acre", "sanjar")
    s.do("done", "main legio").until("garrison").do("castle conrad", "done")
    s.do("retreat walter", "to caesarea")
    # Zangi holds the field alone, regroups away, and Sanjar arrives in round 2.
    s.do("regroup zangi", "to legio", "done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
    s.do("done", "sally conrad")
    assert s.volleys() == [{"sanjar"}, {"conrad"}]


def test_6_55_a_sally_attacks_although_both_sides_left_the_field_before() -> None:
    """Decision 119: a Turcopole kills Zangi and rides off; Sanjar besieges, Conrad sallies."""
    s = scene(
        "acre: conrad turcopole_beirut",
        "legio: | zangi@1",
        "tiberias: | sanjar",
        first="saracen",
    )
    s.group("legio", "acre", "zangi").group("tiberias", "acre", "sanjar")
    s.do("done", "main legio").until("garrison").do("castle conrad", "done")
    s.rolls(1, 6, 6).do("harry turcopole_beirut", "to caesarea")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
    s.do("done", "sally conrad")
    assert s.volleys() == [{"sanjar"}, {"conrad"}]


def test_6_55_castle_of_a_sally_that_died_belongs_to_the_field() -> None:
    """Decision 72: Walter sallied and died; when Guy's relief comes the castle is Saracen."""
    s = scene("acre: walter@1* | saladin zangi", "caesarea: king_guy", first="saracen")
    s.do("done").group("caesarea", "acre", "king_guy").until("sally").do("sally walter")
    s.fire("saladin", 1, 6, 6, 6)
    assert s.place("walter") == "dead"
    assert (s.phase, s.decider, s.round) == ("field", "saracen", 2)
    s.do("withdraw saladin")
    assert s.castle("acre") == {"saladin"}


def test_6_55_a_sally_that_dies_loses_the_town() -> None:
    """6.7: all sallied, all died: Acre is Saracen, the besieger may regroup."""
    s = sally_from_acre("saladin", castle="walter@1*").do("sally walter")
    s.fire("saladin", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.friendly("saracen", "acre")


def test_6_7_castle_side_may_regroup_when_its_harrier_cleared_the_field() -> None:
    """6.7, decision 83: the Turcopole kills Zangi and rides off; Conrad is a victor too."""
    s = scene("acre: conrad turcopole_beirut", "legio: | zangi@1", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad", "done")
    s.rolls(1, 6, 6).do("harry turcopole_beirut", "to caesarea")
    assert s.friendly("frank", "acre")
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.objects("regroup") == {"conrad"}


# Room in the castle


def test_6_52_a_sallying_block_keeps_its_place_in_the_castle() -> None:
    """T87, decision 71: Tiberias 2, one inside, one sallying: the third cannot withdraw."""
    s = scene("tiberias: walter raymond_tiberias balian", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison")
    s.do("castle walter", "castle raymond_tiberias").all_miss(to_round=2)
    s.do("sally walter", "done")
    assert s.objects("fire") == {"walter", "balian"}
    s.refused("withdraw balian", "6.52")


def test_6_55_a_sallying_block_always_finds_its_place_again() -> None:
    """Decision 71: Walter goes back into the castle that is full with him."""
    s = scene("tiberias: walter raymond_tiberias balian", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison")
    s.do("castle walter", "castle raymond_tiberias").all_miss(to_round=2)
    s.do("sally walter", "done", "withdraw walter")
    assert s.castle("tiberias") == {"walter", "raymond_tiberias"}


def test_6_62_attackers_and_besiegers_cannot_withdraw_into_the_enemy_castle() -> None:
    """Decision 73: neither the attacker in the field nor the besieger owns the castle."""
    s = fresh_battle_at_acre().miss("walter")
    assert s.objects("fire") == {"zangi", "sanjar"}
    s.refused("withdraw zangi", "6.62")
    s = sally_from_acre("zangi").do("sally conrad")
    s.refused("withdraw zangi", "6.62")


# Jihad


def test_jihad_bonus_for_a_sally_in_round_one() -> None:
    """T112, decision 34: Conrad, besieged, sallies in round 1 and fires before all Saracens."""
    s = scene("acre: conrad* | saladin zangi kurds_3", cards="jihad move_3").until("sally")
    s.do("sally conrad")
    assert s.volleys() == [{"conrad"}, {"saladin"}, {"zangi"}, {"kurds_3"}]
    assert s.round == 2  # the bonus is over
    assert s.volleys() == [{"saladin"}, {"zangi"}, {"conrad"}, {"kurds_3"}]


def test_jihad_of_the_besieged_is_lost_when_the_besieger_storms() -> None:
    """T112: a storm is the besieger's attack: no bonus for anybody."""
    s = scene("acre: conrad* | saladin zangi kurds_3", cards="jihad move_3").until("storm")
    s.do("storm saladin", "storm zangi", "storm kurds_3")
    assert s.volleys() == [{"saladin"}, {"conrad"}, {"zangi"}, {"kurds_3"}]
