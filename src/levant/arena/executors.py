"""Where games are played: in this process, in several, or on a Ray cluster.

Games come back in the order in which they end. Whoever adds them up sorts them by number.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import Any, Final

from levant.arena.play import Job, Played, play
from levant.kernel.runner import GameFailed
from levant.kernel.worker_pool import run_jobs

AHEAD: Final = 2
"""Games for each core that are handed out before one of them must be back."""

Games = Generator[Played, None, None]
Executor = Callable[[Iterable[Job]], Games]


def in_this_process(jobs: Iterable[Job]) -> Games:
    """One game after the other, in this process."""
    for job in jobs:
        yield play(job)


def processes(workers: int) -> Executor:
    """So many processes of this machine."""

    def executor(jobs: Iterable[Job]) -> Games:
        with closing(run_jobs(play, jobs, workers)) as done:
            for _, game in done:
                yield game

    return executor


# Any: the module, which is imported where it is asked for and has no types for tasks
def cluster(ray: Any, cores: int) -> Executor:
    """A Ray cluster that is connected, with so many cores."""

    def executor(jobs: Iterable[Job]) -> Games:
        task = ray.remote(play)
        pending: list[Any] = []  # Any: what Ray gives for a game to come

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

    return executor
