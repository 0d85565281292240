"""The simulation behind docs/scale.md: right where theory knows the answer, and honest beyond."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import mean

import pytest

from bench import scale
from bench.scale import BUSY, Costs, Play, Shape, carrying, erlang_c, queued, together

COSTS = Costs(3.0, 4.0, 0.02, 50.0, 400.0)
JOBS = 60_000


@pytest.mark.parametrize(("servers", "busy"), [(1, 0.5), (1, 0.8), (4, 0.7)])
def test_waits_are_those_of_theory(servers: int, busy: float) -> None:
    """M/M/c: arrivals and work without memory, whose mean wait Erlang's formula gives."""
    rng, takes = random.Random(7), 0.01
    rate = busy * servers / takes
    at, arrivals = 0.0, []
    for _ in range(JOBS):
        at += rng.expovariate(rate)
        arrivals.append(at)
    work = [rng.expovariate(1 / takes) for _ in arrivals]
    done = queued(arrivals, work, servers)
    waits = [end - begin - each for end, begin, each in zip(done, arrivals, work, strict=True)]
    assert mean(waits) == pytest.approx(erlang_c(rate, takes, servers), rel=0.15)


def test_erlangs_formula_for_one_server() -> None:
    assert erlang_c(80.0, 0.01, 1) == pytest.approx(0.8 / (100 - 80))


def test_who_comes_while_one_writes_shares_the_next_commit() -> None:
    assert together([0.0, 1.0, 2.0, 20.0], 10.0, 100) == [10.0, 20.0, 20.0, 30.0]
    assert together([0.0, 1.0, 2.0], 10.0, 1) == [10.0, 20.0, 30.0]


@pytest.mark.parametrize("matches", scale.SIZES)
def test_what_carries_is_not_too_busy_and_one_less_would_be(matches: int) -> None:
    play = Play()
    shape = carrying(matches, COSTS, play, Shape())
    assert shape.first_to_break(matches, COSTS, play)[1] <= BUSY
    for name in ("web", "partitions", "fanouts", "bots"):
        count = getattr(shape, name)
        if count > 1:
            fewer = replace(shape, **{name: count // 2})
            assert fewer.first_to_break(matches, COSTS, play)[1] > BUSY


def test_one_process_answers_in_time_up_to_what_is_told() -> None:
    rate, times = scale.most_of_one_process(COSTS)
    assert 0.5 * 1000 / COSTS.action_ms < rate < 1000 / COSTS.action_ms
    assert scale.answered(rate * 0.5, COSTS)[-1] < times[-1]


def test_the_sample_is_read_and_every_size_told(capsys: pytest.CaptureFixture[str]) -> None:
    scale.main([])
    told = capsys.readouterr().out
    assert told.count("matches:") == len(scale.SIZES)
    assert "breaks first" in told
