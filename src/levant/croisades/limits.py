"""The limits of a step, as a board draws them beside a view.

Everything here follows from a view and the rules, never from a position: it tells its viewer
nothing new.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from typing_extensions import TypedDict

from levant.croisades import words as w
from levant.croisades.board import HEX_COUNT, KINDS, NOWHERE, PLACE, spell_hex
from levant.croisades.diplomacy import lending_choices
from levant.croisades.field import exits
from levant.croisades.fights import Siege
from levant.croisades.garrison import BREACH, FULL, HALF, QUARTER, RATION_LOSS
from levant.croisades.gestures import reach, ways
from levant.croisades.investment import SURRENDERS
from levant.croisades.march import allowance, can_march
from levant.croisades.naval import SHIP_SUPPLIES, engine_room
from levant.croisades.notation import spell
from levant.croisades.outcome import holds
from levant.croisades.pieces import (
    LEAST_MOUNTED,
    LEAST_ON_FOOT,
    SHIP_ROOM,
    Captive,
    Group,
    Meeting,
    Ship,
    spare,
)
from levant.croisades.position import Position
from levant.croisades.records import Wounded
from levant.croisades.roster import (
    ALLOWANCE,
    BATTERING,
    BUILD_TURNS,
    CART_LOAD,
    CLASS,
    CLASSES,
    ENGINES,
    GARRISON_POINTS,
    GOOD_PRICE,
    GOODS,
    MULE_LOAD,
    PRICE,
    PRICES,
    SUPPLIES,
    standard_garrison,
)
from levant.croisades.scenario import NEUTRAL, load
from levant.croisades.supply import FALLS_APART, supply_line
from levant.croisades.truce import truce_choices
from levant.croisades.views import CroisadesView, GroupView, SiegeView
from levant.croisades.works import CASTLE_TURNS, CASTLES, SHIPS
from levant.kernel.dice import FastDice

_PHASES: Final = {phase.name: number for number, phase in enumerate(w.PHASES)}
_PLANNED: Final = frozenset(("supply", "reorganise", "sail", "moves", "march"))


class ReachedHex(TypedDict):
    """A hex that a group can reach: half points, and how its march ends there."""

    cost: int
    end: str


class GroupLimits(TypedDict):
    """What an own group can do."""

    allowance: int
    """Half points of a whole march (2.41)."""
    room: int
    """Its places in a transport (2.31)."""
    packs: int
    """Supply points that would still fit into its packs and carts (2.71)."""
    enough: bool
    """Whether it has the least size of a group (2.11)."""
    foot: int
    mounted: int
    """How many walk and how many ride."""
    reach: dict[str, ReachedHex]
    """While the viewer marches: the hexes it can reach."""


class ShipLimits(TypedDict):
    """How full an own transport is, in places for men, and its supply points (2.31)."""

    used: int
    most: int
    supplies: int
    most_supplies: int


class WatchLimits(TypedDict):
    """2.66: watchers posted, and the soldiers of a ready-made garrison of that place."""

    posted: int
    standard: int


class ArmyLimits(TypedDict):
    """2.71, 2.72: how long an own army that is out of its line lives on."""

    packs: int
    """Turns that its packs feed it."""
    left: int
    """Hungry turns after which it falls apart."""


class TradeLimits(TypedDict):
    """3.21, 2.62, 3.58: what a thing costs, and how long it takes."""

    prices: dict[str, int]
    """By class, good, kind of ship or castle; a ransom is the price of the class."""
    turns: dict[str, int]
    """Turns of work on an engine or a castle."""


class RationLimits(TypedDict):
    """2.65: what a ration means for those inside."""

    days: int
    """Days that the stores last with it, this one included."""
    loss: int
    """What it takes from morale and movement."""


class SiegeLimits(TypedDict):
    """The siege whose day it is, as far as the viewer may know it."""

    breach: int
    """2.64: damages that breach a wall."""
    surrender: int
    """3.28: what talks must reach on the die."""
    battering: int | None
    """2.64: the besieger's battering points."""
    rations: dict[str, RationLimits]
    """2.65: the keeper's, by quarters of a point."""
    forage: int | None
    """2.64: the most supply points that a sally of the keeper brings in."""


