"""5.1 Ways over the roads of a drawn position, with the room that is left on them."""

from __future__ import annotations

from levant.rex.bits import members
from levant.rex.board import ROADS
from levant.rex.game import Game
from levant.rex.movement import legs_of, limits


class Routing:
    """5.1: the room that is left on the roads while blocks are sent one by one."""

    def __init__(self, p: Game, side: int) -> None:
        self.p: Game = p
        self.enemy: int = p.held[1 - side]
        self.load: list[int] = p.load[:]
        self.limits: list[int] = limits(p, side)

    def send(self, block: int, goal: int) -> list[int]:
        """The path of a block to its goal, not through enemies; empty when there is none."""
        path = self._path(self.p.where[block], goal, legs_of(self.p, block))
        for i in range(len(path) - 1):
            self.load[ROADS[path[i] * 54 + path[i + 1]]] += 1
        return path

    def _path(self, start: int, goal: int, legs: int) -> list[int]:
        came = {start: start}
        ring = [start]
        for _ in range(legs):
            grown: list[int] = []
            for town in ring:
                for there in members(self.p.exits[town]):
                    road = ROADS[town * 54 + there]
                    if there in came or self.load[road] >= self.limits[road]:
                        continue
                    came[there] = town
                    if there == goal:
                        return self._back(came, start, goal)
                    if not self.enemy >> there & 1:
                        grown.append(there)
            ring = grown
        return []

    def _back(self, came: dict[int, int], start: int, goal: int) -> list[int]:
        path = [goal]
        while path[-1] != start:
            path.append(came[path[-1]])
        path.reverse()
        return path
