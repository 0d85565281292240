"""What a client says when it wants a match, and the other requests about matches."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints

from levant.server.schemas import RequestBody

Word = Annotated[str, Field(max_length=32)]
Nonce = Annotated[
    str,
    Field(
        pattern=r"^([0-9a-fA-F]{2}){1,64}$",
        description="A random number of your own, in hexadecimal, mixed into the dice.",
        examples=["9f1c0ffee4d2"],
    ),
]


class Opponent(RequestBody):
    """Who takes one of the other seats."""

    kind: Literal["open", "link", "bot", "user", "self"] = Field(
        default="open",
        description="Anybody, whoever has the link, a bot, a person by name, or a friend beside"
        " you who plays on your screen.",
    )
    bot: Word | None = Field(default=None, description="The level of the bot.", examples=["squire"])
    name: Annotated[str, Field(max_length=48)] | None = Field(
        default=None, description="The name of the person."
    )


class ClockChoice(RequestBody):
    """How much time there is."""

    kind: Literal["none", "live", "days"] = "none"
    bank: float = Field(default=0, ge=0, le=90 * 86400, description="Seconds for each player.")
    increment: float = Field(
        default=0,
        ge=0,
        le=30 * 86400,
        description="Seconds added when a decision is made, up to the bank.",
    )
    on_timeout: Literal["lose", "bot", "nothing"] = "lose"


class NewMatch(RequestBody):
    """A match to be made."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "title": "rex",
                    "edition": "2.0",
                    "role": "frank",
                    "opponents": [{"kind": "bot", "bot": "squire"}],
                }
            ]
        },
    )

    title: Word = "rex"
    edition: Word | None = Field(default=None, description="null: the newest.")
    options: dict[Word, Annotated[int, Field(ge=0, le=1000)]] = Field(
        default={}, max_length=50, description="Optional rules: 1 switches one on."
    )
    role: Word = Field(default="random", description="Your side, or 'random'.")
    opponents: list[Opponent] = Field(
        default=[], max_length=12, description="For the other seats in order; the rest is open."
    )
    clock: ClockChoice = ClockChoice()
    visibility: Literal["public", "private", "link"] = "public"
    rated: bool = Field(
        default=False, description="Whether the ratings follow; also against bots, if asked."
    )
    nonce: Nonce | None = None


class NewTournament(RequestBody):
    """A tournament of everybody against everybody, for games of two."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)] = (
        Field(examples=["Winter cup"])
    )
    title: Word = "rex"
    edition: Word | None = Field(default=None, description="null: the newest.")
    options: dict[Word, Annotated[int, Field(ge=0, le=1000)]] = Field(default={}, max_length=50)
    clock: ClockChoice = Field(
        default=ClockChoice(), description="Not live: all games of a player run at a time."
    )
    rated: bool = False
    twice: bool = Field(default=True, description="Whether each two meet once on each side.")


class ContinueRequest(RequestBody):
    """A moment of a match that is over, and how to play on from there."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"ply": 120, "role": "frank", "bot": "squire"}]},
    )

    ply: int = Field(ge=0, le=2**31 - 1, description="How many of its actions are kept.")
    role: Word = Field(description="Your side.")
    bot: Word = Field(description="The level of the bot that plays the other sides.")
    nonce: Nonce | None = None


class JoinRequest(RequestBody):
    """Taking a seat."""

    role: Word | None = Field(default=None, description="null: any that is free for you.")
    key: Annotated[str, Field(max_length=64)] | None = Field(
        default=None, description="The key of the link."
    )
    nonce: Nonce | None = None


class InviteRequest(RequestBody):
    """Whom to have in a seat that nobody has taken yet."""

    kind: Literal["open", "link", "user", "bot"] = Field(
        default="user", description="Anybody, whoever has the link, a person by name, or a bot."
    )
    name: Annotated[str, Field(max_length=48)] | None = Field(
        default=None, description="The name of the person."
    )
    bot: Word | None = Field(default=None, description="The level of the bot.")
    role: Word | None = Field(default=None, description="null: the first such seat.")


class RoleRequest(RequestBody):
    """A request of somebody who may hold several seats."""

    role: Word | None = Field(default=None, description="null: the one seat you have.")


class HandOverRequest(RoleRequest):
    """Leaving a match that goes on."""

    bot: Word | None = Field(default=None, description="null: one that answers at once.")


class NonceRequest(RoleRequest):
    """A nonce, before the match starts."""

    nonce: Nonce


class OfferAnswer(RoleRequest):
    """An offer, or an answer to one."""

    answer: Literal["offer", "accept", "decline", "withdraw"]
