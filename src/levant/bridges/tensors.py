"""Views as tensors, actions as numbers without gaps.

A tensor is made of named fields one behind the other; `FIELDS` lists them and docs/bridges.md
describes them. Counts and strengths are scaled so that every number lies between 0 and `HIGH`.
Seen from the viewer: `own` is his side, `foe` the other. The action space is the same for all
phases, editions and roles: `ACTIONS[n]` is the title's action of number n.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import TYPE_CHECKING, Any, Final

from levant.bridges import need, observations
from levant.bridges.action_space import ACTION_COUNT, ACTIONS, NUMBER
from levant.bridges.observation_of_view import observation_of
from levant.rex.army import BLOCK_COUNT, SIDE
from levant.rex.bits import members
from levant.rex.board import CITIES, GONE, PLACES, ROAD_COUNT, TOWN, TOWN_COUNT
from levant.rex.edition import CARDS
from levant.rex.words import PHASES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Tensor = NDArray[np.float32]
    Mask = NDArray[np.int8]
    Observations = NDArray[np.uint8]
else:
    np = need("numpy", "gymnasium")

__all__ = ["ACTIONS", "ACTION_COUNT", "FIELDS", "NUMBER", "expand", "field", "mask", "tensor"]

HIGH: Final = 4.0
"""No number of a tensor is higher."""

BLOCKS_UNIT: Final = 8.0
"""Counts of blocks are divided by it; 31 blocks, a whole side, stay below `HIGH`."""
STEPS_UNIT: Final = 32.0
"""Steps of several blocks together are divided by it; 31 times 4 stay below `HIGH`."""

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


def tensor(view: View, out: Tensor | None = None) -> Tensor:
    """A player's view as numbers; written into `out` where one is given."""
    return expand(np.frombuffer(observation_of(view), np.uint8), out)


def field(told: Tensor, name: str) -> Tensor:
    """One field of a tensor (or of a batch of them), in its shape; not a copy."""
    begin = OFFSETS[name]
    shape = FIELDS[name]
    return told[..., begin : begin + prod(shape)].reshape(*told.shape[:-1], *shape)


def expand(seen: Observations, out: Tensor | None = None) -> Tensor:
    """Observations, as the environments give them, as tensors: one, or a batch of them."""
    shape = seen.shape[:-1]
    told = np.zeros((*shape, SIZE), np.float32) if out is None else out
    told.fill(0)
    _Expansion(seen.reshape(-1, observations.SIZE), told.reshape(-1, SIZE)).run()
    return told


_BEGIN: Final = observations.offsets()


