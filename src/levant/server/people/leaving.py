"""What becomes of the matches of somebody who leaves for good."""

from __future__ import annotations

import structlog

from levant.server.errors import Problem
from levant.server.matches.listing import mine
from levant.server.matches.seating import leave
from levant.server.parts import Parts
from levant.server.people.person import Person
from levant.server.play.ending import resign

log = structlog.get_logger(__name__)


async def leave_matches(own: Parts, person: Person) -> None:
    """Resign what he plays and leave what has not begun: nobody waits for one who is gone."""
    for header in await mine(own, person):
        match_id = header.row.id
        try:
            if header.row.status == "open":
                await leave(own, match_id, person)
            for seat in header.seats_of(person) if header.row.status == "running" else ():
                await resign(own, match_id, person, seat.role)
        except Problem as problem:
            # It ended or began in this very moment; nothing waits for him then.
            log.info("leaving", match=match_id, problem=problem.message)
