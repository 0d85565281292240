"""The limits of a step, as a board draws them beside a view, and long lists of choices in short.

Everything here follows from a view and the rules, never from a position: it tells its viewer
nothing new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired

from typing_extensions import TypedDict

from levant.croisades import words as w
from levant.croisades.board import KINDS, NOWHERE, PLACE, spell_hex
from levant.croisades.fights import Siege
from levant.croisades.gestures import reach
from levant.croisades.march import allowance, can_march
from levant.croisades.naval import SHIP_SUPPLIES, engine_room
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
    CLASS,
    GARRISON_POINTS,
    GOODS,
    SUPPLIES,
    standard_garrison,
)
from levant.croisades.scenario import load
from levant.croisades.supply import armies, line
from levant.croisades.views import CroisadesView, GroupView
from levant.kernel.dice import FastDice

# --- What a board draws -----------------------------------------------------------------------


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


class CroisadesLimits(TypedDict):
    """What a board shows of the rules, beside a view of Croisades Strategic."""

    least_on_foot: int
    least_mounted: int
    groups: dict[str, GroupLimits]
    ships: dict[str, ShipLimits]
    watch: WatchLimits | None


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
    }


def supply_lines(view: CroisadesView) -> dict[str, list[str]]:
    """2.71: for each hex with an army of the viewer, the hexes of its line of supply."""
    if view["role"] is None:
        return {}
    p = _as_seen(view)
    role = p.scenario.roles.index(view["role"])
    return {
        spell_hex(place): [spell_hex(h) for h in line(p, role, place)] for place in armies(p, role)
    }


def _group_limits(p: Position, group: Group, marches: bool) -> GroupLimits:
    on_the_march = p.phase == w.MARCH and p.marching == group.number and p.mover == group.role
    may = marches and (on_the_march or can_march(p, group))
    return {
        "allowance": allowance(group),
        "room": group.room(),
        "packs": max(0, spare(group)[1]),
        "enough": group.large_enough(),
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
    _set_march(p, view)
    return p


def _set_march(p: Position, view: CroisadesView) -> None:
    march = view["marching"]
    if march is not None and "half_points" in march and view["phase"] == "march":
        p.phase, p.marching, p.left = w.MARCH, march["group"], march["half_points"]
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


# --- Choices in short -------------------------------------------------------------------------


class CompactChoice(TypedDict):
    """A legal action, and what may stand in place of its last object."""

    action: str
    counts: NotRequired[list[int]]
    """The least and the greatest number; every number between is legal, too."""
    places: NotRequired[list[str]]
    """All hexes it can be."""


_OBJECTS: Final = dict(w.VERBS)
_SHORT: Final = 2
"""So many alike are still written out."""


def compact(legal: Sequence[str]) -> list[CompactChoice]:
    """Legal actions, those that differ in the last object only as one.

    >>> compact(["man archer 1", "man archer 2", "man archer 3"])
    [{'action': 'man archer 1', 'counts': [1, 3]}]
    """
    alike: dict[str, list[str]] = {}
    for text in legal:
        head, _, last = text.rpartition(" ")
        kinds = _OBJECTS[text.split(" ", 1)[0]]
        folds = len(kinds) > 1 and kinds[-1] in (w.COUNT_OBJECT, w.HEX_OBJECT)
        alike.setdefault(head if folds else text, []).append(last if folds else "")
    return [choice for head, ends in alike.items() for choice in _folded(head, ends)]


def _folded(head: str, ends: list[str]) -> list[CompactChoice]:
    if not ends[0]:
        return [{"action": head}]
    texts = [f"{head} {end}" for end in ends]
    if len(ends) > _SHORT:
        if _OBJECTS[head.split(" ", 1)[0]][-1] == w.HEX_OBJECT:
            return [{"action": texts[0], "places": ends}]
        counts = sorted(map(int, ends))
        if counts[-1] - counts[0] == len(counts) - 1:
            return [{"action": f"{head} {counts[0]}", "counts": [counts[0], counts[-1]]}]
    return [{"action": text} for text in texts]
