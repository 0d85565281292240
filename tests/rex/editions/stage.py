"""Openings that the tests of several editions share."""

from __future__ import annotations

from levant.kernel.dice import FastDice
from levant.rex.bits import members
from levant.rex.cards import held_cards
from levant.rex.edition import CARDS
from levant.rex.game import REX
from levant.rex.notation import parse
from tests.rex.scene import Scene, scene

DEAL = [0] * 12  # the picks of a new year's deal
FRENCH = "philip hugh james"
GERMANS = "barbarossa frederick leopold"


def names(blocks: str) -> str:
    """Blocks without their strengths."""
    return " ".join(word.partition("@")[0] for word in blocks.split())


def duel(edition: str, franks: str, saracens: str, year: int = 1188) -> Scene:
    """Saracens from Ajlun attack Franks who all defend in the field of Tiberias."""
    lines = (f"tiberias: {franks}", f"ajlun: | {saracens}")
    s = scene(*lines, first="saracen", edition=edition, year=year)
    return s.group("ajlun", "tiberias", names(saracens)).until("garrison").do("done")


def siege(edition: str, *lines: str, first: str = "saracen") -> Scene:
    """A siege that has lasted; its besieger may storm."""
    return scene(*lines, first=first, edition=edition).until("storm")


def sally(edition: str, *lines: str) -> Scene:
    """A siege that has lasted; its besieger declined to storm, the castle may sally."""
    return siege(edition, *lines).until("sally")


def winter(
    edition: str,
    *lines: str,
    cards: str = "move_1 move_1",
    first: str = "saracen",
    year: int = 1188,
    staged: str = "",
) -> Scene:
    """The winter turn of a year."""
    return scene(
        *lines,
        turn=6,
        cards=cards,
        first=first,
        year=year,
        staged=staged,
        picks=DEAL,
        edition=edition,
    )


def dice(s: Scene, *rolls: int) -> Scene:
    """Set the dice of a winter turn, and the picks of the deal that follows."""
    return s.picks(*DEAL, rolls=rolls)


def set_up(edition: str) -> Scene:
    """A fresh game at the set-up of the Franks."""
    return Scene(REX.new(edition, {}, FastDice(1), log=True))


def dealt(edition: str, deals: int = 60) -> set[str]:
    """The kinds of card that the Franks are dealt in the first year of many games."""
    kinds: set[str] = set()
    for seed in range(deals):
        game = REX.new(edition, {}, FastDice(seed))
        game.play(0, parse("done"))
        game.play(1, parse("done"))
        kinds |= {CARDS[card] for card in members(held_cards(game.hands[0]))}
    return kinds


def face_up(s: Scene, viewer: str) -> set[str]:
    """The enemy blocks that lie face-up in a player's view."""
    seen: set[str] = set()
    pieces = s.view(viewer)["pieces"]
    assert isinstance(pieces, list)
    for piece in pieces:
        if piece.get("face_up") and piece["role"] != viewer:
            seen.add(str(piece["block"]))
    return seen
