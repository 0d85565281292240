"""Random play of Crusader Rex, as something to be measured."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from levant.kernel.dice import Dice, FastDice
from levant.rex.game import REX, Game


def fresh(edition: str = REX.editions[0]) -> Iterator[Game]:
    """New games, each with dice of its own."""
    return (REX.new(edition, {}, FastDice(seed)) for seed in count())


def branch(game: Game, dice: Dice) -> None:
    """A step of a search: a copy and a decision in it, which pays for what the copy put off."""
    other = game.copy()
    deciders = other.deciders
    if deciders:
        other.play(deciders[0], other.random_action(deciders[0], dice))


class RandomPlay:
    """Random decisions from one position after the other, each played to its end."""

    def __init__(self, starts: Iterator[Game]) -> None:
        self.starts = starts
        self.dice = FastDice(2026)
        self.games = 0
        self.game = next(starts)

    def __call__(self, most: int) -> int:
        """Up to so many decisions; fewer when the game ends."""
        game, dice = self.game, self.dice
        for n in range(most):
            deciders = game.deciders
            if not deciders:
                self.games += 1
                self.game = next(self.starts)
                return n
            game.play(deciders[0], game.random_action(deciders[0], dice))
        return most

    def to_the_end(self, most: int) -> int:
        """One game to its end: for counting games, not decisions."""
        before = self.games
        while self.games == before:
            self(most)
        return 1


class WatchedPlay(RandomPlay):
    """Random decisions, before each of which the decider gets his view, as a bot would."""

    def __call__(self, most: int) -> int:
        """Up to so many decisions; fewer when the game ends."""
        game, dice = self.game, self.dice
        for n in range(most):
            deciders = game.deciders
            if not deciders:
                self.games += 1
                self.game = next(self.starts)
                return n
            game.view(deciders[0])
            game.play(deciders[0], game.random_action(deciders[0], dice))
        return most


class Environment:
    """Random steps of OpenSpiel's `rl_environment`."""

    def __init__(self) -> None:
        import random

        from open_spiel.python import rl_environment

        import levant.bridges.openspiel  # noqa: F401 - registers the game

        self.environment = rl_environment.Environment("levant_rex")
        self.chance = random.Random(7)
        # Any: a step of OpenSpiel, which has no types
        self.step: Any = self.environment.reset()

    def __call__(self, most: int) -> int:
        for _ in range(most):
            seen = self.step.observations
            if self.step.last():
                self.step = self.environment.reset()
                continue
            legal = seen["legal_actions"][seen["current_player"]]
            self.step = self.environment.step([self.chance.choice(legal)])
        return most
