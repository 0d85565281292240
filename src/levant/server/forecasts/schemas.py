"""Forecasts and analyses as clients are told of them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.schemas import MessageOut


class ForecastPointOut(TypedDict):
    """What each role could expect from what it saw then: -1 is lost, 1 is won."""

    ply: Annotated[
        int, Field(description="After how many plies: the beginning of a turn, or the end.")
    ]
    label: Annotated[MessageOut | None, Field(description="The turn, in words.")]
    expected: Annotated[dict[str, float], Field(examples=[{"frank": -0.25, "saracen": 0.31}])]


class ForecastOut(TypedDict):
    """How a finished match looked to its players, turn by turn, as far as it is computed."""

    available: Annotated[bool, Field(description="Whether there are forecasts for this title.")]
    done: Annotated[bool, Field(description="Whether these are all points; else ask again.")]
    total: Annotated[
        int | None, Field(description="How many points there will be; null: not known yet.")
    ]
    points: Annotated[
        list[ForecastPointOut], Field(description="From the first turn on, without gaps.")
    ]


class AnalysisTurnOut(TypedDict):
    """The chances at the beginning of a turn: -1 is lost, 1 is won."""

    ply: Annotated[int, Field(description="After how many plies the turn begins.")]
    label: Annotated[MessageOut, Field(description="The turn, in words.")]
    seen: Annotated[
        dict[str, float], Field(description="For each role, from what it saw and was told.")
    ]
    known: Annotated[dict[str, float], Field(description="For each role, from the true position.")]


class JourneyOut(TypedDict):
    """Blocks that go the same way in one movement phase."""

    way: Annotated[list[str], Field(examples=[["tyre", "acre"]])]
    blocks: list[str]


class WayOut(TypedDict):
    """One way to decide, and what it came to in playouts until the next turn, for its player."""

    card: Annotated[str | None, Field(description="The card, when one was chosen.")]
    journeys: Annotated[list[JourneyOut], Field(description="Who goes where, in a movement phase.")]
    expected: Annotated[float, Field(description="-1 is lost, 1 is won.")]
    cities: Annotated[float, Field(description="Victory cities held.")]
    own_steps: float
    enemy_steps: float


class CityChanceOut(TypedDict):
    """How often a victory city was held after either way."""

    town: str
    played: float
    better: float


class CostlyDecisionOut(TypedDict):
    """A decision that cost much, beside what the king would have done from the same view."""

    ply: Annotated[int, Field(description="How many plies were played before it.")]
    label: MessageOut
    role: str
    kind: Literal["card", "moves"]
    cost: Annotated[float, Field(description="By how much the other way is better, from 0 to 2.")]
    error: Annotated[float, Field(description="The standard error of the cost.")]
    played: WayOut
    better: WayOut
    cities: Annotated[
        list[CityChanceOut], Field(description="The cities for which it matters most.")
    ]


class AnalysisOut(TypedDict):
    """Where a finished match turned, as far as it is computed."""

    available: Annotated[bool, Field(description="Whether this match can be analysed.")]
    reason: Annotated[
        Literal["title", "rules"] | None,
        Field(description="Why not: no analyses of this title, or of rules that were left."),
    ]
    asked: Annotated[bool, Field(description="Whether anybody has asked for it.")]
    done: bool
    failed: Annotated[bool, Field(description="Whether it broke off; ask for it anew.")]
    step: Annotated[int, Field(description="How many steps are done.")]
    total: Annotated[int | None, Field(description="How many there are; null: not known yet.")]
    turns: list[AnalysisTurnOut]
    decisions: Annotated[
        list[CostlyDecisionOut], Field(description="The costliest first; told at the end.")
    ]
