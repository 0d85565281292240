"""What a position of Croisades Strategic promises a role, from 0 (lost) to 1 (won).

A logistic regression, on what speaks for each role (`features`): its weights are fitted to the
outcomes of constables' games, scenario by scenario, by `python -m bench.judge`. A scenario for
which that was not done is judged by rules set by hand (`prospects`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from levant.bots.croisades.features import features
from levant.bots.croisades.prospects import prospects
from levant.croisades.position import Position
from levant.croisades.scenario import NEUTRAL
from levant.croisades.words import OVER

WEIGHTS_FILE: Final = Path(__file__).with_name("evaluation.toml")
Weights = dict[str, float]


@cache
def weights_of(scenario: str) -> Weights | None:
    """The weights of a scenario by feature; None: none were fitted."""
    tables: dict[str, Weights] = tomllib.loads(WEIGHTS_FILE.read_text("utf-8"))
    return tables.get(scenario)


def evaluate(p: Position, role: int) -> float:
    """What a role may expect."""
    if p.phase == OVER:
        return 1 / p.roles if p.winner == NEUTRAL else float(p.winner == role)
    weights = weights_of(p.scenario.name)
    return (prospects(p) if weights is None else chances(p, weights))[role]


def chances(p: Position, weights: Weights) -> list[float]:
    """How likely each role is to win; who is out of the game never does."""
    sums = [
        sum(weights.get(name, 0.0) * value for name, value in one.items()) for one in features(p)
    ]
    best = max(sums)
    shares = [0.0 if p.out[role] else exp(total - best) for role, total in enumerate(sums)]
    return [share / sum(shares) for share in shares]
