"""6.5, 6.51, 6.53, 6.62, 6.63: how sieges begin, who controls what, declarations, the end."""

from __future__ import annotations

from levant.rex.views import Piece
from tests.rex.scene import Scene, scene


def attack_on_acre(franks: str, saracens: str = "zangi sanjar") -> Scene:
    """The Saracens attack Acre from Legio; the Franks deploy."""
    s = scene(f"acre: {franks}", f"legio: | {saracens}", first="saracen")
    return s.group("legio", "acre", saracens).until("garrison")


def split_attack_on_acre() -> Scene:
    """Zangi comes by Legio (main), Sanjar by Tiberias; Conrad and Guy are in the castle."""
    s = scene("acre: conrad king_guy", "legio: | zangi", "tiberias: | sanjar", first="saracen")
    s.group("legio", "acre", "zangi").group("tiberias", "acre", "sanjar")
    s.do("done", "main legio").until("garrison")
    return s.do("castle conrad", "castle king_guy")


# 6.5 how sieges begin


def test_6_5_no_siege_at_a_town_without_a_shield() -> None:
    """6.5: Legio has no castle: the battle begins in the field, nobody can withdraw."""
    s = scene("legio: walter", "baisan: | zangi", first="saracen")
    s.group("baisan", "legio", "zangi").until("field")
    assert s.round == 1
    s.refused("withdraw walter", "6.63")


def test_6_5_new_siege_when_nobody_defends_the_field() -> None:
    """6.5: the defender is all inside; round 1 begins with the besieger's declaration."""
    s = attack_on_acre("conrad").do("castle conrad")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)


def test_6_5_victorious_attackers_besiege_from_the_next_round() -> None:
    """6.5: the field is won in round 1; siege combat begins in round 2."""
    s = attack_on_acre("conrad walter@1", "saladin").do("castle conrad", "done")
    s.fire("saladin", 1, 6, 6, 6)
    assert (s.phase, s.decider, s.round) == ("regroup", "saracen", 1)
    s.do("done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)


def test_6_5_a_siege_goes_on_over_several_turns() -> None:
    """6.5: the besieger stays, the castle holds; next turn it is an existing siege."""
    s = scene("acre: conrad* | zangi", first="saracen").rolls(6).until("cards")
    assert s.castle("acre") == {"conrad"}
    assert s.field("acre") == {"zangi"}


def test_6_1_player_1_defends_a_town_he_took_this_turn() -> None:
    """T109, decision 117: Tuman walked into vacant Krak; he may use its castle against Franks."""
    s = scene("homs: | tuman", "tripoli: bohemond", first="saracen")
    s.group("homs", "krak_des_chevaliers", "tuman").do("done")
    assert s.friendly("saracen", "krak_des_chevaliers")
    s.group("tripoli", "krak_des_chevaliers", "bohemond").until("garrison")
    assert s.decider == "saracen"
    s.do("castle tuman")
    assert (s.phase, s.decider) == ("storm", "frank")
    assert s.castle("krak_des_chevaliers") == {"tuman"}


def test_6_1_player_1_in_the_field_fires_first_as_defender() -> None:
    """T109: if Tuman stays in the field the Franks are the attackers."""
    s = scene("homs: | tuman", "tripoli: bohemond", first="saracen")
    s.group("homs", "krak_des_chevaliers", "tuman").do("done")
    s.group("tripoli", "krak_des_chevaliers", "bohemond").until("garrison").do("done")
    assert s.volleys() == [{"tuman"}, {"bohemond"}]


# 6.51 control


def test_6_51_besieger_controls_the_port() -> None:
    """6.51: the Saracens besiege Acre: they may sail in, the Franks not."""
    s = scene("acre: conrad* | zangi", "egypt: | al_adil", "jaffa: walter", first="saracen")
    s.do("sail al_adil", "land acre")
    assert s.field("acre") == {"zangi", "al_adil"}
    s.do("done", "sail walter")
    s.refused("land acre", "6.51")


def test_6_51_besieged_blocks_leave_only_fortified_ports() -> None:
    """6.51: Conrad may sail out of besieged Tyre, Guy not out of besieged Acre."""
    s = scene("tyre: conrad* | zangi", "acre: king_guy* | sanjar")
    assert s.objects("sail") == {"conrad"}
    s.refused("sail king_guy", "6.51")


def test_6_51_besieger_does_not_control_tripoli_and_tyre() -> None:
    """6.51, decision 28: the besieger of Tyre cannot sail in or out."""
    s = scene("tyre: conrad* | zangi", "egypt: | al_adil", "acre: | sanjar", first="saracen")
    s.refused("sail zangi", "6.51")
    s.do("sail al_adil")
    assert s.objects("land") == {"acre"}
    s.refused("land tyre", "6.51")


def test_6_51_one_besieger_stays_face_up_and_its_owner_chooses() -> None:
    """6.51, decision 109: a new siege; the Saracens pick the block that shows it."""
    s = attack_on_acre("conrad").do("castle conrad").rolls(6).until("marker")
    assert s.decider == "saracen"
    assert s.objects("show") == {"zangi", "sanjar"}
    s.do("show sanjar")
    assert face_up(s, "frank") == {"sanjar"}


def test_6_51_another_besieger_is_shown_when_the_face_up_one_leaves() -> None:
    """6.51: a siege always shows one besieger; Zangi marches away, Sanjar is laid face-up."""
    s = scene("acre: conrad* | zangi sanjar", first="saracen")
    assert face_up(s, "frank") == {"zangi"}
    s.group("acre", "legio", "zangi").do("done")
    assert face_up(s, "frank") == {"sanjar"}


def test_1_12_besieged_may_move_when_all_besiegers_have_left() -> None:
    """Decision 118: player 1 lifts the siege; Conrad moves in player 2's phase."""
    s = scene("acre: conrad* | zangi", first="saracen")
    s.group("acre", "legio", "zangi")
    assert not s.inside("conrad")
    assert s.friendly("frank", "acre")
    s.do("done").group("acre", "caesarea", "conrad")
    assert s.place("conrad") == "caesarea"


# 6.53 declarations


def test_6_53_both_pass_and_attrition_follows() -> None:
    """6.53: besieger first, then the besieged; both pass, the siege combat is over."""
    s = scene("acre: conrad* | zangi", first="saracen").until("storm")
    assert s.decider == "saracen"
    s.do("done")
    assert (s.phase, s.decider) == ("sally", "frank")
    s.do("done")
    assert (s.phase, s.round) == ("leave", 1)
    s.rolls(1).do("done")
    assert s.strength("conrad") == 3


def test_6_53_both_pass_but_reserves_are_coming() -> None:
    """T79, decision 66: Sanjar arrives in round 2 and may storm at once."""
    s = split_attack_on_acre()
    assert s.objects("storm") == {"zangi"}
    s.do("done", "done")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 2)
    assert s.objects("storm") == {"zangi", "sanjar"}


