"""2.6 Sieges: garrisons, engines, days, rations, sallies, relief, the end (E 59-76)."""

from __future__ import annotations

import pytest

from levant.croisades import garrison, investment, ranks, siege, works
from levant.croisades import words as w
from levant.croisades.board import BARONIAL_CASTLE, PLACE
from levant.croisades.fights import Siege
from levant.croisades.investment import begin_siege
from levant.croisades.records import Arrival, Wounded
from levant.croisades.remnants import merge
from levant.croisades.roster import (
    BALLISTA,
    BUILD_TURNS,
    CIVILIAN,
    CLASS,
    ENGINEER,
    GARRISON_POINTS,
    LADDER,
    MANGONEL,
    PER_BUILD,
    PRICE,
    RAM,
    SCREEN,
    SUPPLIES,
    TOWER,
    TREBUCHET,
    standard_garrison,
)
from tests.croisades.scene import Scene, scene


def camp(
    people: str = "knight 10 spearman 40", *more: str, place: str = "acre"
) -> tuple[Scene, Siege]:
    """Crusaders before a place of the Saracens, at the beginning of a siege day."""
    s = scene(f"crusader {place}: {people}", *more)
    found = s.siege("crusader", place)
    s.game.site, s.game.stage = PLACE[place], w.STAGE_SIEGES
    s.game.queue = []
    return s, found


@pytest.mark.parametrize(
    ("place", "points", "civilians", "supply", "mules", "carts", "oil", "ballistas"),
    [
        ("ramla", 100, 9, 350, 4, 0, 6, 0),
        ("belvoir", 150, 15, 500, 6, 0, 8, 0),
        ("jaffa", 210, 24, 700, 6, 1, 10, 1),
        ("damascus", 300, 34, 950, 6, 2, 12, 2),
    ],
)
def test_2_61_what_the_besieged_have_goes_by_the_kind_of_stronghold(
    place: str, points: int, civilians: int, supply: int, mules: int, carts: int, oil: int,
    ballistas: int,
) -> None:  # fmt: skip
    """A border castle, a baronial castle, a medium and an important town."""
    s = scene(f"crusader {place}: knight 5").own("saracen", place)
    begin_siege(s.game, 0, PLACE[place])
    s.step(w.SIEGES)
    assert s.asked == "garrison"
    sieges = s.game.view(s.role("saracen"))["sieges"]
    assert isinstance(sieges, list)
    seen = sieges[0]
    assert isinstance(seen, dict)
    assert seen["garrison"] == {"civilian": civilians}
    assert (seen["points"], seen["supply"], seen["mules"]) == (points, supply, mules)
    assert (seen["carts"], seen["oil"], seen["ballistas"]) == (carts, oil, ballistas)


def test_2_61_the_garrison_is_chosen_within_its_points() -> None:
    s = scene("crusader belvoir: knight 5")
    found = begin_siege(s.game, 0, PLACE["belvoir"])
    s.step(w.SIEGES)
    assert (s.asked, s.decider) == ("garrison", "saracen")
    assert found.points == GARRISON_POINTS[BARONIAL_CASTLE]
    s.do("man mamluk_on_foot 2", "man fatimid_foot 10")
    assert found.points == 150 - 2 * PRICE[CLASS["mamluk_on_foot"]] - 10 * 11
    assert not any(text.startswith("man fatimid_foot") for text in s.legal())
    s.do("done")
    assert found.manned
    assert found.men[CIVILIAN] == 15
    chosen = {"mamluk_on_foot": 2, "fatimid_foot": 10}
    assert {name: found.men[CLASS[name]] for name in chosen} == chosen


def test_2_61_the_ready_made_garrison_keeps_to_the_points() -> None:
    for family in ("crusader", "saracen", "mongol"):
        for points in GARRISON_POINTS:
            men = standard_garrison(family, points)
            spent = sum(PRICE[c] * n for c, n in enumerate(men))
            assert points - 12 < spent <= points


def test_2_61_sheltered_groups_add_to_the_garrison() -> None:
    s, found = camp("knight 10", "saracen acre: emir 5")
    assert s.group("saracen").inside
    assert garrison.defenders(s.game, found) == sum(found.men) + 5


# --- Engines (2.62, 2.63) ---------------------------------------------------------------------


