"""Ways over the roads: who can get where, with the room that is left on the roads."""

from __future__ import annotations

from itertools import pairwise

from levant.bots.rex.map_tables import NEIGHBOURS
from levant.bots.rex.outlook import WINTER_TURN, Outlook
from levant.rex.army import MOVE
from levant.rex.board import ROADS


class Roads:
    """The road limits of a phase, less what is booked."""

    def __init__(self, seen: Outlook) -> None:
        self._seen = seen
        self._left = seen.room[:]

    def room(self, path: list[int]) -> int:
        """How many more blocks may go a path."""
        left = self._left
        return min([left[ROADS[a * 54 + b]] for a, b in pairwise(path)])

    def book(self, path: list[int]) -> None:
        """Let a block use a path, which begins with the town it leaves."""
        for a, b in pairwise(path):
            self._left[ROADS[a * 54 + b]] -= 1

    def reach(self, start: int, legs: int) -> dict[int, list[int]]:
        """The towns within so many legs, each with its shortest path from the start."""
        foes, left = self._seen.foes, self._left
        closed = self._closed()
        barred = self._barred(start)
        paths: dict[int, list[int]] = {start: [start]}
        ring = [start]
        for _ in range(legs):
            grown = []
            for town in ring:
                base = town * 54
                for there in NEIGHBOURS[town]:
                    if there in paths or left[ROADS[base + there]] <= 0 or there in closed:
                        continue
                    if town == start and there in barred:
                        continue
                    paths[there] = [*paths[town], there]
                    if there not in foes:
                        grown.append(there)
            ring = grown
        del paths[start]
        return paths

    def _closed(self) -> set[int]:
        """8.1: in winter nobody goes where enemies are."""
        seen = self._seen
        return {*seen.foes, *seen.foes_inside} if seen.turn == WINTER_TURN else set()

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
        if path is not None and roads.room(path) <= 0:
            path = roads.reach(start, 3).get(target)
        if path is None:
            break
        if len(path) - 1 > MOVE[block]:
            continue
        roads.book(path)
        sent.append((block, path))
    return sent
