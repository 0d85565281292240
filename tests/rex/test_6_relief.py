"""6.56: relief forces, the rounds they arrive in, and the Battle of Jerusalem."""

from __future__ import annotations

from tests.rex.scene import Scene, scene


def relief_of_acre(first: str, besiegers: str = "zangi") -> Scene:
    """Walter comes from Caesarea (main road), Balian from Nablus by Legio."""
    s = scene(f"acre: conrad* | {besiegers}", "caesarea: walter", "nablus: balian", first=first)
    if first == "saracen":
        s.do("done")
    s.group("caesarea", "acre", "walter").group("nablus", "legio acre", "balian")
    s.do("done", "main caesarea")
    if first == "frank":
        s.do("done")
    return s


# 6.56 when relief arrives


def test_6_56_relief_of_player_2_arrives_in_round_two_and_three() -> None:
    """T73: Walter by the main road in round 2, Balian by the other in round 3."""
    s = relief_of_acre(first="saracen")
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)
    s.do("done", "done")
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)
    s.do("done")
    assert s.volleys() == [{"zangi"}, {"walter"}]
    s.do("done")
    assert s.volleys() == [{"zangi"}, {"walter", "balian"}]


def test_6_56_besieger_may_storm_before_relief_arrives() -> None:
    """T73: in round 1 the Saracens may storm."""
    s = relief_of_acre(first="saracen")
    assert s.can("storm zangi")
    s.do("storm zangi")
    assert s.volleys() == [{"conrad"}, {"zangi"}]


def test_6_56_castle_may_sally_before_relief_arrives() -> None:
    """T73: in round 1 the Saracens decline, Conrad sallies alone; Walter joins in round 2."""
    s = relief_of_acre(first="saracen").do("done", "sally conrad")
    assert s.volleys() == [{"zangi"}, {"conrad"}]
    assert s.volleys() == [{"zangi"}, {"conrad", "walter"}]


def test_6_56_relief_of_player_1_arrives_in_round_one_and_two() -> None:
    """T74: Walter fights in round 1, Balian in round 2; all Franks attack."""
    s = relief_of_acre(first="frank")
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 1)
    s.do("done")
    assert s.volleys() == [{"zangi"}, {"walter"}]
    s.do("done")
    assert s.volleys() == [{"zangi"}, {"walter", "balian"}]


def test_6_56_relief_prevents_storming() -> None:
    """T74: the field is fought for in round 1; the Saracens cannot storm."""
    s = relief_of_acre(first="frank")
    assert s.decider == "frank"  # nobody asked the besieger
    s.do("done")
    assert s.phase == "field"
    s.refused("storm zangi", "6.53")


def test_6_56_castle_may_sally_to_join_the_relief() -> None:
    """T74: Conrad joins Walter in round 1; both attack, the Saracens fire first."""
    s = relief_of_acre(first="frank").do("sally conrad")
    assert s.volleys() == [{"zangi"}, {"conrad", "walter"}]


