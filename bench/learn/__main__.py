"""The emperor's judgement, learned by play.

python -m bench.learn play DIR --minutes 9 --player emperor --playouts 40   # a piece of games
python -m bench.learn lessons DIR                     # what they teach: value, orders, belief
python -m bench.learn fit DIR --what orders           # needs PyTorch
python -m bench.learn gate NEW.. --against FOLDER     # new weights against old ones
python -m bench.learn piece DIR --out OUT             # all of this in one piece of ten minutes
python -m bench.learn ship FOLDER                     # weights to where players read them
python -m bench.learn curve DIR --out FILE.svg        # how it went
python -m bench.learn strategy DIR                    # what the games tell of the game
python -m bench.learn pack DIR OUT; unpack DIR FILES  # games and weights to and from elsewhere
python -m bench.learn bundle FILE                     # all of it, for another machine
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
from typing import Any, Final, TypeVar

from bench.learn.belief_lessons import write_belief_lessons
from bench.learn.bundle import write_bundle
from bench.learn.curve import draw_curves
from bench.learn.game_files import GameFile, game_files, next_piece
from bench.learn.games import SEARCHERS, Players, play_for
from bench.learn.gate import Contestant, by_edition, match
from bench.learn.history import add_line
from bench.learn.lessons import write_lessons
from bench.learn.order_lessons import write_order_lessons
from bench.learn.pack import pack, unpack
from bench.learn.piece import Piece, play_piece
from bench.learn.searches import SearchFile, search_file
from bench.learn.strategy import report
from bench.learn.weights import BELIEF, NET, POLICY, SHIPPED, ship

_APART: Final = 1 << 32
"""How far the seeds of two workers are apart."""
_PIECES_APART: Final = 1 << 42
_SAVED: Final = 30.0
"""Seconds after which a worker writes its games down: whoever stops it loses no more."""
_KINDS: Final = {
    "value": write_lessons,
    "orders": write_order_lessons,
    "belief": write_belief_lessons,
}
"""What games teach, and how it is written down."""
_SHIPPED: Final = {
    "value": SHIPPED[NET],
    "orders": SHIPPED[POLICY],
    "belief": SHIPPED[BELIEF],
}

T = TypeVar("T")


def main() -> None:
    """Play games, make lessons of them, fit what is learned, let it pass the gate, pack it."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(required=True)
    _add_play(verbs.add_parser("play", help="the rollout policy plays itself, or bots do"))
    _add_lessons(verbs.add_parser("lessons", help="write down what played games teach"))
    _add_fit(verbs.add_parser("fit", help="fit what is learned (needs PyTorch)"))
    _add_gate(verbs.add_parser("gate", help="let new weights play against old ones"))
    _add_piece(verbs.add_parser("piece", help="all of it, in a piece of so many minutes"))
    _add_folders(verbs)
    asked = parser.parse_args()
    asked.run(asked)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=os.cpu_count())


def _add_play(games: argparse.ArgumentParser) -> None:
    games.add_argument("folder", type=Path, help="where the games go, a file for each worker")
    games.add_argument("--minutes", type=float, default=7)
    _add_workers(games)
    games.add_argument("--piece", type=int, help="its number; the next one of the folder")
    games.add_argument(
        "--playouts", type=int, default=0, help="let PLAYER play, with so many playouts a decision"
    )
    games.add_argument("--player", choices=SEARCHERS, default="king")
    games.add_argument("--weights", type=Path, help="what an emperor has learned: a folder")
    games.set_defaults(run=_play)


def _add_lessons(lessons: argparse.ArgumentParser) -> None:
    lessons.add_argument("folder", type=Path)
    lessons.add_argument("--what", choices=sorted(_KINDS), nargs="+", default=sorted(_KINDS))
    _add_workers(lessons)
    lessons.set_defaults(run=lambda asked: make_lessons(asked.folder, asked.what, asked.workers))


def _add_fit(fit: argparse.ArgumentParser) -> None:
    fit.add_argument("folder", type=Path)
    fit.add_argument("--what", choices=sorted(_KINDS), default="value")
    fit.add_argument("--out", type=Path, help="where to write it; else where players read it")
    fit.add_argument("--epochs", type=int, default=8)
    fit.add_argument("--first", type=int, default=32, help="units of the net's first layer")
    fit.add_argument("--second", type=int, default=16, help="units of the net's second layer")
    fit.add_argument("--start", type=Path, help="teach this net more, instead of a new one")
    fit.add_argument("--apart", type=int, default=17, help="one game in so many only tests it")
    fit.set_defaults(run=_fit)


def _add_gate(gate: argparse.ArgumentParser) -> None:
    gate.add_argument("folder", type=Path, help="new weights; what it lacks is as shipped")
    gate.add_argument("--against", default="king", help="king, or a folder of weights")
    gate.add_argument("--playouts", type=int, default=40)
    gate.add_argument("--games", type=int, default=400)
    gate.add_argument("--minutes", type=float, default=9)
    gate.add_argument("--kept", type=Path, help="the games so far; else FOLDER/match.jsonl")
    _add_workers(gate)
    gate.set_defaults(run=_gate)


def _add_piece(piece: argparse.ArgumentParser) -> None:
    piece.add_argument("folder", type=Path)
    piece.add_argument("--out", type=Path, required=True, help="where the archives go")
    piece.add_argument("--minutes", type=float, default=9.3)
    piece.add_argument("--playouts", type=int, default=40)
    piece.add_argument("--games", type=int, default=400, help="of a match, at most")
    piece.add_argument("--torch", default="", help="a Python with PyTorch; without, games only")
    _add_workers(piece)
    piece.set_defaults(run=_piece)


