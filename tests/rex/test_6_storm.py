"""6.52, 6.54: storming a castle, double defence and the half-hit."""

from __future__ import annotations

from tests.rex.scene import Scene, scene


def siege_of_acre(castle: str, besiegers: str) -> Scene:
    """The Saracens besiege Acre since an earlier turn; nobody moves; they may storm."""
    return scene(f"acre: {castle} | {besiegers}", first="saracen").until("storm")


# 6.52 the limit


def test_6_52_at_most_the_town_rating_may_storm_jerusalem() -> None:
    """T67: four Saracens besiege Jerusalem; the fourth may not storm."""
    s = scene("jerusalem: king_guy* | saladin zangi sanjar tuman", first="saracen")
    s.until("storm").do("storm zangi", "storm sanjar", "storm tuman")
    s.refused("storm saladin", "6.52")
    assert s.volleys() == [{"king_guy"}, {"zangi", "sanjar", "tuman"}]


def test_6_52_at_most_two_may_storm_tyre() -> None:
    """T67, decision 70: the limit in a fortified port is its rating, two."""
    s = scene("tyre: conrad* | zangi sanjar tuman", first="saracen").until("storm")
    s.do("storm zangi", "storm sanjar")
    s.refused("storm tuman", "6.52")
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def test_6_52_full_storm_of_the_last_round_leaves_no_room() -> None:
    """T67: stormers who go on fill the limit in the next round too."""
    s = scene("tyre: conrad* | zangi sanjar tuman", first="saracen").until("storm")
    s.do("storm zangi", "storm sanjar").all_miss(to_round=2)
    assert (s.phase, s.round) == ("storm", 2)
    s.refused("storm tuman", "6.52")


# 6.54 double defence


def half_hit_conrad() -> Scene:
    """Saladin storms Acre alone and scores three hits in round 1."""
    s = siege_of_acre("king_guy@4* conrad@3*", "saladin zangi").do("storm saladin", "done")
    return s.fire("saladin", 1, 2, 3, 6).do("hit conrad")


def test_6_54_two_hits_cost_a_castle_block_one_step() -> None:
    """T68: half-hit on Guy, then his step; the third hit is a tie that the Franks decide."""
    s = siege_of_acre("king_guy@4* conrad@3*", "saladin zangi").do("storm saladin", "done")
    s.fire("saladin", 1, 2, 3, 6)
    assert (s.phase, s.decider) == ("hits", "frank")
    assert (s.strength("king_guy"), s.strength("conrad")) == (3, 3)
    assert s.objects("hit") == {"king_guy", "conrad"}
    s.do("hit conrad")
    assert (s.strength("king_guy"), s.strength("conrad")) == (3, 3)


def test_6_54_next_hit_must_be_taken_by_the_half_hit_block() -> None:
    """T69: in round 2 the first hit costs Conrad his step, although Guy is as strong."""
    s = half_hit_conrad().all_miss(to_round=2)
    s.do("done").fire("saladin", 3, 6, 6, 6)
    assert (s.strength("king_guy"), s.strength("conrad")) == (3, 2)


def test_6_54_half_hit_block_takes_the_hits_of_another_stormer() -> None:
    """Decision 68: Guy is as strong, but Zangi's hit must go to the half-hit Walter."""
    s = siege_of_acre("king_guy@2* walter@2*", "saladin zangi@1")
    s.do("storm saladin", "storm zangi").fire("saladin", 1, 6, 6, 6).do("hit walter")
    s.miss("king_guy", "walter").fire("zangi", 2)
    assert (s.strength("king_guy"), s.strength("walter")) == (2, 1)


def test_6_54_only_one_block_is_half_hit_at_a_time() -> None:
    """Decision 69: the hits go in pairs, so two blocks are never half-hit together."""
    s = siege_of_acre("king_guy@2* walter@2*", "saladin")
    s.do("storm saladin").fire("saladin", 1, 1, 1, 6).do("hit walter")
    assert (s.strength("king_guy"), s.strength("walter")) == (2, 1)  # the third: Guy's half-hit
    s.all_miss(to_round=2).do("done").fire("saladin", 1, 6, 6, 6)
    assert (s.strength("king_guy"), s.strength("walter")) == (1, 1)


def test_6_54_hits_on_stormers_are_normal() -> None:
    """6.54: a hit on a stormer costs a step at once; only stormers are hit."""
    s = siege_of_acre("conrad*", "saladin sanjar@2").do("storm sanjar", "done")
    s.fire("conrad", 3, 6, 6, 6)
    assert (s.strength("sanjar"), s.strength("saladin")) == (1, 4)


