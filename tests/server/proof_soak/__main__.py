"""`python -m tests.server.proof_soak`: people come and go for an hour; the memory stays flat.

python -m tests.server.proof_soak                                  # SQLite, 200 tables, an hour
python -m tests.server.proof_soak --database postgres              # PostgreSQL and Redis
python -m tests.server.proof_soak --tables 40 --minutes 15 --warm 5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bench.load.prepared_matches import scripts, set_stage
from bench.load.process import serving
from levant.server.settings import load_settings
from tests.server.proof_kill.cuts import postgres, redis
from tests.server.proof_soak.soak import SCRIPT, Plan, Soak

FLAT = 0.05


def main() -> int:
    """Soak one server, tell how its memory went, and whether it stayed flat."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.proof_soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    plan = Plan()
    parser.add_argument("--tables", type=int, default=plan.tables, help="at once (200)")
    parser.add_argument("--minutes", type=float, default=plan.minutes, help="how long (60)")
    parser.add_argument("--warm", type=float, default=plan.warm, help="not judged (10)")
    parser.add_argument("--stay", type=float, default=plan.stay, help="seconds of a visit (240)")
    parser.add_argument("--pause", type=float, default=plan.pause, help="between actions (30)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the report here too")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    plan = Plan(args.tables, args.minutes, args.warm, args.stay, args.pause)
    begun = time.monotonic()

    def told(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - begun:7.1f} s  {line}\n")
        sys.stdout.flush()

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="levant-soak")))
        settings: dict[str, object] = {
            "limits": False, "log_level": "warning", "bot_processes": 1, "most_matches": 10_000,
            "database_url": f"sqlite:///{folder / 'levant.db'}",
        }  # fmt: skip
        if args.database == "postgres":
            settings["database_url"] = stack.enter_context(postgres())[0]
            settings["redis_url"] = stack.enter_context(redis(folder))
            settings["run_bots"] = True
        url = str(settings["database_url"])
        told(f"writing {plan.matches} matches")
        staged = asyncio.run(
            set_stage(load_settings(database_url=url), plan.matches, scripts(SCRIPT))
        )
        log = folder / "server.log"
        server = stack.enter_context(serving(["levant", "serve"], settings, log))
        report = asyncio.run(Soak(plan, server, staged, told).run())
        said = log.read_text("utf-8", "replace")
    facts = report.told(plan.warm) | {
        "database": args.database, "tables": plan.tables, "minutes": plan.minutes,
        "load": os.getloadavg(), "log": said[-2000:],
    }  # fmt: skip
    sys.stdout.write(json.dumps(facts) + "\n")
    if args.json is not None:
        args.json.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    flat = report.growth(plan.warm) <= FLAT
    told("flat" if flat else "NOT flat")
    return 0 if flat and not report.lost and not report.errors else 1


if __name__ == "__main__":
    sys.exit(main())
