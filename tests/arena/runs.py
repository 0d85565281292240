"""Small runs of the arena: pilgrims play the toy title in no time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from levant.arena.entrants import read_entrant, read_entrants
from levant.arena.executors import Executor, in_this_process
from levant.arena.play import Outcome, Thinking
from levant.arena.run import arrange, play_all
from levant.arena.run_folder import open_folder
from levant.arena.schedule import Settings
from levant.arena.summary import Summary

TOY = "tests.kernel.toy:TITLE"


def settings(
    games: int = 6, seed: int = 1, bots: str = "pilgrim,pilgrim", champion: str | None = None
) -> Settings:
    """A run of the toy title."""
    one = None if champion is None else read_entrant(champion)
    return arrange(TOY, "2.0", {}, read_entrants(bots), one, games, seed)


def play(path: Path, run: Settings, executor: Executor = in_this_process) -> Summary:
    """Play a run in a folder."""
    with open_folder(path, run) as folder:
        return play_all(folder, executor, lambda done, planned: None)


def outcome(
    number: int, seats: Sequence[int], winner: str, seed: int = 1, pair: int = 0, seconds: float = 1
) -> Outcome:
    """A game as if it had been played."""
    thinking = tuple(Thinking(10, seconds, 0.5, 4, 0.75) for _ in seats)
    return Outcome(number, pair, seed, tuple(seats), winner, "score", 20, 4, 3.0, thinking, "00")
