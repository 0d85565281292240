"""Games of the rollout policy or of players who search, to learn from."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Final

from bench.learn.game_files import PlayedGame, to_move
from bench.learn.searches import Search, search_of
from bench.learn.weights import settings_of
from levant.bots.budget import Budget
from levant.bots.rex.features import EDITIONS
from levant.bots.rex.knight import PLANNED, Knight, SearchSettings
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser
from levant.rex.game import REX, Game
from levant.rex.words import CARDS, DONE, OVER, PHASES

SEARCHERS: Final = ("king", "emperor")
"""Who may play to be learned from, beside the policy itself."""
_SHARES: Final = (4, 2, 2, 2)
"""How many of ten games are played by each edition."""
_NOISES: Final = (0.0, 0.3, 0.6, 1.0)
_SLIPS: Final = (0.0, 0.0, 0.02, 0.05)
"""How often a side does anything: plans that search tries lead to odd places too."""
_WANDERING: Final = 0.7
_BRIEF: Final = 12
"""Playouts for a card or in a battle: more of them teach little, and moves need them."""


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


class SearchingSeat(Seat):
    """A searching player at the table, who keeps what he thought of his moves."""

    def __init__(self, seed: int, side: int, playouts: int, settings: SearchSettings) -> None:
        brief = replace(settings, enough=_BRIEF)
        self._searcher = Knight(seed * 7 + side, Budget(nodes=playouts), brief)
        super().__init__(self._searcher, side)

    def thought(self, game: int, ply: int, phase: str) -> list[Search]:
        """What his latest choice came from, if he planned his moves for it."""
        halving = self._searcher.latest
        return [search_of(game, ply, halving)] if halving and phase in PLANNED else []


@dataclass(frozen=True)
class Players:
    """Who plays both sides: the policy, or somebody who searches, with his playouts."""

    player: str = "policy"
    playouts: int = 0
    weights: Path | None = None
    """What an emperor has learned; without, what is shipped."""

    def __str__(self) -> str:
        return f"{self.player}@{self.playouts}n" if self.playouts else "policy"

    def seats(self, seed: int) -> list[SearchingSeat]:
        """The searching players of a game, one for each side; nobody for the policy."""
        if not self.playouts:
            return []
        settings = settings_of(self.player, self.weights)
        return [SearchingSeat(seed, side, self.playouts, settings) for side in (0, 1)]


POLICY: Final = Players()


def play(seed: int, players: Players = POLICY, searches: list[Search] | None = None) -> PlayedGame:
    """One game; what searching players thought of their moves is added to `searches`."""
    rng = random.Random(seed)
    edition = rng.choices(EDITIONS, _SHARES)[0]
    searchers = players.seats(seed)
    game = REX.new(edition, {}, FastDice(seed), log=bool(searchers))
    seats: Sequence[PolicySeat | Seat] = searchers or [
        PolicySeat(seed, side, rng) for side in (0, 1)
    ]
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
            action = seats[side].choose(game)
            if searchers and searches is not None:
                searches += searchers[side].thought(seed, len(actions), PHASES[game.phase])
        game.play(side, action)
        actions.append(action)
    return PlayedGame(edition, seed, tuple(actions), game.winner)


def _deploy(legal: list[int], wandering: float, rng: random.Random) -> int:
    """End the deployment, or with some chance set a block elsewhere first."""
    done = DONE * 64 in legal and rng.random() >= wandering
    return DONE * 64 if done else rng.choice(legal)


def play_for(
    seconds: float, seed: int, players: Players = POLICY
) -> Iterator[tuple[PlayedGame, list[Search]]]:
    """Game after game until the time is over, each with what its players thought."""
    end = monotonic() + seconds
    while monotonic() < end:
        searches: list[Search] = []
        yield play(seed, players, searches), searches
        seed += 1
