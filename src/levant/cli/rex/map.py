"""The map as a viewer sees it, drawn with characters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from levant.cli.rex.map_layout import PLACES, ROWS
from levant.cli.rex.roads import room, strokes
from levant.cli.rex.screen_state import ScreenState, Stand
from levant.rex.board import TOWN

SIDE_STYLES: Final = ("bold bright_blue", "bold green")
NAME_STYLES: Final = ("bright_blue", "green", "dim")
LETTERS: Final = ("F", "S")
_ASCII: Final = str.maketrans("─│╱╲╭╮╰╯┄┆·×≈", "-|/\\..`'.:.x=")
"""For a terminal that knows nothing else."""


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


def cut(name: str, width: int) -> str:
    """A name in at most so many characters: whole, its first word, or its beginning."""
    if len(name) <= width:
        return name
    first = name.partition(" ")[0]
    return first if len(first) <= width else first[: max(width - 1, 1)] + "."


def draw(seen: ScreenState, *, ascii_only: bool = False) -> list[Text]:
    """The map, line by line."""
    lines: list[dict[int, Text]] = [{} for _ in range(ROWS)]
    for (row, column), stroke in strokes().items():
        lines[row][column] = Text(stroke.character, style="dim")
    for place, (row, column) in PLACES.items():
        name = Text(seen.town(place), style="italic")
        lines[row][column] = sign(seen, place, room(place)) if place in TOWN else name
    return [_line(cells, ascii_only) for cells in lines]


def sign(seen: ScreenState, town: str, width: int) -> Text:
    """A town in so many characters: castle, name, marks, who is there; only a name is cut."""
    stand, marks = seen.stand(town), seen.marks(town)
    people = crowd(stand)
    left = width - 2 - len(marks) - (len(people) + 1 if people else 0)
    text = Text().append(seen.castle(town), "bold" if "*" in marks else "")
    text.append(f" {cut(seen.town(town), left)}{marks}", NAME_STYLES[stand.owner(town)])
    return text.append(" ").append_text(people) if people else text


def _line(cells: dict[int, Text], ascii_only: bool) -> Text:
    """One row of the map; a sign covers the road behind it, and a blank sets it apart."""
    line = Text(no_wrap=True, overflow="crop")
    for column in sorted(cells):
        gap = column - len(line)
        if gap >= 0:
            line.append(" " * gap).append_text(cells[column])
            line.append(" " if len(cells[column]) > 1 else "")
    line.rstrip()
    if ascii_only:
        line.plain = line.plain.translate(_ASCII)
    return line
