"""The value net, learned by play.

python -m bench.learn play DIR --minutes 9 --playouts 20   # a piece of games; the next adds to it
python -m bench.learn lessons DIR                          # what they teach, turn by turn
python -m bench.learn fit DIR                              # needs PyTorch
python -m bench.learn bundle FILE                          # all of it, for another machine
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

from bench.learn.bundle import write_bundle
from bench.learn.game_files import GameFile, game_files, next_piece
from bench.learn.games import play_for, who_plays
from bench.learn.lessons import write_lessons
from levant.bots.rex.value_net import VALUE_NET_FILE

_APART: Final = 1 << 32
"""How far the seeds of two workers are apart."""
_PIECES_APART: Final = 1 << 42
_SAVED: Final = 30.0
"""Seconds after which a worker writes its games down: whoever stops it loses no more."""

T = TypeVar("T")


def main() -> None:
    """Play games, make lessons of them, fit the net to those, or pack all of it."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(required=True)
    _add_play(verbs.add_parser("play", help="the rollout policy plays itself, or kings do"))
    _add_lessons(verbs.add_parser("lessons", help="write down what played games teach"))
    _add_fit(verbs.add_parser("fit", help="fit the net (needs PyTorch)"))
    bundle = verbs.add_parser("bundle", help="pack Python, engine and this for another machine")
    bundle.add_argument("file", type=Path, help="a .tar.xz")
    bundle.set_defaults(run=lambda asked: print(write_bundle(asked.file)))
    asked = parser.parse_args()
    asked.run(asked)


def _add_play(games: argparse.ArgumentParser) -> None:
    games.add_argument("folder", type=Path, help="where the games go, a file for each worker")
    games.add_argument("--minutes", type=float, default=7)
    games.add_argument("--workers", type=int, default=os.cpu_count())
    games.add_argument("--piece", type=int, help="its number; the next one of the folder")
    games.add_argument(
        "--playouts", type=int, default=0, help="let kings play, with so many playouts a decision"
    )
    games.set_defaults(run=_play)


def _add_lessons(lessons: argparse.ArgumentParser) -> None:
    lessons.add_argument("folder", type=Path)
    lessons.add_argument("--workers", type=int, default=os.cpu_count())
    lessons.set_defaults(run=_lessons)


def _add_fit(fit: argparse.ArgumentParser) -> None:
    fit.add_argument("folder", type=Path)
    fit.add_argument("--out", type=Path, default=VALUE_NET_FILE, help="where to write it")
    fit.add_argument("--epochs", type=int, default=8)
    fit.add_argument("--first", type=int, default=32, help="units of the first layer")
    fit.add_argument("--second", type=int, default=16, help="units of the second layer")
    fit.add_argument("--start", type=Path, help="teach this net more, instead of a new one")
    fit.add_argument("--apart", type=int, default=17, help="one game in so many only tests it")
    fit.set_defaults(run=_fit)


def _play(asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True, exist_ok=True)
    piece = next_piece(asked.folder) if asked.piece is None else asked.piece
    print(f"piece {piece}: {asked.workers} workers play for {asked.minutes:g} minutes")
    work = partial(gather, asked.folder, 60 * asked.minutes, piece, asked.playouts)
    _on_all(work, range(asked.workers), asked.workers)


def gather(folder: Path, seconds: float, piece: int, playouts: int, worker: int) -> str:
    """What one worker does: play for some time and write the games down."""
    kept = GameFile(folder / f"games-{piece:04}-{worker:02}.npz", who_plays(playouts))
    saved = monotonic()
    for game in play_for(seconds, piece * _PIECES_APART + worker * _APART, playouts):
        kept.games.append(game)
        if monotonic() - saved > _SAVED:
            kept.save()
            saved = monotonic()
    kept.save()
    return f"{kept.path.name}: {len(kept.games)} games of {kept.players}"


def _lessons(asked: argparse.Namespace) -> None:
    _on_all(write_lessons, game_files(asked.folder), asked.workers)


def _on_all(work: Callable[[T], str], things: Iterable[T], workers: int) -> None:
    """Have workers do something to each thing, and tell what comes of it as it comes."""
    waiting = list(things)
    with ProcessPoolExecutor(workers) as pool:
        for number, done in enumerate(as_completed([pool.submit(work, t) for t in waiting]), 1):
            print(f"[{number}/{len(waiting)}] {done.result()}", flush=True)


def _fit(asked: argparse.Namespace) -> None:
    try:
        from bench.learn.fit import Net, fit
    except ModuleNotFoundError as error:
        sys.exit(f"bench.learn fit needs PyTorch ({error.name} is not installed)")
    net = Net.read(asked.start) if asked.start else Net(asked.first, asked.second)
    fit(asked.folder, asked.out, asked.epochs, net, bool(asked.start), asked.apart)


if __name__ == "__main__":
    main()