class ObjectiveLimits(TypedDict):
    """2.13: what decides the game, and how near it is."""

    role: str
    """Who must hold the places."""
    winner: str
    """Who wins then; `nobody` for a tie."""
    holds: list[str]
    """All of these."""
    holds_any: list[str]
    """And so many of these as `least` says."""
    least: int
    turns: int
    """Turns in a row for which they must be held to win at once; 0: when the last turn ends."""
    held: int | None
    """For how many turns they have been held; null where that does not count."""
    met: bool
    """Whether the places are held now."""


class CroisadesLimits(TypedDict):
    """What a board shows of the rules, beside a view of Croisades Strategic."""

    least_on_foot: int
    least_mounted: int
    groups: dict[str, GroupLimits]
    ships: dict[str, ShipLimits]
    watch: WatchLimits | None
    armies: dict[str, ArmyLimits]
    """Own armies that the viewer must feed, by hex, while supply is decided."""
    trade: TradeLimits | None
    """While the viewer puts groups together, or a garrison."""
    exits: dict[str, list[str]]
    """2.56: in a battle whose edges are taken, by edge the hexes to which a retreat leads."""
    siege: SiegeLimits | None
    """While a siege is fought of which the viewer is a party."""
    theatre: list[str] | None
    """The hexes of a short scenario (2.13); null: the whole map."""
    lines: dict[str, list[str]]
    """Of each own army that has one, by its hex: the line of supply to what feeds it (2.71)."""
    threats: list[str]
    """While an own campaign is planned: where others, no allies, could march with light cavalry."""
    objectives: list[ObjectiveLimits]
    """2.13: who wins by what, in the order in which it is judged."""
    always: list[str]
    """2.13, 2.96: what the viewer may do at any time beside the choices of the phase: lend his
    command, take it back, want a truce, want one no longer."""


def limits(view: CroisadesView) -> CroisadesLimits:
    """The limits that hold in a view; a spectator has no groups and ships of his own."""
    p = _as_seen(view)
    own = [] if view["role"] is None else p.own_groups(p.scenario.roles.index(view["role"]))
    marches = view["phase"] in ("moves", "march") and bool(view.get("legal"))
    return {
        "least_on_foot": LEAST_ON_FOOT,
        "least_mounted": LEAST_MOUNTED,
        "groups": {f"g{group.number}": _group_limits(p, group, marches) for group in own},
        "ships": {
            f"s{ship.number}": _ship_limits(p, ship)
            for ship in p.ships
            if p.role_name(ship.role) == view["role"] and not ship.war
        },
        "watch": _watch(p, view),
        "armies": _armies(view),
        "trade": _trade(view),
        "exits": _exits(view),
        "siege": _siege(view),
        "theatre": _theatre(p),
        "lines": _lines(p, view),
        "threats": _threats(p, view),
        "objectives": _objectives(p, view),
        "always": _always(p, view),
    }


def _theatre(p: Position) -> list[str] | None:
    whole = len(p.scenario.theatre) == HEX_COUNT
    return None if whole else [spell_hex(place) for place in sorted(p.scenario.theatre)]


def _objectives(p: Position, view: CroisadesView) -> list[ObjectiveLimits]:
    instants = p.scenario.instants
    held = view.get("held")
    counts: Sequence[int | None] = [None] * len(instants) if held is None else held
    told = [*zip(instants, counts, strict=True), *((one, None) for one in p.scenario.verdicts)]
    return [
        {
            "role": p.role_name(one.role),
            "winner": p.role_name(one.winner),
            "holds": [spell_hex(place) for place in one.holds],
            "holds_any": [spell_hex(place) for place in one.holds_any],
            "least": one.least,
            "turns": one.turns,
            "held": count,
            "met": holds(p, one),
        }
        for one, count in told
    ]


def _always(p: Position, view: CroisadesView) -> list[str]:
    if view["role"] is None or view["result"] is not None:
        return []
    role = p.scenario.roles.index(view["role"])
    # In the talks command is among what is agreed there (2.96).
    lending = [] if p.phase == w.DIPLOMACY else lending_choices(p, role)
    return [spell(act, p.scenario.roles) for act in (*lending, *truce_choices(p, role))]


def supply_lines(view: CroisadesView) -> dict[str, list[str]]:
    """2.71: for each hex with an army of the viewer, the hexes of its line of supply."""
    return _lines(_as_seen(view), view)


