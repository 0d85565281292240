"""`python -m bench.load`: how much a server carries; see bench/README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import statistics
import sys
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from rich.console import Console
from rich.table import Table

from bench.load.prepared_matches import Staged, scripts, set_stage
from bench.load.process import Served, serving
from bench.load.raw_client import Repeated, Tally, ask_all, connect, press
from bench.load.simulated_players import Crowd
from levant.server.settings import load_settings

SCRIPT: Final = 400
SLICES: Final = 3
WARM: Final = 20
"""Tables that play before anything is measured."""
IDLE: Final = 20.0
"""Seconds after which the server forgets a position; longer than a player of the crowd thinks."""
EVICTED: Final = 40.0
"""Seconds after which all unused positions have left the memory, with IDLE as setting."""
Row = dict[str, Any]


def main(given: Sequence[str] | None = None) -> None:
    """Load each database in turn; tell it, and save it if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[50, 200, 1000], help="at once (50 200 1000)"
    )
    parser.add_argument(
        "--seconds", type=float, default=5.0, help=f"for each of {SLICES} slices of actions (5)"
    )
    parser.add_argument(
        "--live",
        type=float,
        default=30.0,
        help="seconds of leisurely play over sockets (30); 0: none",
    )
    parser.add_argument(
        "--pause", type=float, default=10.0, help="seconds between a table's actions there (10)"
    )
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often the crowd comes and goes: a soak (1)"
    )
    parser.add_argument(
        "--database", choices=("sqlite", "postgres", "both"), default="both", help="which (both)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here too")
    args = parser.parse_args(given)
    # As if interrupted: servers and databases that were started here are ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    console = Console(highlight=False, markup=False)
    console.width = max(console.width, 140)
    names = ("sqlite", "postgres") if args.database == "both" else (args.database,)
    figures: dict[str, list[Row]] = {"actions": [], "live": []}
    for name in names:
        with tempfile.TemporaryDirectory() as folder, _database(name, Path(folder)) as url:
            loaded = _Load(name, url, Path(folder), args, console)
            asyncio.run(loaded.run())
        for kind, rows in loaded.rows.items():
            figures[kind] += rows
    console.print(f"Load average of the machine at the end: {os.getloadavg()}")
    for kind, rows in figures.items():
        if not rows:
            continue
        console.print()
        console.print(_told(kind, rows))
    if args.json is not None:
        about = {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load": os.getloadavg(),
        }
        args.json.write_text(json.dumps(about | figures, indent=1) + "\n", "utf-8")


@contextmanager
def _database(name: str, folder: Path) -> Iterator[str]:
    if name == "sqlite":
        yield f"sqlite:///{folder / 'load.db'}"
        return
    with warnings.catch_warnings():
        # It says where it keeps its sockets when the system names no place for them.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server
    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


