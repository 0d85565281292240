"""2.5 Land battles: initiative, ground, zones, reinforcements, retreat, aftermath (E 45-58)."""

from __future__ import annotations

import pytest

from levant.croisades import aftermath, deployment, field, line, morale, ranks, stances
from levant.croisades import words as w
from levant.croisades.board import HEX, NUMBERS, PLACE
from levant.croisades.field import A, B, C, D
from levant.croisades.fights import Battle, Fighter
from levant.croisades.ranks import GONE, ROUT, WOUNDED
from levant.croisades.records import Arrival
from levant.croisades.roster import GOOD_COUNT, SUPPLIES
from levant.kernel.dice import DiceExhausted, FastDice, ScriptedDice
from tests.croisades.scene import Scene, scene


def fought(s: Scene) -> Battle:
    assert s.game.battle is not None
    return s.game.battle


def numbers(hexes: list[int]) -> list[str]:
    return [NUMBERS[h] for h in hexes]


def battle(*lines: str, place: str = "1908", via: str = "2008") -> Scene:
    """Crusaders have come upon Saracens; the battle waits for the first map."""
    s = scene(*lines)
    for group in s.game.groups:
        group.via = HEX[via] if group.role == 0 else group.via
    s.meeting("crusader", "saracen", place, via)
    return s.step(w.LAND_BATTLES)


def drawn_up(*lines: str, edge: str = "a", begins: str = "crusader") -> Scene:
    """A battle ready for its first player turn; all stand in the centre."""
    s = battle(*lines)
    while s.asked == "lay_out":
        s.do(s.legal()[0])
    s.do(f"side {edge}")
    while s.asked == "deploy":
        centre = [text for text in s.legal() if text.startswith(("centre", "done"))]
        s.do(centre[0])
    return s.do(f"begin {begins}")


# --- Before the battle ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "bonus"),
    [("king 1 knight 3", 6), ("baron 1 knight 3", 3), ("knight 3", 1), ("sergeant 3", 0)],
)
def test_2_51_the_best_commander_gives_the_bonus(people: str, bonus: int) -> None:
    s = battle(f"crusader 1908: {people}", "saracen 1908: emir 3")
    assert field.initiative_bonus(fought(s), 0) == bonus
    assert field.initiative_bonus(fought(s), 1) == 3


def test_2_51_ties_are_rolled_again() -> None:
    s = scene("crusader 1908: sergeant 3", "saracen 1908: light_mamluk 3")
    s.meeting("crusader", "saracen", "1908", "2008")
    s.dice(5, 5, 2, 3, sixes=[1]).step(w.LAND_BATTLES)
    assert fought(s).initiative == 1
    assert s.decider == "saracen"


def test_2_52_initiative_lays_out_the_other_chooses_its_edge_then_who_begins() -> None:
    s = scene("crusader 1908: king 1 knight 3", "saracen 1908: light_mamluk 3")
    s.meeting("crusader", "saracen", "1908", "2008")
    s.dice(9, 1, sixes=[1]).step(w.LAND_BATTLES)
    assert (s.asked, s.decider) == ("lay_out", "crusader")
    assert s.legal() == ["lay crossroads", "lay olive_grove", "lay temple"]
    s.do("lay crossroads", "lay olive_grove", "lay olive_grove")
    assert (s.asked, s.decider) == ("side", "saracen")
    s.do("side a")
    assert s.game.deciders == (0, 1)
    while s.asked == "deploy":
        s.do(s.legal()[0])
    assert (s.asked, s.decider) == ("first", "crusader")


def test_2_53_depth_brings_the_lines_nearer_on_a_and_c() -> None:
    """20 hexes deep on A and C, 5 on B and D: four bands of three are between them, or six (S2)."""
    assert field.GAP == {A: 4, C: 4, B: 6, D: 6}
    for edge, gap in (("a", 4), ("b", 6)):
        s = drawn_up("crusader 1908: knight 3", "saracen 1908: emir 3", edge=edge)
        places = {c.side: c.place for c in fought(s).companies}
        assert places == {0: 0, 1: gap}


def test_2_53_deployment_is_secret_until_both_are_done() -> None:
    s = battle("crusader 1908: knight 3", "saracen 1908: emir 3")
    while s.asked == "lay_out":
        s.do(s.legal()[0])
    s.do("side a")
    before = s.game.view(1)
    s.do("left c0", role="crusader")
    assert s.game.view(1) == before | {"deciders": ["saracen"]}


# --- Zones: the examples of 2.54 and 2.55 -----------------------------------------------------


def test_2_54_diagram_1_the_enemy_on_b_and_g2_from_2008_on_d() -> None:
    zones = field.zones(HEX["1908"], HEX["2008"], D)
    assert numbers(zones[D]) == ["2008"]
    assert numbers(zones[B]) == ["1809"]
    assert sorted(numbers(zones[A]) + numbers(zones[C])) == ["1808", "1907", "1909", "2009"]
    assert len(zones[A]) == len(zones[C]) == 2


