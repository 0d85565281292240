"""Friends, blocked people and reports over HTTP."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts import accounts, blocks, friends, reports
from levant.server.accounts.schemas import FriendOut, FriendsOut, Report
from levant.server.auth.authentication import CurrentPerson
from levant.server.auth.person import GONE, Person, person_of
from levant.server.auth.rate_limits import allow
from levant.server.encoding import now
from levant.server.errors import Invalid, NotFound, Problem
from levant.server.lobby import joining, listing
from levant.server.matches.header import load_header
from levant.server.messaging.fanout import BlocksChanged
from levant.server.services import Services, ServicesDep

router = APIRouter(prefix="/api", tags=["people"])
Name = Annotated[str, Path(max_length=200)]
JUST_NOW: Final = timedelta(minutes=10)
"""For how long after his last request somebody counts as here."""


@router.get("/friends")
async def list_friends(services: ServicesDep, person: CurrentPerson) -> FriendsOut:
    """My friends, and whether they are here; whom I have blocked."""
    async with services.database.reading() as session:
        found = await friends.of(session, person.id)
        blocked = await blocks.of(session, person.id)
    return FriendsOut(
        friends=[
            FriendOut(
                user=friend.person.user(),
                mutual=friend.mutual,
                online=friend.mutual and _is_here(services, friend),
            )
            for friend in found
        ],
        blocked=[other.user() for other in blocked],
    )


def _is_here(services: Services, friend: friends.Friend) -> bool:
    who = friend.person.id
    return (
        now() - friend.seen < JUST_NOW
        or services.connections.has_open(who)
        or services.lobby.has_open(who)
    )


@router.put("/friends/{name}", status_code=204)
async def add_friend(
    name: Name, request: Request, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Put somebody on my list of friends. Nobody is asked or told."""
    await allow(request, "change", person.id)
    async with services.database.writing() as session:
        other = await _known(session, name)
        await blocks.check_may_meet(session, person, [other], field="name")
        await friends.add(session, person.id, other.id, now())
    return Response(status_code=204)


@router.delete("/friends/{name}", status_code=204)
async def remove_friend(name: Name, services: ServicesDep, person: CurrentPerson) -> Response:
    """Take somebody off my list of friends."""
    async with services.database.writing() as session:
        await friends.drop(session, person.id, (await _known(session, name)).id)
    return Response(status_code=204)


@router.put("/blocked/{name}", status_code=204)
async def block(
    name: Name, request: Request, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Have nothing to do with somebody: no new games, none of his talk. Running games go on."""
    await allow(request, "change", person.id)
    async with services.database.writing() as session:
        other = await _known(session, name)
        await blocks.add(session, person.id, other.id, now())
    await services.fanout.publish(BlocksChanged(person.id))
    await _part(services, person, other)
    await _part(services, other, person)
    return Response(status_code=204)


@router.delete("/blocked/{name}", status_code=204)
async def unblock(name: Name, services: ServicesDep, person: CurrentPerson) -> Response:
    """Block somebody no longer."""
    async with services.database.writing() as session:
        await blocks.drop(session, person.id, (await _known(session, name)).id)
    await services.fanout.publish(BlocksChanged(person.id))
    return Response(status_code=204)


@router.post("/users/{name}/report", status_code=204)
async def report(
    name: Name, wanted: Report, request: Request, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Tell the host of somebody's conduct. Nobody else hears of it."""
    await allow(request, "report", person.id)
    async with services.database.writing() as session:
        other = await _known(session, name)
        if wanted.match is not None:
            header = await load_header(session, wanted.match)
            header.check_visible(person)
            if not header.took_part(other):
                raise Invalid("He does not play in that match.", field="match")
        await reports.make(
            session, person.id, other.id, wanted.reason, wanted.text, wanted.match, now()
        )
    return Response(status_code=204)


async def _known(session: AsyncSession, name: str) -> Person:
    row = await accounts.by_name(session, name)
    if row is None or row.kind == GONE:
        raise NotFound("There is nobody of that name.", field="name")
    return person_of(row)


async def _part(services: Services, guest: Person, host: Person) -> None:
    """Decline what one of two has invited the other to, and has not begun."""
    for header in await listing.mine(services, guest):
        asked = not any(seat.row.ready for seat in header.seats_of(guest))
        if header.row.status != "open" or header.row.creator != host.id or not asked:
            continue
        try:
            await joining.leave(services, header.row.id, guest)
        except Problem:
            # He has answered, or the match is off, in this very moment.
            continue
