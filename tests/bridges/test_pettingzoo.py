"""The PettingZoo environment, by PettingZoo's own tests and ours."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from levant.bridges import MissingExtra, need, pettingzoo, tensors
from levant.kernel.title import Refusal


@pytest.mark.filterwarnings(
    # What it recommends for other kinds of environments.
    "ignore:Observation:UserWarning",
    "ignore:We recommend agents to be named:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # of an agent that waits
)
def test_it_passes_the_api_test(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_seed_test() -> None:
    seed_test(pettingzoo.env, num_cycles=100)


def random_game(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; the rewards."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, rewards[agent], termination, truncation, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(chance.choice(legal)))
    return rewards


def test_a_game_has_a_winner_and_a_loser() -> None:
    rewards = random_game(pettingzoo.env(edition="1.3", options={"handicap": 2}), 6)
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert set(rewards) == {"frank", "saracen"}


def test_only_whoever_decides_may_act() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    other = "saracen" if env.agent_selection == "frank" else "frank"
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    bare = pettingzoo.raw_env()
    bare.reset(seed=1)
    mask = bare.observe(bare.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(Refusal):
        bare.step(illegal)
    env = pettingzoo.env()
    env.reset(seed=1)
    env.last()
    agent = env.agent_selection
    env.step(illegal)
    assert env.rewards[agent] == pettingzoo.ILLEGAL_REWARD
    assert env.terminations[agent]


def test_seeds_repeat_and_differ() -> None:
    def first_cards(env: Any) -> Any:
        for _ in range(400):
            agent = env.agent_selection
            seen = env.observe(agent)
            told = tensors.expand(seen["observation"])
            if tensors.field(told, "hand").any():
                return tensors.field(told, "hand")
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        raise AssertionError("no cards were dealt")

    env = pettingzoo.raw_env()
    env.reset(seed=5)
    dealt = first_cards(env)
    env.reset()
    second = first_cards(env)
    env.reset(seed=5)
    assert np.array_equal(first_cards(env), dealt)
    env.reset()
    assert np.array_equal(first_cards(env), second)


def test_it_can_be_looked_at() -> None:
    env = pettingzoo.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("1187, turn 1: frank_deploy (3.1)\nfrank: ")
    assert pettingzoo.raw_env().render() is None


def test_a_missing_library_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pip install 'levant\[pettingzoo\]'"):
        need("pettingzoo", "pettingzoo")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "levant.bridges.openspiel", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'levant\[openspiel\]'"):
        __import__("levant.bridges.openspiel")
