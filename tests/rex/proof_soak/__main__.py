"""`python -m tests.rex.proof_soak`: very many games of every edition, none with a fault.

python -m tests.rex.proof_soak plain --games 1000000 --workers 16    # at full speed
python -m tests.rex.proof_soak checked --games 2000                  # every check, rare states
python -m tests.rex.proof_soak checked --editions 1.3 --seed 7 --games 1
python -m tests.rex.proof_soak plain --games 1000000 --from 400000   # go on after the first part
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

from levant import compiled
from levant.kernel.worker_pool import WorkerDied, run_jobs
from levant.rex.edition import EDITIONS
from tests.progress import Bar
from tests.rex.proof_soak.pieces import CHECKED, PLAIN, Piece, Report, watched
from tests.rex.rare_states import RARE
from tests.rex.ways import SOAK, WAYS

# Games in a piece: a second or so of work.
PIECES = {PLAIN: 250, CHECKED: 4}


def main(given: Sequence[str] | None = None) -> int:
    """Play what is asked for; 1 after a fault."""
    args = _arguments(given)
    _say(f"The engine is {compiled.report()}.")
    reports: dict[str, Report] = {}
    for edition in args.editions:
        reports[edition] = soak(edition, args)
        if reports[edition].faults:
            break
    _tell(args.mode, reports)
    if args.json is not None:
        told = {edition: _as_json(args, edition, report) for edition, report in reports.items()}
        args.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 1 if any(report.faults for report in reports.values()) else 0


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.rex.proof_soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mode", choices=(PLAIN, CHECKED), help="at full speed, or with all checks")
    parser.add_argument("--editions", type=_editions, default=EDITIONS, help="with commas (all)")
    parser.add_argument("--games", type=int, default=1000, help="of each edition (1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument(
        "--from", type=int, default=0, dest="begin", help="leave out so many of the games (0)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--ways", type=_ways, default=SOAK, help=f"of {','.join(WAYS)} (all)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save what came of it here too")
    return parser.parse_args(given)


def _editions(text: str) -> tuple[str, ...]:
    return _some_of(text, EDITIONS)


def _ways(text: str) -> tuple[str, ...]:
    return _some_of(text, WAYS)


def _some_of(text: str, known: Sequence[str]) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = [name for name in names if name not in known]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(unknown)}")
    return names


def soak(edition: str, args: argparse.Namespace) -> Report:
    """All games of one edition, up to a fault."""
    size = PIECES[args.mode]
    last = args.seed + args.games
    pieces = [
        Piece(args.mode, edition, first, min(size, last - first), args.ways)
        for first in range(args.seed + args.begin, last, size)
    ]
    report = Report()
    bar = Bar(f"{args.mode} {edition}", args.games - args.begin)
    begun = time.monotonic()
    left = dict(enumerate(pieces))
    try:
        with closing(_done(pieces, args.workers)) as done:
            for number, part in done:
                del left[number]
                report.add(part)
                bar.add(pieces[number].games, f"{report.decisions} decisions")
                if report.faults:
                    break
    except (KeyboardInterrupt, WorkerDied) as stopped:
        report.faults.append(_left_over(stopped, list(left.values()), args.seed))
    report.seconds = time.monotonic() - begun
    bar.close()
    return report


def _left_over(stopped: BaseException, left: list[Piece], seed: int) -> str:
    """What to play still, and where a game that killed its process must be."""
    seeds = ", ".join(f"{piece.first}-{piece.first + piece.games - 1}" for piece in left[:20])
    begin = left[0].first - seed if left else 0
    return f"STOPPED: {stopped!r}; go on with --from {begin}. First seeds not played: {seeds}"


def _done(pieces: list[Piece], workers: int) -> Generator[tuple[int, Report], None, None]:
    """Each piece with its number, here or in other processes."""
    if workers > 1:
        yield from run_jobs(watched, pieces, workers)
    else:
        for number, piece in enumerate(pieces):
            yield number, watched(piece)


# What is told in the end


def _say(line: str = "") -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _tell(mode: str, reports: dict[str, Report]) -> None:
    _say()
    _say(f"{'edition':10}{'games':>10}{'decisions':>14}{'per second':>12}  results")
    for edition, report in reports.items():
        pace = round(report.decisions / max(report.seconds, 0.001))
        results = ", ".join(f"{name} {count}" for name, count in sorted(report.results.items()))
        _say(f"{edition:10}{report.games:10}{report.decisions:14}{pace:12}  {results}")
    if mode == CHECKED:
        _tell_rare(reports)
    for report in reports.values():
        for fault in report.faults:
            _say()
            _say(fault)


def _tell_rare(reports: dict[str, Report]) -> None:
    """How often each rare state was met; a dash where the edition has none."""
    expected = {edition: RARE.expected(edition) for edition in reports}
    missed = 0
    _say()
    _say(f"{'rare state, times met':58}" + "".join(f"{edition:>9}" for edition in reports))
    for state in RARE.all:
        cells = []
        for edition, report in reports.items():
            possible = state.name in expected[edition]
            met = report.met[state.name]
            missed += possible and not met
            cells.append((str(met) if met else "NEVER") if possible else "-")
        if set(cells) != {"-"}:
            _say(f"{state.name:58}" + "".join(f"{cell:>9}" for cell in cells))
    _say(f"{missed} never met" if missed else "All were met.")


def _as_json(args: argparse.Namespace, edition: str, report: Report) -> dict[str, object]:
    expected = RARE.expected(edition) if args.mode == CHECKED else []
    return {
        "mode": args.mode,
        "seeds": [args.seed + args.begin, args.seed + args.games - 1],
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 1),
        "results": report.results,
        "rare": {name: report.met[name] for name in expected},
        "faults": report.faults,
    }


if __name__ == "__main__":
    sys.exit(main())
