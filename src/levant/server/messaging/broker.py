"""Tasks: in this process, or through Redis for workers anywhere."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from taskiq import AsyncBroker, InMemoryBroker

from levant.server.settings import Settings

QUEUE: Final = "levant_tasks"
MOST_TASKS: Final = 20_000
"""Tasks that Redis remembers; a lost one is found again in the database."""
UNACKNOWLEDGED: Final = timedelta(minutes=2)
"""After this long without an answer a task of a lost worker goes to another."""


def make_broker(settings: Settings) -> AsyncBroker:
    """A stream in Redis where one is configured: unlike a list it forgets no task of the dead."""
    if settings.redis is None:
        return InMemoryBroker(await_inplace=False)
    from taskiq_redis import RedisStreamBroker

    return RedisStreamBroker(
        url=settings.redis,
        queue_name=QUEUE,
        maxlen=MOST_TASKS,
        idle_timeout=int(UNACKNOWLEDGED.total_seconds() * 1000),
    )
