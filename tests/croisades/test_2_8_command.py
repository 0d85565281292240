"""2.8 Command and morale: power, columns, tests, panic, rout (E 83-93)."""

from __future__ import annotations

import pytest

from levant.croisades import combat, line, morale, ranks
from levant.croisades import words as w
from levant.croisades.fights import Battle, Company
from levant.croisades.morale import Melee
from levant.croisades.ranks import APART, COMMANDED, PANIC, ROUT, STUNNED, TESTED, WOUNDED
from levant.croisades.records import Slain
from levant.croisades.roster import CLASS, MORALE, may_command
from tests.croisades.scene import Scene, scene


def may(leader: str, follower: str) -> bool:
    return may_command(CLASS[leader], CLASS[follower])


def test_2_81_how_many_a_leader_of_each_class_can_command() -> None:
    foot, light = CLASS["spearman"], CLASS["turcopole"]
    for rank, most in ((1, 25), (2, 15), (3, 10)):
        assert ranks.has_power(rank, foot, most - 1, 0)
        assert not ranks.has_power(rank, foot, most, 0)
    assert ranks.has_power(4, foot, 7, 0)
    assert not ranks.has_power(4, foot, 8, 0)
    assert ranks.has_power(4, light, 0, 4)
    assert not ranks.has_power(4, light, 0, 5)
    assert not ranks.has_power(4, light, 1, 0)
    assert not ranks.has_power(3, foot, 5, 5)


def test_2_82_soldiers_obey_only_officers_and_ncos() -> None:
    assert may("knight", "spearman")
    assert may("sergeant", "spearman")
    assert not may("baron", "spearman")
    assert not may("king", "archer")
    assert may("baron", "sergeant")
    assert may("king", "knight")
    assert not may("sergeant", "knight")


@pytest.mark.parametrize(
    ("leader", "follower", "obeys"),
    [
        ("light_mamluk", "horse_archer", True),
        ("light_mamluk", "javelinman", True),
        ("light_mamluk", "slinger", False),
        ("seljuk_heavy", "saracen_crossbowman", True),
        ("seljuk_heavy", "fatimid_foot", False),
        ("syrian_heavy", "slinger", True),
        ("syrian_heavy", "saracen_crossbowman", False),
        ("royal_mamluk", "slinger", True),
    ],
)
def test_2_82_saracen_ncos_command_their_own_column(
    leader: str, follower: str, obeys: bool
) -> None:
    assert may(leader, follower) is obeys


def test_2_82_foot_commands_foot_and_special_people_want_their_ranks() -> None:
    assert may("elite_warrior", "levy")
    assert not may("elite_warrior", "mongol_horse_archer")
    assert may("baron", "clergy")
    assert not may("knight", "clergy")
    assert may("emir", "bedouin")
    assert may("royal_mamluk", "assassin")
    assert not may("light_mamluk", "bedouin")
    assert may("knight", "engineer")
    assert not may("sergeant", "engineer")


@pytest.mark.parametrize(
    ("people", "level"),
    [("king", 15), ("emir", 12), ("knight", 10), ("sergeant", 9), ("clergy", 8), ("assassin", 8),
     ("halberdier", 7), ("syrian_heavy", 7), ("bedouin", 6), ("spearman", 5), ("archer", 4),
     ("engineer", 3), ("armed_peasant", 2), ("civilian", 1)],
)  # fmt: skip
def test_3_12_morale_of_the_classes(people: str, level: int) -> None:
    assert MORALE[CLASS[people]] == level


# --- On the field -----------------------------------------------------------------------------


def field(ours: str, theirs: str = "saracen 1908: emir 3") -> tuple[Scene, Battle]:
    """One company of Crusaders (side 0) and one of Saracens, face to face in the centre."""
    s = scene(f"crusader 1908: {ours}", theirs)
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    b = s.game.battle
    assert b is not None
    for f in b.fighters:
        f.company = f.side
    b.wings = [b.maps[0]] * 3
    b.gap = 4
    b.companies = [
        Company(0, wing=1, place=0, status=ranks.FIELD, owner=0),
        Company(1, wing=1, place=4, status=ranks.FIELD, owner=1),
    ]
    return s, b


def one(b: Battle, name: str, nth: int = 0) -> int:
    """The index of a fighter by his class."""
    return [i for i, f in enumerate(b.fighters) if f.cls == CLASS[name]][nth]


def test_2_82_who_is_led_by_whom() -> None:
    _, b = field("knight 1 sergeant 1 spearman 20")
    led = ranks.led_by(b, 0)
    spears = [i for i, f in enumerate(b.fighters) if f.cls == CLASS["spearman"]]
    assert sum(i in led for i in spears) == 8 + 9  # the sergeant is the knight's tenth man
    assert led[one(b, "sergeant")] == one(b, "knight")


