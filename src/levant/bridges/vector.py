"""Many games stepped in one call: a vector environment of Gymnasium.

    from levant.bridges.vector import VectorRex
    games = VectorRex(64)
    told, infos = games.reset(seed=1187)

Each game waits for one role, and what is told of it is that role's: `infos["role"]` says whose turn
it is. An observation is a dict of `observation`, small whole numbers (docs/bridges.md names every
one of them), and `action_mask`, 1 for each action that is legal. The reward is that of the role
that acted: 1, -1 or 0, and not 0 only at the end; `infos["rewards"]` has both roles'.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from levant.bridges import need
from levant.bridges.action_space import ACTION_COUNT
from levant.bridges.batch import SKIP
from levant.bridges.gymnasium_env import Observation, observation_space_of_one
from levant.bridges.local_games import Kind, LocalGames, Start
from levant.bridges.process_games import ProcessGames
from levant.kernel.dice import derive_seed
from levant.rex.views import RexView

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
else:
    np = need("numpy", "gymnasium")
    spaces = need("gymnasium.spaces", "gymnasium")
    AutoresetMode = need("gymnasium.vector", "gymnasium").AutoresetMode
    VectorEnv = need("gymnasium.vector", "gymnasium").VectorEnv
    batch_space = need("gymnasium.vector.utils", "gymnasium").batch_space

MOST: Final = 20_000
"""A game with more decisions is cut off: truncated, and won by nobody."""

Infos = dict[str, Any]
_KEYS: Final = {"observation": "observations", "action_mask": "masks"}


class VectorRex(VectorEnv[Any, Any, Any]):
    """So many games of Crusader Rex side by side.

    >>> games = VectorRex(2)
    >>> told, infos = games.reset(seed=7)
    >>> told["action_mask"].shape == games.observation_space["action_mask"].shape
    True
    """

    def __init__(
        self,
        num_envs: int,
        *,
        edition: str = "2.0",
        options: Mapping[str, int] | None = None,
        most: int = MOST,
        observe: bool = True,
        processes: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        buffers: Mapping[str, NDArray[Any]] | None = None,
        copy: bool = True,
    ) -> None:
        """`processes` play equal parts of the games; without `observe` only masks are told.

        `buffers` are the caller's own arrays, by the names and in the shapes of the observation
        space: every step writes into them and hands them back. Without, each step makes new ones;
        or, without `copy`, hands back those of the environment, which the next step overwrites.
        """
        if not 1 <= processes <= num_envs:
            raise ValueError(f"{num_envs} games are played by 1 to {num_envs} processes")
        kind = Kind(edition, dict(options or {}), most, observe)
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": autoreset_mode}
        self.single_observation_space: spaces.Dict = observation_space_of_one(observe)
        self._names = [name for name in _KEYS if name in self.single_observation_space.spaces]
        self.single_action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space: spaces.Dict = cast(
            "spaces.Dict", batch_space(self.single_observation_space, num_envs)
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mode = autoreset_mode
        self._copy = copy
        self._buffers = None if buffers is None else self._checked(buffers)
        self._games: LocalGames | ProcessGames
        if processes == 1:
            self._games = LocalGames(kind, num_envs)
        else:
            self._games = ProcessGames(kind, num_envs, processes)
        self._rows = np.arange(num_envs)
        self._all = np.ones(num_envs, np.bool_)
        self._over: NDArray[np.bool_] | None = None
        self._seeds: list[int] = []
        self._begun = [0] * num_envs

    def _checked(self, buffers: Mapping[str, NDArray[Any]]) -> Observation:
        """The caller's arrays, if they are what an observation needs."""
        for name in self._names:
            one = self.observation_space[name]
            array = buffers.get(name)
            if array is None or array.shape != one.shape or array.dtype != one.dtype:
                raise ValueError(f"the buffer '{name}' must be {one.shape} of {one.dtype}")
        return {name: buffers[name] for name in self._names}

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """New games. Game n has the seed `seed + n`: its first dice; its next games follow from it.

        `options={"reset_mask": mask}` begins only the games that the mask names.
        """
        mask = (options or {}).get("reset_mask")
        if mask is not None and (mask.shape != (self.num_envs,) or mask.dtype != np.bool_):
            raise ValueError(f"reset_mask must be {self.num_envs} of bool")
        rows = range(self.num_envs) if mask is None else np.flatnonzero(mask).tolist()
        if seed is not None or not self._seeds:
            self._seed_games(seed, rows)
        self._begin(rows)
        if mask is None or self._over is None:
            self._over = np.zeros(self.num_envs, np.bool_)
        else:
            self._over[mask] = False
        return self._observation(), self._infos()

    def _seed_games(self, seed: int | Sequence[int] | None, rows: Sequence[int]) -> None:
        if not self._seeds:
            self._seeds = [0] * self.num_envs
            rows = range(self.num_envs)
        if seed is None:
            seed = secrets.randbits(60)
        seeds = seed if not isinstance(seed, int) else [seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seeds)}")
        for row in rows:
            self._seeds[row] = int(seeds[row])
            self._begun[row] = 0

    def _begin(self, rows: Sequence[int]) -> None:
        """A new game in each of some rows."""
        starts = []
        for row in rows:
            number, sown = self._begun[row], self._seeds[row]
            seed = sown if not number else derive_seed(sown, f"game {number}")
            starts.append(Start(row, seed, derive_seed(sown, f"random {number}")))
            self._begun[row] += 1
        self._games.start(starts)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely: random play, with nothing to be masked."""
        return self._games.arrays["random"].copy()

    def step(
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """One action, by its number, in every game.

        An illegal one raises the Refusal that says why, and nothing is played.
        """
        if self._over is None:
            raise RuntimeError("reset() comes before the first step()")
        chosen = np.array(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need as many actions, not {chosen.shape}")
        arrays = self._games.arrays
        ended = np.flatnonzero(self._over)
        if len(ended):
            if self._mode == AutoresetMode.DISABLED:
                raise RuntimeError(f"game {ended[0]} is over: reset it with reset_mask")
            chosen[ended] = SKIP
        self._check(chosen, ended)
        roles = arrays["roles"].copy()
        self._games.play(chosen)
        if len(ended):
            self._begin(ended.tolist())
        rewards = arrays["rewards"][self._rows, roles].astype(np.float64)
        terminations, truncations = arrays["terminations"].copy(), arrays["truncations"].copy()
        over = terminations | truncations
        infos: Infos = {}
        if self._mode != AutoresetMode.SAME_STEP:
            self._over = over
        elif over.any():
            infos = self._final(over)
            self._begin(np.flatnonzero(over).tolist())
        return self._observation(), rewards, terminations, truncations, infos | self._infos(infos)

    def _check(self, chosen: NDArray[np.int64], skipped: NDArray[np.int64]) -> None:
        legal = (chosen >= 0) & (chosen < ACTION_COUNT)
        legal[skipped] = True
        if not legal.all():
            wrong = chosen[~legal][0]
            raise ValueError(f"actions go from 0 to {ACTION_COUNT - 1}, not to {wrong}")
        allowed = self._games.arrays["masks"][self._rows, chosen] != 0
        allowed[skipped] = True
        if not allowed.all():
            row = int(np.flatnonzero(~allowed)[0])
            refusal = self._games.refusal(row, int(chosen[row]))
            assert refusal is not None
            refusal.add_note(f"game {row} of the environment")
            raise refusal

    def _final(self, over: NDArray[np.bool_]) -> Infos:
        """What ended games look like, before new ones take their rows."""
        finals = np.full(self.num_envs, None, object)
        told = self._observation()
        for row in np.flatnonzero(over):
            finals[row] = {name: array[row].copy() for name, array in told.items()}
        return {
            "final_obs": finals,
            "_final_obs": over,
            "final_info": self._infos(),
            "_final_info": over,
            "rewards": self._games.arrays["rewards"].astype(np.float32),
        }

    def _observation(self) -> Observation:
        arrays = self._games.arrays
        if self._buffers is None:
            told = {name: arrays[_KEYS[name]] for name in self._names}
            return {name: one.copy() for name, one in told.items()} if self._copy else told
        for name, buffer in self._buffers.items():
            buffer[:] = arrays[_KEYS[name]]
        return self._buffers

    def _infos(self, known: Infos | None = None) -> Infos:
        arrays = self._games.arrays
        rewards = (known or {}).get("rewards")
        if rewards is None:
            rewards = arrays["rewards"].astype(np.float32)
        role = arrays["roles"].astype(np.int64)
        return {"role": role, "_role": self._all, "rewards": rewards, "_rewards": self._all}

    def view(self, number: int) -> RexView:
        """The view of the role that must choose in a game (docs/views.md)."""
        return self._games.view(number)

    def close_extras(self, **_: Any) -> None:
        """End the processes, if there are some."""
        self._games.close()
