"""A table, and all that can be asked at it, as clients are told."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from levant.croisades.limits import CroisadesLimits
from levant.croisades.views import CroisadesView
from levant.rex.limits import Limits
from levant.rex.views import RexView
from levant.server.matches.schemas import MatchOut
from levant.server.schemas import ErrorOut, MessageOut

AnyLimits = Limits | CroisadesLimits
ViewOut = Annotated[RexView | CroisadesView, Field(description="See docs/views.md.")]
Room = Literal["players", "watchers", "private"]


class ChoiceOut(TypedDict):
    """A legal action, in notation and in words; some stand for all that differ in the end."""

    action: str
    say: MessageOut
    counts: NotRequired[
        Annotated[list[int], Field(description="The least and most that its last number can be.")]
    ]
    places: NotRequired[Annotated[list[str], Field(description="What its last place can be.")]]


class EventOut(TypedDict):
    """Something that happened; a title adds its own keys."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # pydantic's own way

    n: int
    event: str
    say: MessageOut


class DiceOut(TypedDict):
    """The dice of a role that you saw fall."""

    role: str
    rolled: int
    hits: int
    faces: list[int]


class ChatOut(TypedDict):
    """A line of chat. Each private talk has numbers of its own."""

    n: int
    by: str
    room: Room
    text: str
    at: str
    between: NotRequired[Annotated[list[str], Field(description="The roles of a private talk.")]]
    role: NotRequired[Annotated[str, Field(description="Who of the two said it.")]]


class PositionOut(TypedDict):
    """What you see of a position, and what you can do in it."""

    view: ViewOut | None
    limits: Annotated[AnyLimits | None, Field(description="For a board, by title.")]
    prompt: MessageOut | None
    choices: list[ChoiceOut]
    events: list[EventOut]
    since: int
    undo: bool
    reset: bool
    takeback: bool
    forced: Annotated[bool, Field(description="There is one choice only.")]
    dice: list[DiceOut]


class SeenTable(PositionOut):
    """A table as you see it, without what is said and written there."""

    version: int
    match: MatchOut
    role: str | None
    thinking: Annotated[list[str], Field(description="Roles whose bot is at it.")]


class TableOut(SeenTable):
    """A table as you see it. Keep events up to `since`, then append `events`."""

    chat: Annotated[
        list[ChatOut],
        Field(description="On a socket, lines that it has not sent you before: keep the others."),
    ]
    chat_read: Annotated[int, Field(description="The number of the last line you have read.")]
    talks_read: Annotated[
        dict[str, int],
        Field(description="The same for your private talks, by the other role."),
    ]
    notes: str


# What a socket says


class TableMessage(TableOut):
    """The table since the last one that was sent."""

    type: Literal["table"]


class ChatMessage(ChatOut):
    """Somebody has said something."""

    type: Literal["chat"]


class PresenceMessage(TypedDict):
    """Who is there now: roles, and the number of spectators."""

    type: Literal["presence"]
    online: list[str]
    spectators: int


class TypingMessage(TypedDict):
    """Somebody is writing something."""

    type: Literal["typing"]
    by: str


class AckMessage(TypedDict):
    """A request is done; beside these keys stands its answer, as its HTTP twin gives it."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # pydantic's own way

    type: Literal["ack"]
    id: str | None


class ErrorMessage(TypedDict):
    """A request, or the table itself, is refused."""

    type: Literal["error"]
    id: str | None
    error: ErrorOut


class PongMessage(TypedDict):
    """We are here too."""

    type: Literal["pong"]


SocketMessage = Annotated[
    TableMessage
    | ChatMessage
    | PresenceMessage
    | TypingMessage
    | AckMessage
    | ErrorMessage
    | PongMessage,
    Field(title="SocketMessage", description="What the socket of a table says."),
]


# What is answered


class ActedOut(TypedDict):
    """Done and on disk: your version and the number of your events after it."""

    version: int
    events: int


class WhyOut(TypedDict):
    """Whether an action is legal, and if not, why."""

    legal: bool
    rule: str | None
    say: MessageOut | None


class GestureOut(TypedDict):
    """A way for some pieces, and the actions to send; a title adds its own keys."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # pydantic's own way

    to: str
    path: list[str]
    legs: int
    kind: str
    actions: list[str]


class GesturesOut(TypedDict):
    """Where pieces can go."""

    gestures: list[GestureOut]


class HintOut(TypedDict):
    """What a bot would do."""

    bot: str
    action: str
    say: MessageOut


class PlyOut(TypedDict):
    """An action of a finished match."""

    role: str
    action: str
    say: MessageOut


class PointOut(TypedDict):
    """Where a match stood after a ply, by role; a title says what it counts."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # pydantic's own way

    ply: int


class ReplayOut(TypedDict):
    """A finished match; events as each role and the spectators saw them."""

    plies: list[PlyOut]
    events: dict[str, list[EventOut]]
    chart: list[PointOut]


class ReplayViewOut(TypedDict):
    """A finished match after some ply."""

    ply: int
    plies: int
    match: MatchOut
    role: str | None
    view: ViewOut
    limits: AnyLimits | None
    views: Annotated[dict[str, ViewOut] | None, Field(description="All views, for `as=all`.")]
    prompt: MessageOut
    events: list[EventOut]