def test_2_54_diagram_2_the_enemy_on_a_and_g2_from_2008_on_c() -> None:
    zones = field.zones(HEX["1908"], HEX["2008"], C)
    assert numbers(zones[C]) == ["2008"]
    assert numbers(zones[A]) == ["1809"]
    # 2.55: 2009 lies over the right half of B, 1808 under the left half of D.
    assert numbers(zones[B]) == ["1909", "2009"]
    assert numbers(zones[D]) == ["1808", "1907"]


def test_2_55_reinforcements_from_the_own_edge_deploy_others_come_from_turn_5() -> None:
    s = scene("crusader 1908: knight 3", "crusader 1908: knight 4", "crusader 1908: knight 5",
              "saracen 1908: emir 3")  # fmt: skip
    meeting = s.meeting("crusader", "saracen", "1908", "2008")
    meeting.arrived = [Arrival(0, 2, HEX["2008"]), Arrival(0, 3, HEX["1808"])]
    s.step(w.LAND_BATTLES)
    while s.asked == "lay_out":
        s.do(s.legal()[0])
    s.do("side a")
    b = fought(s)
    by_group = {f.group: b.companies[f.company] for f in b.fighters if f.side == 0}
    assert by_group[1].status == by_group[2].status == ranks.UNPLACED
    assert by_group[3].status == ranks.WAITING
    assert stances.entry_turn(b, b.companies.index(by_group[3])) == 5
    b.retreat[1] = next(e for e, h in field.zones(b.hex, b.via, b.edge).items() if HEX["1808"] in h)
    assert stances.entry_turn(b, b.companies.index(by_group[3])) == 3


# --- Retreat ----------------------------------------------------------------------------------


def test_2_56_retreat_from_turn_2_without_and_3_with_the_initiative() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.initiative = 0
    b.turns = [2, 2]
    assert not stances.may_retreat(b, 0)
    assert stances.may_retreat(b, 1)
    b.turns = [3, 1]
    assert stances.may_retreat(b, 0)
    assert not stances.may_retreat(b, 1)
    b.turns = [1, 1]
    s.refused("retreat a", "2.56", "retreat_too_early")


def test_2_56_no_exit_to_sea_lake_barred_side_or_off_the_map() -> None:
    acre = PLACE["acre"]
    inland = {h for edge in range(4) for h in field.exits(acre, PLACE["mount_tabor"], C, edge)}
    assert inland <= {PLACE[n] for n in ("montfort", "mount_tabor", "2010", "chateau_pelerin")}
    tiberias = PLACE["tiberias"]
    ways = {h for e in range(4) for h in field.exits(tiberias, PLACE["belvoir"], C, e)}
    assert HEX["2008"] not in ways


def test_2_56_who_retreats_attacks_only_if_surrounded() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.retreat[0], b.side = D, 0
    for company in b.companies:
        company.place = 0
        company.stance = w.ADVANCE
    s.dice()
    line.melees(s.game, b)
    for f in [f for f in b.fighters if f.side == 0][1:]:
        f.state |= ranks.DEAD
    assert morale.surrounded(b, b.fighters[0].company)
    with pytest.raises(DiceExhausted):
        line.melees(s.game, b)


def test_2_56_the_retreated_stand_beyond_their_edge_and_lose_beasts_and_supplies() -> None:
    s = drawn_up("crusader 1908: knight 5 mule 3 supplies 75", "saracen 1908: emir 5")
    b = fought(s)
    b.loser, b.retreat[0] = 0, b.edge
    s.step(w.BATTLE_OVER)
    group = s.group("crusader")
    assert group.hex == HEX["2008"]
    assert group.goods == [0] * GOOD_COUNT
    assert s.game.owner[HEX["1908"]] == s.role("saracen")
    assert group.goods[SUPPLIES] == 0


def test_2_56_an_enemy_in_the_way_means_a_battle_in_the_next_turn() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5", "saracen 2008: emir 4")
    b = fought(s)
    b.loser, b.retreat[0] = 0, b.edge
    s.step(w.BATTLE_OVER)
    assert s.game.turn == 2
    meeting = s.game.meeting_at(HEX["2008"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders) == ([0], [1])


def test_2_58_leaving_by_another_way_counts_as_rout() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    own = next(c for c in ranks.on_field(b, 0))
    line.fall_back(b, own)
    left = [f for f in b.fighters if f.side == 0]
    assert all(f.state & GONE and f.state & ROUT for f in left)
    assert b.companies[own].status == ranks.LEFT_FIELD


def test_2_58_a_retreat_result_at_the_edge_wounds_instead() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    knight = b.fighters[0]
    morale.push(s.game, b, knight, morale.Melee(edge=True))
    assert knight.state & WOUNDED
    assert not knight.state & ranks.BACK


def test_2_57_the_pursuer_may_stop_when_nobody_of_his_is_on_the_retreat_maps() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.retreat[1], b.side = 0, 0
    for c in ranks.on_field(b, 1):
        b.companies[c].exit = 2
    assert stances.pursuit_can_end(b)
    for company in b.companies:
        company.place = 1
    assert not stances.pursuit_can_end(b)


# --- Afterwards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sixes", "turns"),
    [
        ([1], 1),
        ([2], 1),
        ([3], 2),
        ([4], 2),
        ([5], 3),
        ([6, 1], 0),
        ([6, 2], 0),
        ([6, 3], 5),
        ([6, 6], 5),
    ],
)
def test_3_22_healing(sixes: list[int], turns: int) -> None:
    s = scene().dice(sixes=sixes)
    assert aftermath.healing(s.game) == turns


