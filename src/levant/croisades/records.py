"""How the parts of a position are copied, written and read; notes that never change.

A piece is a data class: its fields are ints, lists of ints, or lists of other pieces and notes. It
is written as the list of its fields in their order. A note is a named tuple, written as a list and
shared by copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

R = TypeVar("R")
P = TypeVar("P", bound="Piece")

Cell = int | str | None | tuple[int, ...] | list["Cell"]
"""What a text has for a field; a tuple is a note, which is read back as a list."""


class Piece:
    """Fields in a fixed order that copy, write and read alike."""

    kinds: ClassVar[Mapping[str, type]] = {}  # what those lists hold that are not of ints

    def dump(self) -> list[Cell]:
        """The fields in their order, as they are written."""
        return [written(getattr(self, name)) for name in names_of(type(self))]

    @staticmethod
    def unfolded(values: list[Cell]) -> list[Cell]:
        """A dump with one value for each field: as it is, unless fields are written together."""
        return values

    @classmethod
    def read(cls: type[P], values: list[Cell]) -> P:
        """The piece that a dump describes."""
        names = names_of(cls)
        piece = cls()
        for name, value in zip(names, _checked(cls, names, cls.unfolded(values)), strict=True):
            kind = cls.kinds.get(name)
            setattr(piece, name, copied(value) if kind is None else loaded(kind, value))
        return piece

    def copy(self: P) -> P:
        """An independent copy."""
        other = type(self)()
        for name in names_of(type(self)):
            setattr(other, name, copied(getattr(self, name)))
        return other


_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def names_of(kind: Any) -> tuple[str, ...]:  # Any: what `fields` takes has no name of its own
    """The fields of a kind of piece, in their order."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(field.name for field in fields(kind))
    return names


Field = Cell | Piece | list["Field"]


def copied(value: object) -> object:
    """A value that shares nothing that can change; lists hold things of one kind."""
    if isinstance(value, list):
        if value and isinstance(value[0], list | Piece):
            return [copied(one) for one in value]
        return value[:]
    return value.copy() if isinstance(value, Piece) else value


def written(value: Field) -> Cell:
    """A value as it is written: pieces become lists."""
    if isinstance(value, list):
        return [written(one) for one in value]
    return value.dump() if isinstance(value, Piece) else value


def loaded(kind: type[R], table: Cell) -> list[R]:
    """The pieces or notes that the rows of a table describe."""
    rows = rows_of(table)
    if issubclass(kind, Piece):
        return [kind.read(row) for row in rows]
    names: tuple[str, ...] = getattr(kind, "_fields")  # noqa: B009 - a named tuple has it
    return [kind(*_checked(kind, names, row)) for row in rows]


def rows_of(table: Cell) -> list[list[Cell]]:
    """The rows of a table."""
    return [row_of(row) for row in row_of(table)]


def row_of(cell: Cell) -> list[Cell]:
    """The cells of a row."""
    if not isinstance(cell, list):
        raise ValueError(f"a list is needed, not {cell!r}")
    return cell


def _checked(kind: type, names: tuple[str, ...], values: list[Cell]) -> list[Cell]:
    if len(names) != len(values):
        raise ValueError(f"a {kind.__name__.lower()} has {len(names)} fields")
    return values


# --- Notes ------------------------------------------------------------------------------------


class Wounded(NamedTuple):
    """3.22: a wounded character of a group or garrison."""

    cls: int
    turns: int  # until he is healed


class GroupName(NamedTuple):
    """A group by what everybody calls it."""

    role: int
    number: int


class Arrival(NamedTuple):
    """2.42: a group that came to a battle after it was provoked."""

    role: int
    number: int
    via: int  # the hex it came from


class Clash(NamedTuple):
    """2.56, 2.95d: a battle of the next turn, between those who were left beside each other."""

    hex: int
    attacker: int
    defender: int


class Passage(NamedTuple):
    """2.93: two roles, the lower number first, agreed on a hex for this turn."""

    hex: int
    one: int
    other: int


class Count(NamedTuple):
    """2.42c: what a role was told of those who came to one of its hexes."""

    role: int
    hex: int
    foot: int
    mounted: int


class Capture(NamedTuple):
    """3.5: a place that was taken, by whom, and what it was worth to him."""

    hex: int
    role: int
    value: int


class Slain(NamedTuple):
    """2.84: a leader killed in this turn, and what that takes from the morale around him."""

    side: int
    company: int
    loss: int
