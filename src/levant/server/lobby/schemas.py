"""What can be played, and lists of matches, as clients are told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.matches.schemas import MatchOut


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
