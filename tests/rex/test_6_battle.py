"""6.0 to 6.2: the order of battles, deployment, rounds and turns; resigning."""

from __future__ import annotations

import pytest

from levant.kernel.title import Result
from tests.rex.scene import Scene, scene

FRANK, SARACEN = 0, 1


def three_battles() -> Scene:
    """The Saracens attack Tiberias, Jerusalem and Albara; the Franks stay where they are."""
    s = scene(
        "ajlun: | saladin",
        "tiberias: walter@1",
        "hebron: | al_adil",
        "jerusalem: balian@1",
        "zerdana: | taqi_al_din",
        "albara: josselin@1",
        first="saracen",
    )
    s.group("ajlun", "tiberias", "saladin").group("hebron", "jerusalem", "al_adil")
    return s.group("zerdana", "albara", "taqi_al_din").until("battle_order")


# 6.0 the order of battles


def test_6_0_player_1_chooses_the_next_battle_one_at_a_time() -> None:
    """Decision 56: player 1 picks a battle, fights it out, then picks among the rest."""
    s = three_battles()
    assert s.decider == "saracen"
    assert s.objects("battle") == {"tiberias", "jerusalem", "albara"}
    s.do("battle tiberias", "done").fire("saladin", 1, 6, 6, 6).do("done")
    assert s.phase == "battle_order"
    assert s.objects("battle") == {"jerusalem", "albara"}
    s.refused("battle tiberias", "6.0")


def test_6_0_player_2_does_not_choose_the_order() -> None:
    """6.0: the sequence is player 1's, whoever attacks."""
    s = three_battles()
    s.refused("battle tiberias", "6.0", role="frank")


def test_6_0_no_battle_where_only_one_side_stands() -> None:
    """6.0: battles are only where enemies are in the same town; no battle, no dice."""
    s = scene("ajlun: | saladin", "acre: walter", first="saracen")
    s.group("ajlun", "tiberias", "saladin").until("cards")
    assert s.events("battle_begins") == []
    assert s.place("saladin") == "tiberias"


# 6.1 deployment


def test_6_1_castle_limit_of_jaffa_is_one() -> None:
    """T48: three Franks are attacked in Jaffa; when one is in the castle it is full."""
    s = scene("ascalon: | zangi", "jaffa: walter balian conrad", first="saracen")
    s.group("ascalon", "jaffa", "zangi").until("garrison")
    assert s.decider == "frank"
    assert s.objects("castle") == {"walter", "balian", "conrad"}
    s.do("castle walter")
    assert s.phase == "field"
    assert s.castle("jaffa") == {"walter"}
    assert s.field("jaffa") == {"balian", "conrad", "zangi"}
    s.refused("castle balian", "6.52")


def test_6_1_no_deployment_siege_or_withdrawal_in_a_minor_town() -> None:
    """T48: Lachish has no shield: no deployment, no withdrawal, and so no siege."""
    s = scene("gaza: | zangi", "lachish: walter balian conrad", first="saracen")
    s.group("gaza", "lachish", "zangi").do("done", "done")
    assert (s.phase, s.round) == ("field", 1)
    assert s.decider == "frank"
    s.refused("withdraw walter", "6.63")
    assert s.castle("lachish") == set()


