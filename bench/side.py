"""One side of a comparison: measures the tree it is started in, and prints the rates as JSON.

`bench.compare` starts it with this folder's code and another tree's `levant`; so it uses nothing
of that tree but the rules themselves.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import cycle, islice
from typing import TYPE_CHECKING

from bench.pace import in_turns, spread
from bench.play import RandomPlay, fresh
from levant import compiled
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


def measure(seconds: float) -> dict[str, float]:
    """How often each thing is done in a second: the median of a few slices."""
    play = RandomPlay(fresh())
    positions: list[Game] = []
    while len(positions) < 200:
        play(29)
        positions.append(play.game.copy())
    things: dict[str, Some] = {
        "decisions": RandomPlay(fresh()),
        "copies": each(positions, lambda game: game.copy()),
        "views": each(positions, lambda game: game.view(0)),
    }
    return {name: spread(own).median for name, own in in_turns(things, seconds, 3).items()}


if __name__ == "__main__":
    told = {"engine": compiled.report(), "package": str(compiled.PACKAGE)}
    print(json.dumps(told | {"rates": measure(float(sys.argv[1]))}))
