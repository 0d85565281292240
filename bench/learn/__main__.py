"""The value net: `python -m bench.learn play DIR`, then `python -m bench.learn fit DIR`."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Final

from bench.learn.games import Lessons, play_for
from levant.bots.rex.value_net import VALUE_NET_FILE

_APART: Final = 1 << 32
"""How far the seeds of two workers are apart."""


def main() -> None:
    """Play games, or fit the net to those that were played."""
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__)
    verbs = parser.add_subparsers(required=True)
    games = verbs.add_parser("play", help="the rollout policy plays itself, or kings do")
    games.add_argument("folder", type=Path, help="where the games go, a file for each worker")
    games.add_argument("--minutes", type=float, default=7)
    games.add_argument("--workers", type=int, default=os.cpu_count())
    games.add_argument("--seed", type=int, default=1)
    games.add_argument(
        "--playouts", type=int, default=0, help="let kings play, with so many playouts a decision"
    )
    games.set_defaults(run=_play)
    fit = verbs.add_parser("fit", help="fit the net (needs PyTorch)")
    fit.add_argument("folder", type=Path)
    fit.add_argument("--out", type=Path, default=VALUE_NET_FILE, help="where to write it")
    fit.add_argument("--epochs", type=int, default=8)
    fit.add_argument("--first", type=int, default=32, help="units of the first layer")
    fit.add_argument("--second", type=int, default=16, help="units of the second layer")
    fit.add_argument("--start", type=Path, help="teach this net more, instead of a new one")
    fit.add_argument("--apart", type=int, default=17, help="one game in so many only tests it")
    fit.set_defaults(run=_fit)
    asked = parser.parse_args()
    asked.run(asked)


def _play(asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(f"{asked.workers} workers play for {asked.minutes:g} minutes")
    work = partial(gather, asked.folder, 60 * asked.minutes, asked.seed, asked.playouts)
    with ProcessPoolExecutor(asked.workers) as pool:
        for done in as_completed([pool.submit(work, number) for number in range(asked.workers)]):
            print(done.result())


def gather(folder: Path, seconds: float, seed: int, playouts: int, worker: int) -> str:
    """What one worker does: play for some time and write the games down."""
    lessons = Lessons()
    number = 0
    for at, turns, winner in play_for(seconds, seed + worker * _APART, playouts):
        lessons.add(at, turns, winner)
        number += 1
    path = folder / f"games-{seed}-{worker}.npz"
    lessons.save(path)
    return f"{path.name}: {number} games, {len(lessons.won)} turns"


def _fit(asked: argparse.Namespace) -> None:
    try:
        from bench.learn.fit import Net, fit
    except ModuleNotFoundError as error:
        sys.exit(f"bench.learn fit needs PyTorch ({error.name} is not installed)")
    net = Net.read(asked.start) if asked.start else Net(asked.first, asked.second)
    fit(asked.folder, asked.out, asked.epochs, net, bool(asked.start), asked.apart)


if __name__ == "__main__":
    main()