def test_2_62_an_engineer_and_five_men_build_in_one_turn_or_two() -> None:
    assert {e: PER_BUILD[e] for e in (SCREEN, LADDER, MANGONEL, BALLISTA)} == {
        SCREEN: 6, LADDER: 6, MANGONEL: 1, BALLISTA: 1,
    }  # fmt: skip
    assert [BUILD_TURNS[e] for e in (SCREEN, LADDER, MANGONEL, BALLISTA)] == [1] * 4
    assert [BUILD_TURNS[e] for e in (TREBUCHET, RAM, TOWER)] == [2] * 3
    s = scene("crusader 2008: engineer 2 spearman 9", "saracen cairo: emir 3")
    group = s.group("crusader")
    assert works.teams(s.game, group) == 1
    s.phase(w.REORGANISE).do("build g1 trebuchet", role="crusader")
    works.finish_work(s.game)
    assert (group.goods[TREBUCHET], group.work) == (0, 1)
    s.moves("crusader").refused("march g1", "2.62", "group_is_building")
    works.finish_work(s.game)
    assert (group.goods[TREBUCHET], group.work) == (1, 0)


def test_2_62_no_building_in_the_desert_nor_inside_a_besieged_place() -> None:
    s = scene("saracen 1505: engineer 1 fatimid_foot 5")
    s.phase(w.REORGANISE)
    s.refused("build g1 ladder", "2.62", "no_building_in_desert", role="saracen")
    s, _ = camp("knight 10", "saracen acre: engineer 1 fatimid_foot 5")
    s.phase(w.REORGANISE).refused("build g1 ladder", "2.62", "group_is_besieged", role="saracen")


def test_2_63_engines_are_put_together_in_one_day_or_two() -> None:
    s, found = camp("knight 10 engineer 1 ladder 6 trebuchet 1")
    siege.assemble(s.game, found)
    assert found.ready[LADDER] == 0
    siege.assemble(s.game, found)
    assert (found.ready[LADDER], found.ready[TREBUCHET]) == (6, 0)
    siege.assemble(s.game, found)
    assert found.ready[TREBUCHET] == 1


def test_2_63_three_men_for_each_engine_and_an_engineer() -> None:
    s, found = camp("knight 3 engineer 1 mangonel 4")
    siege.assemble(s.game, found)
    siege.assemble(s.game, found)
    assert found.ready[MANGONEL] == 1
    s, found = camp("knight 10 mangonel 2")
    siege.assemble(s.game, found)
    siege.assemble(s.game, found)
    assert found.ready[MANGONEL] == 0
    assert siege.units(LADDER, 7) == 2
    assert s.group("crusader").men[ENGINEER] == 0


# --- The day (2.64) ---------------------------------------------------------------------------


def test_2_64_a_turn_has_three_days_and_the_besieger_adds_four() -> None:
    s, found = camp()
    s.dice(1, 4, 1, 5, 6, 1).step(w.DAY_START)  # 5 against 4
    assert (s.asked, s.decider, found.day) == ("siege_day", "crusader", 1)
    s.do("pass", "rations 4")  # 1 + 4 against 5 is a tie: 10 against 1
    assert s.rolled
    assert (s.asked, s.decider, found.day) == ("siege_day", "crusader", 2)
    s.dice(1, 9).do("pass", "rations 4")
    assert (s.asked, s.decider, found.day) == ("sally_day", "saracen", 3)
    s.chance().do("pass", "rations 4")
    assert s.game.siege_at(PLACE["acre"]) is found
    assert s.asked not in ("siege_day", "sally_day", "rations")


def test_2_64_a_month_of_siege_by_hand() -> None:
    """Acre: 24 soldiers and 34 civilians eat 58 points a day, then 29."""
    s, found = camp("knight 10 spearman 40")
    heads = garrison.defenders(s.game, found)
    assert heads == sum(standard_garrison("saracen", 300)) + 34 == 58
    assert found.supply == 4 * 950
    s.dice(9, 1, 9, 1, 9, 1).step(w.DAY_START)
    s.do("pass", "rations 4", "pass", "rations 4", "pass", "rations 2")
    assert found.supply == 4 * 950 - 2 * 4 * 58 - 2 * 58
    assert found.supply / 4 == 950 - 116 - 29
    assert found.fed == 2


@pytest.mark.parametrize(
    ("besiegers", "defenders", "bonus"), [(57, 58, 0), (116, 58, 1), (173, 58, 1), (174, 58, 2)]
)
def test_3_28_numbers_help_in_talks(besiegers: int, defenders: int, bonus: int) -> None:
    s, found = camp(f"knight 1 spearman {besiegers - 1}")
    assert garrison.defenders(s.game, found) == defenders
    assert investment.surrender_bonus(s.game, found) == bonus


