"""`python -m tests.server.proof_fog`: many twins, at which everything is asked.

python -m tests.server.proof_fog --twins 10000 --workers 4
python -m tests.server.proof_fog --twins 100 --title croisades --seed 7
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from levant.kernel.worker_pool import run_jobs
from tests.server.proof_fog.grounds import NAMES
from tests.server.proof_fog.tour import Stage, quiet_tour

STAGE = 50
"""Twins at one server; each stage is found again by its own seed."""


def stages(twins: int, titles: list[str], seed: int) -> Iterator[Stage]:
    """As many twins of each title."""
    for number, title in enumerate(titles):
        left = twins // len(titles) + (number < twins % len(titles))
        while left > 0:
            yield Stage(title, seed, min(STAGE, left))
            left -= STAGE
            seed += 1


def main() -> None:
    """Prove what is asked for, and print what was compared."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.proof_fog",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--twins", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--title", choices=NAMES, action="append", help="only this one")
    parser.add_argument("--seed", type=int, default=1, help="of the first stage (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    args = parser.parse_args()
    begun = time.monotonic()
    todo = list(stages(args.twins, args.title or list(NAMES), args.seed))
    kinds: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    twins: Counter[str] = Counter()
    leaks: list[str] = []
    columns = (
        TextColumn("twins"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("{task.fields[leaks]} leaks"),
    )  # fmt: skip
    with Progress(*columns) as progress:
        bar = progress.add_task("twins", total=args.twins, leaks=0)
        for _, found in run_jobs(quiet_tour, todo, args.workers):
            kinds.update(found.counts.kinds)
            steps.update(found.steps)
            twins[found.stage.title] += found.done
            leaks += found.leaks
            progress.update(bar, advance=found.done, leaks=len(leaks))
    told = {
        "twins": twins, "compared": sum(kinds.values()), "kinds": kinds, "played": steps,
        "seconds": round(time.monotonic() - begun), "leaks": leaks,
    }  # fmt: skip
    sys.stdout.write(json.dumps(told, indent=2) + "\n")
    sys.exit(1 if leaks else 0)


if __name__ == "__main__":
    main()
