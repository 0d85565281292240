"""Gestures: where blocks can be taken in one go, and the actions that take them there.

Rules decide one leg at a time; a person drags a block, or a whole group, over three towns. A
gesture is that drag: a destination, the way, and the batch of actions that a match will accept.
It is found by trying the legal actions on copies, so it can never differ from the rules, and it
tells its player nothing that his legal actions would not tell him one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from levant.kernel.title import Json, UnknownName
from levant.rex import words as w
from levant.rex.army import NO_BLOCK
from levant.rex.bits import members
from levant.rex.board import NEAR, PLACES, ROADS, TOWN_COUNT
from levant.rex.game import Game
from levant.rex.movement import limits
from levant.rex.notation import spell

WAYS: Final = 3
"""How many ways to one destination are worth showing."""


@dataclass(frozen=True)
class Gesture:
    """One way of taking blocks to a destination."""

    kind: str
    to: int
    path: tuple[int, ...]
    actions: tuple[int, ...]

    @property
    def legs(self) -> int:
        """How many roads the longest-travelled block takes."""
        return len(self.path) - 1


@dataclass(frozen=True)
class _Way:
    """A block under way: the position it is in, where it has been, what was played."""

    game: Game
    path: tuple[int, ...]
    actions: tuple[int, ...]


# One block with one decision: the phase, the verb that names it, and the phase of where to.
_SINGLE: Final[dict[int, tuple[tuple[int, int, str], ...]]] = {
    w.FRANK_DEPLOY: ((w.DEPLOY, w.DEPLOY_TO, "deploy"),),
    w.FIELD: ((w.RETREAT, w.RETREAT_TO, "retreat"),),
    w.REGROUP: ((w.REGROUP_WITH, w.REGROUP_TO, "regroup"),),
    w.MOVES: ((w.SAIL_WITH, w.SAIL, "sail"), (w.ENTER_WITH, w.ENTER, "enter")),
}


def gestures(position: Game, role: int, pieces: Sequence[str]) -> list[dict[str, Json]]:
    """Where these blocks of a role can go together now, the shortest ways first.

    UnknownName when a piece is no block of this edition. Blocks that cannot move, or are not
    the role's own, have no gestures.
    """
    blocks = [_block(position, name) for name in dict.fromkeys(pieces)]
    if not blocks or role not in position.deciders:
        return []
    found = sorted(_gestures(position, role, blocks), key=lambda g: (g.legs, len(g.actions)))
    kept: dict[tuple[int, str], int] = {}
    shown: list[dict[str, Json]] = []
    for gesture in found:
        known = kept.get((gesture.to, gesture.kind), 0)
        if known < WAYS:
            kept[gesture.to, gesture.kind] = known + 1
            shown.append(_shown(position, gesture))
    return shown


def _block(position: Game, name: str) -> int:
    if name not in position.rules.block_index:
        raise UnknownName(f"no block is named {name!r} in edition {position.rules.name}")
    return position.rules.block_index[name]


def _shown(position: Game, gesture: Gesture) -> dict[str, Json]:
    names = position.rules.blocks
    return {
        "to": PLACES[gesture.to],
        "kind": gesture.kind,
        "path": [PLACES[place] for place in gesture.path],
        "legs": gesture.legs,
        "room": _room(position, gesture),
        "actions": [spell(action, names) for action in gesture.actions],
    }


def _room(position: Game, gesture: Gesture) -> list[int]:
    """5.1: how many blocks each road of the way would still let through, these included."""
    if gesture.kind not in ("march", "muster", "force"):
        return []
    most = limits(position, position.active)
    room = []
    for here, there in zip(gesture.path, gesture.path[1:], strict=False):
        road = ROADS[here * 54 + there]
        room.append(most[road] - position.load[road])
    return room


def _gestures(game: Game, role: int, blocks: list[int]) -> Iterator[Gesture]:
    if len(blocks) == 1:
        for way in _begun(game, role):
            yield from _single(way, role, blocks[0])
    for kind, start in _openings(game, role, blocks):
        yield from _marches(kind, start, role, blocks)


def _begun(game: Game, role: int) -> list[_Way]:
    """Where a gesture can begin: here, and after the group or muster under way has ended."""
    way = _Way(game, (), ())
    after = _tried(way, role, w.DONE * 64) if game.phase in (w.GROUP, w.MUSTER) else None
    return [way] if after is None else [way, after]


# One block, one decision


def _single(way: _Way, role: int, block: int) -> Iterator[Gesture]:
    game = way.game
    for verb, phase, kind in _SINGLE.get(game.phase, ()):
        here = _Way(game, (game.where[block],), way.actions)
        start = _tried(here, role, verb * 64 + block)
        if start is None or start.game.phase != phase:
            continue
        for action in start.game.legal(role):
            if action >> 6 in (w.TO, w.LAND, w.SEA_ATTACK):
                place = action & 63
                yield Gesture(kind, place, (*start.path, place), (*start.actions, action))


# Marches


def _openings(game: Game, role: int, blocks: list[int]) -> Iterator[tuple[str, _Way]]:
    """The groups and musters that could take the blocks along, each ready for the first."""
    way = _begun(game, role)[-1]
    if game.phase in (w.MARCH, w.MUSTER_MARCH):
        if game.mover == blocks[0]:
            yield ("march" if game.phase == w.MARCH else "muster"), way
        return
    if game.phase in (w.GROUP, w.MUSTER):
        yield ("march" if game.phase == w.GROUP else "muster"), _Way(game, (), ())
    if way.game.phase != w.MOVES:
        return
    for action in way.game.legal(role):
        if action == w.GROUP_OF * 64 + game.where[blocks[0]]:
            kind = "march"
        elif action >> 6 == w.MUSTER_AT:
            kind = "muster"
        else:
            continue
        opened = _tried(way, role, action)
        if opened is not None:
            yield kind, opened


def _marches(kind: str, start: _Way, role: int, blocks: list[int]) -> Iterator[Gesture]:
    """The first block leads anywhere it can; the others must be able to follow."""
    for forced, lead in _walks(start, role, blocks[0], None):
        to = lead.path[-1]
        way: _Way | None = lead
        for block in blocks[1:]:
            assert way is not None
            way = next((on for also, on in _walks(way, role, block, to) if also == forced), None)
            if way is None:
                break
        if way is not None:
            yield Gesture("force" if forced else kind, to, lead.path, way.actions)


def _walks(start: _Way, role: int, block: int, to: int | None) -> Iterator[tuple[bool, _Way]]:
    """Every way of a block to where it stops (only to `to`, if given), fewest legs first."""
    game = start.game
    if game.phase in (w.GROUP, w.MUSTER):
        stepped = _tried(start, role, w.MARCH_WITH * 64 + block)
        if stepped is None:
            return
        start = stepped
    if start.game.mover != block:
        return
    frontier = [_Way(start.game, (start.game.where[block],), start.actions)]
    while frontier:
        onward: list[_Way] = []
        for way in frontier:
            for action in way.game.legal(role):
                verb = action >> 6
                if verb == w.HALT and to in (None, way.path[-1]) and len(way.path) > 1:
                    yield False, _played(way, role, action)
                elif verb == w.FORCE and to in (None, action & 63):
                    halted = _played(way, role, action)
                    yield True, _Way(halted.game, (*way.path, action & 63), halted.actions)
                elif verb == w.TO and action & 63 not in way.path:
                    after = _played(way, role, action)
                    after = _Way(after.game, (*way.path, action & 63), after.actions)
                    if after.game.mover == NO_BLOCK or after.game.mover != block:
                        if to in (None, action & 63):
                            yield False, after
                    elif to is None or _distance(action & 63, to) <= after.game.legs + 1:
                        onward.append(after)
        frontier = onward


def _tried(way: _Way, role: int, action: int) -> _Way | None:
    return _played(way, role, action) if way.game.allows(role, action) else None


def _played(way: _Way, role: int, action: int) -> _Way:
    game = way.game.copy()
    game.play(role, action)
    return _Way(game, way.path, (*way.actions, action))


def _distances() -> list[list[int]]:
    """The number of roads between any two towns."""
    table = []
    for town in range(TOWN_COUNT):
        row = [TOWN_COUNT] * TOWN_COUNT
        row[town] = 0
        frontier = [town]
        while frontier:
            here = frontier.pop(0)
            for there in members(NEAR[here] & ((1 << TOWN_COUNT) - 1)):
                if row[there] > row[here] + 1:
                    row[there] = row[here] + 1
                    frontier.append(there)
        table.append(row)
    return table


_BETWEEN: Final = _distances()


def _distance(here: int, there: int) -> int:
    return _BETWEEN[here][there]
