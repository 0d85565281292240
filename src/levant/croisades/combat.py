"""Fire and hand to hand combat: who strikes whom, at what odds (tables: S3, S4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from levant.croisades import ranks
from levant.croisades.fights import Battle, Fighter
from levant.croisades.morale import MOST_ON_ONE, Melee, push, stun, suffer
from levant.croisades.position import Position
from levant.croisades.ranks import FLEEING, OFF, able, attack_of, defence_of, in_line, members
from levant.croisades.roster import ARMOUR, MOUNTED, WEAPON
from levant.croisades.supply import attack_shift, defence_shift
from levant.croisades.tables import NO_ATTACK, combat_result, missile_result, odds_column

NO_REACH: Final = 3


# --- Fire -------------------------------------------------------------------------------------


def reach(bands: int) -> int:
    """Short up to 5 hexes, medium to 10, long to 20; a band is three hexes."""
    if bands <= 1:
        return 0
    return 1 if bands <= 3 else 2


def raised(weapon: str, far: int, levels: int) -> int:
    """2.69: daggers lose a column of range for each level, javelins one at two levels."""
    if weapon == "dagger":
        return NO_REACH if levels >= 3 else min(NO_REACH, far + levels)
    return far + 1 if weapon == "javelin" and levels >= 2 else far


def shoot(
    p: Position, b: Battle, shooters: Sequence[Fighter], target: int, bands: int, melee: Melee
) -> None:
    """Each shooter at somebody of a company."""
    for f in shooters:
        marks = members(b, target)
        if not marks:
            break
        mark = marks[p.dice.below(len(marks))]
        loose(p, b, WEAPON[f.cls], mark, reach(bands), melee)


def loose(p: Position, b: Battle, weapon: str, mark: Fighter, far: int, melee: Melee) -> None:
    """One shot."""
    result = missile_result(weapon, far, p.d10(), armour=ARMOUR[mark.cls], cover=melee.cover)
    suffer(p, b, mark, melee, result)


# --- Hand to hand -----------------------------------------------------------------------------


def pair(
    attackers: Sequence[Fighter], defenders: Sequence[Fighter]
) -> list[tuple[list[Fighter], Fighter]]:
    """Who attacks whom: one on one, strongest first; the spare double up, at most three.

    Decision 91: the defenders have their best men in front and who can command behind them.
    """
    return ordered_pairs(sorted(attackers, key=lambda f: -attack_of(f)), in_line(defenders))


def ordered_pairs(
    attackers: Sequence[Fighter], defenders: Sequence[Fighter]
) -> list[tuple[list[Fighter], Fighter]]:
    """The same for those who have their places already."""
    front = defenders[: len(attackers)]
    if not front:
        return []
    gangs: list[list[Fighter]] = [[] for _ in front]
    for i, f in enumerate(attackers[: MOST_ON_ONE * len(front)]):
        gangs[i % len(front)].append(f)
    return list(zip(gangs, front, strict=True))


def column_of(b: Battle, gang: Sequence[Fighter], mark: Fighter, melee: Melee) -> int:
    """The column of a combat with all its shifts; NO_ATTACK below 1:2."""
    on_foot = melee.walls
    attack = sum(attack_of(f, on_foot=on_foot) for f in gang)
    column = odds_column(attack, defence_of(mark, on_foot=on_foot))
    if column == NO_ATTACK:
        return NO_ATTACK
    shift = melee.shift
    shift -= int(MOUNTED[mark.cls] and not on_foot)
    shift += int(melee.charge)
    shift += min(attack_shift(f.hunger) for f in gang) + defence_shift(mark.hunger)
    shift += int(bool(mark.state & FLEEING))
    side = gang[0].side
    shift += ranks.chief_shift(b, side, [f.company for f in gang])
    shift -= ranks.chief_shift(b, 1 - side, [mark.company])
    return max(0, column + shift)


def fight(p: Position, b: Battle, gang: list[Fighter], mark: Fighter, melee: Melee) -> None:
    """One combat at the odds that all shifts leave."""
    gang = [f for f in gang if able(f)]
    if not gang or mark.state & OFF:
        return
    column = column_of(b, gang, mark, melee)
    if column == NO_ATTACK:
        return
    melee.odds, melee.gang, melee.mark = column, gang, mark
    strike(p, b, gang, mark, melee)
    melee.odds, melee.gang, melee.mark = 0, [], None


def strike(p: Position, b: Battle, gang: list[Fighter], mark: Fighter, melee: Melee) -> None:
    """The die of a combat and what it does to both."""
    result = combat_result(melee.odds, p.d10())
    if mark.state & FLEEING and result in "AB":
        # 2.85: results that would hurt those who attack a panicked man are ignored.
        return
    if result == "A":
        stun(p, b, gang[0], melee)
    elif result == "B":
        for f in gang:
            push(p, b, f, melee)
    else:
        suffer(p, b, mark, melee, result)
