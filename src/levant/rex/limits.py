"""The limits of a step, as a board draws them beside a view.

Everything here follows from a view and the rules of its edition, never from a position: it tells
its viewer nothing new, and it serves the views of older rules versions too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal

from typing_extensions import TypedDict

from levant.rex.board import PLACE, REALM, ROADS, ROLES, TOWN, TOWNS
from levant.rex.phase_gestures import PhaseGestures, phase_gestures
from levant.rex.rules import Rules
from levant.rex.views import Battle, Piece, RexView

Kind = Literal["castle", "storm", "sally", "supply", "points", "road", "pinned"]


class RoadLoad(TypedDict):
    """A road in use: its two ends, how many blocks went by it, and how many may."""

    ends: list[str]
    used: int
    most: int


class StepLimit(TypedDict):
    """One limit of the decision that is asked for."""

    kind: Kind
    places: list[str]
    """The town it is about, or the two ends of a road."""
    used: int
    most: int
    full: bool
    rule: str
    """The section that sets it, as the edition numbers it."""


class Limits(TypedDict):
    """What a board shows of the rules, beside a view."""

    ratings: dict[str, int]
    """1.1: the rating of every castle in this edition."""
    last_year: int
    """1.2: the year after whose winter the cities are counted."""
    roads: list[RoadLoad]
    step: list[StepLimit]
    """How much of what the viewer's decision allows is used; empty when he need not decide."""
    phase: PhaseGestures


def limits(view: RexView, rules: Rules) -> Limits:
    """The limits that hold in a view, by the rules of its edition and its options."""
    step = _BY_PHASE.get(view["phase"]) if view["legal"] else None
    return {
        "ratings": {
            town: rating for town, rating in zip(TOWNS, rules.rating, strict=True) if rating
        },
        "last_year": rules.last_year,
        "roads": road_loads(view, rules),
        "step": step(view, rules) if step else [],
        "phase": phase_gestures(view["phase"]),
    }


# 5.1, 6.61, 6.7 roads

_RETREATS: Final = frozenset(("field", "storming", "hits", "retreat_to", "forced_retreat", "leave"))
_REGROUPS: Final = frozenset(("regroup", "regroup_to"))


def road_loads(view: RexView, rules: Rules) -> list[RoadLoad]:
    """5.1, 6.61: the roads in use, and how many blocks each carries."""
    loads: list[RoadLoad] = []
    for one, other, used in view["roads"]:
        # A list has one type for names and numbers alike; `str` and `int` say which is which.
        a, b = str(one), str(other)
        most = _road_limits(view, rules, a, b)[_road(a, b)]
        loads.append({"ends": [a, b], "used": int(used), "most": most})
    return loads


def _road(a: str, b: str) -> int:
    return ROADS[PLACE[a] * 54 + PLACE[b]]


def _road_limits(view: RexView, rules: Rules, a: str, b: str) -> list[int]:
    """The limits that a road is used under: of a march, an attack, a retreat, or of Guide."""
    mover = view["role"] if view["battle"] else view["player"]
    if view["guide"] is not None and view["guide"] == mover:
        return rules.guide_limit
    if view["phase"] in _RETREATS:
        return rules.retreat_limit
    if view["phase"] not in _REGROUPS and (_attacked(view, a, b) or _attacked(view, b, a)):
        return rules.attack_limit
    return rules.road_limit


def _attacked(view: RexView, origin: str, town: str) -> bool:
    """Whether the moving player entered a battle by this road."""
    return any(
        entry["role"] == view["player"] and entry["town"] == town and origin in entry["from"]
        for entry in view["entries"]
    )


def _road_steps(view: RexView, rules: Rules, rule: str) -> list[StepLimit]:
    site = view["battle"] and view["battle"]["town"]
    return [
        _limit("road", load["ends"], load["used"], load["most"], rules.section(rule))
        for load in road_loads(view, rules)
        if site is None or site in load["ends"]
    ]


def _marching(view: RexView, rules: Rules) -> list[StepLimit]:
    """5.1: the roads that are full."""
    return [road for road in _road_steps(view, rules, "5.1") if road["full"]]


def _grouping(view: RexView, rules: Rules) -> list[StepLimit]:
    return [*_pinned_group(view, rules), *_marching(view, rules)]


def _retreating(view: RexView, rules: Rules) -> list[StepLimit]:
    return _road_steps(view, rules, "6.61")


def _regrouping(view: RexView, rules: Rules) -> list[StepLimit]:
    return _road_steps(view, rules, "6.7")


# Towns and castles


def _deployment(view: RexView, rules: Rules) -> list[StepLimit]:
    """3.1: towns that hold more Franks than their rating."""
    steps = []
    for town, most in zip(TOWNS, rules.rating, strict=True):
        here = _heads(p for p in _in_town(view, town) if p["role"] == "frank")
        if here > most:
            steps.append(_limit("castle", [town], here, most, rules.section("3.1")))
    return steps


