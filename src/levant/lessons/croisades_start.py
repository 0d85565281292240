"""Where a lesson of Croisades Strategic begins: a scenario's map with other pieces on it.

    [start]
    scenario = "third_crusade"
    seed = 7                                  # the dice
    begin = "supply"                          # supply, sail, moves, battles or sieges
    turn = 2
    groups = ["crusader tyre: baron 1 knight 4 mule 2"]
    ships = ["crusader tyre: war 2 transport 1"]
    sieges = ["crusader acre"]                # who besieges what; with the ready-made garrison
    battles = ["crusader saracen 1908 1909"]  # who attacks whom, where, coming from where

Groups and ships are numbered in this order; packs are full, engines at a siege put together. A
position in notation would hold all of a thousand hexes, and break with every new field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from levant.croisades import turn
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES, Game
from levant.croisades.garrison import man_standard, stock
from levant.croisades.investment import begin_siege
from levant.croisades.pieces import Group, Meeting
from levant.croisades.roster import CLASS, ENGINES, GOODS, SUPPLIES
from levant.croisades.works import add_ship
from levant.kernel.dice import FastDice
from levant.lessons.lesson import Lesson, LessonError

_STEPS: Final = {
    "supply": w.SUPPLY_START,
    "sail": w.REORGANISE_DONE,
    "moves": w.FIRST_MOVER,
    "battles": w.LAND_BATTLES,
    "sieges": w.SIEGES,
}
_KEYS: Final = frozenset(
    ("scenario", "seed", "begin", "turn", "groups", "ships", "sieges", "battles")
)


def begin(lesson: Lesson) -> Game:
    """The position that a lesson's start describes; LessonError says what is wrong with it."""
    start = lesson.start
    unknown = sorted(set(start) - _KEYS)
    if unknown:
        raise LessonError(f"lesson {lesson.name}: {unknown[0]} is nothing that a start has")
    try:
        return _begin(start)
    except (KeyError, ValueError) as error:
        raise LessonError(f"lesson {lesson.name}: {error!r}") from error


def _begin(start: Mapping[str, object]) -> Game:
    game = CROISADES.new(str(start["scenario"]), {}, FastDice(int(str(start["seed"]))))
    game.groups, game.ships, game.sieges, game.meetings = [], [], [], []
    game.turn = int(str(start.get("turn", 1)))
    for line in _lines(start, "groups"):
        _add_group(game, line)
    for line in _lines(start, "ships"):
        _add_ships(game, line)
    for line in _lines(start, "sieges"):
        role, place = line.split()
        _add_siege(game, _role(game, role), PLACE[place])
    for line in _lines(start, "battles"):
        attacker, defender, place, via = line.split()
        meeting = Meeting(hex=PLACE[place], via=PLACE[via])
        meeting.attackers, meeting.defenders = [_role(game, attacker)], [_role(game, defender)]
        game.meetings.append(meeting)
    game.phase = _STEPS[str(start["begin"])]
    game.offer = {}
    turn.advance(game)
    return game


def _lines(start: Mapping[str, object], key: str) -> list[str]:
    lines = start.get(key, [])
    if not isinstance(lines, list):
        raise ValueError(f"{key} are a list of lines")
    return [str(line) for line in lines]


def _role(game: Game, name: str) -> int:
    if name not in game.scenario.roles:
        raise ValueError(f"{name} is no role of the scenario")
    return game.scenario.roles.index(name)


def _head(game: Game, line: str) -> tuple[int, int, list[tuple[str, int]]]:
    """Role, hex and what is counted behind the colon."""
    head, _, tail = line.partition(":")
    role, place = head.split()
    words = tail.split()
    counts = [(name, int(n)) for name, n in zip(words[::2], words[1::2], strict=True)]
    return _role(game, role), PLACE[place], counts


def _add_group(game: Game, line: str) -> None:
    role, place, counts = _head(game, line)
    group = Group(role=role, number=game.free_number(role), hex=place)
    for name, count in counts:
        if name in CLASS:
            group.men[CLASS[name]] += count
        elif name in GOODS:
            group.goods[GOODS.index(name)] += count
        else:
            raise ValueError(f"{name} is neither a class nor a good")
    group.goods[SUPPLIES] = group.load()
    game.groups.append(group)


def _add_ships(game: Game, line: str) -> None:
    role, place, counts = _head(game, line)
    for name, count in counts:
        for _ in range(count):
            add_ship(game, role, place, {"transport": 0, "war": 1}[name])


def _add_siege(game: Game, role: int, place: int) -> None:
    siege = begin_siege(game, role, place)
    siege.since = game.turn - 1
    stock(game, siege)
    man_standard(game, siege)
    for engine in ENGINES:
        siege.ready[engine] = sum(g.goods[engine] for g in game.besiegers(siege))
