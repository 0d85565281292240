"""What becomes of the matches of somebody who leaves for good."""

from __future__ import annotations

import structlog

from levant.server.auth.person import Person
from levant.server.errors import Problem
from levant.server.lobby.joining import leave
from levant.server.lobby.listing import mine
from levant.server.play.endings import resign
from levant.server.services import Services

log = structlog.get_logger(__name__)


async def leave_matches(services: Services, person: Person) -> None:
    """Resign what he plays and leave what has not begun: nobody waits for one who is gone."""
    for header in await mine(services, person):
        match_id = header.row.id
        try:
            if header.row.status == "open":
                await leave(services, match_id, person)
            for seat in header.seats_of(person) if header.row.status == "running" else ():
                await resign(services, match_id, person, seat.role)
        except Problem as problem:
            # It ended or began in this very moment; nothing waits for him then.
            log.info("leaving", match=match_id, problem=problem.message)