class _Expansion:
    """A batch of observations on its way into tensors; a row for each."""

    def __init__(self, seen: Observations, told: Tensor) -> None:
        self.seen = seen
        self.told = told
        self.rows = np.arange(len(seen))

    def run(self) -> None:
        """Fill the tensors."""
        self._frame()
        self._cards()
        self._blocks()
        self._towns()

    def _of(self, name: str) -> Observations:
        """A field of the observations: a column, or several."""
        begin, count = _BEGIN[name], observations.LAYOUT[name]
        part = self.seen[:, begin : begin + count]
        return part[:, 0] if count == 1 else part

    def _one_hot(self, name: str, numbers: NDArray[np.int64]) -> None:
        """A 1 at a number from 0 up in a field; none where it is negative."""
        there = numbers >= 0
        self.told[self.rows[there], OFFSETS[name] + numbers[there]] = 1

    def _numbers(self, name: str) -> NDArray[np.int64]:
        return self._of(name).astype(np.int64)

    def _frame(self) -> None:
        """Which turn and phase it is, whose, and the battle."""
        for name in ("role", "year", "phase"):
            self._one_hot(name, self._numbers(name))
        self._one_hot("turn", self._numbers("turn") - 1)
        deciders = self._of("deciders")
        for side in range(2):
            self.told[:, OFFSETS["deciders"] + side] = deciders >> side & 1
        for name in ("player_one", "player", "guide"):
            self._one_hot(name, self._numbers(name) - 1)
        self.told[:, OFFSETS["moves"]] = np.minimum(HIGH, self._of("moves") / BLOCKS_UNIT)
        self.told[:, OFFSETS["legs"]] = self._of("legs") / HIGH
        at = OFFSETS["battle"]
        fought = self._of("battle_town") > 0
        self.told[:, at] = fought
        self.told[:, at + 1] = self._of("battle_round") / HIGH
        self.told[:, at + 2] = self._of("battle_storm")
        self.told[:, at + 3] = np.minimum(HIGH, self._of("battle_hits") / BLOCKS_UNIT)
        for name, offset in (("battle_attacker", 4), ("battle_letter", 6)):
            numbers = self._numbers(name)
            there = numbers > 0
            self.told[self.rows[there], at + offset + numbers[there] - 1] = 1

    def _cards(self) -> None:
        """Hands as far as they are known, what was played, and the pools."""
        for side, whose in enumerate(("own", "foe")):
            for name, source, unit in (
                ("card_count", "cards", BLOCKS_UNIT), ("card_down", "down", 1.0),
                ("pool", "pool", BLOCKS_UNIT),
            ):  # fmt: skip
                self.told[:, OFFSETS[name] + side] = self._of(f"{whose}_{source}") / unit
            for name, source in (("card_played", "played"), ("card_last", "last")):
                cards = self._numbers(f"{whose}_{source}")
                cards[cards == 0] = -2 * len(CARDS)
                self._one_hot(name, cards - 1 + side * len(CARDS))
        self._one_hot("chosen", self._numbers("chosen") - 1)
        begin = OFFSETS["hand"]
        self.told[:, begin : begin + len(CARDS)] = self._of("hand") / BLOCKS_UNIT

    def _block_plane(self, name: str) -> Tensor:
        begin = _BLOCK_PLANE[name]
        return self.told[:, begin : begin + BLOCK_COUNT]

    def _town_plane(self, name: str) -> Tensor:
        begin = _TOWN_PLANE[name]
        return self.told[:, begin : begin + TOWN_COUNT]

    def _blocks(self) -> None:
        """Every block that can be named: where it is, its planes, and its part in its town's."""
        place = self._numbers("place") - 1
        steps = self._of("steps")
        flags = self._of("block_flags")
        self.own = _ARMY_OF[self._of("role")]
        rows, blocks = np.nonzero(place >= 0)
        self.told[rows, OFFSETS["places"] + blocks * _PLACE_COUNT + place[rows, blocks]] = 1
        states = {name: flags >> bit & 1 for bit, name in enumerate(observations.BLOCK_FLAGS)}
        for name, state in states.items():
            self._block_plane(name)[:] = state
        known = self.own | (states["face_up"] == 1)
        self._block_plane("steps")[:] = np.where(known, steps, 0) / HIGH
        self._block_plane("seen")[:] = np.where(known, 0, steps) / HIGH
        for name in ("asked_block", "half_hit"):
            numbers = self._numbers(name) - 1
            there = numbers >= 0
            plane = _BLOCK_PLANE[name.removesuffix("_block")]
            self.told[self.rows[there], plane + numbers[there]] = 1
        standing = (place >= 0) & (place < TOWN_COUNT)
        inside = states["castle"] == 1
        ones = np.ones_like(steps)
        for area, there in (("castle", inside), ("field", ~inside)):
            self._add(f"own_{area}", standing & self.own & there, place, ones, BLOCKS_UNIT)
            self._add(f"own_{area}_steps", standing & self.own & there, place, steps, STEPS_UNIT)
            self._add(f"foe_{area}", standing & ~self.own & there, place, ones, BLOCKS_UNIT)
        self._add("foe_named", standing & ~self.own, place, ones, BLOCKS_UNIT)
        self._add("foe_named_steps", standing & ~self.own, place, steps, STEPS_UNIT)
        for late in ("second", "third"):
            there = standing & (states[late] == 1)
            self._add(f"own_{late}", there & self.own, place, ones, BLOCKS_UNIT)
            self._add(f"foe_{late}", there & ~self.own, place, ones, BLOCKS_UNIT)

    def _add(
        self,
        plane: str,
        which: NDArray[np.bool_],
        place: NDArray[np.int64],
        amount: Observations,
        unit: float,
    ) -> None:
        """Add what some blocks bring to the towns where they stand."""
        rows, blocks = np.nonzero(which)
        at = (rows, _TOWN_PLANE[plane] + place[rows, blocks])
        np.add.at(self.told, at, amount[rows, blocks] / np.float32(unit))

    def _towns(self) -> None:
        """What is to be seen of towns beside the blocks that the viewer can name."""
        for name in ("foe_field", "foe_castle", "foe_second", "foe_third"):
            self._town_plane(name)[:] += self._of(name) / np.float32(BLOCKS_UNIT)
        for name in ("own_entries", "foe_entries"):
            self._town_plane(name)[:] = self._of(name) / BLOCKS_UNIT
        self._town_plane("points")[:] = np.minimum(HIGH, self._of("points") / BLOCKS_UNIT)
        flags = self._of("town_flags")
        states = {name: flags >> bit & 1 for bit, name in enumerate(observations.TOWN_FLAGS)}
        cities = np.array([TOWN[city] for city in CITY_NUMBER])
        for side, whose in enumerate(("own_city", "foe_city")):
            begin = OFFSETS["cities"] + side * len(cities)
            self.told[:, begin : begin + len(cities)] = states.pop(whose)[:, cities]
        for name, state in states.items():
            self._town_plane(name)[:] = state
        for name in ("battle_town", "jihad", "asked_town"):
            numbers = self._numbers(name) - 1
            there = numbers >= 0
            plane = _TOWN_PLANE[name.removesuffix("_town")]
            self.told[self.rows[there], plane + numbers[there]] = 1
        begin = OFFSETS["roads"]
        self.told[:, begin : begin + ROAD_COUNT] = self._of("roads") / BLOCKS_UNIT


_ARMY_OF: Final = np.array([[side == own for side in SIDE] for own in range(2)])
"""For each role which blocks are its own."""


# --- Actions ----------------------------------------------------------------------------------


def numbers(legal: Iterable[int]) -> list[int]:
    """The numbers of legal actions, in their order."""
    return [NUMBER[played] for played in legal]


def mask(legal: Iterable[int], out: Mask | None = None) -> Mask:
    """1 for each action that is legal now, 0 for the others."""
    allowed = np.zeros(ACTION_COUNT, np.int8) if out is None else out
    allowed.fill(0)
    allowed[numbers(legal)] = 1
    return allowed
