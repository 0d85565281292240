"""One side of a comparison: measures, slice by slice, whatever it is asked for.

`bench.compare` starts it with this folder's code and another tree's `levant`; so it uses nothing
of that tree but the rules themselves, and of bots and bridges what has been there for long, by the
names it had. It first tells what it runs, as JSON; then it reads lines `THING SECONDS` and answers
each with how often it did the thing in a second.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

from bench.play import Environment, RandomPlay, branch, fresh
from bench.rates import BATCH, lap
from levant import compiled
from levant.kernel import runner
from levant.kernel.dice import FastDice
from levant.rex.game import Game
from levant.rex.words import OVER

if TYPE_CHECKING:
    from levant.cli.yardsticks import Some


def each(positions: list[Game], deed: Callable[[Game], object]) -> Some:
    """Does something to one position after the other."""
    turn = cycle(positions)

    def some(most: int) -> int:
        for position in islice(turn, most):
            deed(position)
        return most

    return some


PLAYOUT_NAMES: Final = (
    ("levant.bots.rex.playout", "playout", "levant.bots.rex.evaluation"),
    ("levant.bots.playout", "trial", "levant.bots.verdict"),
)
"""Where a playout is, and the knight's evaluation: now, and before bots had their folder."""


def playouts(positions: list[Game]) -> Some:
    """Playouts of two game turns, as the search does them, from one position after the other."""
    for module, name, evaluation in PLAYOUT_NAMES:
        try:
            playout = getattr(import_module(module), name)
            evaluate = import_module(evaluation).evaluate
            break
        except ImportError:
            continue
    else:
        raise ImportError("this tree has no playouts")
    seeds = iter(range(1 << 30))

    def one(game: Game) -> None:
        playout(game, max(game.active, 0), [], next(seeds), 2, 2.0, evaluate)

    some = each([game for game in positions if game.phase != OVER], one)
    return lambda _: some(8)


class Squires:
    """Games of `levant selfplay` between squires: counts decisions."""

    def __init__(self) -> None:
        self.seed = 0

    def __call__(self, _: int) -> int:
        self.seed += 1
        squires = "levant.cli.players:squire_against_squire"
        job = runner.Job("levant.rex.game:REX", "2.0", {}, self.seed, squires, 100_000)
        return runner.play_job(job).decisions


def things() -> dict[str, Some]:
    """What can be asked for."""
    play = RandomPlay(fresh())
    dice = FastDice(29)
    positions: list[Game] = []
    while len(positions) < 200:
        play(29)
        positions.append(play.game.copy())
    found: dict[str, Some] = {
        "decisions": RandomPlay(fresh()),
        "copies": each(positions, lambda game: game.copy()),
        "branches": each(positions, lambda game: branch(game, dice)),
        "views": each(positions, lambda game: game.view(0)),
        "squires": Squires(),
    }
    with suppress(ImportError):
        found["playouts"] = playouts(positions)
    with suppress(ImportError):
        found["openspiel"] = Environment()
    return found


def main() -> None:
    """Answer until nothing more is asked."""
    known = things()
    for some in known.values():
        some(BATCH)  # the very first is slower: it fills caches
    told = {"engine": compiled.report(), "package": str(compiled.PACKAGE), "things": list(known)}
    print(json.dumps(told), flush=True)
    for line in sys.stdin:
        thing, seconds = line.split()
        print(lap(known[thing], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
