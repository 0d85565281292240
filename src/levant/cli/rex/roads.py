"""The roads of the chart as strokes of characters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from levant.cli.rex.map_layout import BENDS, COLUMNS, PLACES, Point
from levant.rex import board
from levant.rex.board import MINOR, ROAD_ENDS, ROAD_KINDS

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


class Stroke(NamedTuple):
    """One character of a road, and the two places that the road joins."""

    character: str
    ends: tuple[str, str]


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
def strokes() -> dict[Point, Stroke]:
    """All strokes of all roads. The end points themselves belong to the places."""
    drawn: dict[Point, Stroke] = {}
    for (one, other), kind in zip(ROAD_ENDS, ROAD_KINDS, strict=True):
        ends = (board.PLACES[one], board.PLACES[other])
        came = 0
        for point, way in route(*ends):
            if came:
                character = _STROKES[_BACK[came] | way]
                if kind == MINOR:
                    character = _MINOR_STROKES.get(character, character)
                drawn[point] = Stroke(character, ends)
            came = way
    return drawn


@cache
def room(place: str) -> int:
    """How many characters a place may take, up to the next place or a road past it."""
    row, start = PLACES[place]
    taken = {column for r, column in PLACES.values() if r == row}
    drawn = strokes()
    for column in range(start + 1, COLUMNS):
        stroke = drawn.get((row, column))
        if column in taken or (stroke is not None and place not in stroke.ends):
            return column - start - 1
    return COLUMNS - start
