"""Why not, in battles and sieges (2.5, 2.6)."""

from __future__ import annotations

import pytest

from levant.croisades import ranks
from levant.croisades import words as w
from levant.croisades.board import HEX, PLACE
from levant.croisades.field import edge_of
from levant.croisades.fights import Battle, Siege
from levant.croisades.records import Arrival, GroupName
from levant.croisades.roster import CLASS, LADDER, MANGONEL
from levant.croisades.tables import CHARGES, MAPS
from tests.croisades.scene import Scene, scene

LINES = ("crusader 1908: knight 5 spearman 5", "saracen 1908: emir 5 fatimid_foot 5")


def fought(s: Scene) -> Battle:
    assert s.game.battle is not None
    return s.game.battle


def battle(*lines: str, until: str = "lay_out") -> Scene:
    """Crusaders have come upon Saracens in 1908; up to the first decision of a kind."""
    s = scene(*(lines or LINES))
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    while s.asked != until:
        centre = [text for text in s.legal() if text.startswith("centre")]
        s.do("side a" if s.asked == "side" else (centre or s.legal())[0])
    return s


# --- Before a battle --------------------------------------------------------------------------


def test_2_52_only_the_maps_that_were_rolled_are_laid() -> None:
    s = battle()
    other = next(name for m, name in enumerate(MAPS) if m not in fought(s).maps)
    s.refused(f"lay {other}", "2.52", "map_not_left")


def test_2_53_a_board_has_four_edges() -> None:
    s = battle(until="side")
    refusal = s.game.refusal(s.game.deciders[0], w.action(w.SIDE_ON, 4))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("2.53", "no_such_edge")


def test_2_53_companies_are_placed_in_their_order() -> None:
    s = battle(until="deploy")
    own = fought(s).unplaced[0]
    assert len(own) > 1
    second = ranks.company_number(fought(s), own[1])
    s.refused(f"left c{second}", "2.53", "other_company_first", role="crusader")
    s.refused("left c1", "2.53", "no_company_to_place", role="crusader")
    s.refused("left c99", "2.53", "no_company_to_place", role="crusader")


def test_2_53_one_of_the_two_leaders_begins() -> None:
    s = battle(until="first")
    refusal = s.game.refusal(s.game.deciders[0], w.action(w.BEGIN, 3))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("2.53", "leads_no_side")


# --- Stances ----------------------------------------------------------------------------------


def turn(*lines: str) -> tuple[Scene, int]:
    """The first player turn of a battle: the scene, and the number of the company asked."""
    s = battle(*lines, until="stance")
    number = next(int(text.split("c")[-1]) for text in s.legal() if text.startswith("hold"))
    return s, number


def test_2_53_stances_are_given_to_one_company_after_the_other() -> None:
    s, number = turn()
    s.refused(f"hold c{number + 2}", "2.53", "other_company_first")
    s.refused(f"enter c{number}", "2.55", "company_is_on_the_field")


def test_2_53_only_shooters_shoot() -> None:
    s, number = turn("crusader 1908: knight 5", "saracen 1908: light_mamluk 5")
    s.refused(f"shoot c{number}", "2.53", "no_shooters")


