"""Work that is shared out among processes: all of it is done, and it can be stopped."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from levant.kernel.runner import GameFailed
from levant.kernel.worker_pool import WorkerDied, out_of_reach, run_jobs

pytestmark = pytest.mark.slow


def square(number: int) -> int:
    return number * number


def fail(number: int) -> int:
    raise GameFailed(f"game {number}")


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def hear_ctrl_c(number: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return number


def is_out_of_reach(number: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def sleep_long(mark: Path) -> None:
    mark.touch()
    time.sleep(600)


@pytest.mark.parametrize("workers", [1, 3, 9])
def test_every_job_is_done_once(workers: int) -> None:
    done = dict(run_jobs(square, range(7), workers))
    assert done == {number: number * number for number in range(7)}
    assert not active_children()


def test_without_work_nobody_is_hired() -> None:
    assert list(run_jobs(square, [], 2)) == []


def test_jobs_are_asked_for_when_somebody_is_free() -> None:
    asked: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(9):
            asked.append(number)
            yield number

    done = run_jobs(square, jobs(), 2)
    next(done)
    assert asked == [0, 1, 2]
    done.close()


def test_an_error_of_the_work_is_raised_here() -> None:
    with pytest.raises(GameFailed, match="game 0"):
        list(run_jobs(fail, range(3), 1))
    assert not active_children()


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="a worker process died"):
        list(run_jobs(die, range(3), 2))
    assert not active_children()


def test_ctrl_c_does_not_reach_the_workers() -> None:
    assert dict(run_jobs(hear_ctrl_c, range(3), 2)) == {0: 0, 1: 1, 2: 2}


def test_ctrl_c_does_not_reach_a_worker_that_is_just_starting() -> None:
    assert dict(run_jobs(is_out_of_reach, range(3), 2)) == {0: True, 1: True, 2: True}
    assert not is_out_of_reach(0)


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """A process that a shell has put into the background ignores Ctrl-C, unless told not to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeds_ctrl_c")
def test_a_ctrl_c_that_another_thread_hears_waits_until_the_worker_has_started() -> None:
    done: list[str] = []

    def start() -> None:
        with out_of_reach():
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            hearer = threading.Thread(target=signal.raise_signal, args=(signal.SIGINT,))
            hearer.start()
            hearer.join()
            done.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert done == ["started"]


def test_whoever_stops_does_not_wait(tmp_path: Path) -> None:
    def jobs() -> Iterator[Path]:
        yield tmp_path / "mark"
        while not (tmp_path / "mark").exists():
            time.sleep(0.01)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(run_jobs(sleep_long, jobs(), 2))
    assert not active_children()
