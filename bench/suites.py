"""What is measured, by name. Each measurement gives rows: for the table and for JSON alike."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

from bench import research, startup, time_by_phase
from bench.play import RandomPlay, WatchedPlay, branch, fresh
from bench.rates import BACKGAMMON, CHESS, Rates, Row, in_turns, ratio, spread, yardsticks
from levant.cli.measure import EDITION, Over, sample
from levant.cli.yardsticks import Some
from levant.kernel.dice import FastDice
from levant.rex.board import ROLES
from levant.rex.game import REX, Game
from levant.rex.rules import Rules

OURS: Final = "decisions"


def play(seconds: float) -> list[Row]:
    """Random games from the first deployment to the end."""
    return _rows(_turns({"games": RandomPlay(fresh()).to_the_end}, seconds))


def copies(seconds: float) -> list[Row]:
    """Copies of positions from whole games; and each with a decision in it."""
    positions, dice = sample(), FastDice(29)
    things: dict[str, Some] = {
        "copies": Over(positions, lambda game: game.copy()),
        "copies and a decision": Over(positions, lambda game: branch(game, dice)),
    }
    return _rows(_turns(things, seconds))


def _view_of(role: int | None) -> Callable[[Game], object]:
    """What a role is shown of a game."""
    return lambda game: game.view(role)


def views(seconds: float) -> list[Row]:
    """What each viewer is shown of positions from whole games."""
    positions = sample()
    things: dict[str, Some] = {
        f"views, {name}": Over(positions, _view_of(role))
        for name, role in [*zip(ROLES, range(len(ROLES)), strict=True), ("spectator", None)]
    }
    things["decisions after a view"] = WatchedPlay(fresh())
    return _rows(_turns(things, seconds))


def playouts(seconds: float) -> list[Row]:
    """Copies of positions from the middle years, played at random to the end."""
    last = Rules(EDITION, {}).last_year
    middle = [game for game in sample() if 1187 < game.year < last]
    starts = (game.copy() for game in cycle(middle))
    return _rows(_turns({"playouts from midgame": RandomPlay(starts).to_the_end}, seconds))


def editions(seconds: float) -> list[Row]:
    """Random play by the rules of each edition."""
    things: dict[str, Some] = {
        f"decisions, edition {edition}": RandomPlay(fresh(edition)) for edition in REX.editions
    }
    return _rows(_turns(things, seconds))


SUITES: Final[dict[str, Callable[[float], list[Row]]]] = {
    "play": play,
    "copies": copies,
    "views": views,
    "playouts": playouts,
    "editions": editions,
    "phases": time_by_phase.phases,
    "years": time_by_phase.years,
    "startup": startup.startup,
    "bridges": research.bridges,
    "selfplay": research.selfplay,
}


def _turns(things: dict[str, Some], seconds: float) -> Rates:
    """Things in turn with random play and with the yardsticks."""
    return in_turns({OURS: RandomPlay(fresh()), **things, **yardsticks()}, seconds)


def _rows(rates: Rates) -> list[Row]:
    return [_row(rates, name) for name in rates]


def _row(rates: Rates, name: str) -> Row:
    own = rates[name]
    low, middle, high = spread(own)
    row: Row = {"what": name, "per_s": middle, "low": low, "high": high}
    for title, yardstick in (("x_chess", CHESS), ("x_backgammon", BACKGAMMON)):
        row[title] = ratio(own, rates[yardstick]).median if yardstick in rates else None
    row["in_decisions"] = ratio(rates[OURS], own).median
    return row
