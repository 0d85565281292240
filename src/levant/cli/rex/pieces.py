"""The pieces of a view: what a viewer sees of the blocks on the map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from levant.kernel.title import Json

View = dict[str, Json]


@dataclass(frozen=True)
class Piece:
    """One block, or several hidden ones that nobody can tell apart.

    `block` is None when it is hidden. `steps` is the strength where that is seen now;
    `seen` what it was when the block was last seen.
    """

    role: str
    town: str
    castle: bool = False
    block: str | None = None
    steps: int | None = None
    seen: int | None = None
    token: int | None = None
    count: int = 1
    face_up: bool = False
    moved: bool = False
    arrives: int = 0


def pieces(view: View) -> list[Piece]:
    """All pieces on the map."""
    found: Any = view["pieces"]
    return [Piece(**piece) for piece in found]


def open_view(views: Iterable[View]) -> View:
    """One view of both sides' own: for a game that is over and hides nothing any more."""
    views = list(views)
    merged: dict[str, Any] = dict(views[0])
    merged["role"] = None
    merged["pieces"] = [p for view in views for p in _own(view, "pieces")]
    for part in ("cards", "pool"):
        merged[part] = [held for view in views for held in _own(view, part)]
    return merged


def _own(view: View, part: str) -> list[dict[str, Json]]:
    held: Any = view[part]
    return [thing for thing in held if thing["role"] == view["role"]]


@dataclass(frozen=True)
class Stand:
    """How many blocks of each side stand in a town's field and castle: (Franks, Saracens)."""

    field: tuple[int, int] = (0, 0)
    castle: tuple[int, int] = (0, 0)

    @property
    def contested(self) -> bool:
        """Both sides in the field: there will be a battle."""
        return all(self.field)

    @property
    def vacant(self) -> bool:
        return not any(self.field + self.castle)


def stands(found: Iterable[Piece], roles: tuple[str, ...]) -> dict[str, Stand]:
    """Town by town, who stands there."""
    counts: dict[str, list[int]] = {}
    for piece in found:
        at = roles.index(piece.role) + 2 * piece.castle
        counts.setdefault(piece.town, [0, 0, 0, 0])[at] += piece.count
    return {town: Stand((n[0], n[1]), (n[2], n[3])) for town, n in counts.items()}
