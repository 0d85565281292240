"""`python -m tests.proof_digests`: one word for many games of each title and edition.

python -m tests.proof_digests --games 1000 --workers 2 --json before.json
python -m tests.proof_digests --games 1000 --workers 2 --against before.json

Hashed are all actions and final positions, all views of every sixteenth decision, and all events
of every viewer: whoever writes the rules anew shows with it that the games are the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from levant import compiled
from levant.croisades.game import CROISADES
from levant.kernel.title import Title
from levant.kernel.worker_pool import run_jobs
from levant.rex.game import REX
from tests.croisades import play as croisades
from tests.progress import Bar
from tests.rex import play as rex

PIECE = 20
"""Games in one piece of work."""
Piece = tuple[str, str, int, int]
"""Title, edition, first seed, how many."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof_digests",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=100, help="of each edition (100)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the digests here")
    parser.add_argument("--against", type=Path, metavar="FILE", help="must be equal to these")
    args = parser.parse_args()
    sys.stderr.write(f"The engine is {compiled.report()}.\n")
    found = digests(args.games, args.workers)
    for edition, digest in found.items():
        sys.stdout.write(f"{edition:26} {digest}\n")
    if args.json:
        args.json.write_text(json.dumps({"games": args.games, **found}, indent=1) + "\n")
    if args.against:
        before = json.loads(args.against.read_text())
        other = [edition for edition in found if before.get(edition) != found[edition]]
        sys.stdout.write(f"not as before: {', '.join(other)}\n" if other else "all as before\n")
        return 1 if other or before["games"] != args.games else 0
    return 0


def digests(games: int, workers: int) -> dict[str, str]:
    """A digest by title and edition."""
    pieces = list(_pieces(games))
    bar = Bar("digests", len(pieces))
    parts: dict[int, bytes] = {}
    for number, part in run_jobs(digest, pieces, workers):
        parts[number] = part
        bar.add(1, " ".join(pieces[number][:2]))
    bar.close()
    found: dict[str, Any] = {}
    for number, piece in enumerate(pieces):
        found.setdefault(" ".join(piece[:2]), blake2b(digest_size=16)).update(parts[number])
    return {edition: hashed.hexdigest() for edition, hashed in found.items()}


def _pieces(games: int) -> Iterator[Piece]:
    for title in (REX, CROISADES):
        for edition in title.editions:
            for first in range(0, games, PIECE):
                yield title.name, edition, first, min(PIECE, games - first)


def digest(piece: Piece) -> bytes:
    """A hash over some games."""
    name, edition, first, count = piece
    title: Title = REX if name == REX.name else CROISADES
    walk: Any = rex.walk if name == REX.name else croisades.walk
    viewers = (*range(len(title.roles_of(edition))), None)
    hashed = blake2b(digest_size=16)
    for seed in range(first, first + count):
        for number, (game, role, action) in enumerate(walk(seed, edition, log=True)):
            hashed.update(f"{role} {action};".encode())
            if number % 16 == 0:
                _hash(hashed, [game.view(viewer) for viewer in viewers])
        hashed.update(game.text().encode())
        _hash(hashed, [title.events(game, viewer) for viewer in viewers])
    return hashed.digest()


def _hash(hashed: Any, told: Any) -> None:
    hashed.update(json.dumps(told, sort_keys=True).encode())


if __name__ == "__main__":
    sys.exit(main())