def test_2_82_the_stunned_and_fleeing_do_not_command_the_wounded_do() -> None:
    _, b = field("sergeant 1 spearman 5")
    sergeant = b.fighters[one(b, "sergeant")]
    assert len(ranks.led_by(b, 0)) == 5
    sergeant.state = WOUNDED
    assert len(ranks.led_by(b, 0)) == 5
    for state in (STUNNED, PANIC, ROUT):
        sergeant.state = state
        assert ranks.led_by(b, 0) == {}


def test_2_83_a_soldier_out_of_command_neither_shoots_nor_goes_up_to_an_enemy() -> None:
    s, b = field("archer 5 knight 0 bedouin 0")
    b.companies[0].stance = w.SHOOT
    s.dice()
    line.offensive_fire(s.game, b)
    assert not any(f.state & COMMANDED for f in b.fighters if f.side == 0)
    b.companies[0].place = 3
    line.advance(b, 0)
    assert all(f.state & APART for f in b.fighters if f.side == 0)
    # Nor does he attack in later turns, until somebody commands him.
    s.dice()
    b.companies[0].stance = w.HOLD
    line.melees(s.game, b)
    b.fighters[one(b, "archer")].cls = CLASS["sergeant"]
    line.advance(b, 0)
    assert not any(f.state & APART for f in b.fighters if f.side == 0)


def test_2_83_a_soldier_out_of_command_who_is_attacked_fights_back() -> None:
    s, b = field("archer 5", "saracen 1908: fatimid_foot 5")
    b.companies[0].place = 4
    b.companies[0].stance = w.HOLD
    s.dice(*[6] * 5)
    line.melees(s.game, b)
    assert s.rolled


def test_2_83_others_need_no_command() -> None:
    s, b = field("clergy 5")
    b.companies[0].place = 3
    line.advance(b, 0)
    assert not any(f.state & APART for f in b.fighters if f.side == 0)
    assert s.game.battle is b


@pytest.mark.parametrize(
    ("people", "who", "bonus"),
    [
        ("sergeant 1 spearman 5", "spearman", 0),
        ("spearman 5", "spearman", -1),
        ("clergy 5", "clergy", 0),
        ("king 1 knight 1 sergeant 1 spearman 5", "spearman", 2),
        ("king 1 sergeant 1 spearman 5", "spearman", 0),  # a king commands no sergeant
        ("king 1 baron 1 engineer 5", "engineer", 2),
        ("king 1 baron 1", "baron", 2),
        ("king 1 baron 1", "king", 0),
        ("baron 1 sergeant 1 halberdier 5", "halberdier", 2),  # here the baron is the chief
        ("king 1 baron 1 sergeant 1 halberdier 5", "sergeant", 2),
    ],
)
def test_2_83_command_and_morale(people: str, who: str, bonus: int) -> None:
    _, b = field(people)
    assert ranks.command_bonus(b, one(b, who)) == bonus


def test_2_83_a_noble_who_is_not_the_chief_gives_one() -> None:
    _, b = field("king 1 baron 1 sergeant 1 halberdier 5")
    b.fighters[one(b, "king")].company = 2
    b.companies.append(Company(wing=3, place=0, status=ranks.FIELD))
    b.companies[0].wing = 0
    assert ranks.command_bonus(b, one(b, "halberdier")) == 1


def test_2_83_the_chief_shifts_odds_for_friends_near_him() -> None:
    _, b = field("king 1 knight 4")
    knight, foe = b.fighters[one(b, "knight")], b.fighters[one(b, "emir")]
    for f in b.fighters:
        if f.side == 1:
            f.cls = CLASS["light_mamluk"]
    near = combat.column_of(b, [knight], foe, Melee())
    b.fighters[one(b, "king")].state = STUNNED
    assert combat.column_of(b, [knight], foe, Melee()) == near - 1


# --- Tests (2.84) -----------------------------------------------------------------------------


def test_2_84_foot_charged_by_heavy_cavalry_tests() -> None:
    s, b = field("knight 4", "saracen 1908: light_mamluk 1 fatimid_foot 5")
    b.companies[0].stance = w.CHARGE
    b.companies[0].place = 4
    s.dice(*[1] * 5)
    line.shock(s.game, b)
    tested = [f for f in b.fighters if f.state & TESTED]
    assert {f.cls for f in tested} == {CLASS["fatimid_foot"]}
    assert len(tested) == 5


