"""2.83-2.89 On the field: panic, rout, challenges, who falls, fire (E 91-93)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from levant.croisades import combat, line, morale, ranks, stances
from levant.croisades import words as w
from levant.croisades.fights import Battle, Company
from levant.croisades.game import Game
from levant.croisades.morale import Melee
from levant.croisades.ranks import COMMANDED, DEAD, PANIC, ROUT, STUNNED, TESTED, WOUNDED
from levant.croisades.records import Wounded
from levant.croisades.roster import CLASS
from levant.croisades.tables import MAP
from tests.croisades.scene import Scene, scene
from tests.croisades.test_2_8_command import field, one


def beside_the_enemy() -> tuple[Scene, Battle, int]:
    """A spearman who cannot run without passing an enemy; the others have tested already."""
    s, b = field("spearman 3 sergeant 1", "saracen 1908: light_mamluk 5")
    b.companies[0].place = 4
    for f in b.fighters:
        f.state |= TESTED
    return s, b, one(b, "spearman")


# --- Panic and rout (2.85-2.89) ---------------------------------------------------------------


def test_2_85_attackers_of_the_panicked_gain_a_column_and_fear_nothing() -> None:
    s, b = field("knight 3", "saracen 1908: light_mamluk 1 fatimid_foot 5")
    knight, mark = b.fighters[one(b, "knight")], b.fighters[one(b, "fatimid_foot")]
    calm = combat.column_of(b, [knight], mark, Melee())
    mark.state = PANIC
    assert combat.column_of(b, [knight], mark, Melee()) == calm + 1
    s.dice(10)
    mark.state = PANIC
    knight_before = knight.state
    combat.fight(s.game, b, [knight], mark, Melee(shift=-9))
    assert knight.state == knight_before


def test_2_85_panic_ends_by_a_commander_or_by_distance() -> None:
    s, b = field("sergeant 1 spearman 5")
    i = one(b, "spearman")
    b.fighters[i].state = PANIC
    line.run_or_rally(s.game, b, i)
    assert b.fighters[i].state == 0
    b.fighters[one(b, "sergeant")].state = DEAD
    b.fighters[i].state = PANIC
    b.companies[0].place = 3
    line.run_or_rally(s.game, b, i)
    assert b.fighters[i].state == PANIC
    b.companies[0].place = 1
    line.run_or_rally(s.game, b, i)
    assert b.fighters[i].state == 0


def test_2_86_the_routed_run_until_a_commander_stops_them_or_they_are_gone() -> None:
    s, b = field("spearman 5")
    i = one(b, "spearman")
    b.fighters[i].state = ROUT
    line.run_or_rally(s.game, b, i)
    assert b.fighters[i].state & ranks.GONE
    s, b = field("sergeant 1 spearman 5")
    i = one(b, "spearman")
    b.fighters[i].state = ROUT
    line.run_or_rally(s.game, b, i)
    assert b.fighters[i].state == 0


def test_2_85_panic_past_an_enemy_becomes_rout() -> None:
    s, b, i = beside_the_enemy()
    b.fighters[i].state = 0
    s.dice(1, 1)  # two challenges that do nothing
    morale.panic(s.game, b, i, Melee())
    assert b.fighters[i].state & ROUT


def test_2_89_inside_walls_there_is_panic_but_no_rout() -> None:
    s, b = field("spearman 3 sergeant 1")
    i = one(b, "spearman")
    morale.rout(s.game, b, i, Melee(walls=True))
    assert b.fighters[i].state & PANIC
    assert not b.fighters[i].state & ROUT


def test_2_89_the_fleeing_threaten_nobody_and_the_surrounded_are_wounded() -> None:
    s, b = field("spearman 1 knight 4", "saracen 1908: light_mamluk 3")
    b.companies[0].place = 4
    for f in b.fighters:
        if f.cls == CLASS["knight"]:
            f.state = DEAD
    assert morale.surrounded(b, 0)
    i = one(b, "spearman")
    s.dice(1)
    morale.panic(s.game, b, i, Melee())
    assert b.fighters[i].state & WOUNDED
    for f in b.fighters:
        if f.side == 1:
            f.state = ROUT
    assert morale.foes_in_contact(b, 0) == 0


def test_2_87_whoever_sees_the_enemy_flee_may_follow() -> None:
    s, b = field("knight 4", "saracen 1908: light_mamluk 3")
    b.companies[0].place = b.companies[1].place = 2
    line.follow_up(s.game, b, 0, 1)
    assert b.companies[0].place == 2
    for f in b.fighters:
        if f.side == 1:
            f.state = PANIC
    s.dice()  # 2.89: the fleeing challenge nobody
    line.follow_up(s.game, b, 0, 1)
    assert b.companies[0].place == 3
    for f in b.fighters:
        f.hunger = 2
    line.follow_up(s.game, b, 0, 1)
    assert b.companies[0].place == 3  # half of nine points is no band


@pytest.mark.parametrize(("foes", "state"), [(1, [WOUNDED, 0, 0]), (2, [WOUNDED, WOUNDED, 0])])
def test_2_87_who_follows_up_to_steady_enemies_is_challenged(foes: int, state: list[int]) -> None:
    """Decision 93: a man for each of them; 7 wounds."""
    s, b = field("knight 3", f"saracen 1908: light_mamluk 3 emir {foes}")
    b.companies[0].place = b.companies[1].place = 2
    b.companies.append(Company(1, wing=1, place=3, status=ranks.FIELD, owner=1))
    for f in b.fighters:
        if f.cls == CLASS["light_mamluk"]:
            f.state = PANIC
        elif f.side == 1:
            f.company = 2
    s.dice(*[7] * foes)
    line.follow_up(s.game, b, 0, 1)
    assert s.rolled
    assert b.companies[0].place == 3
    assert [f.state for f in b.fighters if f.side == 0] == state


@pytest.mark.parametrize("flight", [morale.panic, morale.rout])
def test_2_85_who_flees_displaces_a_friend_behind_him_who_tests(
    flight: Callable[[Game, Battle, int, Melee], None],
) -> None:
    s, b = field("sergeant 1 spearman 4")
    b.companies[0].place = 2
    b.companies.append(Company(0, wing=1, place=1, status=ranks.FIELD))
    first, second = one(b, "spearman"), one(b, "spearman", 1)
    for f in b.fighters:
        f.state = TESTED
    b.fighters[second].company, b.fighters[second].state = 2, 0
    s.dice(1)
    flight(s.game, b, first, Melee())
    assert s.rolled
    assert b.fighters[second].state == TESTED


def test_2_84_who_is_killed_in_flight_displaces_nobody() -> None:
    s, b, i = beside_the_enemy()
    b.companies.append(Company(0, wing=1, place=1, status=ranks.FIELD))
    b.fighters[one(b, "spearman", 1)].company = 2
    b.fighters[one(b, "spearman", 1)].state = 0
    s.dice(10)
    morale.rout(s.game, b, i, Melee())
    assert b.fighters[i].state & DEAD
    assert s.rolled


@pytest.mark.parametrize(("die", "state"), [(5, 0), (6, WOUNDED), (8, WOUNDED), (9, DEAD)])
def test_2_85_panic_adds_one_to_the_challenge(die: int, state: int) -> None:
    s, b, i = beside_the_enemy()
    b.fighters[i].state = 0
    s.dice(die, *[1] * (die < 9))  # panic, then rout, which is challenged with +2
    morale.panic(s.game, b, i, Melee())
    assert s.rolled
    assert b.fighters[i].state & (WOUNDED | DEAD) == state


@pytest.mark.parametrize(("die", "state"), [(4, 0), (5, WOUNDED), (7, WOUNDED), (8, DEAD)])
def test_2_86_rout_adds_two_to_the_challenge(die: int, state: int) -> None:
    s, b, i = beside_the_enemy()
    s.dice(die)
    morale.rout(s.game, b, i, Melee())
    assert b.fighters[i].state & (WOUNDED | DEAD) == state


def test_2_83_the_enemy_attacks_worse_near_the_chief() -> None:
    _, b = field("king 1 knight 4", "saracen 1908: light_mamluk 3")
    knight, foe = b.fighters[one(b, "knight")], b.fighters[one(b, "light_mamluk")]
    near = combat.column_of(b, [foe, foe, foe], knight, Melee())
    b.fighters[one(b, "king")].state = STUNNED
    assert combat.column_of(b, [foe, foe, foe], knight, Melee()) == near + 1


@pytest.mark.parametrize(("bands", "far"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_2_69_short_medium_and_long_range(bands: int, far: int) -> None:
    assert combat.reach(bands) == far


@pytest.mark.parametrize(
    ("people", "state", "hunger", "points"),
    [("knight", 0, 0, 10), ("knight", WOUNDED, 0, 5), ("spearman", 0, 0, 6),
     ("spearman", 0, 2, 5), ("spearman", 0, 4, 4), ("spearman", 0, 8, 3),
     ("spearman", WOUNDED, 8, 1)],
)  # fmt: skip
def test_2_72_wounds_and_hunger_slow_a_man_on_the_field(
    people: str, state: int, hunger: int, points: int
) -> None:
    _, b = field(f"{people} 3")
    fighter = b.fighters[one(b, people)]
    fighter.state, fighter.hunger = state, hunger
    assert ranks.allowance(fighter) == points


@pytest.mark.parametrize(
    ("people", "hunger", "places"),
    [("spearman", 0, [1, 2, 3, 4, 6]), ("spearman", 2, [1, 2, 3, 4, 5]),
     ("spearman", 4, [0, 1, 2, 3, 4]), ("halberdier", 4, [0, 1, 1, 2, 3]),
     ("knight", 0, [2, 4, 6, 8, 9]), ("knight", 2, [1, 3, 5, 7, 9])],
)  # fmt: skip
def test_2_72_each_point_of_tactical_movement_counts(
    people: str, hunger: int, places: list[int]
) -> None:
    """S2: a band is five points; what is left of them helps in the next turn on the same way."""
    _, b = field(f"{people} 3")
    b.gap = b.companies[1].place = 9
    for f in b.fighters:
        f.hunger = hunger
    stood = []
    for _ in range(5):
        line.advance(b, 0)
        stood.append(b.companies[0].place)
    assert stood == places


def test_2_72_who_stops_or_turns_begins_a_new_band() -> None:
    s, b = field("spearman 3")
    for f in b.fighters:
        f.hunger = 4
    b.companies[0].place = 2
    line.advance(b, 0)
    assert (b.companies[0].place, b.companies[0].stride) == (2, 4)
    line.fall_back(b, 0)
    assert (b.companies[0].place, b.companies[0].stride) == (2, -4)
    line.fall_back(b, 0)
    assert (b.companies[0].place, b.companies[0].stride) == (1, -3)
    b.side, b.companies[0].stance = 0, w.HOLD
    line.movement(s.game, b)
    assert b.companies[0].stride == 0


def test_2_72_hungry_knights_reach_less_far_with_a_charge() -> None:
    _, b = field("knight 3")
    b.wings = [MAP["crossroads"]] * 3
    b.companies[0].place = 2
    assert stances.charge_possible(b, 0)
    for f in b.fighters:
        f.hunger = 2
    assert not stances.charge_possible(b, 0)
    b.companies[0].place = 3
    assert stances.charge_possible(b, 0)


def test_2_53_the_wounded_do_not_hold_their_company_back() -> None:
    """Decision 92: they lag and do not strike; alone they go as fast as they can."""
    s, b = field("sergeant 1 spearman 3", "saracen 1908: light_mamluk 1")
    b.companies[0].place, b.companies[0].stance, b.side = 3, w.ADVANCE, 0
    hurt = b.fighters[one(b, "spearman")]
    hurt.state = WOUNDED
    line.movement(s.game, b)
    assert b.companies[0].place == 4
    assert hurt.state & ranks.LAGGING
    s.dice(6)  # the sergeant and two spearmen against one; the wounded man is not there yet
    line.melees(s.game, b)
    assert s.rolled
    b.companies[0].stance, b.companies[0].moved = w.HOLD, 0
    line.movement(s.game, b)
    assert not hurt.state & ranks.LAGGING
    for f in b.fighters:
        f.state = WOUNDED
    assert stances.company_allowance(b, 0) == 3


@pytest.mark.parametrize(
    ("ours", "theirs", "moved", "home"),
    [(w.CHARGE, w.HOLD, 2, True), (w.CHARGE, w.CHARGE, 2, False), (w.CHARGE, w.HOLD, 0, False),
     (w.ADVANCE, w.HOLD, 2, False)],
)  # fmt: skip
def test_2_84_a_countercharge_takes_the_shock_from_a_charge(
    ours: int, theirs: int, moved: int, home: bool
) -> None:
    """S3."""
    _, b = field("knight 3", "saracen 1908: emir 3 fatimid_foot 2")
    b.companies[0].stance, b.companies[0].moved, b.companies[1].stance = ours, moved, theirs
    assert line.charges_home(b, 0, 1) is home
    for f in b.fighters:
        if f.cls == CLASS["emir"]:
            f.state = DEAD
    assert line.charges_home(b, 0, 1) is (ours == w.CHARGE and moved > 0)  # nobody rides there


def test_2_84_who_falls_weighs_by_his_rank() -> None:
    """3.12: an officer 1, a noble 2, the commander in chief 3, and 2 in all later turns."""
    s, b = field("king 1 baron 1 knight 2 clergy 1")
    s.chance()
    for name in ("knight", "baron", "king"):
        morale.kill(s.game, b, b.fighters[one(b, name)], Melee())
    assert b.slain == [(0, 0, 1), (0, 0, 2), (0, 0, 3)]
    assert b.chief_dead == [1, 0]
    s, b = field("baron 1 knight 2")
    s.chance()
    morale.kill(s.game, b, b.fighters[one(b, "baron")], Melee())
    assert b.slain == [(0, 0, 3)]  # here the baron was the chief


def test_2_57_the_wounded_come_to_the_battle_as_they_are() -> None:
    s = scene("crusader 1908: knight 3", "saracen 1908: emir 3")
    s.group("crusader").hurt = [Wounded(CLASS["baron"], 2)]
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    b = s.game.battle
    assert b is not None
    baron = b.fighters[one(b, "baron")]
    assert (baron.state, baron.turns) == (WOUNDED, 2)
    assert len([f for f in b.fighters if f.side == 0]) == 4


def test_2_53_who_was_pushed_back_sits_out_one_own_turn() -> None:
    """S3: he does not attack in his next turn, then he does."""
    s, b = field("knight 1", "saracen 1908: light_mamluk 1")
    for company in b.companies:
        company.place, company.stance = 2, w.HOLD
    b.fighters[0].state = ranks.BACK
    b.side = 0
    s.dice()
    line.battle_round(s.game)
    assert b.fighters[0].state & ranks.BACK == 0
    b.side = 0
    s.dice(6)  # 24 against 10, and mounted: 1:1
    line.battle_round(s.game)
    assert s.rolled


def test_2_53_with_nobody_before_it_a_company_goes_to_the_next_wing() -> None:
    _, b = field("knight 3")
    for wing, foe in ((0, 2), (2, 0)):
        b.companies[0].wing, b.companies[1].wing = wing, foe
        line.advance(b, 0)
        assert b.companies[0].wing == 1


@pytest.mark.parametrize(
    ("stance", "moved", "shots"), [(w.ADVANCE, 1, 5), (w.ADVANCE, 0, 0), (w.HOLD, 1, 0)]
)
def test_2_83_defensive_fire_falls_on_those_who_come_up(
    stance: int, moved: int, shots: int
) -> None:
    s, b = field("knight 3", "saracen 1908: light_mamluk 1 sudanese_archer 5")
    b.companies[0].place = 3
    b.companies[0].stance, b.companies[0].moved = stance, moved
    for f in b.fighters:
        f.state |= COMMANDED
    s.dice(*[1, 10] * shots)  # whom, and a miss
    line.defensive_fire(s.game, b)
    assert s.rolled


@pytest.mark.parametrize(
    ("before", "happens", "after"),
    [(0, "E", WOUNDED), (WOUNDED, "E", DEAD), (STUNNED, "E", DEAD), (0, "D", STUNNED),
     (STUNNED, "D", DEAD), (WOUNDED, "D", DEAD), (0, "C", ranks.BACK), (WOUNDED, "C", ranks.BACK),
     (STUNNED, "C", DEAD), (0, "F", DEAD), (0, "-", 0)],
)  # fmt: skip
def test_what_the_letters_of_the_tables_do(before: int, happens: str, after: int) -> None:
    """S3: who is stunned or wounded dies of another wound or stun; the stunned cannot fall back."""
    s, b = field("sergeant 1 spearman 5")
    fighter = b.fighters[one(b, "spearman")]
    fighter.state = before
    morale.suffer(s.game, b, fighter, Melee(), happens)
    assert fighter.state & ~before == after or fighter.state == after


def test_who_is_stunned_recovers_after_one_own_turn() -> None:
    s, b = field("sergeant 1 spearman 5", "saracen 1908: light_mamluk 3")
    fighter, foe = b.fighters[one(b, "spearman")], b.fighters[one(b, "light_mamluk")]
    fighter.state, foe.state = STUNNED, STUNNED
    b.side = 0
    line.battle_round(s.game)
    assert not fighter.state & STUNNED
    assert foe.state & STUNNED


def test_2_84_the_death_of_the_chief_shakes_the_next_wing_that_of_an_officer_does_not() -> None:
    for name, shaken in (("king", True), ("knight", False)):
        s, b = field("king 1 knight 1 sergeant 1 spearman 3")
        b.companies.append(Company(wing=2, place=0, status=ranks.FIELD))
        spear = b.fighters[one(b, "spearman")]
        spear.company = 2
        s.chance()
        morale.kill(s.game, b, b.fighters[one(b, name)], Melee())
        assert bool(spear.state & TESTED) is shaken
        lost = morale.leaders_lost(b, spear)
        assert lost == (3 if shaken else 0)


@pytest.mark.parametrize(("behind", "shaken"), [("spearman", True), ("knight", False)])
def test_2_84_who_is_displaced_tests_unless_he_is_of_higher_rank(behind: str, shaken: bool) -> None:
    s, b = field("sergeant 2 spearman 2 knight 1")
    b.companies[0].place = 2
    b.companies.append(Company(wing=1, place=1, status=ranks.FIELD))
    other = b.fighters[one(b, behind)]
    other.company = 2
    s.chance()
    morale.displace(s.game, b, b.fighters[one(b, "sergeant")], Melee())
    assert bool(other.state & TESTED) is shaken


def test_3_12_the_chief_who_fell_this_turn_does_not_count_twice() -> None:
    _, b = field("sergeant 1 spearman 5")
    i = one(b, "spearman")
    base = morale.modified_morale(b, i, Melee())
    b.chief_dead[0] = 1
    assert morale.modified_morale(b, i, Melee()) == base
    b.chief_dead[0] = 2
    assert morale.modified_morale(b, i, Melee()) == base - 2


@pytest.mark.parametrize(
    ("stance", "retreat", "shots"), [(w.SHOOT, -1, 4), (w.HOLD, -1, 0), (w.HOLD, 0, 4)]
)
def test_2_56_who_shoots_and_who_retreats_shoots(stance: int, retreat: int, shots: int) -> None:
    s, b = field("sergeant 1 archer 4")
    b.companies[0].stance, b.retreat[0], b.side = stance, retreat, 0
    s.dice(*[1, 10] * shots)  # whom, and a miss
    line.offensive_fire(s.game, b)
    assert s.rolled


@pytest.mark.parametrize(
    ("people", "ground", "possible"),
    [("knight 3", "crossroads", True), ("turcopole 3", "crossroads", False),
     ("knight 3", "forest", False)],
)  # fmt: skip
def test_a_charge_needs_heavy_cavalry_and_open_ground(
    people: str, ground: str, possible: bool
) -> None:
    _, b = field(people)
    b.wings = [MAP[ground]] * 3
    b.companies[0].place = 3
    assert stances.charge_possible(b, 0) is possible
    b.companies[0].place = 4
    assert not stances.charge_possible(b, 0)  # no room to gather speed
