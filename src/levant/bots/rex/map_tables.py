"""Tables: distances, how many blocks get through, what a step of each block is worth."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from levant.rex.army import BLOCK_COUNT, FIREPOWER
from levant.rex.bits import members
from levant.rex.board import CITIES, MINOR, NEAR, ROAD_KINDS, ROADS, TOWN_COUNT

_FAR: Final = 99
"""The distance of towns that no road joins."""


def _distances() -> list[list[int]]:
    """The legs between any two towns, enemies and road limits apart."""
    table = []
    for start in range(TOWN_COUNT):
        legs = [_FAR] * TOWN_COUNT
        legs[start] = 0
        ring = [start]
        while ring:
            grown = []
            for town in ring:
                for there in members(NEAR[town]):
                    if legs[there] == _FAR:
                        legs[there] = legs[town] + 1
                        grown.append(there)
            ring = grown
        table.append(legs)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
_NEIGHBOURS: Final[list[list[int]]] = [members(NEAR[town]) for town in range(TOWN_COUNT)]


def _capacities(target: int) -> list[int]:
    """5.1: how many blocks of one group can come to a town within three legs, by town."""
    return [_capacity(start, target) for start in range(TOWN_COUNT)]


def _capacity(start: int, target: int) -> int:
    """Blocks are sent one by one by the shortest way that is open, up to a full stack."""
    room = [2 if kind == MINOR else 4 for kind in ROAD_KINDS]
    for sent in range(_STACK):
        path = _shortest(start, target, room)
        if not path:
            return sent
        for a, b in pairwise(path):
            room[ROADS[a * 54 + b]] -= 1
    return _STACK


def _shortest(start: int, target: int, room: list[int]) -> list[int]:
    """The shortest way of at most three legs with room on its roads; empty when there is none."""
    paths = [[start]]
    for _ in range(3):
        grown = []
        for path in paths:
            for there in _NEIGHBOURS[path[-1]]:
                if there not in path and room[ROADS[path[-1] * 54 + there]] > 0:
                    if there == target:
                        return [*path, there]
                    grown.append([*path, there])
        paths = grown
    return []


_STACK: Final = 8
CAPACITY: Final[dict[int, list[int]]] = {city: _capacities(city) for city in members(CITIES)}
"""How many blocks one group move can bring into each victory city, by where it starts."""

_ROOM: Final[dict[int, int]] = {}


def stack_capacity(start: int, target: int) -> int:
    """5.1: how many blocks of one group can come from a town to another within three legs."""
    key = start * 64 + target
    found = _ROOM.get(key, -1)
    if found < 0:
        found = _capacity(start, target)
        _ROOM[key] = found
    return found


WORTH: Final[list[float]] = [0.6 + 0.2 * FIREPOWER[b] for b in range(BLOCK_COUNT)]
"""What one step of a block is worth: 1 for the usual firepower of 2."""


def _within(legs: int) -> list[int]:
    """For every town the towns that are at most so many legs away, itself not among them."""
    masks: list[int] = []
    for town in range(TOWN_COUNT):
        mask = 0
        for there in range(TOWN_COUNT):
            if 0 < DISTANCE[town][there] <= legs:
                mask |= 1 << there
        masks.append(mask)
    return masks


WITHIN: Final[list[list[int]]] = [_within(legs) for legs in range(6)]
"""By legs and town: who is near."""
