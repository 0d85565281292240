"""Perft: the number of action sequences of a given length from fixed positions.

Chance follows each position's own dice. `python -m tests.rex.perft` writes the counts of
perft.txt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from levant.kernel.dice import FastDice
from levant.rex.game import REX, Game
from tests.rex.play import bold

FILE = Path(__file__).parent / "perft.txt"
_SEED = 77
_EVERY = 90
_MOST_LEAVES = 12_000


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` decisions there are."""
    deciders = game.deciders
    if not deciders:
        return 1
    role = deciders[0]
    actions = game.legal(role)
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        after = game.copy()
        after.play(role, action)
        leaves += perft(after, depth - 1)
    return leaves


def positions() -> Iterator[str]:
    """Positions through one bold game."""
    game = REX.new("2.0", {"iron_bridge": 1}, FastDice(_SEED))
    dice = FastDice(_SEED + 1)
    number = 0
    while game.deciders:
        if number % _EVERY == 0:
            yield game.text()
        role = game.deciders[0]
        game.play(role, bold(game, role, dice))
        number += 1


def main() -> None:
    """Write the counts anew."""
    lines = []
    for text in positions():
        game = REX.parse_position(text)
        counts: list[int] = []
        while len(counts) < 5 and (not counts or counts[-1] < _MOST_LEAVES // 20):
            counts.append(perft(game, len(counts) + 1))
        lines.append(f"{' '.join(map(str, counts))} | {text}")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
