"""What a power's groups do in the land movement of a turn of Croisades Strategic.

A movement is read from actions as they are played, and can be played again on another position:
whoever cannot go on there as he did stays where he is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from levant.bots.croisades.constable import Constable
from levant.bots.croisades.playout import MOST
from levant.croisades.board import spell_hex
from levant.croisades.game import Game
from levant.croisades.sight import view
from levant.croisades.words import (
    COME_OUT,
    DESERT_MEETING,
    DONE,
    HALT,
    MARCH,
    MARCH_WITH,
    MEET,
    MOVES,
    OVER,
    TO,
    action,
    unpack,
)

MOVING: Final = frozenset((MOVES, MARCH, MEET, DESERT_MEETING))
"""The phases in which a power decides on its movement."""
_LEAVING: Final = frozenset((MARCH_WITH, COME_OUT))


@dataclass
class Movement:
    """Who marches in which order, the way of each group, and what it does when it meets others."""

    order: list[int] = field(default_factory=list)
    steps: dict[int, list[int]] = field(default_factory=dict)
    """The actions of a march, by the number of the group."""
    meetings: dict[int, int] = field(default_factory=dict)
    """The choice, by the hex of the meeting."""
    ways: dict[int, list[str]] = field(default_factory=dict)
    """The hexes a group came through, by its number, from where it stood."""

    def note(self, game: Game, chosen: int) -> None:
        """Take in an action of the power that moves, before it is played."""
        if game.phase == MOVES:
            if chosen >> 48 in _LEAVING:
                self.order.append(chosen)
        elif game.phase == MARCH:
            number = game.marching
            self.steps.setdefault(number, []).append(chosen)
            if chosen >> 48 == TO:
                group = game.group(game.mover, number)
                assert group is not None
                way = self.ways.setdefault(number, [spell_hex(group.hex)])
                way.append(spell_hex(unpack(chosen).a))
        elif game.phase in (MEET, DESERT_MEETING):
            self.meetings[game.site] = chosen

    def same(self, other: Movement) -> bool:
        """Whether groups do the same, in whatever order."""
        return (self.steps, self.meetings) == (other.steps, other.meetings) and sorted(
            self.order
        ) == sorted(other.order)


class _Follower:
    """Plays a movement again, once."""

    def __init__(self, movement: Movement) -> None:
        self._order = list(movement.order)
        self._steps = {number: list(steps) for number, steps in movement.steps.items()}
        self._meetings = movement.meetings

    def choose(self, game: Game, legal: list[int]) -> int | None:
        """What the movement says; None where it says nothing."""
        if game.phase == MOVES:
            while self._order:
                chosen = self._order.pop(0)
                if chosen in legal:
                    return chosen
            return action(DONE)
        if game.phase == MARCH:
            steps = self._steps.get(game.marching, [])
            chosen = steps.pop(0) if steps else action(HALT)
            if chosen in legal:
                return chosen
            steps.clear()
            return action(HALT) if action(HALT) in legal else None
        chosen = self._meetings.get(game.site, -1)
        return chosen if chosen in legal else None


def moves_now(game: Game, role: int) -> bool:
    """Whether a role decides on its own movement."""
    return game.phase in MOVING and role == game.active


def campaign(root: Game, role: int, constable: Constable) -> Movement:
    """The movement that a constable makes of a position; the others are constables too."""
    game = root.copy()
    players = [Constable(other) for other in range(game.roles)]
    players[role] = constable
    movement = Movement()
    for _ in range(MOST):
        if game.phase == OVER or game.turn != root.turn:
            break
        if game.phase == MOVES and game.active != role:
            break
        decider, chosen = _usual(game, players)
        if moves_now(game, decider) and decider == role:
            movement.note(game, chosen)
        game.play(decider, chosen)
    return movement


def follow(game: Game, role: int, movement: Movement, players: Sequence[Constable]) -> None:
    """Play a turn to its end: the movement of one power as given, all else by constables."""
    follower, turn = _Follower(movement), game.turn
    for _ in range(MOST):
        if game.phase == OVER or game.turn != turn:
            return
        decider, chosen = _usual(game, players)
        if decider == role and moves_now(game, role):
            given = follower.choose(game, game.legal(role))
            chosen = chosen if given is None else given
        game.play(decider, chosen)


def _usual(game: Game, players: Sequence[Constable]) -> tuple[int, int]:
    """Who decides, and what a constable does."""
    decider = game.deciders[0]
    legal = game.legal(decider)
    if len(legal) == 1:
        return decider, legal[0]
    return decider, players[decider].choose(view(game, decider, [], lines=False), legal, ())
