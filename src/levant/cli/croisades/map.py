"""The strategic map as text: a line for each row of hexes, three letters for each hex.

The first letter is the ground or the stronghold, the second a road or whose groups stand there,
the third how many. Sea boxes show the ships in them. North is to the right, as on the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from levant.croisades.board import (
    BOX_NUMBER,
    GROUND,
    HEX,
    KIND,
    NAME,
    NOWHERE,
    NUMBERS,
    RIVER,
    ROAD,
    WATER,
    spell_hex,
)
from levant.croisades.scenario import load
from levant.kernel.title import View

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesView

COLUMNS: Final = 48
ROWS: Final = 30
HALVES: Final = {"south": (1, 24), "north": (25, COLUMNS)}
MARGIN: Final = 4  # for the number of a row
TINTS: Final = (
    "on #3a1414", "on #12301a", "on #14203f", "on #331433", "on #0f3033", "on #33300f",
    "on #40200c",
)  # fmt: skip
"""The ground of each role's territory, on terminals with colours."""
COLOURS: Final = ("red", "green", "blue", "magenta", "cyan", "yellow", "bright_red")
_GROUNDS: Final = (".", "^", ":")
_STRONG: Final = ("b", "B", "t", "T")
_BOXES: Final = {number: port for port, number in BOX_NUMBER.items()}


class Chart:
    """Who owns and stands where, from a view."""

    def __init__(self, view: View, costs: Mapping[str, str] | None = None) -> None:
        seen = cast("CroisadesView", view)
        self.costs = {} if costs is None else costs
        """What is written into hexes instead of roads: what it costs to go there."""
        self.roles: list[str] = sorted(seen["scores"], key=list(seen["scores"]).index)
        self.territory: str = seen["territory"]
        self.built: set[str] = set(seen["strongholds"])  # none outside the theatre
        self.besieged = {siege["hex"] for siege in seen["sieges"]}
        self.groups: dict[str, list[str]] = {}
        for group in seen["groups"]:
            if group["hex"] is not None:
                self.groups.setdefault(group["hex"], []).append(group["role"])
        self.ships: dict[str, list[str]] = {}
        for ship in seen["ships"]:
            self.ships.setdefault(ship["port"], []).append(ship["role"])

    def colour(self, role: str) -> str:
        """The colour of a role."""
        return COLOURS[self.roles.index(role) % len(COLOURS)] if role in self.roles else ""

    def owner(self, place: int) -> str:
        """Whose hex it is; empty for nobody's."""
        held = self.territory[place]
        return "" if held == "." else self.roles[int(held)]

    def tint(self, place: int) -> str:
        """The ground colour of whose hex it is."""
        held = self.territory[place]
        return "" if held == "." else TINTS[int(held) % len(TINTS)]

    def letter(self, role: str) -> str:
        """One letter for a role: its initial, or the next one where two share it."""
        for letter in role:
            taken = [
                r for r in self.roles[: self.roles.index(role)] if self.letter(r) == letter.upper()
            ]
            if not taken:
                return letter.upper()
        return role[0].upper()

    def cell(self, number: str) -> Text:
        """The three letters of a hex."""
        if number in _BOXES:
            return self.box(_BOXES[number])
        if number in WATER:
            return Text(" ~ ", style="dim blue")
        place = HEX.get(number, NOWHERE)
        if place == NOWHERE:
            return Text("   ")
        name = spell_hex(place)
        kind = KIND[place]
        strong = name in self.built
        sign = (
            _STRONG[max(kind, 0)] if strong else ("~" if RIVER[place] else _GROUNDS[GROUND[place]])
        )
        cell = Text(style=self.tint(place))
        cell.append(sign, style=self._style(place, strong, name in self.besieged))
        here = self.groups.get(name, [])
        if name in self.costs:
            return cell.append(f"{self.costs[name]:2}"[:2], style="bold reverse")
        if not here:
            return cell.append("-" if ROAD[place] else " ", style="dim").append(" ")
        first = here[0]
        mixed = len(set(here)) > 1
        cell.append("*" if mixed else self.letter(first), style=f"bold {self.colour(first)}")
        return cell.append(str(len(here)) if len(here) < 10 else "+", style="bold")

    def _style(self, place: int, strong: bool, besieged: bool) -> str:
        colour = self.colour(self.owner(place))
        weight = "reverse" if besieged else ("bold" if strong else "")
        return f"{weight} {colour}".strip()

    def box(self, port: int) -> Text:
        """A sea box with its ships."""
        here = self.ships.get(NAME[port], [])
        if not here:
            return Text("#  ", style="dim blue")
        letter = "*" if len(set(here)) > 1 else self.letter(here[0])
        style = f"bold {self.colour(here[0])}"
        count = str(len(here)) if len(here) < 10 else "+"
        return Text("#", style="blue").append(letter, style=style).append(count, style="bold")


def extent(view: View) -> tuple[int, int, int, int]:
    """The first and last column, the eastern and western row of the war, and one around it."""
    numbers = [NUMBERS[h] for h in load(str(view["edition"])).theatre]
    columns, rows = [int(n[:2]) for n in numbers], [int(n[2:]) for n in numbers]
    return (
        max(1, min(columns) - 1), min(COLUMNS, max(columns) + 1),
        max(1, min(rows) - 1), min(ROWS, max(rows) + 1),
    )  # fmt: skip


def draw(view: View, first: int, last: int, costs: Mapping[str, str] | None = None) -> list[Text]:
    """The columns from one to another as far as the war goes, the western row at the top."""
    chart = Chart(view, costs)
    south, north, east, west = extent(view)
    first, last = max(first, south), min(last, north)
    if first > last:
        return []
    heading = Text("    " + " ".join(f"{c:02d}" for c in range(first, last + 1)), style="dim")
    lines = [heading]
    for row in range(west, east - 1, -1):
        line = Text(f"{row:02d}  ", style="dim", no_wrap=True)
        for column in range(first, last + 1):
            line.append_text(chart.cell(f"{column:02d}{row:02d}"))
        line.rstrip()
        lines.append(line)
    return [*lines, Text(heading.plain, style="dim")]
