"""A long watch: python -m tests.rex.onlooker 2.0 0 20000

Plays the games of these seeds under the onlooker's eyes and prints the first leak of each game.
"""

from __future__ import annotations

import sys

from tests.rex.onlooker import watched


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(edition: str, first: int, end: int) -> int:
    """Watch the games of these seeds; the number of those in which something leaked."""
    leaky = decisions = 0
    for seed in range(first, end):
        for decision, _, leaks in watched(seed, edition):
            decisions += 1
            if leaks:
                leaky += 1
                _say(f"{edition} seed {seed} decision {decision}: {leaks[0]}")
                break
    _say(f"{edition}: {end - first} games, {decisions} decisions, {leaky} games with a leak")
    return leaky


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])) > 0)
