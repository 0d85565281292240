"""The lobby: open matches, and how many of one's own wait, pushed as they change."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from levant.server.auth.authentication import current
from levant.server.auth.person import Person
from levant.server.errors import Problem
from levant.server.lobby import listing
from levant.server.lobby.schemas import LobbyMessage, LobbyOut
from levant.server.messaging.fanout import MatchChanged
from levant.server.play.socket import SILENCE, check_origin, close, send
from levant.server.services import Services

PAUSE: Final = 0.5
"""Seconds in which changes are gathered into one message."""


class Visitor:
    """Somebody who looks at the lobby."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.changed: set[str] = set()
        self.wake = asyncio.Event()


class Lobby:
    """All visitors of this process."""

    def __init__(self, services: Services) -> None:
        self.visitors: set[Visitor] = set()
        services.fanout.listen(MatchChanged, self._changed)

    async def _changed(self, changed: MatchChanged) -> None:
        """Tell those whom it concerns; a private match concerns its players only."""
        for visitor in self.visitors:
            mine = visitor.person is not None and visitor.person.id in changed.seen_by
            if mine or changed.listed:
                visitor.changed.add(changed.match_id)
                visitor.wake.set()


async def converse(services: Services, socket: WebSocket) -> None:
    """Tell a visitor of the lobby what changes until he leaves."""
    await socket.accept()
    try:
        check_origin(socket, services.settings)
        visitor = Visitor(await current(socket))
    except Problem as problem:
        await close(socket, problem)
        return
    lobby = services.lobby
    lobby.visitors.add(visitor)
    reader = asyncio.create_task(_read(socket))
    writer = asyncio.create_task(_write(services, socket, visitor))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        lobby.visitors.discard(visitor)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _read(socket: WebSocket) -> None:
    while True:
        async with asyncio.timeout(SILENCE):
            if "ping" in await socket.receive_text():
                await send(socket, {"type": "pong"})


async def _write(services: Services, socket: WebSocket, visitor: Visitor) -> None:
    while True:
        changed, visitor.changed = sorted(visitor.changed), set()
        visitor.wake.clear()
        news = await _news(services, visitor.person)
        message: LobbyMessage = {"type": "lobby", **news, "changed": changed}
        await send(socket, message)
        await visitor.wake.wait()
        await asyncio.sleep(PAUSE)


async def _news(services: Services, person: Person | None) -> LobbyOut:
    found, _ = await listing.find(services, person, listing.MatchFilter("open"))
    mine = [] if person is None else await listing.mine(services, person)
    return {
        "mine": 0 if person is None else listing.to_move(mine, person),
        "open": [
            header.shown(person, *services.connections.present(header.row.id)) for header in found
        ],
    }
