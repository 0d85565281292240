"""2.53-2.57 On the line: player turns, companies, wings, reinforcements, exits (S2)."""

from __future__ import annotations

import pytest

from levant.croisades import aftermath, field, line, ranks, stances
from levant.croisades import words as w
from levant.croisades.board import HEX, PLACE
from levant.croisades.field import A, C
from levant.croisades.records import Arrival
from levant.croisades.roster import CLASS, MULE
from tests.croisades.scene import Scene, scene
from tests.croisades.test_2_5_battle import battle, drawn_up, fought, numbers


def hold_all(s: Scene) -> list[str]:
    """The side whose turn it is holds; who was asked."""
    asked = []
    side = fought(s).side
    while s.asked == "stance" and fought(s).side == side:
        asked.append(s.decider)
        s.do(next(text for text in s.legal() if text.startswith(("hold", "delay"))))
    return asked


def test_2_53_the_sides_take_their_player_turns_one_after_the_other() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5", begins="saracen")
    assert [set(hold_all(s)) for _ in range(4)] == [
        {"saracen"}, {"crusader"}, {"saracen"}, {"crusader"},
    ]  # fmt: skip
    assert fought(s).turns == [2, 3]


def flanked() -> tuple[Scene, int]:
    """Knights wait beyond a flank while five others hold; the number of their company."""
    s = scene("crusader 1908: knight 5", "crusader 1908: knight 4", "saracen 1908: emir 5")
    s.meeting("crusader", "saracen", "1908", "2008").arrived = [Arrival(0, 2, HEX["1808"])]
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side", "deploy"):
        s.do("side a" if s.asked == "side" else s.legal()[0])
    s.do("begin crusader")
    return s, [one.status for one in fought(s).companies].index(ranks.WAITING)


def test_2_55_reinforcements_are_asked_from_the_fifth_own_turn_on() -> None:
    s, company = flanked()
    for turn in (1, 2, 3, 4):
        assert not any(text.startswith("enter") for text in s.legal()), turn
        hold_all(s)
        hold_all(s)
    s.do(next(text for text in s.legal() if text.startswith("hold")))
    number = ranks.company_number(fought(s), company)
    assert s.legal() == [f"enter c{number}", f"delay c{number}"]
    s.do(f"delay c{number}")
    assert fought(s).companies[company].status == ranks.WAITING
    hold_all(s)
    s.do(next(text for text in s.legal() if text.startswith("hold")))
    s.do(f"enter c{number}")
    assert fought(s).companies[company].status == ranks.FIELD


def test_2_54_reinforcements_stand_on_the_wing_of_their_edge() -> None:
    """Behind one edge lie the two hexes of one flank; its hexes lead to the same wing."""
    wings: dict[str, int] = {}
    for came in ("1907", "1909", "1808", "2009", "1809"):
        s, company = flanked()
        b = fought(s)
        b.companies[company].came = HEX[came]
        stances.enter_field(s.game, b, company)
        wings[came] = b.companies[company].wing
    assert wings["1809"] == 1
    assert wings["1808"] == wings["1907"] != 1
    assert wings["1909"] == wings["2009"] != 1
    assert wings["1808"] + wings["2009"] == 2


def test_2_56_only_one_side_can_sound_the_retreat() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.turns, b.side = [5, 5], 0
    assert stances.retreat_edges(b, 0)
    b.retreat[1] = A
    assert stances.retreat_edges(b, 0) == []


def test_2_84_half_of_a_company_makes_no_heavy_cavalry() -> None:
    s = drawn_up("crusader 1908: knight 2 turcopole 2", "saracen 1908: emir 5")
    b = fought(s)
    own = ranks.on_field(b, 0)[0]
    assert not stances.heavy(b, own)
    light = [f for f in ranks.members(b, own) if f.cls != b.fighters[0].cls]
    light[0].state |= ranks.STUNNED
    assert stances.heavy(b, own)