def pinned(view: RexView, rules: Rules, town: str) -> int:
    """5.5: how many of the viewer's blocks the attackers of player 1 pin in a town."""
    role = view["role"]
    if role is None or view["player_one"] == role or view["battle"]:
        return 0
    if not any(entry["role"] != role and entry["town"] == town for entry in view["entries"]):
        return 0
    return _heads(
        piece
        for piece in _in_town(view, town)
        if piece["role"] != role
        and not piece.get("castle")
        and (rules.reserves_pin or not piece.get("arrives"))
    )


def _pinned_group(view: RexView, rules: Rules) -> list[StepLimit]:
    """5.5: how many of the moving group must stay."""
    town = view["asked"].get("town")
    if town is None:
        return []
    held = pinned(view, rules, town)
    if not held:
        return []
    here = _heads(
        piece
        for piece in _in_town(view, town)
        if piece["role"] == view["role"] and not piece.get("castle") and not piece.get("arrives")
    )
    return [_limit("pinned", [town], min(held, here), here, rules.section("5.5"))]


def _garrison(view: RexView, rules: Rules) -> list[StepLimit]:
    """6.1: a castle holds as many blocks as its rating."""
    town = _battle(view)["town"]
    inside = _heads(piece for piece in _in_town(view, town) if piece.get("castle"))
    return [_limit("castle", [town], inside, rules.rating[TOWN[town]], rules.section("6.1"))]


def _storm(view: RexView, rules: Rules) -> list[StepLimit]:
    """6.52: how many may storm a castle."""
    battle = _battle(view)
    town = battle["town"]
    used, most = len(battle["storming"]), rules.storm_limit[TOWN[town]]
    return [_limit("storm", [town], used, most, rules.section("storm_limit"))]


def _sally(view: RexView, rules: Rules) -> list[StepLimit]:
    """6.55: whoever is in the castle may sally."""
    town = _battle(view)["town"]
    inside = _heads(
        piece for piece in _in_town(view, town) if piece.get("castle") and not piece.get("arrives")
    )
    out = len(_battle(view)["sallying"])
    return [_limit("sally", [town], out, out + inside, rules.section("6.55"))]


# 8.3, 8.4 winter


def supply_limit(rules: Rules, town: str, role: str) -> int:
    """8.3: how many blocks of a role a town supplies in winter."""
    place = TOWN[town]
    if not rules.rating[place]:
        return rules.supply_minor
    own = REALM[ROLES.index(role)] >> place & 1
    return rules.rating[place] * (rules.supply_factor_own if own else rules.supply_factor)


def _supply(view: RexView, rules: Rules) -> list[StepLimit]:
    """8.3: the towns that have more of the viewer's blocks to supply than they can."""
    role = view["role"]
    assert role is not None, "a spectator has no choices"
    return [
        _limit(
            "supply",
            [town],
            _heads(piece for piece in _in_town(view, town) if piece["role"] == role),
            supply_limit(rules, town, role),
            rules.section("8.3"),
        )
        for town in _towns_of_choices(view)
    ]


def _replacements(view: RexView, rules: Rules) -> list[StepLimit]:
    """8.4: the points that towns have spent on the blocks in them."""
    steps = []
    for town in _towns_of_choices(view):
        most = rules.rating[TOWN[town]]
        spent = most - view.get("points", {}).get(town, 0)
        steps.append(_limit("points", [town], spent, most, rules.section("8.4")))
    return steps


def _towns_of_choices(view: RexView) -> list[str]:
    """The towns of the blocks that can be chosen, in the order of the choices."""
    stands = {piece["block"]: piece["town"] for piece in view["pieces"] if "block" in piece}
    chosen = (action.partition(" ")[2] for action in view["legal"])
    return list(dict.fromkeys(stands[block] for block in chosen if block in stands))


# What the sections above share


def _battle(view: RexView) -> Battle:
    """The battle of a step that has one."""
    battle = view["battle"]
    assert battle is not None, f"no battle in {view['phase']}"
    return battle


def _in_town(view: RexView, town: str) -> list[Piece]:
    return [piece for piece in view["pieces"] if piece["town"] == town]


def _heads(pieces: Iterable[Piece]) -> int:
    """How many blocks some pieces of a view stand for."""
    return sum(piece.get("count", 1) for piece in pieces)


def _limit(kind: Kind, places: list[str], used: int, most: int, rule: str) -> StepLimit:
    return {
        "kind": kind, "places": places, "used": used, "most": most, "full": used >= most,
        "rule": rule,
    }  # fmt: skip


_BY_PHASE: Final[dict[str, Callable[[RexView, Rules], list[StepLimit]]]] = {
    "frank_deploy": _deployment,
    "deploy_to": _deployment,
    "group": _grouping,
    "march": _marching,
    "muster": _marching,
    "muster_march": _marching,
    "garrison": _garrison,
    "storm": _storm,
    "sally": _sally,
    "retreat_to": _retreating,
    "forced_retreat": _retreating,
    "leave": _retreating,
    "regroup": _regrouping,
    "regroup_to": _regrouping,
    "supply": _supply,
    "replacements": _replacements,
}
