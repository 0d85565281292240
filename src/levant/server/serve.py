"""Running the server: uvicorn, with an end that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from fastapi import FastAPI

from levant.kernel.title import LevantError
from levant.server import log, tracing
from levant.server.app import create_app
from levant.server.settings import Settings
from levant.server.web.connection_limits import http_protocol

GRACE: Final = 10
"""Seconds that requests have to end when the server stops; sockets are closed at once."""


Ready = Callable[[int], object]


class CannotListen(LevantError):
    """The address is taken or not ours."""

    exit_code = 1


class Server(uvicorn.Server):
    """A server that does not leave the process when it cannot start: who runs it says why."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, or be told to stop."""
        try:
            await super().startup(sockets)
        except SystemExit:
            self.should_exit = True


def make_server(app: FastAPI, settings: Settings) -> Server:
    """A server for an application; it listens when it is run."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        timeout_graceful_shutdown=GRACE,
        http=http_protocol(settings.connections_per_address, settings.forwarded_allow_ips),
        ws_max_size=128 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # What compressing saves in bandwidth it costs many times in memory for each socket.
        ws_per_message_deflate=False,
    )
    return Server(config)


def listen(settings: Settings, *, host: str = "--host", port: str = "--port") -> socket.socket:
    """The socket to listen on; one that cannot be had is told before anything starts.

    `host` and `port` are what the user sets to have others.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        # A name that nobody knows, an address of another machine: the port is not to blame.
        ours = error.errno in (errno.EADDRINUSE, errno.EACCES)
        raise CannotListen(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; "
            f"choose another with {port if ours else host}"
        ) from None
    listening.set_inheritable(True)
    return listening


def serve(settings: Settings, ready: Ready | None = None, *, welcome: str | None = None) -> None:
    """Serve until interrupted; `ready` is called with the port once requests are answered."""
    log.configure(settings)
    with listen(settings) as listening, tracing.traced(settings, "web"):
        app = create_app(settings, welcome=welcome)
        server = make_server(app, settings)
        _run(server, listening, ready)
    failure: Exception | None = app.state.failure
    if failure is not None:
        raise failure
    if not server.started and not server.should_exit:
        raise CannotListen("the server could not start; the log says why")


def _run(server: Server, listening: socket.socket, ready: Ready | None) -> None:
    port: int = listening.getsockname()[1]

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await _when_ready(server, serving, port, ready)
        with suppress(asyncio.CancelledError):
            await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())


async def _when_ready(
    server: uvicorn.Server, serving: asyncio.Task[None], port: int, ready: Ready | None
) -> None:
    """Call `ready`. Who is told to stop before that may wait for a database: he waits no more."""
    while not server.started and not server.should_exit and not serving.done():
        await asyncio.sleep(0.05)
    if not server.started:
        serving.cancel()
    elif ready is not None:
        ready(port)
