"""What happened to matches, for the parts that care: notices, ratings, bots.

A happening is told once, by the process that committed it, after the commit. A process that
dies in between tells nothing: whoever must not miss one also looks at the database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import structlog

log = structlog.get_logger(__name__)

What = Literal[
    "created", "invited", "joined", "started", "turn", "offered", "finished", "aborted", "chat"
]


@dataclass(frozen=True)
class Happening:
    """`users` are those it concerns: who is invited, who is to move or to answer, who played."""

    what: What
    match_id: str
    users: tuple[str, ...] = ()
    facts: dict[str, Any] = field(default_factory=dict)


Ear = Callable[[Happening], Awaitable[None]]


class Happenings:
    """Those who want to hear, by what they want to hear of."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Ear]] = {}

    def on(self, what: What, ear: Ear) -> None:
        """Call `ear` with every happening of a kind."""
        self._ears.setdefault(what, []).append(ear)

    async def tell(self, happening: Happening) -> None:
        """Tell all; one that fails does not keep the others from hearing."""
        for ear in self._ears.get(happening.what, ()):
            try:
                await ear(happening)
            except Exception:
                log.exception("happening", what=happening.what, match=happening.match_id)