def test_3_28_rations_and_walls_help_in_talks() -> None:
    s, found = camp("knight 5")
    found.fed = garrison.HALF
    assert investment.surrender_bonus(s.game, found) == 1
    found.fed = garrison.QUARTER
    assert investment.surrender_bonus(s.game, found) == 2
    found.outer = 4
    assert investment.surrender_bonus(s.game, found) == 3
    found.line = 1
    assert investment.surrender_bonus(s.game, found) == 4
    found.inner = 4
    assert investment.surrender_bonus(s.game, found) == 5


@pytest.mark.parametrize(("die", "falls"), [(9, False), (10, True)])
def test_2_67_twelve_or_more_surrenders(die: int, falls: bool) -> None:
    s, found = camp("knight 5")
    found.fed = garrison.QUARTER
    s.dice(9, 1, die).step(w.DAY_START).do("negotiate")
    assert (s.game.owner[PLACE["acre"]] == s.role("crusader")) is falls
    if not falls:
        assert s.asked == "rations"


def test_2_65_rations_are_felt_in_fights() -> None:
    found = Siege()
    assert garrison.ration_loss(found) == 0
    found.fed = garrison.HALF
    assert garrison.ration_loss(found) == 1
    found.fed = garrison.QUARTER
    assert garrison.ration_loss(found) == 2


def test_2_65_only_what_is_there_can_be_given() -> None:
    s, found = camp("knight 5")
    found.supply = 3 * 58
    s.step(w.DAY_END)
    assert s.legal() == ["rations 1", "rations 2"]
    s.refused("rations 4", "2.65", "not_enough_food")


def test_2_67_hunger_and_the_loss_of_all_commanders_are_surrender() -> None:
    s, found = camp("knight 5")
    found.supply = 57
    s.step(w.DAY_END)
    assert s.game.owner[PLACE["acre"]] == s.role("crusader")
    assert s.events("captured")[0]["reason"] == "hunger"
    s, found = camp("knight 5")
    found.men[CLASS["mamluk_on_foot"]] = 0
    s.step(w.DAY_END)
    assert s.events("captured")[0]["reason"] == "no_commander"


def test_2_67_capture_gives_the_hex_and_ends_the_defenders() -> None:
    s, found = camp("knight 5", "saracen acre: emir 5")
    investment.capture(s.game, found, "negotiation")
    assert s.game.owner[PLACE["acre"]] == s.role("crusader")
    assert s.game.siege_at(PLACE["acre"]) is None
    assert [g.role for g in s.game.groups] == [0]
    again = s.siege("saracen", "acre")
    assert (again.outer, again.line) == (0, 0)
    assert again.supply == 4 * 950


def test_2_68_a_siege_that_is_given_up_restores_everything() -> None:
    s, found = camp("knight 5", "saracen acre: emir 5")
    assert s.group("saracen").inside == 1
    found.outer, found.supply = 3, 10
    s.moves("crusader").do("march g1")
    s.do(next(t for t in s.legal() if t.startswith("to 2010")))
    assert s.game.siege_at(PLACE["acre"]) is None
    assert s.group("saracen").inside == 0
    s.step(w.TURN_START)
    again = s.siege("crusader", "acre")
    assert (again.outer, again.supply) == (0, 4 * 950)


def test_2_68_who_besieges_again_in_the_same_turn_finds_it_as_it_was() -> None:
    s = scene("crusader acre: knight 5", "crusader 2010: knight 5")
    found = s.siege("crusader", "acre")
    found.outer, found.supply, found.men = 3, 10, [0] * len(found.men)
    found.men[CLASS["mamluk_on_foot"]] = 2
    s.moves("crusader").do("march g1", "to 2010", "halt").do("march g2", "to acre", "besiege")
    again = s.game.siege_at(PLACE["acre"])
    assert again is not None
    assert (again.outer, again.supply, sum(again.men), again.manned) == (3, 10, 2, 1)


# --- Relief (2.66) ----------------------------------------------------------------------------


def relief(people: str = "knight 20 spearman 40") -> tuple[Scene, Siege]:
    """Saracens come to the relief of Acre; the besiegers may post watchers."""
    s, found = camp(people, "saracen acre: emir 5")
    s.group("saracen").inside = 0
    s.meeting("saracen", "crusader", "acre", "mount_tabor")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    return s, found


