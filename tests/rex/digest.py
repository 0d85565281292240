"""One number for many games: every action and every final position, hashed.

`python -m tests.rex.digest EDITION FIRST COUNT` prints it; compiled and interpreted code,
and any two machines, must agree.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from tests.rex.play import walk


def digest(edition: str, seeds: range) -> str:
    """A hash over whole games, odd seeds played boldly."""
    hashed = blake2b(digest_size=16)
    for seed in seeds:
        for game, role, action in walk(seed, edition):  # noqa: B007 - the last one is used
            hashed.update(f"{role} {action};".encode())
        hashed.update(game.text().encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    edition, first, count = sys.argv[1:]
    sys.stdout.write(digest(edition, range(int(first), int(first) + int(count))) + "\n")
