"""Whether the process lives, and whether it can serve."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from sqlalchemy.exc import SQLAlchemyError

from levant.server.parts import parts
from levant.server.wire import Reply

router = APIRouter(include_in_schema=False)
PATIENCE = 3.0


@router.get("/healthz")
async def health() -> Reply:
    """The process answers."""
    return Reply({"status": "ok", "server": "levant"})


@router.get("/readyz")
async def ready(request: Request) -> Reply:
    """The database and Redis answer, and the server is not about to stop."""
    own = parts(request)
    checks = {"stopping": not own.stopping}
    for name, ping in (("database", own.database.ping), ("fanout", own.fanout.ping)):
        try:
            async with asyncio.timeout(PATIENCE):
                await ping()
            checks[name] = True
        except (SQLAlchemyError, OSError, TimeoutError):
            checks[name] = False
    good = all(checks.values())
    return Reply(
        {"status": "ok" if good else "unavailable", "checks": checks}, 200 if good else 503
    )
