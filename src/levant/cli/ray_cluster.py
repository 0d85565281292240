"""Self-play on a Ray cluster: the games of `runner.selfplay`, played on other machines too.

Batches of seeds are tasks of the cluster. They come back in the order of the seeds, so that the
outcome, digest included, is that of a single process.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

from levant.cli.arguments import BadInput
from levant.kernel.runner import (
    GameFailed,
    Job,
    Keep,
    Played,
    Progress,
    SelfPlay,
    Tally,
    play_job,
)
from levant.kernel.title import Title

MOST_IN_BATCH: Final = 64
BATCHES_EACH: Final = 8
"""Batches for each core: enough that a core with long games does not keep the others waiting."""
AHEAD: Final = 4
"""Batches for each core that are handed out before the first of them must be back."""

PATIENCE: Final = 5.0
"""Seconds to wait for the first answer of a cluster."""

TOKENS: Final = ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")
"""Where Ray looks for the token of a cluster: in a variable, or in the file that one names."""
_WANTS_TOKEN: Final = ("invalidauthtoken", "unauthenticated", "authentication token", "auth token")

Task = TypeVar("Task")


def selfplay(
    path: str,
    title: Title,
    edition: str,
    options: Mapping[str, int],
    seeds: range,
    choosers: str,
    address: str | None,
    progress: Progress,
    most: int,
    keep: Keep | None,
) -> SelfPlay:
    """Play one game for each seed on a cluster; without an address, on one of this machine."""
    ray = import_ray()
    kept = keep is not None
    jobs = [Job(path, edition, dict(options), seed, choosers, most, kept) for seed in seeds]
    tally = Tally(title.roles_of(edition), len(jobs), progress, keep)
    with connected_cluster(ray, address) as cores:
        play = ray.remote(play_batch)

        def fetch(task: object) -> list[Played]:
            try:
                games: list[Played] = ray.get(task)
            except ray.exceptions.RayTaskError as error:
                raise GameFailed(f"the cluster could not play: {error.cause}") from None
            return games

        for game in in_order(play.remote, fetch, batches(jobs, cores), AHEAD * cores):
            tally.add(game)
    return tally.outcome()


def batches(jobs: Sequence[Job], cores: int) -> list[Sequence[Job]]:
    """Jobs cut into batches, in their order."""
    size = max(1, min(MOST_IN_BATCH, len(jobs) // (BATCHES_EACH * cores)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def play_batch(jobs: Sequence[Job]) -> list[Played]:
    """One task: play some games, one after the other. Ray takes no compiled function."""
    return [play_job(job) for job in jobs]


def in_order(
    submit: Callable[[Sequence[Job]], Task],
    fetch: Callable[[Task], list[Played]],
    handed: Iterable[Sequence[Job]],
    ahead: int,
) -> Iterator[Played]:
    """The games of batches in their order, so many batches being played at a time."""
    pending: deque[Task] = deque()
    for batch in handed:
        if len(pending) == ahead:
            yield from fetch(pending.popleft())
        pending.append(submit(batch))
    while pending:
        yield from fetch(pending.popleft())


# Any: the module, which is imported where it is asked for and has no types for tasks
def import_ray() -> Any:
    # It reports its use to its makers unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if any(os.environ.get(name) for name in TOKENS):
        # Whoever has a token means to use it; Ray reads this once, when it is loaded.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        return import_module("ray")
    except ImportError:
        raise BadInput("--ray needs Ray, which is not here: pip install 'levant[ray]'") from None


def _check_reachable(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        raise BadInput(f"'{address}' is no address of a cluster: write HOST:PORT")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"there is no Ray cluster at {address}: {error}") from None


# Any: likewise
def _refusal(ray: Any) -> type[Exception]:
    """What Ray raises for a wrong token; older ones know of none."""
    refusal: type[Exception] = getattr(ray.exceptions, "AuthenticationError", ConnectionError)
    return refusal


# Any: likewise
def _told(ray: Any, error: Exception, address: str | None) -> str:
    """Why there is no cluster, in one line."""
    said = str(error)
    if (isinstance(error, _refusal(ray)) and type(error) is not ConnectionError) or any(
        sign in said.casefold() for sign in _WANTS_TOKEN
    ):
        given = any(os.environ.get(name) for name in TOKENS)
        which = "another token than the one in" if given else "a token: set"
        return f"the Ray cluster {address or 'of this machine'} wants {which} {' or '.join(TOKENS)}"
    where = "could be started here" if address is None else f"answers at {address}"
    return f"no Ray cluster {where}: {(said.splitlines() or [''])[0]}"


@contextmanager
def connected_cluster(ray: Any, address: str | None) -> Iterator[int]:  # Any: likewise
    """A cluster and how many cores it has; one of our own is stopped in the end."""
    quiet: dict[str, object] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None:
        quiet["include_dashboard"] = False
    else:
        _check_reachable(address)
    try:
        # "local" starts a cluster even where the environment names one that runs.
        ray.init(address=address or "local", **quiet)
    except (ConnectionError, RuntimeError, ValueError, _refusal(ray)) as error:
        raise BadInput(_told(ray, error, address)) from None
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()
