"""The gate: new weights against old ones, every game from both sides; only the better pass.

Both think with so many playouts, so that a busy machine does nobody wrong and a match can be
stopped and gone on with: the games that were played are kept in a file, a line of JSON each.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Final

from bench.learn.game_files import to_move
from bench.learn.games import Seat
from bench.learn.weights import settings_of
from levant.bots.budget import Budget
from levant.bots.rex.features import EDITIONS
from levant.bots.rex.knight import Knight
from levant.kernel.dice import FastDice, derive_seed
from levant.rex.game import REX
from levant.rex.words import OVER

SURE: Final = 1.28
"""Standard errors above one half that new weights need: nine in ten are better who have them."""
_SEEDS: Final = 1 << 45
"""Where the seeds of matches begin, far from those of games to learn from."""


@dataclass(frozen=True)
class Contestant:
    """Who plays: `king`, or `emperor` with the weights of a folder, and his playouts."""

    player: str
    folder: Path | None
    playouts: int

    def seat(self, seed: int, side: int) -> Seat:
        """Him at the table."""
        settings = settings_of(self.player, self.folder)
        return Seat(Knight(seed, Budget(nodes=self.playouts), settings), side)


@dataclass(frozen=True)
class Score:
    """What the first of two came to."""

    games: int
    share: float
    error: float
    """The standard error of the share; games with the same dice count as one."""

    @property
    def passes(self) -> bool:
        """Whether the first is better, as far as such a match can tell."""
        return self.games > 0 and self.share - 0.5 > SURE * self.error

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % of {self.games} games (error {100 * self.error:.1f})"


def play_pair(new: Contestant, old: Contestant, number: int) -> tuple[str, list[int]]:
    """Two games with the same dice, one from each side: who won each, 1 for the new."""
    edition = EDITIONS[number % len(EDITIONS)]
    return edition, [_play(new, old, number, edition, side) for side in (0, 1)]


def _play(new: Contestant, old: Contestant, number: int, edition: str, side: int) -> int:
    seed = _SEEDS + number
    game = REX.new(edition, {}, FastDice(seed), log=True)
    seats: dict[int, Seat] = {}
    for role, who in ((side, new), (1 - side, old)):
        stream = derive_seed(seed, f"{role} {who is new}")
        seats[role] = who.seat(stream, role)
    while game.phase != OVER:
        decider = to_move(game)
        game.play(decider, seats[decider].choose(game))
    return int(game.winner == side)


def score(pairs: Iterable[Sequence[int]]) -> Score:
    """The share that the first won, of pairs of games with the same dice."""
    shares = [sum(pair) / len(pair) for pair in pairs]
    count = len(shares)
    if not count:
        return Score(0, 0.5, 0.5)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    # No surer than so many independent games, however alike the pairs came out.
    error = max(sqrt(spread / count), sqrt(max(mean * (1 - mean), 0.01) / (2 * count)))
    return Score(2 * count, mean, error)


def match(
    new: Contestant, old: Contestant, games: int, seconds: float, workers: int, kept: Path
) -> Score:
    """Play until so many games are played or the time is over; goes on where a file ends."""
    done = _kept(kept)
    waiting = [n for n in range(games // 2) if n not in done]
    end = monotonic() + seconds
    longest = 0.0
    with ProcessPoolExecutor(workers) as pool, kept.open("a", encoding="utf-8") as file:
        running: dict[Future[tuple[str, list[int]]], tuple[int, float]] = {}
        while waiting or running:
            while waiting and len(running) < workers and monotonic() + longest < end:
                number = waiting.pop(0)
                running[pool.submit(play_pair, new, old, number)] = (number, monotonic())
            if not running:
                break
            future = next(as_completed(running))
            number, began = running.pop(future)
            longest = max(longest, monotonic() - began)
            edition, won = future.result()
            done[number] = (edition, won)
            line = {"number": number, "edition": edition, "won": won}
            file.write(json.dumps(line) + "\n")
            file.flush()
    return score(won for _, won in done.values())


def by_edition(kept: Path) -> dict[str, Score]:
    """The scores of a match that was kept, edition by edition."""
    held = _kept(kept).values()
    return {
        edition: score(won for name, won in held if name == edition)
        for edition in EDITIONS
        if any(name == edition for name, _ in held)
    }


def _kept(kept: Path) -> dict[int, tuple[str, list[int]]]:
    if not kept.exists():
        return {}
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines() if line]
    return {line["number"]: (line["edition"], line["won"]) for line in lines}
