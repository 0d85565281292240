"""Background tasks for matches in this process, at most one of a kind for each match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from levant.server.cancellation import cancel_until_done
from levant.server.errors import Problem
from levant.server.services import Services

log = structlog.get_logger(__name__)


class MatchTasks:
    """Tasks of one kind; whatever is under way when the server stops is left to the next."""

    def __init__(self, services: Services, kind: str) -> None:
        self._services = services
        self._kind = kind
        self._matches: set[str] = set()
        self._tasks: set[asyncio.Task[object]] = set()

    def under_way(self, match_id: str) -> bool:
        """Whether somebody is at it here."""
        return match_id in self._matches

    async def run(self, match_id: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Do it for a match, unless it is being done; what goes wrong is logged."""
        if match_id in self._matches:
            return
        self._matches.add(match_id)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await work(match_id)
        except asyncio.CancelledError:
            if not self._services.stopping:
                raise
        except Problem as problem:
            log.info(self._kind, match=match_id, problem=problem.message)
        except Exception:
            log.exception(self._kind, match=match_id)
        finally:
            self._matches.discard(match_id)
            self._tasks.discard(task)

    async def stop(self) -> None:
        """Break off all that is under way."""
        await cancel_until_done(*self._tasks)
