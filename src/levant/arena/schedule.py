"""Which games are played: mirrored sides, paired seeds."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from levant.arena.entrants import Entrant, pair_up

A, B = 0, 1
"""The two of a pair, as seats name them."""


class Settings(Struct, frozen=True):
    """All that decides which games are played: two runs with equal settings are one run."""

    title: str
    path: str
    """Where a worker finds the title: 'module:attribute'."""
    edition: str
    options: dict[str, int]
    roles: tuple[str, ...]
    entrants: tuple[Entrant, ...]
    champion: Entrant | None
    games: int
    seed: int
    most: int
    """A game with more decisions is left unfinished."""
    rules: int
    code: str
    """A digest of the sources of bots, rules and kernel."""

    @property
    def pairs(self) -> list[tuple[Entrant, Entrant]]:
        """Who plays whom."""
        return pair_up(self.entrants, self.champion)


class Fixture(Struct, frozen=True):
    """One game to be played: which pair, with which dice, who sits where."""

    number: int
    pair: int
    seed: int
    seats: tuple[int, ...]
    """For each role whether A or B plays it."""


def seatings(roles: int) -> list[tuple[int, ...]]:
    """All ways to sit alternately, each rotated through all seats, and with A and B exchanged.

    Over all of them A and B play every role equally often, also where the roles are odd.

    >>> seatings(2)
    [(0, 1), (1, 0)]
    >>> len(seatings(3))
    6
    """
    first = [seat % 2 for seat in range(roles)]
    ways: list[tuple[int, ...]] = []
    for exchanged in (0, 1):
        for turn in range(roles):
            way = tuple(seat ^ exchanged for seat in first[-turn:] + first[:-turn])
            if way not in ways:
                ways.append(way)
    return ways


def fixtures(settings: Settings) -> Iterator[Fixture]:
    """Every game, those with the same dice together: a run that is stopped stays mirrored.

    A number names the same game however many are asked for, so that a run can be prolonged.
    """
    ways = seatings(len(settings.roles))
    pairs = len(settings.pairs)
    for played in range(0, settings.games, len(ways)):
        dealt = played // len(ways)
        for pair in range(pairs):
            first = (dealt * pairs + pair) * len(ways)
            for number, way in enumerate(ways[: settings.games - played], first):
                yield Fixture(number, pair, settings.seed + dealt, way)


def last_seed(games: int, seed: int, roles: int) -> int:
    """The highest seed that so many games of a pair need."""
    return seed + (games - 1) // len(seatings(roles))
