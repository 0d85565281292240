"""Views as tensors, actions as numbers without gaps.

A tensor is made of named fields one behind the other; `FIELDS` lists them and docs/bridges.md
describes them. Counts and strengths are scaled so that every number lies between 0 and `HIGH`.
Seen from the viewer: `own` is his side, `foe` the other. The action space is the same for all
phases, editions and roles: `ACTIONS[n]` is the title's action of number n.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence
from math import prod
from typing import TYPE_CHECKING, Any, Final, cast

from levant.bridges import need
from levant.rex.army import BLOCK_COUNT, LETTERS, SLOT
from levant.rex.bits import members
from levant.rex.board import (
    CITIES,
    GONE,
    PLACE,
    PLACES,
    ROAD_COUNT,
    ROADS,
    ROLES,
    TOWN,
    TOWN_COUNT,
)
from levant.rex.edition import CARD, CARDS
from levant.rex.words import (
    A_BLOCK,
    A_CARD,
    A_PLACE,
    A_ROLE,
    MAIN,
    MAIN_FROM,
    PHASES,
    RESIGN,
    VERBS,
    action,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Tensor = NDArray[np.float32]
    Mask = NDArray[np.int8]
else:
    np = need("numpy", "pettingzoo")

HIGH: Final = 4.0
"""No number of a tensor is higher."""

BLOCKS_UNIT: Final = 8.0
"""Counts of blocks are divided by it; 31 blocks, a whole side, stay below `HIGH`."""
STEPS_UNIT: Final = 32.0
"""Steps of several blocks together are divided by it; 31 times 4 stay below `HIGH`."""

FIRST_YEAR: Final = 1187
CITY_NUMBER: Final = {PLACES[town]: number for number, town in enumerate(members(CITIES))}
"""The victory cities in the order of the field `cities`."""
_PLACE_COUNT: Final = GONE + 1

TOWN_PLANES: Final = (
    "own_field", "own_field_steps", "own_castle", "own_castle_steps", "own_second", "own_third",
    "foe_field", "foe_castle", "foe_second", "foe_third", "foe_named", "foe_named_steps",
    "besieged_by_own", "besieged_by_foe", "own_entries", "foe_entries",
    "unfought", "battle", "jihad", "kept", "asked", "points",
)  # fmt: skip
BLOCK_PLANES: Final = (
    "steps", "seen", "castle", "face_up", "moved", "second", "third",
    "storming", "sallying", "acted", "half_hit", "asked",
)  # fmt: skip

FIELDS: Final[dict[str, tuple[int, ...]]] = {
    "role": (2,),
    "year": (6,),
    "turn": (6,),
    "phase": (len(PHASES),),
    "deciders": (2,),
    "player_one": (2,),
    "player": (2,),
    "guide": (2,),
    "moves": (1,),
    "legs": (1,),
    "cities": (2, len(CITY_NUMBER)),
    "battle": (9,),
    "card_count": (2,),
    "card_down": (2,),
    "card_played": (2, len(CARDS)),
    "card_last": (2, len(CARDS)),
    "hand": (len(CARDS),),
    "chosen": (len(CARDS),),
    "pool": (2,),
    "towns": (len(TOWN_PLANES), TOWN_COUNT),
    "blocks": (len(BLOCK_PLANES), BLOCK_COUNT),
    "places": (BLOCK_COUNT, _PLACE_COUNT),
    "roads": (ROAD_COUNT,),
}
"""The fields of a tensor in their order, each with its shape."""


def _offsets() -> dict[str, int]:
    offsets, at = {}, 0
    for name, shape in FIELDS.items():
        offsets[name] = at
        at += prod(shape)
    return offsets


OFFSETS: Final = _offsets()
SIZE: Final = sum(prod(shape) for shape in FIELDS.values())
"""How many numbers a tensor has."""

_TOWN_PLANE: Final = {
    name: OFFSETS["towns"] + number * TOWN_COUNT for number, name in enumerate(TOWN_PLANES)
}
_BLOCK_PLANE: Final = {
    name: OFFSETS["blocks"] + number * BLOCK_COUNT for number, name in enumerate(BLOCK_PLANES)
}

View = Mapping[str, Any]
Told = MutableSequence[float]


def tensor(view: View, out: Tensor | None = None) -> Tensor:
    """A player's view as numbers; written into `out` where one is given."""
    whole = np.zeros(SIZE, np.float32) if out is None else out
    whole.fill(0)
    # Single numbers are set much faster in a memoryview than in an array.
    told = cast("Told", memoryview(cast("Any", whole)))
    own = view["role"]
    _tell_frame(told, view, own)
    _tell_cards(told, view, own)
    _tell_pieces(told, view["pieces"], own)
    _tell_towns(told, view, own)
    _tell_beside(told, view, own)
    if view["battle"] is not None:
        _tell_battle(told, view["battle"], own)
    return whole


