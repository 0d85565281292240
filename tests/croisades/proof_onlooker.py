"""`python -m tests.croisades.proof_onlooker`: the onlooker at many random games.

python -m tests.croisades.proof_onlooker --games 100 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from levant.croisades.scenario import SCENARIOS
from tests.croisades.onlooker import look_on


def main() -> int:
    """Games of every scenario, and how many facts of each kind were compared; 1 at a leak."""
    parser = argparse.ArgumentParser(description="Look on at random games from every seat.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--scenario", choices=SCENARIOS)
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    leaks: Counter[str] = Counter()
    for game in range(args.games):
        seed = args.seed + game
        scenario = args.scenario or SCENARIOS[game % len(SCENARIOS)]
        try:
            counts += look_on(seed, scenario, args.turns)
        except AssertionError as leak:
            leaks[str(leak)[:100]] += 1
            _say(f"\nseed {seed}, {scenario}: {leak}\n")
        done = f"{game + 1} of {args.games} games, {sum(counts.values())} facts compared"
        _say(f"\r{done}, {sum(leaks.values())} leaks")
    _say("\n")
    for kind, count in sorted(counts.items()):
        _say(f"{kind:>14} {count}\n")
    return 1 if leaks else 0


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
