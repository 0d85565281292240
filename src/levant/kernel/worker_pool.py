"""A pool of worker processes that are gone at once when their work is stopped.

The pools of the standard library keep threads and locks: an interrupt from the keyboard that
comes while this process holds one of them leaves it waiting for ever. Here every worker has a
pipe of its own and nothing is shared, so that whoever stops can simply end them.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar, cast

from levant.kernel.title import LevantError

Job = TypeVar("Job")
Done = TypeVar("Done")

_CONTEXT: Final = get_context("spawn")
"""A fork would inherit the locks of whatever threads run here."""
_MASKS: Final = hasattr(signal, "pthread_sigmask")
"""Whether signals can be blocked: not on Windows."""


class WorkerDied(LevantError):
    """A worker is gone, and its job with it."""


def run_jobs(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int
) -> Generator[tuple[int, Done], None, None]:
    """Do every job in one of so many processes; its number and result, in the order they end.

    Closing the generator ends the workers, whatever they are doing. Ctrl-C does not reach them.
    """
    waiting = enumerate(jobs)
    processes: list[SpawnProcess] = []
    busy: set[Connection] = set()
    try:
        for job in islice(waiting, workers):
            pipe, far_end = _CONTEXT.Pipe()
            worker = _CONTEXT.Process(target=_serve, args=(far_end, work), daemon=True)
            processes.append(worker)
            _start(worker)
            far_end.close()
            busy.add(pipe)
            _hand(pipe, job)
        while busy:
            for pipe in cast("list[Connection]", wait(list(busy))):
                number, result = cast("tuple[int, Done]", _take(pipe))
                next_job = next(waiting, None)
                if next_job is None:
                    busy.remove(pipe)
                else:
                    _hand(pipe, next_job)
                yield number, result
    finally:
        for worker in processes:
            if worker.is_alive():
                worker.kill()
                worker.join()


def _start(worker: SpawnProcess) -> None:
    if _MASKS:
        # It would start with the first worker, and lift the block of Ctrl-C when it has.
        resource_tracker.ensure_running()
    with out_of_reach():
        worker.start()


@contextmanager
def out_of_reach() -> Iterator[None]:
    """A process started here is deaf to Ctrl-C, which a terminal sends to all, from its birth."""
    if not _MASKS:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _interrupts_later():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """A Ctrl-C that another thread of this process hears, as the one that draws a bar, waits.

    Raised in the midst of a start, it would leave a process that reads half of its orders.
    """
    heard: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    except ValueError:
        # Not the main thread: only that one is interrupted.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _alive() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise WorkerDied(
            "a worker process died, of too little memory perhaps: try fewer workers"
        ) from None


def _hand(pipe: Connection, job: object) -> None:
    with _alive():
        pipe.send(job)


def _take(pipe: Connection) -> tuple[int, object]:
    with _alive():
        number, result, error = pipe.recv()
    if error is not None:
        raise error
    return number, result


def _serve(pipe: Connection, work: Callable[[Job], object]) -> None:
    """What a worker does: one job after the other, until nobody is there to ask for more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            number, job = pipe.recv()
            answer: object = None
            complaint: Exception | None = None
            try:
                answer = work(job)
            except Exception as error:
                complaint = error
            pipe.send((number, answer, complaint))
