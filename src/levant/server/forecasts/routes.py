"""The forecast of a finished match, for the chart of its replay, and its analysis."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from levant.server.auth.authentication import CurrentPerson, MaybePerson
from levant.server.auth.rate_limit_dependencies import limit_reads
from levant.server.auth.rate_limits import allow
from levant.server.encoding import JsonReply
from levant.server.forecasts.schemas import AnalysisOut, ForecastOut
from levant.server.services import Services, ServicesDep

LinkKey = Annotated[str | None, Query(max_length=64, description="The key of a link.")]
router = APIRouter(prefix="/api/matches/{match_id}", tags=["play"])


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """The task must be known before the first worker takes one; see `bots`."""
    yield
    await services.forecasts.stop()
    await services.analyses.stop()


@router.get("/forecast", response_model=ForecastOut, dependencies=[Depends(limit_reads)])
async def forecast(
    request: Request,
    match_id: str,
    services: ServicesDep,
    person: MaybePerson,
    key: LinkKey = None,
) -> JsonReply:
    """What each side could expect at the beginning of each turn of a finished match.

    It is made when first asked for: ask again every second or two until it is `done`.
    """
    told = await services.forecasts.told(match_id, person, key)
    if told is None:
        await allow(request, "forecast")
        told = await services.forecasts.begin(match_id)
    return JsonReply(told)


@router.get("/analysis", response_model=AnalysisOut, dependencies=[Depends(limit_reads)])
async def analysis(
    match_id: str, services: ServicesDep, person: MaybePerson, key: LinkKey = None
) -> JsonReply:
    """Where a finished match turned, and the decisions that cost most, if anybody asked for it."""
    return JsonReply(await services.analyses.told(match_id, person, key))


@router.post("/analysis", response_model=AnalysisOut)
async def analyse(
    match_id: str, services: ServicesDep, person: CurrentPerson, key: LinkKey = None
) -> JsonReply:
    """Have a finished match analysed; it takes a minute or two, and is kept."""
    return JsonReply(await services.analyses.begin(match_id, person, key))
