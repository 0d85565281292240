"""Edition 1.3, chapter 7: double defence, besiegers, storm, relief, sally, attrition."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import face_up, sally, siege
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
EIGHT = "zangi sanjar tuman shirkuh jurdik bahram qaimaz keukburi"


def new_siege(town: str, origin: str, besiegers: str, garrison: str) -> Scene:
    """Saracens attack a town whose Franks all go into the castle before combat."""
    s = es(f"{town}: {garrison}", f"{origin}: | {besiegers}", first="saracen")
    s.group(origin, town, besiegers).until("garrison")
    return s.do(*(f"castle {block}" for block in garrison.split()))


# 7.11 double defence


def test_es_7_11_half_hit_outlasts_the_storm_of_a_round() -> None:
    """Row 49: hit in round 1, the storm broken off in 2, hit again in 3: a step is lost."""
    s = siege("1.3", "acre: conrad* | turks_1 zangi").do("storm turks_1", "done")
    s.fire("turks_1", 1, 6, 6).miss("conrad")
    s.do("storm turks_1", "done", "withdraw turks_1")
    assert (s.phase, s.round) == ("storm", 3)
    assert s.strength("conrad") == 4
    s.do("storm turks_1", "done").fire("turks_1", 1, 6, 6)
    assert s.strength("conrad") == 3


def test_es_7_11_half_hit_goes_on_to_the_next_round_of_a_storm() -> None:
    """Row 48: the next hit must be taken by the same block."""
    s = siege("1.3", "acre: conrad@2* walter@2* | turks_1").do("storm turks_1")
    s.fire("turks_1", 1, 6, 6).do("hit walter").miss("conrad", "walter")
    s.do("storm turks_1").fire("turks_1", 1, 6, 6)
    assert (s.strength("conrad"), s.strength("walter")) == (2, 1)


def test_es_7_11_half_hit_is_not_carried_to_the_next_game_turn() -> None:
    """Row 49: Conrad recovers after round 3; one hit in the next turn is again a half-hit."""
    s = es("acre: conrad* | turks_1", hands=("move_1 move_1", "move_2 move_2"), year=1187)
    s.do("card move_1", "card move_2").until("storm").do("storm turks_1")
    s.fire("turks_1", 1, 6, 6).miss("conrad").rolls(6).until("cards")
    s.do("card move_1", "card move_2").until("storm").do("storm turks_1")
    s.fire("turks_1", 1, 6, 6)
    assert s.strength("conrad") == 4


# 7.2 besiegers


def test_es_7_2_all_besiegers_lie_face_up() -> None:
    """Row 50: the Franks see all three, the Saracens nobody in the castle."""
    s = new_siege("jerusalem", "hebron", "zangi sanjar tuman", "king_guy").until("cards")
    assert face_up(s, "frank") == {"zangi", "sanjar", "tuman"}
    assert face_up(s, "saracen") == set()


def test_es_7_2_a_block_that_joins_the_siege_is_laid_face_up() -> None:
    """Row 50: Sanjar comes from Legio to Zangi before Acre."""
    s = es("acre: conrad* | zangi", "legio: | sanjar", first="saracen")
    s.group("legio", "acre", "sanjar").do("done")
    assert face_up(s, "frank") == {"zangi", "sanjar"}


def test_es_7_2_besiegers_stand_up_when_the_siege_is_over() -> None:
    """Row 50: Acre has fallen; Zangi and Sanjar are hidden again."""
    s = siege("1.3", "acre: templar_gaza@1* | zangi sanjar").do("storm zangi", "storm sanjar")
    s.miss("templar_gaza").fire("zangi", 1, 1, 6).until("cards")
    assert s.field("acre") == {"zangi", "sanjar"}
    assert face_up(s, "frank") == set()


# 7.31 storm


def test_es_7_31_example_four_blocks_may_storm_a_town_rated_2() -> None:
    """Row 44: Tiberias, as the errata of the example have it; the fifth stays in reserve."""
    s = siege("1.3", "tiberias: balian* | zangi sanjar tuman shirkuh jurdik")
    s.do("storm zangi", "storm sanjar", "storm tuman", "storm shirkuh")
    assert s.volleys() == [{"balian"}, {"zangi", "sanjar", "tuman", "shirkuh"}]


@pytest.mark.parametrize(
    ("town", "limit"), [("jaffa", 2), ("acre", 6), ("tyre", 2), ("tripoli", 2)]
)
def test_es_7_31_storm_limit_is_twice_the_rating_but_2_at_tyre_and_tripoli(
    town: str, limit: int
) -> None:
    """Row 44: Jaffa 1, Acre 3; Tyre and Tripoli lie at the end of causeways."""
    s = siege("1.3", f"{town}: balian* | {EIGHT}")
    stormers = EIGHT.split()[:limit]
    s.do(*(f"storm {block}" for block in stormers))
    assert s.phase == "storming"
    assert s.volleys() == [{"balian"}, set(stormers)]


def test_es_7_31_six_franks_may_storm_damascus() -> None:
    """Row 44: rated 3 in this edition."""
    six = "walter balian conrad king_guy bohemond reynald_sidon raymond_tripoli"
    s = siege("1.3", f"damascus: {six} | zangi*", first="frank")
    s.do(*(f"storm {block}" for block in six.split()[:6]))
    assert s.volleys() == [{"zangi"}, set(six.split()[:6])]


def test_es_7_31_the_storm_limit_is_refused_by_its_own_section() -> None:
    """Row 44: 7.1 limits the castle, 7.31 the storm."""
    s = siege("1.3", "tyre: conrad* | zangi sanjar tuman").do("storm zangi", "storm sanjar")
    s.refused("storm tuman", "7.31", role=s.decider)


def test_es_7_31_stormers_may_be_exchanged_each_round() -> None:
    """Row 46: Zangi storms in round 1, Sanjar in round 2; only he fires and is hit."""
    s = siege("1.3", "acre: conrad* | zangi sanjar").do("storm zangi", "done").all_miss(to_round=2)
    assert s.objects("storm") == {"zangi", "sanjar"}
    s.do("storm sanjar", "done").fire("conrad", 1, 6, 6, 6)
    assert (s.strength("zangi"), s.strength("sanjar")) == (3, 2)
    assert s.objects("fire") == {"sanjar"}


def test_es_7_31_the_storm_may_be_called_off_between_rounds() -> None:
    """Rows 45 and 46: nobody storms in round 2, so the besieged may sally."""
    s = siege("1.3", "acre: conrad* | zangi").do("storm zangi").all_miss(to_round=2).do("done")
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)


def test_es_7_31_blocks_above_the_limit_are_not_hit() -> None:
    """Row 44: Saladin is the strongest before Tyre, but he does not storm."""
    s = siege("1.3", "tyre: conrad* | zangi sanjar saladin").do("storm zangi", "storm sanjar")
    s.fire("conrad", 1, 6, 6, 6)
    assert s.objects("hit") == {"zangi", "sanjar"}


def test_es_7_31_a_stormer_may_retreat_by_road() -> None:
    """Row 47: an old besieger by any open road."""
    s = siege("1.3", "acre: conrad* | zangi sanjar").do("storm zangi", "done").miss("conrad")
    s.do("retreat zangi", "to legio")
    assert s.place("zangi") == "legio"
    assert s.field("acre") == {"sanjar"}


def test_es_7_31_a_stormer_of_this_turn_retreats_by_his_entry_road() -> None:
    """Rows 47 and 58: Zangi came from Hebron and goes back there."""
    s = new_siege("jerusalem", "hebron", "zangi sanjar", "king_guy")
    s.do("storm zangi", "done").miss("king_guy").do("retreat zangi")
    assert s.legal() == ["to hebron"]


def test_es_7_31_a_stormer_may_withdraw_to_the_field() -> None:
    """Row 47: he stays on siege."""
    s = siege("1.3", "acre: conrad* | zangi").do("storm zangi").miss("conrad").do("withdraw zangi")
    assert s.field("acre") == {"zangi"}
    assert s.castle("acre") == {"conrad"}


def test_es_7_31_who_withdrew_from_the_storm_does_not_regroup() -> None:
    """Row 47: Sanjar takes Acre; he and Tuman may regroup, Zangi stays."""
    s = siege("1.3", "acre: walter@1* | zangi sanjar tuman", "legio: | qaimaz")
    s.do("storm zangi", "storm sanjar", "done").miss("walter").do("withdraw zangi")
    s.fire("sanjar", 1, 1, 6)
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"sanjar", "tuman"}


def test_es_7_31_the_withdrawn_stormer_is_refused_by_its_own_section() -> None:
    """Row 47: Zangi is one of the victors of 6.6; it is 7.31 that keeps him."""
    s = siege("1.3", "acre: walter@1* | zangi sanjar", "legio: | qaimaz")
    s.do("storm zangi", "storm sanjar").miss("walter").do("withdraw zangi")
    s.fire("sanjar", 1, 1, 6)
    s.refused("regroup zangi", "7.31")


def test_es_7_31_stormers_and_garrison_may_pass() -> None:
    """Rows 29 and 47: nobody fires in round 1."""
    s = siege("1.3", "acre: conrad* | zangi").do("storm zangi", "pass conrad", "pass zangi")
    assert (s.phase, s.round) == ("storm", 2)
    assert s.events("fires") == []


def test_es_7_31_a_storming_knight_may_charge() -> None:
    """Row 37: a storm is fought just as a battle, and 6.42 forbids only the sally."""
    s = siege("1.3", "acre: conrad | zangi*", first="frank").do("storm conrad").miss("zangi")
    assert s.objects("fire") == {"conrad"}
    assert s.can("charge conrad")


def test_es_7_31_at_most_three_rounds_of_storm() -> None:
    """Rows 27 and 45: the siege then stands; there is no round 4 to leave in."""
    s = siege("1.3", "acre: conrad* | zangi", "legio: | tuman")
    for number in (1, 2, 3):
        assert (s.phase, s.round) == ("storm", number)
        s.do("storm zangi").all_miss(to_round=number + 1)
    assert (s.phase, s.decider) == ("leave", "saracen")
    s.rolls(6).do("done")
    assert s.field("acre") == {"zangi"}


# 7.32 relief


def test_es_7_32_relief_of_player_2_fights_in_round_1() -> None:
    """Row 56: an ordinary attack: the main group at once, other roads in round 2."""
    s = es("acre: conrad* | zangi", "legio: walter", "caesarea: balian", first="saracen")
    s.do("done").group("legio", "acre", "walter").group("caesarea", "acre", "balian")
    s.do("done", "main legio").until("sally").do("done")
    assert s.volleys() == [{"zangi"}, {"walter"}]
    s.until("field")
    assert s.volleys() == [{"zangi"}, {"walter", "balian"}]


def test_es_7_32_relief_prevents_the_storm_and_may_not_enter_the_castle() -> None:
    """Row 55: Zangi, who would storm, defends the field; Walter cannot go inside."""
    s = es("acre: conrad* | zangi", "legio: walter").group("legio", "acre", "walter").until("sally")
    s.do("done").miss("zangi")
    s.refused("withdraw walter", "7.32")
    assert s.events("storm_round") == []


def test_es_7_32_relief_that_does_not_win_must_retreat() -> None:
    """Rows 28 and 55: in round 4, under the besieger's fire, by the road it came."""
    s = es("acre: conrad* | zangi", "legio: walter").group("legio", "acre", "walter").until("sally")
    for _ in range(3):
        s.do("done").all_miss(to_round=s.round + 1)
    assert (s.phase, s.round) == ("field", 4)
    s.fire("zangi", 1, 6, 6)
    assert s.legal() == ["retreat walter"]
    s.rolls(6).do("retreat walter", "to legio").until("cards")
    assert (s.place("walter"), s.strength("walter")) == ("legio", 2)
    assert s.castle("acre") == {"conrad"}


