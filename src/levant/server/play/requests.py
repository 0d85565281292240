"""What a client says at a table, and who it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from levant.kernel.title import Json
from levant.server.auth.person import Person
from levant.server.errors import Forbidden
from levant.server.schemas import RequestBody

LONGEST_CHAT: Final = 1000
LONGEST_NOTES: Final = 20_000

Action = Annotated[str, Field(min_length=1, max_length=100, examples=["card move_2"])]
Version = Annotated[
    int, Field(ge=0, le=2**53, description="The version of the table you chose from.")
]
Role = Annotated[str | None, Field(max_length=32, description="null: the one seat you have.")]


@dataclass(frozen=True)
class Asker:
    """Who asks at which table, as which of his roles, by which key of a link."""

    match_id: str
    person: Person | None
    role: str | None = None
    key: str | None = None

    def role_for(self, wanted: str | None) -> str | None:
        """The role that a request names, else the one he sits as."""
        return self.role if wanted is None else wanted

    def player(self) -> Person:
        """The person who asks; what only players may ask, nobody else may."""
        if self.person is None:
            raise Forbidden("spectators do not play")
        return self.person


class ActionRequest(RequestBody):
    """Actions to be played in a row, all or none."""

    id: Annotated[
        str,
        Field(
            min_length=1,
            max_length=64,
            pattern=r"^[^\x00]+$",
            description="Made by you, new for each request: sent again, nothing is done twice.",
        ),
    ]
    version: Version
    actions: list[Action] = Field(min_length=1, max_length=100)
    role: Role = None


class UndoRequest(RequestBody):
    """An undo or a reset."""

    version: Version
    role: Role = None


class WhyRequest(RequestBody):
    """An action to be explained, not played."""

    action: Action
    role: Role = None


class ChatRequest(RequestBody):
    """Something to be said."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]
    room: Literal["players", "watchers"] = "players"
    to: Annotated[
        str | None,
        Field(max_length=32, description="A role, to say it to its player alone, whatever room."),
    ] = None
    role: Role = None


class ReadRequest(RequestBody):
    """Chat that was read."""

    n: Annotated[int, Field(ge=0, le=2**31 - 1, description="The number of the last line read.")]
    to: Annotated[str | None, Field(max_length=32, description="With whom, of a private talk.")] = (
        None
    )
    role: Role = None


class NotesRequest(RequestBody):
    """Notes for oneself."""

    text: Annotated[str, Field(max_length=LONGEST_NOTES)]


class GesturesRequest(RequestBody):
    """Pieces that are dragged together."""

    of: Annotated[str, Field(max_length=2000, description="Pieces, with commas between.")]
    role: Role = None


class HintRequest(RequestBody):
    """A hint that is wanted."""

    level: Annotated[str | None, Field(max_length=32, description="A bot's name.")] = None
    role: Role = None


class OddsRequest(BaseModel):
    """A battle whose odds are asked; its fields are the title's business."""

    model_config = ConfigDict(extra="allow")

    def spec(self) -> dict[str, Json]:
        """The battle as the title takes it."""
        return self.model_dump()
