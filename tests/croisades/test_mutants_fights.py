"""Faults in battles and sieges that no other test noticed (tests/proof_mutants)."""

from __future__ import annotations

import pytest

from levant.croisades import investment, line
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.custody import held
from levant.croisades.ranks import DEAD
from levant.croisades.records import Wounded
from levant.croisades.roster import CIVILIAN, CLASS
from levant.croisades.tables import LAST_COLUMN, cover_modifier, odds_column
from tests.croisades.scene import scene
from tests.croisades.test_2_5_battle import drawn_up
from tests.croisades.test_2_6_siege import camp
from tests.croisades.test_2_6_walls import storming
from tests.croisades.test_2_8_command import field


def test_2_69_archers_on_the_walls_shoot_one_for_each_who_comes_on() -> None:
    s, found = storming("knight 1 spearman 3", "saracen acre: royal_mamluk 1 sudanese_archer 3")
    found.outer = 4
    # Three arrows: at whom, and a miss. Four attack, one archer is pushed back; three strike back.
    s.dice(*[1, 10] * 3, *[6] * 5).do("press", "stand")
    assert s.rolled
    s, found = storming("knight 1 archer 1", "saracen acre: royal_mamluk 1")
    found.outer = 4
    s.dice(6, 6).do("press", "stand")  # nobody on the walls has a bow
    assert s.rolled


def test_2_51_the_roles_of_a_battle_are_told() -> None:
    s = scene("crusader 1908: knight 5", "saracen 1908: emir 5")
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    told = s.events("battle")[0]
    assert (told["attacker"], told["defender"]) == ("crusader", "saracen")


def test_2_53_a_stance_and_the_fallen_of_a_turn_are_told() -> None:
    s = drawn_up("crusader 1908: knight 5", "saracen 1908: emir 5", begins="crusader")
    number = next(text.split()[1] for text in s.legal() if text.startswith("hold"))
    s.do(f"hold {number}")
    told = s.events("stance")[0]
    assert (told["role"], told["company"], told["stance"]) == ("crusader", 0, "hold")
    s, b = field("knight 3", "saracen 1908: light_mamluk 3")
    for company in b.companies:
        company.place, company.stance = 2, w.HOLD
    b.side = 0
    for f in b.fighters:
        if f.side == 1:
            f.state = 1
    b.chief_dead = [1, 0]
    s.dice(*[2] * 3)  # 24 against 5, and mounted: 3:1, where a 2 stuns; the wounded die of it
    line.battle_round(s.game)
    assert [f.state & DEAD for f in b.fighters if f.side == 1] == [DEAD] * 3
    assert s.events("battle_turn")[0]["fallen"] == [0, 3]
    assert b.chief_dead == [2, 0]  # 2.84: from the next turn on it weighs another way


def test_2_61_the_keeper_is_told_that_his_garrison_stands() -> None:
    s = scene("crusader acre: knight 5").own("saracen", "acre")
    investment.begin_siege(s.game, 0, PLACE["acre"])
    s.step(w.SIEGES).do("standard")
    assert s.events("garrisoned")[0]["hex"] == "acre"


def test_3_58_the_first_role_has_prisoners_taken_from_it_too() -> None:
    s = scene("saracen tyre: emir 5", options={"captures": 1}).own("crusader", "tyre")
    found = s.siege("saracen", "tyre")
    found.hurt = [Wounded(CLASS["knight"], 2)]
    investment.capture(s.game, found, "negotiation")
    assert [one.cls for one in held(s.game)] == [CLASS["knight"]]


def test_2_64_who_storms_and_who_defends_is_seen() -> None:
    s, _ = storming("knight 5", "saracen acre: royal_mamluk 1")
    view = s.game.view(None)["battle"]
    assert view is not None
    assert view["roles"] == [["crusader"], ["saracen"]]


def test_2_22_a_party_to_the_sieges_chooses_which_is_first() -> None:
    s, _ = camp("knight 5")
    s.add("crusader jaffa: knight 5")
    s.siege("crusader", "jaffa")
    s.dice(2, 9).step(w.SIEGES)
    assert (s.asked, s.decider) == ("order", "saracen")


@pytest.mark.parametrize(("cover", "adds"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_s4_what_cover_adds_to_the_die(cover: int, adds: int) -> None:
    assert cover_modifier(cover) == adds


def test_s3_who_has_no_defence_is_attacked_in_the_last_column() -> None:
    assert odds_column(1, 0) == LAST_COLUMN
    assert odds_column(0, 0) == odds_column(0, 5) == -1


def test_2_61_civilians_and_the_wounded_of_a_garrison_are_there_after_an_assault() -> None:
    s, found = camp("knight 5")
    found.outer = 4
    found.men[CLASS["fatimid_foot"]] -= 2
    found.hurt = [Wounded(CLASS["fatimid_foot"], 2)] * 2
    before = list(found.men)
    assert before[CIVILIAN] == 34
    s.dice(9, 1).step(w.DAY_START).do("assault")
    b = s.game.battle
    assert b is not None
    inside = [f for f in b.fighters if f.side == 1]
    assert [f.cls for f in inside if f.turns] == [CLASS["fatimid_foot"]] * 2
    s.do("call_off")
    assert (found.men, found.hurt) == (before, [(CLASS["fatimid_foot"], 2)] * 2)
