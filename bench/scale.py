"""`python -m bench.scale`: what so many matches would need, by a simulation of queues.

What an action costs is read from a file that `python -m bench.load --json FILE` wrote
(`scale_sample.json` is a small one of these); how people play is assumed, and said so in
docs/scale.md. Each size is put upon the shape that carried the one before, to see what breaks
first, and then gets the smallest shape that carries it.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from levant.server.build_services import build_services
from levant.server.messaging.fanout import Listeners, MatchChanged
from levant.server.messaging.redis_fanout import Envelope
from levant.server.play.group_commit import MOST_TOGETHER
from levant.server.services import Services
from levant.server.settings import load_settings

SAMPLE: Final = Path(__file__).with_name("scale_sample.json")
SIZES: Final = (1_000, 10_000, 1_000_000, 100_000_000)
BUSY: Final = 0.6
"""How busy anything may be in the busiest hour; beyond it queues grow fast."""
DISK: Final = 2e12
"""Bytes of one PostgreSQL server."""
MEMORY: Final = 1e9
"""Bytes that one web process may take for tables."""
SOCKETS: Final = 10_000
"""Of one web process, as it is set."""
JOBS: Final = 20_000
HEARD: Final = 5_000
DAY: Final = 86_400
YEAR: Final = 365 * DAY


@dataclass(frozen=True)
class Play:
    """How people play: assumed."""

    live: float = 0.02
    """The part of running matches at which people sit in the busiest hour."""
    live_pause: float = 10.0
    """Seconds between two actions of such a match."""
    slow_actions: float = 30.0
    """Actions a day of every other match."""
    peak: float = 3.0
    """By how much the busiest hour is above the mean of a day."""
    against_bots: float = 0.5
    bot_seconds: float = 0.3
    """Processor time of a bot's decision: most are the squire's, some the king's."""

    def actions(self, matches: float) -> float:
        """Actions a second in the busiest hour, those of bots among them."""
        slow = (1 - self.live) * self.slow_actions / DAY * self.peak
        return matches * (self.live / self.live_pause + slow)

    def yearly(self, matches: float) -> float:
        """Actions a year."""
        return self.actions(matches) / self.peak * YEAR


@dataclass(frozen=True)
class Costs:
    """What was measured."""

    action_ms: float
    """Processor time of a web process for an action."""
    commit_ms: float
    """One after the other: a transaction of one row, committed to the disk."""
    heard_ms: float
    """What a process spends on a message about a match that it has nothing to do with."""
    table_kb: float
    """Memory of a table that is being played, with its two sockets."""
    row_bytes: float
    """Disk that an action takes, indexes and all."""

    @classmethod
    def read(cls, path: Path) -> Costs:
        """From a file of the load bench; of PostgreSQL, at its largest number of tables."""
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        actions = [row for row in found["actions"] if row["database"] == "postgres"]
        live = [row for row in found["live"] if row["database"] == "postgres"]
        if not (actions and live):
            raise SystemExit(f"{path}: run bench.load with --database postgres and --live")
        row = actions[-1]
        return cls(
            action_ms=row["cpu_ms_per_action"],
            commit_ms=1000 / row["bare_per_s"],
            heard_ms=found.get("heard_ms", heard_ms()),
            table_kb=live[-1]["watched_table_kB"],
            row_bytes=row["bytes_per_action"],
        )


def heard_ms() -> float:
    """How long it takes to read a message of another process and to find that nobody here cares."""
    said = MatchChanged("m" * 12, 100, "running", ("a" * 12, "b" * 12), ("a" * 12,), due=("b",))
    content = msgspec.json.encode(Envelope("p" * 12, said))
    decoder = msgspec.json.Decoder(Envelope)

    async def hear(services: Services) -> float:
        listeners = cast("Listeners", services.fanout)
        begun = time.process_time()
        for _ in range(HEARD):
            await listeners.tell(decoder.decode(content).message, from_here=False)
        return (time.process_time() - begun) / HEARD

    with tempfile.TemporaryDirectory() as folder:
        services = build_services(load_settings(database_url=f"sqlite:///{folder}/heard.db"))
        return 1000 * asyncio.run(hear(services))


@dataclass(frozen=True)
class Shape:
    """How many of each there are, and what each of them has."""

    partitions: int = 1
    """PostgreSQL servers, each with the matches whose ids are its own."""
    web: int = 1
    """Web processes of all partitions together."""
    fanouts: int = 1
    """Redis channels: a process hears those of its own partition alone."""
    bots: int = 1
    """Cores of the bot farm."""
    archive: bool = False
    """Whether finished matches leave PostgreSQL for object storage."""

    def loads(self, matches: float, costs: Costs, play: Play) -> dict[str, float]:
        """How much of each thing is used, the whole of it being 1."""
        rate, seated = play.actions(matches), matches * play.live
        kept = min(1.0, 30 * DAY / YEAR) if self.archive else 1.0
        return {
            "web processes": rate * costs.action_ms / 1000 / self.web,
            "memory for tables": seated * costs.table_kb * 1024 / (self.web * MEMORY),
            "sockets": 2 * seated / (self.web * SOCKETS),
            "commits of one PostgreSQL": (
                rate / self.partitions * costs.commit_ms / 1000 / self._together(rate, costs)
            ),
            "fan-out to every process": rate / self.fanouts * costs.heard_ms / 1000,
            "disk of one PostgreSQL in a year": (
                play.yearly(matches) * kept * costs.row_bytes / self.partitions / DISK
            ),
            "bots": rate * play.against_bots / 2 * play.bot_seconds / self.bots,
        }

    def _together(self, rate: float, costs: Costs) -> float:
        """Actions in a commit: those that come to a web process while it writes the last."""
        return max(1.0, min(MOST_TOGETHER, rate / self.web * costs.commit_ms / 1000))

    def first_to_break(self, matches: float, costs: Costs, play: Play) -> tuple[str, float]:
        """What is used most."""
        loads = self.loads(matches, costs, play)
        worst = max(loads, key=lambda name: loads[name])
        return worst, loads[worst]


