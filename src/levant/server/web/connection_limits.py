"""Connections that say nothing: a time limit for headers and bodies, a cap for each address.

A reverse proxy does this better and for more; a server without one must not be locked up by
somebody who opens a thousand connections and sends half a line on each.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

log = structlog.get_logger(__name__)
HEADERS: Final = 10.0
"""Seconds from the beginning of a connection, or of a request on it, to the end of its headers."""
BODY: Final = 60.0
"""Seconds for the body after them."""
QUIET: Final = 60.0
"""Seconds in which an address is named in the log once at most."""
MOST_NAMED: Final = 1000


class ConnectionLimits:
    """The connections of each address, and who was told of lately."""

    def __init__(self, most: int, trusted: str) -> None:
        self.most = most
        self._trusted = {one.strip() for one in trusted.split(",") if one.strip()}
        self._open: Counter[str] = Counter()
        self._named: dict[str, float] = {}

    def enter(self, address: str) -> bool:
        """Count a connection; False when its address has too many. Proxies have any number."""
        self._open[address] += 1
        if self._open[address] <= self.most or self._trusted & {address, "*"}:
            return True
        self.tell("too many connections", address)
        return False

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def tell(self, what: str, address: str) -> None:
        """A line in the log, not for every connection of a flood."""
        moment = time.monotonic()
        if self._named.get(address, 0.0) > moment:
            return
        if len(self._named) >= MOST_NAMED:
            self._named.clear()
        self._named[address] = moment + QUIET
        log.warning(what, address=address, open=self._open[address])


def network_of(client: tuple[str, int] | None) -> str:
    """The address of a client; of IPv6 the network, which one person has whole."""
    host = client[0] if client else "unknown"
    return ":".join(host.split(":")[:4]) if ":" in host else host


def limited_protocol(limits: ConnectionLimits) -> type[HttpToolsProtocol]:
    """uvicorn's protocol for HTTP, with these limits."""

    class Limited(HttpToolsProtocol):
        """One connection."""

        _timer: asyncio.TimerHandle | None = None
        _address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            self._address = network_of(self.client)
            if not limits.enter(self._address):
                transport.close()
                return
            self._wait(HEADERS)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self._wait(HEADERS)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._wait(BODY)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._wait(None)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            # From here on it is a socket, which is counted by the table or the lobby.
            self._leave()
            super().handle_websocket_upgrade()

        def _leave(self) -> None:
            self._wait(None)
            if self._address is not None:
                limits.leave(self._address)
                self._address = None

        def _wait(self, seconds: float | None) -> None:
            """Give the client so many seconds for what comes next; None: it need send nothing."""
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if seconds is not None:
                self._timer = self.loop.call_later(seconds, self._too_slow)

        def _too_slow(self) -> None:
            limits.tell("too slow a request", self._address or "unknown")
            self.transport.close()

    return Limited


def http_protocol(most: int, trusted: str) -> Any:  # Any: uvicorn takes a name or a class
    """What uvicorn's `http` is to be."""
    return limited_protocol(ConnectionLimits(most, trusted))
