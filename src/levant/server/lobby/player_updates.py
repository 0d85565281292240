"""What matches remember of people: their names, wishes and vacations."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import select, update

from levant.server.auth.person import Person
from levant.server.lobby.listing import mine
from levant.server.matches.header import Header
from levant.server.messaging.fanout import PeopleChanged
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow, SeatRow


def refresh_with(services: Services) -> None:
    """Have the matches of people who change read anew, in every process."""

    async def forget(changed: PeopleChanged) -> None:
        if changed.people:
            async with services.database.reading() as session:
                seats = select(SeatRow.match).where(SeatRow.person.in_(changed.people))
                for match_id in await session.scalars(seats.distinct()):
                    services.table_cache.forget(match_id)

    services.fanout.listen(PeopleChanged, forget)


async def credit_vacation(
    services: Services, person: Person, last: tuple[datetime, datetime]
) -> None:
    """Give the clocks that run for a person the time of his last vacation.

    A clock looks at one vacation. Before a second begins in the same turn, the first is turned
    into a later beginning of that turn.
    """
    for found in await mine(services, person):
        if found.row.status != "running" or found.clock.kind != "days":
            continue
        async with services.table_cache.open(found.row.id, fresh=True) as (header, _):
            if not _move_on(header, person, last):
                continue
            header.row.clock = header.clock.stored()
            change = update(MatchRow).where(
                MatchRow.id == header.row.id, MatchRow.plies == header.row.plies
            )
            async with services.database.writing() as session:
                await session.execute(change.values(clock=header.row.clock))


def _move_on(header: Header, person: Person, last: tuple[datetime, datetime]) -> bool:
    """Let the turns of a person begin later by what they had of a vacation."""
    moved = False
    for seat in header.seats_of(person):
        begun = header.clock.since.get(seat.role)
        if begun is None:
            continue
        away = (last[1] - max(last[0], datetime.fromtimestamp(begun, UTC))).total_seconds()
        if away > 0:
            header.clock.since[seat.role] = begun + away
            moved = True
    return moved
