"""Games during which servers, workers and database connections are cut down at random moments.

Whatever the server acknowledged is written down here, in another process. After every kill each
acknowledged action must be in the database, at the ply where it was found before. In the end
each record must hold the player's actions exactly as he knows them, and prove itself.
"""

from __future__ import annotations

import asyncio
import math
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import TextIO

from levant.kernel.record import Record
from levant.server.titles.title_services import TITLES
from tests.server.proof_kill.cuts import Cut
from tests.server.proof_kill.player import Broken, Person, Player
from tests.server.proof_kill.processes import Command, answering, free_port

ROLES = ("frank", "saracen")


@dataclass
class Plan:
    """What is played, and how often something is cut down."""

    folder: Path
    database: str
    games: int = 4
    at_once: int = 4
    decisions: int = 30
    brisk: bool = False
    bot: str = "pilgrim"
    kills: int = 0
    """So many, well before the games are over; 0: for as long as games are played."""
    most: int = 20
    """Acknowledgements between two kills, at most."""
    seed: int = 1
    redis: str | None = None
    until: float = math.inf
    """By the monotonic clock: no game is begun later, those that were are played to their end."""
    told: Callable[[str], None] = lambda line: None


@dataclass
class Report:
    """What was proved."""

    games: int = 0
    kills: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    in_flight: int = 0
    """Requests that were unanswered when something was cut down."""
    resent: int = 0
    reconnected: int = 0
    plies: int = 0
    checked: int = 0
    """How often an acknowledged action was looked up after a kill."""


