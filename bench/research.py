"""What of the engine's speed reaches a learner, and a game between bots; each as a share of it.

Everything takes turns with random play of the bare engine, by the processor's clock. Where several
processes work, what counts is the processor time of the busiest of them and of whoever waits for
them: as long as a step would take on cores that nobody else uses.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from bench.play import Environment, RandomPlay, fresh
from bench.rates import SLICES, Rates, Row, in_turns, ratio, spread
from levant.bots.rex.evaluation import evaluate
from levant.bots.rex.playout import playout
from levant.cli.measure import sample
from levant.cli.yardsticks import Some
from levant.kernel import runner
from levant.rex.game import REX, Game
from levant.rex.words import OVER

ENGINE: Final = "the bare engine"
GAMES: Final = 64
"""Games of the vector environment; many more fall out of a processor's caches."""
GAMES_BESIDE: Final = 256
"""Games of each process where several play: so that there is more to play than to agree upon."""
GOALS: Final = {
    "steps with observations": 0.25,
    "steps without": 0.5,
    "OpenSpiel, rl_environment": 0.02,
    "selfplay, pilgrims": 0.6,
    "selfplay, squires": 0.0076,
    "playouts of the search": 0.00158,
    "decisions, edition 1.4": 0.8,
    "decisions, edition 1.3": 0.8,
    "decisions, edition manual": 0.8,
}
"""The shares that were aimed at; of squires and playouts, three times those of e2d6aa0."""


class Steps:
    """Random steps of the vector environment; without observations, with masks only."""

    def __init__(self, observe: bool, games: int = GAMES, processes: int = 1) -> None:
        from levant.bridges.vector import VectorRex

        self.count = games * processes
        self.games = VectorRex(self.count, observe=observe, processes=processes, copy=False)
        self.games.reset(seed=1)

    def __call__(self, _: int) -> int:
        self.games.step(self.games.sample())
        return self.count


class SelfPlay:
    """Games of `levant selfplay`, one after the other: counts decisions."""

    def __init__(self, bot: str) -> None:
        self.choosers = f"levant.cli.players:{bot}_against_{bot}"
        self.seed = 0

    def __call__(self, _: int) -> int:
        self.seed += 1
        job = runner.Job("levant.rex.game:REX", "2.0", {}, self.seed, self.choosers, 100_000)
        return runner.play_job(job).decisions


class Playouts:
    """What the search bots do most: a plan's playout of two game turns, and its evaluation."""

    def __init__(self) -> None:
        self.starts: list[Game] = [game for game in sample() if game.phase != OVER]
        self.seed = 0

    def __call__(self, _: int) -> int:
        for _ in range(8):
            self.seed += 1
            start = self.starts[self.seed % len(self.starts)]
            playout(
                start, start.active if start.active >= 0 else 0, [], self.seed, 2, 2.0, evaluate
            )
        return 8


def bridges(seconds: float) -> list[Row]:
    """Steps of the environments for learners."""
    things: dict[str, Some] = {
        ENGINE: RandomPlay(fresh()),
        "steps with observations": Steps(observe=True),
        "steps without": Steps(observe=False),
    }
    environment = _if_installed(Environment)
    if environment is not None:
        things["OpenSpiel, rl_environment"] = environment
    return [*_rows(in_turns(things, seconds)), *_beside(seconds)]


def selfplay(seconds: float) -> list[Row]:
    """Games between bots, random play by other editions, playouts of the search."""
    things: dict[str, Some] = {
        ENGINE: RandomPlay(fresh()),
        "selfplay, pilgrims": SelfPlay("pilgrim"),
        "selfplay, squires": SelfPlay("squire"),
        "playouts of the search": Playouts(),
    }
    for edition in REX.editions[1:]:
        things[f"decisions, edition {edition}"] = RandomPlay(fresh(edition))
    return _rows(in_turns(things, seconds))


def _if_installed(thing: Callable[[], Some]) -> Some | None:
    try:
        return thing()
    except ImportError:
        return None


def _rows(rates: Rates) -> list[Row]:
    rows: list[Row] = []
    for name, own in rates.items():
        low, middle, high = spread(own)
        share = ratio(own, rates[ENGINE]).median
        goal = GOALS.get(name)
        rows.append(
            {"what": name, "per_s": middle, "low": low, "high": high, "share": share, "goal": goal}
        )
    return rows


def _beside(seconds: float) -> list[Row]:
    """Two processes against one with as many games: steps with observations."""
    one, two = Steps(True, GAMES_BESIDE), Steps(True, GAMES_BESIDE, processes=2)
    gains, rates = [], []
    for _ in range(SLICES):
        alone = _busiest(one, seconds / SLICES)
        both = _busiest(two, seconds / SLICES)
        gains.append(both / alone)
        rates.append(both)
    two.games.close()
    low, middle, high = spread(rates)
    return [
        {
            "what": "two processes, times one", "per_s": middle, "low": low, "high": high,
            "share": spread(gains).median, "goal": 1.8,
        }
    ]  # fmt: skip


def _busiest(steps: Steps, seconds: float) -> float:
    """Decisions in a second of this process and of the busiest that works for it."""
    workers: Callable[[], list[float]] = getattr(steps.games._games, "seconds", list)
    own, others, count = process_time(), workers(), 0
    spent = 0.0
    while spent < seconds:
        for _ in range(4):
            count += steps(0)
        now = workers()
        spent = process_time() - own + max([b - a for a, b in zip(others, now, strict=True)] or [0])
    return count / spent
