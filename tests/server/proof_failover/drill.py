"""Two servers behind a proxy: one dies in the middle of games, and its players go on at the other.

The players come back as the page does, whose waits are read from its source. All else is that of
proof_kill: what was acknowledged must be there, and every record must prove itself.
"""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TextIO

import aiohttp

from tests.server.proof_failover.proxy import proxied
from tests.server.proof_kill.player import Player
from tests.server.proof_kill.processes import Command, answering, free_port
from tests.server.proof_kill.proof import Plan, Proof, Report

PAGE: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "api" / "reconnectingSocket.ts"
GONE_ON: Final = 5
"""Acknowledgements that are waited for before the dead server is started again."""


def page_waits() -> tuple[float, float]:
    """Seconds that the page waits at most before it first comes back, and later."""
    source = PAGE.read_text("utf-8")
    first, longest = (
        re.search(rf"const {name} = ([\d_]+);", source) for name in ("FIRST_WAIT", "LONGEST_WAIT")
    )
    assert first is not None
    assert longest is not None
    return int(first[1]) / 1000, int(longest[1].replace("_", "")) / 1000


@dataclass
class Traveller(Player):
    """A player who comes back as the page does, and notes how long he was away."""

    tries: int = 0
    lost: float | None = None
    away: list[float] = field(default_factory=list)
    """Seconds from each lost socket to the next table."""

    def _pause(self) -> float:
        first, longest = page_waits()
        most: float = min(longest, first * 2**self.tries)
        self.tries += 1
        return most * self.rng.uniform(0.5, 1.0)

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        try:
            await super()._converse(socket)
        finally:
            if self.lost is None and not self._finished:
                self.lost = time.monotonic()

    def _see(self, told: dict[str, Any]) -> None:
        super()._see(told)
        self.tries = 0
        if self.lost is not None:
            self.away.append(time.monotonic() - self.lost)
            self.lost = None


class Failover(Proof):
    """A run of a plan in which one of two servers is always there."""

    player = Traveller

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._cuts = {"server": self._fail_over}
        folder = plan.folder / "other"
        folder.mkdir()
        port = free_port()
        there = Command("serve", folder, {**self.server.settings, "port": port})
        self._servers = [(self._address, self.server), (f"127.0.0.1:{port}", there)]
        self._turn = 0

    async def run(self) -> Report:
        """Play behind the proxy."""
        there = self._servers[1][1]
        there.start()
        async with proxied([address for address, _ in self._servers]) as self._address:
            try:
                return await super().run()
            finally:
                if there.process is not None and there.process.poll() is None:
                    there.stop()

    async def _play(self, log: TextIO) -> None:
        """When both are there."""
        for address, server in self._servers:
            await answering(address, server)
        await super()._play(log)

    @property
    def away(self) -> list[float]:
        """Seconds for which players were away, of every time."""
        return [
            seconds
            for player in self._players
            if isinstance(player, Traveller)
            for seconds in player.away
        ]

    async def _fail_over(self) -> None:
        """Kill one server; start it again only when all its players go on at the other."""
        self._turn = 1 - self._turn
        address, server = self._servers[self._turn]
        server.kill()
        await self.check_ledger()
        wanted = self._acknowledged + GONE_ON
        while not self._over and (self._any_lost() or self._acknowledged < wanted):
            await asyncio.sleep(0.01)
        server.start()
        await answering(address, server)

    def _any_lost(self) -> bool:
        return any(
            isinstance(player, Traveller) and player.lost is not None for player in self._players
        )
