"""What the columns of JSON hold, as it was decided when the first row was written.

Clients may be told of the same things in other words; rows that are there stay as they are.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

ClockKind = Literal["none", "live", "days"]
OnTimeout = Literal["lose", "bot", "nothing"]
OfferKind = Literal["abort", "takeback"]


class StoredClock(TypedDict):
    """The clock of a match; roles by name."""

    kind: ClockKind
    bank: float
    increment: float
    on_timeout: OnTimeout
    left: dict[str, float]
    since: dict[str, float]
    """For each role whose time runs, from when on, in seconds of the epoch."""


class StoredResult(TypedDict):
    """How a match ended."""

    winner: str | None
    reason: str


class StoredOffer(TypedDict):
    """Something the others must agree to."""

    kind: OfferKind
    by: str
    accepted: list[str]
    length: NotRequired[int]
    """How many actions are left after a takeback."""


class StoredName(TypedDict):
    """The name of a thing of the game, in a message."""

    name: str
    many: bool


class StoredMessage(TypedDict):
    """A sentence before it is in a language."""

    key: str
    facts: dict[str, int | str | list[int] | StoredName | StoredMessage]


class StoredDice(TypedDict):
    """Fair dice that fell up to an action; key and nonces in hexadecimal."""

    until: int
    key: str
    nonces: list[str]


class StoredOrigin(TypedDict):
    """Where a match was continued from another, and the dice of the actions it took over."""

    match: str
    ply: int
    label: StoredMessage
    dice: list[StoredDice]


class StoredPoint(TypedDict):
    """What each role could expect after some ply."""

    ply: int
    label: StoredMessage | None
    expected: dict[str, float]


StoredLine = dict[str, object]
"""A line of an analysis, as the process that made it wrote it."""

Counts = list[int | None]
"""A number for each viewer."""
StoredTally = list[dict[str, list[int] | int]]
"""The dice one viewer saw fall: first the faces by role, then the hits."""
Facts = dict[str, str | bool]

JSON_COLUMNS: Final = (
    dict[str, int],
    dict[str, object],
    list[int],
    list[str],
    list[Counts],
    list[StoredTally],
    list[StoredOffer],
    list[StoredPoint],
    list[StoredLine],
    Facts,
    StoredClock,
    StoredMessage,
    StoredOrigin,
    StoredResult,
)
"""The types of all these columns."""
