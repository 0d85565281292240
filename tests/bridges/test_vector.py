"""Many games in one call."""

from __future__ import annotations

import numpy as np
import pytest

from levant.bridges import tensors
from levant.bridges.vector import Step, VectorRex
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.rex.board import ROLES
from levant.rex.game import REX


def choose(step: Step, chance: np.random.Generator) -> list[int]:
    return [int(chance.choice(np.flatnonzero(mask))) for mask in step.masks]


def test_what_is_seen_is_the_view_of_whoever_decides() -> None:
    games = VectorRex(3, seed=4)
    step = games.reset()
    chance = np.random.default_rng(1)
    for _ in range(120):
        for number in range(3):
            view = games.view(number)
            role = step.roles[number]
            assert view["role"] == ROLES[role]
            assert np.array_equal(step.observations[number], tensors.tensor(view))
            assert step.masks[number].sum() == len(view["legal"])
        step = games.step(choose(step, chance))


def test_a_seed_repeats_a_run() -> None:
    def run() -> tuple[float, int]:
        games = VectorRex(2)
        step = games.reset(seed=9)
        chance = np.random.default_rng(2)
        total = 0.0
        for _ in range(150):
            step = games.step(choose(step, chance))
            total += float(step.observations.sum())
        return total, int(step.roles.sum())

    assert run() == run()


def test_games_that_end_start_anew_with_the_next_seed() -> None:
    games = VectorRex(2, seed=30, observe=False)
    step = games.reset()
    chance = np.random.default_rng(3)
    ended = 0
    while ended < 3:
        step = games.step(choose(step, chance))
        for number in np.flatnonzero(step.terminations):
            ended += 1
            assert sorted(step.rewards[number]) == [-1, 1]
            fresh = REX.new("2.0", {}, FastDice(31 + ended))
            assert games.view(int(number)) == fresh.view(0)
        assert not step.rewards[~step.terminations].any()
        assert not step.truncations.any()
    assert not step.observations.any()
    assert games.observation(0).any()


def test_endless_games_are_cut_off() -> None:
    games = VectorRex(1, most=5)
    step = games.reset()
    chance = np.random.default_rng(4)
    for _ in range(5):
        assert not step.truncations[0]
        step = games.step(choose(step, chance))
    assert step.truncations[0]
    assert not step.terminations[0]
    assert not step.rewards.any()


def test_what_was_told_before_does_not_change() -> None:
    games = VectorRex(1)
    first = games.reset()
    before = first.observations.copy()
    games.step(choose(first, np.random.default_rng(5)))
    assert np.array_equal(first.observations, before)


def test_refused() -> None:
    games = VectorRex(2)
    with pytest.raises(RuntimeError, match="reset"):
        games.step([0, 0])
    step = games.reset()
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        games.step([0])
    illegal = int(np.flatnonzero(step.masks[0] == 0)[0])
    with pytest.raises(Refusal):
        games.step([illegal, illegal])
    with pytest.raises(ValueError, match="at least one game"):
        VectorRex(0)
