"""Find the rollout policy's weights by play: `python -m bench.tune --minutes 15`.

All weights are shifted at random, up or down, and the same shift backwards plays against it on
both sides of the same games; whichever wins draws every weight a little its way (simultaneous
perturbation, in logarithms, so that no weight changes its sign). Both sides know the whole
position: the policy only ever plays on positions that were drawn from a belief.
"""

from __future__ import annotations

import argparse
import random
import sys
import tomllib
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from time import monotonic
from typing import Final

from bench.learn.game_files import to_move
from levant.bots.rex.policy_weights import WEIGHTS_FILE, PolicyWeights, read_weights
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import FastDice
from levant.rex.bits import size
from levant.rex.board import CITY_COUNT
from levant.rex.game import REX
from levant.rex.words import CARDS, DONE, OVER

Values = dict[str, float | list[float]]
_SHIFT: Final = 0.18
_RATE: Final = 0.03
_PAIRS: Final = 3
_SETTLING: Final = 100
"""Rounds before the mean of the weights is kept."""
_MEMORY: Final = 400
_FARTHEST: Final = 1.6
_MOST: Final = 6000


def flat(values: Values) -> list[float]:
    """All numbers of a set of weights in a row."""
    row: list[float] = []
    for value in values.values():
        row += value if isinstance(value, list) else [value]
    return row


def shaped(row: list[float], like: Values) -> Values:
    """The numbers of a row under the names of a set of weights."""
    rest = iter(row)
    return {
        name: [next(rest) for _ in value] if isinstance(value, list) else next(rest)
        for name, value in like.items()
    }


def written(values: Values) -> str:
    """PolicyWeights as a file."""
    lines = ["# Found by `python -m bench.tune`; what each number means: weights.py."]
    for name, value in values.items():
        if isinstance(value, list):
            lines.append(f"{name} = [{', '.join(_number(part) for part in value)}]")
        else:
            lines.append(f"{name} = {_number(value)}")
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return repr(float(f"{value:.3g}"))


def play(
    seed: int, weights: tuple[PolicyWeights, PolicyWeights], edition: str
) -> tuple[float, bool]:
    """One game of the policy with itself: the Frank's result with its margin, and if he won."""
    game = REX.new(edition, {}, FastDice(seed))
    players = [RolloutPolicy(FastDice(seed * 7 + side), 0.0, weights[side]) for side in (0, 1)]
    for _ in range(_MOST):
        if game.phase == OVER:
            break
        side = to_move(game)
        if game.phase < CARDS:
            legal = game.legal(side)
            game.play(side, DONE * 64 if DONE * 64 in legal else legal[-1])
        else:
            game.play(side, players[side].choose(game, side))
    won = game.winner == 0
    margin = (size(game.cities(0)) - size(game.cities(1))) / CITY_COUNT
    return 0.5 * (1 if won else -1) + 0.5 * margin, won


def duel(
    first: PolicyWeights, second: PolicyWeights, pairs: int, seed: int, edition: str
) -> tuple[float, float]:
    """The first's mean result and share of wins against the second, each game from both sides."""
    total, wins = 0.0, 0
    for number in range(pairs):
        result, won = play(seed + number, (first, second), edition)
        other, lost = play(seed + number, (second, first), edition)
        total += result - other
        wins += won + (not lost)
    return total / (2 * pairs), wins / (2 * pairs)


@dataclass
class Search:
    """The state of a search: logarithms of the weights over those it began with."""

    start: Values
    edition: str
    rng: random.Random
    row: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    counted: float = 0.0
    rounds: int = 0

    def __post_init__(self) -> None:
        self.row = [0.0] * len(flat(self.start))
        self.mean = self.row[:]

    def weights(self, row: list[float]) -> Values:
        """The weights that a row of logarithms stands for."""
        return shaped(
            [value * exp(log) for value, log in zip(flat(self.start), row, strict=True)], self.start
        )

    def step(self) -> None:
        """One shift, played forwards against backwards."""
        shift = [self.rng.choice((-_SHIFT, _SHIFT)) for _ in self.row]
        up = [at + by for at, by in zip(self.row, shift, strict=True)]
        down = [at - by for at, by in zip(self.row, shift, strict=True)]
        seed = self.rng.randrange(1 << 30)
        result, _ = duel(
            read_weights(self.weights(up)),
            read_weights(self.weights(down)),
            _PAIRS,
            seed,
            self.edition,
        )
        for i, by in enumerate(shift):
            moved = self.row[i] + _RATE * result * by / _SHIFT
            self.row[i] = max(-_FARTHEST, min(_FARTHEST, moved))
        self.rounds += 1
        if self.rounds > _SETTLING:
            self._remember()

    def _remember(self) -> None:
        self.counted = min(self.counted + 1, _MEMORY)
        for i, at in enumerate(self.row):
            self.mean[i] += (at - self.mean[i]) / self.counted

    def found(self) -> Values:
        """The weights so far: the mean of where the search has been of late."""
        return self.weights(self.mean if self.counted else self.row)


def main() -> None:
    """Search for some minutes, write the weights, and play them against those it began with."""
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("--minutes", type=float, default=15, help="how long to search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="2.0")
    parser.add_argument("--games", type=int, default=200, help="games of the match at the end")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE, help="where to write them")
    asked = parser.parse_args()
    start: Values = tomllib.loads(WEIGHTS_FILE.read_text("utf-8"))
    search = Search(start, asked.edition, random.Random(asked.seed))
    end = monotonic() + 60 * asked.minutes
    while monotonic() < end:
        search.step()
        if search.rounds % 10 == 0:
            far = sqrt(sum(at * at for at in search.row))
            left = max(0.0, (end - monotonic()) / 60)
            print(
                f"\rround {search.rounds}, {far:.2f} from the start, {left:.1f} minutes left ",
                end="",
                file=sys.stderr,
                flush=True,
            )
    print(file=sys.stderr)
    found = search.found()
    asked.out.write_text(written(found), "utf-8")
    pairs = max(1, asked.games // 2)
    result, share = duel(
        read_weights(found), read_weights(start), pairs, asked.seed << 40, asked.edition
    )
    print(f"{asked.out.name}: {100 * share:.1f} % of {2 * pairs} games against what it began with")
    print(f"mean result {result:+.3f} (1 is all seven cities, every time)")


if __name__ == "__main__":
    main()
