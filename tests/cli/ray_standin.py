"""What `--ray` uses of Ray, in this process: tasks travel as bytes, the last is done first."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any


class RayTaskError(Exception):
    """A task failed on the cluster, for a cause."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class AuthenticationError(Exception):
    """The cluster wants a token, or another one."""


@dataclass(frozen=True)
class Task:
    """What a cluster hands out for work that will be done."""

    work: bytes

    def result(self) -> Any:
        """Do the work."""
        function, given = pickle.loads(self.work)
        try:
            return function(given)
        except Exception as error:
            raise RayTaskError(error) from None


@dataclass(frozen=True)
class Remote:
    """A function that is called on the cluster."""

    function: Callable[[Any], Any]

    def remote(self, given: Any) -> Task:
        """Hand out one call."""
        return Task(pickle.dumps((self.function, given)))


@dataclass
class Cluster:
    """A cluster of two cores, and how it was called."""

    began: list[dict[str, Any]] = field(default_factory=list)
    ended: int = 0
    token: str | None = None
    """What it wants to be told by whoever connects."""

    def module(self) -> ModuleType:
        """It as the module `ray`."""
        ray: Any = ModuleType("ray")
        ray.init, ray.shutdown = self._init, self._shutdown
        ray.cluster_resources = lambda: {"CPU": 2.0}
        ray.remote, ray.get, ray.wait = Remote, _get, _wait
        ray.exceptions = ModuleType("ray.exceptions")
        ray.exceptions.RayTaskError = RayTaskError
        ray.exceptions.AuthenticationError = AuthenticationError
        module: ModuleType = ray
        return module

    def _init(self, **settings: Any) -> None:
        given = os.environ.get("RAY_AUTH_TOKEN") if _by_token() else None
        if self.token is not None and given != self.token:
            raise AuthenticationError("InvalidAuthToken: no token, or a wrong one.\nSee the docs.")
        self.began.append(settings)

    def _shutdown(self) -> None:
        self.ended += 1


def _by_token() -> bool:
    return os.environ.get("RAY_AUTH_MODE") == "token"


def _get(task: Task | list[Task]) -> Any:
    return [one.result() for one in task] if isinstance(task, list) else task.result()


def _wait(tasks: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
    return tasks[-num_returns:], tasks[:-num_returns]
