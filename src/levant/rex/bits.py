"""Sets of small numbers as bit masks: blocks, towns, cards' owners."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << member for member in range(62)])
"""By member: the set of it alone, for machine words. Compiled, a shifted literal 1 has 32 bits."""


def first(mask: int) -> int:
    """The lowest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def lowest(mask: i64) -> i64:
    """The lowest member of a non-empty set, for compiled loops that take sets apart."""
    below: i64 = (mask & -mask) - 1
    return _ones(below) if _COMPILED else size(below)


def members(mask: int) -> list[int]:
    """The members of a set in rising order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# Python counts fastest by `bit_count`; compiled code would look that up anew at every call.
_COMPILED: Final = type(first).__name__ != "function"


def size(mask: int) -> int:
    """How many members a set has."""
    return _ones(mask) if _COMPILED else mask.bit_count()


def _ones(mask: i64) -> i64:
    """How many of 62 binary digits are 1: summed in pairs, in fours, in bytes, then all."""
    pairs: i64 = mask - (mask >> 1 & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    octets: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return octets * 0x0101010101010101 >> 56 & 0xFF


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A list that differs in one place: for lists that copies of a position share."""
    values = values[:]
    values[index] = value
    return values


def mask_of(members: list[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
