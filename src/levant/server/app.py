"""The application: its routes, and its life from start to end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import structlog
from fastapi import FastAPI

from levant import __version__
from levant.server import errors
from levant.server.bots import lifespan as bots
from levant.server.build_services import build_services
from levant.server.cancellation import cancel_until_done
from levant.server.forecasts import routes as forecast_routes
from levant.server.lessons import routes as lesson_routes
from levant.server.lobby import routes as lobby_routes
from levant.server.lobby import tournament_routes
from levant.server.notices import routes as notice_routes
from levant.server.people import routes as people_routes
from levant.server.play import routes as play_routes
from levant.server.previews import routes as preview_routes
from levant.server.ratings import routes as rating_routes
from levant.server.reference import routes as reference_routes
from levant.server.services import Services
from levant.server.settings import Settings
from levant.server.storage.migrate import check_current, current, migrate
from levant.server.web import api_docs, local_login, operator_routes, page_routes
from levant.server.web.middleware import RequestMiddleware
from levant.server.web.openapi import describe

log = structlog.get_logger(__name__)

ROUTERS: Final = (
    operator_routes.router, people_routes.router, lobby_routes.router, tournament_routes.router,
    play_routes.router, forecast_routes.router, notice_routes.router, rating_routes.router,
    reference_routes.router, lesson_routes.router, preview_routes.router,
)  # fmt: skip
LIFESPANS: Final = (
    people_routes.lifespan, lobby_routes.lifespan, forecast_routes.lifespan, bots.lifespan,
    notice_routes.lifespan, rating_routes.lifespan,
)  # fmt: skip
"""What begins with the process, in this order, and ends with it in the opposite one."""

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
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.services = build_services(settings)
    app.state.failure = None
    errors.install(app)
    describe(app)
    for router in ROUTERS:
        app.include_router(router)
    if settings.docs:
        api_docs.install(app)
    if welcome is not None:
        local_login.install(app, welcome)
    page_routes.install(app)
    app.add_middleware(RequestMiddleware, settings=settings)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """From start to end; why it could not start is kept for whoever started it to tell."""
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(running(app.state.services))
        except Exception as error:
            app.state.failure = error
            raise
        yield


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Connect everything, and in the end take leave in the opposite order."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(services.database.close)
        await prepare_database(services)
        await services.fanout.start()
        stack.push_async_callback(services.fanout.stop)
        for lifespan in LIFESPANS:
            await stack.enter_async_context(lifespan(services))
        stack.push_async_callback(_end_tasks, services)
        services.started = True
        log.info("started", version=__version__)
        yield
        log.info("stopping")


async def prepare_database(services: Services) -> None:
    """An embedded database is brought up to date; any other must be."""
    if services.settings.embedded:
        await migrate(services.database)
        return
    check_current(await current(services.database))


async def _end_tasks(services: Services) -> None:
    """Let transactions end, then whatever runs beside the requests."""
    services.stopping = True
    await services.database.rest()
    await cancel_until_done(*services.tasks)