# 7.33 sally


def test_es_7_33_who_sallies_must_fire_in_that_round() -> None:
    """Rows 29 and 54: no retreat, no return into the castle, no pass."""
    s = sally("1.3", "acre: walter* | zangi").do("sally walter").miss("zangi")
    assert s.legal() == ["fire walter"]


def test_es_7_33_the_duty_to_fire_is_refused_by_its_own_section() -> None:
    """Row 54: 7.33 keeps him there, neither the rule for relief forces nor that for passing."""
    s = sally("1.3", "acre: walter* | zangi").do("sally walter").miss("zangi")
    s.refused("retreat walter", "7.33")
    s.refused("withdraw walter", "7.33")
    s.refused("pass walter", "7.33")


def test_es_7_33_in_a_later_round_he_may_withdraw_into_the_castle() -> None:
    """Row 54: Walter is back inside, and the siege stands."""
    s = sally("1.3", "acre: walter* | zangi").do("sally walter").all_miss(to_round=2)
    s.miss("zangi").do("withdraw walter")
    assert s.castle("acre") == {"walter"}


def test_es_7_33_in_a_later_round_he_may_retreat_to_a_friendly_town() -> None:
    """Rows 54 and 60: from Tiberias to Acre or Baisan, not to Saracen Ajlun or Banyas."""
    s = sally("1.3", "tiberias: balian* walter* | zangi").do("sally balian", "done")
    s.all_miss(to_round=2).until("field").miss("zangi").do("retreat balian")
    assert s.objects("to") == {"acre", "baisan"}
    s.do("to acre")
    assert s.place("balian") == "acre"
    assert s.castle("tiberias") == {"walter"}


