"""The leaderboard over HTTP; the ear that hears matches end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import structlog
from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, Field

from levant.server.auth.person import User, person_of
from levant.server.auth.rate_limit_dependencies import limit_reads
from levant.server.encoding import now
from levant.server.error_texts import sentence
from levant.server.errors import NotFound
from levant.server.messaging.fanout import MatchChanged
from levant.server.ratings import standings
from levant.server.ratings.rating_model import Standing
from levant.server.services import Services, ServicesDep
from levant.server.storage.people_models import RatingRow
from levant.server.titles.title_services import TITLES

log = structlog.get_logger(__name__)
router = APIRouter(prefix="/api", tags=["ratings"])
PAGE: Final = 50


class Rating(BaseModel):
    """A standing: `shown` is all but certain; the best guess is `mu` in the model's points."""

    title: str = Field(examples=["rex"])
    edition: str = Field(examples=["2.0"])
    mu: float
    sigma: float
    shown: int = Field(description="The strength that is all but certain.", examples=[1312])
    spread: int = Field(description="How far off the guess may be, in shown points.")
    provisional: bool = Field(description="Too few games to place him.")
    games: int


class LeaderboardEntry(Rating):
    """A line of the leaderboard."""

    place: int
    user: User


class Leaderboard(BaseModel):
    """A page of it."""

    entries: list[LeaderboardEntry]
    page: int
    pages: int
    total: int


def rating_of(row: RatingRow) -> dict[str, object]:
    """A row as people see it."""
    standing = Standing(row.mu, row.sigma)
    return {
        "title": row.title,
        "edition": row.edition,
        "mu": round(row.mu, 3),
        "sigma": round(row.sigma, 3),
        "shown": row.shown,
        "spread": standing.spread,
        "provisional": standing.provisional,
        "games": row.games,
    }


@router.get("/leaderboard", dependencies=[Depends(limit_reads)])
async def leaderboard(
    services: ServicesDep,
    title: Annotated[str, Query(max_length=32)] = "rex",
    edition: Annotated[str | None, Query(max_length=32)] = None,
    page: Annotated[int, Query(ge=1, le=100_000)] = 1,
) -> Leaderboard:
    """Members by the strength that is all but certain of them, in one edition or in all."""
    if title not in TITLES.names:
        raise NotFound(sentence("There is no title '{title}'.", title=title), field="title")
    if edition is not None and edition not in TITLES.find(title).editions:
        raise NotFound(
            sentence("There is no edition '{edition}' of {title}.", edition=edition, title=title),
            field="edition",
        )
    async with services.database.reading() as session:
        rows, total = await standings.board(session, title, edition, page, PAGE)
    first = (page - 1) * PAGE + 1
    entries = [
        LeaderboardEntry.model_validate(
            {**rating_of(row), "place": place, "user": person_of(person).user()}
        )
        for place, (row, person) in enumerate(rows, first)
    ]
    return Leaderboard(entries=entries, page=page, pages=max(1, -(-total // PAGE)), total=total)


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """Rate every match that ends, and those that ended while nobody listened."""

    async def rate(match_id: str) -> None:
        async with services.database.writing() as session:
            await standings.settle(session, match_id, now())

    async def match_changed(changed: MatchChanged) -> None:
        if changed.ended and changed.status == "finished":
            await rate(changed.match_id)

    services.fanout.listen(MatchChanged, match_changed, here=True)
    async with services.database.reading() as session:
        missed = await standings.missed(session, now())
    for match_id in missed:
        await rate(match_id)
    yield
