"""Sets of small numbers as bit masks: blocks, towns, cards' owners."""

from __future__ import annotations


def first(mask: int) -> int:
    """The lowest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> list[int]:
    """The members of a set in rising order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def size(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


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
