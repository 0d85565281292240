"""The application: its parts, their life, its routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from typing import Any, Final

import structlog
from fastapi import FastAPI

from levant import __version__
from levant.server import errors, health, metrics, page_routes, welcoming
from levant.server.broker import make_broker
from levant.server.description import describe
from levant.server.fanout import make_fanout
from levant.server.gate import Gate
from levant.server.parts import Parts
from levant.server.settings import Settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import NEWEST, current, migrate

log = structlog.get_logger(__name__)

PACKAGES: Final = (
    "people", "matches", "play", "forecasts", "bots", "notices", "ratings", "reference", "lessons",
)  # fmt: skip
"""Each has a module `routes` with `router`, and may have `life(parts)`, an async context."""

_SUMMARY: Final = """
Play Crusader Rex against people and bots. Log in with a cookie (`POST /api/guest`) and send the
`csrf` of `GET /api/me` as `X-CSRF-Token` with every change, or send an API token as
`Authorization: Bearer lvt_...`. Errors have one shape: `{"error": {"code", "message", ...}}`.
"""


def create_app(settings: Settings | None = None, *, welcome: str | None = None) -> FastAPI:
    """A server; nothing is connected before it starts.

    Whoever has the key `welcome` is let in as the person who plays on this machine.
    """
    settings = settings or Settings()
    app = FastAPI(
        title=settings.name,
        version=__version__,
        description=_SUMMARY,
        openapi_url="/api/openapi.json" if settings.docs else None,
        docs_url="/api/docs" if settings.docs else None,
        redoc_url=None,
        lifespan=_life,
    )
    app.state.settings = settings
    app.state.parts = make_parts(settings)
    errors.install(app)
    describe(app)
    app.include_router(health.router)
    app.include_router(metrics.router)
    for package in _packages():
        app.include_router(package.router)
    if welcome is not None:
        welcoming.install(app, welcome)
    page_routes.install(app)
    app.add_middleware(Gate, settings=settings)
    return app


def make_parts(settings: Settings) -> Parts:
    """The parts of a process, web or worker."""
    return Parts(settings, Database(settings), make_fanout(settings), make_broker(settings))


def _packages() -> list[Any]:
    return [import_module(f"levant.server.{package}.routes") for package in PACKAGES]


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    async with living(app.state.parts):
        yield


@asynccontextmanager
async def living(own: Parts) -> AsyncIterator[None]:
    """Connect everything, and in the end take leave in the opposite order."""
    await prepare(own)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(own.database.close)
        await own.fanout.start()
        stack.push_async_callback(own.fanout.stop)
        for package in _packages():
            if hasattr(package, "life"):
                await stack.enter_async_context(package.life(own))
        stack.push_async_callback(_leave, own)
        own.started = True
        log.info("started", version=__version__)
        yield
        log.info("stopping")


async def prepare(own: Parts) -> None:
    """An embedded database is brought up to date; any other must be."""
    if own.settings.embedded:
        await migrate(own.database)
        return
    found = await current(own.database)
    if found != NEWEST:
        raise errors.Unavailable(
            f"the database is at revision {found or 'none'}, this program needs {NEWEST}: "
            "run 'levant migrate'"
        )


async def _leave(own: Parts) -> None:
    """Let transactions end, then whatever runs beside the requests."""
    own.stopping = True
    await own.database.rest()
    for task in list(own.tasks):
        task.cancel()
    await asyncio.gather(*own.tasks, return_exceptions=True)
