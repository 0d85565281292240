"""Messages to all processes: what has changed, told to whoever listens, here or everywhere.

A message is published once, by the process that committed the change, after the commit. A process
that dies in between tells nothing: whoever must not miss one also looks at the database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar

import structlog
from msgspec import Struct, field

from levant.server.settings import Settings

log = structlog.get_logger(__name__)

UNKNOWN_PLIES: Final = -1
"""The number of plies of a match that has changed beside its action log."""


class MatchChanged(Struct, frozen=True, tag=True):
    """A match has changed, and what that means to others; people are told by their ids."""

    match_id: str
    plies: int
    status: str
    players: tuple[str, ...]
    seen_by: tuple[str, ...] = ()
    """Players who see something of it. The lobby tells nobody else: how often others act in
    secret would tell them what these do."""
    listed: bool = False
    """Whether the public lists of matches change by it."""
    bot_due: bool = False
    ended: bool = False
    due: tuple[str, ...] = ()
    """Who has to choose now, and had not before."""
    invited: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()
    """Who is told that an invitation of his was declined."""
    offered: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    """Who invites, who declines, or who offers what."""


class ChatSaid(Struct, frozen=True, tag=True):
    """Somebody has said something at a table."""

    match_id: str
    n: int
    by: str
    person_id: str
    room: str
    text: str
    at: str
    players: tuple[str, ...] = ()
    """The ids of those who play in the match."""


class TalkSaid(Struct, frozen=True, tag=True):
    """One role has said something to another in private."""

    match_id: str
    n: int
    by: str
    person_id: str
    between: tuple[str, str]
    role: str
    text: str
    at: str
    players: tuple[str, ...] = ()
    """The ids of those two."""


class ChatRead(Struct, frozen=True, tag=True):
    """Somebody has read what was said at a table."""

    match_id: str
    person_id: str


class Typing(Struct, frozen=True, tag=True):
    """Somebody at a table is writing something."""

    match_id: str
    room: str
    by: str
    person_id: str


class PresenceChanged(Struct, frozen=True, tag=True):
    """Who has a table open in one of the processes: roles, and the number of spectators."""

    match_id: str
    process: str
    online: tuple[str, ...]
    spectators: int


class PeopleChanged(Struct, frozen=True, tag=True):
    """People have another name or other settings, or some of their logins have ended."""

    people: tuple[str, ...] = ()
    logins: tuple[str, ...] = ()


class BlocksChanged(Struct, frozen=True, tag=True):
    """Somebody has blocked another, or blocks him no longer."""

    person_id: str


class Reconnected(Struct, frozen=True, tag=True):
    """Messages of other processes may have been missed: look for yourself."""


Message = (
    MatchChanged
    | ChatSaid
    | TalkSaid
    | ChatRead
    | Typing
    | PresenceChanged
    | PeopleChanged
    | BlocksChanged
    | Reconnected
)
M = TypeVar("M", bound=Message)
Listener = Callable[[M], Awaitable[None]]


class Fanout(Protocol):
    """Tells every process. Messages name what changed; whoever cares reads the database."""

    def listen(self, kind: type[M], listener: Listener[M], *, here: bool = False) -> None:
        """Have messages of a kind told to a listener; `here`, those of this process alone."""

    async def publish(self, message: Message) -> None:
        """Tell all processes, this one too."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def ping(self) -> None:
        """OSError when messages do not go out at present."""


class Listeners:
    """Who wants to hear of what, in this process."""

    def __init__(self) -> None:
        # Any kind of listener: it is called with messages of its own kind alone.
        self._listeners: list[tuple[type[Struct], Callable[..., Awaitable[None]], bool]] = []

    def listen(self, kind: type[M], listener: Listener[M], *, here: bool = False) -> None:
        """Have messages of a kind told to a listener; `here`, those of this process alone."""
        self._listeners.append((kind, listener, here))

    async def tell(self, message: Message, *, from_here: bool) -> None:
        """Tell those who listen to such messages, in the order in which they came."""
        for kind, listener, here in self._listeners:
            if not isinstance(message, kind) or (here and not from_here):
                continue
            try:
                await listener(message)
            except Exception:
                # One listener that fails must not keep the others from hearing.
                log.exception("listener", kind=kind.__name__)


class LocalFanout(Listeners):
    """All listeners are in this process."""

    async def publish(self, message: Message) -> None:
        await self.tell(message, from_here=True)

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
