"""Taking tasks from Redis, through its absences, until told to stop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

import structlog
from redis.exceptions import RedisError
from taskiq import AsyncBroker
from taskiq.receiver import Receiver

from levant.server.cancellation import cancel_until_done
from levant.server.failures import explain_failure

log = structlog.get_logger(__name__)
AT_ONCE: Final = 100
"""Tasks under way at the same time; each waits for a bot most of the time."""
PAUSE: Final = 1.0
"""Seconds after which a queue that was lost is looked for again."""


async def reach(broker: AsyncBroker) -> None:
    """Connect to the queue; while it is away, look for it now and then."""
    while True:
        try:
            await broker.startup()
        except (RedisError, OSError) as error:
            log.warning("queue", error=explain_failure(error))
            await asyncio.sleep(PAUSE)
        else:
            return


async def receive(broker: AsyncBroker, stop: asyncio.Event) -> None:
    """Run tasks as they come; while the queue is away, look for it now and then."""
    broker.is_worker_process = True
    with ThreadPoolExecutor(max_workers=1) as threads:
        while not stop.is_set():
            try:
                receiver = Receiver(broker, threads, max_async_tasks=AT_ONCE, run_startup=False)
                await receiver.listen(stop)
            except Exception as error:
                log.warning("queue", error=explain_failure(error) or repr(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await stop.wait()


async def end(receiving: asyncio.Task[None], stop: asyncio.Event) -> None:
    """End it for good: what it still does is left to others."""
    stop.set()
    await cancel_until_done(receiving)
