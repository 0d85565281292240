"""6.4: the main attack, reserves, the defender's response, and who attacks whom then."""

from __future__ import annotations

from tests.rex.scene import Scene, scene

# 6.41 the main attack road


def jerusalem_from_three_towns() -> Scene:
    """The rulebook's example: from Nablus, Baisan and Hebron against five Franks."""
    s = scene(
        "nablus: | zangi sanjar",
        "baisan: | keukburi tuman",
        "hebron: | saladin al_adil",
        "jerusalem: king_guy balian walter conrad raymond_tiberias",
        first="saracen",
    )
    s.group("nablus", "jerusalem", "zangi sanjar")
    s.group("baisan", "nablus jerusalem", "keukburi tuman")
    return s.group("hebron", "jerusalem", "saladin al_adil").until("main_road")


def test_6_41_example_one_road_is_declared_the_main_attack() -> None:
    """T46: the attacker chooses between the two roads before player 2 moves."""
    s = jerusalem_from_three_towns()
    assert (s.phase, s.decider) == ("main_road", "saracen")
    assert s.objects("main") == {"nablus", "hebron"}
    s.refused("main baisan", "6.41")
    s.refused("done", "6.41")
    s.do("main nablus")
    assert (s.phase, s.decider) == ("moves", "frank")


def test_6_41_example_blocks_of_another_town_on_the_main_road_fight_in_round_1() -> None:
    """T46: Baisan's blocks came through Nablus: four fight in round 1 (decision 21)."""
    s = jerusalem_from_three_towns().do("main nablus").until("garrison").do("done")
    s.miss("king_guy", "balian", "walter", "conrad", "raymond_tiberias")
    assert s.objects("fire") == {"zangi", "sanjar", "keukburi", "tuman"}


def test_6_41_example_reserves_neither_fire_nor_take_hits_in_round_1() -> None:
    """T46: Saladin and Al Adil are not asked first, and the hits go to the weaker four."""
    s = jerusalem_from_three_towns().do("main nablus").until("garrison").do("done")
    assert s.decider == "frank"  # no Saracen A block fights yet
    s.fire("conrad", 1, 6, 6, 6)
    assert s.objects("hit") == {"zangi", "sanjar", "keukburi", "tuman"}
    s.do("hit zangi").all_miss(2)
    assert s.round == 2
    assert s.objects("fire") == {"saladin", "al_adil"}
    s.miss("saladin", "al_adil").fire("conrad", 1, 6, 6, 6)
    assert s.objects("hit") == {"saladin", "al_adil"}


def test_6_41_example_reserves_do_not_retreat_in_round_1() -> None:
    """T46: the blocks from Hebron take no turn in round 1, not even to retreat."""
    s = jerusalem_from_three_towns().do("main nablus").until("garrison").do("done")
    s.miss("king_guy", "balian", "walter", "conrad", "raymond_tiberias")
    s.refused("retreat saladin", "6.41")
    s.refused("fire saladin", "6.41")


def test_6_41_example_reserves_do_not_pin() -> None:
    """T46: four of five Franks are pinned by the main attack, one may leave."""
    s = jerusalem_from_three_towns().do("main nablus", "group jerusalem")
    s.march("conrad", "ramallah")
    assert s.phase == "moves"  # nobody else of the group may move
    s.refused("group jerusalem", "5.5")


def test_6_41_declaring_the_other_road_turns_it_round() -> None:
    """6.41: with Hebron as main road Saladin and Al Adil open the battle, four come later."""
    s = jerusalem_from_three_towns().do("main hebron").until("garrison").do("done")
    assert s.objects("fire") == {"saladin", "al_adil"}
    s.all_miss(2).miss("saladin", "al_adil")
    s.miss("king_guy", "balian", "walter", "conrad", "raymond_tiberias")
    assert s.objects("fire") == {"zangi", "sanjar", "keukburi", "tuman"}