class Proof:
    """One run of a plan."""

    player: type[Player] = Player

    def __init__(self, plan: Plan, cuts: dict[str, Cut] | None = None) -> None:
        self.plan = plan
        self.report = Report()
        self._rng = random.Random(plan.seed)
        self._players: list[Player] = []
        self._left = 0
        self._found: dict[tuple[str, str], int] = {}
        self._address = f"127.0.0.1:{free_port()}"
        settings: dict[str, object] = {
            "database_url": plan.database, "port": self._address.split(":")[1],
            "limits": False, "bot_processes": 1, "bot_seconds": 5, "snapshot_every": 10,
            "log_level": "warning", "most_matches": 10_000,
        }  # fmt: skip
        if plan.redis is not None:
            settings |= {"redis_url": plan.redis}
        self.server = Command("serve", plan.folder, settings)
        self.worker = Command("worker", plan.folder, settings) if plan.redis else None
        self._cuts: dict[str, Cut] = {"server": self._cut_server}
        if self.worker is not None:
            self._cuts["worker"] = self._cut_worker
        self._cuts |= cuts or {}

    async def run(self) -> Report:
        """Play all games through all kills, then look at every record."""
        self.server.start()
        if self.worker is not None:
            self.worker.start()
        try:
            await answering(self._address, self.server)
            with (self.plan.folder / "acknowledged.jsonl").open("a", encoding="utf-8") as log:
                await self._play(log)
            await self._check_records()
        finally:
            for command in (self.server, self.worker):
                if command is not None and command.process and command.process.poll() is None:
                    command.stop()
            for player in self._players:
                await player.person.http.close()
        return self.report

    async def _play(self, log: TextIO) -> None:
        seats = asyncio.Semaphore(self.plan.at_once)
        games = [asyncio.create_task(self._game(n, seats, log)) for n in range(self.plan.games)]
        killer = asyncio.create_task(self._kill_again_and_again())
        try:
            # Together: without its killer a run would prove nothing.
            await asyncio.gather(killer, *games)
        except BaseException:
            for task in (killer, *games):
                task.cancel()
            await asyncio.gather(killer, *games, return_exceptions=True)
            raise

    async def _game(self, number: int, seats: asyncio.Semaphore, log: TextIO) -> None:
        async with seats:
            if time.monotonic() > self.plan.until:
                self._left += 1
                return
            person = await Person.arrive(self._address)
            role = ROLES[number % 2]
            wanted = {
                "role": role,
                "opponents": [{"kind": "bot", "bot": self.plan.bot}],
                "nonce": f"{number:08x}",
            }
            made = await person.send("POST", "matches", wanted, key=f"game {number}")
            rng = random.Random(f"{self.plan.seed} {number}")
            player = self.player(
                person, made["id"], role, log, rng, self.plan.decisions, self.plan.brisk
            )
            self._players.append(player)
            await player.play()
            self.report.games += 1
            self.plan.told(
                f"game {number}: {len(player.acknowledged)} acknowledged, "
                f"{player.reconnected} reconnects; {self.report.games} games over"
            )

    @property
    def _over(self) -> bool:
        return self.report.games + self._left >= self.plan.games

    async def _kill_again_and_again(self) -> None:
        names = sorted(self._cuts)
        count = 0
        while not self.plan.kills or count < self.plan.kills:
            await self._play_on(self._rng.randint(1, self.plan.most))
            if self._over:
                break
            # Each in turn first, then any: a short run cuts everything at least once.
            name = names[count] if count < len(names) else self._rng.choice(names)
            self.report.in_flight += sum(player.waiting for player in self._players)
            await self._cuts[name]()
            count += 1
            self.report.kills[name] = self.report.kills.get(name, 0) + 1
            self.plan.told(f"cut {name}: {self.report.kills}")

    async def _play_on(self, acknowledgements: int) -> None:
        """Wait for some acknowledgements, and then for any moment between two of them."""
        wanted = self._acknowledged + acknowledgements
        while self._acknowledged < wanted and not self._over:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._rng.uniform(0, 0.05))

    @property
    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self._players)

    async def _cut_server(self) -> None:
        self.server.kill()
        await self.check_ledger()
        self.server.start()
        await answering(self._address, self.server)

    async def _cut_worker(self) -> None:
        assert self.worker is not None
        self.worker.kill()
        await self.check_ledger()
        self.worker.start()

    async def check_ledger(self) -> None:
        """Every acknowledged action is in the database, where it always was."""
        expected = [
            (done.match, done.request, done.action)
            for player in self._players
            for done in player.acknowledged
        ]
        rows = await asyncio.to_thread(read_actions, self.plan.database)
        for match, request, action in expected:
            if (match, request) not in rows:
                raise Broken(f"{match}: '{action}' was acknowledged and is lost")
            ply, text = rows[match, request]
            if text != action or self._found.setdefault((match, request), ply) != ply:
                raise Broken(f"{match}: '{action}' is now '{text}' at ply {ply}")
        self.report.checked += len(expected)

    async def _check_records(self) -> None:
        """Each record has the player's actions exactly once and in order, and verifies."""
        await self.check_ledger()
        for player in self._players:
            text = await player.person.send("GET", f"matches/{player.match}/record")
            record = Record.parse(text)
            verdict = record.verify(TITLES.find("rex"))
            if not verdict.ok:
                raise Broken(f"{player.match}: {verdict}")
            services = [
                entry.text for entry in record.entries if entry.role == ROLES.index(player.role)
            ]
            known = [done.action for done in player.acknowledged]
            played = [action for action in services if action != "resign"]
            if played != known:
                raise Broken(
                    f"{player.match}: acknowledged were {len(known)} actions, the record has "
                    f"{len(played)}; they part at {_parting(played, known)}"
                )
            self.report.plies += len(record.entries)
            self.report.acknowledged += len(known)
            self.report.resent += player.resent
            self.report.reconnected += player.reconnected
        await asyncio.to_thread(_verify_by_command, text)


def _parting(played: list[str], known: list[str]) -> str:
    """Where two lists of actions go apart, with what stands there."""
    for place, (one, other) in enumerate(zip_longest(played, known)):
        if one != other:
            return f"{place}: '{one}' for '{other}' (then {played[place + 1 : place + 4]})"
    return "no place"


def read_actions(database: str) -> dict[tuple[str, str], tuple[int, str]]:
    """What the database itself holds, read without the server: by match and request."""
    query = "SELECT match, request, ply, text FROM actions WHERE kind = 'play'"
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.partition(":///")[2])) as file:
            rows = file.execute(query).fetchall()
    else:
        import psycopg

        with psycopg.connect(database) as connection:
            rows = connection.execute(query).fetchall()
    return {(match, request): (ply, text) for match, request, ply, text in rows}


def _verify_by_command(text: str) -> None:
    """A player's own proof: `levant verify` on the file he downloads."""
    with tempfile.NamedTemporaryFile("w", suffix=".rex", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        subprocess.run(
            [sys.executable, "-m", "levant", "verify", file.name], check=True, capture_output=True
        )
