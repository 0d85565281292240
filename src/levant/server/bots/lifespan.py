"""The bots of a process from its start to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from taskiq import InMemoryBroker

from levant.server.bots.task_receiver import end, reach, receive
from levant.server.cancellation import cancel_until_done
from levant.server.messaging.fanout import MatchChanged
from levant.server.services import Services


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """Take tasks where this process thinks; waiting turns are found by the sweep."""
    bots = services.bots
    services.fanout.listen(MatchChanged, bots.match_changed, here=True)
    await reach(services.broker)
    stop = asyncio.Event()
    receiving: asyncio.Task[None] | None = None
    if services.settings.thinks and not isinstance(services.broker, InMemoryBroker):
        receiving = asyncio.create_task(receive(services.broker, stop))
    sweeper = asyncio.create_task(bots.keep_sweeping())
    try:
        yield
    finally:
        await cancel_until_done(sweeper)
        if receiving is not None:
            await end(receiving, stop)
        await bots.stop()
        await services.broker.shutdown()
