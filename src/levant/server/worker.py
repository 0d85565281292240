"""A worker: everything of a server but the web, for bots to think in."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import structlog
from fastapi import FastAPI

from levant.kernel.title import LevantError
from levant.server import errors, log, tracing
from levant.server.app import running
from levant.server.build_services import build_services
from levant.server.cancellation import cancel_until_done
from levant.server.serve import Server, listen, make_server
from levant.server.services import Services
from levant.server.settings import Settings
from levant.server.web import operator_routes

logger = structlog.get_logger(__name__)


def work(settings: Settings) -> None:
    """Take tasks until interrupted."""
    if settings.redis_url is None:
        raise LevantError(
            "a worker finds its tasks in Redis: set LEVANT_REDIS_URL, for the servers too; "
            "without it 'levant serve' runs bots itself"
        )
    log.configure(settings)
    if settings.worker_port is None:
        with tracing.traced(settings, "worker"):
            asyncio.run(_work(settings, None))
        return
    own = settings.model_copy(update={"port": settings.worker_port})
    with (
        listen(own, host="LEVANT_HOST", port="LEVANT_WORKER_PORT") as listening,
        tracing.traced(settings, "worker"),
    ):
        asyncio.run(_work(own, listening))


async def _work(settings: Settings, listening: socket.socket | None) -> None:
    services = build_services(settings)
    services.broker.is_worker_process = True
    stop = asyncio.Event()
    working = asyncio.create_task(_take_tasks(services, stop, listening))

    leaving: list[asyncio.Task[object]] = []

    def end() -> None:
        """Take leave; at the second sign, or before there was anything to leave, at once."""
        if stop.is_set() or not services.started:
            leaving.append(asyncio.create_task(cancel_until_done(working)))
        stop.set()

    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, end)
    try:
        await working
    except asyncio.CancelledError:
        if not stop.is_set():
            raise
        logger.info("stopped before it was done", started=services.started)


async def _take_tasks(
    services: Services, stop: asyncio.Event, listening: socket.socket | None
) -> None:
    async with running(services), _answering(services, listening):
        port = None if listening is None else listening.getsockname()[1]
        logger.info("worker ready", processes=services.settings.bot_processes, port=port)
        await stop.wait()


class _ServerWithoutSignals(Server):
    """A server that leaves signals to the worker beside which it runs."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def _answering(services: Services, listening: socket.socket | None) -> AsyncIterator[None]:
    """Tell the operator how the worker is, and its figures: nothing else is asked here."""
    if listening is None:
        yield
        return
    app = FastAPI(openapi_url=None)
    app.state.settings, app.state.services = services.settings, services
    errors.install(app)
    app.include_router(operator_routes.router)
    server = _ServerWithoutSignals(make_server(app, services.settings).config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await serving
