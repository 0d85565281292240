"""One piece of learning: play, make lessons, fit, pass the gate, pack; in so many minutes.

Whatever stops it, the next piece goes on: games are kept every half minute, a match at every pair
of games, and candidates that did not finish their match go on with it. Weights that pass the gate
are the emperor's from then on (`FOLDER/weights`), and he plays the next games.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile
from time import monotonic, time
from typing import Final

from bench.learn.game_files import next_piece
from bench.learn.gate import Contestant, Score, match
from bench.learn.history import add_line, read_history
from bench.learn.pack import pack
from bench.learn.weights import NET, PARTS, net_to_teach

_PLAYING: Final = 0.5
"""The part of a piece that games to learn from take."""
_LESSONS: Final = 0.7
"""When lessons and fits must be done, as a part of the piece."""
_PACKING: Final = 10.0
_ENOUGH: Final = 40
"""Games of a match before its candidate may pass."""


@dataclass(frozen=True)
class Piece:
    """What is asked of a piece."""

    folder: Path
    out: Path
    minutes: float
    workers: int
    playouts: int
    torch: str
    """The Python that has PyTorch; empty: nothing is fitted."""
    games: int
    """Games of the match that a candidate plays at most."""


def weights_of(folder: Path) -> Path:
    """Where the emperor's weights of a folder lie."""
    found = folder / "weights"
    found.mkdir(parents=True, exist_ok=True)
    return found


def play_piece(
    piece: Piece,
    gather: Callable[[float, Path], None],
    make_lessons: Callable[[], None],
) -> list[str]:
    """Do it all; what was packed."""
    began, end = time(), monotonic() + 60 * piece.minutes
    weights = weights_of(piece.folder)
    share = _PLAYING if piece.torch else 1.0
    gather((end - monotonic() - _PACKING) * share, weights)
    if piece.torch:
        make_lessons()
        number = fit_all(piece, end - 60 * piece.minutes * (1 - _LESSONS))
        gate_all(piece, number, end - _PACKING)
    add_line(piece.folder, "piece", minutes=piece.minutes, next=next_piece(piece.folder))
    return pack(piece.folder, piece.out, began)


def fit_all(piece: Piece, end: float) -> int:
    """Fit every part to all games so far; the number of the candidates."""
    number = 1 + len(read_history(piece.folder, "candidates"))
    folder = piece.folder / "candidates" / f"{number:04}"
    folder.mkdir(parents=True, exist_ok=True)
    for part, kind in PARTS.items():
        command = [
            piece.torch, "-m", "bench.learn", "fit", str(piece.folder), "--what", kind,
            "--out", str(folder / part),
        ]  # fmt: skip
        if part == NET:
            command += ["--start", str(net_to_teach(weights_of(piece.folder))), "--epochs", "40"]
        left = end - monotonic()
        if left > 0:
            _run(command, left)
    found = sorted(path.name for path in folder.glob("*.json"))
    add_line(piece.folder, "candidates", number=number, parts=found)
    return number


def _run(command: list[str], seconds: float) -> None:
    """Run another Python on the same sources: with its own packages, and without compiled code."""
    root = Path(__file__).resolve().parents[2]
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONHOME", "LD_LIBRARY_PATH")}
    settings = kept | {"PYTHONPATH": f"{root / 'src'}:{root}", "LEVANT_PURE": "1"}
    try:
        subprocess.run(command, env=settings, timeout=seconds, check=True)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError, OSError) as error:
        print(f"not fitted: {error}", flush=True)


def gate_all(piece: Piece, number: int, end: float) -> None:
    """Let every candidate part play against the weights of now, and keep what is better."""
    folder = piece.folder / "candidates" / f"{number:04}"
    parts = [part for part in PARTS if (folder / part).exists()]
    for place, part in enumerate(parts):
        share = (end - monotonic()) / (len(parts) - place)
        result = gate_part(piece, folder / part, f"{number:04}-{Path(part).stem}", share)
        add_line(
            piece.folder, "gate", number=number, part=part, games=result.games,
            share=result.share, error=result.error, passed=_passes(result),
        )  # fmt: skip
        print(f"candidate {number}, {part}: {result}", flush=True)
        if _passes(result):
            copyfile(folder / part, weights_of(piece.folder) / part)


def _passes(result: Score) -> bool:
    return result.passes and result.games >= _ENOUGH


def gate_part(piece: Piece, candidate: Path, name: str, seconds: float) -> Score:
    """A match of the weights of now with one part exchanged against those of now."""
    weights = weights_of(piece.folder)
    tried = candidate.parent / f"with-{candidate.stem}"
    tried.mkdir(exist_ok=True)
    for part in PARTS:
        if (weights / part).exists():
            copyfile(weights / part, tried / part)
    copyfile(candidate, tried / candidate.name)
    new = Contestant("emperor", tried, piece.playouts)
    old = Contestant("emperor", weights, piece.playouts)
    kept = piece.folder / f"match-{name}.jsonl"
    return match(new, old, piece.games, seconds, piece.workers, kept)
