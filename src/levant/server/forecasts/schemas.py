"""A forecast as clients are told of it."""

from __future__ import annotations

from typing import Annotated

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