@pytest.mark.parametrize(
    ("state", "die", "gone"),
    [(ranks.PANIC, 3, True), (ranks.PANIC, 4, False), (ROUT, 6, True), (ROUT, 7, False)],
)
def test_3_27_desertion(state: int, die: int, gone: bool) -> None:
    s = scene().dice(die)
    assert aftermath.deserts(s.game, state) is gone


def test_2_57_the_wounded_of_old_keep_their_turns() -> None:
    s = scene().dice()
    fighter = Fighter(2, state=WOUNDED, group=1, turns=3)
    assert aftermath.fate(s.game, fighter) == 3


def test_2_57_survivors_too_few_for_a_group_join_another() -> None:
    s = drawn_up("crusader 1908: knight 5", "crusader 1908: knight 4", "saracen 1908: emir 5")
    b = fought(s)
    b.loser = 1
    for f in b.fighters:
        if f.side == 1 or (f.group == 1 and f is not b.fighters[0]):
            f.state |= ranks.DEAD
    s.step(w.BATTLE_OVER)
    assert s.game.group(0, 1) is None
    assert s.group("crusader", 2).size() == 5


@pytest.mark.parametrize("seed", range(6))
def test_2_22_every_battle_ends_in_the_turn(seed: int) -> None:
    s = battle(
        "crusader 1908: baron 1 knight 2 sergeant 2 spearman 8 archer 4",
        "saracen 1908: emir 1 royal_mamluk 2 light_mamluk 2 fatimid_foot 8 sudanese_archer 4",
    )
    s.chance(seed)
    rng = FastDice(seed + 50)
    while s.game.battle is not None:
        role = s.game.deciders[0]
        legal = s.game.legal(role)
        s.game.play(role, legal[rng.below(len(legal))])
    assert len(s.events("battle_over")) == 1
    assert all(g.large_enough() for g in s.game.groups)
    assert s.game.meeting_at(HEX["1908"]) is None


def test_2_95_reinforcements_for_two_halves_of_one_edge_meet_there_too() -> None:
    s = battle("crusader 1908: knight 3", "saracen 1908: emir 3")
    s.add("crusader 1908: knight 4")
    s.add("saracen 1908: emir 4")
    meeting = s.game.meeting_at(HEX["1908"])
    assert meeting is not None
    b = fought(s)
    b.edge, b.via = C, HEX["2008"]
    edge = next(e for e, hexes in field.zones(b.hex, b.via, C).items() if len(hexes) == 2)
    one, other = field.zones(b.hex, b.via, C)[edge]
    for role, came in ((0, one), (1, other)):
        field.enlist(b, s.game.own_groups(role)[1], role, came)
    deployment.deploy_with_main_force(b)
    assert all(f.company == -1 for f in b.fighters)
    b.fighters[-1].company = -2 - field.zones(b.hex, b.via, C)[(edge + 2) % 4][0]
    b.fighters[0].company = -2 - one
    deployment.deploy_with_main_force(b)
    assert b.fighters[-1].company < -1
    assert b.fighters[0].company < -1


def test_2_56_a_side_can_break_out_through_the_enemy() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.side, b.turns, b.initiative = 0, [2, 2], 1
    enemy = field.opposite(b.edge)
    assert stances.retreat_edges(b, 0) == [0, 1, 2, 3]
    stances.sound_retreat(s.game, b, enemy)
    own = ranks.on_field(b, 0)[0]
    foe = ranks.on_field(b, 1)[0]
    b.companies[own].wing = b.companies[foe].wing = 1
    b.companies[foe].place = 1
    assert b.companies[own].exit == b.gap + stances.RETREAT_BOARDS
    # Whoever passes an enemy is challenged: five times a 6, which does nothing.
    s.dice(*[6] * len(ranks.members(b, own)))
    line.retire(s.game, b, own)
    assert b.companies[own].place == 2
    assert s.rolled
    s.dice()
    line.retire(s.game, b, own)
    assert b.companies[own].place == 4


def test_3_22_a_turn_of_healing_is_a_whole_turn() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    fought(s).fighters[0].state = WOUNDED
    fought(s).loser, fought(s).retreat[1] = 1, field.opposite(fought(s).edge)
    s.game.dice = ScriptedDice([1], [4] * 50)
    s.step(w.BATTLE_OVER)
    assert s.game.turn == 2
    assert s.group("crusader").hurt == [(s.group("crusader").hurt[0].cls, 1)]
