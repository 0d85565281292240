"""An observation from a view: for whoever has no game, as a bot on a server.

The same bytes as `observations.observe` writes from a position; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from levant.bridges.observations import BLOCK_FLAGS, MOST, SIZE, TOWN_FLAGS, offsets
from levant.rex.army import LETTERS, SLOT
from levant.rex.board import PLACE, ROADS, ROLES, TOWN
from levant.rex.edition import CARD, FIRST_YEAR
from levant.rex.words import PHASES

View = Mapping[str, Any]

_AT: Final = offsets()
_BLOCK_BIT: Final = {name: 1 << bit for bit, name in enumerate(BLOCK_FLAGS)}
_TOWN_BIT: Final = {name: 1 << bit for bit, name in enumerate(TOWN_FLAGS)}
_ENDS: Final = 54
"""Places at which roads end: the towns and Germania."""


def observation_of(view: View) -> bytearray:
    """A player's view as an observation."""
    told = bytearray(SIZE)
    own = view["role"]
    _tell_frame(told, view, own)
    _tell_cards(told, view, own)
    for piece in view["pieces"]:
        _tell_piece(told, piece, own)
    _tell_beside(told, view, own)
    _tell_towns(told, view, own)
    if view["battle"] is not None:
        _tell_battle(told, view["battle"], own)
    return told


def _whose(role: str | None, own: str) -> int:
    """0: nobody's, 1: the viewer's, 2: his foe's."""
    if role is None:
        return 0
    return 1 if role == own else 2


def _tell_frame(told: bytearray, view: View, own: str) -> None:
    """Which turn and phase it is, and whose; what is asked."""
    told[_AT["role"]] = ROLES.index(own)
    told[_AT["year"]] = view["year"] - FIRST_YEAR
    told[_AT["turn"]] = view["turn"]
    told[_AT["phase"]] = PHASES.index(view["phase"])
    told[_AT["deciders"]] = sum(_whose(role, own) for role in view["deciders"])
    for name in ("player_one", "player", "guide"):
        told[_AT[name]] = _whose(view[name], own)
    told[_AT["moves"]] = min(MOST, view["moves"])
    asked = view["asked"]
    told[_AT["legs"]] = asked.get("legs", 0)
    if "town" in asked:
        told[_AT["asked_town"]] = TOWN[asked["town"]] + 1
    if "block" in asked:
        told[_AT["asked_block"]] = SLOT[asked["block"]] + 1
    if view["jihad"] is not None:
        told[_AT["jihad"]] = TOWN[view["jihad"]] + 1
    if view["result"] is not None:
        told[_AT["winner"]] = _whose(view["result"]["winner"], own) or 3


def _tell_cards(told: bytearray, view: View, own: str) -> None:
    """Hands as far as they are known, and what was played."""
    for cards in view["cards"]:
        side = "own" if cards["role"] == own else "foe"
        told[_AT[f"{side}_cards"]] = cards["count"]
        told[_AT[f"{side}_down"]] = cards["down"]
        for key in ("played", "last"):
            if cards[key] is not None:
                told[_AT[f"{side}_{key}"]] = CARD[cards[key]] + 1
        for card in cards.get("hand", ()):
            told[_AT["hand"] + CARD[card]] += 1
        if cards.get("chosen") is not None:
            told[_AT["chosen"]] = CARD[cards["chosen"]] + 1


def _tell_piece(told: bytearray, piece: View, own: str) -> None:
    """A block under its name, or a stack of enemies in its town."""
    town = TOWN[piece["town"]]
    late = {None: "", 2: "second", 3: "third"}[piece.get("arrives")]
    if "block" not in piece:
        area = "foe_castle" if "castle" in piece else "foe_field"
        told[_AT[area] + town] += piece.get("count", 1)
        if late:
            told[_AT[f"foe_{late}"] + town] += piece.get("count", 1)
        return
    block = SLOT[piece["block"]]
    told[_AT["place"] + block] = town + 1
    told[_AT["steps"] + block] = piece.get("steps", piece.get("seen", 0))
    for name in ("castle", "face_up", "moved"):
        if name in piece:
            told[_AT["block_flags"] + block] |= _BLOCK_BIT[name]
    if late:
        told[_AT["block_flags"] + block] |= _BLOCK_BIT[late]


def _tell_beside(told: bytearray, view: View, own: str) -> None:
    """Blocks beside the board: staging, the dead, the gone, the own pool."""
    listed: list[tuple[str, Iterable[str]]] = [
        ("dead", view["dead"]), ("gone", view["gone"]), *view["staging"].items(),
    ]  # fmt: skip
    for pool in view["pool"]:
        told[_AT["own_pool" if pool["role"] == own else "foe_pool"]] = pool["count"]
        listed.append(("pool", pool.get("blocks", ())))
    for place, blocks in listed:
        for block in blocks:
            told[_AT["place"] + SLOT[block]] = PLACE[place] + 1


def _tell_towns(told: bytearray, view: View, own: str) -> None:
    """Cities, sieges, battles to come, roads in use."""
    flags: list[tuple[str, str]] = []
    for role, cities in view["cities"].items():
        flags += [("own_city" if role == own else "foe_city", city) for city in cities]
    for siege in view["sieges"]:
        whose = "own" if siege["besieger"] == own else "foe"
        flags.append((f"besieged_by_{whose}", siege["town"]))
    for name in ("unfought", "kept"):
        flags += [(name, town) for town in view[name]]
    for name, town in flags:
        told[_AT["town_flags"] + TOWN[town]] |= _TOWN_BIT[name]
    for entry in view["entries"]:
        side = "own" if entry["role"] == own else "foe"
        told[_AT[f"{side}_entries"] + TOWN[entry["town"]]] = len(entry["from"])
    for town, points in view.get("points", {}).items():
        told[_AT["points"] + TOWN[town]] = min(MOST, points)
    for a, b, load in view["roads"]:
        told[_AT["roads"] + ROADS[PLACE[a] * _ENDS + PLACE[b]]] = load


def _tell_battle(told: bytearray, battle: View, own: str) -> None:
    """The battle being fought."""
    told[_AT["battle_town"]] = TOWN[battle["town"]] + 1
    told[_AT["battle_round"]] = battle["round"]
    told[_AT["battle_attacker"]] = _whose(battle["attacker"], own)
    told[_AT["battle_storm"]] = battle["storm"]
    if battle["letter"] is not None:
        told[_AT["battle_letter"]] = LETTERS.index(battle["letter"]) + 1
    told[_AT["battle_hits"]] = min(MOST, battle["hits"])
    if battle["half_hit"] is not None:
        told[_AT["half_hit"]] = SLOT[battle["half_hit"]] + 1
    for name in ("storming", "sallying", "acted"):
        for block in battle[name]:
            told[_AT["block_flags"] + SLOT[block]] |= _BLOCK_BIT[name]
