"""Seeds of games that meet every rare state: a short way to what a soak finds in thousands.

`python -m tests.rex.rare_seeds` looks for them anew, and writes rare_seeds.json. A change of the
rules changes what happens in a game: the seeds are where to look first, not what must be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from levant.kernel.dice import FastDice, derive_seed
from levant.rex.edition import EDITIONS
from tests.rex.play import MOST_DECISIONS
from tests.rex.rare import Watch
from tests.rex.rare_states import RARE
from tests.rex.ways import begin

FILE = Path(__file__).parent / "rare_seeds.json"
WAY = ("seeking+",)
MOST = 8000
"""So many games of an edition are searched."""


def states_met(seed: int, edition: str) -> set[str]:
    """The rare states of the game of a seed, which is played to its end."""
    way = begin(seed, edition, WAY)
    game = way.game
    watch = Watch(game, RARE)
    dice = FastDice(derive_seed(seed, "players"))
    for _ in range(MOST_DECISIONS):
        deciders = game.deciders
        if not deciders:
            break
        role = deciders[dice.below(len(deciders))]
        action = way.policy(game, role, dice)
        watch.deciding(role, action)
        game.play(role, action)
        watch.decided()
    assert game.result is not None, f"the game of seed {seed} does not end"
    return set(watch.met)


def known_seeds(edition: str) -> list[int]:
    """Where to look first."""
    seeds: dict[str, list[int]] = json.loads(FILE.read_text("utf-8"))
    return seeds[edition]


def search(edition: str, seeds: Iterable[int]) -> Iterator[tuple[int, set[str]]]:
    """Games with a state that was not met before, until all are met."""
    missing = set(RARE.expected(edition))
    for seed in seeds:
        if not missing:
            return
        new = states_met(seed, edition) & missing
        missing -= new
        if new:
            yield seed, new


def _found(edition: str) -> list[int]:
    """Seeds that meet all together, searched twice: rare ones often meet the others as well."""
    first = [seed for seed, _ in search(edition, _without_faults(edition, range(MOST)))]
    return sorted(seed for seed, _ in search(edition, reversed(first)))


def _without_faults(edition: str, seeds: Iterable[int]) -> Iterator[int]:
    for seed in seeds:
        try:
            states_met(seed, edition)
        except Exception as error:
            sys.stderr.write(f"{edition}, seed {seed}: {error!r}\n")
        else:
            yield seed


def main() -> None:
    """Write the seeds anew."""
    seeds = {edition: _found(edition) for edition in EDITIONS}
    lines = ",\n".join(f' "{edition}": {seeds[edition]}' for edition in seeds)
    FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
