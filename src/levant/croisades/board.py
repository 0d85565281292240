"""3.4, 3.5 The strategic map: hexes, roads, strongholds, ports and the links between them.

Hexes are small ints in the order of data/hexes.csv, land only. Hexes are flat-topped and
stand in columns; an even column sits half a hex lower than its odd neighbours.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files
from typing import Final

NOWHERE: Final = -1


def read_text(name: str) -> str:
    """A data file of this title."""
    return files("levant.croisades").joinpath("data", name).read_text("utf-8")


def read_table(name: str) -> list[dict[str, str]]:
    """A table of this title as a list of rows."""
    return list(csv.DictReader(read_text(name).splitlines()))


# --- Hexes ------------------------------------------------------------------------------------

_HEX_ROWS: Final = read_table("hexes.csv")
NUMBERS: Final[list[str]] = [row["hex"] for row in _HEX_ROWS]
HEX: Final[dict[str, int]] = {number: h for h, number in enumerate(NUMBERS)}
HEX_COUNT: Final[int] = len(NUMBERS)

PLAIN: Final = 0
MOUNTAIN: Final = 1
DESERT: Final = 2
GROUNDS: Final = ("plain", "mountain", "desert")
# A river hex counts as plain (3.41 "river in plain").
_GROUND: Final = {"plain": PLAIN, "river": PLAIN, "mountain": MOUNTAIN, "desert": DESERT}
GROUND: Final[list[int]] = [_GROUND[row["terrain"]] for row in _HEX_ROWS]
RIVER: Final[list[bool]] = [row["terrain"] == "river" for row in _HEX_ROWS]
ROAD: Final[list[bool]] = [row["road"] == "yes" for row in _HEX_ROWS]
# 2.11: seas and deserts belong to nobody, but a desert hex with a road can be owned.
OWNABLE: Final[list[bool]] = [GROUND[h] != DESERT or ROAD[h] for h in range(HEX_COUNT)]
WATER: Final[dict[str, str]] = {row["hex"]: row["kind"] for row in read_table("water.csv")}


def around(number: str) -> list[str]:
    """The six places around a hex, clockwise from the west (the top of the map).

    >>> around("1908")
    ['1909', '2009', '2008', '1907', '1808', '1809']
    """
    column, row = int(number[:2]), int(number[2:])
    high = row + 1 if column % 2 else row
    low = high - 1
    places = [
        (column, row + 1),
        (column + 1, high),
        (column + 1, low),
        (column, row - 1),
        (column - 1, low),
        (column - 1, high),
    ]
    return [f"{c:02d}{r:02d}" for c, r in places]


BARRED: Final[frozenset[tuple[int, int]]] = frozenset(
    side
    for row in read_table("barred.csv")
    for side in ((HEX[row["a"]], HEX[row["b"]]), (HEX[row["b"]], HEX[row["a"]]))
)
# The six sides of each hex, clockwise; NOWHERE is sea, lake or off the map.
SIDES: Final[list[list[int]]] = [
    [HEX.get(number, NOWHERE) for number in around(here)] for here in NUMBERS
]
# 3.41: lakes and inlets bar thirteen sides.
NEAR: Final[list[list[int]]] = [
    [there for there in sides if there != NOWHERE and (here, there) not in BARRED]
    for here, sides in enumerate(SIDES)
]

# 2.41: the sides over which a road leads; two road hexes may lie beside each other without one.
ROADS: Final[frozenset[tuple[int, int]]] = frozenset(
    side
    for row in read_table("roads.csv")
    for side in ((HEX[row["a"]], HEX[row["b"]]), (HEX[row["b"]], HEX[row["a"]]))
)

# --- Strongholds ------------------------------------------------------------------------------

BORDER_CASTLE: Final = 0
BARONIAL_CASTLE: Final = 1
MEDIUM_TOWN: Final = 2
IMPORTANT_TOWN: Final = 3
TOWNS: Final = (MEDIUM_TOWN, IMPORTANT_TOWN)
KINDS: Final = ("border_castle", "baronial_castle", "medium_town", "important_town")

_STRONG_ROWS: Final = read_table("strongholds.csv")
STRONGHOLDS: Final[list[int]] = [HEX[row["hex"]] for row in _STRONG_ROWS]
NAME: Final[dict[int, str]] = {HEX[row["hex"]]: row["id"] for row in _STRONG_ROWS}
PLACE: Final[dict[str, int]] = {
    **HEX,
    **{row["id"]: HEX[row["hex"]] for row in _STRONG_ROWS},
}
# What stands in a hex: a kind of stronghold, or NOWHERE.
KIND: Final[list[int]] = [NOWHERE] * HEX_COUNT
INCOME: Final[list[int]] = [0] * HEX_COUNT
CARAVAN: Final[list[bool]] = [False] * HEX_COUNT
REGION: Final[dict[int, str]] = {HEX[row["hex"]]: row["region"] for row in _STRONG_ROWS}
for _row in _STRONG_ROWS:
    KIND[HEX[_row["hex"]]] = KINDS.index(_row["kind"])
    INCOME[HEX[_row["hex"]]] = int(_row["income"])
    CARAVAN[HEX[_row["hex"]]] = _row["caravan"] == "yes"


# A hex as players call it: by its stronghold, else by its number.
SPELLED: Final[list[str]] = [NAME.get(h) or NUMBERS[h] for h in range(HEX_COUNT)]


def spell_hex(place: int) -> str:
    """A hex as players call it."""
    return SPELLED[place]


# --- The sea ----------------------------------------------------------------------------------

# A sea box is named after its port; ports are hexes. Ships are in a port's box or on this one.
HIGH_SEAS: Final = -2
PORTS: Final[list[int]] = [HEX[row["hex"]] for row in _STRONG_ROWS if row["box"]]
BOX_NUMBER: Final[dict[int, str]] = {
    HEX[row["hex"]]: row["box"] for row in _STRONG_ROWS if row["box"]
}
LINKS: Final[dict[int, list[int]]] = {port: [] for port in PORTS}
for _row in read_table("links.csv"):
    LINKS[PLACE[_row["a"]]].append(PLACE[_row["b"]])
    LINKS[PLACE[_row["b"]]].append(PLACE[_row["a"]])
for _ends in LINKS.values():
    _ends.sort()


@cache
def steps_from(start: int) -> tuple[int, ...]:
    """How many hexes each hex is from one, over land; NOWHERE where no way leads."""
    steps = [NOWHERE] * HEX_COUNT
    steps[start] = 0
    ring = [start]
    while ring:
        ring_out: list[int] = []
        for here in ring:
            for there in NEAR[here]:
                if steps[there] == NOWHERE:
                    steps[there] = steps[here] + 1
                    ring_out.append(there)
        ring = ring_out
    return tuple(steps)
