"""The open sockets of this process, by match, and who is present anywhere."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

from levant.locale.catalogue import SOURCE
from levant.server.auth.person import Person
from levant.server.encoding import new_id
from levant.server.errors import Unavailable
from levant.server.messaging.fanout import (
    BlocksChanged,
    ChatSaid,
    MatchChanged,
    PeopleChanged,
    PresenceChanged,
    Reconnected,
    TalkSaid,
    Typing,
)
from levant.server.metrics import SOCKETS
from levant.server.play.schemas import Room, SocketMessage
from levant.server.play.socket_quota import OpenSocket
from levant.server.services import Services

MOST_WAITING: Final = 200
"""Small messages that may wait for a slow client; then it is dropped."""
HEARD_FROM: Final = 45.0
"""Seconds after which the presence told by a silent process is forgotten."""
REPEAT: Final = 15.0
"""Seconds after which a process tells again who is present."""


class Connection:
    """One socket: what it was last sent, and what waits to be sent."""

    def __init__(self, match_id: str, person: Person | None, viewer: int, role: str | None) -> None:
        self.match_id = match_id
        self.person = person
        self.viewer = viewer
        self.role = role
        """The role it looks as; None for a spectator."""
        self.key: str | None = None
        """The key of the link by which he came."""
        self.language = SOURCE
        self.sent = 0
        self.version = 0
        self.notes = ""
        self.chat_read = 0
        self.talks_read: dict[str, int] = {}
        self.rooms: list[Room] = []
        self.talk_roles: list[str] = []
        """The roles whose private talks it hears."""
        self.unheard: frozenset[str] = frozenset()
        """The ids of those whom its person has blocked."""
        self.waiting: deque[SocketMessage] = deque()
        self.dirty = True
        self.wake = asyncio.Event()
        self.dead = False
        self.quota: OpenSocket | None = None
        """What it counts as, once it is let in."""

    def drop(self) -> None:
        """Hang up."""
        self.dead = True
        self.wake.set()

    def touch(self) -> None:
        """The table has changed: tell it when the client has taken the last message."""
        self.dirty = True
        self.wake.set()

    def put(self, message: SocketMessage) -> None:
        """Queue a small message; a client that takes none is given up."""
        if len(self.waiting) >= MOST_WAITING:
            self.dead = True
        else:
            self.waiting.append(message)
        self.wake.set()


class Connections:
    """All sockets of a process. Presence is what each process tells the others of its own."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._name = new_id()
        self._open: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, PresenceChanged]]] = {}
        self.count = 0
        services.fanout.listen(MatchChanged, self._match_changed)
        services.fanout.listen(ChatSaid, self._chat)
        services.fanout.listen(TalkSaid, self._talk)
        services.fanout.listen(PresenceChanged, self._presence)
        services.fanout.listen(Typing, self._typing)
        services.fanout.listen(PeopleChanged, self._people)
        services.fanout.listen(BlocksChanged, self._blocks)
        services.fanout.listen(Reconnected, self._reconnected)

    async def enter(self, connection: Connection, address: str) -> None:
        """A client has come; Unavailable or RateLimited when there is no place for him."""
        if self._services.stopping:
            raise Unavailable("the server is stopping: try again", retry_after=1)
        person = None if connection.person is None else connection.person.id
        connection.quota = OpenSocket(address, person, connection.role is not None, connection.drop)
        self._services.socket_quota.enter(connection.quota)
        self._open.setdefault(connection.match_id, set()).add(connection)
        self.count += 1
        SOCKETS.inc()
        await self._tell_presence(connection.match_id)

    async def leave(self, connection: Connection) -> None:
        """A client has gone."""
        if connection.quota is not None:
            self._services.socket_quota.leave(connection.quota)
        connections = self._open.get(connection.match_id, set())
        connections.discard(connection)
        if not connections:
            self._open.pop(connection.match_id, None)
        self.count -= 1
        SOCKETS.dec()
        await self._tell_presence(connection.match_id)

    def present(self, match_id: str) -> tuple[list[str], int]:
        """The roles whose players are there, and the number of spectators."""
        online, spectators = self._here(match_id)
        roles = set(online)
        limit = time.monotonic() - HEARD_FROM
        for at, there in self._elsewhere.get(match_id, {}).values():
            if at > limit:
                roles.update(there.online)
                spectators += there.spectators
        return sorted(roles), spectators

    def has_open(self, person: str) -> bool:
        """Whether a person has any table open in this process."""
        return any(
            connection.person is not None and connection.person.id == person
            for connections in self._open.values()
            for connection in connections
        )

    def is_present(self, match_id: str, role: str) -> bool:
        """Whether the player of a role has the match open anywhere."""
        return role in self.present(match_id)[0]

    def _here(self, match_id: str) -> tuple[list[str], int]:
        connections = self._open.get(match_id, ())
        roles = {connection.role for connection in connections if connection.role is not None}
        return sorted(roles), sum(connection.role is None for connection in connections)

    async def _tell_presence(self, match_id: str) -> None:
        online, spectators = self._here(match_id)
        await self._services.fanout.publish(
            PresenceChanged(match_id, self._name, tuple(online), spectators)
        )

    async def repeat(self) -> None:
        """Tell the other processes again who is here, and forget what is long ago."""
        limit = time.monotonic() - HEARD_FROM
        for match_id in list(self._elsewhere):
            told = self._elsewhere[match_id]
            for process in [p for p, (at, _) in told.items() if at < limit]:
                del told[process]
            if not told:
                del self._elsewhere[match_id]
        if self._services.settings.redis_url is not None:
            for match_id in list(self._open):
                await self._tell_presence(match_id)

    def say(self, match_id: str, message: SocketMessage) -> None:
        """A small message to all lines of a match."""
        for connection in self._open.get(match_id, ()):
            connection.put(message)

    # What is heard

    async def _match_changed(self, changed: MatchChanged) -> None:
        self._services.table_cache.heard(changed.match_id, changed.plies)
        for connection in self._open.get(changed.match_id, ()):
            connection.touch()

    async def _people(self, changed: PeopleChanged) -> None:
        self._services.table_cache.forget_people(changed.people)

    async def _blocks(self, changed: BlocksChanged) -> None:
        """Have who blocks somebody connect anew: he hears other people then."""
        for connections in self._open.values():
            for connection in connections:
                if connection.person is not None and connection.person.id == changed.person_id:
                    connection.drop()

    async def _reconnected(self, _: Reconnected) -> None:
        self._services.table_cache.forget_all()
        for connections in self._open.values():
            for connection in connections:
                connection.touch()

    async def _chat(self, said: ChatSaid) -> None:
        for connection in self._open.get(said.match_id, ()):
            if said.room in connection.rooms and said.person_id not in connection.unheard:
                connection.put(
                    {
                        "type": "chat", "n": said.n, "by": said.by, "room": said.room,
                        "text": said.text, "at": said.at,
                    }
                )  # fmt: skip

    async def _talk(self, said: TalkSaid) -> None:
        for connection in self._open.get(said.match_id, ()):
            hears = any(role in connection.talk_roles for role in said.between)
            if hears and said.person_id not in connection.unheard:
                connection.put(
                    {
                        "type": "chat", "n": said.n, "by": said.by, "room": "private",
                        "text": said.text, "at": said.at, "between": list(said.between),
                        "role": said.role,
                    }
                )  # fmt: skip

    async def _presence(self, told: PresenceChanged) -> None:
        before = self.present(told.match_id)
        if told.process != self._name:
            elsewhere = self._elsewhere.setdefault(told.match_id, {})
            elsewhere[told.process] = (time.monotonic(), told)
            if self.present(told.match_id) == before:
                return
        online, spectators = self.present(told.match_id)
        self.say(told.match_id, {"type": "presence", "online": online, "spectators": spectators})

    async def _typing(self, typing: Typing) -> None:
        for connection in self._open.get(typing.match_id, ()):
            own = connection.person is not None and connection.person.id == typing.person_id
            unheard = own or typing.person_id in connection.unheard
            if typing.room in connection.rooms and not unheard:
                connection.put({"type": "typing", "by": typing.by})