def test_es_7_33_a_sallying_block_has_no_double_defence() -> None:
    """Row 53: one hit, one step."""
    s = sally("1.3", "acre: walter* | zangi").do("sally walter").fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 2


def test_es_7_33_the_besieger_is_the_defender() -> None:
    """Row 53: at equal letters he fires first."""
    s = sally("1.3", "acre: walter* turcopole_beirut* | zangi saladin")
    s.do("sally walter", "sally turcopole_beirut")
    assert s.volleys() == [{"saladin"}, {"turcopole_beirut"}, {"zangi"}, {"walter"}]


def test_es_7_33_a_sally_that_has_not_won_leaves_in_round_4_under_fire() -> None:
    """Rows 28 and 54: it may only retreat or go back inside."""
    s = sally("1.3", "acre: walter* | zangi").do("sally walter").all_miss(to_round=4)
    assert s.round == 4
    s.fire("zangi", 1, 6, 6)
    assert s.strength("walter") == 2
    assert s.legal() == ["retreat walter", "withdraw walter"]
    s.rolls(6).do("withdraw walter").until("cards")
    assert s.castle("acre") == {"walter"}


def test_es_7_33_no_retreat_out_of_a_stormed_castle() -> None:
    """Row 60: only who has sallied may retreat."""
    s = siege("1.3", "acre: conrad* | zangi").do("storm zangi")
    s.refused("retreat conrad", "7.33")


