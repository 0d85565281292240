"""How fast the rules are, against yardsticks taken in the same run.

Machines differ, and one machine differs from minute to minute; so every number that is
to be compared is a ratio. The measured thing and its yardsticks take turns, slice by
slice, so that noise hits all alike, and the median of the slices counts.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from levant import compiled
from levant.cli.yardsticks import Some, backgammon_decisions, chess_moves
from levant.kernel.dice import FastDice
from levant.rex.game import REX, Game
from levant.rex.rules import Rules

EDITION: Final = "2.0"
SAMPLE_EVERY: Final = 29
"""Decisions between two sampled positions: a prime, lest it beat with the turn."""
SAMPLE_GAMES: Final = 3
SLICES: Final = 7
"""Turns that each measured thing takes: an odd number has a middle one."""
BATCH: Final = 64
"""Asking the clock costs something too: once for so many things."""


class Pace(NamedTuple):
    """How many things were done in how many seconds."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        """Things in a second."""
        return self.done / self.seconds


def lap(some: Some, seconds: float) -> Pace:
    """Do a thing over and over for about so many seconds, and at least once."""
    begin = perf_counter()
    end = begin + seconds
    count = 0
    while count == 0 or perf_counter() < end:
        count += some(BATCH)
    return Pace(count, perf_counter() - begin)


# --- Crusader Rex -----------------------------------------------------------------------------


class RandomRex:
    """Random games of Crusader Rex, one after the other, over all slices."""

    def __init__(self) -> None:
        self.dice = FastDice(2026)
        self.games = 0
        self.decisions = 0
        """In the games that were finished."""
        self._game = _fresh(0)
        self._count = 0

    def __call__(self, most: int) -> int:
        game, dice = self._game, self.dice
        for n in range(most):
            deciders = game.deciders
            if not deciders:
                self.games += 1
                self.decisions += self._count + n
                self._game, self._count = _fresh(self.games), 0
                return n
            role = deciders[0]
            game.play(role, game.random_action(role, dice))
        self._count += most
        return most


def _fresh(seed: int) -> Game:
    return REX.new(EDITION, {}, FastDice(seed))


def sample() -> list[Game]:
    """Positions from the first to the last decision of a few games."""
    positions: list[Game] = []
    dice = FastDice(7)
    for seed in range(SAMPLE_GAMES):
        game = _fresh(seed)
        count = 0
        while deciders := game.deciders:
            if count % SAMPLE_EVERY == 0:
                positions.append(game.copy())
            game.play(deciders[0], game.random_action(deciders[0], dice))
            count += 1
    return positions


class Over:
    """Does something to positions, one after the other, round after round."""

    def __init__(self, positions: list[Game], deed: Callable[[Game], object]) -> None:
        self.positions = positions
        self.deed = deed
        self._at = 0

    def __call__(self, most: int) -> int:
        deed = self.deed
        some = self.positions[self._at : self._at + most]
        for position in some:
            deed(position)
        self._at = (self._at + len(some)) % len(self.positions)
        return len(some)


def late_over_early(seconds: float) -> float:
    """Seconds per decision in the last year of a game, relative to its first year.

    Only games that reach the last year count, both years of them.
    """
    dice = FastDice(1192)
    seed = 500_000
    early, late = Pace(0, 0.0), Pace(0, 0.0)
    end = perf_counter() + seconds
    while not late.done or perf_counter() < end:
        seed += 1
        game = _fresh(seed)
        first, last = game.year, Rules(EDITION, {}).last_year
        years = _by_year(game, dice)
        if last in years:
            early, late = _add(early, years[first]), _add(late, years[last])
    return early.rate / late.rate


def _add(a: Pace, b: Pace) -> Pace:
    return Pace(a.done + b.done, a.seconds + b.seconds)


def _by_year(game: Game, dice: FastDice) -> dict[int, Pace]:
    """Play a game to its end: the pace of each year."""
    years: dict[int, Pace] = {}
    while game.deciders:
        year, count, begin = game.year, 0, perf_counter()
        while game.year == year and (deciders := game.deciders):
            game.play(deciders[0], game.random_action(deciders[0], dice))
            count += 1
        years[year] = Pace(count, perf_counter() - begin)
    return years


# --- All together -----------------------------------------------------------------------------


class Bench(NamedTuple):
    """The numbers of `levant bench`; None where a yardstick is missing."""

    compiled: bool
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    chess_moves_per_s: float | None
    ratio_chess: float | None
    backgammon_decisions_per_s: float | None
    ratio_backgammon: float | None
    copy_in_decisions: float
    view_in_decisions: float
    late_over_early: float


def bench(seconds: float, progress: Callable[[float], None]) -> Bench:
    """Measure everything, each thing for about so many seconds; tell which share is done."""
    rex = RandomRex()
    positions = sample()
    things: dict[str, Some] = {
        "rex": rex,
        "copy": Over(positions, lambda game: game.copy()),
        "view": Over(positions, lambda game: game.view(0)),
    }
    yardsticks = {"chess": chess_moves(), "backgammon": backgammon_decisions()}
    things |= {name: some for name, some in yardsticks.items() if some is not None}
    rates: dict[str, list[float]] = {name: [] for name in things}
    for some in things.values():
        some(BATCH)  # the very first is slower: it fills caches
    for turn in range(SLICES):
        for name, some in things.items():
            rates[name].append(lap(some, seconds / SLICES).rate)
        progress((turn + 1) / (SLICES + 1))
    while not rex.games:
        rex(BATCH)
    ageing = late_over_early(seconds)
    progress(1.0)
    return _summary(rex, rates, ageing)


def _summary(rex: RandomRex, rates: dict[str, list[float]], ageing: float) -> Bench:
    pace = median(rates["rex"])
    per_game = rex.decisions / rex.games
    chess_pace, ratio_chess = _against(rates, "chess")
    backgammon_pace, ratio_backgammon = _against(rates, "backgammon")
    return Bench(
        compiled=compiled.state() == compiled.COMPILED,
        decisions_per_s=pace,
        games_per_s=pace / per_game,
        decisions_per_game=per_game,
        chess_moves_per_s=chess_pace,
        ratio_chess=ratio_chess,
        backgammon_decisions_per_s=backgammon_pace,
        ratio_backgammon=ratio_backgammon,
        copy_in_decisions=_cost(rates, "copy"),
        view_in_decisions=_cost(rates, "view"),
        late_over_early=ageing,
    )


def _against(rates: dict[str, list[float]], yardstick: str) -> tuple[float | None, float | None]:
    """A yardstick's own pace, and how many times faster Crusader Rex is, slice by slice."""
    if yardstick not in rates:
        return None, None
    pairs = zip(rates["rex"], rates[yardstick], strict=True)
    return median(rates[yardstick]), median(rex / other for rex, other in pairs)


def _cost(rates: dict[str, list[float]], deed: str) -> float:
    """What one deed costs, in average decisions."""
    return median(rex / own for rex, own in zip(rates["rex"], rates[deed], strict=True))
