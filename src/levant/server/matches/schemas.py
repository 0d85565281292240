"""A match as clients are told of it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.auth.person import User
from levant.server.schemas import MessageOut
from levant.server.storage.json_columns import ClockKind, OfferKind, OnTimeout
from levant.server.storage.match_models import Status, Visibility


class SeatOut(TypedDict):
    """A seat."""

    role: str
    user: User | None
    bot: str | None
    ready: bool
    open_to: Annotated[
        Literal["anyone", "link", "invited"],
        Field(description="For whom it is, as long as nobody has taken it."),
    ]
    online: bool
    resigned: bool
    declined_by: Annotated[
        str | None, Field(description="Who was invited to it and declined; for its creator only.")
    ]


class ClockOut(TypedDict):
    """The clocks; `now` is the server's time at which `left` was true."""

    kind: ClockKind
    bank: float
    increment: float
    on_timeout: OnTimeout
    left: dict[str, float]
    running: list[str]
    deadline: dict[str, str | None]
    now: str


class ResultOut(TypedDict):
    """How a match ended."""

    winner: str | None
    reason: str
    say: MessageOut


class OfferOut(TypedDict):
    """Something the others must agree to."""

    kind: OfferKind
    by: str
    accepted: list[str]


class OriginOut(TypedDict):
    """The moment of another match from which a match was played on."""

    match: str
    ply: Annotated[
        int, Field(description="How many of its actions the match took over as its own.")
    ]
    label: MessageOut


class MatchOut(TypedDict):
    """A match as you see it."""

    id: str
    title: str
    edition: str
    options: dict[str, int]
    status: Status
    visibility: Visibility
    rated: bool
    creator: Annotated[
        User | None, Field(description="Who made it and invites the others; null: has left it.")
    ]
    seats: list[SeatOut]
    clock: ClockOut
    created: str
    started: str | None
    finished: str | None
    result: ResultOut | None
    deciders: list[str]
    turn_label: MessageOut | None
    yours: list[str]
    your_turn: bool
    version: int
    commitment: str | None
    dice_key: Annotated[str | None, Field(description="Only when the match is over.")]
    analysable: Annotated[
        bool, Field(description="Whether it can be analysed, once it is finished.")
    ]
    offers: list[OfferOut]
    rematch_of: str | None
    rematch: str | None
    origin: Annotated[
        OriginOut | None, Field(description="Where the match was played on from another, if so.")
    ]
    tournament: Annotated[str | None, Field(description="The tournament it belongs to, if any.")]
    key: Annotated[str | None, Field(description="The key of the link, for players.")]
    spectators: int
