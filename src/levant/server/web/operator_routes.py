"""For the operator: whether the process lives and can serve, and its figures for Prometheus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from fastapi import APIRouter, Request
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from levant.server.auth import secret_hashes
from levant.server.encoding import JsonReply
from levant.server.errors import NotFound, Unauthenticated
from levant.server.failures import explain_failure
from levant.server.metrics import REGISTRY
from levant.server.services import Services, services_of

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)
PATIENCE: Final = 3.0
"""Seconds within which database and Redis must answer."""
FRESH: Final = 1.0
"""Seconds for which an answer is given again: whoever asks often causes no writes with it."""


class Readiness:
    """Whether a server can serve: looked at once for all who ask meanwhile."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looking: dict[str, asyncio.Task[bool]] = {}
        self._found: dict[str, bool] = {}
        self._until = 0.0
        self._lock = asyncio.Lock()

    async def checks(self) -> dict[str, bool]:
        """What is in order and what is not."""
        async with self._lock:
            if time.monotonic() > self._until:
                database, fanout = self._services.database, self._services.fanout
                for name, look in (
                    ("database", database.ping), ("writing", database.write_a_little),
                    ("fanout", fanout.ping),
                ):  # fmt: skip
                    self._found[name] = await self._answers(name, look)
                self._until = time.monotonic() + FRESH
        return {"running": not self._services.stopping, **self._found}

    async def _answers(self, name: str, look: Callable[[], Awaitable[None]]) -> bool:
        """Whether it answers in time. One that does not is not broken off: that would cost a
        connection; it is waited for again next time."""
        task = self._looking.get(name)
        if task is None:
            task = self._looking[name] = asyncio.create_task(self._look(name, look))
        done, _ = await asyncio.wait([task], timeout=PATIENCE)
        if not done:
            return False
        del self._looking[name]
        return task.result()

    async def _look(self, name: str, look: Callable[[], Awaitable[None]]) -> bool:
        try:
            await look()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            log.warning(
                "not ready", check=name, error=explain_failure(error) or type(error).__name__
            )
            return False
        return True


@router.get("/healthz")
async def health() -> JsonReply:
    """The process answers."""
    return JsonReply({"status": "ok", "server": "levant"})


@router.get("/readyz")
async def ready(request: Request) -> JsonReply:
    """The database answers and can be written, Redis answers, the server is not stopping."""
    readiness: Readiness | None = getattr(request.app.state, "readiness", None)
    if readiness is None:
        readiness = request.app.state.readiness = Readiness(services_of(request))
    checks = await readiness.checks()
    good = all(checks.values())
    return JsonReply(
        {"status": "ok" if good else "unavailable", "checks": checks}, 200 if good else 503
    )


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures of this process, for its operator: they count what players do in secret."""
    token = request.app.state.settings.metrics_token
    if token is None:
        raise NotFound("metrics are switched off")
    given = request.headers.get("authorization", "")
    if not secret_hashes.same(given, f"Bearer {token.get_secret_value()}"):
        raise Unauthenticated("metrics are for who sends their token as a bearer token")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