# Any: argparse names its subparsers with a private type
def _add_folders(verbs: Any) -> None:
    shipped = verbs.add_parser("ship", help="put weights where players read them")
    shipped.add_argument("folder", type=Path)
    shipped.set_defaults(run=lambda asked: print(*ship(asked.folder), sep="\n"))
    curve = verbs.add_parser("curve", help="draw what was learned")
    curve.add_argument("folder", type=Path)
    curve.add_argument("--out", type=Path, required=True, help="an .svg")
    curve.set_defaults(run=lambda asked: print(draw_curves(asked.folder, asked.out)))
    strategy = verbs.add_parser("strategy", help="tables of cards, cities and openings")
    strategy.add_argument("folder", type=Path, nargs="+")
    strategy.set_defaults(run=lambda asked: print(report(asked.folder)))
    packed = verbs.add_parser("pack", help="games and weights in a few archives")
    packed.add_argument("folder", type=Path)
    packed.add_argument("out", type=Path)
    packed.set_defaults(run=lambda asked: print(*pack(asked.folder, asked.out), sep="\n"))
    laid = verbs.add_parser("unpack", help="lay archives into a folder")
    laid.add_argument("folder", type=Path)
    laid.add_argument("archives", type=Path, nargs="+")
    laid.set_defaults(run=lambda asked: print(unpack(asked.archives, asked.folder), "files"))
    bundle = verbs.add_parser("bundle", help="pack Python, engine and this for another machine")
    bundle.add_argument("file", type=Path, help="a .tar.xz")
    bundle.set_defaults(run=lambda asked: print(write_bundle(asked.file)))


def _play(asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True, exist_ok=True)
    players = Players(asked.player, asked.playouts, asked.weights)
    play_games(asked.folder, asked.minutes, asked.workers, players, asked.piece)


def play_games(
    folder: Path, minutes: float, workers: int, players: Players, piece: int | None = None
) -> None:
    """Have workers play into a folder for some minutes."""
    piece = next_piece(folder) if piece is None else piece
    print(f"piece {piece}: {workers} workers play for {minutes:.1f} minutes: {players}", flush=True)
    _on_all(partial(gather, folder, 60 * minutes, piece, players), range(workers), workers)


def gather(folder: Path, seconds: float, piece: int, players: Players, worker: int) -> str:
    """What one worker does: play for some time and write the games down."""
    kept = GameFile(folder / f"games-{piece:04}-{worker:02}.npz", str(players))
    thoughts = SearchFile(search_file(kept.path))
    saved = monotonic()
    seed = piece * _PIECES_APART + worker * _APART
    for game, searches in play_for(seconds, seed, players):
        kept.games.append(game)
        thoughts.searches += searches
        if monotonic() - saved > _SAVED:
            _save(kept, thoughts)
            saved = monotonic()
    _save(kept, thoughts)
    return f"{kept.path.name}: {len(kept.games)} games of {kept.players}"


def _save(kept: GameFile, thoughts: SearchFile) -> None:
    """The thoughts first: games without them would be taught as if nobody had thought."""
    if thoughts.searches:
        thoughts.save()
    kept.save()


def make_lessons(folder: Path, kinds: Iterable[str], workers: int) -> None:
    """Write down what all games of a folder teach that was not written down yet."""
    for kind in kinds:
        _on_all(_KINDS[kind], game_files(folder), workers)


def _on_all(work: Callable[[T], str], things: Iterable[T], workers: int) -> None:
    """Have workers do something to each thing, and tell what comes of it as it comes."""
    waiting = list(things)
    with ProcessPoolExecutor(workers) as pool:
        for number, done in enumerate(as_completed([pool.submit(work, t) for t in waiting]), 1):
            print(f"[{number}/{len(waiting)}] {done.result()}", flush=True)


def _fit(asked: argparse.Namespace) -> None:
    out = asked.out or _SHIPPED[asked.what]
    try:
        if asked.what == "orders":
            from bench.learn.fit_orders import fit_orders

            found = fit_orders(asked.folder, out, asked.apart)
        elif asked.what == "belief":
            from bench.learn.fit_belief import fit_belief

            found = fit_belief(asked.folder, out, asked.apart)
        else:
            from bench.learn.fit import Net, fit

            net = Net.read(asked.start) if asked.start else Net(asked.first, asked.second)
            found = fit(asked.folder, out, asked.epochs, net, bool(asked.start), asked.apart)
    except ModuleNotFoundError as error:
        sys.exit(f"bench.learn fit needs PyTorch ({error.name} is not installed)")
    add_line(asked.folder, "fit", part=asked.what, **found)


def _gate(asked: argparse.Namespace) -> None:
    kept = asked.kept or asked.folder / "match.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = Contestant("emperor", asked.folder, asked.playouts)
    old = (
        Contestant("king", None, asked.playouts)
        if asked.against == "king"
        else Contestant("emperor", Path(asked.against), asked.playouts)
    )
    result = match(new, old, asked.games, 60 * asked.minutes, asked.workers, kept)
    print(f"{asked.folder} against {asked.against}: {result}")
    for edition, score in by_edition(kept).items():
        print(f"  {edition}: {score}")
    print("passes" if result.passes else "does not pass")


def _piece(asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True, exist_ok=True)
    piece = Piece(
        asked.folder, asked.out, asked.minutes, asked.workers, asked.playouts, asked.torch,
        asked.games,
    )  # fmt: skip

    def play_some(seconds: float, weights: Path) -> None:
        players = Players("emperor", piece.playouts, weights)
        play_games(piece.folder, seconds / 60, piece.workers, players)

    done = play_piece(
        piece, play_some, lambda: make_lessons(piece.folder, sorted(_KINDS), piece.workers)
    )
    print(*done, sep="\n")


if __name__ == "__main__":
    main()
