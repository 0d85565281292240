"""Successive halving: the better plan is found, and nothing is left for luck."""

from __future__ import annotations

from collections.abc import Sequence

from levant.bots.budget import Budget, Clock
from levant.bots.croisades.halving import LEAST, Halving
from levant.kernel.dice import FastDice


def noisy(truth: Sequence[float], dice: FastDice, noise: float) -> Halving:
    """Plans of known worth, tried with luck that is the same for all but a part of it."""

    def trial(field: Sequence[int]) -> list[float]:
        luck = dice.below(100) / 100
        return [truth[plan] + luck + noise * (dice.below(100) / 100 - 0.5) for plan in field]

    return Halving(len(truth), trial)


def test_the_best_plan_is_found_through_the_same_luck() -> None:
    for seed in range(10):
        search = noisy([0.1, 0.2, 0.6, 0.3, 0.1], FastDice(seed), 0.1)
        assert search.decide(Clock(Budget(nodes=60))) == 2


def test_the_trusted_plan_is_not_left_for_luck() -> None:
    left = 0
    for seed in range(40):
        search = noisy([0.5] * 6, FastDice(seed), 1.0)
        left += search.decide(Clock(Budget(nodes=60)), doubt=2.0) != 0
    assert left < 16


def test_a_budget_of_trials_is_kept_but_for_the_last_round() -> None:
    search = noisy([0.5] * 8, FastDice(1), 1.0)
    clock = Clock(Budget(nodes=50))
    search.decide(clock)
    assert 50 <= clock.spent < 50 + 8


def test_too_small_a_budget_tries_fewer_plans_not_fewer_times() -> None:
    search = noisy([0.5] * 20, FastDice(1), 1.0)
    search.decide(Clock(Budget(nodes=4 * LEAST)))
    tried = [values for values in search.values if values]
    assert len(tried) == 4
    assert all(len(values) >= LEAST for values in tried)


def test_one_plan_needs_no_trial() -> None:
    search = noisy([0.5], FastDice(1), 1.0)
    assert search.decide(Clock(Budget(nodes=10))) == 0
    assert search.values == [[]]


def test_a_plan_must_be_better_beyond_doubt_where_both_were_tried() -> None:
    search = Halving(3, lambda field: [0.0] * len(field))
    search.values = [[0.9, 0.4, 0.5, 0.4, 0.5], [0.5, 0.6, 0.5, 0.6], [0.1, 1.0, 0.1, 0.7]]
    assert search.surely_better(1, 0)
    assert not search.surely_better(2, 0)
