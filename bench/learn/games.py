"""Games of the rollout policy or of kings: features of every turn, the outcome beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from levant.bots.budget import Budget
from levant.bots.rex.features import EDITIONS, Features
from levant.bots.rex.players import make_bot
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser
from levant.rex.game import REX, Game
from levant.rex.words import CARDS, DONE, OVER

_SHARES: Final = (7, 1, 1, 1)
"""How many of ten games are played by each edition."""
_NOISES: Final = (0.0, 0.3, 0.6, 1.0)
_SLIPS: Final = (0.0, 0.0, 0.02, 0.05)
"""How often a side does anything: plans that search tries lead to odd places too."""
_WANDERING: Final = 0.7
_OUTCOME: Final = 0.9
"""How far a turn's lesson is what came of it; the rest is the judgement of the turn after."""


@dataclass
class Lessons:
    """Features of turns in a row, those that are not zero: places, values, and how many."""

    places: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    games: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    def add(self, game: int, turns: list[Features], winner: int) -> None:
        """The turns of one finished game."""
        for features in turns:
            self.places += features.places
            self.values += features.values
            self.counts.append(len(features.places))
            self.games.append(game)
            self.won.append(int(winner == 0))

    def save(self, path: Path) -> None:
        """Write them as numpy arrays."""
        np.savez(
            path,
            places=np.array(self.places, np.int16),
            values=np.array(self.values, np.float32),
            counts=np.array(self.counts, np.int16),
            games=np.array(self.games, np.int64),
            won=np.array(self.won, np.int8),
        )


def load(folder: Path) -> dict[str, NDArray[np.generic]]:
    """The arrays of all files in a folder, one after the other."""
    parts = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    if not parts:
        raise SystemExit(f"{folder}: no games; play some first")
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def tempered(chances: list[float], won: list[float], games: list[int]) -> list[float]:
    """What should have been said of each turn: the outcome, tempered by the turns between.

    A whole game has one outcome, and much luck in it; the chances a turn later have less.
    """
    lessons = won[:]
    for turn in reversed(range(len(won) - 1)):
        if games[turn] == games[turn + 1]:
            lessons[turn] = (1 - _OUTCOME) * chances[turn + 1] + _OUTCOME * lessons[turn + 1]
    return lessons


class PolicySeat:
    """The rollout policy at the table: it is shown the whole position."""

    def __init__(self, seed: int, side: int, rng: random.Random) -> None:
        self._policy = RolloutPolicy(FastDice(seed * 7 + side), rng.choice(_NOISES))
        self._side = side

    def choose(self, game: Game) -> int:
        """Its next action."""
        return self._policy.choose(game, self._side)


class Seat:
    """A bot at the table: it is shown its view, and told what happens."""

    def __init__(self, bot: Chooser, side: int) -> None:
        self._bot = bot
        self._side = side
        self._heard = 0

    def choose(self, game: Game) -> int:
        """Its next action."""
        told = REX.events(game, self._side, self._heard)
        self._heard += len(told)
        return self._bot.choose(game.view(self._side), game.legal(self._side), told)


def _king(seed: int, side: int, playouts: int) -> Seat:
    return Seat(make_bot("king", seed * 7 + side, Budget(nodes=playouts)), side)


def play(seed: int, playouts: int = 0) -> tuple[list[Features], int]:
    """One game: the features at each turn's beginning, and who won. Kings play it with playouts."""
    rng = random.Random(seed)
    edition = rng.choices(EDITIONS, _SHARES)[0]
    game = REX.new(edition, {}, FastDice(seed), log=bool(playouts))
    players: list[PolicySeat] | list[Seat] = (
        [_king(seed, side, playouts) for side in (0, 1)]
        if playouts
        else [PolicySeat(seed, side, rng) for side in (0, 1)]
    )
    wandering = rng.choice((0.0, _WANDERING))
    slip = rng.choice(_SLIPS)
    turns: list[Features] = []
    turn = (0, 0)
    while game.phase != OVER:
        side = to_move(game)
        if game.phase < CARDS:
            game.play(side, _deploy(game.legal(side), wandering, rng))
            continue
        if game.phase == CARDS and (game.year, game.turn) != turn:
            turn = (game.year, game.turn)
            turns.append(Features(game))
        slipped = slip and rng.random() < slip
        action = rng.choice(game.legal(side)) if slipped else players[side].choose(game)
        game.play(side, action)
    return turns, game.winner


def to_move(game: Game) -> int:
    """Whose choice is next; of the two who choose a card, the Frank first."""
    if game.phase == CARDS:
        return 0 if game.chosen[0] < 0 else 1
    return game.active


def _deploy(legal: list[int], wandering: float, rng: random.Random) -> int:
    """End the deployment, or with some chance set a block elsewhere first."""
    done = DONE * 64 in legal and rng.random() >= wandering
    return DONE * 64 if done else rng.choice(legal)


def play_for(
    seconds: float, seed: int, playouts: int = 0
) -> Iterator[tuple[int, list[Features], int]]:
    """Game after game until the time is over: the seed of each, its turns, its winner."""
    end = monotonic() + seconds
    while monotonic() < end:
        yield seed, *play(seed, playouts)
        seed += 1
