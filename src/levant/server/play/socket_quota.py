"""How many sockets may be open: of one address, of one person, of all; seats before spectators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog

from levant.server.errors import RateLimited, Unavailable
from levant.server.settings import Settings

log = structlog.get_logger(__name__)
RETRY: Final = 15.0
"""Seconds after which one who was refused may try again."""


@dataclass(eq=False)
class OpenSocket:
    """A socket that counts; `drop` hangs up when a player needs its place."""

    address: str
    person: str | None
    seated: bool
    drop: Callable[[], object]


class SocketQuota:
    """The open sockets of a process, of tables and of the lobby."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: dict[OpenSocket, None] = {}
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, socket: OpenSocket) -> None:
        """Count a socket; RateLimited or Unavailable when there are too many.

        When all places are taken, a player gets that of the spectator who came first.
        """
        settings = self._settings
        if settings.limits and (
            self._by_address[socket.address] >= settings.sockets_per_address
            or (
                socket.person is not None
                and self._by_person[socket.person] >= settings.sockets_per_person
            )
        ):
            log.warning("sockets refused", address=socket.address, why="too many of one")
            raise RateLimited(
                "Too many connections are open from your address or account: close some.",
                retry_after=RETRY,
            )
        if len(self._open) >= settings.most_sockets:
            self._make_room(socket)
        self._open[socket] = None
        self._by_address[socket.address] += 1
        if socket.person is not None:
            self._by_person[socket.person] += 1

    def _make_room(self, socket: OpenSocket) -> None:
        watching = next((one for one in self._open if not one.seated), None)
        log.warning("sockets full", seated=socket.seated, made_room=watching is not None)
        if not socket.seated or watching is None:
            raise Unavailable(
                "the server has too many open sockets: try again later", retry_after=RETRY
            )
        self.leave(watching)
        watching.drop()

    def leave(self, socket: OpenSocket) -> None:
        """Count it no more; one that was dropped is gone already."""
        if socket not in self._open:
            return
        del self._open[socket]
        self._by_address[socket.address] -= 1
        # Counters forget nobody by themselves.
        if not self._by_address[socket.address]:
            del self._by_address[socket.address]
        if socket.person is not None:
            self._by_person[socket.person] -= 1
            if not self._by_person[socket.person]:
                del self._by_person[socket.person]