def charger() -> tuple[Scene, int, int]:
    """Knights whose turn it is, on ground that allows a charge: their number and index."""
    s, number = turn("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = fought(s)
    company = ranks.company_at(b, number)
    b.wings = [CHARGES.index(True)] * 3
    return s, number, company


def test_2_84_why_a_company_cannot_charge() -> None:
    s, number, company = charger()
    b = fought(s)
    foe = b.companies[1 - company]
    foe.place = b.companies[company].place
    s.refused(f"charge c{number}", "2.84", "no_room_to_charge")
    foe.place = b.companies[company].place + 9
    s.refused(f"charge c{number}", "2.84", "too_far_to_charge")
    foe.wing = 0
    s.refused(f"charge c{number}", "2.84", "nobody_to_charge")
    b.wings = [CHARGES.index(False)] * 3
    s.refused(f"charge c{number}", "2.84", "no_ground_to_charge")
    for f in b.fighters:
        f.cls = CLASS["turcopole"]
    s.refused(f"charge c{number}", "2.84", "no_heavy_cavalry")


def test_2_56_why_the_retreat_cannot_be_sounded() -> None:
    s, number = turn()
    b = fought(s)
    refusal = s.game.refusal(s.game.deciders[0], w.action(w.RETREAT, 4))
    assert refusal is not None
    assert refusal.key == "no_such_edge"
    s.refused("retreat a", "2.56", "retreat_too_early")
    b.retreat[1 - b.side] = 0
    s.refused("retreat a", "2.56", "enemy_retreats")
    b.retreat[1 - b.side] = -1
    s.refused("end_pursuit", "2.57", "nobody_to_pursue")
    s.do(f"hold c{number}")
    s.refused("retreat a", "2.56", "turn_has_begun")
    s.refused("end_pursuit", "2.57", "turn_has_begun")


def test_2_56_an_edge_that_leads_into_the_sea_is_no_way_out() -> None:
    s = scene("crusader acre: knight 5", "saracen acre: emir 5")
    s.meeting("crusader", "saracen", "acre", "2109")
    s.step(w.LAND_BATTLES)
    while s.asked != "stance":
        s.do("side a" if s.asked == "side" else s.legal()[0])
    b = fought(s)
    b.turns = [5, 5]
    s.game.offer = {}
    open_edges = {text.split()[1] for text in s.legal() if text.startswith("retreat")}
    shut = set("abcd") - open_edges
    assert shut
    s.refused(f"retreat {min(shut)}", "2.56", "no_way_out")


def test_2_57_the_pursuit_goes_on_while_they_are_in_contact() -> None:
    s, _, company = charger()
    b = fought(s)
    foe = b.companies[1 - company]
    b.retreat[1 - b.side], foe.exit = 0, 1
    foe.place = b.companies[company].place
    s.refused("end_pursuit", "2.57", "pursuers_on_the_boards")


def test_2_55_who_is_still_to_come_enters_or_waits() -> None:
    s = scene("crusader 1908: knight 5", "crusader 1908: knight 4", "saracen 1908: emir 5")
    s.meeting("crusader", "saracen", "1908", "2008").arrived = [Arrival(0, 2, HEX["1808"])]
    s.step(w.LAND_BATTLES)
    while s.asked != "stance":
        s.do("side a" if s.asked == "side" else s.legal()[0])
    b = fought(s)
    late = next(c for c, one in enumerate(b.companies) if one.status == ranks.WAITING)
    number = ranks.company_number(b, late)
    b.side, s.game.active, b.turns = 0, 0, [5, 5]
    for c, one in enumerate(b.companies):
        one.stance = 0 if c == late else w.HOLD
    s.refused(f"hold c{number}", "2.55", "company_is_coming")
    # They come to a side that retreats over their edge, and it has sounded the retreat already.
    b.retreat[0] = edge_of(b, HEX["1808"])
    for one in b.companies:
        one.stance = 0
    assert s.legal() == [f"enter c{number}", f"delay c{number}"]
    s.refused("retreat a", "2.56", "retreat_is_sounded")


def test_2_56_the_beaten_go_behind_their_edge() -> None:
    s = scene("crusader 1908: knight 5", "saracen 1908: emir 5")
    b = s.game.battle = Battle(hex=HEX["1908"], via=HEX["2008"], roles=[[0], [1]], loser=0)
    b.retreat[0] = 1
    b.placing = [GroupName(0, 1)]
    s.game.phase, s.game.active = w.RETREAT_TO, 0
    s.refused("to cairo", "2.56", "not_behind_the_edge")


# --- Sieges -----------------------------------------------------------------------------------


def siege(people: str, phase: int, *more: str) -> tuple[Scene, Siege]:
    """Crusaders before Acre of the Saracens, in a decision of the siege."""
    s = scene(f"crusader acre: {people}", *more).own("saracen", "acre")
    found = s.siege("crusader", "acre")
    s.game.site, s.game.stage, s.game.phase = PLACE["acre"], w.STAGE_SIEGES, phase
    s.game.active = 0 if phase == w.SIEGE_DAY else 1
    return s, found


def test_2_61_garrisons_that_cannot_be_chosen() -> None:
    s, found = siege("knight 5", w.GARRISON)
    s.refused("standard", "2.61", "garrison_is_begun")
    found.points = 10
    s.refused("man knight 1", "2.61", "not_in_this_garrison")
    s.refused("man fatimid_foot 0", "2.61", "at_least_one")
    s.refused("man fatimid_foot 9", "3.21", "too_dear")
    found.points = 300
    s.refused("done", "2.61", "garrison_is_empty")


def test_2_64_what_the_besieger_cannot_do_with_the_day() -> None:
    s, found = siege("spearman 5", w.SIEGE_DAY)
    s.refused("batter", "2.64", "nothing_to_batter_with")
    s.refused("assault", "2.64", "no_way_onto_the_walls")
    found.ready[LADDER], found.ready[MANGONEL] = 1, 9
    s.refused("assault", "2.11", "nobody_to_lead")
    found.outer = found.inner = 4
    s.refused("batter", "2.64", "walls_are_breached")


def test_2_64_sallies_that_cannot_be_made() -> None:
    s, found = siege("knight 5", w.SALLY_DAY)
    s.refused("raid 0", "2.64", "at_least_one")
    found.men = [0] * len(found.men)
    s.refused("raid 4", "2.64", "too_few_soldiers")
    s.refused("forage 4", "2.64", "too_few_soldiers")
    found.mules = found.carts = 0
    s.refused("forage 4", "2.64", "nothing_to_carry_with")
    found.line = 1
    s.refused("forage 4", "2.64", "ramparts_are_lost")
    s.game.battle = Battle(hex=PLACE["acre"], roles=[[1], [0]])
    s.refused("forage 4", "2.66", "only_against_the_camp")


@pytest.mark.parametrize(("text", "key"), [("rations 3", "no_such_ration"),
                                           ("rations 4", "not_enough_food")])  # fmt: skip
def test_2_65_rations_that_cannot_be_given(text: str, key: str) -> None:
    s, found = siege("knight 5", w.RATIONS)
    found.supply = 150
    s.refused(text, "2.65", key)


def test_2_66_who_cannot_be_posted_by_the_walls() -> None:
    s = scene("crusader acre: knight 5", "saracen acre: emir 6").own("saracen", "acre")
    s.siege("crusader", "acre")
    s.group("saracen").inside = 0
    s.meeting("saracen", "crusader", "acre", "2109")
    s.step(w.LAND_BATTLES)
    while s.asked != "watch":
        s.do(s.legal()[0])
    s.refused("watch knight 0", "2.66", "at_least_one")
    s.refused("watch knight 6", "2.66", "only_so_many")
    s.refused("watch knight 5", "2.66", "somebody_must_fight")
