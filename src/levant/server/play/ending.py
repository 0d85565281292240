"""Ends that the rules do not bring about: resigning, running out of time."""

from __future__ import annotations

from levant.kernel.title import Title
from levant.server.matches.header import Header, Seat
from levant.server.parts import Parts
from levant.server.people.person import Person
from levant.server.play.acting import change
from levant.server.play.moves import Move
from levant.server.play.table import Table
from levant.server.wire import now

SUBSTITUTE = "squire"
"""The bot that takes the seat of somebody who lets it happen."""


async def resign(own: Parts, match_id: str, person: Person, role: str | None = None) -> None:
    """Give a match up."""

    async def make(header: Header, table: Table) -> tuple[Move | None, None]:
        header.check_running()
        seat = header.need_seat(person, role)
        move = Move(own, header, table, seat.row.place, person.id)
        if _can_resign(table.title, table, seat.row.place):
            move.played(table.play(seat.row.place, "resign", None))
        else:
            seat.row.resigned = True
            move.seats.append(seat)
            move.note("resign", seat.role, seat.row.place)
            move.award(_survivor(header), "resignation")
        await move.commit(public=True)
        return move, None

    await change(own, match_id, make, person)


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


async def call_time(own: Parts, match_id: str) -> None:
    """See to those whose time is up, as the match says."""

    async def make(header: Header, table: Table) -> tuple[Move | None, None]:
        late = _late(own, header)
        if not late or header.row.status != "running":
            return None, None
        move = Move(own, header, table, None, None)
        if header.clock.on_timeout == "bot":
            for seat in late:
                _substitute(move, seat)
        else:
            # Where both must choose both may be late: whose time was up first has lost.
            _lose(move, late[0])
        await move.commit(public=True)
        return move, None

    await change(own, match_id, make)


def _lose(move: Move, seat: Seat) -> None:
    """End the match for somebody whose time is up; where several are left, they play on."""
    table, place = move.table, seat.row.place
    move.note("timeout", seat.role, place)
    survivor = _survivor(move.header, seat.role)
    if survivor is None and _can_resign(table.title, table, place):
        move.played(table.play(place, "resign", None))
    else:
        move.award(survivor, "timeout")


def _late(own: Parts, header: Header) -> list[Seat]:
    """Those whose time is up, the latest first."""
    moment, vacations = now(), header.vacations
    roles = header.clock.overdue(moment, vacations, own.settings.clock_grace)
    late = [seat for seat in header.seats if seat.role in roles]
    return sorted(late, key=lambda seat: header.clock.rest(seat.role, moment, vacations))


def _substitute(move: Move, seat: Seat) -> None:
    """Let a bot play on in somebody's seat."""
    bots = list(move.table.trade.bots)
    seat.row.bot = SUBSTITUTE if SUBSTITUTE in bots else bots[-1]
    move.seats.append(seat)
    move.header.clock.hand_over(seat.role)
    move.note("replace", f"{seat.role} {seat.row.bot}", seat.row.place)