def field(told: Tensor, name: str) -> Tensor:
    """One field of a tensor (or of a batch of them), in its shape; not a copy."""
    begin = OFFSETS[name]
    shape = FIELDS[name]
    return told[..., begin : begin + prod(shape)].reshape(*told.shape[:-1], *shape)


def _side(role: str, own: str) -> int:
    return 0 if role == own else 1


def _tell_frame(told: Told, view: View, own: str) -> None:
    """Which turn and phase it is, and whose."""
    told[OFFSETS["role"] + ROLES.index(own)] = 1
    told[OFFSETS["year"] + view["year"] - FIRST_YEAR] = 1
    if view["turn"]:
        told[OFFSETS["turn"] + view["turn"] - 1] = 1
    told[OFFSETS["phase"] + PHASES.index(view["phase"])] = 1
    for role in view["deciders"]:
        told[OFFSETS["deciders"] + _side(role, own)] = 1
    for name in ("player_one", "player", "guide"):
        if view[name] is not None:
            told[OFFSETS[name] + _side(view[name], own)] = 1
    told[OFFSETS["moves"]] = min(HIGH, view["moves"] / BLOCKS_UNIT)
    told[OFFSETS["legs"]] = view["asked"].get("legs", 0) / HIGH
    for role, cities in view["cities"].items():
        for city in cities:
            told[OFFSETS["cities"] + _side(role, own) * len(CITY_NUMBER) + CITY_NUMBER[city]] = 1


def _tell_cards(told: Told, view: View, own: str) -> None:
    """Hands as far as they are known, and what was played."""
    for cards in view["cards"]:
        side = _side(cards["role"], own)
        told[OFFSETS["card_count"] + side] = cards["count"] / BLOCKS_UNIT
        told[OFFSETS["card_down"] + side] = cards["down"]
        for key, name in (("played", "card_played"), ("last", "card_last")):
            if cards[key] is not None:
                told[OFFSETS[name] + side * len(CARDS) + CARD[cards[key]]] = 1
        for card in cards.get("hand", ()):
            told[OFFSETS["hand"] + CARD[card]] += 1 / BLOCKS_UNIT
        if cards.get("chosen") is not None:
            told[OFFSETS["chosen"] + CARD[cards["chosen"]]] = 1


def _tell_pieces(told: Told, pieces: Iterable[View], own: str) -> None:
    """Every block or stack on the map: in its town, and under its name where it is known."""
    plane = _TOWN_PLANE
    for piece in pieces:
        town = TOWN[piece["town"]]
        side = "own" if piece["role"] == own else "foe"
        area = "castle" if "castle" in piece else "field"
        told[plane[f"{side}_{area}"] + town] += piece.get("count", 1) / BLOCKS_UNIT
        late = piece.get("arrives")
        if late is not None:
            name = f"{side}_second" if late == 2 else f"{side}_third"
            told[plane[name] + town] += piece.get("count", 1) / BLOCKS_UNIT
        if "block" in piece:
            steps = piece.get("steps", piece.get("seen", 0))
            if side == "own":
                told[plane[f"own_{area}_steps"] + town] += steps / STEPS_UNIT
            else:
                told[plane["foe_named"] + town] += 1 / BLOCKS_UNIT
                told[plane["foe_named_steps"] + town] += steps / STEPS_UNIT
            _tell_block(told, piece, town)


def _tell_block(told: Told, piece: View, town: int) -> None:
    block = SLOT[piece["block"]]
    told[OFFSETS["places"] + block * _PLACE_COUNT + town] = 1
    told[_BLOCK_PLANE["steps"] + block] = piece.get("steps", 0) / HIGH
    told[_BLOCK_PLANE["seen"] + block] = piece.get("seen", 0) / HIGH
    for name in ("castle", "face_up", "moved"):
        if name in piece:
            told[_BLOCK_PLANE[name] + block] = 1
    if "arrives" in piece:
        told[_BLOCK_PLANE["second" if piece["arrives"] == 2 else "third"] + block] = 1


