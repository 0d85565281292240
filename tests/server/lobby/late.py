"""Time that is up."""

from __future__ import annotations

from datetime import timedelta

from levant.server.encoding import now
from levant.server.lobby.timekeeper import call_late_clocks
from levant.server.messaging.fanout import UNKNOWN_PLIES, MatchChanged
from levant.server.storage.match_models import MatchRow
from tests.server.browser import House
from tests.server.games import Player


def late(hall: House, player: Player) -> None:
    """Let the time of a match be up."""

    async def turn_back() -> None:
        async with hall.services.database.writing() as session:
            row = await session.get(MatchRow, player.match)
            assert row is not None
            clock = row.clock.copy()
            clock["since"] = {role: since - 200_000 for role, since in clock["since"].items()}
            row.clock, row.deadline = clock, now() - timedelta(seconds=9000)
            row.changed = now()
        await hall.services.fanout.publish(
            MatchChanged(player.match, UNKNOWN_PLIES, "running", players=())
        )
        await call_late_clocks(hall.services)

    hall.run(turn_back)
