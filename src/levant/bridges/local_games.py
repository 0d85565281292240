"""The games of a vector environment, stepped in this process; `process_games.py` has several.

Both keep what the last step told as arrays, a row for each game: `observations`, `masks`, `roles`,
`rewards`, `terminations`, `truncations` and `random`. Several processes write them into shared
memory, each its own rows; a word through a pipe starts a step, another says that it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from levant.bridges import need
from levant.bridges.action_space import ACTION_COUNT, ACTIONS
from levant.bridges.batch import Batch
from levant.bridges.observations import SIZE
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.rex.rules import rules_for
from levant.rex.views import RexView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = need("numpy", "gymnasium")

Arrays = dict[str, "NDArray[Any]"]


class Kind(NamedTuple):
    """Which games are played."""

    edition: str
    options: dict[str, int]
    most: int
    observe: bool


class Start(NamedTuple):
    """A new game: its row, the seed of its dice and that of its random actions."""

    row: int
    seed: int
    chance: int


def shapes(count: int, observe: bool) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays of so many games: shape and type of each."""
    seen = {"observations": ((count, SIZE), "u1")} if observe else {}
    return seen | {
        "masks": ((count, ACTION_COUNT), "i1"),
        "roles": ((count,), "i1"),
        "rewards": ((count, 2), "i1"),
        "terminations": ((count,), "?"),
        "truncations": ((count,), "?"),
        "random": ((count,), "i8"),
    }


class LocalGames:
    """The games of this process."""

    def __init__(self, kind: Kind, count: int) -> None:
        rules = rules_for(kind.edition, kind.options)
        self.batch = Batch(rules, count, kind.most, kind.observe)
        # The arrays are the vectors of the batch: numpy takes no copy.
        self.arrays: Arrays = {
            name: np.frombuffer(memoryview(getattr(self.batch, name)).cast("B"), kind_).reshape(
                shape
            )
            for name, (shape, kind_) in shapes(count, kind.observe).items()
        }

    def start(self, starts: Sequence[Start]) -> None:
        """Begin new games."""
        for row, seed, chance in starts:
            self.batch.chances[row] = FastDice(chance)
            self.batch.start(row, seed)

    def play(self, actions: NDArray[np.int64]) -> None:
        """One action in every game but where it is SKIP."""
        self.batch.play(actions.tolist())

    def refusal(self, row: int, action: int) -> Refusal | None:
        """Why an action is not legal in a game."""
        return self.batch.games[row].refusal(int(self.arrays["roles"][row]), ACTIONS[action])

    def view(self, row: int) -> RexView:
        """The view of the role that chooses in a game."""
        return self.batch.games[row].view(int(self.arrays["roles"][row]))

    def close(self) -> None:
        """Nothing is held open."""
