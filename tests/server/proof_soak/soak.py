"""A house full of tables at which people change all the time, and the memory it takes.

Most tables are scripted (bench/load): two people open sockets, play at leisure, give signs of life
as the page does, and leave; later somebody may come back to the same match. Beside them guests
come by the front door, one after another, and play a while against a bot.
"""

from __future__ import annotations

import asyncio
import io
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean
from typing import Final

from bench.load.prepared_matches import Staged
from bench.load.process import Served
from bench.load.raw_client import connect
from bench.load.simulated_players import Crowd
from tests.server.proof_kill.player import Person, Player

SCRIPT: Final = 400
COMES_BACK: Final = 0.3
"""How often a table that was left is taken up again rather than a new one."""
LEAST_STAY, MOST_STAY = 0.5, 1.5
"""A stay, in parts of the usual one."""


@dataclass(frozen=True)
class Plan:
    """How many come, for how long, and how busy they are."""

    tables: int = 200
    minutes: float = 60.0
    warm: float = 10.0
    """Minutes that are not judged."""
    stay: float = 240.0
    """Seconds a table is played before its people leave."""
    pause: float = 30.0
    """Seconds between two actions of a table."""
    guests: float = 10.0
    """Seconds between two guests who play against a bot."""
    every: float = 10.0
    """Seconds between two looks at the memory."""
    seed: int = 1

    @property
    def matches(self) -> int:
        """As many as could be wanted, if nobody ever came back."""
        stays = self.minutes * 60 / (LEAST_STAY * self.stay)
        return math.ceil(self.tables * (stays + 1))


@dataclass(frozen=True)
class Look:
    """One look at the server: seconds after the start, bytes of its own and of its children."""

    seconds: float
    memory: int
    children: int


@dataclass
class Report:
    """What came and went."""

    visits: int = 0
    guests: int = 0
    actions: int = 0
    sockets: int = 0
    lost: int = 0
    errors: list[str] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)

    def minutes(self) -> list[float]:
        """The mean memory of each whole minute, in MB."""
        parts: dict[int, list[int]] = {}
        for look in self.looks:
            parts.setdefault(int(look.seconds // 60), []).append(look.memory)
        return [mean(parts[minute]) / 2**20 for minute in sorted(parts)]

    def growth(self, warm: float) -> float:
        """By how much the highest minute after the warm-up is above its first one."""
        judged = self.minutes()[math.ceil(warm) :]
        return max(judged) / judged[0] - 1 if judged else 0.0

    def told(self, warm: float) -> dict[str, object]:
        """The report as JSON, without what nobody reads."""
        facts: dict[str, object] = asdict(self)
        del facts["looks"]
        children = [look.children for look in self.looks]
        return facts | {
            "MB_by_minute": [round(each, 1) for each in self.minutes()],
            "children_MB": [round(each / 2**20, 1) for each in (children[0], max(children))],
            "growth": round(self.growth(warm), 4),
        }


class Soak:
    """One run of a plan against a server of its own."""

    def __init__(
        self, plan: Plan, server: Served, staged: Sequence[Staged], tell: Callable[[str], None]
    ) -> None:
        self.plan = plan
        self.report = Report()
        self._server = server
        self._new = list(reversed(staged))
        self._left: list[Staged] = []
        self._rng = random.Random(plan.seed)
        self._tell = tell
        self._begun = time.monotonic()
        self._end = self._begun + 60 * plan.minutes

    async def run(self) -> Report:
        """Let them come until the time is over."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.plan.tables):
                group.create_task(self._place(number))
            group.create_task(self._front_door())
            group.create_task(self._look())
        return self.report

    @property
    def _over(self) -> bool:
        return time.monotonic() >= self._end

    async def _place(self, number: int) -> None:
        """A place in the house: one party after another."""
        await asyncio.sleep(self.plan.stay / 2 * number / self.plan.tables)
        while not self._over:
            back = self._left and self._rng.random() < COMES_BACK
            table = self._left.pop(0) if back else self._new.pop()
            await self._visit(table)
            if table.played < len(table.script):
                self._left.append(table)

    async def _visit(self, table: Staged) -> None:
        stay = self.plan.stay * self._rng.uniform(LEAST_STAY, MOST_STAY)
        crowd = Crowd.at(self._server.port)
        await crowd.arrive([table])
        wires = await connect(self._server.port, 1)
        tally = await crowd.play(wires, [table], min(stay, self._rest()), self.plan.pause)
        self.report.visits += 1
        self.report.sockets += len(crowd.sockets)
        self.report.lost += crowd.lost
        self.report.actions += len(tally.latencies)
        self.report.errors += tally.errors
        await crowd.leave()
        for wire in wires:
            wire.close()

    def _rest(self) -> float:
        return max(0.1, self._end - time.monotonic())

    async def _front_door(self) -> None:
        """Guests who want to play against the computer."""
        address = f"127.0.0.1:{self._server.port}"
        while not self._over:
            person = await Person.arrive(address)
            wanted = {"role": "frank", "opponents": [{"kind": "bot", "bot": "pilgrim"}]}
            made = await person.send("POST", "matches", wanted, key="one")
            rng = random.Random(self.report.guests)
            await Player(person, made["id"], "frank", io.StringIO(), rng, decisions=12).play()
            await person.http.close()
            self.report.guests += 1
            await asyncio.sleep(min(self.plan.guests, self._rest()))

    async def _look(self) -> None:
        """Look at the memory, and tell it every minute."""
        told = 0
        while not self._over:
            seconds = time.monotonic() - self._begun
            found = Look(seconds, self._server.memory, children_memory(self._server))
            self.report.looks.append(found)
            if seconds // 60 > told:
                told = int(seconds // 60)
                self._tell(
                    f"minute {told}: {found.memory / 2**20:.1f} MB, its children "
                    f"{found.children / 2**20:.1f}; {self.report.visits} visits, "
                    f"{self.report.guests} guests, {self.report.lost} sockets lost, "
                    f"{len(self.report.errors)} errors"
                )
            await asyncio.sleep(min(self.plan.every, self._rest()))


def children_memory(server: Served) -> int:
    """Resident bytes of the processes in which its bots think."""
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return sum(_resident(child) for child in found.read_text("ascii").split())


def _resident(pid: str) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii", "replace")
    except FileNotFoundError:
        return 0
    lines = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(lines[0].split()[1]) * 1024 if lines else 0
