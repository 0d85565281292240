"""Messages between processes: in this one, or through Redis to all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog

from levant.server.settings import Settings

log = structlog.get_logger(__name__)
Listener = Callable[[dict[str, Any]], Awaitable[None]]


class Fanout(Protocol):
    """Tells every process. Messages name what changed; whoever cares reads the database."""

    def listen(self, kind: str, listener: Listener) -> None:
        """Have messages of a kind told to a listener."""

    async def publish(self, kind: str, **facts: Any) -> None:
        """Tell all processes, this one too."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def ping(self) -> None:
        """OSError when messages do not go out at present."""


class Listeners:
    """Who wants to hear of what, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def listen(self, kind: str, listener: Listener) -> None:
        """Have messages of a kind told to a listener."""
        self._listeners.setdefault(kind, []).append(listener)

    async def tell(self, message: dict[str, Any]) -> None:
        """Tell those who listen to such messages."""
        for listener in self._listeners.get(str(message.get("kind")), ()):
            try:
                await listener(message)
            except Exception:
                # One listener that fails must not keep the others from hearing.
                log.exception("listener", kind=message.get("kind"))


class LocalFanout(Listeners):
    """All listeners are in this process."""

    async def publish(self, kind: str, **facts: Any) -> None:
        await self.tell({"kind": kind, **facts})

    async def start(self) -> None:
        """Nothing to connect to."""

    async def stop(self) -> None:
        """Nothing to leave."""

    async def ping(self) -> None:
        """Always there."""


def make_fanout(settings: Settings) -> Fanout:
    """Redis where one is configured."""
    if settings.redis is None:
        return LocalFanout()
    from levant.server.messaging.redis_fanout import RedisFanout

    return RedisFanout(settings.redis)
