"""What a value net is taught: the features of every turn of played games, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.learn.game_files import GameFile, PlayedGame, positions
from bench.learn.kept_lessons import load_kept
from levant.bots.rex.features import Features
from levant.rex.words import CARDS

_OUTCOME: Final = 0.9
"""How far a turn's lesson is what came of it; the rest is the judgement of the turn after."""


@dataclass
class Lessons:
    """Features of turns in a row, those that are not zero: places, values, and how many."""

    places: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    games: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    def add(self, game: PlayedGame) -> None:
        """The turns of one game, at the beginning of each."""
        turn = (0, 0)
        for position in positions(game):
            if position.phase != CARDS or (position.year, position.turn) == turn:
                continue
            turn = (position.year, position.turn)
            features = Features(position)
            self.places += features.places
            self.values += features.values
            self.counts.append(len(features.places))
            self.games.append(game.seed)
            self.won.append(int(game.winner == 0))

    def save(self, path: Path) -> None:
        """Write them as numpy arrays."""
        np.savez(
            path,
            places=np.array(self.places, np.int16),
            values=np.array(self.values, np.float32),
            counts=np.array(self.counts, np.int16),
            games=np.array(self.games, np.int64),
            won=np.array(self.won, np.int8),
        )


def write_lessons(games: Path) -> str:
    """Write the lessons of a file of games beside it, unless they are there."""
    path = games.with_name(games.name.replace("games-", "lessons-"))
    if path.exists() and path.stat().st_mtime >= games.stat().st_mtime:
        return f"{path.name}: there already"
    lessons = Lessons()
    for game in GameFile.read(games).games:
        lessons.add(game)
    lessons.save(path)
    return f"{path.name}: {len(lessons.won)} turns"


def load_lessons(folder: Path) -> dict[str, NDArray[np.generic]]:
    """The lessons of all files in a folder, one after the other."""
    return load_kept(folder, "lessons")


def tempered(chances: list[float], won: list[float], games: list[int]) -> list[float]:
    """What should have been said of each turn: the outcome, tempered by the turns between.

    A whole game has one outcome, and much luck in it; the chances a turn later have less.
    """
    lessons = won[:]
    for turn in reversed(range(len(won) - 1)):
        if games[turn] == games[turn + 1]:
            lessons[turn] = (1 - _OUTCOME) * chances[turn + 1] + _OUTCOME * lessons[turn + 1]
    return lessons
