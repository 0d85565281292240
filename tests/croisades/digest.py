"""One word for many games: every action and every final position, hashed.

`python -m tests.croisades.digest SCENARIO FIRST COUNT` prints it; any two machines must agree.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from tests.croisades.play import walk


def digest(scenario: str, seeds: range) -> str:
    """A hash over whole games of two turns."""
    hashed = blake2b(digest_size=16)
    for seed in seeds:
        for game, role, action in walk(seed, scenario):  # noqa: B007 - the last one is used
            hashed.update(f"{role} {action};".encode())
        hashed.update(game.text().encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    scenario, first, count = sys.argv[1:]
    sys.stdout.write(digest(scenario, range(int(first), int(first) + int(count))) + "\n")
