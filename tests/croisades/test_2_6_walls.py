"""2.64, 2.69 Assaults and the camp, die by die (S8)."""

from __future__ import annotations

import pytest

from levant.croisades import (
    assault,
    combat,
    garrison,
    investment,
    outcome,
    ramparts,
    siege,
    works,
)
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.custody import held
from levant.croisades.fights import Fighter, Job, Siege
from levant.croisades.ranks import DEAD, STUNNED, WOUNDED
from levant.croisades.records import Wounded
from levant.croisades.roster import (
    CLASS,
    LADDER,
    MANGONEL,
    RAM,
    SCREEN,
    TOWER,
    TREBUCHET,
)
from tests.croisades.scene import Scene, scene
from tests.croisades.test_2_6_siege import camp


def storming(people: str, *more: str) -> tuple[Scene, Siege]:
    """An assault on Acre that waits for its next round; only the sheltered defend it."""
    s, found = camp(people, *more)
    found.men, found.ballistas, found.oil = [0] * len(found.men), 0, 0
    assault.begin_assault(s.game, found)
    s.game.offer = {}
    return s, found


def test_2_64_the_besieger_may_use_his_day_for_an_assault() -> None:
    s, found = camp("knight 5")
    found.outer = 4
    s.dice(9, 1).step(w.DAY_START).do("assault")
    assert (s.asked, s.decider) == ("storm", "crusader")
    s.do("call_off")
    assert s.asked == "rations"


def test_2_64_four_pass_a_breach_two_a_gate_and_two_each_tower() -> None:
    found = Siege()
    assert assault.width(found) == 0
    found.outer = 4
    assert assault.width(found) == 4
    found.gate = 1
    assert assault.width(found) == 6
    found.ready[TOWER] = 2
    assert assault.width(found) == 10
    found.line = 1  # the inner wall still stands
    assert assault.width(found) == 6


@pytest.mark.parametrize(
    ("climbing", "foothold", "front"), [(0, 0, 4), (3, 0, 7), (0, 2, 6), (1, 1, 6)]
)
def test_2_64_only_those_who_reach_the_wall_fight(climbing: int, foothold: int, front: int) -> None:
    """One combat for each of the foremost, and one against each: a 6 hurts nobody here."""
    s, found = storming("knight 20", "saracen acre: royal_mamluk 10")
    found.outer = 4
    assert s.game.assault is not None
    s.game.assault.climbing, s.game.assault.foothold = climbing, foothold
    s.dice(*[6] * 2 * front).do("press", "stand")
    assert s.rolled


@pytest.mark.parametrize(("screens", "shots"), [(0, 2), (1, 4), (3, 8)])
def test_2_64_besiegers_shoot_from_behind_their_screens(screens: int, shots: int) -> None:
    s, found = storming("knight 1 archer 10", "saracen acre: royal_mamluk 10")
    found.ready[SCREEN] = screens
    s.dice(*[1, 10] * shots).do("press", "stand")  # whom, and a miss
    assert s.rolled


@pytest.mark.parametrize(("die", "gate"), [(3, 1), (4, 0)])
def test_2_64_a_ram_breaks_the_gate_on_three_or_less(die: int, gate: int) -> None:
    s, found = storming("knight 5", "saracen acre: royal_mamluk 10")
    found.ready[RAM] = 1
    s.dice(die).do("press", "stand")
    assert found.gate == gate


def test_2_64_behind_the_ramparts_the_gate_is_another_one() -> None:
    s, found = storming("knight 5", "saracen acre: royal_mamluk 10")
    found.gate, found.ready[LADDER] = 1, 6
    s.do("press", "yield")
    assert (found.line, found.gate) == (1, 0)


def test_2_64_an_assault_lasts_ten_rounds() -> None:
    s, _ = storming("knight 5", "saracen acre: royal_mamluk 10")
    for _ in range(10):
        assert s.asked == "storm"
        s.do("press", "stand")
    assert s.asked == "rations"