_GROWS: Final = {
    "web processes": "web", "memory for tables": "web", "sockets": "web",
    "commits of one PostgreSQL": "partitions", "disk of one PostgreSQL in a year": "partitions",
    "fan-out to every process": "fanouts", "bots": "bots",
}  # fmt: skip


def carrying(matches: float, costs: Costs, play: Play, shape: Shape) -> Shape:
    """The smallest shape, from a given one on, in which nothing is too busy."""
    while True:
        worst, load = shape.first_to_break(matches, costs, play)
        if load <= BUSY:
            return shape
        if worst.startswith("disk") and not shape.archive:
            shape = replace(shape, archive=True)
            continue
        name = _GROWS[worst]
        shape = replace(shape, **{name: math.ceil(getattr(shape, name) * load / BUSY)})


# The queues


def queued(arrivals: Sequence[float], work: Sequence[float], servers: int) -> list[float]:
    """When each is done who comes to so many servers, first come, first served."""
    free, done = [0.0] * servers, []
    heapq.heapify(free)
    for at, takes in zip(arrivals, work, strict=True):
        end = max(at, heapq.heappop(free)) + takes
        heapq.heappush(free, end)
        done.append(end)
    return done


def together(arrivals: Sequence[float], takes: float, most: int) -> list[float]:
    """When each is written who shares a commit with all that wait, as at a table's server."""
    done: list[float] = []
    free, at = 0.0, 0
    while at < len(arrivals):
        begin = max(free, arrivals[at])
        until = at
        while until < len(arrivals) and arrivals[until] <= begin and until - at < most:
            until += 1
        free = begin + takes
        done += [free] * (until - at)
        at = until
    return done


def erlang_c(rate: float, takes: float, servers: int) -> float:
    """The mean wait by theory, where arrivals and work are without memory (M/M/c)."""
    offered = rate * takes
    term, total = 1.0, 0.0
    for n in range(servers):
        total += term
        term *= offered / (n + 1)
    busy = term * servers / (servers - offered)
    return busy / (total + busy) * takes / (servers - offered)


def answered(rate: float, costs: Costs, jobs: int = JOBS, seed: int = 1) -> list[float]:
    """How long actions take at one web process, in order: its queue, then the commit."""
    rng = random.Random(seed)
    at, arrivals = 0.0, []
    for _ in range(jobs):
        at += rng.expovariate(rate)
        arrivals.append(at)
    work = [rng.expovariate(1000 / costs.action_ms) for _ in range(jobs)]
    played = queued(arrivals, work, 1)
    written = together(played, costs.commit_ms / 1000, MOST_TOGETHER)
    return sorted(end - begin for begin, end in zip(arrivals, written, strict=True))


def most_of_one_process(costs: Costs, within: float = 0.25) -> tuple[float, list[float]]:
    """Actions a second of one process, 95 % of which are answered in that many seconds."""
    low, high = 0.0, 1000 / costs.action_ms
    for _ in range(12):
        middle = (low + high) / 2
        if _percentile(answered(middle, costs), 0.95) <= within:
            low = middle
        else:
            high = middle
    return low, answered(low, costs)


def _percentile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main(given: Sequence[str] | None = None) -> None:
    """Simulate, and tell what each size needs."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--costs", type=Path, default=SAMPLE, metavar="FILE", help="of bench.load")
    parser.add_argument("--matches", type=int, nargs="+", default=list(SIZES), help="running ones")
    args = parser.parse_args(given)
    costs, play = Costs.read(args.costs), Play()
    told = ", ".join(f"{each.name} {getattr(costs, each.name):.3g}" for each in fields(costs))
    sys.stdout.write(f"measured: {told}\n")
    rate, times = most_of_one_process(costs)
    carries = rate / play.actions(1)
    sys.stdout.write(
        f"one process: {rate:.0f} actions/s (p50 {1000 * _percentile(times, 0.5):.0f} ms, "
        f"p95 {1000 * _percentile(times, 0.95):.0f} ms), which is {carries:,.0f} running matches\n"
    )
    shape = Shape()
    for matches in args.matches:
        worst, load = shape.first_to_break(matches, costs, play)
        broke = f"{worst} ({load:.1f} times what there is)" if load > BUSY else "nothing"
        shape = carrying(matches, costs, play, shape)
        calm = _percentile(answered(play.actions(matches) / shape.web, costs), 0.95)
        sys.stdout.write(
            f"{matches:,} matches: {play.actions(matches):,.0f} actions/s; breaks first: {broke}; "
            f"then {shape.web:,} web processes, {shape.partitions} PostgreSQL, {shape.fanouts} "
            f"fan-outs, {shape.bots:,} cores for bots{', an archive' if shape.archive else ''}; "
            f"p95 {1000 * calm:.0f} ms\n"
        )


if __name__ == "__main__":
    main()
