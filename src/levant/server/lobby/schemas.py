"""What can be played, and lists of matches, as clients are told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.auth.person import User
from levant.server.matches.schemas import ClockOut, MatchOut
from levant.server.storage.match_models import Status


class StandingOut(TypedDict):
    """How somebody stands in a tournament."""

    user: User
    points: Annotated[float, Field(description="1 for a win, a half for a draw.")]
    tiebreak: Annotated[
        float,
        Field(description="Sonneborn-Berger: points of those beaten, half of those drawn with."),
    ]
    played: int
    won: int
    lost: int
    drawn: int


class TournamentGameOut(TypedDict):
    """A game of a tournament."""

    match: str
    sides: Annotated[dict[str, str], Field(description="The id of the player of each role.")]
    status: Status
    winner: Annotated[
        str | None, Field(description="The id of the winner; null of a game that is over: a draw.")
    ]


class TournamentFacts(TypedDict):
    """A tournament, without its games."""

    id: str
    name: str
    title: str
    edition: str
    options: dict[str, int]
    clock: ClockOut
    rated: bool
    twice: bool
    status: Literal["open", "running", "finished"]
    creator: User
    created: str
    started: str | None
    players: Annotated[list[StandingOut], Field(description="The best first.")]
    yours: Annotated[bool, Field(description="Whether you play in it.")]


class TournamentOut(TournamentFacts):
    """A tournament with its games."""

    games: list[TournamentGameOut]


class OptionOut(TypedDict):
    """An optional rule."""

    name: str
    rule: str
    most: int


class EditionOut(TypedDict):
    """An edition of a title."""

    name: str
    roles: list[str]
    options: list[OptionOut]


class SeatsOut(TypedDict):
    """How many play."""

    min: int
    max: int


class TitleOut(TypedDict):
    """A title that can be played."""

    name: str
    roles: list[str]
    editions: list[EditionOut]
    bots: list[str]
    seats: SeatsOut
    rules_version: int


class CatalogueOut(TypedDict):
    """All sentences of a title in a language."""

    entries: dict[str, str | dict[str, str]]
    contractions: list[list[str]]


class MatchPage(TypedDict):
    """A page of matches."""

    matches: list[MatchOut]
    page: int
    pages: int
    total: int
    unread: Annotated[
        dict[str, int],
        Field(description="Of your own matches with chat that you have not read: how many lines."),
    ]


class LobbyOut(TypedDict):
    """The lobby: open matches, how many of your own wait for your move, and invitations."""

    mine: int
    invited: int
    open: list[MatchOut]


class LobbyMessage(LobbyOut):
    """What the socket of the lobby says: the lobby, and which matches have changed."""

    type: Literal["lobby"]
    changed: list[str]