def test_2_64_oil_falls_on_climbers_a_barrel_each() -> None:
    s, found = storming("knight 20 ladder 3", "saracen acre: royal_mamluk 10")
    found.oil, found.ready[LADDER] = 5, 3
    assert s.game.assault is not None
    s.game.assault.climbing = 3
    # Three barrels that miss; three climbers who do nothing; three times three who stun one.
    s.dice(10, 10, 10, *[6] * 6)
    s.do("press", "stand")
    assert found.oil == 2
    assert s.rolled


@pytest.mark.parametrize(
    ("die", "state"), [(2, DEAD), (4, WOUNDED), (6, STUNNED), (9, WOUNDED), (10, 0)]
)
def test_2_64_oil_attacks_a_climber_at_five_to_one(die: int, state: int) -> None:
    """S8: a 9 only forces him back, but from a ladder he falls (decision 95)."""
    s, found = storming("clergy 1 ladder 1", "saracen acre: royal_mamluk 1")
    found.oil = 1
    b = s.game.battle
    assert b is not None
    s.dice(die)
    assault.pour_oil(s.game, found, b, [b.fighters[0]])
    assert b.fighters[0].state == state
    assert found.oil == 0


# --- Walls (2.64, 2.69) -----------------------------------------------------------------------


def test_2_64_the_inner_wall_only_behind_a_breach() -> None:
    s, found = camp("knight 5 engineer 1 ram 2")
    found.ready[RAM] = 2
    s.dice(10, 10, 10, 10, 10)
    for _ in range(4):
        siege.batter(s.game, found)
    assert (found.outer, found.inner) == (4, 0)
    siege.batter(s.game, found)
    assert (found.outer, found.inner) == (4, 1)


def test_2_64_battering_costs_throwing_engines_not_rams() -> None:
    s, found = camp("knight 5 engineer 1 ram 1 mangonel 3")
    found.ready[RAM], found.ready[MANGONEL] = 1, 3
    s.dice(1)
    siege.batter(s.game, found)
    assert (found.ready[RAM], found.ready[MANGONEL]) == (1, 0)
    assert s.group("crusader").goods[MANGONEL] == 0
    found.ready[RAM], found.ready[TREBUCHET] = 0, 2
    s.dice(1)  # six points: two are lost, and a trebuchet is worth three
    siege.batter(s.game, found)
    assert found.ready[TREBUCHET] == 2
    found.ready[RAM], found.ready[TREBUCHET] = 2, 0
    s.dice(1)
    siege.batter(s.game, found)
    assert found.ready[RAM] == 2


def test_2_64_who_holds_the_ramparts_batters_the_inner_wall() -> None:
    s, found = camp("knight 5 ram 1")
    found.ready[RAM], found.outer, found.line = 1, 1, 1
    s.dice(10)
    siege.batter(s.game, found)
    assert (found.outer, found.inner) == (1, 1)


def test_2_64_an_assault_needs_a_way_onto_the_walls() -> None:
    s, found = camp("knight 5")
    s.dice(9, 1).step(w.DAY_START)
    s.refused("assault", "2.64", "no_way_onto_the_walls")
    found.outer = 4
    assert siege.ways_in(found)


def test_2_69_ladders_are_climbed_in_one_round_and_left_in_the_next() -> None:
    s, found = camp("knight 10 ladder 6")
    found.ready[LADDER] = 6
    s.chance(3)
    assault.begin_assault(s.game, found)
    s.game.site = PLACE["acre"]
    s.game.offer = {}
    s.do("press", "stand")
    assert s.game.assault is not None
    assert s.game.assault.climbing == 6
    assert s.game.assault.foothold == 0


def last_two(fed: int) -> Scene:
    """A wounded Royal Mamluk and a javelinman hold a breach of Acre against a knight."""
    s, found = camp("knight 1", "saracen acre: javelinman 1")
    found.men, found.ballistas, found.outer = [0] * len(found.men), 0, 4
    found.fed = fed
    s.group("saracen").hurt = [Wounded(CLASS["royal_mamluk"], 2)]
    assault.begin_assault(s.game, found)
    s.game.offer = {}
    return s


