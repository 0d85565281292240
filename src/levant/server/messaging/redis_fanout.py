"""Messages between processes through Redis."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from levant.server.cancellation import cancel_until_done
from levant.server.encoding import new_id
from levant.server.failures import explain_failure
from levant.server.messaging.fanout import Listeners, Message, Reconnected

log = structlog.get_logger(__name__)
CHANNEL: Final = "levant"
MOST_WAITING: Final = 10_000
"""Messages that wait for a Redis that does not answer; more are lost."""


class Envelope(msgspec.Struct):
    """A message on its way, and the process that sends it."""

    process: str
    message: Message


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Envelope)


class RedisFanout(Listeners):
    """Redis publishes to all processes. This one hears itself at once and without Redis."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Redis = Redis.from_url(url, health_check_interval=30)
        self._process = new_id()
        self._going: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def publish(self, message: Message) -> None:
        """Whoever publishes does not wait for Redis: what happened is in the database."""
        await self.tell(message, from_here=True)
        with suppress(asyncio.QueueFull):
            self._going.put_nowait(_ENCODER.encode(Envelope(self._process, message)))

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]

    async def stop(self) -> None:
        await cancel_until_done(*self._tasks)
        await self._redis.aclose()

    async def _write(self) -> None:
        while True:
            message = await self._going.get()
            try:
                await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError) as error:
                # The others catch up when they next look.
                log.warning("redis publish", error=explain_failure(error) or type(error).__name__)

    async def ping(self) -> None:
        try:
            await self._redis.ping()
        except RedisError as error:
            raise ConnectionError(str(error)) from error

    async def _read(self) -> None:
        """Hear the others; after a lost connection tell everybody to look for himself."""
        lost = False
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(CHANNEL)
                    if lost:
                        await self.tell(Reconnected(), from_here=False)
                        lost = False
                    async for raw in heard.listen():
                        heard_now = _DECODER.decode(raw["data"])
                        if heard_now.process != self._process:
                            await self.tell(heard_now.message, from_here=False)
            except (RedisError, OSError, ValueError) as error:
                log.warning("redis subscribe", error=explain_failure(error) or type(error).__name__)
                lost = True
                await asyncio.sleep(1)
