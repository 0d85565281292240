"""What stands behind a number of the menu: the object of an action, with what matters of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from levant.cli.menu import Label
from levant.cli.rex.map import crowd, cut
from levant.cli.rex.roster import strength
from levant.cli.rex.screen_state import ScreenState
from levant.rex.board import PLACES, ROLES
from levant.rex.edition import CARDS
from levant.rex.words import A_BLOCK, A_CARD, A_PLACE, A_ROLE, VERBS

NAME_WIDTH: Final = 12
"""What is left of a town's name in a menu."""
_KIND: Final = dict(VERBS)
_NAMED: Final = {A_BLOCK: "block", A_PLACE: "place", A_CARD: "card", A_ROLE: "role"}


def vocabulary(seen: ScreenState) -> list[str]:
    """Every action that can be written in this edition, legal or not."""
    things: dict[int, Sequence[str]] = {
        A_BLOCK: seen.rules.blocks,
        A_PLACE: PLACES,
        A_CARD: CARDS,
        A_ROLE: ROLES,
    }
    texts = []
    for verb, kind in VERBS:
        texts += [f"{verb} {thing}" for thing in things[kind]] if kind in things else [verb]
    return texts


def object_name(seen: ScreenState, text: str) -> str:
    """The name of an action's object; empty when it has none."""
    verb, _, thing = text.partition(" ")
    return seen.wording.name(_NAMED[_KIND[verb]], thing) if thing else ""


def label(seen: ScreenState, text: str, *, place: bool) -> Label:
    """An action's object: a block with its strength and place, a town with who is there."""
    verb, _, thing = text.partition(" ")
    name = object_name(seen, text)
    if _KIND[verb] == A_PLACE:
        return Label(Text(cut(name, NAME_WIDTH)), (crowd(seen.stand(thing)),), aligned=False)
    piece = seen.find(thing) if _KIND[verb] == A_BLOCK else None
    if piece is None:
        return Label(Text(name))
    remarks = [Text(strength(seen, piece))]
    if place:
        remarks.append(Text(cut(seen.town(piece.town), NAME_WIDTH), style="dim"))
    return Label(Text(name), tuple(remarks))


def in_one_place(seen: ScreenState) -> bool:
    """Whether all blocks that can act stand in one town: then it need not be told."""
    blocks = {text.partition(" ")[2] for text in seen.view["legal"]}
    return len({piece.town for piece in seen.pieces if piece.block in blocks}) < 2
