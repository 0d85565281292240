"""Many games stepped in one call, in the manner of a gymnasium vector environment.

Each game waits for one role. `reset` and `step` give, for every game, the tensor of that role's
view and the mask of its legal actions; `step` takes one action number for every game. A game that
ends starts anew at once, with the next seed: the reward tells who won, the observation is already
that of the new game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from levant.bridges import need, tensors
from levant.kernel.dice import FastDice
from levant.rex.board import ROLES
from levant.rex.game import REX, Game
from levant.rex.views import RexView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = need("numpy", "pettingzoo")

MOST: Final = 20_000
"""A game with more decisions is cut off: truncated, and won by nobody."""


class Step(NamedTuple):
    """What every game looks like after a step; the first index is the game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    roles: NDArray[np.int64]
    """Whose turn it is, and whose view the observation is."""
    rewards: NDArray[np.float32]
    """For each role 1, -1 or 0: not 0 only where a game has just ended."""
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class VectorRex:
    """So many games of Crusader Rex side by side.

    >>> games = VectorRex(2, seed=7)
    >>> games.reset().masks.shape == (2, games.action_count)
    True
    """

    action_count: Final = tensors.ACTION_COUNT
    observation_size: Final = tensors.SIZE

    def __init__(
        self,
        count: int,
        *,
        edition: str = "2.0",
        options: Mapping[str, int] | None = None,
        seed: int = 1,
        most: int = MOST,
        observe: bool = True,
    ) -> None:
        """Without `observe` the observations stay 0, which saves most of the time."""
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.count = count
        self._edition = edition
        self._options = dict(options or {})
        self._next_seed = seed
        self._most = most
        self._observe = observe
        self._games: list[Game] = []
        self._lengths = [0] * count
        self._observations = np.zeros((count, tensors.SIZE), np.float32)
        self._masks = np.zeros((count, tensors.ACTION_COUNT), np.int8)
        self._roles = np.zeros(count, np.int64)

    def reset(self, seed: int | None = None) -> Step:
        """Start all games; a seed repeats a run exactly."""
        if seed is not None:
            self._next_seed = seed
        self._games = [self._new() for _ in range(self.count)]
        self._lengths = [0] * self.count
        for number in range(self.count):
            self._look(number)
        return self._told(*self._nothing())

    def view(self, number: int) -> RexView:
        """The view of the role that must choose in a game."""
        return self._games[number].view(int(self._roles[number]))

    def observation(self, number: int) -> NDArray[np.float32]:
        """The tensor of that view: for those who do without `observe` and look now and then."""
        return tensors.tensor(self.view(number))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        """Play one action in every game. An illegal one raises the Refusal that says why."""
        if not self._games:
            raise RuntimeError("reset() comes before the first step()")
        if len(actions) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(actions)}")
        rewards, terminations, truncations = self._nothing()
        for number, chosen in enumerate(actions):
            game = self._games[number]
            game.play(int(self._roles[number]), tensors.ACTIONS[int(chosen)])
            self._lengths[number] += 1
            result = game.result
            if result is not None:
                terminations[number] = True
                if result.winner is not None:
                    rewards[number] = -1
                    rewards[number, result.winner] = 1
            elif self._lengths[number] >= self._most:
                truncations[number] = True
            if terminations[number] or truncations[number]:
                self._games[number] = self._new()
                self._lengths[number] = 0
            self._look(number)
        return self._told(rewards, terminations, truncations)

    def _nothing(self) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        ended = np.zeros(self.count, np.bool_)
        return np.zeros((self.count, len(ROLES)), np.float32), ended, ended.copy()

    def _new(self) -> Game:
        seed = self._next_seed
        self._next_seed += 1
        return REX.new(self._edition, self._options, FastDice(seed))

    def _look(self, number: int) -> None:
        game = self._games[number]
        role = game.deciders[0]
        self._roles[number] = role
        tensors.mask(game.legal(role), self._masks[number])
        if self._observe:
            tensors.tensor(game.view(role), self._observations[number])

    def _told(
        self,
        rewards: NDArray[np.float32],
        terminations: NDArray[np.bool_],
        truncations: NDArray[np.bool_],
    ) -> Step:
        return Step(
            self._observations.copy(),
            self._masks.copy(),
            self._roles.copy(),
            rewards,
            terminations,
            truncations,
        )
