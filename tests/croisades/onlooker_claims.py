"""What a view says, taken apart into facts; a key nobody knows is an error, not an oversight."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.croisades.onlooker_facts import Fact

_FRAME = (
    "title", "edition", "options", "turn", "last_turn", "phase", "rule", "deciders", "acting",
    "order", "out", "site", "result", "territory", "held",
)  # fmt: skip
_PARTS = (
    "role", "strongholds", "pacts", "lent", "truce", "scores", "groups", "ships", "sieges",
    "meetings", "battle", "marching", "sea_fight", "prisoners", "own", "legal",
)  # fmt: skip
_STATES = ("hungry", "desert", "moved", "landed", "building", "work")
_OPEN_SIEGE = (
    "besieger", "keeper", "since", "day", "outer", "inner", "ramparts_taken", "gate_broken",
)  # fmt: skip
_STORES = (
    "supply", "mules", "carts", "oil", "ballistas", "points", "fed", "mouths", "soldiers",
)  # fmt: skip
_ARMY = ("size", "supply", "feeds", "needs", "carries")


class Unheard(AssertionError):
    """A view says something in words that the onlooker has never heard."""


def _only(told: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    strange = set(told) - set(known)
    if strange:
        raise Unheard(f"{where} has {sorted(strange)}")


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(one) for one in value)
    return json.dumps(dict(sorted(value.items()))) if isinstance(value, dict) else value


def claims(view: dict[str, Any]) -> Iterator[Fact]:
    """Every fact a view states, legal actions apart."""
    _only(view, (*_FRAME, *_PARTS), "the view")
    for key in _FRAME:
        value = view[key]
        yield ("frame", key, json.dumps(value) if key == "result" and value else _frozen(value))
    yield ("frame", "strongholds", json.dumps(view["strongholds"], sort_keys=True))
    for one, other in view["pacts"]:
        yield ("pact", one, other)
    for role, other in view["lent"].items():
        yield ("lent", role, other)
    for role in view["truce"]:
        yield ("truce", role)
    for role, score in view["scores"].items():
        yield ("score", role, score)
    for meeting in view["meetings"]:
        _only(meeting, ("hex", "attackers", "defenders"), "a meeting")
        yield (
            "meeting",
            meeting["hex"],
            _frozen(meeting["attackers"]),
            _frozen(meeting["defenders"]),
        )
    for one in view["prisoners"]:
        _only(one, ("captor", "role", "class", "group", "hex"), "a prisoner")
        yield ("prisoner", one["captor"], one["role"], one["class"], one["group"], one["hex"])
    yield from _counters(view)
    yield from _fights(view)
    if view["role"] is None:
        if "own" in view or "legal" in view:
            raise Unheard("a spectator has papers of his own")
    else:
        yield from _own(view["role"], view["own"])


def _counters(view: dict[str, Any]) -> Iterator[Fact]:
    for group in view["groups"]:
        known = ("role", "group", "hex", "ship", "inside", "men", "hurt", "goods", *_STATES)
        _only(group, known, "a group")
        name = (group["role"], group["group"])
        yield ("counter", *name)
        if group.get("hex") is not None:
            yield ("at", *name, group["hex"])
        if group.get("ship"):
            yield ("aboard", *name, group["ship"])
        if group.get("inside"):
            yield ("inside", *name)
        for c, n in group.get("men", {}).items():
            yield ("men", *name, c, n)
        for c, turns in group.get("hurt", []):
            yield ("hurt", *name, c, turns)
        for good, n in group.get("goods", {}).items():
            yield ("goods", *name, good, n)
        for key in _STATES:
            if key in group:
                yield ("state", *name, key, group[key])
    for ship in view["ships"]:
        _only(ship, ("role", "ship", "war", "port", "fleeing", "bound", "goods"), "a ship")
        name = (ship["role"], ship["ship"])
        yield ("ship", *name, ship["war"], ship["port"])
        if ship.get("fleeing"):
            yield ("fleeing", *name)
        if "bound" in ship:
            yield ("bound", *name, ship["bound"])
        for good, n in ship.get("goods", {}).items():
            yield ("cargo", *name, good, n)


def _fights(view: dict[str, Any]) -> Iterator[Fact]:
    for siege in view["sieges"]:
        yield from _siege(siege)
    battle = view["battle"]
    if battle is not None:
        yield from _battle(battle)
    fight = view["sea_fight"]
    if fight is not None:
        _only(fight, ("port", "parties"), "a sea fight")
        yield ("sea_fight", fight["port"])
        for i, party in enumerate(fight["parties"]):
            yield ("party", i, _frozen(party))
    march = view["marching"]
    if march is not None:
        _only(march, ("role", "group", "half_points", "passing"), "a march")
        yield ("marching", march["role"], march["group"])
        for key in ("half_points", "passing"):
            if key in march:
                yield ("march", march["group"], key, march[key])


def _siege(siege: dict[str, Any]) -> Iterator[Fact]:
    known = ("hex", *_OPEN_SIEGE, "ready", "work", "led", "garrison", "hurt", *_STORES)
    _only(siege, known, "a siege")
    place = siege["hex"]
    for key in _OPEN_SIEGE:
        yield ("siege", place, key, siege[key])
    for good, n in siege.get("ready", {}).items():
        yield ("ready", place, good, n)
    for job in siege.get("work", []):
        yield ("work", place, *job)
    if "led" in siege:
        yield ("camp", place, "led", siege["led"])
    for c, n in siege.get("garrison", {}).items():
        yield ("garrison", place, c, n)
    for c, turns in siege.get("hurt", []):
        yield ("garrison_hurt", place, c, turns)
    for key in _STORES:
        if key in siege:
            yield ("walls", place, key, siege[key])


def _battle(battle: dict[str, Any]) -> Iterator[Fact]:
    for key, value in battle.items():
        if key != "companies":
            yield ("battle", key, _frozen(value))
    for company in battle["companies"]:
        number = company["company"]
        for key, value in company.items():
            if key not in ("company", "men"):
                yield ("company", number, key, value)
        for c, tally in company["men"].items():
            yield ("ranks", number, c, *tally)


def _own(role: str, own: dict[str, Any]) -> Iterator[Fact]:
    known = (
        "points", "done", "group", "source", "offers", "offered", "counted", "passage",
        "passage_from", "armies", "castles",
    )  # fmt: skip
    _only(own, known, "a role's own part")
    for key in ("points", "done", "group", "source"):
        yield ("own", role, key, own[key])
    for other in own["offers"]:
        yield ("own", role, "offers", other)
    for other in own["offered"]:
        yield ("offered", other, role)
    for other in own["passage"]:
        yield ("passage", role, other)
    for other in own["passage_from"]:
        yield ("passage", other, role)
    for slip in own["counted"]:
        _only(slip, ("hex", "foot", "mounted"), "what was counted")
        yield ("counted", role, slip["hex"], slip["foot"], slip["mounted"])
    for army in own["armies"]:
        _only(army, ("hex", *_ARMY), "an army")
        for key in _ARMY:
            yield ("army", role, army["hex"], key, army[key])
    for castle in own["castles"]:
        _only(castle, ("hex", "kind", "turns"), "a castle that is being built")
        yield ("castle", role, castle["hex"], castle["kind"], castle["turns"])
