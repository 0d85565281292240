"""`python -m tests.proof_mutants`: falsify the rules of a title, and see which tests notice.

python -m tests.proof_mutants --mutants 40                      # a small sample
python -m tests.proof_mutants --mutants 300 --workers 16 --seed 2 --json mutants.json
python -m tests.proof_mutants --title croisades --files siege,assault --mutants 100
python -m tests.proof_mutants --only siege:12,siege:90          # these again
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import cast

from tests.progress import Bar
from tests.proof_mutants.mutate import Fault, faults, sample
from tests.proof_mutants.titles import TITLES

Tried = tuple[Fault, str, float]
"""A mutant, who killed it, and in how many seconds."""
SURVIVED = "survived"


def main(given: Sequence[str] | None = None) -> int:
    """Try a sample; 1 when a mutant survives or the tests fail without one."""
    args = _arguments(given)
    # Interpreted: compiled functions have no code to put a fault into.
    os.environ["LEVANT_PURE"] = "1"
    # As if interrupted: workers are ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    title = TITLES[args.title]
    if args.only:
        chosen = _named(args.title, args.only)
    else:
        chosen = sample(args.title, args.files or title.chapters, args.mutants, args.seed)
    bar = Bar("mutants", len(chosen))
    done: list[Tried] = []
    try:
        for tried in try_all(args.title, chosen, args.workers, args.limit, quick=args.quick):
            done.append(tried)
            survivors = sum(killer == SURVIVED for _, killer, _ in done)
            bar.add(1, f"{survivors} survive")
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped: what follows is what was tried\n")
    bar.close()
    done.sort(key=lambda tried: (tried[0].mutant.chapter, tried[0].mutant.number))
    if args.json is not None:
        args.json.write_text(json.dumps([_as_json(tried) for tried in done], indent=1) + "\n")
    _tell(done)
    return 1 if any(killer == SURVIVED for _, killer, _ in done) else 0


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof_mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--title", choices=sorted(TITLES), default="rex", help="(rex)")
    parser.add_argument("--mutants", type=int, default=40, help="how many (40)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--files", type=lambda text: tuple(text.split(",")), help="chapters (all)")
    parser.add_argument(
        "--quick", action="store_true", help="without tests that play whole games: more survive"
    )
    parser.add_argument("--only", help="mutants by name, as 'siege:12,winter:3'")
    parser.add_argument(
        "--limit", type=int, default=30, help="seconds for one test, then it counts as failed (30)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="save every outcome here")
    return parser.parse_args(given)


def _named(title: str, text: str) -> list[Fault]:
    chosen = []
    for name in text.split(","):
        chapter, _, number = name.partition(":")
        chosen.append(faults(title, chapter)[int(number)])
    return chosen


def try_all(
    title: str, chosen: list[Fault], workers: int, limit: int, *, quick: bool = False
) -> Iterator[Tried]:
    """Every mutant by one of the workers; first, the tests must pass without any."""
    from tests.proof_mutants.trial import Outcome, serve

    context = get_context("spawn")
    pipes: list[Connection] = []
    crew = []
    for _ in range(min(workers, len(chosen))):
        near, far = context.Pipe()
        worker = context.Process(target=serve, args=(far, title, limit, quick), daemon=True)
        worker.start()
        far.close()
        crew.append(worker)
        pipes.append(near)
    try:
        waiting: list[Fault | None] = [*reversed(chosen), None]  # None: the right rules
        at_work: dict[Connection, Fault | None] = {}
        ready = set(pipes)
        while waiting or at_work or ready:
            for pipe in cast("list[Connection]", wait([*ready, *at_work])):
                if pipe in ready:
                    _collected(pipe)
                    ready.remove(pipe)
                else:
                    outcome: Outcome = pipe.recv()
                    fault = at_work.pop(pipe)
                    if outcome.killer.startswith("error: "):
                        raise SystemExit(f"{fault}: {outcome.killer}")
                    if fault is not None:
                        yield fault, outcome.killer, outcome.seconds
                    elif not outcome.survived:
                        raise SystemExit(f"the tests fail without a fault: {outcome.killer}")
                if waiting:
                    at_work[pipe] = waiting.pop()
                    pipe.send(at_work[pipe])
    finally:
        for worker in crew:
            worker.kill()
            worker.join()


def _collected(pipe: Connection) -> None:
    """The worker has its tests."""
    try:
        count: int = pipe.recv()
    except EOFError:
        raise SystemExit("a worker could not collect the tests: try pytest") from None
    if not count:
        raise SystemExit("a worker found no tests")


def _as_json(tried: Tried) -> dict[str, object]:
    fault, killer, seconds = tried
    return fault.mutant._asdict() | {"outcome": killer, "seconds": round(seconds, 1)}


def _tell(done: list[Tried]) -> None:
    """A table of the survivors, and how long it took."""
    survivors = [fault.mutant for fault, killer, _ in done if killer == SURVIVED]
    killed = [seconds for _, killer, seconds in done if killer != SURVIVED]
    spared = [seconds for _, killer, seconds in done if killer == SURVIVED]
    write = sys.stdout.write
    write(f"\n{len(done)} mutants, {len(killed)} killed, {len(survivors)} survive\n")
    for name, seconds in (("was killed", killed), ("survived", spared)):
        if seconds:
            mean = sum(seconds) / len(seconds)
            write(f"seconds for one that {name}: {mean:.1f}, at most {max(seconds):.1f}\n")
    per_chapter = Counter(fault.mutant.chapter for fault, _, _ in done)
    alive = Counter(mutant.chapter for mutant in survivors)
    for chapter, count in per_chapter.items():
        write(f"{chapter:12}{count - alive[chapter]:4} of {count}\n")
    for mutant in survivors:
        write(f"\n{mutant.chapter}:{mutant.number}  {mutant.chapter}.py line {mutant.line}, ")
        write(f"{mutant.function}, {mutant.kind}\n  - {mutant.before}\n  + {mutant.after}\n")


if __name__ == "__main__":
    sys.exit(main())