def _tell_towns(told: Told, view: View, own: str) -> None:
    """Sieges, battles to come, roads in use, and what is asked."""
    plane = _TOWN_PLANE
    for siege in view["sieges"]:
        side = "own" if siege["besieger"] == own else "foe"
        told[plane[f"besieged_by_{side}"] + TOWN[siege["town"]]] = 1
    for entry in view["entries"]:
        side = "own" if entry["role"] == own else "foe"
        told[plane[f"{side}_entries"] + TOWN[entry["town"]]] = len(entry["from"]) / BLOCKS_UNIT
    for name in ("unfought", "kept"):
        for town in view[name]:
            told[plane[name] + TOWN[town]] = 1
    if view["jihad"] is not None:
        told[plane["jihad"] + TOWN[view["jihad"]]] = 1
    for town, points in view.get("points", {}).items():
        told[plane["points"] + TOWN[town]] = min(HIGH, points / BLOCKS_UNIT)
    asked = view["asked"]
    if "town" in asked:
        told[plane["asked"] + TOWN[asked["town"]]] = 1
    if "block" in asked:
        told[_BLOCK_PLANE["asked"] + SLOT[asked["block"]]] = 1
    for a, b, load in view["roads"]:
        told[OFFSETS["roads"] + ROADS[PLACE[a] * 54 + PLACE[b]]] = load / BLOCKS_UNIT


def _tell_beside(told: Told, view: View, own: str) -> None:
    """Blocks beside the board: staging, the dead, the gone, the own pool."""
    listed = [("dead", view["dead"]), ("gone", view["gone"]), *view["staging"].items()]
    for pool in view["pool"]:
        told[OFFSETS["pool"] + _side(pool["role"], own)] = pool["count"] / BLOCKS_UNIT
        listed.append(("pool", pool.get("blocks", ())))
    for place, blocks in listed:
        for block in blocks:
            told[OFFSETS["places"] + SLOT[block] * _PLACE_COUNT + PLACE[place]] = 1


def _tell_battle(told: Told, battle: View, own: str) -> None:
    """The battle being fought."""
    told[_TOWN_PLANE["battle"] + TOWN[battle["town"]]] = 1
    at = OFFSETS["battle"]
    told[at] = 1
    told[at + 1] = battle["round"] / HIGH
    told[at + 2] = battle["storm"]
    told[at + 3] = min(HIGH, battle["hits"] / BLOCKS_UNIT)
    if battle["attacker"] is not None:
        told[at + 4 + _side(battle["attacker"], own)] = 1
    if battle["letter"] is not None:
        told[at + 6 + LETTERS.index(battle["letter"])] = 1
    for name in ("storming", "sallying", "acted"):
        for block in battle[name]:
            told[_BLOCK_PLANE[name] + SLOT[block]] = 1
    if battle["half_hit"] is not None:
        told[_BLOCK_PLANE["half_hit"] + SLOT[battle["half_hit"]]] = 1


# --- Actions ----------------------------------------------------------------------------------

_OBJECTS: Final = {A_BLOCK: BLOCK_COUNT, A_PLACE: TOWN_COUNT, A_CARD: len(CARDS), A_ROLE: 2}


def _all_actions() -> list[int]:
    """Every action that a phase can offer; nobody is made to learn that he must not resign."""
    actions = []
    for verb, (_, kind) in enumerate(VERBS):
        if verb == RESIGN:
            continue
        # Attackers come also from beside the board.
        count = len(PLACES) if verb in (MAIN, MAIN_FROM) else _OBJECTS.get(kind, 1)
        actions += [action(verb, thing) for thing in range(count)]
    return actions


ACTIONS: Final[list[int]] = _all_actions()
"""The title's action for each number."""
NUMBER: Final[dict[int, int]] = {played: number for number, played in enumerate(ACTIONS)}
"""The number of each of the title's actions."""
ACTION_COUNT: Final = len(ACTIONS)


def numbers(legal: Iterable[int]) -> list[int]:
    """The numbers of legal actions, in their order."""
    return [NUMBER[played] for played in legal]


def mask(legal: Iterable[int], out: Mask | None = None) -> Mask:
    """1 for each action that is legal now, 0 for the others."""
    allowed = np.zeros(ACTION_COUNT, np.int8) if out is None else out
    allowed.fill(0)
    allowed[numbers(legal)] = 1
    return allowed