@pytest.mark.parametrize(("spearmen", "knights", "holds"), [(24, 0, False), (24, 1, True)])
def test_2_66_more_watchers_than_soldiers_keep_the_siege(
    spearmen: int, knights: int, holds: bool
) -> None:
    s, found = relief()
    assert (s.asked, s.decider) == ("watch", "crusader")
    assert garrison.soldiers_inside(s.game, found) == 24
    s.do(f"watch spearman {spearmen}")
    if knights:
        s.do(f"watch knight {knights}")
    s.do("done")
    assert bool(found.watched) is holds
    b = s.game.battle
    assert b is not None
    posted = [f for f in b.fighters if b.companies[f.company].status == ranks.WATCHING]
    assert len(posted) == spearmen + knights
    fighting = [f for f in b.fighters if f.side == 1 and f not in posted]
    assert len(fighting) == 60 - spearmen - knights


def test_2_66_watchers_are_told_off_man_by_man_wounded_or_not() -> None:
    s, _ = relief("knight 3 spearman 4")
    assert [text for text in s.legal() if "knight" in text] == [
        "watch knight 1", "watch knight 2", "watch knight 3",
    ]  # fmt: skip
    assert "watch wounded_knight 1" not in s.legal()
    b = s.game.battle
    assert b is not None
    next(f for f in b.fighters if f.cls == CLASS["knight"]).state |= ranks.WOUNDED
    s.game.offer = {}
    assert "watch knight 3" not in s.legal()
    s.do("watch wounded_knight 1", "watch spearman 4")
    # Somebody has to fight: not all can stay by the walls.
    assert s.legal() == ["done", "watch knight 1"]
    s.refused("watch knight 2", "2.66", "somebody_must_fight")
    s.do("watch knight 1", "done")
    left = [one for one in b.companies if one.side == 1 and one.status == ranks.UNPLACED]
    assert len(left) == 1
    assert sorted(f.cls for f in b.fighters if b.companies[f.company] is left[0]) == [
        CLASS["knight"]
    ]


def test_2_66_those_who_come_from_another_hex_do_not_watch() -> None:
    s, _ = camp("knight 5", "saracen acre: emir 5", "crusader acre: spearman 30")
    s.group("saracen").inside = 0
    meeting = s.meeting("saracen", "crusader", "acre", "mount_tabor")
    meeting.arrived = [Arrival(0, 2, PLACE["2010"])]
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do("side a" if s.asked == "side" else s.legal()[0])
    assert not any("spearman" in text for text in s.legal())
    s.do("watch knight 1", "done")
    b = s.game.battle
    assert b is not None
    late = {f.company for f in b.fighters if f.cls == CLASS["spearman"]}
    assert {(b.companies[c].status, b.companies[c].came) for c in late} == {
        (ranks.WAITING, PLACE["2010"])
    }


def test_2_66_without_watchers_the_garrison_restores_itself_and_burns_the_camp() -> None:
    s, found = relief("knight 20 spearman 40 ladder 6")
    found.supply, found.ready[LADDER] = 8, 6
    s.do("done")
    assert not found.watched
    assert found.supply == 4 * 950
    assert found.ready[LADDER] == 0
    assert s.group("crusader").goods[LADDER] == 0


def test_2_66_an_interrupted_siege_takes_nothing_from_full_stores() -> None:
    """What came in by sea above the starting level stays."""
    s, found = relief()
    found.supply = 4 * 2000
    s.do("done")
    assert not found.watched
    assert found.supply == 4 * 2000


@pytest.mark.parametrize(("loser", "goes_on"), [(0, True), (1, False)])
def test_2_66_who_retreats_decides_about_the_siege(loser: int, goes_on: bool) -> None:
    s, found = relief()
    b = s.game.battle
    assert b is not None
    s.do("done")
    b.loser, b.retreat[loser] = loser, (b.edge if loser == 0 else (b.edge + 2) % 4)
    while s.asked == "deploy":
        s.do(s.legal()[0])
    s.game.phase = w.BATTLE_OVER
    s.step(w.BATTLE_OVER)
    while s.asked == "retreat_to":
        s.do(s.legal()[0])
    assert (s.game.siege_at(PLACE["acre"]) is found) is goes_on


# --- Battles before the walls (2.66) ----------------------------------------------------------


def relieved(people: str, watching: int) -> tuple[Scene, Siege]:
    """Besiegers before Acre are attacked, with some of their spearmen left on watch."""
    s = scene(f"crusader acre: {people}", "saracen acre: emir 5")
    found = s.siege("crusader", "acre")
    s.group("saracen").inside = 0
    s.meeting("saracen", "crusader", "acre", "2010")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert (s.asked, s.decider) == ("watch", "crusader")
    return s.do(f"watch spearman {watching}", "done"), found


