"""Ways over the roads: who can get where, with the room that is left on the roads."""

from __future__ import annotations

from levant.bots.outlook import WINTER_TURN, Outlook
from levant.rex.army import MOVE
from levant.rex.bits import members
from levant.rex.board import NEAR, ROADS


class Roads:
    """The road limits of a phase, less what is booked."""

    def __init__(self, seen: Outlook) -> None:
        self._seen = seen
        self._booked: dict[int, int] = {}

    def room(self, a: int, b: int) -> int:
        """How many more blocks may go from one town to the next."""
        road = ROADS[a * 54 + b]
        return self._seen.capacity(road) - self._booked.get(road, 0)

    def book(self, path: list[int]) -> None:
        """Let a block use a path, which begins with the town it leaves."""
        for a, b in zip(path, path[1:], strict=False):
            road = ROADS[a * 54 + b]
            self._booked[road] = self._booked.get(road, 0) + 1

    def reach(self, start: int, legs: int) -> dict[int, list[int]]:
        """The towns within so many legs, each with its shortest path from the start."""
        seen = self._seen
        winter = seen.turn == WINTER_TURN
        paths: dict[int, list[int]] = {start: [start]}
        ring = [start]
        for _ in range(legs):
            grown = []
            for town in ring:
                barred = self._barred(town) if town == start else ()
                for there in members(NEAR[town]):
                    if there in paths or there in barred or self.room(town, there) <= 0:
                        continue
                    if winter and (there in seen.foes or there in seen.foes_inside):
                        continue
                    paths[there] = [*paths[town], there]
                    if there not in seen.foes:
                        grown.append(there)
            ring = grown
        del paths[start]
        return paths

    def _barred(self, town: int) -> list[int]:
        """5.5: player 2 leaves an attacked town by no road that the attacker used."""
        seen = self._seen
        if seen.first == seen.me:
            return []
        return seen.came.get((seen.foe, town), [])


def parties(
    seen: Outlook, start: int, target: int, blocks: list[int], known: dict[int, list[int]]
) -> list[tuple[int, list[int]]]:
    """Which of the blocks reach a target together, in this order, and by which paths.

    `known` are the paths on empty roads; others are looked for when those are full.
    """
    path = known.get(target)
    if path is None:
        return []
    roads = Roads(seen)
    sent: list[tuple[int, list[int]]] = []
    for block in blocks:
        if path is not None and _room(roads, path) <= 0:
            path = roads.reach(start, 3).get(target)
        if path is None:
            break
        if len(path) - 1 > MOVE[block]:
            continue
        roads.book(path)
        sent.append((block, path))
    return sent


def _room(roads: Roads, path: list[int]) -> int:
    return min(roads.room(a, b) for a, b in zip(path, path[1:], strict=False))
