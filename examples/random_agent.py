"""A random agent in the PettingZoo environment: pip install 'levant[pettingzoo]'."""

import numpy as np

from levant.bridges import pettingzoo


def main(seed: int = 1187) -> str:
    """Play one game at random; who won it."""
    chance = np.random.default_rng(seed)
    env = pettingzoo.env()
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, rewards[agent], termination, truncation, _ = env.last()
        over = termination or truncation
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(chance.choice(legal)))
    return max(rewards, key=rewards.__getitem__)


if __name__ == "__main__":
    print(main(), "wins")  # noqa: T201 - an example speaks
