"""`python -m tests.server.proof_kill`: many bot games, through as many kills as come.

python -m tests.server.proof_kill --games 200                 # SQLite, the server is killed
python -m tests.server.proof_kill --games 50 --postgres       # PostgreSQL and Redis: workers
                                                              # and connections as well
python -m tests.server.proof_kill --games 10 --decisions 0    # to the end by the rules
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import shutil
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.proof_kill.cuts import connection_cutter, postgres, prepare, redis
from tests.server.proof_kill.proof import Plan, Proof


def main() -> None:
    """Prove what is asked for, tell how it goes, and print what was proved as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.proof_kill",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=200, help="how many (200)")
    parser.add_argument("--at-once", type=int, default=8, help="how many at the same time (8)")
    parser.add_argument(
        "--decisions", type=int, default=60, help="then the player resigns (60); 0: never"
    )
    parser.add_argument(
        "--brisk", action="store_true", help="the player ends each step as soon as he may"
    )
    parser.add_argument("--bot", default="pilgrim", help="the other player (pilgrim)")
    parser.add_argument(
        "--every", type=int, default=100, help="acknowledgements between kills, at most (100)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of choices and moments (1)")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="begin no game after so many (no limit)"
    )
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL and Redis")
    args = parser.parse_args()
    # As if interrupted: servers and databases that were started here are ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    folder = Path(tempfile.mkdtemp(prefix="levant-kill"))
    begun = time.monotonic()

    def told(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:7.1f} s  {line}\n")
        sys.stdout.flush()

    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        database, queue, cuts = f"sqlite:///{folder / 'levant.db'}", None, {}
        if args.postgres:
            database, crash = stack.enter_context(postgres())
            queue = stack.enter_context(redis(folder))
            prepare(database)
            cuts = {"connections": connection_cutter(database), "postgres": crash}
        plan = Plan(
            folder, database, games=args.games, at_once=args.at_once, decisions=args.decisions,
            brisk=args.brisk, bot=args.bot, most=args.every, seed=args.seed, redis=queue, told=told,
            until=begun + 60 * args.minutes,
        )  # fmt: skip
        report = asyncio.run(Proof(plan, cuts).run())
    sys.stdout.write(json.dumps(vars(report) | {"seconds": round(time.monotonic() - begun)}) + "\n")


if __name__ == "__main__":
    main()