@pytest.mark.parametrize(
    ("fed", "die", "holds"),
    [(garrison.FULL, 6, True), (garrison.FULL, 7, False), (garrison.HALF, 5, True),
     (garrison.HALF, 6, False)],
)  # fmt: skip
def test_2_84_rampart_and_rations_count_when_the_defenders_strike_back(
    fed: int, die: int, holds: bool
) -> None:
    """The javelinman is pushed back; the Mamluk falls in his own attack at 1:1, or 1:2; the other
    then tests 5 - 1 - 1 + 3, less what hunger takes."""
    s = last_two(fed)
    s.dice(6, 10, die).do("press", "stand")
    assert s.rolled
    assert (s.asked == "storm") is holds
    assert (s.game.battle is None) is not holds


def test_2_84_turns_since_the_chief_fell_are_counted_in_an_assault() -> None:
    s, found = camp("knight 10 ladder 6")
    found.ready[LADDER] = 6
    assault.begin_assault(s.game, found)
    b = s.game.battle
    assert b is not None
    b.chief_dead = [0, 1]
    s.game.offer = {}
    s.chance(3).do("press", "stand")
    assert b.chief_dead == [0, 2]
    s.do("press", "stand")
    assert b.chief_dead == [0, 3]


def test_2_64_falling_back_keeps_half_the_supplies() -> None:
    s, found = camp("knight 10 ladder 6")
    found.ready[LADDER] = 6
    before = found.supply
    assault.begin_assault(s.game, found)
    s.game.offer = {}
    s.do("press", "yield")
    assert found.line == 1
    assert found.supply == before // 2


def test_2_64_the_last_line_is_the_place() -> None:
    s, found = camp("knight 10 ladder 6")
    found.line, found.ready[LADDER] = 1, 6
    assault.begin_assault(s.game, found)
    s.game.offer = {}
    s.do("press", "yield")
    assert s.game.owner[PLACE["acre"]] == s.role("crusader")
    assert s.events("captured")[0]["reason"] == "assault"


def test_2_69_javelins_slings_and_daggers_do_not_go_through_slits() -> None:
    slits = {name: assault.slit_weapon(Fighter(CLASS[name])) for name in (
        "sudanese_archer", "saracen_crossbowman", "javelinman", "slinger", "assassin")}  # fmt: skip
    assert slits == {
        "sudanese_archer": True, "saracen_crossbowman": True, "javelinman": False,
        "slinger": False, "assassin": False,
    }  # fmt: skip


def test_2_69_height_shortens_daggers_and_javelins() -> None:
    assert [combat.raised("dagger", 0, levels) for levels in (0, 1, 2, 3)] == [0, 1, 2, 3]
    assert combat.raised("javelin", 1, 1) == 1
    assert combat.raised("javelin", 1, 2) == 2
    assert combat.raised("short_bow", 1, 3) == 1


def test_2_61_soldiers_out_of_command_neither_attack_nor_shoot_from_the_walls() -> None:
    s, found = camp("knight 1 spearman 20")
    found.men = [0] * len(found.men)
    found.men[CLASS["syrian_on_foot"]] = 1
    found.men[CLASS["syrian_foot"]] = 10
    found.men[CLASS["sudanese_archer"]] = 4
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    ramparts.from_walls(s.game, found, b)
    ramparts.line_up(b)
    ready = [f.cls for f in ramparts.ready(b, 1)]
    assert ready.count(CLASS["syrian_foot"]) == 8  # an NCO's power
    assert CLASS["sudanese_archer"] not in ready  # not his column
    assert [f.cls for f in ramparts.ready(b, 0)].count(CLASS["spearman"]) == 10
    assert len(ramparts.fit(b, 1)) == 15


# --- The camp and the end ---------------------------------------------------------------------


def test_2_62_what_besiegers_build_before_the_walls_stands_ready() -> None:
    s, found = camp("knight 5 engineer 1")
    works.start_building(s.game, s.group("crusader"), LADDER)
    works.finish_work(s.game)
    assert (found.ready[LADDER], s.group("crusader").goods[LADDER]) == (6, 6)
    works.finish_work(s.game)
    assert s.group("crusader").goods[LADDER] == 6


