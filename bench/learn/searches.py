"""What searching players thought while they played: the plans they tried, and what each came to.

Kept beside the games (`searches-*.npz`), a search for each movement phase that was planned. A plan
is a row of actions for the rest of the phase; its mean is what its playouts came to for the player,
from -1 (lost) to 1 (won).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from levant.bots.rex.successive_halving import SuccessiveHalving


@dataclass(frozen=True)
class TriedPlan:
    """A plan, how often it was played out, and the mean of that."""

    actions: tuple[int, ...]
    count: int
    mean: float


@dataclass(frozen=True)
class Search:
    """The plans that were tried before an action of a game."""

    game: int
    """The seed of the game."""
    ply: int
    """How many actions were played before."""
    plans: tuple[TriedPlan, ...]


def search_of(game: int, ply: int, halving: SuccessiveHalving) -> Search:
    """What a bot's latest search found."""
    plans = [TriedPlan(tuple(c.plan), len(c.values), c.mean) for c in halving.candidates]
    return Search(game, ply, tuple(plan for plan in plans if plan.count and plan.actions))


@dataclass
class SearchFile:
    """The searches of one worker in one piece of work."""

    path: Path
    searches: list[Search] = field(default_factory=list)

    def save(self) -> None:
        """Write all searches; who is stopped in the middle has the file of before."""
        written = self.path.with_suffix(".part")
        plans = [plan for search in self.searches for plan in search.plans]
        with written.open("wb") as file:
            np.savez_compressed(
                file,
                games=np.array([s.game for s in self.searches], np.int64),
                plies=np.array([s.ply for s in self.searches], np.uint16),
                plans=np.array([len(s.plans) for s in self.searches], np.uint16),
                lengths=np.array([len(plan.actions) for plan in plans], np.uint16),
                actions=np.array([a for plan in plans for a in plan.actions], np.uint16),
                counts=np.array([plan.count for plan in plans], np.uint16),
                means=np.array([plan.mean for plan in plans], np.float32),
            )
        written.replace(self.path)

    @classmethod
    def read(cls, path: Path) -> SearchFile:
        """The searches of a file."""
        with np.load(path) as held:
            ends = np.cumsum(held["lengths"], dtype=np.int64).tolist()
            actions = held["actions"].tolist()
            plans = [
                TriedPlan(tuple(actions[start:end]), count, mean)
                for start, end, count, mean in zip(
                    [0, *ends], ends, held["counts"].tolist(), held["means"].tolist(), strict=False
                )
            ]
            last = np.cumsum(held["plans"], dtype=np.int64).tolist()
            searches = [
                Search(game, ply, tuple(plans[start:end]))
                for game, ply, start, end in zip(
                    held["games"].tolist(), held["plies"].tolist(), [0, *last], last, strict=False
                )
            ]
        return cls(path, searches)


def search_file(games: Path) -> Path:
    """Where the searches lie that were made in a file of games."""
    return games.with_name(games.name.replace("games-", "searches-"))


def searches_of(games: Path) -> dict[int, list[Search]]:
    """The searches of a file of games by the seed of the game; none where none were kept."""
    path = search_file(games)
    found: dict[int, list[Search]] = {}
    if path.exists():
        for search in SearchFile.read(path).searches:
            found.setdefault(search.game, []).append(search)
    return found
