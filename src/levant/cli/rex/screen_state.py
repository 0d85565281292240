"""What a viewer sees of a game, ready to be drawn: his view, its rules, his language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.title import View
from levant.rex.army import FIREPOWER, LETTERS, MOVE, STEPS
from levant.rex.board import CITIES, PORTS, REALM, ROLES, TOWN
from levant.rex.rules import Rules

if TYPE_CHECKING:
    from levant.rex import views as told


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


@dataclass(frozen=True)
class Stand:
    """How many blocks of each side stand in a town's field and castle: (Franks, Saracens)."""

    field: tuple[int, int] = (0, 0)
    castle: tuple[int, int] = (0, 0)

    def owner(self, town: str) -> int:
        """1.12: the side that a town is friendly to; 2 for nobody."""
        contested = all(self.field)
        for side in (0, 1):
            if self.castle[side] or (self.field[side] and not contested):
                return side
        for side in (0, 1):
            if REALM[side] >> TOWN[town] & 1 and not contested:
                return side
        return 2


@cache
def rules_of(edition: str) -> Rules:
    """The components of an edition: options do not change them."""
    return Rules(edition, {})


class ScreenState:
    """A view with the words to tell it. The view is all it knows of the game."""

    def __init__(self, view: View, wording: TerminalTexts) -> None:
        self.view = view
        self.wording = wording
        self.rules = rules_of(str(view["edition"]))

    @cached_property
    def pieces(self) -> list[Piece]:
        """All pieces on the map."""
        return [Piece(**piece) for piece in self.view["pieces"]]

    @cached_property
    def stands(self) -> dict[str, Stand]:
        """Who stands where, in the towns that are not empty."""
        counts: dict[str, list[int]] = {}
        for piece in self.pieces:
            at = ROLES.index(piece.role) + 2 * piece.castle
            counts.setdefault(piece.town, [0, 0, 0, 0])[at] += piece.count
        return {town: Stand((n[0], n[1]), (n[2], n[3])) for town, n in counts.items()}

    def stand(self, town: str) -> Stand:
        """Who stands in a town."""
        return self.stands.get(town, Stand())

    def find(self, block: str) -> Piece | None:
        """A block on the map, if the viewer knows where it is."""
        return next((piece for piece in self.pieces if piece.block == block), None)

    # Components

    def castle(self, town: str) -> str:
        """The rating of a town's castle; o without one."""
        return str(self.rules.rating[TOWN[town]] or "o")

    def marks(self, town: str) -> str:
        """* victory city, ~ port, ≈ fortified port."""
        bit = 1 << TOWN[town]
        harbour = "≈" if bit & self.rules.fortified else "~" if bit & PORTS else ""
        return ("*" if bit & CITIES else "") + harbour

    def rating(self, block: str) -> str:
        """A block's letter and firepower: A3."""
        number = self.rules.block_index[block]
        letter = next(
            letter
            for letter, same in zip(LETTERS, self.rules.initiative, strict=True)
            if same >> number & 1
        )
        return f"{letter}{FIREPOWER[number]}"

    def steps(self, block: str) -> int:
        """The strength of a whole block."""
        return STEPS[self.rules.block_index[block]]

    def moves(self, block: str) -> int:
        """How many towns a block may march."""
        return MOVE[self.rules.block_index[block]]

    # Names

    def town(self, town: str) -> str:
        return self.wording.name("place", town)

    def block(self, block: str) -> str:
        return self.wording.name("block", block)

    def role(self, side: int) -> str:
        return self.wording.name("role", ROLES[side])


def open_view(views: Iterable[View]) -> View:
    """One view of both sides' own: for a game that is over and hides nothing any more."""
    views = list(views)
    merged: dict[str, object] = dict(views[0])
    merged["role"] = None
    for part in ("pieces", "cards", "pool"):
        merged[part] = [own for view in views for own in _own(view, part)]
    return merged


def _own(view: View, part: str) -> list[object]:
    held: list[told.Piece | told.Hand | told.Pool] = view[part]
    return [thing for thing in held if thing["role"] == view["role"]]
