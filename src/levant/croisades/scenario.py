"""The scenarios as data: sides, regions, points, ships, ready-made groups, length, objectives.

The names, dates and sides of the first five are known, the values in 3.5 are the rulebook's; the
rest, the short ones included, is ours and can be replaced in data/scenarios without touching code:
a file that asks for what is not there is refused with its name and the field. A scenario is what
the kernel calls an edition.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, NotRequired, TypedDict, cast

from levant.croisades.board import (
    HEX_COUNT,
    IMPORTANT_TOWN,
    INCOME,
    KIND,
    MEDIUM_TOWN,
    NOWHERE,
    NUMBERS,
    OWNABLE,
    PLACE,
    PORTS,
    REGION,
    STRONGHOLDS,
    read_text,
    steps_from,
)
from levant.croisades.roster import CLASS, GOOD_PRICE, GOODS, HOSTS, PRICE
from levant.kernel.title import LevantError, Option, UnknownName

NEUTRAL: Final = -1
SCENARIOS: Final = (
    "third_crusade",
    "nile",
    "fifth_crusade",
    "mongols",
    "last_crusade",
    "siege_of_acre",
    "march_to_jaffa",
    "seventh_crusade",
)
"""The default first, the short ones last."""
BREACHED: Final = 4  # 2.64: damages of an outer wall; no scenario can ask for more

OPTIONS: Final = (
    Option("two_dice_warships", "3.26"),
    Option("smallest_army_10", "3.24"),
    Option("build_castles", "3.21"),
    Option("captures", "3.58"),
    Option("build_armies", "2.11"),
    Option("turns", "2.13", 60),
)


class BadScenario(LevantError):
    """A scenario's file asks for what does not exist; says which file and which field."""


@dataclass(frozen=True)
class Side:
    """What one role starts with."""

    name: str
    family: str
    points: int
    subsidy: int  # 2.71, decision 125: points beside each income
    head_start: int  # 2.13, decision 126: the capture value it begins with
    strongholds: tuple[int, ...]
    entry: tuple[int, ...]
    ships: tuple[tuple[int, int, int], ...]
    groups: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Verdict:
    """Who wins when a role holds places: at the end, or at once after so many turns.

    It asks for all of `holds` and for at least so many (`least`) of `holds_any`.
    """

    role: int
    holds: tuple[int, ...]
    holds_any: tuple[int, ...]
    least: int
    winner: int
    reason: str
    turns: int


@dataclass(frozen=True)
class Camp:
    """A siege that is under way at the start; `supply` is what the stores still hold."""

    place: int
    besieger: int
    supply: int | None


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
    port_income: int  # 3.5, note 3: what the capture of a medium port brings at once
    sieges: tuple[Camp, ...]
    slighted: dict[int, int]
    """Decision 122: places whose walls begin with damages, and how many."""
    theatre: frozenset[int]
    """Decision 120: the hexes in which the war is fought."""
    outside: tuple[int, ...]
    strongholds: list[int]
    ports: list[int]
    verdicts: tuple[Verdict, ...]
    instants: tuple[Verdict, ...]

    @cached_property
    def roles(self) -> tuple[str, ...]:
        return tuple(side.name for side in self.sides)

    def value(self, place: int, role: int, *, first: bool) -> int:
        """3.5: what capturing a place is worth to a role."""
        for special, value, only, first_only in self.special_values:
            if special == place and only in (NEUTRAL, role) and (first or not first_only):
                return value
        return self.values[place]


# --- What a file has ----------------------------------------------------------------------------

