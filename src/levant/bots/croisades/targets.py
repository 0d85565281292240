"""What calls for an army: places to take, to relieve and to keep, enemies on our ground."""

from __future__ import annotations

from typing import Final, NamedTuple

from levant.bots.croisades.outlook import LIKELY_GROUP, Outlook
from levant.croisades.board import steps_from
from levant.croisades.roster import GARRISON_POINTS
from levant.croisades.scenario import NEUTRAL

SIEGE: Final = "siege"
RELIEF: Final = "relief"
GUARD: Final = "guard"
PURSUIT: Final = "pursuit"

OBJECTIVE_WEIGHT: Final = 6.0
"""What an objective counts that wins the game."""
SHARED_WEIGHT: Final = 2.0
"""One that only keeps others from winning."""
KEEP_WEIGHT: Final = 4.0
"""One of another's that we hold."""
WALLS: Final = 2.2
"""By how much walls multiply those behind them."""
NEARBY: Final = 3
"""Hexes within which enemies can come to the help of a place."""
HELP: Final = 0.7
"""How many of them do."""
THREAT: Final = 5
"""Hexes within which enemies threaten a place."""
BEGUN: Final = 1.8
"""What a siege under way counts more than one that has still to begin."""
PRESSED: Final = 3
"""So many turns before the end who does not win as things stand attacks."""
RELIEF_WEIGHT: Final = 3.0
GROUP_VALUE: Final = 70.0
"""What driving off one enemy group is worth."""


class Target(NamedTuple):
    """A place that calls for an army, how loudly, and what it takes."""

    place: int
    kind: str
    value: float
    need: int


def objectives(look: Outlook) -> dict[int, float]:
    """How much more the places count on which the scenario's verdicts hang."""
    found: dict[int, float] = {}
    for verdict in (*look.scenario.verdicts, *look.scenario.instants):
        if verdict.winner == look.role:
            weight = OBJECTIVE_WEIGHT
        elif verdict.role == look.role and verdict.winner == NEUTRAL:
            weight = SHARED_WEIGHT
        else:
            weight = KEEP_WEIGHT
        for place in (*verdict.holds, *verdict.holds_any):
            found[place] = max(found.get(place, 1.0), weight)
    return found


def winner_as_it_stands(look: Outlook) -> str | None:
    """2.13: who would win if nothing changed until the last turn ends; None: nobody."""
    names = look.scenario.roles
    for verdict in look.scenario.verdicts:
        held = {h for h, owner in look.owner.items() if owner == names[verdict.role]}
        some = sum(h in held for h in verdict.holds_any)
        if held.issuperset(verdict.holds) and some >= verdict.least:
            return None if verdict.winner == NEUTRAL else names[verdict.winner]
    scores: dict[str, int] = look.view["scores"]
    best = [role for role, points in scores.items() if points == max(scores.values())]
    return best[0] if len(best) == 1 else None


def pressed(look: Outlook) -> bool:
    """Whether the end is near and who waits does not win: better to dare too much."""
    left = look.view["last_turn"] - look.view["turn"]
    return bool(left < PRESSED) and winner_as_it_stands(look) != look.me


def foes_within(look: Outlook, place: int, hexes: int) -> int:
    """Enemy groups in the open at most so many hexes from a place."""
    far = steps_from(place)
    return sum(count for h, count in look.foes.items() if 0 <= far[h] <= hexes)


def siege_need(look: Outlook, place: int) -> int:
    """What it takes to win a place: its walls, who is there, who could come."""
    garrison = GARRISON_POINTS[look.kind(place)] * WALLS
    there = sum(1 for h in look.enemy_groups if h == place)
    near = foes_within(look, place, NEARBY) - look.foes.get(place, 0)
    return int(garrison + LIKELY_GROUP * (there + near * HELP))


def relief_need(look: Outlook, place: int) -> int:
    """2.66: what it takes to drive a camp away: some of it must watch those who are inside."""
    inside = sum(b.worth for b in look.bands if b.hex == place and b.inside)
    watched = inside + GARRISON_POINTS[look.kind(place)]
    return max(1, LIKELY_GROUP * look.foes.get(place, 1) - watched)


def targets(look: Outlook) -> list[Target]:
    """All that calls for an army, the loudest first."""
    weights = objectives(look)
    found = [*_places(look, weights), *_intruders(look)]
    return sorted(found, key=lambda target: -target.value)


def _places(look: Outlook, weights: dict[int, float]) -> list[Target]:
    found: list[Target] = []
    for place in look.owner:
        weight = weights.get(place, 1.0)
        siege = look.sieges.get(place)
        if look.hostile(place):
            if siege is not None and siege["besieger"] not in look.friends:
                continue
            value = look.worth(place) * weight * (BEGUN if siege is not None else 1.0)
            found.append(Target(place, SIEGE, value, siege_need(look, place)))
        elif look.own(place) and siege is not None:
            need = relief_need(look, place)
            found.append(Target(place, RELIEF, look.worth(place) * RELIEF_WEIGHT * weight, need))
        elif look.own(place) and weight > 1.0:
            coming = foes_within(look, place, THREAT)
            need = LIKELY_GROUP * coming - GARRISON_POINTS[look.kind(place)]
            if need > 0:
                found.append(Target(place, GUARD, look.worth(place) * weight, need))
    return found


def _intruders(look: Outlook) -> list[Target]:
    """Enemy groups on our own ground, where they cut lines of supply, or beside our camps."""
    camps = [h for h in look.sieges if look.besieging(h)]
    found: list[Target] = []
    for place, count in look.foes.items():
        if place in look.owner or place in look.sieges:
            continue
        close = any(0 <= steps_from(camp)[place] <= 2 for camp in camps)
        if look.ours(place) or close:
            found.append(Target(place, PURSUIT, GROUP_VALUE * count, LIKELY_GROUP * count))
    return found