# 7.4 attrition


def test_es_7_4_no_attrition_in_the_first_turn_of_a_siege() -> None:
    """Row 57: King Guy goes into the castle of Jerusalem; no die is rolled."""
    s = new_siege("jerusalem", "hebron", "zangi", "king_guy").until("cards")
    assert s.castle("jerusalem") == {"king_guy"}
    assert s.events("attrition") == []


def test_es_7_4_attrition_begins_with_the_second_turn() -> None:
    """Row 57: the siege of Jerusalem is laid, then it bites."""
    s = es(
        "jerusalem: king_guy",
        "hebron: | zangi",
        hands=("move_1 move_1", "move_2 move_2"),
        year=1187,
    )
    s.do("card move_1", "card move_2").group("hebron", "jerusalem", "zangi").until("garrison")
    s.do("castle king_guy").until("cards")
    assert s.strength("king_guy") == 4
    s.do("card move_1", "card move_2").rolls(3).until("cards")
    assert s.strength("king_guy") == 3


@pytest.mark.parametrize("town", ["acre", "tyre", "tripoli"])
@pytest.mark.parametrize(("die", "steps"), [(1, 3), (3, 3), (4, 4)])
def test_es_7_4_attrition_is_1_to_3_everywhere(town: str, die: int, steps: int) -> None:
    """Row 57: no milder roll in Tyre and Tripoli."""
    s = siege("1.3", f"{town}: conrad* | zangi").rolls(die).until("cards")
    assert s.strength("conrad") == steps