_SideRow = TypedDict(
    "_SideRow",
    {
        "id": str,
        "family": str,
        "points": NotRequired[int],
        "subsidy": NotRequired[int],
        "head_start": NotRequired[int],
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
    least: NotRequired[int]
    winner: NotRequired[str]
    reason: str
    turns: NotRequired[int]


class _CampRow(TypedDict):
    at: str
    besieger: str
    supply: NotRequired[int]


class _ValueRow(TypedDict):
    value: int
    role: NotRequired[str]
    first: NotRequired[bool]
    important: NotRequired[bool]


class _TheatreRow(TypedDict):
    columns: list[int]
    rows: list[int]


class _File(TypedDict):
    number: int
    name: str
    years: str
    turns: int
    medium_port_value: int
    port_income: NotRequired[int]
    purchases: bool
    only_objectives: NotRequired[bool]
    theatre: NotRequired[_TheatreRow]
    slighted: NotRequired[dict[str, int]]
    values: dict[str, _ValueRow]
    role: list[_SideRow]
    siege: NotRequired[list[_CampRow]]
    verdict: NotRequired[list[_VerdictRow]]
    instant: NotRequired[list[_VerdictRow]]


@cache
def load(name: str) -> Scenario:
    """A scenario by its name."""
    if name not in SCENARIOS:
        raise UnknownName(f"unknown scenario '{name}'; known: {', '.join(SCENARIOS)}")
    return read(name, read_text(f"scenarios/{name}.toml"))


def read(name: str, text: str) -> Scenario:
    """A scenario from the text of its file."""
    return _Reader(name, cast("_File", tomllib.loads(text))).scenario()


class _Reader:
    """Reads one file; knows its name, its roles and its theatre."""

    def __init__(self, name: str, data: _File) -> None:
        self.name, self.data = name, data
        self.roles = [row["id"] for row in data["role"]]
        self.theatre = _theatre(data.get("theatre"))
        self.strongholds = [h for h in STRONGHOLDS if h in self.theatre]

    def wrong(self, field: str, what: str) -> BadScenario:
        """What is said of a field that cannot be right."""
        return BadScenario(f"scenario {self.name}: {field}: {what}")

    def place(self, name: str, field: str) -> int:
        """A stronghold or hex of the theatre."""
        if name not in PLACE:
            raise self.wrong(field, f"the map has no '{name}'")
        if PLACE[name] not in self.theatre:
            raise self.wrong(field, f"'{name}' lies outside the theatre")
        return PLACE[name]

    def places(self, names: list[str], field: str) -> tuple[int, ...]:
        """Several of them."""
        return tuple(self.place(name, field) for name in names)

    def role(self, name: str, field: str) -> int:
        """A role by its name."""
        if name not in self.roles:
            raise self.wrong(field, f"no role is called '{name}'")
        return self.roles.index(name)

    # --- Parts

    def scenario(self) -> Scenario:
        """All of it."""
        data = self.data
        sides = tuple(self.side(row) for row in data["role"])
        kinds = [kind if h in self.theatre else NOWHERE for h, kind in enumerate(KIND)]
        values, incomes = list(INCOME), list(INCOME)
        for port in PORTS:
            if KIND[port] == MEDIUM_TOWN:
                values[port] = data["medium_port_value"]
        verdicts, instants = (
            tuple(self.verdict(row, field) for row in rows)
            for field, rows in (
                ("verdict", data.get("verdict", [])),
                ("instant", data.get("instant", [])),
            )
        )
        if data.get("only_objectives"):
            asked = {h for one in (*verdicts, *instants) for h in (*one.holds, *one.holds_any)}
            values = [value if h in asked else 0 for h, value in enumerate(values)]
        for name, row in data["values"].items():
            if row.get("important"):
                place = self.place(name, "values")
                kinds[place] = IMPORTANT_TOWN
                incomes[place] = row["value"]
        return Scenario(
            name=self.name,
            title=data["name"],
            number=data["number"],
            years=data["years"],
            turns=data["turns"],
            purchases=data["purchases"],
            sides=sides,
            owners=tuple(self.owners(sides)),
            kinds=tuple(kinds),
            incomes=tuple(incomes),
            values=tuple(values),
            port_income=data.get("port_income", 0),
            special_values=tuple(map(self.special, data["values"], data["values"].values())),
            sieges=tuple(self.camp(row) for row in data.get("siege", [])),
            slighted={
                self.place(name, "slighted"): self.damage(count)
                for name, count in data.get("slighted", {}).items()
            },
            theatre=self.theatre,
            outside=tuple(h for h in range(HEX_COUNT) if h not in self.theatre),
            strongholds=self.strongholds,
            ports=[port for port in PORTS if port in self.theatre],
            verdicts=verdicts,
            instants=instants,
        )

    def side(self, row: _SideRow) -> Side:
        """One role: its regions, as far as they lie in the theatre, and what stands there."""
        field = f"role {row['id']}"
        held = {h for h in self.strongholds if REGION[h] in row["regions"]}
        held |= set(self.places(row.get("with", []), field))
        held -= set(self.places(row.get("without", []), field))
        for _, host in row["groups"]:
            if host not in HOSTS:
                raise self.wrong(field, f"hosts.toml has no '{host}'")
        return Side(
            name=row["id"],
            family=row["family"],
            points=row.get("points", sum(host_price(host) for _, host in row["groups"])),
            subsidy=row.get("subsidy", 0),
            head_start=row.get("head_start", 0),
            strongholds=tuple(sorted(held)),
            entry=self.places(row.get("entry", []), field),
            ships=tuple(
                (self.place(port, field), warships, transports)
                for port, (warships, transports) in row["ships"].items()
            ),
            groups=tuple((self.place(place, field), host) for place, host in row["groups"]),
        )

    def special(self, name: str, row: _ValueRow) -> tuple[int, int, int, bool]:
        """3.5: a value for one role only, or for the first captor only."""
        only = self.role(row["role"], "values") if "role" in row else NEUTRAL
        return self.place(name, "values"), row["value"], only, row.get("first", False)

    def camp(self, row: _CampRow) -> Camp:
        """A siege under way."""
        return Camp(
            place=self.place(row["at"], "siege"),
            besieger=self.role(row["besieger"], "siege"),
            supply=row.get("supply"),
        )

    def damage(self, count: int) -> int:
        """Damages of a wall that was slighted."""
        if not 1 <= count <= BREACHED:
            raise self.wrong("slighted", f"a wall takes 1 to {BREACHED} damages, not {count}")
        return count

    def verdict(self, row: _VerdictRow, field: str) -> Verdict:
        """An objective; one that wins at once must be held for a turn at least."""
        winner = row.get("winner", row["role"])
        some = self.places(row.get("holds_any", []), field)
        least = row.get("least", min(1, len(some)))
        if not min(1, len(some)) <= least <= len(some):
            raise self.wrong(field, f"at least {least} of {len(some)} places")
        turns = row.get("turns", int(field == "instant"))
        if field == "instant" and turns < 1:
            raise self.wrong(field, "what wins at once is held for one turn or more")
        return Verdict(
            role=self.role(row["role"], field),
            holds=self.places(row.get("holds", []), field),
            holds_any=some,
            least=least,
            winner=NEUTRAL if winner == "nobody" else self.role(winner, field),
            reason=row["reason"],
            turns=turns,
        )

    def owners(self, sides: tuple[Side, ...]) -> list[int]:
        """Each ownable hex belongs to whoever holds the nearest stronghold; neutral ones count."""
        holder = dict.fromkeys(self.strongholds, NEUTRAL)
        for role, side in enumerate(sides):
            for place in side.strongholds:
                holder[place] = role
        reach = [(steps_from(place), holder[place]) for place in self.strongholds]
        owners: list[int] = []
        for h, ownable in enumerate(OWNABLE):
            near = [(steps[h], k) for k, (steps, _) in enumerate(reach) if steps[h] != NOWHERE]
            mine = ownable and near and h in self.theatre
            owners.append(reach[min(near)[1]][1] if mine else NEUTRAL)
        return owners


def host_price(host: str) -> int:
    """3.21: what a ready-made group costs; a side without points of its own has so many."""
    return sum(
        count * (PRICE[CLASS[name]] if name in CLASS else GOOD_PRICE[GOODS.index(name)])
        for name, count in HOSTS[host].items()
    )


def _theatre(row: _TheatreRow | None) -> frozenset[int]:
    """Decision 120: a part of the map, from one column and row to another; else all of it."""
    if row is None:
        return frozenset(range(HEX_COUNT))
    (south, north), (east, west) = row["columns"], row["rows"]
    return frozenset(
        h
        for h, number in enumerate(NUMBERS)
        if south <= int(number[:2]) <= north and east <= int(number[2:]) <= west
    )