def test_3_5_the_first_capture_of_cairo_is_worth_more_than_the_next() -> None:
    s = scene("jerusalem cairo: knight 5", "syria cairo: emir 5", scenario="nile")
    investment.capture(s.game, s.siege("jerusalem", "cairo"), "assault")
    s.group("syria").inside = 0
    investment.capture(s.game, s.siege("syria", "cairo"), "assault")
    assert [event["value"] for event in s.events("captured")] == [450, 300]
    assert s.game.captured == [PLACE["cairo"]]


def test_3_58_wounded_officers_of_a_garrison_become_prisoners_too() -> None:
    s, found = camp("knight 5")
    found.hurt = [Wounded(CLASS["royal_mamluk"], 2)]
    s.game.options["captures"] = 1
    investment.capture(s.game, found, "negotiation")
    assert [(one.cls, one.one.turns) for one in held(s.game)] == [(CLASS["royal_mamluk"], 2)]


def test_3_58_nobodys_people_are_nobodys_prisoners() -> None:
    s, found = camp("knight 5")
    found.hurt = [Wounded(CLASS["royal_mamluk"], 2)]
    s.game.options["captures"] = 1
    s.game.owner[found.hex] = -1
    investment.capture(s.game, found, "negotiation")
    assert list(held(s.game)) == []


@pytest.mark.parametrize(("fed", "state"), [(4, DEAD), (2, WOUNDED)])
def test_2_65_on_short_rations_the_defenders_strike_back_worse(fed: int, state: int) -> None:
    """Two Mamluks on foot against a priest: 24 to 4 is 6:1, where a 3 kills; at 5:1 it wounds."""
    s, found = camp("clergy 1")
    found.men, found.ballistas, found.oil = [0] * len(found.men), 0, 0
    found.men[CLASS["mamluk_on_foot"]] = 2
    found.outer, found.fed = 4, fed
    assault.begin_assault(s.game, found)
    b = s.game.battle
    assert b is not None
    s.game.offer = {}
    s.dice(6, 3, sixes=[1]).do("press", "stand")
    assert b.fighters[0].state == state


def test_2_64_the_wounded_of_a_garrison_heal() -> None:
    s, found = camp("knight 5")
    before = found.men[CLASS["mamluk_on_foot"]]
    found.hurt = [Wounded(CLASS["mamluk_on_foot"], 1), Wounded(CLASS["mamluk_on_foot"], 3)]
    outcome.heal(s.game)
    assert found.men[CLASS["mamluk_on_foot"]] == before + 1
    assert found.hurt == [(CLASS["mamluk_on_foot"], 2)]


def test_2_63_who_assembles_one_engine_assembles_no_other() -> None:
    s, found = camp("knight 2 engineer 1 trebuchet 2")
    siege.assemble(s.game, found)
    siege.assemble(s.game, found)
    assert found.work == [Job(TREBUCHET, 1, 1)]
    siege.assemble(s.game, found)
    assert (found.ready[TREBUCHET], found.work) == (1, [Job(TREBUCHET, 1, 2)])


@pytest.mark.parametrize(("outer", "inner", "left"), [(4, 0, True), (0, 4, True), (4, 4, False)])
def test_2_64_what_is_breached_is_not_battered_any_more(outer: int, inner: int, left: bool) -> None:
    s, found = camp("knight 5 trebuchet 1")
    found.ready[TREBUCHET], found.outer, found.inner = 1, outer, inner
    s.dice(9, 1).step(w.DAY_START)
    assert ("batter" in s.legal()) is left


def test_2_63_engines_are_assembled_at_the_beginning_of_a_day() -> None:
    s, found = camp("knight 10 engineer 1 ladder 6")
    s.dice(9, 1, 9, 1).step(w.DAY_START)
    assert found.work == [Job(LADDER, 6, 1)]
    s.do("pass", "rations 4")
    assert found.ready[LADDER] == 6