def test_6_41_a_single_road_needs_no_declaration() -> None:
    """6.41: only an attack by two or more roads has reserves."""
    s = scene("hebron: | zangi sanjar", "jerusalem: walter", first="saracen")
    s.group("hebron", "jerusalem", "zangi sanjar").do("done")
    assert (s.phase, s.decider) == ("moves", "frank")
    s.until("garrison").do("done").miss("walter")
    assert s.objects("fire") == {"zangi", "sanjar"}


def test_6_41_player_2_attacking_has_reserves_in_round_2() -> None:
    """6.41: a new attack by player 2: the main road in round 1, other roads in round 2."""
    s = scene("tiberias: walter", "beaufort: balian", "banyas: | qaimaz", first="saracen")
    s.do("done").group("tiberias", "banyas", "walter").group("beaufort", "banyas", "balian")
    s.do("done", "main tiberias").until("garrison").do("done").miss("qaimaz")
    assert s.objects("fire") == {"walter"}
    s.all_miss(2).miss("qaimaz")
    assert s.objects("fire") == {"walter", "balian"}


# 6.42 the defender's response


def test_6_42_response_by_the_declared_road_comes_in_round_2_by_others_in_round_3() -> None:
    """T47: two Franks by Ramallah (declared) in round 2, one by Nablus in round 3."""
    s = scene(
        "hebron: | zangi",
        "jerusalem: king_guy",
        "ramallah: walter balian",
        "nablus: conrad",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "zangi").do("done")
    s.group("ramallah", "jerusalem", "walter balian").group("nablus", "jerusalem", "conrad")
    s.do("done")
    assert (s.phase, s.decider) == ("main_road", "frank")
    s.do("main ramallah", "done")
    assert s.objects("fire") == {"king_guy"}
    s.all_miss(2)
    assert s.objects("fire") == {"king_guy", "walter", "balian"}
    s.all_miss(3)
    assert s.objects("fire") == {"king_guy", "walter", "balian", "conrad"}


def test_6_42_response_takes_no_hits_before_it_arrives() -> None:
    """6.42: Conrad@4 on his way is stronger than Walter@3, who takes the hit of round 1."""
    s = scene("hebron: | saladin", "jerusalem: walter", "nablus: conrad", first="saracen")
    s.group("hebron", "jerusalem", "saladin").do("done")
    s.group("nablus", "jerusalem", "conrad").until("garrison").do("done")
    s.fire("saladin", 1, 6, 6, 6)
    assert (s.strength("walter"), s.strength("conrad")) == (2, 4)
    s.miss("walter").fire("saladin", 1, 6, 6, 6)
    assert (s.strength("walter"), s.strength("conrad")) == (2, 3)


def test_6_42_the_response_defends() -> None:
    """6.42: reinforcements of the defender fire before attackers of their letter."""
    s = scene("hebron: | zangi", "jerusalem: walter", "nablus: conrad", first="saracen")
    s.group("hebron", "jerusalem", "zangi").do("done")
    s.group("nablus", "jerusalem", "conrad").until("garrison").do("done").all_miss(2)
    s.miss("walter")
    assert s.objects("fire") == {"conrad"}
    assert s.objects("withdraw") == {"conrad"}


# 6.41 battlefield control


def nablus_taken_in_round_1() -> Scene:
    """T49: Balian@1 falls to Saladin before the Templars from Jerusalem arrive."""
    s = scene(
        "baisan: | saladin al_mashtub",
        "nablus: balian@1",
        "jerusalem: templar_jerusalem",
        first="saracen",
    )
    s.group("baisan", "nablus", "saladin al_mashtub").do("done")
    s.group("jerusalem", "nablus", "templar_jerusalem").until("garrison").do("done")
    return s.fire("saladin", 1, 6, 6, 6)


def test_6_41_attacker_who_wins_round_1_becomes_the_defender() -> None:
    """T49: no regroup; in round 2 Saladin, Al Mashtub, Templars (decision 57)."""
    s = nablus_taken_in_round_1()
    assert s.place("balian") == "dead"
    assert (s.phase, s.round) == ("field", 2)
    assert s.events("regrouped") == []
    for block in ("saladin", "al_mashtub", "templar_jerusalem"):
        assert s.objects("fire") == {block}
        s.miss(block)


