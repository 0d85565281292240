"""What stands behind a number of the menu: a verb, and its object with what matters of it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from levant.cli.menu import Label
from levant.cli.rex.map import crowd, cut
from levant.cli.rex.pieces import Stand, View, pieces, stands
from levant.cli.rex.roster import strength
from levant.cli.voice import Voice
from levant.rex.army import BLOCKS
from levant.rex.board import PLACES, ROLES
from levant.rex.edition import CARDS
from levant.rex.words import A_BLOCK, A_CARD, A_PLACE, VERBS

NAME_WIDTH: Final = 12
"""What is left of a town's name where it is only a remark."""
_KINDS = dict(VERBS)
_THINGS = {A_BLOCK: BLOCKS, A_PLACE: PLACES, A_CARD: CARDS}
_NAMES = {A_BLOCK: "block", A_PLACE: "place", A_CARD: "card"}


def vocabulary() -> list[str]:
    """Every action that can be written, legal or not."""
    texts = []
    for verb, kind in VERBS:
        texts += [f"{verb} {thing}" for thing in _THINGS[kind]] if kind in _THINGS else [verb]
    return texts


def object_name(voice: Voice, text: str) -> str:
    """The name of an action's object; empty when it has none."""
    verb, _, thing = text.partition(" ")
    kind = _KINDS.get(verb, 0)
    return voice.name(_NAMES[kind], thing) if kind in _NAMES and thing in _THINGS[kind] else ""


def label(view: View, voice: Voice, text: str, *, place: bool = True) -> Label:
    """An action's object: a block with its strength and place, a town with who is there."""
    verb, _, thing = text.partition(" ")
    if _KINDS[verb] == A_BLOCK:
        return _block(view, voice, thing, place)
    if _KINDS[verb] == A_PLACE:
        here = stands(pieces(view), ROLES).get(thing, Stand())
        return Label(Text(cut(object_name(voice, text), NAME_WIDTH)), (crowd(here),), aligned=False)
    return Label(Text(object_name(voice, text)))


def _block(view: View, voice: Voice, block: str, place: bool) -> Label:
    name = Text(voice.name("block", block))
    for piece in pieces(view):
        if piece.block == block:
            where = Text(cut(voice.name("town", piece.town), NAME_WIDTH), style="dim")
            return Label(
                name, (strength(piece, voice), where) if place else (strength(piece, voice),)
            )
    return Label(name)


def in_one_place(view: View, legal: list[str]) -> bool:
    """Whether all blocks that can act stand in one town: then it need not be told."""
    blocks = {t.partition(" ")[2] for t in legal if _KINDS[t.partition(" ")[0]] == A_BLOCK}
    return len({piece.town for piece in pieces(view) if piece.block in blocks}) < 2
