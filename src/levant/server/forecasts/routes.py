"""The forecast of a finished match, for the chart of its replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from levant.server.forecasts.forecasts import Forecasts, forecasts
from levant.server.parts import Parts, own_parts
from levant.server.people.identity import current
from levant.server.people.limits import allow
from levant.server.people.person import Person
from levant.server.schema import ForecastOut
from levant.server.wire import Reply

router = APIRouter(prefix="/api/matches/{match_id}", tags=["play"])


@asynccontextmanager
async def life(own: Parts) -> AsyncIterator[None]:
    """The task must be known before the first worker takes one; see `bots`."""
    made = own.more["forecasts"] = Forecasts(own)
    try:
        yield
    finally:
        await made.stop()


@router.get("/forecast", response_model=ForecastOut)
async def forecast(
    request: Request,
    match_id: str,
    own: Annotated[Parts, Depends(own_parts)],
    person: Annotated[Person | None, Depends(current)],
    key: Annotated[str | None, Query(max_length=64, description="The key of a link.")] = None,
) -> Reply:
    """What each side could expect at the beginning of each turn of a finished match.

    It is made when first asked for: ask again every second or two until it is `done`.
    """
    told = await forecasts(own).told(match_id, person, key)
    if told is None:
        await allow(request, "forecast")
        told = await forecasts(own).begin(match_id)
    return Reply(told)
