"""For the operator: whether the process lives and can serve, and its figures for Prometheus."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from levant.server.auth import secret_hashes
from levant.server.encoding import JsonReply
from levant.server.errors import NotFound, Unauthenticated
from levant.server.metrics import REGISTRY
from levant.server.services import services_of

router = APIRouter(include_in_schema=False)
PATIENCE = 3.0


@router.get("/healthz")
async def health() -> JsonReply:
    """The process answers."""
    return JsonReply({"status": "ok", "server": "levant"})


@router.get("/readyz")
async def ready(request: Request) -> JsonReply:
    """The database and Redis answer, and the server is not about to stop."""
    services = services_of(request)
    checks = {"stopping": not services.stopping}
    for name, ping in (("database", services.database.ping), ("fanout", services.fanout.ping)):
        try:
            async with asyncio.timeout(PATIENCE):
                await ping()
            checks[name] = True
        except (SQLAlchemyError, OSError, TimeoutError):
            checks[name] = False
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
