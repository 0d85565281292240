"""A small policy that learns to beat a random player, with numpy alone.

    python examples/learn.py                  # a minute or two on one core
    python examples/learn.py --games 60       # less, and weaker

Between random players the Franks win nearly always: they need only keep what they have. The learner
plays the Saracens, who must take cities. Its policy is linear: for each verb a weight for choosing
it at all, and weights for what is to be seen of the town or the block that the action is about. It
starts with zeros, which is to play at random, and learns by policy gradient (REINFORCE): whatever
was done before things went better than usual is made more likely. "Better" counts victory cities.
"""

# ruff: noqa: T201 - an example speaks
from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode

from levant.bridges import tensors
from levant.bridges.vector import VectorRex
from levant.rex.bits import members
from levant.rex.board import NEAR, TOWN
from levant.rex.words import A_BLOCK, A_PLACE, VERBS

Array = np.ndarray[Any, Any]

VERB = np.array([action >> 6 for action in tensors.ACTIONS])
KIND = np.array([VERBS[verb][1] for verb in VERB])
THING = np.array([action & 63 for action in tensors.ACTIONS])
TOWNS = tensors.FIELDS["towns"][1]
CITIES = [TOWN[city] for city in tensors.CITY_NUMBER]
PLANES = ["own_field", "own_castle", "foe_field", "foe_castle", "besieged_by_own"]
PLANE = [tensors.TOWN_PLANES.index(name) for name in PLANES]
FEATURES = (
    1 + len(PLANES) + 3 + 1
)  # the verb; its town, cities there and near; the block's strength


def distances() -> Array:
    """How many roads lie between two towns."""
    legs = np.full((TOWNS, TOWNS), 99)
    for a in range(TOWNS):
        legs[a, a] = 0
        for b in members(NEAR[a]):
            legs[a, b] = 1
    for through in range(TOWNS):
        legs = np.minimum(legs, legs[:, [through]] + legs[through])
    return legs


TO_CITY = distances()[:, CITIES]

GAMES_AT_ONCE = 16
LEARNER = 1  # the Saracen
FORESIGHT = 0.98  # how much of what comes one decision later is put down to this one
RATE = 0.5


def look(seen: Array, legal: Array) -> Array:
    """What is to be seen of each legal action, a row each."""
    rows = np.zeros((len(legal), FEATURES))
    rows[:, 0] = 1
    about = (KIND[legal] == A_PLACE) & (THING[legal] < TOWNS)
    towns = THING[legal[about]]
    rows[about, 1 : 1 + len(PLANES)] = tensors.field(seen, "towns")[PLANE][:, towns].T
    own, foe = tensors.field(seen, "cities")
    to_city = TO_CITY[towns]
    rows[about, -4] = ((to_city == 0) * own).sum(1)
    rows[about, -3] = ((to_city == 0) * foe).sum(1)
    rows[about, -2] = (foe / (1 + to_city)).sum(1)
    about = KIND[legal] == A_BLOCK
    rows[about, -1] = tensors.field(seen, "blocks")[0, THING[legal[about]]]
    return rows


def standing(seen: Array) -> float:
    """How well the viewer stands: his cities less the foe's."""
    own, foe = tensors.field(seen, "cities").sum(1)
    return float(own - foe)


class Choice(NamedTuple):
    """What the learner did, what it had to choose from, and how it stood."""

    legal: Array
    rows: Array
    odds: Array
    chosen: int
    stood: float


class Learner:
    """Weights for each verb and feature."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros((len(VERBS), FEATURES))
        self.chance = np.random.default_rng(seed)
        self.usual, self.spread = 0.0, 1.0  # of what comes after an action

    def choose(self, seen: Array, legal: Array) -> Choice:
        """One of the legal actions."""
        rows = look(seen, legal)
        pull = (self.weights[VERB[legal]] * rows).sum(1)
        odds = np.exp(pull - pull.max())
        odds /= odds.sum()
        chosen = int(np.searchsorted(odds.cumsum()[:-1], self.chance.random()))
        return Choice(legal, rows, odds, chosen, standing(seen))

    def learn(self, story: list[Choice]) -> None:
        """Make more likely what was followed by more than usual, in one game."""
        after = np.zeros(len(story) - 1)
        gain = 0.0
        for n in reversed(range(len(after))):
            gain = FORESIGHT * gain + story[n + 1].stood - story[n].stood
            after[n] = gain
        self.usual += 0.05 * (after.mean() - self.usual)
        self.spread += 0.05 * (after.std() - self.spread)
        change = np.zeros_like(self.weights)
        for choice, better in zip(story, (after - self.usual) / self.spread, strict=False):
            push = -choice.odds
            push[choice.chosen] += 1
            np.add.at(change, VERB[choice.legal], better * push[:, None] * choice.rows)
        self.weights += RATE * change / sqrt(len(story))


def play(learner: Learner, games: int, seed: int, *, learning: bool) -> tuple[int, int]:
    """Play against random Franks, at every table as many games; games won, and games."""
    tables = min(games, GAMES_AT_ONCE)
    left = [games // tables] * tables  # not the first to end: short games would count too much
    vector = VectorRex(tables, autoreset_mode=AutoresetMode.SAME_STEP)
    told, infos = vector.reset(seed=seed)
    stories: list[list[Choice]] = [[] for _ in range(tables)]
    won = 0
    while any(left):
        actions = vector.sample()
        turns = np.flatnonzero(infos["role"] == LEARNER)
        seen = dict(zip(turns, tensors.expand(told["observation"][turns]), strict=True))
        for table, role in enumerate(infos["role"]):
            legal = np.flatnonzero(told["action_mask"][table])
            if role == LEARNER and len(legal) > 1 and left[table]:
                choice = learner.choose(seen[table], legal)
                stories[table].append(choice)
                actions[table] = legal[choice.chosen]
        told, _, terminations, truncations, infos = vector.step(actions)
        for table in map(int, np.flatnonzero(terminations | truncations)):
            if left[table]:
                left[table] -= 1
                won += int(infos["rewards"][table, LEARNER] > 0)
                if learning and len(stories[table]) > 1:
                    learner.learn(stories[table])
            stories[table] = []
    return won, games // tables * tables


def told(won: int, games: int) -> str:
    """A share with its 95 % interval (Wilson's)."""
    share, square = won / games, 1.96**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = 1.96 / (1 + square / games)
    half *= sqrt(share * (1 - share) / games + square / (4 * games * games))
    return f"{share:.1%} of {games} games (95 %: {middle - half:.1%} to {middle + half:.1%})"


def main(games: int = 160, test: int = 100, seed: int = 1) -> tuple[float, float]:
    """Learn; the shares of games won before and after."""
    learner = Learner(seed)
    before = play(learner, test, seed + 1_000_000, learning=False)
    print("before: wins", told(*before))
    begin = perf_counter()
    for part in range(5):
        won, played = play(learner, max(1, games // 5), seed + 10_000 * part, learning=True)
        print(f"learning, part {part + 1} of 5: wins {won} of {played}")
    print(f"learned in {perf_counter() - begin:.0f} s")
    after = play(learner, test, seed + 1_000_000, learning=False)
    print("after:  wins", told(*after))
    return before[0] / before[1], after[0] / after[1]


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Learn to beat a random player.")
    options.add_argument("--games", type=int, default=160, help="games to learn from")
    options.add_argument("--test", type=int, default=100, help="games to measure with")
    options.add_argument("--seed", type=int, default=1)
    main(**vars(options.parse_args()))
