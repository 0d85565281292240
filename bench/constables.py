"""What a game between constables costs: `python -m bench.constables --edition nile --games 2`.

Told are the decisions, the processor time and the digest of the games of each scenario of Croisades
Strategic. Two trees that play the same games have the same digests: run it in both by turns.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from levant import compiled
from levant.bots.croisades.constable import Constable
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import derive_seed
from levant.kernel.runner import Chooser, selfplay
from levant.kernel.title import Title


def constables(title: Title, edition: str, seed: int) -> Sequence[Chooser]:
    """One for each role: choosers for `selfplay`."""
    return [Constable(derive_seed(seed, role)) for role in title.roles_of(edition)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.constables",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--edition", choices=SCENARIOS, action="append", help="only these")
    parser.add_argument("--games", type=int, default=1, help="of each scenario (1)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    args = parser.parse_args(arguments)
    sys.stderr.write(f"The engine is {compiled.report()}.\n")
    seeds = range(args.seed, args.seed + args.games)
    for edition in args.edition or SCENARIOS:
        begin = process_time()
        played = selfplay(
            "levant.croisades.game:CROISADES", edition, {}, seeds, f"{__name__}:constables"
        )
        spent = process_time() - begin
        sys.stdout.write(
            f"{edition:16} {played.decisions:7} decisions {spent:8.2f} s  {played.digest}\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
