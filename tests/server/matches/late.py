"""Time that is up."""

from __future__ import annotations

from datetime import timedelta

from levant.server.matches.timekeeper import call_all
from levant.server.play.tables import UNKNOWN
from levant.server.storage.match_models import MatchRow
from levant.server.wire import now
from tests.server.browser import House
from tests.server.games import Player


def late(hall: House, player: Player) -> None:
    """Let the time of a match be up."""

    async def turn_back() -> None:
        async with hall.parts.database.writing() as session:
            row = await session.get(MatchRow, player.match)
            assert row is not None
            clock = {**row.clock, "since": {r: t - 200_000 for r, t in row.clock["since"].items()}}
            row.clock, row.deadline = clock, now() - timedelta(seconds=9000)
            row.changed = now()
        await hall.parts.fanout.publish(
            "match", match=player.match, plies=UNKNOWN, people=[], open=False
        )
        await call_all(hall.parts)

    hall.run(turn_back)
