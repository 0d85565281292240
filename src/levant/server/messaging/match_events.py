"""The event that a match has changed, for all who care: sockets, bots, notices, ratings.

It is announced once, by the process that committed the change, after the commit. A process that
dies in between announces nothing: whoever must not miss one also looks at the database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import structlog

log = structlog.get_logger(__name__)

UNKNOWN_PLIES = -1
"""The number of plies of a match that has changed beside its action log."""


@dataclass(frozen=True)
class MatchChanged:
    """What a change of a match means to others; people are told by their ids."""

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
    offered: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    """Who invites, or who offers what."""


Listener = Callable[[MatchChanged], Awaitable[None]]


class MatchEvents:
    """Those who listen to changes of matches in this process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call a listener with every change."""
        self._listeners.append(listener)

    async def announce(self, changed: MatchChanged) -> None:
        """Tell all in the order of their subscription; one that fails keeps nobody else from it."""
        for listener in self._listeners:
            try:
                await listener(changed)
            except Exception:
                log.exception("match changed", match=changed.match_id)
