"""The scenarios as data: sides, regions, points, ships, ready-made groups, length, objectives.

The names, dates and sides of the five are known, the values in 3.5 are the rulebook's; the rest is
ours and can be replaced in data/scenarios without touching code. A scenario is what the kernel
calls an edition.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final, NotRequired, TypedDict

from levant.croisades.board import (
    IMPORTANT_TOWN,
    INCOME,
    KIND,
    MEDIUM_TOWN,
    NOWHERE,
    OWNABLE,
    PLACE,
    PORTS,
    REGION,
    STRONGHOLDS,
    read_text,
    steps_from,
)
from levant.kernel.title import Option, UnknownName

NEUTRAL: Final = -1
SCENARIOS: Final = ("third_crusade", "nile", "fifth_crusade", "mongols", "last_crusade")
"""The default first."""

OPTIONS: Final = (
    Option("two_dice_warships", "3.26"),
    Option("smallest_army_10", "3.24"),
    Option("build_castles", "3.21"),
    Option("captures", "3.58"),
    Option("build_armies", "2.11"),
    Option("turns", "2.13", 60),
)


@dataclass(frozen=True)
class Side:
    """What one role starts with."""

    name: str
    family: str
    points: int
    strongholds: tuple[int, ...]
    entry: tuple[int, ...]
    ships: tuple[tuple[int, int, int], ...]
    groups: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Verdict:
    """Who wins when a role holds places: at the end, or at once after so many turns."""

    role: int
    holds: tuple[int, ...]
    holds_any: tuple[int, ...]
    winner: int
    reason: str
    turns: int


@dataclass(frozen=True)
class Scenario:
    """One scenario, ready for the engine."""

    name: str
    title: str
    number: int
    years: str
    turns: int
    purchases: bool
    sides: tuple[Side, ...]
    owners: tuple[int, ...]
    kinds: tuple[int, ...]
    incomes: tuple[int, ...]
    values: tuple[int, ...]
    special_values: tuple[tuple[int, int, int, bool], ...]
    sieges: tuple[tuple[int, int], ...]
    verdicts: tuple[Verdict, ...]
    instants: tuple[Verdict, ...]

    @property
    def roles(self) -> tuple[str, ...]:
        return tuple(side.name for side in self.sides)

    def value(self, place: int, role: int, *, first: bool) -> int:
        """3.5: what capturing a place is worth to a role."""
        for special, value, only, first_only in self.special_values:
            if special == place and only in (NEUTRAL, role) and (first or not first_only):
                return value
        return self.values[place]


# What a file has

_SideRow = TypedDict(
    "_SideRow",
    {
        "id": str,
        "family": str,
        "points": int,
        "regions": list[str],
        "with": NotRequired[list[str]],
        "without": NotRequired[list[str]],
        "entry": NotRequired[list[str]],
        "ships": dict[str, list[int]],
        "groups": list[list[str]],
    },
)


class _VerdictRow(TypedDict):
    role: str
    holds: NotRequired[list[str]]
    holds_any: NotRequired[list[str]]
    winner: NotRequired[str]
    reason: str
    turns: NotRequired[int]


@cache
def load(name: str) -> Scenario:
    """A scenario by its name."""
    if name not in SCENARIOS:
        raise UnknownName(f"unknown scenario '{name}'; known: {', '.join(SCENARIOS)}")
    data = tomllib.loads(read_text(f"scenarios/{name}.toml"))
    sides = tuple(_side(row) for row in data["role"])
    roles = [side.name for side in sides]
    kinds = list(KIND)
    values = list(INCOME)
    for port in PORTS:
        if KIND[port] == MEDIUM_TOWN:
            values[port] = data["medium_port_value"]
    specials: list[tuple[int, int, int, bool]] = []
    incomes = list(INCOME)
    for place, row in data["values"].items():
        only = roles.index(row["role"]) if "role" in row else NEUTRAL
        specials.append((PLACE[place], row["value"], only, row.get("first", False)))
        if row.get("important"):
            kinds[PLACE[place]] = IMPORTANT_TOWN
            incomes[PLACE[place]] = row["value"]
    return Scenario(
        name=name,
        title=data["name"],
        number=data["number"],
        years=data["years"],
        turns=data["turns"],
        purchases=data["purchases"],
        sides=sides,
        owners=tuple(_owners(sides)),
        kinds=tuple(kinds),
        incomes=tuple(incomes),
        values=tuple(values),
        special_values=tuple(specials),
        sieges=tuple(
            (PLACE[row["at"]], roles.index(row["besieger"])) for row in data.get("siege", [])
        ),
        verdicts=tuple(_verdict(row, roles) for row in data.get("verdict", [])),
        instants=tuple(_verdict(row, roles) for row in data.get("instant", [])),
    )


def _side(row: _SideRow) -> Side:
    held = {h for h in STRONGHOLDS if REGION[h] in row["regions"]}
    held |= {PLACE[name] for name in row.get("with", [])}
    held -= {PLACE[name] for name in row.get("without", [])}
    return Side(
        name=row["id"],
        family=row["family"],
        points=row["points"],
        strongholds=tuple(sorted(held)),
        entry=tuple(PLACE[name] for name in row.get("entry", [])),
        ships=tuple(
            (PLACE[port], warships, transports)
            for port, (warships, transports) in row["ships"].items()
        ),
        groups=tuple((PLACE[place], host) for place, host in row["groups"]),
    )


def _verdict(row: _VerdictRow, roles: list[str]) -> Verdict:
    role = roles.index(row["role"])
    winner = row.get("winner", row["role"])
    return Verdict(
        role=role,
        holds=tuple(PLACE[name] for name in row.get("holds", [])),
        holds_any=tuple(PLACE[name] for name in row.get("holds_any", [])),
        winner=NEUTRAL if winner == "nobody" else roles.index(winner),
        reason=row["reason"],
        turns=row.get("turns", 0),
    )


def _owners(sides: tuple[Side, ...]) -> list[int]:
    """Each ownable hex belongs to whoever holds the nearest stronghold; neutral ones count."""
    holder = dict.fromkeys(STRONGHOLDS, NEUTRAL)
    for role, side in enumerate(sides):
        for place in side.strongholds:
            holder[place] = role
    reach = [(steps_from(place), holder[place]) for place in STRONGHOLDS]
    owners: list[int] = []
    for h, ownable in enumerate(OWNABLE):
        near = [(steps[h], k) for k, (steps, _) in enumerate(reach) if steps[h] != NOWHERE]
        owners.append(reach[min(near)[1]][1] if ownable and near else NEUTRAL)
    return owners
