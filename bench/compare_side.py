"""One side of a comparison: measures, slice by slice, whatever it is asked for.

`bench.compare` starts it with this folder's code and another tree's `levant`; so it uses nothing
of that tree but the rules themselves. It first tells what it runs, as JSON; then it reads lines
`THING SECONDS` and answers each with how often it did the thing in a second.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import cycle, islice
from typing import TYPE_CHECKING

from bench.play import RandomPlay, branch, fresh
from bench.rates import BATCH, lap
from levant import compiled
from levant.kernel.dice import FastDice
from levant.rex.game import Game

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


def things() -> dict[str, Some]:
    """What can be asked for."""
    play = RandomPlay(fresh())
    dice = FastDice(29)
    positions: list[Game] = []
    while len(positions) < 200:
        play(29)
        positions.append(play.game.copy())
    return {
        "decisions": RandomPlay(fresh()),
        "copies": each(positions, lambda game: game.copy()),
        "branches": each(positions, lambda game: branch(game, dice)),
        "views": each(positions, lambda game: game.view(0)),
    }


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