def test_es_7_4_attrition_after_a_storm_too() -> None:
    """Row 57: at the end of every turn, whether it was fought or not."""
    s = siege("1.3", "acre: conrad* | zangi").do("storm zangi").all_miss(to_round=2)
    s.rolls(3).until("cards")
    assert s.strength("conrad") == 3


@pytest.mark.parametrize(("block", "place"), [("pilgrim_genoa", "gone"), ("walter", "pool")])
def test_es_7_4_who_dies_of_attrition_is_eliminated_as_usual(block: str, place: str) -> None:
    """Row 62: Pilgrims for good, Outremers into the pool."""
    s = siege("1.3", f"acre: {block}@1* | zangi", "legio: | tuman").rolls(1).until("regroup")
    assert s.place(block) == place
    assert s.field("acre") == {"zangi"}


def test_es_7_4_attrition_is_rolled_at_the_end_of_the_turn() -> None:
    """7.4: after the battle at Tiberias, and before the draws."""
    s = es(
        "acre: conrad* | zangi", "tiberias: walter", "ajlun: | sanjar@1",
        first="saracen", pool="turks_1", picks=[0],
    )  # fmt: skip
    s.group("ajlun", "tiberias", "sanjar").until("battle_order").do("battle acre").until("leave")
    s.do("done", "done").picks(0, rolls=[1, 6, 6, 3]).do("fire walter").until("place_draw")
    told = [e[0] for e in s.events() if e[0] in ("battle_over", "attrition")]
    assert told == ["battle_over", "battle_over", "attrition"]
    assert s.strength("conrad") == 3


def test_es_7_31_a_stormer_who_dies_of_his_charge_can_take_the_castle_for_others() -> None:
    """Row E37: Conrad's charge kills Zangi in the castle and himself; Walter has the town."""
    s = es("aleppo: conrad@2 walter | zangi@1*", "artah: balian", first="frank").until("storm")
    s.do("storm conrad", "done").miss("zangi").rolls(6, 6, 1, 1).do("charge conrad")
    assert (s.place("conrad"), s.place("zangi")) == ("pool", "gone")
    assert s.events("castle_taken")[0][1] == 0
    assert (s.phase, s.decider) == ("regroup", "frank")


def test_es_7_31_where_stormer_and_garrison_die_together_the_reserve_comes_next() -> None:
    """Rows 86, E37: Conrad and Zangi are gone; Tuman, on his way to Banyas, has the town."""
    s = es("tiberias: conrad@2", "banyas: | zangi@1", "damascus: | tuman")
    s.group("tiberias", "banyas", "conrad").do("done").group("damascus", "banyas", "tuman")
    s.until("garrison").do("castle zangi", "storm conrad").miss("zangi")
    s.rolls(6, 6, 1, 1).do("charge conrad")
    assert s.events("castle_taken") == []
    assert (s.round, s.phase, s.decider) == (2, "regroup", "saracen")
    assert s.field("banyas") == {"tuman"}
