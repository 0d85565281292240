"""The parts of a running server, as requests and tasks find them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, cast

from starlette.requests import HTTPConnection
from taskiq import AsyncBroker

from levant.server.fanout import Fanout
from levant.server.happenings import Happenings
from levant.server.settings import Settings
from levant.server.storage.database import Database


@dataclass
class Parts:
    """What lives as long as the process."""

    settings: Settings
    database: Database
    fanout: Fanout
    broker: AsyncBroker
    happenings: Happenings = field(default_factory=Happenings)
    started: bool = False
    stopping: bool = False
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    more: dict[str, Any] = field(default_factory=dict)
    """Parts of single packages, each under the package's name."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside the requests, to be cancelled when the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def parts(connection: HTTPConnection) -> Parts:
    """The parts of the server that serves a request or a socket."""
    return cast("Parts", connection.app.state.parts)


async def own_parts(connection: HTTPConnection) -> Parts:
    """The same for `Depends(own_parts)`: FastAPI sends plain functions through a thread."""
    return parts(connection)
