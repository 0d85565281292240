"""One game as an environment of Gymnasium: its agent plays whichever role must choose.

    from levant.bridges.gymnasium_env import RexEnv
    env = RexEnv()
    told, info = env.reset(seed=1187)

For speed there is levant.bridges.vector; this is for tools that ask for a single environment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from levant.bridges import need
from levant.bridges.action_space import ACTION_COUNT, ACTIONS, NUMBER
from levant.bridges.observations import SIZE, blank, observe
from levant.kernel.dice import FastDice, derive_seed
from levant.kernel.title import Refusal
from levant.rex.game import REX, Game

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import Env, spaces
    from numpy.typing import NDArray
else:
    np = need("numpy", "gymnasium")
    spaces = need("gymnasium.spaces", "gymnasium")
    Env = need("gymnasium", "gymnasium").Env

ILLEGAL_REWARD = -1.0
"""For an illegal action, which ends the game."""

Observation = dict[str, "NDArray[Any]"]


def observation_space_of_one(observe: bool = True) -> spaces.Dict:
    """What a player is told of one game."""
    mask = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
    if not observe:
        return spaces.Dict({"action_mask": mask})
    seen = spaces.Box(0, 255, (SIZE,), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def observation_of_game(game: Game, role: int) -> Observation:
    """What a role may know of a game, and what it may do now: arrays of the caller's own."""
    seen = blank(SIZE)
    observe(game, role, seen, 0)
    mask = np.zeros(ACTION_COUNT, np.int8)
    if role in game.deciders:
        mask[[NUMBER[played] for played in game.legal(role)]] = 1
    # A copy: what numpy reads of a vector it may not write.
    return {"observation": np.array(memoryview(seen)), "action_mask": mask}


class RexEnv(Env[Observation, np.int64]):
    """A game of Crusader Rex; what is told is told to the role that must choose."""

    def __init__(self, edition: str = "2.0", options: Mapping[str, int] | None = None) -> None:
        self._edition = edition
        self._options = dict(options or {})
        self.metadata = {"render_modes": []}
        # Any: the library's types of spaces and of what is told do not meet.
        self.observation_space: Any = observation_space_of_one()
        self.action_space = spaces.Discrete(ACTION_COUNT)
        self._seed = 0
        self._begun = 0
        self._role = 0
        self._game: Game | None = None

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; a seed repeats it and all that follow it without one."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._game is None:
            self._seed, self._begun = int(self.np_random.integers(1 << 60)), 0
        dice = FastDice(derive_seed(self._seed, f"game {self._begun}"))
        self._begun += 1
        self._game = REX.new(self._edition, self._options, dice)
        self._role = self._game.deciders[0]
        return observation_of_game(self._game, self._role), {"role": self._role}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the reward is that of the role that acted.

        An illegal one ends the game with -1, and `info["refusal"]` says why it was none.
        """
        game, role = self._game, self._role
        if game is None or game.result is not None:
            raise RuntimeError("reset() comes before step()")
        try:
            game.play(role, ACTIONS[int(action)])
        except Refusal as refusal:
            self._game = None
            told = {"role": role, "refusal": str(refusal)}
            return observation_of_game(game, role), ILLEGAL_REWARD, True, False, told
        reward = 0.0
        if game.result is None:
            self._role = game.deciders[0]
        elif game.result.winner is not None:
            reward = 1.0 if game.result.winner == role else -1.0
        over = game.result is not None
        return observation_of_game(game, self._role), reward, over, False, {"role": self._role}
