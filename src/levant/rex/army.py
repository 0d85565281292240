"""2.0 The armies: the blocks, their ratings and seats.

A block is a small int: Franks 0-30, Saracens 31-61; sets of blocks are bit masks.
Slot 30 is Josselin in 2.0 and the fourth Pilgrim in the first edition; both have
the same strength, firepower and move, so only an edition's roster tells them apart.
"""

from __future__ import annotations

from typing import Final

from levant.rex.bits import mask_of
from levant.rex.board import FRANK, PLACE, POOL, SARACEN, read_table

_ROWS: Final = [row for row in read_table("blocks.csv") if row["kind"] != "assassin"]
_ORDERED: Final = [r for r in _ROWS if r["side"] == "frank"] + [
    r for r in _ROWS if r["side"] == "saracen"
]
BLOCKS: Final[list[str]] = [row["id"] for row in _ORDERED]
BLOCK_NAMES: Final[list[str]] = [row["name"] for row in _ORDERED]
BLOCK: Final[dict[str, int]] = {block: i for i, block in enumerate(BLOCKS)}
# The slot of every block of every edition: the fourth Pilgrim has Josselin's.
SLOT: Final[dict[str, int]] = {**BLOCK, "pilgrim_4": BLOCK["josselin"]}
BLOCK_COUNT: Final = 62
NO_BLOCK: Final = -1

FRANKS: Final = (1 << 31) - 1
SARACENS: Final = ((1 << 31) - 1) << 31
ARMY: Final[list[int]] = [FRANKS, SARACENS]
SIDE: Final[list[int]] = [FRANK if r["side"] == "frank" else SARACEN for r in _ORDERED]

STEPS: Final[list[int]] = [int(row["steps"]) for row in _ORDERED]
FIREPOWER: Final[list[int]] = [int(row["firepower"]) for row in _ORDERED]
MOVE: Final[list[int]] = [int(row["move"]) for row in _ORDERED]
FAST: Final[int] = mask_of([b for b in range(BLOCK_COUNT) if MOVE[b] == 3])
# Blocks by initiative: A, B, C.
INITIATIVE: Final[list[int]] = [
    mask_of([b for b in range(BLOCK_COUNT) if _ORDERED[b]["initiative"] == letter])
    for letter in "ABC"
]
LETTERS: Final = "ABC"

HOME: Final[list[int]] = [PLACE[r["seat"]] if r["seat"] else POOL for r in _ORDERED]


def _seats(row: dict[str, str]) -> int:
    """1.13: the home seat and the towns that show the block's shield."""
    seats = [row["seat"], *row["alternate_seats"].split()]
    return mask_of([PLACE[seat] for seat in seats if seat in PLACE and PLACE[seat] < 53])


SEATS: Final[list[int]] = [_seats(row) for row in _ORDERED]


def _kind(kind: str) -> int:
    return mask_of([b for b in range(BLOCK_COUNT) if _ORDERED[b]["kind"] == kind])


def _group(group: str) -> int:
    return mask_of([b for b in range(BLOCK_COUNT) if _ORDERED[b]["group"] == group])


OUTREMERS: Final[int] = _kind("outremer")
ORDERS: Final[int] = _kind("military_order")
TURCOPOLES: Final[int] = _kind("turcopole")
CRUSADERS: Final[int] = _kind("crusader")
PILGRIMS: Final[int] = _kind("pilgrim")
EMIRS: Final[int] = _kind("emir")
NOMADS: Final[int] = _kind("nomad")
FAMILY: Final[int] = _group("family")
ENGLISH: Final[int] = _group("english")
FRENCH: Final[int] = _group("french")
GERMANS: Final[int] = _group("german")
SALADIN: Final[int] = BLOCK["saladin"]
RICHARD: Final[int] = BLOCK["richard"]
PHILIP: Final[int] = BLOCK["philip"]
JAMES: Final[int] = BLOCK["james"]
KINDS: Final[dict[str, int]] = {
    "outremers": OUTREMERS,
    "orders": ORDERS,
    "turcopoles": TURCOPOLES,
    "crusaders": CRUSADERS,
    "pilgrims": PILGRIMS,
    "emirs": EMIRS,
    "nomads": NOMADS,
    "family": FAMILY,
}
