"""Where games are played: in this process, in several, or on a Ray cluster.

Games come back in the order in which they end. Whoever adds them up sorts them by number.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any, Final

from levant.arena.play import Job, Played, play
from levant.kernel.runner import GameFailed

AHEAD: Final = 2
"""Games for each worker that are handed out before one of them must be back."""

Games = Generator[Played, None, None]
Spread = Callable[[Iterable[Job]], Games]


def here(jobs: Iterable[Job]) -> Games:
    """One game after the other, in this process."""
    for job in jobs:
        yield play(job)


def processes(workers: int) -> Spread:
    """So many processes of this machine."""

    def spread(jobs: Iterable[Job]) -> Games:
        before = set(active_children())
        pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_deaf)
        pending: set[Future[Played]] = set()
        try:
            for job in jobs:
                pending.add(pool.submit(play, job))
                if len(pending) >= AHEAD * workers:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    yield from map(_fetch, done)
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from map(_fetch, done)
        except BaseException:
            # A pool would let its workers finish their games; whoever stops will not wait.
            _be_quiet()
            for worker in set(active_children()) - before:
                worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)
            raise
        pool.shutdown()

    return spread


def _fetch(game: Future[Played]) -> Played:
    try:
        return game.result()
    except BrokenProcessPool:
        raise GameFailed(
            "a worker process died, of too little memory perhaps: try fewer --workers"
        ) from None


def _deaf() -> None:
    """Ctrl-C reaches all processes of a terminal; the first of them stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _be_quiet() -> None:
    """The thread behind a pool would complain that its workers are gone."""
    threading.excepthook = lambda _: None


def cluster(ray: Any, cores: int) -> Spread:
    """A Ray cluster that is connected, with so many cores."""

    def spread(jobs: Iterable[Job]) -> Games:
        task = ray.remote(play)
        pending: list[Any] = []

        def first_done() -> Iterator[Played]:
            done, rest = ray.wait(pending, num_returns=1)
            pending[:] = rest
            try:
                yield from ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise GameFailed(f"the cluster could not play: {error.cause}") from None

        for job in jobs:
            pending.append(task.remote(job))
            if len(pending) >= AHEAD * cores:
                yield from first_done()
        while pending:
            yield from first_done()

    return spread
