"""Games of the rollout policy or of kings, to learn from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import monotonic
from typing import Final

from bench.learn.game_files import PlayedGame, to_move
from levant.bots.budget import Budget
from levant.bots.rex.features import EDITIONS
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


def who_plays(playouts: int) -> str:
    """The players of a run, as its files name them."""
    return f"king@{playouts}n" if playouts else "policy"


def _king(seed: int, side: int, playouts: int) -> Seat:
    return Seat(make_bot("king", seed * 7 + side, Budget(nodes=playouts)), side)


def play(seed: int, playouts: int = 0) -> PlayedGame:
    """One game of the policy with itself; of kings, where they have playouts."""
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
    actions: list[int] = []
    while game.phase != OVER:
        side = to_move(game)
        if game.phase < CARDS:
            action = _deploy(game.legal(side), wandering, rng)
        elif slip and rng.random() < slip:
            action = rng.choice(game.legal(side))
        else:
            action = players[side].choose(game)
        game.play(side, action)
        actions.append(action)
    return PlayedGame(edition, seed, tuple(actions), game.winner)


def _deploy(legal: list[int], wandering: float, rng: random.Random) -> int:
    """End the deployment, or with some chance set a block elsewhere first."""
    done = DONE * 64 in legal and rng.random() >= wandering
    return DONE * 64 if done else rng.choice(legal)


def play_for(seconds: float, seed: int, playouts: int = 0) -> Iterator[PlayedGame]:
    """Game after game until the time is over."""
    end = monotonic() + seconds
    while monotonic() < end:
        yield play(seed, playouts)
        seed += 1
