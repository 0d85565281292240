"""`python -m tests.server.proof_failover`: servers die behind a proxy, their players go on.

python -m tests.server.proof_failover --games 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.proof_failover.drill import Failover
from tests.server.proof_kill.cuts import postgres, prepare, redis
from tests.server.proof_kill.proof import Plan


def main() -> int:
    """Prove it, and tell how long players were away; 1 when somebody was away for too long."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.proof_failover",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=20, help="how many (20)")
    parser.add_argument("--at-once", type=int, default=8, help="how many at the same time (8)")
    parser.add_argument("--decisions", type=int, default=40, help="of each player (40)")
    parser.add_argument("--every", type=int, default=60, help="acknowledgements between kills (60)")
    parser.add_argument("--seed", type=int, default=1, help="of choices and moments (1)")
    parser.add_argument("--within", type=float, default=2.0, help="seconds to be back (2)")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    folder = Path(tempfile.mkdtemp(prefix="levant-failover"))
    begun = time.monotonic()

    def told(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:7.1f} s  {line}\n")
        sys.stdout.flush()

    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        database, _ = stack.enter_context(postgres())
        prepare(database)
        plan = Plan(
            folder, database, games=args.games, at_once=args.at_once, decisions=args.decisions,
            most=args.every, seed=args.seed, redis=stack.enter_context(redis(folder)), told=told,
        )  # fmt: skip
        drill = Failover(plan)
        report = asyncio.run(drill.run())
    away = sorted(drill.away)
    facts = vars(report) | {
        "away": len(away),
        "away_median_s": round(statistics.median(away), 2) if away else None,
        "away_most_s": round(away[-1], 2) if away else None,
        "seconds": round(time.monotonic() - begun),
    }
    sys.stdout.write(json.dumps(facts) + "\n")
    return 0 if away and away[-1] <= args.within else 1


if __name__ == "__main__":
    sys.exit(main())