def test_6_53_both_pass_again_after_the_reserves_came() -> None:
    """T79: nobody else is coming: attrition."""
    s = split_attack_on_acre().do("done", "done", "done", "done")
    assert (s.phase, s.round) == ("leave", 2)
    s.rolls(3, 4).do("done")
    assert (s.strength("conrad"), s.strength("king_guy")) == (3, 4)


def test_6_53_reserves_storm_in_the_round_they_arrive() -> None:
    """T106, decision 112: one main block, three reserves before Jerusalem; all three storm."""
    s = scene(
        "jerusalem: king_guy",
        "hebron: | zangi",
        "nablus: | sanjar tuman",
        "ramallah: | keukburi",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi").group("nablus", "jerusalem", "sanjar tuman")
    s.group("ramallah", "jerusalem", "keukburi").until("main_road")
    s.do("main hebron").until("garrison").do("castle king_guy", "done", "done")
    assert (s.phase, s.round) == ("storm", 2)
    assert s.objects("storm") == {"zangi", "sanjar", "tuman", "keukburi"}
    s.do("storm sanjar", "storm tuman", "storm keukburi")
    s.refused("storm zangi", "6.52")
    assert s.volleys() == [{"king_guy"}, {"sanjar", "tuman", "keukburi"}]


# 6.62, 6.63 retreats and withdrawals at a castle


def test_6_62_besieged_blocks_never_retreat() -> None:
    """T114: Zangi, in the castle of Acre, under storm."""
    s = scene("acre: walter | zangi*").until("storm").do("storm walter")
    assert s.decider == "saracen"
    s.refused("retreat zangi", "6.62")


def test_6_62_besieged_blocks_do_not_retreat_instead_of_sallying() -> None:
    """T114: nor when they are asked for a sally, nor when they have sallied (6.55)."""
    s = scene("acre: walter | zangi*").until("sally")
    s.refused("retreat zangi", "6.62")
    s.do("sally zangi").miss("walter")
    s.refused("retreat zangi", "6.55")


def test_6_62_field_defenders_withdraw_or_retreat() -> None:
    """6.62: Walter defends the field of Acre; castle and roads are open to him."""
    s = attack_on_acre("conrad walter").do("castle conrad", "done")
    assert s.can("withdraw walter")
    assert s.can("retreat walter")
    s.do("withdraw walter")
    assert s.castle("acre") == {"conrad", "walter"}


def test_6_62_withdrawal_is_subject_to_the_castle_limit() -> None:
    """6.62, 6.52: Jaffa holds one."""
    s = scene("jaffa: walter balian", "ascalon: | zangi", first="saracen")
    s.group("ascalon", "jaffa", "zangi").until("garrison").do("castle balian")
    s.refused("withdraw walter", "6.52")


def test_6_63_withdrawals_know_no_road_limit() -> None:
    """6.63: three blocks withdraw into Acre in one round; only the castle limits them."""
    s = attack_on_acre("conrad walter balian king_guy").do("done")
    s.do("withdraw conrad", "withdraw walter", "withdraw balian")
    assert s.castle("acre") == {"conrad", "walter", "balian"}
    s.refused("withdraw king_guy", "6.52")


def test_6_63_last_withdrawal_ends_the_field_battle() -> None:
    """6.63, decision 87: Walter goes inside; Zangi does not fire any more this round."""
    s = attack_on_acre("walter", "zangi").do("done").rolls().do("withdraw walter")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("done")
    assert (s.phase, s.round) == ("storm", 2)


def test_6_62_retreat_to_an_adjacent_siege_and_fight_there() -> None:
    """6.62: Walter retreats from Caesarea into the Franks' siege of Acre and storms there."""
    s = scene("acre: conrad | sanjar*", "caesarea: walter", "jaffa: | zangi", first="saracen")
    s.group("jaffa", "caesarea", "zangi").until("battle_order")
    s.do("battle caesarea", "done", "retreat walter", "to acre", "done")
    assert (s.phase, s.decider) == ("storm", "frank")
    assert s.objects("storm") == {"conrad", "walter"}


def test_6_7_regroup_to_an_adjacent_siege_and_fight_there() -> None:
    """6.7: Saladin wins at Caesarea, regroups into the siege of Acre and may storm."""
    s = scene("acre: conrad* | zangi", "caesarea: walter@1", "jaffa: | saladin", first="saracen")
    s.group("jaffa", "caesarea", "saladin").until("battle_order")
    s.do("battle caesarea", "done").fire("saladin", 1, 6, 6, 6)
    s.do("regroup saladin", "to acre")
    assert (s.phase, s.decider) == ("storm", "saracen")
    assert s.objects("storm") == {"zangi", "saladin"}


def test_6_7_no_regroup_into_a_siege_that_relief_attacks() -> None:
    """Decision 52: Balian waits before Acre to relieve it; Saladin cannot regroup there."""
    s = scene(
        "acre: conrad* | sanjar",
        "caesarea: walter@1",
        "jaffa: | saladin",
        "tiberias: balian",
        first="saracen",
    )
    s.group("jaffa", "caesarea", "saladin").do("done")
    s.group("tiberias", "acre", "balian").until("battle_order")
    s.do("battle caesarea", "done").fire("saladin", 1, 6, 6, 6).do("regroup saladin")
    assert s.objects("to") == {"jaffa", "nablus"}
    s.refused("to acre", "6.7")


# 6.2 leaving a siege


def after_three_storms(besiegers: str) -> Scene:
    """Zangi storms Acre for three rounds without a hit."""
    s = scene(f"acre: conrad* | {besiegers}", first="saracen").until("storm")
    s.do("storm zangi")
    if s.phase == "storm":
        s.do("done")
    return s.all_miss(to_round=2).do("done").all_miss(to_round=3).do("done").all_miss()


def test_6_2_besiegers_may_all_leave_after_round_three() -> None:
    """T84, decision 55: the siege is over; no attrition die is rolled."""
    s = after_three_storms("zangi")
    assert (s.phase, s.decider) == ("leave", "saracen")
    s.rolls().do("retreat zangi", "to legio").until("cards")
    assert s.place("zangi") == "legio"
    assert s.friendly("frank", "acre")
    assert not s.inside("conrad")
    assert s.strength("conrad") == 4


def test_6_2_part_of_the_besiegers_may_leave() -> None:
    """T84: Sanjar leaves, Zangi stays: siege and attrition go on."""
    s = after_three_storms("zangi sanjar").do("retreat sanjar", "to tiberias")
    assert s.phase == "leave"
    s.rolls(2).do("done")
    assert s.place("sanjar") == "tiberias"
    assert s.castle("acre") == {"conrad"}
    assert s.strength("conrad") == 3


def test_6_2_old_besiegers_leave_by_any_road_the_enemy_did_not_use() -> None:
    """Decision 55: Zangi has been there before; relief came, and went, by Caesarea."""
    s = scene("acre: conrad* | zangi", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("done").miss("zangi")
    s.do("retreat walter", "to caesarea").until("leave").do("retreat zangi")
    assert s.objects("to") == {"legio", "tiberias", "tyre"}


def test_6_2_new_besiegers_leave_by_the_roads_they_came() -> None:
    """Decision 55: Zangi and Sanjar came by Legio."""
    s = attack_on_acre("conrad").do("castle conrad").until("leave").do("retreat zangi")
    assert s.objects("to") == {"legio"}


def test_6_7_castle_side_may_regroup_when_the_besiegers_have_left() -> None:
    """6.7: a siege that ends by retreat has a victor, the garrison."""
    s = after_three_storms("zangi").do("retreat zangi", "to legio")
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("regroup conrad", "to caesarea")
    assert s.place("conrad") == "caesarea"


# Assassins at a siege


def test_assassins_choose_an_area_or_a_face_up_besieger() -> None:
    """T113, decision 10: Zangi is the face-up besieger of Acre; Tuman is besieged in Tyre."""
    s = scene(
        "acre: walter* | zangi sanjar keukburi",
        "tyre: conrad | tuman*",
        cards="assassins move_1",
    )
    assert s.phase == "assassins"
    assert s.legal() == ["assassinate zangi", "strike_field acre", "strike_castle tyre"]
    s.refused("assassinate sanjar", "card Assassins")


def test_assassins_strike_a_random_hidden_besieger() -> None:
    """T113: in the field of Acre only the hidden two can be met, never face-up Zangi."""
    hit = set()
    for pick in (0, 1):
        s = scene("acre: walter* | zangi sanjar keukburi", cards="assassins move_1")
        s.picks(pick, rolls=[1, 6, 6]).do("strike_field acre")
        hit |= {b for b in ("zangi", "sanjar", "keukburi") if s.strength(b) == 2}
    assert hit == {"sanjar", "keukburi"}


def test_assassins_strike_a_random_block_of_the_castle() -> None:
    """T113: of the castle of Acre, never of another field."""
    hit = set()
    for pick in (0, 1):
        s = scene(
            "acre: walter* balian* | zangi",
            "tyre: conrad",
            cards="move_1 assassins",
            first="saracen",
        )
        assert s.legal() == ["strike_field tyre", "strike_castle acre"]
        s.picks(pick, rolls=[1, 6, 6]).do("strike_castle acre")
        hit |= {b for b in ("walter", "balian") if s.strength(b) == 2}
        assert s.strength("conrad") == 4
    assert hit == {"walter", "balian"}


def test_assassins_strike_the_face_up_besieger() -> None:
    """T113: the block named is the block hit."""
    s = scene("acre: walter* | zangi sanjar", cards="assassins move_1")
    s.rolls(1, 3, 4).do("assassinate zangi")
    assert (s.strength("zangi"), s.strength("sanjar")) == (1, 3)


# 3.3 what the other side sees


def face_up(s: Scene, viewer: str) -> set[str]:
    """The enemy blocks that lie face-up for a viewer."""
    return {
        str(piece["block"])
        for piece in pieces(s, viewer)
        if piece["role"] != viewer and piece.get("face_up")
    }


def pieces(s: Scene, viewer: str) -> list[Piece]:
    """The pieces on the map as a role sees them."""
    return s.view(viewer)["pieces"]


def enemy_pieces(s: Scene, viewer: str, town: str) -> list[dict[str, object]]:
    """What a role sees of his enemy in a town, without the tokens he follows them by."""
    return [
        {k: v for k, v in piece.items() if k not in ("token", "role", "town")}
        for piece in pieces(s, viewer)
        if piece["role"] != viewer and piece["town"] == town
    ]


def test_3_3_hidden_blocks_are_only_counted() -> None:
    """T104: the Saracens see no name, no strength and nothing of the pool of the Franks."""
    s = scene(
        "tyre: conrad@2 king_guy@3",
        "acre: walter@1* balian* | zangi",
        pool="richard pilgrim_genoa",
    )
    assert enemy_pieces(s, "saracen", "tyre") == [{"count": 2}]
    assert enemy_pieces(s, "saracen", "acre") == [{"count": 2, "castle": True}]
    told = str(s.view("saracen"))
    for secret in ("conrad", "king_guy", "walter", "balian", "richard", "pilgrim_genoa"):
        assert secret not in told


def test_3_3_own_blocks_are_told_in_full() -> None:
    """T104: the Franks read names and strengths of their own blocks."""
    s = scene("tyre: conrad@2", "acre: walter@1* | zangi")
    mine = {str(p["block"]): p["steps"] for p in pieces(s, "frank") if p["role"] == "frank"}
    assert mine == {"conrad": 2, "walter": 1}


def test_6_51_castle_is_hidden_until_it_is_stormed() -> None:
    """T104, 6.51: before the storm nobody but the marker is face-up."""
    s = scene("acre: conrad* walter@1* | zangi sanjar tuman", first="saracen").until("storm")
    assert face_up(s, "saracen") == set()
    assert face_up(s, "frank") == {"zangi"}


def test_6_51_stormers_and_castle_are_face_up_while_the_storm_goes_on() -> None:
    """T104: both sides see the stormers and the castle; Tuman, who waits, stays hidden."""
    s = scene("acre: conrad* walter@1* | zangi sanjar tuman", first="saracen").until("storm")
    s.do("storm sanjar", "done")
    assert face_up(s, "saracen") == {"conrad", "walter"}
    assert face_up(s, "frank") == {"zangi", "sanjar"}
    s.all_miss(to_round=2)
    assert face_up(s, "saracen") == {"conrad", "walter"}  # Sanjar storms on


def test_6_51_after_the_storm_all_but_one_besieger_are_hidden_again() -> None:
    """T104: Sanjar leaves the storm; castle and stormers stand up, the marker stays."""
    s = scene("acre: conrad* walter@1* | zangi sanjar tuman", first="saracen").until("storm")
    s.do("storm sanjar", "done").miss("conrad", "walter").do("withdraw sanjar")
    assert face_up(s, "saracen") == set()
    assert face_up(s, "frank") == {"zangi"}
    assert enemy_pieces(s, "saracen", "acre") == [{"count": 2, "castle": True}]
    assert {"count": 2} in enemy_pieces(s, "frank", "acre")


def test_6_51_sallying_blocks_are_face_up_until_they_go_back() -> None:
    """T104, 6.51: Conrad sallies alone; Walter in the castle stays hidden."""
    s = scene("acre: conrad* walter* | zangi", first="saracen").until("sally")
    s.do("sally conrad", "done")
    assert face_up(s, "saracen") == {"conrad"}
    s.miss("zangi").do("withdraw conrad")
    assert face_up(s, "saracen") == set()


def test_3_3_a_spectator_sees_no_hidden_block() -> None:
    """T104: somebody who only watches knows less than either player."""
    s = scene("tyre: conrad", "damascus: | saladin zangi", hands=("move_1", "winter_campaign"))
    told = str(s.view(None))
    for secret in ("conrad", "saladin", "zangi", "move_1", "winter_campaign"):
        assert secret not in told


def test_6_53_the_log_tells_who_declines() -> None:
    """6.53: neither storm nor sally, and the enemy reads both."""
    s = scene("acre: walter* | zangi", first="saracen").until("leave")
    declined = [e[:4] for e in s.events() if str(e[0]).endswith("_declined")]
    assert [(e[0], e[1]) for e in declined] == [("storm_declined", 1), ("sally_declined", 0)]
