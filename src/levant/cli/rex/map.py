"""The map of a view, drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from rich.text import Text

from levant.cli.rex.chart import BENDS, COLUMNS, PLACES, ROWS, Point
from levant.cli.rex.pieces import Stand, View, pieces, stands
from levant.rex import board
from levant.rex.board import MINOR, REALM, ROAD_ENDS, ROAD_KINDS, ROLES, TOWN
from levant.rex.rules import Rules

SIDE_STYLES: Final = ("bold bright_blue", "bold green")
NAME_STYLES: Final = ("bright_blue", "green", "dim")
ROAD_STYLE: Final = "dim"
LETTERS: Final = ("F", "S")

# The eight ways out of a cell.
_N, _S, _E, _W, _NE, _SW, _NW, _SE = (1 << i for i in range(8))
_WAYS: Final = {
    (-1, 0): _N, (1, 0): _S, (0, 1): _E, (0, -1): _W,
    (-1, 1): _NE, (1, -1): _SW, (-1, -1): _NW, (1, 1): _SE,
}  # fmt: skip
_BACK: Final = {
    _N: _S, _S: _N, _E: _W, _W: _E, _NE: _SW, _SW: _NE, _NW: _SE, _SE: _NW,
}  # fmt: skip
_STROKES: Final = {
    _N | _S: "│", _E | _W: "─", _NE | _SW: "╱", _NW | _SE: "╲",
    _S | _E: "╭", _S | _W: "╮", _N | _E: "╰", _N | _W: "╯",
    _SW | _E: "╭", _SE | _W: "╮", _NW | _E: "╰", _NE | _W: "╯",
}  # fmt: skip
_MINOR_STROKES: Final = {"─": "┄", "│": "┆", "╱": "·", "╲": "·"}
_PLAIN: Final = str.maketrans("─│╱╲╭╮╰╯┄┆·×≈", "-|/\\..`'.:.x=")
"""For a terminal that knows ASCII only."""


class Cell(NamedTuple):
    """A stroke of a road, and the two places it joins."""

    stroke: str
    road: tuple[str, str]


def route(a: str, b: str) -> Iterator[tuple[Point, int]]:
    """The cells of a road from place to place, each with the way by which it is left."""
    here = PLACES[a]
    for bend in (*BENDS.get((a, b), ()), PLACES[b]):
        while here != bend:
            step = (_sign(bend[0] - here[0]), _sign(bend[1] - here[1]))
            yield here, _WAYS[step]
            here = (here[0] + step[0], here[1] + step[1])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


@cache
def roads() -> dict[Point, Cell]:
    """All strokes of all roads. The end points themselves belong to the places."""
    cells: dict[Point, Cell] = {}
    for (one, other), kind in zip(ROAD_ENDS, ROAD_KINDS, strict=True):
        ends = (board.PLACES[one], board.PLACES[other])
        came = 0
        for point, way in route(*ends):
            if came:
                stroke = _STROKES[_BACK[came] | way]
                if kind == MINOR:
                    stroke = _MINOR_STROKES.get(stroke, stroke)
                cells[point] = Cell(stroke, ends)
            came = way
    return cells


@cache
def room(place: str) -> int:
    """How many characters fit to the right of a place's point."""
    row, start = PLACES[place]
    taken = {column for (r, column) in PLACES.values() if r == row}
    strokes = roads()
    for column in range(start + 1, COLUMNS):
        cell = strokes.get((row, column))
        if column in taken or (cell is not None and place not in cell.road):
            return column - start - 1
    return COLUMNS - start


class Sign(NamedTuple):
    """A town on the map: its point, name and marks, and who stands there."""

    point: str
    name: str
    marks: str
    stand: Stand

    def text(self, width: int, owner: int) -> Text:
        """The sign in so many characters; a long name is cut, never a number."""
        people = crowd(self.stand)
        left = width - 2 - len(self.marks) - (len(people) + 1 if people else 0)
        sign = Text(self.point, style="bold" if self.marks.startswith("*") else "")
        sign.append(f" {cut(self.name, left)}{self.marks}", style=NAME_STYLES[owner])
        if people:
            sign.append(" ").append_text(people)
        return sign


def cut(name: str, width: int) -> str:
    """A name in at most so many characters: whole, its first word, or its beginning."""
    if len(name) <= width:
        return name
    first = name.partition(" ")[0]
    return first if len(first) <= width else first[: max(width - 1, 1)] + "."


def crowd(stand: Stand) -> Text:
    """Who stands in a town: F3, F3×S2 before a battle, S4[F2] in a siege."""
    people = Text()
    for side in (0, 1):
        if stand.field[side]:
            people.append("×" if people else "")
            people.append(f"{LETTERS[side]}{stand.field[side]}", style=SIDE_STYLES[side])
    for side in (0, 1):
        if stand.castle[side]:
            people.append(f"[{LETTERS[side]}{stand.castle[side]}]", style=SIDE_STYLES[side])
    return people


def owner(town: str, stand: Stand) -> int:
    """1.12: the side a town is friendly to, as far as the eye can tell; 2 for nobody."""
    for side in (0, 1):
        if stand.castle[side] or (stand.field[side] and not stand.contested):
            return side
    for side in (0, 1):
        if REALM[side] >> TOWN[town] & 1 and not stand.contested:
            return side
    return 2


def marks(town: str) -> str:
    """* victory city, ~ port, ≈ fortified port."""
    bit = 1 << TOWN[town]
    harbour = "≈" if bit & board.FORTIFIED else "~" if bit & board.PORTS else ""
    return ("*" if bit & board.CITIES else "") + harbour


def draw(view: View, names: dict[str, str], *, plain: bool = False) -> list[Text]:
    """The map, line by line. `names` are the places in the reader's language."""
    present = stands(pieces(view), ROLES)
    ratings = Rules(str(view["edition"]), {}).rating
    lines: list[dict[int, Text]] = [{} for _ in range(ROWS)]
    for (row, column), cell in roads().items():
        lines[row][column] = Text(cell.stroke, style=ROAD_STYLE)
    for place, (row, column) in PLACES.items():
        if place in TOWN:
            stand = present.get(place, Stand())
            rating = ratings[TOWN[place]]
            sign = Sign(str(rating) if rating else "o", names[place], marks(place), stand)
            lines[row][column] = sign.text(room(place), owner(place, stand))
        else:
            lines[row][column] = Text(names[place], style="italic")
    return [_line(cells, plain) for cells in lines]


def _line(cells: dict[int, Text], plain: bool) -> Text:
    """One row of the map; a sign covers the road behind it, and a blank sets it apart."""
    line = Text(no_wrap=True, overflow="crop")
    for column in sorted(cells):
        cell = cells[column]
        gap = column - len(line)
        if gap < 0 or (gap == 0 and len(line) > 1 and _ends_sign(line) and len(cell) == 1):
            continue
        line.append(" " * gap)
        line.append_text(cell)
    if plain:
        line.plain = line.plain.translate(_PLAIN)
    return line


def _ends_sign(line: Text) -> bool:
    return line.plain[-1].isalnum() or line.plain[-1] in ".*~≈]"
