"""3.22, 3.58 After a battle: how long wounds take to heal, and whom the victors lead away."""

from __future__ import annotations

from levant.croisades.custody import entrust, post_guards, set_free
from levant.croisades.fights import Battle
from levant.croisades.pieces import Captive
from levant.croisades.position import Position
from levant.croisades.ranks import (
    CAPTIVE,
    OFF,
    WOUNDED,
)


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


def prisoners(p: Position, b: Battle) -> list[Captive]:
    """3.58: whom the victors of a battle took; who was taken by the beaten is free again."""
    taken: list[Captive] = []
    guards = [g.cls for g in b.fighters if g.side != b.loser and not g.state & OFF]
    for f in b.fighters:
        if not f.state & CAPTIVE:
            continue
        if b.loser != f.side or not post_guards(f.cls, guards):
            f.state = f.state & ~CAPTIVE | WOUNDED
            continue
        turns = 0
        if f.state & WOUNDED:
            turns = f.turns or healing(p)
            if not turns:
                continue
        taken.append(Captive(f.role, f.cls, turns, p.turn))
    return taken


def share_out(p: Position, b: Battle, taken: list[Captive]) -> None:
    """3.58: prisoners of the beaten are freed by their friends, or change hands."""
    winners = b.roles[1 - b.loser]
    fought = {(f.role, f.group) for f in b.fighters}
    groups = [g for g in p.groups_at(b.hex) if (g.role, g.number) in fought]
    keepers = [g for role in winners for g in groups if g.role == role and g.size()]
    left: list[Captive] = []
    for group in groups:
        if group not in keepers:
            left += group.captives
            group.captives = []
    for one in left:
        if p.friends(winners[0], one.owner):
            set_free(p, one, b.hex)
        else:
            taken.append(one)
    entrust(p, taken, keepers, b.hex)
