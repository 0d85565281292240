"""A worker: everything of a server but the web, for bots to think in."""

from __future__ import annotations

import asyncio
import signal

import structlog

from levant.kernel.title import LevantError
from levant.server import log
from levant.server.app import living
from levant.server.build_services import build_services
from levant.server.services import Services
from levant.server.settings import Settings

logger = structlog.get_logger(__name__)


def work(settings: Settings) -> None:
    """Take tasks until interrupted."""
    if settings.redis_url is None:
        raise LevantError(
            "a worker finds its tasks in Redis: set LEVANT_REDIS_URL, for the servers too; "
            "without it 'levant serve' runs bots itself"
        )
    log.configure(settings)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    services = build_services(settings)
    services.broker.is_worker_process = True
    stop = asyncio.Event()
    working = asyncio.create_task(_take_tasks(services, stop))

    def end() -> None:
        """Take leave; at the second sign, or before there was anything to leave, at once."""
        if stop.is_set() or not services.started:
            working.cancel()
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


async def _take_tasks(services: Services, stop: asyncio.Event) -> None:
    async with living(services):
        logger.info("worker ready", processes=services.settings.bot_processes)
        await stop.wait()