def _lines(p: Position, view: CroisadesView) -> dict[str, list[str]]:
    armies = view["own"]["armies"] if "own" in view else []
    role = -1 if view["role"] is None else p.scenario.roles.index(view["role"])
    found = {army["hex"]: supply_line(p, role, PLACE[army["hex"]], army["size"]) for army in armies}
    return {place: [spell_hex(h) for h in line] for place, line in found.items() if line}


def _threats(p: Position, view: CroisadesView) -> list[str]:
    """What is in others' groups is not known: any of them may be the fastest there is, and led."""
    if view["role"] is None or view["phase"] not in _PLANNED:
        return []
    me = p.scenario.roles.index(view["role"])
    found: set[int] = set()
    for role, place in {(group.role, group.hex) for group in p.groups if not group.inside}:
        if place == NOWHERE or p.friends(role, me):
            continue
        rider = Group(0, role)
        rider.hex = place
        rider.men[CLASS["king"]] = 1
        found.update(ways(p, rider, max(ALLOWANCE)))
    return [spell_hex(place) for place in sorted(found)]


def _group_limits(p: Position, group: Group, marches: bool) -> GroupLimits:
    on_the_march = p.phase == w.MARCH and p.marching == group.number and p.mover == group.role
    may = marches and (on_the_march or can_march(p, group))
    return {
        "allowance": allowance(group),
        "room": group.room(),
        "packs": max(0, spare(group)[1]),
        "enough": group.large_enough(),
        "foot": group.size() - group.mounted(),
        "mounted": group.mounted(),
        "reach": {
            spell_hex(to): {"cost": way.cost, "end": way.end}
            for to, way in (reach(p, group) if may else {}).items()
        },
    }


def _ship_limits(p: Position, ship: Ship) -> ShipLimits:
    people = [g for g in p.groups if g.role == ship.role and g.ship == ship.number]
    return {
        "used": sum(g.room() for g in people) + engine_room(ship),
        "most": SHIP_ROOM,
        "supplies": ship.goods[SUPPLIES],
        "most_supplies": SHIP_SUPPLIES,
    }


def _watch(p: Position, view: CroisadesView) -> WatchLimits | None:
    battle = view["battle"]
    if view["phase"] != "watch" or battle is None or not view.get("legal"):
        return None
    posted = [one for one in battle["companies"] if one["status"] == "watching"]
    place = PLACE[battle["hex"]]
    points = GARRISON_POINTS[p.kinds[place]]
    return {
        "posted": sum(counts[0] for one in posted for counts in one["men"].values()),
        "standard": sum(standard_garrison(p.family(p.owner[place]), points)),
    }


def _armies(view: CroisadesView) -> dict[str, ArmyLimits]:
    own = view.get("own")
    if own is None or view["phase"] != "supply":
        return {}
    return {
        army["hex"]: {
            "packs": army["carries"] // max(1, army["needs"]),
            "left": FALLS_APART - max(_hungry(view, army["hex"]), default=0),
        }
        for army in own["armies"]
        if army["supply"] in ("packs", "none")
    }


def _hungry(view: CroisadesView, place: str) -> list[int]:
    own = [group for group in view["groups"] if group["role"] == view["role"]]
    return [group.get("hungry", 0) for group in own if group["hex"] == place]


def _trade(view: CroisadesView) -> TradeLimits | None:
    if view["phase"] not in ("muster", "reorganise", "garrison") or not view.get("legal"):
        return None
    wares = dict(zip((*CLASSES, *GOODS), (*PRICE, *GOOD_PRICE), strict=True))
    built = {kind: PRICES[kind] for kind in (*SHIPS, *CASTLES)}
    return {
        "prices": {ware: price for ware, price in (wares | built).items() if price},
        "turns": {
            **{GOODS[engine]: BUILD_TURNS[engine] for engine in ENGINES},
            **dict.fromkeys(CASTLES, CASTLE_TURNS),
        },
    }


def _exits(view: CroisadesView) -> dict[str, list[str]]:
    battle = view["battle"]
    if battle is None or not battle["via"] or view["phase"] not in ("deploy", "first", "stance"):
        return {}
    place, via, edge = PLACE[battle["hex"]], PLACE[battle["via"]], w.SIDES.index(battle["edge"])
    ways = {name: exits(place, via, edge, n) for n, name in enumerate(w.SIDES)}
    return {name: [spell_hex(there) for there in found] for name, found in ways.items()}


