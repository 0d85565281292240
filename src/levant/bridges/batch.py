"""Many games stepped in one call: the compiled heart of the vector environment.

A batch writes what each game's decider may know, what he may do and how a step ended into vectors
of its own, which numpy reads without a copy; nothing is allocated for a step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from levant.bridges.action_space import ACTION_COUNT, ACTIONS, FIRST_NUMBER
from levant.bridges.observations import SIZE, blank, observe
from levant.kernel.dice import FastDice
from levant.rex import deployment
from levant.rex import words as w
from levant.rex.game import Game
from levant.rex.position import NOBODY
from levant.rex.rules import Rules

SKIP: Final = -1
"""No action: the game is left as it is."""
LOST: Final = 255
"""-1 as a byte: rewards are read as signed bytes."""
_NOTHING: Final[list[int]] = []


class Batch:
    """So many games side by side, numbered from 0."""

    def __init__(self, rules: Rules, count: int, most: int, seen: bool) -> None:
        """`most` decisions end a game; without `seen` nothing is observed."""
        self.rules = rules
        self.count = count
        self.most: i64 = most
        self.seen = seen
        self.games: list[Game] = [Game(rules, FastDice(0)) for _ in range(count)]
        self.chances: list[FastDice] = [FastDice(0) for _ in range(count)]
        """For each game's random actions; the games have dice of their own."""
        self.observations: vec[u8] = blank(count * SIZE)
        self.masks: vec[u8] = blank(count * ACTION_COUNT)
        self.roles: vec[u8] = blank(count)
        self.rewards: vec[u8] = blank(count * 2)
        self.terminations: vec[u8] = blank(count)
        self.truncations: vec[u8] = blank(count)
        self.random: vec[i64] = vec[i64]([0] * count)
        """A legal action for each game, every one as likely."""
        self._lengths: vec[i64] = vec[i64]([0] * count)
        self._offered: list[list[int]] = [_NOTHING] * count

    def start(self, number: int, seed: int) -> None:
        """A new game with dice of that seed."""
        game = Game(self.rules, FastDice(seed))
        game.clear()
        deployment.set_up(game)
        self.games[number] = game
        self._lengths[number] = 0
        self._settle(number)
        self.look(number)

    def _settle(self, number: i64) -> None:
        """The step of a game has ended nothing."""
        self.rewards[2 * number] = u8(0)
        self.rewards[2 * number + 1] = u8(0)
        self.terminations[number] = u8(0)
        self.truncations[number] = u8(0)

    def play(self, actions: list[int]) -> bool:
        """One action, by its number, in every game but where it is SKIP; whether one has ended."""
        ended = False
        for number in range(self.count):
            action = actions[number]
            if action != SKIP and self._play(number, action):
                ended = True
        return ended

    def _play(self, number: i64, action: int) -> bool:
        game = self.games[number]
        role: i64 = i64(self.roles[number])
        game.play(role, ACTIONS[action])
        self._settle(number)
        length = self._lengths[number] + 1
        self._lengths[number] = length
        ended = False
        if game.phase == w.OVER:
            ended = True
            self.terminations[number] = u8(1)
            if game.winner != NOBODY:
                self.rewards[2 * number + game.winner] = u8(1)
                self.rewards[2 * number + 1 - game.winner] = u8(LOST)
        elif length >= self.most:
            ended = True
            self.truncations[number] = u8(1)
        self.look(number)
        return ended

    def look(self, number: i64) -> None:
        """Write what the decider of a game sees and may do; of a game that is over, the last's."""
        game = self.games[number]
        role: i64 = i64(self.roles[number])
        if game.phase == w.CARDS:
            role = 0 if game.chosen[0] < 0 else 1
        elif game.phase != w.OVER:
            role = game.active
        self.roles[number] = u8(role)
        begin: i64 = number * ACTION_COUNT
        self._write(begin, self._offered[number], u8(0))
        offer = game.offer(role)
        self._offered[number] = offer
        self._write(begin, offer, u8(1))
        if offer:
            action = game.random_action(role, self.chances[number])
            self.random[number] = FIRST_NUMBER[action >> 6] + (action & 63)
        if self.seen:
            observe(game, role, self.observations, number * SIZE)

    def _write(self, begin: i64, offer: list[int], mark: u8) -> None:
        """Mark what an offer has in the mask of a game."""
        masks = self.masks
        for i in range(0, len(offer), 2):
            first: i64 = begin + FIRST_NUMBER[offer[i]]
            things: i64 = offer[i + 1]
            while things:
                low: int = things & -things
                bit: i64 = low
                things ^= bit
                masks[first + low.bit_length() - 1] = mark
