"""What a position promises each role by rules set by hand, where no weights were fitted.

The scenario's verdicts are gone through in their order: how near is each to being fulfilled when
the last turn ends? What is left over goes by captured values. Forces, points and income say who
will have the better of it; sieges count by how far they have come.
"""

from __future__ import annotations

from math import exp, prod
from typing import Final

from levant.bots.croisades.features import POINTS, REACH, TO_COME, worth
from levant.croisades.board import steps_from
from levant.croisades.fights import Siege
from levant.croisades.garrison import BREACH
from levant.croisades.outcome import INCOME_EVERY, income_of, last_turn, score
from levant.croisades.position import Position
from levant.croisades.roster import GARRISON_POINTS
from levant.croisades.scenario import NEUTRAL, Verdict

FORCES: Final = 0.45
"""What the share of all forces counts beside the verdicts."""
SCALE: Final = 150.0
"""Captured values that make a clear lead."""


def prospects(p: Position) -> list[float]:
    """What each role may expect."""
    forces = [strength(p, r) for r in range(p.roles)]
    total = max(1.0, sum(forces))
    shares = chances(p, forces)
    return [
        (1 - FORCES) * share + FORCES * force / total
        for share, force in zip(shares, forces, strict=True)
    ]


def strength(p: Position, role: int) -> float:
    """Forces in the field, points, the next incomes, and what sieges have gained and cost."""
    if p.out[role]:
        return 0.0
    left = (last_turn(p) - p.turn) // INCOME_EVERY
    total = sum(worth(g) for g in p.groups if g.role == role) + POINTS * p.points[role]
    total += POINTS * min(TO_COME, left) * income_of(p, role)
    for siege in p.sieges:
        value = p.scenario.values[siege.hex] * siege_progress(siege)
        if siege.besieger == role:
            total += value
        elif p.owner[siege.hex] == role:
            total -= value
    return max(1.0, total)


def siege_progress(siege: Siege) -> float:
    """How far a siege has come, from what can be seen of it: 0 to 1."""
    if siege.line:
        return min(1.0, 0.6 + 0.1 * siege.inner)
    return 0.15 + 0.1 * min(BREACH, siege.outer) + (0.05 if siege.gate else 0.0)


def chances(p: Position, forces: list[float]) -> list[float]:
    """How likely each role is to win, by the verdicts and then by captured values."""
    shares = [0.0] * p.roles
    left = 1.0
    for verdict in (*p.scenario.instants, *p.scenario.verdicts):
        likely = left * fulfilled(p, verdict, forces)
        left -= likely
        if verdict.winner == NEUTRAL:
            shares = [share + likely / p.roles for share in shares]
        else:
            shares[verdict.winner] += likely
    alive = [r for r in range(p.roles) if not p.out[r]]
    scores = {r: score(p, r) for r in alive}
    best = max(scores.values(), default=0)
    weights = {r: exp((scores[r] - best) / SCALE) for r in alive}
    for r in alive:
        shares[r] += left * weights[r] / sum(weights.values())
    return shares


def fulfilled(p: Position, verdict: Verdict, forces: list[float]) -> float:
    """How likely a verdict's role holds in the end what it asks for."""
    if not verdict.holds and not verdict.holds_any:
        return 1.0
    likely = 1.0
    for place in verdict.holds:
        likely *= holding(p, verdict.role, place, forces)
    # Of several places those count that are surest, as many as are asked for.
    sure = sorted((holding(p, verdict.role, h, forces) for h in verdict.holds_any), reverse=True)
    return likely * prod(sure[: verdict.least])


def holding(p: Position, role: int, place: int, forces: list[float]) -> float:
    """How likely a role holds a place at the end: it has it, besieges it, or is near."""
    ours, theirs = pressure(p, role, place)
    siege = p.siege_at(place)
    elapsed = p.turn / max(1, last_turn(p))
    upper = forces[role] / max(1.0, *(f for r, f in enumerate(forces) if r != role))
    if p.owner[place] == role:
        kept = 0.55 + 0.4 * elapsed if ours * 1.2 >= theirs else 0.35 + 0.4 * elapsed
        return kept * (1 - siege_progress(siege)) if siege is not None else kept
    need = 2 * GARRISON_POINTS[max(0, p.kinds[place])] + theirs
    weight = min(1.0, ours / max(1.0, need))
    left = min(1.0, (last_turn(p) - p.turn + 1) / 8)
    if siege is not None and p.friends(role, siege.besieger):
        return min(0.9, (0.25 + 0.6 * siege_progress(siege)) * (0.4 + 0.6 * weight))
    return 0.3 * weight * left * min(1.0, 0.4 + 0.6 * upper)


def pressure(p: Position, role: int, place: int) -> tuple[float, float]:
    """The forces of a role and of its enemies that bear on a place, the nearer the more."""
    far = steps_from(place)
    ours = theirs = 0.0
    for group in p.groups:
        if group.ship or not 0 <= far[group.hex] < REACH:
            continue
        weight = worth(group) * (1 - far[group.hex] / REACH)
        if p.friends(role, group.role):
            ours += weight
        else:
            theirs += weight
    return ours, theirs
