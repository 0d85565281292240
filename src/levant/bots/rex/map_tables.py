"""Tables: distances, how many blocks get through, what a step of each block is worth.

A table of two towns is one row after the other: `START * TOWN_COUNT + TOWN`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from levant.rex.army import BLOCK_COUNT, FIREPOWER
from levant.rex.bits import members
from levant.rex.board import MINOR, NEAR, ROAD_KINDS, ROADS, TOWN_COUNT

_FAR: Final = 99
"""The distance of towns that no road joins."""


def _distances() -> list[int]:
    """The legs between any two towns, enemies and road limits apart."""
    table: list[int] = []
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
        table += legs
    return table


DISTANCE: Final[vec[i64]] = vec[i64](_distances())
_NEIGHBOURS: Final[list[list[int]]] = [members(NEAR[town]) for town in range(TOWN_COUNT)]


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
_UNASKED: Final = -1
_CAPACITY: Final[vec[i64]] = vec[i64]([_UNASKED] * (TOWN_COUNT * TOWN_COUNT))


def stack_capacity(start: i64, target: i64) -> i64:
    """5.1: how many blocks of one group can come from a town to another within three legs."""
    entry = start * TOWN_COUNT + target
    found = _CAPACITY[entry]
    if found == _UNASKED:
        found = _capacity(start, target)
        _CAPACITY[entry] = found
    return found


WORTH: Final[list[float]] = [0.6 + 0.2 * FIREPOWER[b] for b in range(BLOCK_COUNT)]
"""What one step of a block is worth: 1 for the usual firepower of 2."""


_MOST_LEGS: Final = 5


def _within() -> list[int]:
    """By legs and town the towns that are at most so far away, itself not among them."""
    masks: list[int] = []
    for legs in range(_MOST_LEGS + 1):
        for town in range(TOWN_COUNT):
            mask = 0
            for there in range(TOWN_COUNT):
                if 0 < DISTANCE[town * TOWN_COUNT + there] <= legs:
                    mask |= 1 << there
            masks.append(mask)
    return masks


WITHIN: Final[vec[i64]] = vec[i64](_within())
"""By `LEGS * TOWN_COUNT + TOWN`: who is near."""