def test_6_54_owner_picks_among_equal_stormers() -> None:
    """Decision 114: two stormers are equally strong; the besieger chooses who is hit."""
    s = siege_of_acre("conrad*", "zangi sanjar").do("storm zangi", "storm sanjar")
    s.fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("hits", "saracen")
    s.do("hit sanjar")
    assert (s.strength("zangi"), s.strength("sanjar")) == (3, 2)


def test_6_54_castle_fires_first_at_equal_letter() -> None:
    """6.54: the normal sequence of turns; the castle defends."""
    s = siege_of_acre("turcopole_beirut* conrad* pilgrim_genoa*", "saladin zangi kurds_3")
    s.do("storm saladin", "storm zangi", "storm kurds_3")
    assert s.volleys() == [
        {"turcopole_beirut"},
        {"saladin"},
        {"conrad"},
        {"zangi"},
        {"pilgrim_genoa"},
        {"kurds_3"},
    ]


def test_6_54_hits_beyond_the_garrison_are_lost() -> None:
    """Decision 84: Walter@1 dies of two hits; the other two are lost."""
    s = siege_of_acre("walter@1*", "saladin zangi").do("storm saladin", "done")
    s.fire("saladin", 1, 1, 1, 1)
    assert s.place("walter") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")


# 6.54 leaving and joining a storm


def test_6_54_storm_ends_at_the_last_withdrawal() -> None:
    """T70: Saladin withdraws before Conrad's turn: round 1 is over, Conrad does not fire."""
    s = siege_of_acre("conrad*", "saladin zangi").do("storm saladin", "done")
    s.rolls().do("withdraw saladin")
    assert (s.phase, s.round, s.decider) == ("storm", 2, "saracen")
    assert s.objects("storm") == {"saladin", "zangi"}


def test_6_54_half_hit_is_recovered_when_storming_ends() -> None:
    """T70: all stormers withdraw in round 1 and storm again in round 2: half-hit gone."""
    s = siege_of_acre("conrad@3*", "saladin zangi").do("storm saladin", "storm zangi")
    s.fire("saladin", 1, 6, 6, 6).miss("conrad").do("withdraw zangi")
    assert s.round == 2  # Saladin goes on: the storm has not ended
    s.do("done", "withdraw saladin")
    assert (s.phase, s.round) == ("storm", 3)
    s.do("storm saladin", "done").fire("saladin", 1, 6, 6, 6)
    assert s.strength("conrad") == 3
    s.miss("conrad")
    assert s.phase == "leave"


def test_6_54_half_hit_is_kept_while_anybody_storms() -> None:
    """Decision 67: Saladin made the half-hit and leaves, Zangi storms on and completes it."""
    s = siege_of_acre("conrad@3*", "saladin zangi").do("storm saladin", "storm zangi")
    s.fire("saladin", 1, 6, 6, 6).all_miss(to_round=2)
    s.do("done", "withdraw saladin").miss("conrad").fire("zangi", 2, 6, 6)
    assert s.strength("conrad") == 2


def test_6_54_stormers_may_be_added_each_round() -> None:
    """T71: two stormers in round 1, one more in round 2 (Acre: three)."""
    s = siege_of_acre("conrad*", "zangi sanjar tuman").do("storm zangi", "storm sanjar", "done")
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]
    assert s.objects("storm") == {"tuman"}
    s.do("storm tuman")
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar", "tuman"}]


def test_6_54_stormers_go_on_until_their_turn() -> None:
    """T71, decision 65: nobody is taken out of the storm at the beginning of a round."""
    s = siege_of_acre("conrad*", "zangi sanjar tuman").do("storm zangi", "storm sanjar", "done")
    s.all_miss(to_round=2)
    s.refused("withdraw zangi", "6.54")
    s.do("done")
    assert s.phase == "storming"
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def test_6_54_a_stormer_fires_or_withdraws_to_the_field() -> None:
    """6.54: nothing else; no charge (6.32), no harrying (6.33), no retreat."""
    s = siege_of_acre("conrad*", "turks_1 zangi").do("storm turks_1", "done")
    assert s.legal() == ["fire turks_1", "withdraw turks_1"]
    s.refused("harry turks_1", "6.33")
    s = scene("acre: conrad | zangi*").until("storm").do("storm conrad").miss("zangi")
    assert s.legal() == ["fire conrad", "withdraw conrad"]
    s.refused("charge conrad", "6.32")


def test_6_54_castle_block_only_fires() -> None:
    """6.54: a garrison under storm cannot withdraw, charge or pass."""
    s = siege_of_acre("conrad*", "zangi").do("storm zangi")
    assert s.legal() == ["fire conrad"]


