"""The lobby: open matches, and how many of one's own wait, pushed as they change."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from levant.server.auth.authentication import current
from levant.server.auth.person import Person
from levant.server.auth.rate_limits import address
from levant.server.cancellation import cancel_until_done
from levant.server.errors import Problem
from levant.server.lobby import listing
from levant.server.lobby.schemas import LobbyMessage, LobbyOut
from levant.server.messaging.fanout import ChatRead, ChatSaid, MatchChanged, TalkSaid
from levant.server.play.socket import SILENCE, check_origin, close, send
from levant.server.play.socket_quota import OpenSocket
from levant.server.services import Services

PAUSE: Final = 0.5
"""Seconds in which changes are gathered into one message."""


class Visitor:
    """Somebody who looks at the lobby."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.changed: set[str] = set()
        self.wake = asyncio.Event()
        self.dropped = asyncio.Event()

    def drop(self) -> None:
        """Hang up: a player needs the place."""
        self.dropped.set()


class Lobby:
    """All visitors of this process."""

    def __init__(self, services: Services) -> None:
        self.visitors: set[Visitor] = set()
        services.fanout.listen(MatchChanged, self._changed)
        services.fanout.listen(ChatSaid, self._said)
        services.fanout.listen(TalkSaid, self._talked)
        services.fanout.listen(ChatRead, self._read)

    async def _changed(self, changed: MatchChanged) -> None:
        """Tell those whom it concerns; a private match concerns its players only."""
        for visitor in self.visitors:
            mine = visitor.person is not None and visitor.person.id in changed.seen_by
            if mine or changed.listed:
                visitor.changed.add(changed.match_id)
                visitor.wake.set()

    def has_open(self, person: str) -> bool:
        """Whether a person looks at any page of this process that is no table."""
        return any(v.person is not None and v.person.id == person for v in self.visitors)

    async def _said(self, said: ChatSaid) -> None:
        """Tell the players of a match that one of them has said something."""
        if said.room == "players":
            self._wake(said.match_id, said.players)

    async def _talked(self, said: TalkSaid) -> None:
        """Tell the two who talk in private, and nobody else."""
        self._wake(said.match_id, said.players)

    async def _read(self, read: ChatRead) -> None:
        self._wake(read.match_id, (read.person_id,))

    def _wake(self, match_id: str, people: Collection[str]) -> None:
        for visitor in self.visitors:
            if visitor.person is not None and visitor.person.id in people:
                visitor.changed.add(match_id)
                visitor.wake.set()


async def converse(services: Services, socket: WebSocket) -> None:
    """Tell a visitor of the lobby what changes until he leaves."""
    await socket.accept()
    try:
        check_origin(socket, services.settings)
        visitor = Visitor(await current(socket))
        person = None if visitor.person is None else visitor.person.id
        quota = OpenSocket(address(socket), person, False, visitor.drop)
        services.socket_quota.enter(quota)
    except Problem as problem:
        await close(socket, problem)
        return
    lobby = services.lobby
    lobby.visitors.add(visitor)
    reader = asyncio.create_task(_read(socket))
    writer = asyncio.create_task(_write(services, socket, visitor))
    dropped = asyncio.create_task(visitor.dropped.wait())
    tasks = (reader, writer, dropped)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.socket_quota.leave(quota)
        lobby.visitors.discard(visitor)
        await cancel_until_done(*tasks)
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
        "invited": 0 if person is None else listing.invitations(mine, person),
        "open": [
            header.shown(person, *services.connections.present(header.row.id)) for header in found
        ],
    }
