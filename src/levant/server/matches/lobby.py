"""The lobby: open matches, and how many of one's own wait, pushed as they change."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from levant.server.errors import Problem
from levant.server.matches import listing
from levant.server.parts import Parts
from levant.server.people.identity import current
from levant.server.people.person import Person
from levant.server.play.hub import hub
from levant.server.play.socket import SILENCE, check_origin, close, send

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

    def __init__(self, own: Parts) -> None:
        self.visitors: set[Visitor] = set()
        own.fanout.listen("match", self._changed)

    async def _changed(self, message: dict[str, Any]) -> None:
        """Tell those whom it concerns; a private match concerns its players only."""
        people = message["people"]
        for visitor in self.visitors:
            mine = visitor.person is not None and visitor.person.id in people
            if mine or message["open"]:
                visitor.changed.add(message["match"])
                visitor.wake.set()


async def converse(own: Parts, socket: WebSocket) -> None:
    """Tell a visitor of the lobby what changes until he leaves."""
    await socket.accept()
    try:
        check_origin(socket, own.settings)
        visitor = Visitor(await current(socket))
    except Problem as problem:
        await close(socket, problem)
        return
    lobby: Lobby = own.more["lobby"]
    lobby.visitors.add(visitor)
    reader = asyncio.create_task(_read(socket))
    writer = asyncio.create_task(_write(own, socket, visitor))
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


async def _write(own: Parts, socket: WebSocket, visitor: Visitor) -> None:
    while True:
        changed, visitor.changed = sorted(visitor.changed), set()
        visitor.wake.clear()
        await send(
            socket, {"type": "lobby", **await _news(own, visitor.person), "changed": changed}
        )
        await visitor.wake.wait()
        await asyncio.sleep(PAUSE)


async def _news(own: Parts, person: Person | None) -> dict[str, Any]:
    found, _ = await listing.find(own, person, listing.Sought("open"))
    mine = [] if person is None else await listing.mine(own, person)
    return {
        "mine": 0 if person is None else listing.to_move(mine, person),
        "open": [header.shown(person, *hub(own).present(header.row.id)) for header in found],
    }
