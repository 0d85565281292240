"""The life of the bots; they have no routes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import APIRouter
from taskiq import InMemoryBroker

from levant.server.bots.receiving import end, reach, receive
from levant.server.bots.turns import Bots
from levant.server.parts import Parts

router = APIRouter()


@asynccontextmanager
async def life(own: Parts) -> AsyncIterator[None]:
    """Take tasks where this process thinks; waiting turns are found by the sweep."""
    bots = own.more["bots"] = Bots(own)
    await reach(own.broker)
    stop = asyncio.Event()
    receiving: asyncio.Task[None] | None = None
    if own.settings.thinks and not isinstance(own.broker, InMemoryBroker):
        receiving = asyncio.create_task(receive(own.broker, stop))
    sweeper = asyncio.create_task(bots.keep_sweeping())
    try:
        yield
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        if receiving is not None:
            await end(receiving, stop)
        await bots.stop()
        await own.broker.shutdown()