def test_6_1_defender_divides_his_blocks_between_castle_and_field() -> None:
    """6.1: any number up to the limit may go inside, the rest fight in the field."""
    s = scene("hebron: | zangi", "jerusalem: walter balian conrad king_guy", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison")
    s.do("castle walter", "castle conrad", "done")
    assert s.castle("jerusalem") == {"walter", "conrad"}
    assert s.phase == "field"
    assert s.objects("fire") == {"balian", "king_guy"}


def test_6_1_attacker_does_not_deploy() -> None:
    """6.1: only the defender decides where his blocks stand."""
    s = scene("hebron: | zangi", "jerusalem: walter", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison")
    assert s.decider == "frank"
    s.refused("castle zangi", "6.1", role="saracen")


def test_6_1_reserves_are_not_deployed() -> None:
    """B2: blocks that are still on their way cannot be put into the castle."""
    s = scene("hebron: | zangi", "jerusalem: walter", "ramallah: balian", first="saracen")
    s.group("hebron", "jerusalem", "zangi").do("done")
    s.group("ramallah", "jerusalem", "balian").until("garrison")
    assert s.objects("castle") == {"walter"}


def test_6_1_castle_blocks_neither_fight_nor_retreat_in_a_field_battle() -> None:
    """6.1: a block deployed in the castle takes no part in the field and cannot retreat."""
    s = scene("legio: | zangi", "acre: walter conrad", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad", "done")
    assert s.objects("fire") == {"walter"}
    s.refused("retreat conrad", "6.62")
    s.miss("walter")
    s.fire("zangi", 1, 1, 1)  # Conrad would be the strongest, but is not in the field
    assert s.strength("conrad") == 4
    assert s.place("walter") == "dead"


def test_6_1_castle_blocks_are_subject_to_attrition() -> None:
    """6.1: all deploy in the castle, nobody fights, the die of 6.57 costs a step."""
    s = scene("legio: | zangi", "acre: conrad", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad")
    s.do("done", "done").rolls(3).until("cards")
    assert s.strength("conrad") == 3
    assert s.inside("conrad")


def test_6_1_both_players_can_defend_in_one_turn() -> None:
    """6.1 note: the Frank defends Jerusalem against player 1 and attacks Banyas as player 2."""
    s = scene(
        "hebron: | zangi",
        "jerusalem: walter",
        "banyas: | qaimaz",
        "tiberias: balian",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi").do("done")
    s.group("tiberias", "banyas", "balian").until("battle_order").do("battle banyas")
    assert (s.phase, s.decider) == ("garrison", "saracen")
    s.do("castle qaimaz").rolls(6).until("garrison")
    assert s.decider == "frank"
    assert [e[1] for e in s.events("battle_begins")] == [FRANK, SARACEN]


# 6.2 rounds and turns


def test_6_2_example_sequence_of_combat_turns() -> None:
    """T42: Conrad B3 and Turcopole A2 attack Zangi B2 and Kurds C2: the rulebook's order."""
    s = scene("tyre: conrad turcopole_beirut", "acre: | zangi kurds_3")
    s.group("tyre", "acre", "conrad turcopole_beirut").until("garrison").do("done")
    for _ in range(2):
        for block in ("turcopole_beirut", "zangi", "conrad", "kurds_3"):
            assert s.objects("fire") == {block}
            s.miss(block)
    assert s.round == 3


def test_6_2_defenders_fire_before_attackers_of_the_same_letter() -> None:
    """6.2: defending A before attacking A, defending B before attacking B, then C."""
    s = scene("ajlun: | al_adil zangi", "tiberias: turcopole_beirut walter pilgrim_genoa")
    s.do("done").group("ajlun", "tiberias", "al_adil zangi").until("garrison").do("done")
    for block in ("turcopole_beirut", "al_adil", "walter", "zangi", "pilgrim_genoa"):
        assert s.objects("fire") == {block}
        s.miss(block)


def test_6_2_owner_picks_the_order_of_blocks_with_the_same_letter() -> None:
    """6.2: blocks of one player with the same initiative fire in any order."""
    s = scene("hebron: | zangi", "jerusalem: walter balian conrad", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison").do("done")
    assert s.objects("fire") == {"walter", "balian", "conrad"}
    s.miss("conrad")
    assert s.objects("fire") == {"walter", "balian"}
    s.refused("fire conrad", "6.2")
    s.refused("fire zangi", "6.2")


def test_6_2_refusal_names_the_letter_that_is_to_act() -> None:
    """6.2: a block that is not to act yet hears whose letter it is, also under Jihad."""
    for card in ("move_3", "jihad"):
        s = scene("ajlun: | saladin zangi kurds_3", "tiberias: pilgrim_genoa",
                  first="saracen", cards=f"move_3 {card}")  # fmt: skip
        s.group("ajlun", "tiberias", "saladin zangi kurds_3").until("garrison").do("done")
        s.miss("saladin")
        assert s.objects("fire") == {"zangi"}
        assert s.refused("fire kurds_3", "6.2").facts["letter"] == "B", card


def test_6_2_a_block_may_not_pass() -> None:
    """T66: a block that neither fires nor retreats is refused (decision 85)."""
    s = scene("hebron: | zangi", "jerusalem: walter", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison").do("done")
    s.refused("done", "6.2")
    s.miss("walter")
    assert s.decider == "saracen"
    s.refused("done", "6.2")


def test_6_2_a_battle_lasts_three_rounds_and_the_attacker_must_retreat() -> None:
    """6.2: after the third round the attacker retreats all blocks; the defender stays."""
    s = scene("ajlun: | zangi sanjar", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi sanjar").until("garrison").do("done").all_miss()
    assert [e[5] for e in s.events("field_round")] == [1, 2, 3]
    assert (s.phase, s.decider) == ("forced_retreat", "saracen")
    assert s.objects("retreat") == {"zangi", "sanjar"}
    s.refused("done", "6.2")
    s.do("retreat zangi", "to ajlun", "retreat sanjar", "to ajlun")
    assert s.field("tiberias") == {"walter"}
    assert s.field("ajlun") == {"zangi", "sanjar"}


def test_6_2_two_rounds_of_battle_and_one_of_siege_make_three() -> None:
    """6.2: after two rounds in the field and one of siege there is no fourth round."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done").all_miss(2)
    s.do("withdraw walter").until("storm")
    assert s.round == 3
    s.do("storm zangi").all_miss()
    assert s.phase == "leave"
    assert s.castle("tiberias") == {"walter"}


def test_6_2_besieger_may_retreat_after_round_3() -> None:
    """Decision 55: in a siege the attacker may leave; when all leave there is no attrition."""
    s = scene("acre: conrad* | zangi sanjar", first="saracen").until("storm")
    s.do("storm zangi", "done").all_miss()
    s.do("done").all_miss().do("done").all_miss()
    assert (s.phase, s.decider) == ("leave", "saracen")
    assert s.objects("retreat") == {"zangi", "sanjar"}
    s.do("retreat zangi", "to tiberias", "retreat sanjar", "to legio").until("cards")
    assert s.events("attrition") == []
    assert not s.inside("conrad")
    assert s.friendly("frank", "acre")


def test_6_2_besieger_may_stay_with_some_blocks() -> None:
    """Decision 55: a part may leave, also when both sides passed; attrition is rolled."""
    s = scene("acre: conrad* | zangi sanjar", first="saracen").until("leave")
    s.do("retreat zangi", "to tiberias").rolls(1).do("done").until("cards")
    assert s.strength("conrad") == 3
    assert s.field("acre") == {"sanjar"}


def test_6_2_new_besiegers_leave_only_by_the_roads_they_used() -> None:
    """Decision 55: who attacked this turn leaves by his side's roads, old besiegers by any."""
    s = scene("legio: | sanjar", "acre: conrad", first="saracen")
    s.group("legio", "acre", "sanjar").until("garrison").do("castle conrad").until("leave")
    s.do("retreat sanjar")
    assert s.objects("to") == {"legio"}
    old = scene("acre: conrad* | zangi", first="saracen").until("leave").do("retreat zangi")
    assert old.objects("to") == {"tyre", "tiberias", "legio", "caesarea"}


# Resigning


def test_resign_by_player_2_during_player_1s_move() -> None:
    """T105: player 2 resigns while player 1 moves; player 1 wins at once."""
    s = scene("acre: walter", "ajlun: | zangi", first="frank")
    assert (s.phase, s.decider) == ("moves", "frank")
    s.do("resign", role="saracen")
    assert s.phase == "over"
    assert s.decider == "nobody"
    assert s.game.result == Result(FRANK, "resignation")


@pytest.mark.parametrize("role", ["frank", "saracen"])
def test_resign_in_battle_by_either_player(role: str) -> None:
    """T105, decision 110: either may resign at any time, also while the other decides."""
    s = scene("hebron: | zangi", "jerusalem: walter", first="saracen")
    s.group("hebron", "jerusalem", "zangi").until("garrison").do("done")
    s.do("resign", role=role)
    assert s.game.result == Result(SARACEN if role == "frank" else FRANK, "resignation")
    assert s.legal("frank") == s.legal("saracen") == []
