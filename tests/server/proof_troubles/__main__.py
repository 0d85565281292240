"""`python -m tests.server.proof_troubles`: a full disk, a lock, no right to write, a damaged file.

python -m tests.server.proof_troubles --games 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.server.proof_kill.proof import Plan
from tests.server.proof_troubles.drill import Troubles, damage_and_restore


def main() -> None:
    """Prove it, tell how it goes, and print what was proved as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.proof_troubles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=20, help="how many (20)")
    parser.add_argument("--at-once", type=int, default=6, help="how many at the same time (6)")
    parser.add_argument("--decisions", type=int, default=40, help="of each player (40)")
    parser.add_argument("--every", type=int, default=80, help="acknowledgements between two (80)")
    parser.add_argument("--seed", type=int, default=1, help="of choices and moments (1)")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    folder = Path(tempfile.mkdtemp(prefix="levant-troubles"))
    begun = time.monotonic()

    def told(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:7.1f} s  {line}\n")
        sys.stdout.flush()

    try:
        plan = Plan(
            folder, f"sqlite:///{folder / 'levant.db'}", games=args.games, at_once=args.at_once,
            decisions=args.decisions, most=args.every, seed=args.seed, told=told,
        )  # fmt: skip
        report = asyncio.run(Troubles(plan).run())
        told(damage_and_restore(folder, plan.database))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.stdout.write(json.dumps(vars(report) | {"seconds": round(time.monotonic() - begun)}) + "\n")


if __name__ == "__main__":
    main()
