"""The services of a running server, as requests and tasks find them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection
from taskiq import AsyncBroker

from levant.server.messaging.fanout import Fanout
from levant.server.settings import Settings
from levant.server.storage.database import Database

if TYPE_CHECKING:
    # Every service is given all others, so their modules import this one.
    from levant.server.auth.authentication import PersonCache
    from levant.server.auth.rate_limits import RateLimits
    from levant.server.bots.bot_turns import BotTurns
    from levant.server.forecasts.analysis_service import Analyses
    from levant.server.forecasts.forecast_service import Forecasts
    from levant.server.lobby.lobby_socket import Lobby
    from levant.server.mail.mailer import Mailer
    from levant.server.notices.delivery import Delivery
    from levant.server.play.connections import Connections
    from levant.server.play.group_commit import GroupCommit
    from levant.server.play.socket_quota import SocketQuota
    from levant.server.play.table_cache import TableCache
    from levant.server.previews.picture import Pictures


@dataclass
class Services:
    """What lives as long as the process; made by `build_services`."""

    settings: Settings
    database: Database
    fanout: Fanout
    broker: AsyncBroker
    started: bool = False
    stopping: bool = False
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    person_cache: PersonCache = field(init=False)
    rate_limits: RateLimits = field(init=False)
    mailer: Mailer = field(init=False)
    group_commit: GroupCommit = field(init=False)
    table_cache: TableCache = field(init=False)
    socket_quota: SocketQuota = field(init=False)
    connections: Connections = field(init=False)
    lobby: Lobby = field(init=False)
    bots: BotTurns = field(init=False)
    forecasts: Forecasts = field(init=False)
    analyses: Analyses = field(init=False)
    notices: Delivery = field(init=False)
    pictures: Pictures = field(init=False)

    def spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Run something beside the requests, to be cancelled when the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that serves a request or a socket."""
    return cast("Services", connection.app.state.services)


async def get_services(connection: HTTPConnection) -> Services:
    """The same for `Depends`: FastAPI sends plain functions through a thread."""
    return services_of(connection)


ServicesDep = Annotated[Services, Depends(get_services)]
