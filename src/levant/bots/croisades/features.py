"""What of a position of Croisades Strategic speaks for each role, as numbers for the evaluation.

All roles are described alike: what is the same for all does not count. The places on which the
scenario's verdicts hang (2.13) are described one by one. A drawn position is looked at, so
nothing is hidden here.
"""

from __future__ import annotations

from math import log
from typing import Final

from levant.croisades.board import steps_from
from levant.croisades.fights import Siege
from levant.croisades.garrison import BREACH, QUARTER, defenders
from levant.croisades.outcome import INCOME_EVERY, income_of, last_turn, score
from levant.croisades.pieces import Group
from levant.croisades.position import Position
from levant.croisades.roster import BATTERING, ENGINES, GARRISON_POINTS, LADDER, PRICE
from levant.croisades.scenario import Scenario

HURT: Final = 0.6
"""What a wounded man counts."""
REACH: Final = 12
"""Hexes from which an army bears on a place."""
POINTS: Final = 0.7
"""What a point not yet spent counts against one of people."""
TO_COME: Final = 2
"""Incomes that are reckoned with."""
SCALE: Final = 300.0
"""Captured values that count one."""
SMALL: Final = 150.0
"""Points below which forces hardly differ."""
DAYS_OF_FOOD: Final = 30

PLACE: Final = ("own", "near", "camp", "walls", "ways", "odds", "hunger")
"""What is told of a place, and with which of them: `own0` is of the first place."""

Features = dict[str, float]


def key_places(scenario: Scenario) -> list[int]:
    """The places on which verdicts hang, in their order."""
    found: dict[int, None] = {}
    for verdict in (*scenario.instants, *scenario.verdicts):
        found |= dict.fromkeys((*verdict.holds, *verdict.holds_any))
    return list(found)


def features(p: Position) -> list[Features]:
    """For each role what speaks for it; each again, weighed by how late it is."""
    late = min(1.0, p.turn / max(1, last_turn(p)))
    worths = [worth(group) for group in p.groups]
    forces = [strength(p, role, worths) for role in range(p.roles)]
    total = max(1.0, sum(forces))
    found: list[Features] = []
    for role in range(p.roles):
        one: Features = {
            f"as_{p.role_name(role)}": 1.0,
            "forces": log(forces[role] + SMALL),
            "gain": score(p, role) / SCALE,
            "share": forces[role] / total,
        }
        for number, place in enumerate(key_places(p.scenario)):
            for kind, value in zip(PLACE, at_place(p, role, place, worths), strict=True):
                one[f"{kind}{number}"] = value
        found.append(
            one
            | {f"late_{name}": late * value for name, value in one.items()}
            | {f"last_{p.role_name(role)}": float(p.turn >= last_turn(p))}
        )
    return found


def at_place(p: Position, role: int, place: int, worths: list[float]) -> tuple[float, ...]:
    """Whose a place is, who is near it, and how far a siege of it has come."""
    own = float(p.owner[place] == role)
    near = log(pressure(p, role, place, worths) + SMALL)
    siege = p.siege_at(place)
    if siege is None or not p.friends(role, siege.besieger):
        return own, near, 0.0, 0.0, 0.0, 0.0, 0.0
    garrison = sum(PRICE[c] * n for c, n in enumerate(siege.men))
    if not siege.manned:
        garrison = GARRISON_POINTS[max(0, p.kinds[place])]
    inside = float(garrison) + sum(worth(g) for g in p.sheltered(siege))
    camp = sum(worth(g) for g in p.besiegers(siege))
    odds = log((camp + SMALL) / (inside + SMALL))
    return own, near, 1.0, walls(siege), ways(siege), odds, hunger(p, siege)


def walls(siege: Siege) -> float:
    """How far the walls have come down: 0 to 1."""
    if siege.line:
        return 0.6 + 0.4 * siege.inner / BREACH
    return 0.6 * min(BREACH, siege.outer) / BREACH


def ways(siege: Siege) -> float:
    """What stands before the walls to bring them down or to climb them."""
    battering = sum(BATTERING[e] * siege.ready[e] for e in ENGINES)
    return min(12, battering) / 12 + min(12, siege.ready[LADDER]) / 24 + 0.3 * siege.gate


def hunger(p: Position, siege: Siege) -> float:
    """How near those inside are to having nothing to eat: 0 to 1."""
    if not siege.manned:
        return 0.0
    days = siege.supply / max(1, QUARTER * defenders(p, siege))
    return max(0.0, 1 - days / (4 * DAYS_OF_FOOD))


def worth(group: Group) -> float:
    """The points of a group's people; hunger wears them down."""
    people = sum(PRICE[c] * n for c, n in enumerate(group.men) if n)
    hurt = HURT * sum(PRICE[c] for c, _ in group.hurt)
    return (people + hurt) * max(0.5, 1 - 0.04 * group.hungry)


def strength(p: Position, role: int, worths: list[float]) -> float:
    """Forces in the field, points to spend and the next incomes."""
    if p.out[role]:
        return 0.0
    total = sum(w for g, w in zip(p.groups, worths, strict=True) if g.role == role)
    if not p.scenario.purchases:
        return total
    left = (last_turn(p) - p.turn) // INCOME_EVERY
    return total + POINTS * (p.points[role] + min(TO_COME, left) * income_of(p, role))


def pressure(p: Position, role: int, place: int, worths: list[float]) -> float:
    """The forces of a role and its friends that bear on a place, the nearer the more."""
    far = steps_from(place)
    total = 0.0
    for group, points in zip(p.groups, worths, strict=True):
        if p.friends(role, group.role) and not group.ship and 0 <= far[group.hex] < REACH:
            total += points * (1 - far[group.hex] / REACH)
    return total
