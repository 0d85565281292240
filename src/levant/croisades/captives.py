"""3.22, 3.58 After a fight: how long wounds take to heal, and who stays a prisoner."""

from __future__ import annotations

from levant.croisades.pieces import Battle
from levant.croisades.position import Position
from levant.croisades.ranks import (
    CAPTIVE,
    CLS,
    OFF,
    ROLE,
    SIDE,
    STATE,
    TURNS,
    WOUNDED,
)
from levant.croisades.roster import OFFICER, RANK


def healing(p: Position) -> int:
    """3.22: the turns until a wounded character is whole; 0: he dies."""
    die = p.d6()
    if die <= 2:
        return 1
    if die <= 4:
        return 2
    if die == 5:
        return 3
    return 0 if p.d6() <= 2 else 5


def prisoners(p: Position, b: Battle) -> None:
    """3.58: the victors keep whom they can guard; the others are free again."""
    guards = [g[CLS] for g in b.fighters if g[SIDE] != b.loser and not g[STATE] & OFF]
    for f in b.fighters:
        if not f[STATE] & CAPTIVE:
            continue
        if b.loser != f[SIDE] or not post_guards(f[CLS], guards):
            f[STATE] = f[STATE] & ~CAPTIVE | WOUNDED
            continue
        turns = 0
        if f[STATE] & WOUNDED:
            turns = f[TURNS] or healing(p)
            if not turns:
                continue
        p.prisoners.append([b.roles[1 - f[SIDE]][0], f[ROLE], f[CLS], turns])


def post_guards(c: int, guards: list[int]) -> bool:
    """3.58: set guards for a prisoner, who then guard nobody else; whether there are enough."""
    if not guarded(c, guards):
        return False
    held = max(OFFICER, RANK[c])
    for g in sorted(guards, key=lambda g: -RANK[g]):
        if max(OFFICER, RANK[g]) <= held + 1:
            guards.remove(g)
            return True
    for g in sorted(guards, key=lambda g: -RANK[g])[:2]:
        guards.remove(g)
    return True


def guarded(c: int, guards: list[int]) -> bool:
    """3.58: by one of equal or one lower class, or two of any; knights and above are one class."""
    held = max(OFFICER, RANK[c])
    equals = sum(1 for g in guards if max(OFFICER, RANK[g]) <= held + 1)
    return equals >= 1 or len(guards) >= 2
