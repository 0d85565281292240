"""Ends that the rules do not bring about: resigning, running out of time."""

from __future__ import annotations

from levant.kernel.title import Title
from levant.server.auth.person import Person
from levant.server.encoding import now
from levant.server.errors import Conflict
from levant.server.matches.header import Header, Seat
from levant.server.play.actions import change_match
from levant.server.play.match_change import MatchChange
from levant.server.play.table import Table
from levant.server.services import Services


async def resign(
    services: Services, match_id: str, person: Person, role: str | None = None
) -> None:
    """Give a match up."""

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, None]:
        header.check_running()
        seat = header.need_seat(person, role)
        change = MatchChange(services, header, table, seat.row.place, person.id)
        if _can_resign(table.title, table, seat.row.place):
            change.played(table.play(seat.row.place, table.parse("resign"), None))
        else:
            seat.row.resigned = True
            change.seats.append(seat)
            change.note("resign", seat.role, seat.row.place)
            change.award(_survivor(header), "resignation")
        await change.commit(public=True)
        return change, None

    await change_match(services, match_id, make, person)


async def hand_over(
    services: Services, match_id: str, person: Person, role: str | None, bot: str | None
) -> None:
    """Leave a match that others play on: a bot takes the seat."""

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, None]:
        header.check_running()
        seat = header.need_seat(person, role)
        if all(other.human in (None, person) for other in header.seats):
            raise Conflict("nobody else plays: resign, or come back later")
        change = MatchChange(services, header, table, seat.row.place, person.id)
        _substitute(change, seat, bot)
        await change.commit(public=True)
        return change, None

    await change_match(services, match_id, make, person)


def _can_resign(title: Title, table: Table, place: int) -> bool:
    """Whether the title itself knows resigning."""
    try:
        return table.position.refusal(place, title.parse(table.position, "resign")) is None
    except ValueError:
        return False


def _survivor(header: Header, *gone: str) -> str | None:
    """The only role that is left; with several nobody has won yet."""
    left = [s.role for s in header.seats if not s.row.resigned and s.role not in gone]
    return left[0] if len(left) == 1 else None


async def call_time(services: Services, match_id: str) -> None:
    """See to those whose time is up, as the match says."""

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, None]:
        late = _late(services, header)
        if not late or header.row.status != "running":
            return None, None
        change = MatchChange(services, header, table, None, None)
        if header.clock.on_timeout == "bot":
            for seat in late:
                _substitute(change, seat)
        else:
            # Where both must choose both may be late: whose time was up first has lost.
            _lose(change, late[0])
        await change.commit(public=True)
        return change, None

    await change_match(services, match_id, make)


def _lose(change: MatchChange, seat: Seat) -> None:
    """End the match for somebody whose time is up; where several are left, they play on."""
    table, place = change.table, seat.row.place
    change.note("timeout", seat.role, place)
    survivor = _survivor(change.header, seat.role)
    if survivor is None and _can_resign(table.title, table, place):
        change.played(table.play(place, table.parse("resign"), None))
    else:
        change.award(survivor, "timeout")


def _late(services: Services, header: Header) -> list[Seat]:
    """Those whose time is up, the latest first."""
    moment, vacations = now(), header.vacations
    roles = header.clock.overdue(moment, vacations, services.settings.clock_grace)
    late = [seat for seat in header.seats if seat.role in roles]
    return sorted(late, key=lambda seat: header.clock.rest(seat.role, moment, vacations))


def _substitute(change: MatchChange, seat: Seat, bot: str | None = None) -> None:
    """Let a bot play on in somebody's seat: one that answers at once, unless another is named."""
    seat.row.bot = bot or change.table.title_services.stand_in
    change.seats.append(seat)
    change.header.clock.hand_over(seat.role)
    change.note("replace", f"{seat.role} {seat.row.bot}", seat.row.place)
