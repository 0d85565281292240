"""The life of the bots; they have no routes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import APIRouter
from taskiq import InMemoryBroker
from taskiq.api import run_receiver_task

from levant.server.bots.turns import Bots
from levant.server.parts import Parts

router = APIRouter()


@asynccontextmanager
async def life(own: Parts) -> AsyncIterator[None]:
    """Take tasks where this process thinks; waiting turns are found by the sweep."""
    bots = own.more["bots"] = Bots(own)
    await own.broker.startup()
    receiver: asyncio.Task[None] | None = None
    if own.settings.thinks and not isinstance(own.broker, InMemoryBroker):
        receiver = asyncio.create_task(run_receiver_task(own.broker))
    sweeper = asyncio.create_task(bots.keep_sweeping())
    try:
        yield
    finally:
        for task in (sweeper, receiver):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await bots.stop()
        await own.broker.shutdown()