def _siege(view: CroisadesView) -> SiegeLimits | None:
    role = view["role"]
    for seen in view["sieges"] if view["site"] is not None and role is not None else ():
        if seen["hex"] == view["site"] and ("ready" in seen or "supply" in seen):
            ready = seen.get("ready")
            return {
                "breach": BREACH,
                "surrender": SURRENDERS,
                "battering": None if ready is None else _battering(ready),
                "rations": _rations(seen),
                "forage": seen["mules"] * MULE_LOAD + seen["carts"] * CART_LOAD
                if "mules" in seen and "carts" in seen
                else None,
            }
    return None


def _battering(ready: Mapping[str, int]) -> int:
    return sum(BATTERING[GOODS.index(engine)] * count for engine, count in ready.items())


def _rations(seen: SiegeView) -> dict[str, RationLimits]:
    """2.65: the stores are told in whole and quarter points."""
    if "supply" not in seen or "mouths" not in seen:
        return {}
    stores, mouths = round(4 * seen["supply"]), max(1, seen["mouths"])
    return {
        str(n): {"days": stores // (n * mouths), "loss": RATION_LOSS[n]}
        for n in (FULL, HALF, QUARTER)
    }


# --- A view as the rules read it --------------------------------------------------------------


def _as_seen(view: CroisadesView) -> Position:
    """A position with what a view tells; others' groups are counters, without people."""
    p = Position(load(view["edition"]), view["options"], FastDice(0))
    roles = p.scenario.roles
    p.turn = view["turn"]
    p.owner = [NOWHERE if letter == "." else int(letter) for letter in view["territory"]]
    for place, owner in view["strongholds"].items():
        _, _, kind = owner.partition(":")
        if kind:
            p.kinds[PLACE[place]] = KINDS.index(kind)
    for one, other in view["pacts"]:
        a, b = roles.index(one), roles.index(other)
        p.pacts[a] |= 1 << b
        p.pacts[b] |= 1 << a
    p.groups = [_group(seen, roles) for seen in view["groups"]]
    for held in view["prisoners"]:
        guard = p.group(roles.index(held["captor"]), held["group"] or 0)
        if guard is not None:
            guard.captives.append(Captive(roles.index(held["role"]), CLASS[held["class"]]))
    for seen in view["ships"]:
        ship = Ship(seen["ship"], roles.index(seen["role"]), int(seen["war"]))
        for good, count in seen.get("goods", {}).items():
            ship.goods[GOODS.index(good)] = count
        p.ships.append(ship)
    for told in view["sieges"]:
        siege = Siege()
        siege.hex, siege.besieger = PLACE[told["hex"]], roles.index(told["besieger"])
        siege.since = told["since"]
        p.sieges.append(siege)
    for due in view["meetings"]:
        meeting = Meeting(PLACE[due["hex"]])
        meeting.attackers = [roles.index(role) for role in due["attackers"]]
        meeting.defenders = [roles.index(role) for role in due["defenders"]]
        p.meetings.append(meeting)
    p.phase = _PHASES[view["phase"]]
    p.truce = [int(name in view["truce"]) for name in roles]
    p.out = [int(name in view["out"]) for name in roles]
    p.lent = [
        roles.index(view["lent"][name]) if name in view["lent"] else NEUTRAL for name in roles
    ]
    _set_march(p, view)
    return p


def _set_march(p: Position, view: CroisadesView) -> None:
    march = view["marching"]
    if march is not None and "half_points" in march and view["phase"] == "march":
        p.marching, p.left = march["group"], march["half_points"]
        p.mover = p.scenario.roles.index(march["role"])


def _group(seen: GroupView, roles: Sequence[str]) -> Group:
    group = Group(seen["group"], roles.index(seen["role"]))
    group.hex = NOWHERE if seen["hex"] is None else PLACE[seen["hex"]]
    group.ship, group.inside = seen.get("ship", 0), int(seen.get("inside", False))
    for name, count in seen.get("men", {}).items():
        group.men[CLASS[name]] = count
    group.hurt = [Wounded(CLASS[name], turns) for name, turns in seen.get("hurt", ())]
    for name, count in seen.get("goods", {}).items():
        group.goods[GOODS.index(name)] = count
    group.hungry, group.desert = seen.get("hungry", 0), seen.get("desert", 0)
    group.moved, group.landed = int(seen.get("moved", False)), seen.get("landed", 0)
    group.work = seen.get("work", 0)
    return group