def test_2_66_with_too_few_watchers_the_garrison_may_fall_on_the_camp() -> None:
    s, found = relieved("knight 6 spearman 6 trebuchet 1", 5)
    found.ready[TREBUCHET] = 1
    assert (s.asked, s.decider) == ("sally_day", "saracen")
    assert "pass" in s.legal()
    assert not any(text.startswith("forage") for text in s.legal())
    assert found.supply == 4 * 950
    s.do("pass")
    assert s.asked == "deploy"
    assert found.ready[TREBUCHET] == 1


def test_2_66_a_sortie_meets_only_the_watchers() -> None:
    s, found = relieved("knight 6 spearman 6 trebuchet 1", 5)
    found.ready[TREBUCHET] = 1
    b = s.game.battle
    assert b is not None
    watching = [c for c, one in enumerate(b.companies) if one.status == ranks.WATCHING]
    posted = [f for f in b.fighters if f.company in watching]
    before = [f.dump() for f in b.fighters if f not in posted]
    s.chance(4).do(next(text for text in reversed(s.legal()) if text.startswith("raid")))
    assert s.asked == "deploy"
    assert s.events("raided")
    assert [f.dump() for f in b.fighters if f not in posted] == before
    assert all((f.side, f.company in watching) == (1, True) for f in posted)
    assert any(f.state for f in posted)


def test_2_66_enough_watchers_keep_the_siege_up() -> None:
    s, found = relieved("knight 60 spearman 60", 25)
    assert found.watched == 1
    assert s.asked == "deploy"


def test_2_66_armed_peasants_in_sheltered_groups_are_no_soldiers() -> None:
    s, found = camp("knight 5", "saracen acre: emir 1 armed_peasant 6")
    alone = garrison.soldiers_inside(s.game, found)
    s.group("saracen").men[CLASS["armed_peasant"]] = 0
    assert garrison.soldiers_inside(s.game, found) == alone


# --- Works that others had begun (2.62) -------------------------------------------------------


def test_2_62_engines_of_others_are_not_the_besiegers() -> None:
    s = scene("jerusalem acre: knight 5", "egypt acre: engineer 1 knight 5", scenario="nile")
    s.own("syria", "acre")
    found = s.siege("jerusalem", "acre")
    s.group("egypt").inside = 0
    for group in s.game.groups:
        works.start_building(s.game, group, LADDER)
    works.finish_work(s.game)
    assert s.group("egypt").goods[LADDER] == 6
    assert found.ready[LADDER] == 0


def test_2_62_a_group_that_joins_another_brings_its_work_and_its_hunger() -> None:
    s = scene("crusader acre: knight 5", "crusader acre: engineer 1 spearman 5")
    host, small = s.game.groups
    works.start_building(s.game, small, TREBUCHET)
    small.hungry, small.desert, small.moved = 5, 1, 1
    merge(s.game, small, host)
    assert (host.hungry, host.desert, host.moved) == (5, 1, 1)
    assert (host.building, host.work, host.crews) == (TREBUCHET, 2, 1)


def test_2_62_only_those_who_began_the_work_count() -> None:
    s = scene("crusader acre: engineer 1 knight 5")
    group = s.group("crusader")
    works.start_building(s.game, group, MANGONEL)
    group.men[ENGINEER] += 2
    group.men[CLASS["knight"]] += 10
    works.finish_work(s.game)
    assert group.goods[MANGONEL] == 1


def test_2_63_what_cannot_be_carried_can_be_left_behind() -> None:
    s = scene("crusader tyre: engineer 1 knight 5 trebuchet 2 mule 2 supplies 50")
    s.moves("crusader").refused("march g1", "2.63", "cannot_carry_engines")
    s.phase(w.REORGANISE)
    s.refused("abandon g1 ram 1", "2.63", "only_so_many", role="crusader")
    s.do("abandon g1 trebuchet 2", "abandon g1 mule 1", role="crusader")
    assert s.group("crusader").goods[TREBUCHET] == 0
    assert s.group("crusader").goods[SUPPLIES] == 25
    assert "march g1" in s.moves("crusader").legal()


def test_2_62_work_is_finished_at_the_end_of_the_turn() -> None:
    s = scene("crusader tyre: engineer 1 spearman 5", "saracen cairo: emir 3")
    works.start_building(s.game, s.group("crusader"), LADDER)
    s.step(w.INCOME)
    assert s.game.turn == 2
    assert s.group("crusader").goods[LADDER] == 6


def test_2_66_the_wounded_of_the_garrison_are_soldiers_too() -> None:
    s, found = camp("knight 5")
    before = garrison.soldiers_inside(s.game, found)
    found.hurt = [Wounded(CLASS["mamluk_on_foot"], 2), Wounded(CLASS["armed_peasant"], 2)]
    assert garrison.soldiers_inside(s.game, found) == before + 1
