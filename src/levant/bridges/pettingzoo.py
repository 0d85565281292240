"""Crusader Rex as an AEC environment of PettingZoo: `levant_rex_v0`.

    from levant.bridges import pettingzoo
    env = pettingzoo.env()
    env.reset(seed=1187)

Agents are `frank` and `saracen`. An observation is a dict: `observation`, small whole numbers
(docs/bridges.md names every one), and `action_mask`, 1 for each action that is legal. The reward is
1, -1 or 0, at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from levant.bridges import need
from levant.bridges.action_space import ACTION_COUNT, ACTIONS
from levant.bridges.gymnasium_env import (
    ILLEGAL_REWARD,
    observation_of_game,
    observation_space_of_one,
)
from levant.kernel.dice import FastDice, derive_seed
from levant.rex.board import ROLES
from levant.rex.game import REX, Game

if TYPE_CHECKING:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
else:
    AECEnv = need("pettingzoo", "pettingzoo").AECEnv
    wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")
    spaces = need("gymnasium.spaces", "pettingzoo")

__all__ = ["ILLEGAL_REWARD", "env", "raw_env"]


def env(**settings: Any) -> AECEnv:
    """The environment as it should be used: with checks of order and actions around it."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - no types there; the name is PettingZoo's
    """The bare environment. An illegal action raises the Refusal that names the rule."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "levant_rex_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "2.0",
        options: Mapping[str, int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.edition = edition
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.possible_agents = list(ROLES)
        self.agents = list(ROLES)
        self._entropy: int | None = None
        self._games = 0
        self.game = self._new()
        self.observation_spaces = {agent: observation_space_of_one() for agent in ROLES}
        self.action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in ROLES}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of all phases; the mask says which are legal."""
        return self.action_spaces[agent]

    def _new(self) -> Game:
        if self._entropy is None:
            self._entropy = secrets.randbits(61)
        self._games += 1
        seed = derive_seed(self._entropy, f"game {self._games}")
        return REX.new(self.edition, self.options, FastDice(seed))

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo passes it
    ) -> None:
        """A new game; a seed repeats it and all that follow it without one."""
        if seed is not None:
            self._entropy, self._games = seed, 0
        self.game = self._new()
        self.agents = list(ROLES)
        self.rewards = dict.fromkeys(ROLES, 0.0)
        self._cumulative_rewards = dict.fromkeys(ROLES, 0.0)
        self.terminations = dict.fromkeys(ROLES, False)
        self.truncations = dict.fromkeys(ROLES, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in ROLES}
        self.agent_selection = ROLES[self.game.deciders[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do now."""
        return observation_of_game(self.game, ROLES.index(agent))

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over may pass None"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(ROLES.index(agent), ACTIONS[int(action)])
        result = self.game.result
        if result is None:
            self.agent_selection = ROLES[self.game.deciders[0]]
        else:
            self.terminations = dict.fromkeys(ROLES, True)
            if result.winner is not None:
                winner = ROLES[result.winner]
                self.rewards = {one: 1.0 if one == winner else -1.0 for one in ROLES}
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, in a few lines; only in the mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        view: Any = self.game.view(None)
        lines = [f"{view['year']}, turn {view['turn']}: {view['phase']} ({view['rule']})"]
        for role, cities in view["cities"].items():
            blocks = sum(p.get("count", 1) for p in view["pieces"] if p["role"] == role)
            lines.append(f"{role}: {blocks} blocks; {', '.join(cities)}")
        if view["result"] is not None:
            lines.append(f"{view['result']['winner']} wins: {view['result']['reason']}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""
