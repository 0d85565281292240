"""Games kept in files: edition, seed of the dice, actions, winner; a few hundred bytes each.

Whatever a learner wants to know of a game can be asked of its positions, which are made again from
the record by `positions`; so games need not be played again when other features are wanted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from levant.bots.rex.features import EDITIONS
from levant.kernel.dice import FastDice
from levant.rex.game import REX, Game
from levant.rex.words import CARDS, OVER

_KEPT: Final = "games-*.npz"


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: all that is needed to play it again."""

    edition: str
    seed: int
    actions: tuple[int, ...]
    winner: int
    """The role that won; -1 for nobody."""


@dataclass
class GameFile:
    """The games of one worker in one piece of work, and who played them."""

    path: Path
    players: str
    games: list[PlayedGame] = field(default_factory=list)

    def save(self) -> None:
        """Write all games; who is stopped in the middle has the file of before."""
        written = self.path.with_suffix(".part")
        with written.open("wb") as file:
            np.savez_compressed(
                file,
                about=np.array(json.dumps({"players": self.players})),
                editions=np.array([EDITIONS.index(g.edition) for g in self.games], np.uint8),
                seeds=np.array([g.seed for g in self.games], np.int64),
                lengths=np.array([len(g.actions) for g in self.games], np.uint16),
                actions=np.array([a for g in self.games for a in g.actions], np.uint16),
                winners=np.array([g.winner for g in self.games], np.int8),
            )
        written.replace(self.path)

    @classmethod
    def read(cls, path: Path) -> GameFile:
        """The games of a file."""
        with np.load(path) as held:
            players = str(json.loads(str(held["about"]))["players"])
            ends = np.cumsum(held["lengths"], dtype=np.int64).tolist()
            actions = held["actions"].tolist()
            games = [
                PlayedGame(EDITIONS[edition], seed, tuple(actions[start:end]), winner)
                for edition, seed, start, end, winner in zip(
                    held["editions"].tolist(), held["seeds"].tolist(), [0, *ends], ends,
                    held["winners"].tolist(), strict=False,
                )
            ]  # fmt: skip
        return cls(path, players, games)


def game_files(folder: Path) -> list[Path]:
    """The files of games in a folder, in order."""
    found = sorted(folder.glob(_KEPT))
    if not found:
        raise SystemExit(f"{folder}: no games; play some first")
    return found


def next_piece(folder: Path) -> int:
    """The number of the next piece of work in a folder: its seeds are those of no other."""
    pieces = [int(path.stem.split("-")[1]) for path in folder.glob(_KEPT)]
    return 1 + max(pieces, default=0)


def to_move(game: Game) -> int:
    """Whose choice is next; of the two who choose a card, the Frank first."""
    if game.phase == CARDS:
        return 0 if game.chosen[0] < 0 else 1
    return game.active


def positions(played: PlayedGame) -> Iterator[Game]:
    """The position before each action of a game, the same one moved on; last the end."""
    game = REX.new(played.edition, {}, FastDice(played.seed))
    for action in played.actions:
        yield game
        game.play(to_move(game), action)
    assert (game.phase, game.winner) == (OVER, played.winner), "another engine played this"
    yield game
