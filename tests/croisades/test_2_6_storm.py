"""2.64-2.69, 2.85 How walls are stormed: ways, order, ladders, fire, rallies (decisions 90-95)."""

from __future__ import annotations

import pytest

from levant.croisades import assault, combat, morale
from levant.croisades.fights import Assault, Fighter, Siege
from levant.croisades.morale import Melee
from levant.croisades.ranks import DEAD, PANIC, WOUNDED, in_line
from levant.croisades.roster import BALLISTA, CLASS, CLASSES, LADDER, TOWER
from tests.croisades.test_2_6_walls import storming


@pytest.mark.parametrize(("die", "ladders"), [(1, 1), (3, 2)])
def test_2_64_with_who_dies_on_a_ladder_the_ladder_breaks(die: int, ladders: int) -> None:
    """Decision 95: the oil kills a priest, or wounds him; then nobody can hurt anybody."""
    s, found = storming("clergy 1 baron 1 ladder 2", "saracen acre: fatimid_foot 1")
    found.oil, found.ready[LADDER] = 1, 2
    assert s.game.assault is not None
    s.game.assault.climbing = 1
    s.dice(die).do("press", "stand")
    assert found.ready[LADDER] == s.group("crusader").goods[LADDER] == ladders


@pytest.mark.parametrize(
    ("way", "shift"), [(assault.LEVEL, 0), (assault.BY_TOWER, 0), (assault.BY_LADDER, -1)]
)
def test_2_64_the_rampart_shifts_who_climbs_one_column(way: int, shift: int) -> None:
    """Decision 95; the height protects no less when others have a foothold."""
    found = Siege()
    for foothold in (0, 2):
        storm = assault.storming(found, Assault(foothold=foothold), way)
        assert (storm.shift, storm.falls) == (shift, way == assault.BY_LADDER)
        assert storm.wall_bonus == (0 if foothold else 3)


def test_2_64_nobles_storm_last_and_nobody_helps_on_a_ladder() -> None:
    """Decision 95: who is on the wall or in a breach, then towers, then ladders."""
    s, found = storming("king 1 knight 3 halberdier 4", "saracen acre: royal_mamluk 2")
    found.outer, found.ready[TOWER] = 4, 1
    b = s.game.battle
    assert b is not None
    front = assault.foremost(found, b, Assault(climbing=9, foothold=1))
    assert [way for _, way in front] == [0] * 5 + [1] * 2 + [2]
    assert [CLASSES[f.cls] for f, _ in front] == ["knight"] * 3 + ["halberdier"] * 4 + ["king"]
    found.outer, found.ready[TOWER] = 0, 0
    assert s.game.assault is not None
    s.game.assault.climbing = 8
    # Two of eight reach a Mamluk; the two Mamluks strike at two climbers.
    s.dice(6, 6, 6, 6).do("press", "stand")
    assert s.rolled


def test_2_61_riders_fight_about_walls_on_foot() -> None:
    """Decision 90: a knight has 16 and 7 instead of 24 and 13, and no horse to be hit."""
    s, _ = storming("knight 1", "saracen acre: royal_mamluk 1 mamluk_on_foot 1")
    b = s.game.battle
    assert b is not None
    knight, foot, rider = (
        next(f for f in b.fighters if f.cls == CLASS[name])
        for name in ("knight", "mamluk_on_foot", "royal_mamluk")
    )
    assert combat.column_of(b, [knight], foot, Melee()) == 4
    assert combat.column_of(b, [knight], foot, Melee(walls=True)) == 2
    assert combat.column_of(b, [knight, knight], rider, Melee()) == 2
    assert combat.column_of(b, [knight, knight], rider, Melee(walls=True)) == 4


def test_2_67_who_can_command_is_not_the_first_to_be_attacked() -> None:
    """Decision 91: men at arms, shooters, the wounded; then NCOs, officers, nobles."""
    names = [
        "emir",
        "mamluk_on_foot",
        "sudanese_archer",
        "royal_mamluk",
        "fatimid_foot",
        "fatimid_foot",
    ]
    fighters = [Fighter(CLASS[name]) for name in names]
    fighters[4].state = WOUNDED
    stood = [CLASSES[f.cls] for f in in_line(fighters)]
    assert stood == [
        "fatimid_foot", "sudanese_archer", "fatimid_foot", "mamluk_on_foot", "royal_mamluk", "emir",
    ]  # fmt: skip
    gangs = combat.pair([Fighter(CLASS["spearman"])] * 2, fighters)
    assert [CLASSES[mark.cls] for _, mark in gangs] == stood[:2]


@pytest.mark.parametrize(("fed", "foothold"), [(4, 0), (2, 0), (1, 1)])
def test_2_65_against_quarter_rations_the_besiegers_attack_better(fed: int, foothold: int) -> None:
    """A knight on foot in a breach against a Mamluk on foot: 2:1, where a 6 does nothing; at 3:1
    it pushes him from his place."""
    s, found = storming("knight 1")
    found.men[CLASS["mamluk_on_foot"]] = 1
    assault.begin_assault(s.game, found)
    found.outer, found.fed = 4, fed
    s.dice(6, *[6] * (not foothold)).do("press", "stand")
    assert s.rolled
    assert s.game.assault is not None
    assert s.game.assault.foothold == foothold


def test_2_64_the_besiegers_ballistas_shoot() -> None:
    s, found = storming("knight 1 ballista 2", "saracen acre: royal_mamluk 3")
    found.ready[BALLISTA] = 2
    b = s.game.battle
    assert b is not None
    # At the first: a 2, which mail and wall make 6, too much. At the second: a 1 kills; two test.
    s.dice(1, 2, 2, 1, 1, 1).do("press", "stand")
    assert s.rolled
    assert [f.state & DEAD for f in b.fighters if f.side == 1] == [0, DEAD, 0]


def test_2_64_the_ballistas_of_the_walls_shoot_at_who_comes_on() -> None:
    s, found = storming("knight 3", "saracen acre: royal_mamluk 1")
    found.ballistas, found.outer = 2, 4
    b = s.game.battle
    assert b is not None
    # A 1 at the first, whose friends test; a miss; then two knights push the Mamluk back.
    s.dice(1, 1, 1, 1, 2, 9, 6).do("press", "stand")
    assert s.rolled
    assert [f.state & DEAD for f in b.fighters[:3]] == [DEAD, 0, 0]


def test_2_85_the_panicked_rally_in_an_assault() -> None:
    """Decision 94: by a commander who was not in the fight himself."""
    s, _ = storming("knight 1 spearman 2", "saracen acre: royal_mamluk 2 fatimid_foot 3")
    b = s.game.battle
    assert b is not None
    afraid = [f for f in b.fighters if f.cls in (CLASS["spearman"], CLASS["fatimid_foot"])]
    for f in afraid:
        f.state = PANIC
    s.do("press", "stand")
    assert [f.state for f in afraid] == [0] * 5


def test_2_85_who_commands_in_the_thick_of_it_stops_nobody() -> None:
    s, _ = storming("knight 1 spearman 2")
    b = s.game.battle
    assert b is not None
    spear, knight = b.fighters[-1], next(f for f in b.fighters if f.cls == CLASS["knight"])
    spear.state = PANIC
    foe = Fighter(CLASS["royal_mamluk"], side=1)
    morale.rally(([knight, spear], [foe]), [knight])
    assert spear.state == PANIC
    morale.rally(([knight, spear], [foe]), [])
    assert spear.state == 0
    spear.state = PANIC
    foe.state = DEAD
    morale.rally(([knight, spear], [foe]), [knight])
    assert spear.state == 0  # 2.85: no enemy near
