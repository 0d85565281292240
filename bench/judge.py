"""Fit the marshal's evaluation by play: `python -m bench.judge --edition siege_of_acre`.

Constables play, some of them with another campaign every other turn, so that odd positions come up
as well. At the start of each turn what speaks for each role is noted; a logistic regression then
finds the weights by which that tells who won. Every fifth game is held out: its log loss says
what the weights are worth, beside that of the share of games that each role wins. The weights of
the scenarios that were played are written into the file of all; the same seeds give the same.
"""

from __future__ import annotations

import argparse
import os
import random
import tomllib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL
from levant.bots.croisades.drafts import drafts
from levant.bots.croisades.evaluation import WEIGHTS_FILE, Weights
from levant.bots.croisades.features import Features, features
from levant.bots.croisades.outlook import Outlook
from levant.croisades.game import CROISADES
from levant.croisades.scenario import NEUTRAL, SCENARIOS
from levant.croisades.sight import view
from levant.croisades.words import OVER
from levant.kernel.dice import FastDice
from levant.kernel.worker_pool import run_jobs

Numbers = NDArray[np.float64]

HELD_OUT: Final = 5
"""One game in so many is not learned from."""
WANDERING: Final = 0.5
"""How often another campaign is tried, by every other constable."""
_STEPS: Final = 3000
_RATE: Final = 0.05
_LEAST_CHANCE: Final = 1e-4


class Job(NamedTuple):
    """A game to play."""

    edition: str
    seed: int


class Lesson(NamedTuple):
    """What spoke for each role when each turn of a game began, and who won it."""

    seed: int
    turns: list[list[Features]]
    winner: int


def play(job: Job) -> Lesson:
    """One game, wherever this runs."""
    chance = random.Random(job.seed)
    p = CROISADES.new(job.edition, {}, FastDice(job.seed))
    players = [Constable(job.seed + role) for role in range(p.roles)]
    wanders = [chance.choice((0.0, WANDERING)) for _ in players]
    turns: list[list[Features]] = []
    planned = [0] * p.roles
    while p.phase != OVER:
        if p.turn > len(turns):
            turns.append(features(p))
        role = p.deciders[0]
        legal = p.legal(role)
        chosen = legal[0]
        if len(legal) > 1:
            seen = view(p, role, [], lines=False)
            if planned[role] != p.turn:
                planned[role] = p.turn
                wander = chance.random() < wanders[role]
                campaigns = drafts(Outlook(seen), USUAL) if wander else [USUAL]
                players[role].campaign.doctrine = chance.choice(campaigns)
            chosen = players[role].choose(seen, legal, ())
        p.play(role, chosen)
    return Lesson(job.seed, turns, p.winner)


class Lessons:
    """All turns of some games as numbers: turn, role, feature."""

    def __init__(self, lessons: Sequence[Lesson], names: list[str]) -> None:
        rows = [turn for lesson in lessons for turn in lesson.turns]
        self.values: Numbers = np.array(
            [[[one.get(name, 0.0) for name in names] for one in turn] for turn in rows]
        )
        roles = len(rows[0])
        self.won: Numbers = np.array(
            [
                [1 / roles if lesson.winner == NEUTRAL else float(lesson.winner == role)
                 for role in range(roles)]
                for lesson in lessons
                for _ in lesson.turns
            ]
        )  # fmt: skip

    def loss(self, weights: Numbers) -> float:
        """The mean log loss of what weights say."""
        return log_loss(chances(self.values @ weights), self.won)


def chances(sums: Numbers) -> Numbers:
    """The chance of each role, by what speaks for it."""
    shares: Numbers = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def log_loss(said: Numbers, won: Numbers) -> float:
    """The mean log loss of chances."""
    return -float((won * np.log(np.clip(said, _LEAST_CHANCE, 1.0))).sum(axis=1).mean())


def fit(lessons: Lessons, decay: float) -> Numbers:
    """The weights that tell best who won, held back by a decay (Adam, on features of one size)."""
    values, won = lessons.values, lessons.won
    apart = values - values.mean(axis=1, keepdims=True)
    sizes = apart.reshape(-1, values.shape[2]).std(axis=0) + 1e-9
    scaled = apart / sizes
    weights, mean, spread = (np.zeros(values.shape[2]) for _ in range(3))
    for step in range(1, _STEPS + 1):
        wrong = chances(scaled @ weights) - won
        slope = np.einsum("nr,nrf->f", wrong, scaled) / len(scaled) + decay * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope * slope
        pace = _RATE * (1 - step / _STEPS)
        weights -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-9)
    found: Numbers = weights / sizes
    return found


def learn(edition: str, games: Sequence[Lesson], decay: float) -> Weights:
    """The weights of a scenario; what they are worth is printed."""
    names = list(dict.fromkeys(name for one in games[0].turns[0] for name in one))
    taught = Lessons([game for game in games if game.seed % HELD_OUT], names)
    held = Lessons([game for game in games if game.seed % HELD_OUT == 0], names)
    weights = fit(taught, decay)
    shares = np.tile(taught.won.mean(axis=0), (len(held.won), 1))
    print(
        f"{edition}: {len(games)} games, {len(taught.won)} turns; held out {len(held.won)} turns: "
        f"log loss {held.loss(weights):.3f}, of the roles' shares {log_loss(shares, held.won):.3f}"
    )
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}


def written(tables: dict[str, Weights]) -> str:
    """Weights of scenarios as a file."""
    lines = ["# Found by `python -m bench.judge`; what each number means: features.py."]
    for edition, weights in tables.items():
        lines += ["", f"[{edition}]"]
        lines += [f"{name} = {weight}" for name, weight in weights.items() if weight]
    return "\n".join(lines) + "\n"


def main(given: Sequence[str] | None = None) -> None:
    """Play the scenarios asked for, and put their new weights into the file."""
    parser = argparse.ArgumentParser(prog="python -m bench.judge", description=__doc__)
    parser.add_argument(
        "--edition", action="append", choices=SCENARIOS, help="one or several; without: all"
    )
    parser.add_argument("--games", type=int, default=300, help="of each scenario (300)")
    parser.add_argument("--seed", type=int, default=100_001, help="of the first game (100001)")
    parser.add_argument(
        "--decay", type=float, default=0.003, help="what holds weights back (0.003)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one for each core")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE, help="the file of all weights")
    asked = parser.parse_args(given)
    if asked.games < HELD_OUT or asked.workers < 0:
        parser.error(f"--games is {HELD_OUT} or more, --workers 0 or more")
    tables: dict[str, Weights] = {}
    if asked.out.exists():
        tables = tomllib.loads(asked.out.read_text("utf-8"))
    for edition in asked.edition or SCENARIOS:
        jobs = [Job(edition, asked.seed + number) for number in range(asked.games)]
        with closing(run_jobs(play, jobs, asked.workers or os.cpu_count() or 1)) as done:
            games = [game for _, game in sorted(done)]
        tables[edition] = learn(edition, games, asked.decay)
        asked.out.write_text(written(tables), "utf-8")


if __name__ == "__main__":
    main()