def test_6_41_no_new_deployment_for_the_new_defender() -> None:
    """T49, decision 58: nobody is asked to deploy, but one block may withdraw on its turn."""
    s = nablus_taken_in_round_1()
    assert s.objects("withdraw") == {"saladin"}
    s.miss("saladin").do("withdraw al_mashtub")
    assert s.castle("nablus") == {"al_mashtub"}
    s.miss("templar_jerusalem").do("done")  # round 3, Al Mashtub does not sally
    assert (s.phase, s.round) == ("field", 3)
    assert s.objects("fire") == {"saladin"}
    assert s.objects("withdraw") == set()  # Nablus holds one block


def test_6_41_new_attacker_retreats_only_by_the_road_he_came() -> None:
    """T49: the Templars may retreat only to Jerusalem (decision 50)."""
    s = nablus_taken_in_round_1().miss("saladin", "al_mashtub").do("retreat templar_jerusalem")
    assert s.objects("to") == {"jerusalem"}


def test_6_41_new_defender_retreats_by_any_road_the_new_attacker_did_not_use() -> None:
    """Decision 50: Saladin may go anywhere but to Jerusalem, whence the Templars came."""
    s = nablus_taken_in_round_1().do("retreat saladin")
    assert s.objects("to") == {"baisan", "legio", "caesarea", "damiya"}
    s.refused("to jerusalem", "6.61")


def test_6_41_new_attacker_must_retreat_after_round_3() -> None:
    """T49: still contested after round 3, the Templars have to go and the Saracens stay."""
    s = nablus_taken_in_round_1().all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "frank")
    s.do("retreat templar_jerusalem", "to jerusalem")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("done")
    assert s.field("nablus") == {"saladin", "al_mashtub"}


def test_6_41_new_attacker_can_win_the_town_back() -> None:
    """6.41: the Templars beat the new defenders and may regroup."""
    s = scene(
        "baisan: | saladin@1",
        "nablus: balian@1",
        "jerusalem: templar_jerusalem",
        first="saracen",
    )
    s.group("baisan", "nablus", "saladin").do("done")
    s.group("jerusalem", "nablus", "templar_jerusalem").until("garrison").do("done")
    s.fire("saladin", 1).miss("saladin").fire("templar_jerusalem", 1, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.field("nablus") == {"templar_jerusalem"}


def test_6_41_garrison_alone_does_not_keep_the_field() -> None:
    """Decision 57: all deploy in the castle, help comes in round 2: the Saracens defend."""
    s = scene("legio: | saladin", "acre: conrad", "tyre: turcopole_beirut", first="saracen")
    s.group("legio", "acre", "saladin").do("done")
    s.group("tyre", "acre", "turcopole_beirut").until("garrison").do("castle conrad")
    assert (s.phase, s.decider) == ("storm", "saracen")
    s.do("done", "done")  # no storm, no sally
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)
    s.do("done")
    assert s.objects("fire") == {"saladin"}  # defending A before attacking A


def test_6_41_withdrawal_also_gives_up_the_field() -> None:
    """Decision 57: Walter withdraws in round 1 while Conrad comes: the Saracens defend."""
    s = scene("jaffa: | zangi", "caesarea: walter", "acre: conrad", first="saracen")
    s.group("jaffa", "caesarea", "zangi").do("done")
    s.group("acre", "caesarea", "conrad").until("garrison").do("done", "withdraw walter")
    assert (s.phase, s.round) == ("sally", 2)  # no regroup, no storm
    s.do("done")
    assert s.objects("fire") == {"zangi"}
    assert s.objects("withdraw") == set()  # the castle is Walter's
    s.miss("zangi")
    s.refused("withdraw conrad", "6.56")