def test_6_56_relief_may_retreat_but_not_withdraw() -> None:
    """T75, decision 115: Walter cannot go into the castle; his road back is open."""
    s = scene("acre: conrad* | zangi", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("done").miss("zangi")
    assert s.legal() == ["fire walter", "charge walter", "retreat walter"]
    s.refused("withdraw walter", "6.56")
    s.do("retreat walter")
    assert s.objects("to") == {"caesarea"}
    s.do("to caesarea")
    assert s.place("walter") == "caesarea"


def test_6_56_relief_that_has_not_won_must_retreat() -> None:
    """6.2: after round 3 Walter and Balian leave; Conrad is alone again, then attrition."""
    s = relief_of_acre(first="frank")
    for _ in range(3):
        s.do("done").volleys()
    assert (s.phase, s.decider) == ("forced_retreat", "frank")
    s.do("retreat walter", "to caesarea", "retreat balian", "to legio")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.rolls(3).until("cards")
    assert s.castle("acre") == {"conrad"}
    assert s.strength("conrad") == 3


def test_6_56_sallying_blocks_go_back_and_relief_retreats() -> None:
    """6.55, 6.56: after round 3 Conrad is in the castle, Walter must retreat."""
    s = scene("acre: conrad* | zangi", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("sally conrad")
    for _ in range(3):
        s.volleys()
    assert (s.phase, s.decider) == ("forced_retreat", "frank")
    assert s.inside("conrad")
    assert s.objects("retreat") == {"walter"}


def test_6_56_relief_that_wins_lifts_the_siege() -> None:
    """6.56, 1.12: Walter kills the last besieger; Conrad holds the whole town."""
    s = scene("acre: conrad* | zangi@1", "caesarea: walter")
    s.group("caesarea", "acre", "walter").until("sally").do("done")
    s.miss("zangi").fire("walter", 1, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    assert s.field("acre") == {"conrad", "walter"}
    assert s.friendly("frank", "acre")


def test_6_5_besieger_may_storm_after_relief_was_beaten() -> None:
    """T107, decision 113: Walter dies in round 1; regroup, then the castle may be stormed."""
    s = scene("acre: conrad* | zangi sanjar", "caesarea: walter@1")
    s.group("caesarea", "acre", "walter").until("sally").do("done")
    s.fire("zangi", 1, 6, 6)
    assert s.place("walter") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("regroup sanjar", "to legio", "done")
    assert (s.phase, s.round) == ("storm", 2)
    assert s.objects("storm") == {"zangi"}


# Who else comes


def test_6_42_besieger_reinforces_as_a_reserve_when_relief_attacks() -> None:
    """Decision 76: Franks relieve first; Saracen help comes in round 2 and 3 and defends."""
    s = scene(
        "acre: conrad* | zangi",
        "caesarea: walter",
        "tiberias: | sanjar",
        "legio: | tuman",
    )
    s.group("caesarea", "acre", "walter").do("done")
    s.group("tiberias", "acre", "sanjar").group("legio", "acre", "tuman")
    s.do("done", "main tiberias", "done")
    assert s.volleys() == [{"zangi"}, {"walter"}]
    s.do("done")
    assert s.volleys() == [{"zangi", "sanjar"}, {"walter"}]
    s.do("done")
    assert s.volleys() == [{"zangi", "sanjar", "tuman"}, {"walter"}]


def test_6_5_reinforcing_a_quiet_siege_works_at_once() -> None:
    """Arrival table: nobody attacks the siege; Sanjar may storm in round 1."""
    s = scene("acre: conrad* | zangi", "legio: | sanjar", first="saracen")
    s.group("legio", "acre", "sanjar").until("storm")
    assert s.round == 1
    assert s.objects("storm") == {"zangi", "sanjar"}


def test_6_61_walking_into_an_own_siege_uses_no_road_of_the_battle() -> None:
    """Decision 120: Sanjar came by Legio when nobody fought there; he may leave by any road."""
    s = scene("acre: conrad* | zangi", "legio: | sanjar", first="saracen")
    s.group("legio", "acre", "sanjar").until("leave").do("retreat sanjar")
    assert s.objects("to") == {"legio", "caesarea", "tiberias", "tyre"}


def test_6_56_english_relief_by_sea_of_player_2_arrives_in_round_two() -> None:
    """Decision 74: Richard sails to besieged Acre as player 2; the Saracens may storm first."""
    s = scene("acre: conrad* | zangi", "jaffa: richard", first="saracen").do("done")
    s.do("sail richard", "sea_attack acre").until("storm")
    assert s.round == 1
    s.do("done", "done", "done")
    assert s.volleys() == [{"zangi"}, {"richard"}]
    assert s.round == 3


def test_6_56_english_relief_by_sea_of_player_1_arrives_in_round_one() -> None:
    """7.22, 6.56: Richard's sea attack is the main attack."""
    s = scene("acre: conrad* | zangi", "jaffa: richard")
    s.do("sail richard", "sea_attack acre").until("sally").do("done")
    assert s.round == 1
    assert s.volleys() == [{"zangi"}, {"richard"}]


def test_7_22_english_attack_the_besiegers_of_an_own_port() -> None:
    """Decision 75: Acre's port is the besieger's: Richard attacks, he never lands inside."""
    s = scene("acre: conrad* | zangi", "jaffa: richard").do("sail richard")
    s.refused("land acre", "6.51")
    s.do("sea_attack acre")
    assert s.field("acre") == {"zangi", "richard"}


def test_7_22_english_choose_castle_or_attack_at_tyre() -> None:
    """Decision 75: Tyre's port is the besieged side's: castle or sea attack."""
    s = scene("tyre: conrad* | zangi", "jaffa: richard").do("sail richard")
    assert s.can("land tyre")
    assert s.can("sea_attack tyre")
    s.do("land tyre")
    assert s.castle("tyre") == {"conrad", "richard"}


def test_5_5_english_who_attack_by_sea_pin_as_many_defenders() -> None:
    """T108, decision 116: Richard attacks Jaffa from the sea; one of two Saracens is pinned."""
    s = scene("jaffa: | zangi sanjar", staged="richard")
    s.do("sail richard", "sea_attack jaffa", "done", "group jaffa", "march zangi")
    assert s.objects("to") == {"ascalon", "caesarea", "ramallah"}  # no road is barred
    s.do("to ascalon", "halt")
    s.refused("group jaffa", "5.5")


# The rulebook's Battle of Jerusalem


def battle_of_jerusalem(regroup: int = 0) -> Scene:
    """Four Saracens by Hebron (main), two by Jericho; three Franks come from Jaffa."""
    s = scene(
        "hebron: | saladin al_adil taqi_al_din yuzpah",
        "jericho: | zangi sanjar",
        "jerusalem: templar_jerusalem hospitaller_jerusalem",
        "jaffa: walter balian conrad",
        first="saracen",
        regroup_when_refused=regroup,
    )
    s.group("hebron", "jerusalem", "saladin al_adil taqi_al_din yuzpah")
    s.group("jericho", "jerusalem", "zangi sanjar").do("done", "main hebron")
    s.group("jaffa", "ramallah jerusalem", "walter balian conrad").until("garrison")
    return s.do("castle templar_jerusalem", "castle hospitaller_jerusalem")


def second_round_of_jerusalem() -> Scene:
    """Round 1: a storm that half-hits the Hospitallers; then both of the castle sally."""
    s = battle_of_jerusalem().do("storm saladin", "storm al_adil", "storm taqi_al_din")
    s.fire("saladin", 1, 6, 6, 6).all_miss(to_round=2)
    return s.do("sally templar_jerusalem", "sally hospitaller_jerusalem")


def test_6_56_battle_of_jerusalem_deployment() -> None:
    """T86: both Franks deploy in the castle; the Saracens besiege, nobody regroups."""
    s = battle_of_jerusalem()
    assert (s.phase, s.decider, s.round) == ("storm", "saracen", 1)
    assert s.objects("storm") == {"saladin", "al_adil", "taqi_al_din", "yuzpah"}


def test_6_56_battle_of_jerusalem_no_regroup_while_reserves_are_coming() -> None:
    """T86, decision 41: even with the option on, Frank reserves forbid a regroup."""
    s = battle_of_jerusalem(regroup=1)
    assert (s.phase, s.round) == ("storm", 1)


def test_6_56_battle_of_jerusalem_storm_of_round_one() -> None:
    """T86: at most three storm; the castle has double defence."""
    s = battle_of_jerusalem().do("storm saladin", "storm al_adil", "storm taqi_al_din")
    s.refused("storm yuzpah", "6.52")
    s.fire("saladin", 1, 2, 6, 6)
    assert s.strength("hospitaller_jerusalem") == 3
    assert s.strength("templar_jerusalem") == 3


def test_6_56_battle_of_jerusalem_reserves_end_the_storm() -> None:
    """T86, decision 64: round 2 is a field battle; the castle may sally with both."""
    s = battle_of_jerusalem().do("storm saladin", "storm al_adil", "storm taqi_al_din")
    s.fire("saladin", 1, 6, 6, 6).all_miss(to_round=2)
    assert (s.phase, s.decider, s.round) == ("sally", "frank", 2)
    assert s.objects("sally") == {"templar_jerusalem", "hospitaller_jerusalem"}


def test_6_56_battle_of_jerusalem_half_hit_is_gone_when_relief_comes() -> None:
    """T86: the half-hit of round 1 is forgotten; in the field hits are normal."""
    s = second_round_of_jerusalem()
    s.fire("saladin", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("hits", "frank")  # not bound to the half-hit block
    assert s.objects("hit") == {"hospitaller_jerusalem", "conrad"}
    s.do("hit conrad")
    assert s.strength("conrad") == 3
    assert s.strength("hospitaller_jerusalem") == 4


def test_6_56_battle_of_jerusalem_six_saracens_defend_in_round_two() -> None:
    """T86: Saladin, Al Adil, Taqi al Din; Yuzpah, Zangi, Sanjar; then the five Franks."""
    s = second_round_of_jerusalem()
    assert s.volleys() == [
        {"saladin", "al_adil", "taqi_al_din"},
        {"yuzpah", "zangi", "sanjar"},
        {"templar_jerusalem", "hospitaller_jerusalem", "walter", "balian", "conrad"},
    ]


def test_6_56_battle_of_jerusalem_reserves_attack_without_a_sally_too() -> None:
    """6.56: if the castle stays shut the three from Jaffa attack alone; Saracens fire first."""
    s = battle_of_jerusalem().do("done", "done", "done")
    assert s.round == 2
    assert s.volleys() == [
        {"saladin", "al_adil", "taqi_al_din"},
        {"yuzpah", "zangi", "sanjar"},
        {"walter", "balian", "conrad"},
    ]


def test_6_56_battle_of_jerusalem_all_franks_may_charge() -> None:
    """T86: relief and sallying knights alike."""
    s = second_round_of_jerusalem().miss("saladin", "al_adil", "taqi_al_din")
    s.miss("yuzpah", "zangi", "sanjar")
    franks = {"templar_jerusalem", "hospitaller_jerusalem", "walter", "balian", "conrad"}
    assert s.objects("charge") == franks


def test_6_56_battle_of_jerusalem_last_frank_withdraws() -> None:
    """T86: one sallying Frank is left in round 3 and withdraws; regroup, then attrition."""
    s = second_round_of_jerusalem().all_miss(to_round=3)
    # Seventeen steps of Franks; the Saracens hit until only the Hospitallers have steps left.
    kill_all_but(s, "hospitaller_jerusalem")
    s.miss("zangi", "sanjar")
    assert s.legal() == [
        "fire hospitaller_jerusalem",
        "charge hospitaller_jerusalem",
        "withdraw hospitaller_jerusalem",
    ]
    s.do("withdraw hospitaller_jerusalem")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("regroup yuzpah", "to hebron", "done")
    assert (s.phase, s.decider) == ("leave", "saracen")  # no fourth round
    s.rolls(4).do("done")
    assert s.castle("jerusalem") == {"hospitaller_jerusalem"}
    assert s.strength("hospitaller_jerusalem") == 1


def kill_all_but(s: Scene, survivor: str) -> None:
    """Saladin, Al Adil, Taqi al Din and Yuzpah hit with every die, sixteen times."""
    for block in ("saladin", "al_adil", "taqi_al_din", "yuzpah"):
        s.fire(block, 1, 1, 1, 1)
        while s.phase == "hits":
            s.do("hit " + min(s.objects("hit") - {survivor}, default=survivor))
