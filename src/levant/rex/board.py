"""1.0 The mapboard: towns, realms, ports, victory cities and the roads between them.

Towns are small ints in the order of data/towns.csv; sets of towns are bit masks.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from levant.rex.bits import mask_of

FRANK: Final = 0
SARACEN: Final = 1
ROLES: Final = ("frank", "saracen")


def read_table(name: str) -> list[dict[str, str]]:
    """A component table of this title as a list of rows."""
    text = files("levant.rex").joinpath("data", name).read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


_TOWN_ROWS: Final = read_table("towns.csv")
TOWNS: Final[list[str]] = [row["id"] for row in _TOWN_ROWS]
TOWN_NAMES: Final[list[str]] = [row["name"] for row in _TOWN_ROWS]
TOWN: Final[dict[str, int]] = {town: i for i, town in enumerate(TOWNS)}
TOWN_COUNT: Final = 53

# Places that are no towns. A block's place is a town or one of these.
GERMANIA: Final = 53
ENGLAND: Final = 54
FRANCE: Final = 55
POOL: Final = 56
DEAD: Final = 57  # 6.34: face-up beside the pool until the year ends
GONE: Final = 58  # 6.34: permanently eliminated
SEA: Final = 59  # where a block that attacks by sea comes from (7.22)
PLACES: Final[list[str]] = [
    *TOWNS,
    "germania",
    "england",
    "france",
    "pool",
    "dead",
    "gone",
    "sea",
]
PLACE: Final[dict[str, int]] = {place: i for i, place in enumerate(PLACES)}

REALMS: Final[list[str]] = [row["realm"].lower() for row in _TOWN_ROWS]
RATINGS: Final[list[int]] = [int(row["rating"]) for row in _TOWN_ROWS]
MASYAF: Final[int] = TOWN["masyaf"]

_OWNERS: Final[dict[str, int]] = {
    "antioch": FRANK,
    "tripoli": FRANK,
    "jerusalem": FRANK,
    "syria": SARACEN,
    "egypt": SARACEN,
}
# 1.12: a vacant town is friendly to the owner of its realm. Masyaf is nobody's.
REALM: Final[list[int]] = [
    mask_of([t for t in range(TOWN_COUNT) if _OWNERS.get(REALMS[t], -1) == side])
    for side in (FRANK, SARACEN)
]
PORTS: Final[int] = mask_of([TOWN[r["id"]] for r in _TOWN_ROWS if r["port"]])
FORTIFIED: Final[int] = mask_of([TOWN[r["id"]] for r in _TOWN_ROWS if r["port"] == "fortified"])
CITIES: Final[int] = mask_of([TOWN[r["id"]] for r in _TOWN_ROWS if r["victory"]])
CITY_COUNT: Final = 7

# Roads. An off-map entry road leads from Germania.
MAJOR: Final = 0
MINOR: Final = 1
BRIDGE: Final = 2  # the Iron Bridge, a major road with a limit of its own as an option
_ROAD_ROWS: Final = read_table("roads.csv")
ROAD_ENDS: Final[list[tuple[int, int]]] = [(PLACE[r["a"]], PLACE[r["b"]]) for r in _ROAD_ROWS]
ROAD_KINDS: Final[list[int]] = [
    BRIDGE if r["note"] == "iron_bridge" else (MAJOR if r["kind"] == "major" else MINOR)
    for r in _ROAD_ROWS
]
ROAD_COUNT: Final = 90
NO_ROAD: Final = -1


def _road_table() -> list[int]:
    table = [NO_ROAD] * (54 * 54)
    for road, (a, b) in enumerate(ROAD_ENDS):
        table[a * 54 + b] = road
        table[b * 54 + a] = road
    return table


ROADS: Final[list[int]] = _road_table()  # ROADS[a * 54 + b]: the road between two places
NEAR: Final[list[int]] = [
    mask_of([b for b in range(TOWN_COUNT) if ROADS[a * 54 + b] != NO_ROAD]) for a in range(54)
]
GERMAN_ENTRY: Final[int] = NEAR[GERMANIA]


def road(a: int, b: int) -> int:
    """The road between two adjacent places."""
    return ROADS[a * 54 + b]