def test_6_41_field_cleared_in_round_2_before_help_of_round_3() -> None:
    """Decision 57: Walter and Balian fall by round 2; Conrad attacks alone in round 3."""
    s = scene(
        "jaffa: | saladin",
        "caesarea: walter@1",
        "acre: balian@1",
        "nablus: conrad",
        first="saracen",
    )
    s.group("jaffa", "caesarea", "saladin").do("done")
    s.group("acre", "caesarea", "balian").group("nablus", "caesarea", "conrad")
    s.do("done", "main acre").until("garrison").do("done")
    s.fire("saladin", 1, 6, 6, 6).fire("saladin", 1, 6, 6, 6)
    assert (s.phase, s.round) == ("field", 3)
    s.miss("saladin", "conrad")
    assert (s.phase, s.decider) == ("forced_retreat", "frank")
    s.do("retreat conrad")
    assert s.objects("to") == {"acre", "nablus"}  # the roads his side used


# 6.41 the attacker's own reserves


def test_6_41_attacker_whose_main_force_is_gone_goes_on_attacking() -> None:
    """T50: Zangi@1 dies in round 1; Sanjar comes in round 2 and still attacks (59)."""
    s = scene("jaffa: | zangi@1", "nablus: | sanjar", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi").group("nablus", "caesarea", "sanjar")
    s.do("done", "main jaffa").until("garrison").do("done").fire("walter", 1, 6, 6)
    assert s.place("zangi") == "dead"
    assert (s.phase, s.round) == ("field", 2)  # no regroup in between
    assert s.objects("fire") == {"walter"}
    s.miss("walter")
    assert s.objects("fire") == {"sanjar"}
    s.all_miss()
    assert (s.phase, s.decider) == ("forced_retreat", "saracen")


def test_6_41_main_force_may_retreat_before_the_reserves_arrive() -> None:
    """Decision 59: the same when the main force retreats in round 1."""
    s = scene("jaffa: | zangi", "nablus: | sanjar", "caesarea: walter", first="saracen")
    s.group("jaffa", "caesarea", "zangi").group("nablus", "caesarea", "sanjar")
    s.do("done", "main jaffa").until("garrison").do("done").miss("walter")
    s.do("retreat zangi", "to jaffa")
    assert (s.phase, s.round) == ("field", 2)
    s.miss("walter")
    assert s.objects("fire") == {"sanjar"}


def test_6_41_both_reserves_arrive_in_round_2() -> None:
    """6.41, 6.42: Walter falls, then his help and the Saracen reserve meet in round 2."""
    s = scene(
        "jaffa: | saladin",
        "nablus: | sanjar",
        "caesarea: walter@1",
        "acre: conrad",
        first="saracen",
    )
    s.group("jaffa", "caesarea", "saladin").group("nablus", "caesarea", "sanjar")
    s.do("done", "main jaffa").group("acre", "caesarea", "conrad").until("garrison")
    s.do("done").fire("saladin", 1, 6, 6, 6)
    for block in ("saladin", "sanjar", "conrad"):
        assert s.objects("fire") == {block}
        s.miss(block)


def test_6_4_reserves_of_both_sides_wait_in_the_town() -> None:
    """6.4: they hold the field with the others and are shown with the round they come in."""
    s = scene(
        "hebron: | saladin",
        "jericho: | zangi",
        "jerusalem: king_guy",
        "jaffa: walter",
        first="saracen",
    )
    s.group("hebron", "jerusalem", "saladin").group("jericho", "jerusalem", "zangi")
    s.do("done", "main hebron").group("jaffa", "ramallah jerusalem", "walter").do("done")
    assert s.field("jerusalem") == {"saladin", "zangi", "king_guy", "walter"}
    pieces = s.view("frank")["pieces"]
    assert isinstance(pieces, list)
    waiting = [(p["role"], p["arrives"]) for p in pieces if "arrives" in p]
    assert sorted(waiting) == [("frank", 2), ("saracen", 2)]


def test_6_41_the_log_tells_that_the_field_is_held_against_reserves() -> None:
    """Row 57: Zangi is dead in round 1; Sanjar's reserve is still to come."""
    s = scene("tiberias: conrad", "ajlun: | zangi@1", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("garrison").do("done").fire("conrad", 1, 6, 6, 6)
    assert [e[1] for e in s.events("field_held")] == [0]