def test_6_54_round_ends_when_the_last_stormer_dies() -> None:
    """6.54: all stormers eliminated: the round is over, the besieger may storm again."""
    s = siege_of_acre("conrad* king_guy*", "zangi@1 sanjar").do("storm zangi", "done")
    s.fire("conrad", 1, 6, 6, 6)
    assert s.place("zangi") == "dead"
    assert (s.phase, s.round) == ("storm", 2)
    assert s.objects("storm") == {"sanjar"}


def test_6_7_castle_side_may_regroup_when_the_last_besieger_dies_storming() -> None:
    """6.7: the siege battle ended by elimination; the garrison are the victors."""
    s = siege_of_acre("conrad* king_guy*", "zangi@1").do("storm zangi")
    s.fire("conrad", 1, 6, 6, 6)
    assert s.friendly("frank", "acre")
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("regroup king_guy", "to caesarea")
    assert s.place("king_guy") == "caesarea"


def test_6_7_relief_may_regroup_when_the_besiegers_died_before_it_came() -> None:
    """6.7, decision 42: Zangi dies storming in round 1; Guy, still on his way, is a victor."""
    s = scene("acre: conrad* | zangi@1", "caesarea: king_guy", first="saracen").do("done")
    s.group("caesarea", "acre", "king_guy").until("storm").do("storm zangi")
    s.fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.objects("regroup") == {"conrad", "king_guy"}


# The end of a storm


def test_6_2_battle_and_siege_rounds_together_are_three() -> None:
    """T80: round 1 field, round 2 the last Frank withdraws, round 3 storm; then it is over."""
    s = scene("tiberias: walter raymond_tiberias", "ajlun: | zangi sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi sanjar").until("garrison")
    s.do("castle walter", "done").all_miss(to_round=2)
    s.do("done", "withdraw raymond_tiberias")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("done")
    assert (s.phase, s.round) == ("storm", 3)
    s.do("storm zangi", "storm sanjar").all_miss()
    assert (s.phase, s.decider) == ("leave", "saracen")
    assert s.field("tiberias") == {"zangi", "sanjar"}
    s.rolls(4, 3).do("done")
    assert (s.strength("walter"), s.strength("raymond_tiberias")) == (3, 2)


def test_6_54_half_hit_is_gone_after_round_three() -> None:
    """B11: the storm ends with round 3; attrition takes one whole step, not a half."""
    s = siege_of_acre("conrad@3*", "saladin").do("storm saladin").all_miss(to_round=2)
    s.do("done").all_miss(to_round=3).do("done")
    s.fire("saladin", 1, 6, 6, 6).miss("conrad")
    s.rolls(3).until("cards")
    assert s.strength("conrad") == 2


def test_6_41_castle_taken_with_relief_on_the_way_makes_the_stormer_defender() -> None:
    """T85, decision 57: Walter dies in round 1, no regroup; Guy's relief attacks in round 2."""
    s = scene("acre: walter@1* | saladin@4 zangi", "caesarea: king_guy", first="saracen")
    s.do("done").group("caesarea", "acre", "king_guy").until("storm")
    s.do("storm saladin", "done").fire("saladin", 1, 2, 5, 6)
    assert s.place("walter") == "dead"
    assert (s.phase, s.round, s.decider) == ("field", 2, "saracen")
    assert s.can("withdraw saladin")
    assert s.volleys() == [{"saladin"}, {"zangi"}, {"king_guy"}]


def test_6_41_new_defender_may_fill_the_castle_he_took() -> None:
    """T85: three Saracens may go into the castle of Acre on their turns, the fourth not."""
    s = scene("acre: walter@1* | saladin zangi sanjar tuman", "caesarea: king_guy", first="saracen")
    s.do("done").group("caesarea", "acre", "king_guy").until("storm")
    s.do("storm saladin", "done").fire("saladin", 1, 2, 5, 6)
    s.do("withdraw saladin", "withdraw zangi", "withdraw sanjar")
    s.refused("withdraw tuman", "6.52")
    assert s.castle("acre") == {"saladin", "zangi", "sanjar"}


def test_6_54_besieger_takes_the_castle_and_may_regroup() -> None:
    """6.7: the storm emptied the castle and nobody is on the way."""
    s = siege_of_acre("walter@1*", "saladin zangi").do("storm saladin", "done")
    s.fire("saladin", 1, 2, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"saladin", "zangi"}
    s.do("regroup zangi", "to legio", "done")
    assert s.place("zangi") == "legio"
    assert s.friendly("saracen", "acre")