class _Load:
    """All load on one database."""

    def __init__(
        self, name: str, url: str, folder: Path, args: argparse.Namespace, console: Console
    ) -> None:
        self.rows: dict[str, list[Row]] = {"actions": [], "live": []}
        self._name, self._url, self._folder, self._args = name, url, folder, args
        self._console = console

    async def run(self) -> None:
        """Bare endpoint and server take turns at each number of tables; then the crowd comes."""
        args = self._args
        settings = {
            "database_url": self._url, "limits": False, "log_level": "warning", "docs": False,
            "table_idle": IDLE, "bot_processes": 1,
        }  # fmt: skip
        most = max(args.tables)
        self._tell(f"writing {WARM + sum(args.tables) + most} matches")
        staged = await set_stage(
            load_settings(database_url=self._url), WARM + sum(args.tables) + most, scripts(SCRIPT)
        )
        bare = settings | {"database_url": self._other("bare")}
        log = self._folder / "servers.log"
        with (
            serving(["levant", "serve"], settings, log) as server,
            serving(["bench.load.bare_endpoint"], bare, log) as yardstick,
        ):
            rest = staged[WARM:]
            await _warm(server, yardstick, staged[:WARM])
            await _greet(server, rest[:most])
            before = server.memory
            for count in args.tables:
                self._tell(f"{count} tables")
                row = await self._actions(server, yardstick, rest[:count])
                self.rows["actions"].append(row)
                self._tell(f"{row['actions_per_s']:,.0f} actions/s, {row['ratio']:.2f} of bare")
                rest = rest[count:]
            for row in self.rows["actions"]:
                row["bytes_per_action"] = self._bytes_per_action()
            if not args.live:
                return
            self._tell("waiting until the tables have gone from memory")
            await asyncio.sleep(EVICTED)
            idle = server.memory
            per_table = (idle - before) / 1024 / sum(args.tables)
            for number in range(args.rounds):
                self._tell(f"{most} tables, {2 * most} sockets, round {number + 1}")
                live = await self._live(server, rest)
                self.rows["live"].append(live | {"idle_table_kB": per_table})
                self._tell(f"{live['lost']} sockets lost, {live['errors']} errors")

    def _other(self, name: str) -> str:
        """The same database for the yardstick; on SQLite, where writers queue, its own file."""
        return self._url.replace("load.db", f"{name}.db") if self._name == "sqlite" else self._url

    def _bytes_per_action(self) -> float | None:
        """What the log takes of PostgreSQL's disk for an action, indexes and all."""
        if self._name == "sqlite":
            return None
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute("VACUUM ANALYZE actions")
            found = connection.execute(
                "SELECT pg_total_relation_size('actions')::float / count(*) FROM actions"
            ).fetchone()
        return None if found is None else float(found[0])

    def _tell(self, what: str) -> None:
        self._console.print(f"{self._name}: {what}")

    async def _actions(self, server: Served, yardstick: Served, staged: list[Staged]) -> Row:
        count, seconds = len(staged), self._args.seconds
        ours, bare = await connect(server.port, count), await connect(yardstick.port, count)
        # Everybody sits down first: positions are loaded once, not in what is measured.
        seated = await ask_all(ours, staged)
        tallies: list[Tally] = []
        rates: list[float] = []
        spent, memory = 0.0, 0
        for _ in range(SLICES):
            rates.append((await press(bare, [_BARE] * count, seconds / 2)).rate)
            begun = server.processor
            tallies.append(await press(ours, staged, seconds))
            spent += server.processor - begun
            memory = max(memory, server.memory)
        rates.append((await press(bare, [_BARE] * count, seconds / 2)).rate)
        for wire in (*ours, *bare):
            wire.close()
        whole = Tally(
            sum(tally.seconds for tally in tallies),
            [latency for tally in tallies for latency in tally.latencies],
            [error for tally in (seated, *tallies) for error in tally.errors],
        )
        for error in whole.errors[:3]:
            self._tell(error)
        return {
            "database": self._name,
            "tables": count,
            "actions_per_s": whole.rate,
            "p50_ms": whole.percentile(0.50),
            "p95_ms": whole.percentile(0.95),
            "p99_ms": whole.percentile(0.99),
            "errors": len(whole.errors),
            "memory_MB": memory / 2**20,
            "cpu_ms_per_action": 1000 * spent / max(1, len(whole.latencies)),
            "bare_per_s": statistics.median(rates),
            "ratio": statistics.median(t.rate for t in tallies) / statistics.median(rates),
        }

    async def _live(self, server: Served, staged: list[Staged]) -> Row:
        before = server.memory
        crowd = Crowd.at(server.port)
        await crowd.arrive(staged)
        wires = await connect(server.port, len(staged))
        await asyncio.sleep(EVICTED)
        held = server.memory
        tally = await crowd.play(wires, staged, self._args.live, self._args.pause)
        most = server.memory
        for error in tally.errors[:3]:
            self._tell(error)
        sockets, lost, messages = len(crowd.sockets), crowd.lost, crowd.messages
        told = Tally(latencies=crowd.told)
        await crowd.leave()
        for wire in wires:
            wire.close()
        await asyncio.sleep(EVICTED)
        return {
            "database": self._name,
            "tables": len(staged),
            "sockets": sockets,
            "lost": lost,
            "errors": len(tally.errors),
            "actions_per_s": tally.rate,
            "p50_ms": tally.percentile(0.50),
            "p95_ms": tally.percentile(0.95),
            "p99_ms": tally.percentile(0.99),
            "told_p95_ms": told.percentile(0.95),
            "messages": messages,
            "memory_MB": most / 2**20,
            "watched_table_kB": (held - before) / 1024 / len(staged),
            "after_MB": server.memory / 2**20,
        }


_BODY: Final = b'{"id":"a request","version":12,"actions":["march jerusalem"]}'
_BARE: Final = Repeated(
    b"POST /row HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(_BODY), _BODY)
)


async def _warm(server: Served, yardstick: Served, staged: list[Staged]) -> None:
    ours, bare = await connect(server.port, len(staged)), await connect(yardstick.port, 20)
    await press(ours, staged, 2.0)
    await press(bare, [_BARE] * len(bare), 1.0)
    for wire in (*ours, *bare):
        wire.close()


async def _greet(server: Served, staged: list[Staged]) -> None:
    """As many as will play ask at once who they are: what a crowd costs, no table costs."""
    wires = await connect(server.port, len(staged))
    await press(wires, [Repeated(table.greeting()) for table in staged], 2.0)
    for wire in wires:
        wire.close()


def _told(name: str, rows: list[Row]) -> Table:
    table = Table(title=name, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in rows[0] if rows else ():
        justify: Any = "left" if column == "database" else "right"
        table.add_column(column.replace("_per_s", "/s").replace("_", " "), justify=justify)
    for row in rows:
        table.add_row(*(_cell(fact) for fact in row.values()))
    return table


def _cell(fact: Any) -> str:
    if isinstance(fact, float):
        return f"{fact:,.0f}" if abs(fact) >= 100 else f"{fact:.3g}"
    return str(fact)


if __name__ == "__main__":
    main()