def test_2_56_over_an_edge_with_two_hexes_the_owner_chooses_for_each_group() -> None:
    s = drawn_up("crusader 1908: knight 5", "crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    flank = next(e for e, hexes in field.zones(b.hex, b.via, b.edge).items() if len(hexes) == 2)
    ways = field.exits(b.hex, b.via, b.edge, flank)
    b.loser, b.retreat[0] = 0, flank
    s.step(w.BATTLE_OVER)
    assert (s.asked, s.decider) == ("retreat_to", "crusader")
    assert len(ways) == len(s.legal()) == 2
    s.do(*s.legal())
    assert {s.group("crusader", n).hex for n in (1, 2)} == set(ways)


def test_2_56_who_leaves_without_a_retreat_and_finds_water_behind_goes_anywhere() -> None:
    """Decision 45: from the sea side of Acre there is no way back over the own edge."""
    s = scene("crusader acre: knight 5", "saracen acre: emir 5").own("saracen", "acre")
    s.meeting("crusader", "saracen", "acre", "acre")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side", "deploy", "first"):
        s.do(s.legal()[0])
    b = fought(s)
    b.loser = 0
    assert field.exits(b.hex, b.via, b.edge, b.edge) == []
    s.step(w.BATTLE_OVER)
    assert s.asked == "retreat_to"
    assert len(s.legal()) > 1
    b.retreat[0] = field.opposite(b.edge)
    assert aftermath.ways_out(b) == field.exits(b.hex, b.via, b.edge, b.retreat[0])


def test_2_57_the_last_few_go_home_and_their_price_to_the_treasury() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.loser = 1
    for f in b.fighters[2:]:
        f.state |= ranks.DEAD
    s.game.points = [0, 0]
    s.step(w.BATTLE_OVER)
    assert s.game.own_groups(0) == []
    assert s.game.points[0] == 2 * 50
    assert s.events("dispersed")[0]["role"] == "crusader"


def test_2_57_who_wins_keeps_the_beasts_of_fallen_comrades() -> None:
    s = drawn_up(
        "crusader 1908: knight 5 mule 2", "crusader 1908: knight 4", "saracen 1908: emir 5"
    )
    b = fought(s)
    b.loser = 1
    for f in b.fighters:
        if f.side == 1 or f.group == 1:
            f.state |= ranks.DEAD
    s.step(w.BATTLE_OVER)
    assert s.group("crusader", 2).goods[MULE] == 2


@pytest.mark.parametrize(("initiative", "edge"), [(0, C), (1, A)])
def test_2_53_the_chooser_stands_on_his_edge_the_other_opposite(initiative: int, edge: int) -> None:
    """The zones follow the edge of the side that provoked the battle (2.54)."""
    s = battle("crusader 1908: knight 3", "saracen 1908: emir 3")
    b = fought(s)
    b.initiative = initiative
    s.game.active = b.roles[initiative][0]
    s.game.offer = {}
    while s.asked == "lay_out":
        s.do(s.legal()[0])
    assert s.decider == ("saracen", "crusader")[initiative]
    s.do("side a")
    assert b.edge == edge
    assert numbers(field.zones(b.hex, b.via, b.edge)[edge]) == ["2008"]


def test_2_57_after_thirty_turns_the_side_that_provoked_must_leave() -> None:
    """Decision 44."""
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    fought(s).turns = [30, 30]
    s.step(w.BATTLE_TURN)
    assert s.events("battle_over")[0]["winner"] == "saracen"
    assert s.group("crusader").hex == HEX["2008"]
    assert s.group("crusader").size() == 5


def test_2_56_a_retreat_that_is_held_up_ends_after_sixty_turns() -> None:
    """Decision 44: enemies stood in the way, and nobody struck."""
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.retreat[0] = 0
    for turns, ends in ((59, False), (60, True)):
        b.turns = [turns, turns]
        stances.battle_turn(s.game)
        assert (s.game.phase == w.BATTLE_OVER) is ends


def test_2_53_foot_forms_up_under_leaders_who_can_command_it_the_other_riders_apart() -> None:
    s = drawn_up("crusader 1908: knight 5 sergeant 2 spearman 10", "saracen 1908: emir 5")
    b = fought(s)
    own = [[b.fighters[i].cls for i, f in enumerate(b.fighters) if f.company == c]
           for c in ranks.on_field(b, 0)]  # fmt: skip
    spear, sergeant = CLASS["spearman"], CLASS["sergeant"]
    foot = sorted(c for company in own if spear in company for c in company)
    assert foot == sorted([spear] * 10 + [sergeant] * 2)
    for c in ranks.on_field(b, 0):
        led = ranks.led_by(b, c)
        soldiers = [i for i, f in enumerate(b.fighters) if f.company == c and f.cls == spear]
        assert all(i in led for i in soldiers)


def test_2_56_the_retreat_goes_over_two_more_maps() -> None:
    """S2: three bands of added maps behind the edge; then they are off."""
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    b.side, b.turns, b.initiative = 0, [2, 2], 1
    stances.sound_retreat(s.game, b, b.edge)
    own = ranks.on_field(b, 0)[0]
    assert b.companies[own].exit == 3
    line.retire(s.game, b, own)
    assert b.companies[own].status == ranks.FIELD
    line.retire(s.game, b, own)
    assert b.companies[own].status == ranks.LEFT_FIELD


@pytest.mark.parametrize(("knights", "companies"), [(12, 1), (13, 2)])
def test_2_53_a_large_force_of_one_arm_forms_two_companies(knights: int, companies: int) -> None:
    s = drawn_up(f"crusader 1908: knight {knights}", "saracen 1908: emir 5")
    assert len(ranks.on_field(fought(s), 0)) == companies


def test_2_56_who_withdrew_is_out_of_all_other_battles_of_the_turn() -> None:
    lines = ("crusader 1908: knight 5", "saracen 1908: emir 5", "crusader 2008: knight 5",
             "saracen 2008: emir 5")  # fmt: skip
    s = scene(*lines)
    s.meeting("crusader", "saracen", "1908", "2008")
    due = s.meeting("crusader", "saracen", "2008", "2009")
    s.step(w.LAND_BATTLES)
    if s.asked == "order":
        s.do("next 1908")
    while s.asked in ("lay_out", "side", "deploy", "first"):
        s.do(s.legal()[0])
    b = fought(s)
    b.loser, b.retreat[0] = 0, b.edge
    s.step(w.BATTLE_OVER)
    assert s.group("crusader", 1).hex == HEX["2008"]
    assert field.fighting(s.game, due, 0) == [s.group("crusader", 2)]
    assert fought(s).hex == HEX["2008"]
    assert len([f for f in fought(s).fighters if f.side == 0]) == 5


def test_2_42_the_victor_before_enemy_walls_besieges_them_at_once() -> None:
    """Decision 42: if he can command."""
    for people, begun in (("knight 5", True), ("spearman 5", False)):
        s = scene(f"crusader belvoir: {people}", "saracen belvoir: emir 5")
        s.meeting("crusader", "saracen", "belvoir", "2008")
        s.step(w.LAND_BATTLES)
        while s.asked in ("lay_out", "side", "deploy", "first"):
            s.do(s.legal()[0])
        b = fought(s)
        b.loser, b.retreat[1] = 1, field.opposite(b.edge)
        s.step(w.BATTLE_OVER)
        while s.asked == "retreat_to":
            s.do(s.legal()[0])
        assert (s.game.siege_at(PLACE["belvoir"]) is not None) is begun
