"""What others may see of a person: his ratings and how many matches he has played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts import accounts
from levant.server.auth.authentication import MaybePerson
from levant.server.auth.person import GONE, Person, User, person_of
from levant.server.auth.rate_limits import allow
from levant.server.errors import NotFound
from levant.server.ratings import standings
from levant.server.ratings.routes import Rating, rating_of
from levant.server.services import ServicesDep
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.storage.people_models import BlockRow, FriendRow

router = APIRouter(prefix="/api", tags=["people"])


class Counts(BaseModel):
    """How many matches, of all kinds, and how the finished ones ended."""

    running: int = 0
    finished: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0


class Lists(BaseModel):
    """On which of my lists somebody is."""

    friend: bool = False
    blocked: bool = False


class Profile(BaseModel):
    """A person, as others see him."""

    user: User
    ratings: list[Rating]
    matches: Counts = Field(description="Private matches count too; they are not told.")
    mine: Lists = Field(description="On which lists I have him.")


@router.get("/users/{name}")
async def profile(
    request: Request,
    services: ServicesDep,
    person: MaybePerson,
    name: Annotated[str, Path(max_length=200)],
) -> Profile:
    """The profile of a person, by his name."""
    await allow(request, "profile")
    async with services.database.reading() as session:
        row = await accounts.by_name(session, name)
        if row is None or row.kind == GONE:
            raise NotFound("There is nobody of that name.")
        ratings = await standings.of_person(session, row.id)
        counts = await _counts(session, row.id)
        mine = await _lists(session, person, row.id)
    return Profile(
        user=person_of(row).user(),
        ratings=[Rating.model_validate(rating_of(rating)) for rating in ratings],
        matches=counts,
        mine=mine,
    )


async def _lists(session: AsyncSession, person: Person | None, other: str) -> Lists:
    if person is None:
        return Lists()
    return Lists(
        friend=await session.get(FriendRow, (person.id, other)) is not None,
        blocked=await session.get(BlockRow, (person.id, other)) is not None,
    )


async def _counts(session: AsyncSession, person: str) -> Counts:
    played = (
        select(
            MatchRow.status,
            MatchRow.result["winner"].as_string().label("winner"),
            SeatRow.role,
        )
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.person == person, MatchRow.status.in_(("running", "finished")))
        .subquery()
    )
    columns = (played.c.status, played.c.winner, played.c.role)
    grouped = select(*columns, func.count()).group_by(*columns)
    counts = Counts()
    for status, won_by, role, number in await session.execute(grouped):
        if status == "running":
            counts.running += number
            continue
        counts.finished += number
        if won_by is None:
            counts.drawn += number
        elif won_by == role:
            counts.won += number
        else:
            counts.lost += number
    return counts
