"""Scores, intervals, Elo."""

from __future__ import annotations

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levant.arena.scores import elo, interval, ratings, wilson
from levant.kernel.dice import FastDice


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # As published for Wilson's interval without continuity correction.
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    ends = wilson(won / games, games)
    assert [round(end, 4) for end in ends] == [low, high]


def test_nothing_played_says_nothing() -> None:
    assert interval([]) == (0.0, 1.0)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60))
def test_the_interval_holds_the_score(scores: list[float]) -> None:
    low, high = interval([[score] for score in scores])
    mean = sum(scores) / len(scores)
    assert 0 <= low <= mean + 1e-12
    assert mean - 1e-12 <= high <= 1


def test_games_that_agree_count_as_fewer() -> None:
    apart = interval([[1.0], [1.0], [0.0], [0.0]] * 25)
    agreed = interval([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert agreed[0] < apart[0]
    assert apart[1] < agreed[1]


def test_mirrored_games_that_cancel_count_as_single_ones() -> None:
    assert interval([[1.0, 0.0]] * 50) == wilson(0.5, 100)


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    dice = FastDice(7)
    held = 0
    for _ in range(1000):
        sets = [[float(dice.below(10) < 7) for _ in range(2)] for _ in range(40)]
        low, high = interval(sets)
        held += low <= 0.7 <= high
    assert 925 <= held <= 985


def test_elo_is_the_usual_one() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(10 / 11) or 0, 400)
    assert isclose(elo(1 / 11) or 0, -400)
    assert elo(1.0) is None
    assert elo(0.0) is None


def test_ratings_reproduce_what_they_were_made_from() -> None:
    truth = {"strong": 200.0, "middle": 0.0, "weak": -200.0}
    results = {}
    for a, b in (("strong", "middle"), ("strong", "weak"), ("middle", "weak")):
        expected = 1 / (1 + 10 ** ((truth[b] - truth[a]) / 400))
        results[a, b] = (expected * 1_000_000, 1_000_000.0)
    found = ratings(results)
    assert all(abs(found[name] - truth[name]) < 0.1 for name in truth)


def test_ratings_stay_finite() -> None:
    found = ratings({("winner", "loser"): (10.0, 10.0)})
    assert 200 < found["winner"] < 600
    assert isclose(found["winner"], -found["loser"])
