"""Positions of Croisades Strategic in which each phase is asked, and matches that stand there."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.kernel.dice import FastDice
from tests.croisades.play import walk
from tests.croisades.scene import scene


class Asked(NamedTuple):
    """A position, and who is asked in it."""

    game: Game
    role: str


def _walked(scenario: str, seed: int, decision: int) -> Asked:
    """A decision of a random game; the game stays as it is there."""
    steps = walk(seed, scenario)
    game, role, _ = next(islice(steps, decision - 1, None))
    return Asked(game.copy(), game.role_name(role))


def _mustering() -> Asked:
    game = CROISADES.new("march_to_jaffa", {"build_armies": 1}, FastDice(1), log=True)
    return Asked(game, "crusader")


def _after_a_truce() -> Asked:
    game = CROISADES.new("march_to_jaffa", {}, FastDice(1), log=True)
    for role in (0, 1):
        game.play(role, CROISADES.parse(game, "truce"))
    while w.PHASES[game.phase].name != "redeploy":
        role = game.deciders[0]
        game.play(role, game.default(role))
    return Asked(game, "crusader")


def _rallying() -> Asked:
    """2.72: two towns are equally near."""
    s = scene("crusader 1908: knight 8", "saracen 3008: emir 1 archer 9")
    s.own("crusader", "tiberias", "nablus", "jerusalem").own("saracen", "damascus")
    s.group("crusader").hungry = 9
    s.dice(*[10] * 8).step(w.SUPPLY_DONE)
    s.chance()
    return Asked(s.game, "crusader")


def _in_the_desert() -> Asked:
    """2.44: a majority of Bedouins may attack whatever the die says."""
    lines = ("jerusalem 0910: knight 3", "egypt 0911: emir 3", "syria 0911: emir 1 bedouin 3")
    s = scene(*lines, scenario="nile").moves("jerusalem").dice(3)
    s.do("march g1", "to 0911", "pass", "pass")
    s.chance()
    return Asked(s.game, "syria")


POSITIONS: Final[dict[str, Callable[[], Asked]]] = {
    "muster": _mustering,
    "diplomacy": lambda: _walked("nile", 5, 174),
    "supply": lambda: _walked("seventh_crusade", 3, 1),
    "reorganise": lambda: _walked("mongols", 10, 315),
    "sail": lambda: _walked("siege_of_acre", 1, 5),
    "land": lambda: _walked("siege_of_acre", 2, 9),
    "moves": lambda: _walked("siege_of_acre", 9, 39),
    "march": lambda: _walked("nile", 6, 102),
    "meet": lambda: _walked("last_crusade", 7, 37),
    "answer": lambda: _walked("nile", 1, 57),
    "reinforce": lambda: _walked("siege_of_acre", 6, 56),
    "order": lambda: _walked("march_to_jaffa", 2, 51),
    "engage": lambda: _walked("last_crusade", 6, 319),
    "flight": lambda: _walked("siege_of_acre", 3, 57),
    "sink": lambda: _walked("siege_of_acre", 10, 67),
    "flee_to": lambda: _walked("siege_of_acre", 3, 63),
    "watch": lambda: _walked("siege_of_acre", 9, 87),
    "lay_out": lambda: _walked("seventh_crusade", 5, 60),
    "side": lambda: _walked("seventh_crusade", 5, 63),
    "deploy": lambda: _walked("seventh_crusade", 5, 64),
    "first": lambda: _walked("siege_of_acre", 5, 70),
    "stance": lambda: _walked("seventh_crusade", 9, 94),
    "retreat_to": lambda: _walked("seventh_crusade", 10, 91),
    "garrison": lambda: _walked("seventh_crusade", 2, 47),
    "siege_day": lambda: _walked("march_to_jaffa", 10, 251),
    "sally_day": lambda: _walked("march_to_jaffa", 9, 105),
    "storm": lambda: _walked("march_to_jaffa", 10, 252),
    "wall": lambda: _walked("march_to_jaffa", 10, 259),
    "rations": lambda: _walked("march_to_jaffa", 1, 89),
    "redeploy": _after_a_truce,
    "rally": _rallying,
    "desert": _in_the_desert,
}
"""A position for each phase in which somebody decides."""


def put(file: Path, match: str, game: Game) -> None:
    """Let a match of a server that is down stand in a position when the server comes up again."""
    deciders = [game.role_name(role) for role in game.deciders]
    with sqlite3.connect(file) as database:
        (plies,) = database.execute("SELECT plies FROM matches WHERE id = ?", (match,)).fetchone()
        database.execute("DELETE FROM snapshots WHERE match = ?", (match,))
        viewers = game.roles + 1
        database.execute(
            "INSERT INTO snapshots (match, ply, line, text, told, dice) VALUES (?, ?, ?, ?, ?, ?)",
            (match, plies, plies, game.text(), json.dumps([0] * viewers), "[]"),
        )
        database.execute(
            "UPDATE matches SET deciders = ?, bot_due = 0 WHERE id = ?",
            (json.dumps(deciders), match),
        )
    database.close()