def test_2_84_the_death_of_an_officer_shakes_equals_and_inferiors() -> None:
    s, b = field("baron 1 knight 2 spearman 3")
    s.dice(*[1] * 9)
    morale.kill(s.game, b, b.fighters[one(b, "knight")], Melee())
    assert not b.fighters[one(b, "baron")].state & TESTED
    assert b.fighters[one(b, "knight", 1)].state & TESTED
    assert all(b.fighters[one(b, "spearman", n)].state & TESTED for n in range(3))


def test_2_84_one_test_for_each_character_and_phase() -> None:
    s, b = field("sergeant 1 spearman 5")
    s.dice(1)
    i = one(b, "spearman")
    morale.check_morale(s.game, b, i, Melee())
    morale.check_morale(s.game, b, i, Melee())
    morale.clear_tests(b)
    assert not b.fighters[i].state & TESTED


@pytest.mark.parametrize(("die", "state"), [(5, 0), (6, PANIC)])
def test_2_84_a_die_above_morale_is_panic(die: int, state: int) -> None:
    s, b = field("sergeant 1 spearman 5")
    s.dice(die)
    i = one(b, "spearman")
    morale.check_morale(s.game, b, i, Melee())
    assert b.fighters[i].state & ~TESTED == state


def test_2_84_morale_of_zero_or_less_is_rout_without_a_die() -> None:
    s, b = field("spearman 1 knight 4")
    i = one(b, "spearman")
    b.fighters[i].state = WOUNDED
    b.companies[0].place = -9
    b.slain = [Slain(0, 0, 9)]
    s.dice(*[1] * 9)
    morale.check_morale(s.game, b, i, Melee())
    assert b.fighters[i].state & ROUT


def level(b: Battle, name: str, melee: Melee | None = None) -> int:
    return morale.modified_morale(b, one(b, name), melee or Melee())


def test_3_12_an_officer_killed_this_turn_weighs_on_every_test_of_the_turn() -> None:
    s, b = field("knight 1 sergeant 1 spearman 5")
    base = level(b, "spearman")
    s.dice(*[1] * 9)
    morale.kill(s.game, b, b.fighters[one(b, "knight")], Melee())
    assert level(b, "spearman") == base - 1
    line.battle_round(s.chance().game)
    assert level(b, "spearman") == base


def test_3_12_friends_who_flee_on_the_next_wing_count() -> None:
    _, b = field("sergeant 1 spearman 5 archer 1")
    base = level(b, "spearman")
    b.companies.append(Company(wing=2, place=0, status=ranks.FIELD))
    archer = b.fighters[one(b, "archer")]
    archer.company, archer.state = 2, PANIC
    assert level(b, "spearman") == base - 1
    b.companies[0].wing = 0
    assert level(b, "spearman") == base


def test_3_12_modifiers() -> None:
    _, b = field("sergeant 1 spearman 5")
    base = MORALE[CLASS["spearman"]]
    assert level(b, "spearman") == base
    friend, foe = b.fighters[one(b, "spearman", 1)], b.fighters[one(b, "emir")]
    friend.state = PANIC
    assert level(b, "spearman") == base - 1
    friend.state = ROUT
    assert level(b, "spearman") == base - 2
    friend.state = 0
    foe.state = PANIC
    assert level(b, "spearman") == base + 1
    foe.state = ROUT
    assert level(b, "spearman") == base + 2
    foe.state = 0
    b.fighters[one(b, "spearman")].state = WOUNDED
    assert level(b, "spearman") == base - 2
    b.fighters[one(b, "spearman")].state = PANIC
    assert level(b, "spearman") == base - 3
    b.fighters[one(b, "spearman")].state = 0
    b.chief_dead[0] = 2
    assert level(b, "spearman") == base - 2


def test_3_12_ramparts_help_the_defender_and_hunger_hurts() -> None:
    _, b = field("knight 3", "saracen 1908: light_mamluk 1 fatimid_foot 5")
    assert level(b, "fatimid_foot", Melee(wall_bonus=3)) == 5 + 3
    assert level(b, "fatimid_foot", Melee(rations=2)) == 5 - 2
    b.fighters[one(b, "fatimid_foot")].hunger = 8
    assert level(b, "fatimid_foot") == 5 - 3


def test_2_84_odds_of_three_to_one_lift_and_press() -> None:
    _, b = field("knight 3", "saracen 1908: light_mamluk 1 fatimid_foot 5")
    knight, mark = b.fighters[one(b, "knight")], b.fighters[one(b, "fatimid_foot")]
    melee = Melee()
    before = level(b, "knight"), level(b, "fatimid_foot")
    melee.odds, melee.gang, melee.mark = 3, [knight], mark
    assert level(b, "knight", melee) == before[0] + 1
    assert level(b, "fatimid_foot", melee) == before[1] - 1
