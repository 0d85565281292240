"""A battle as two lines that face each other."""

from __future__ import annotations

from dataclasses import replace

from rich.table import Table
from rich.text import Text

from levant.cli.rex.map import SIDE_STYLES
from levant.cli.rex.roster import describe
from levant.cli.rex.screen_state import Piece, ScreenState
from levant.rex.board import ROLES


def battle(seen: ScreenState) -> Table | None:
    """The battle being fought, attackers or besiegers left; None when there is none."""
    if seen.view["battle"] is None:
        return None
    left, parts = _parts(seen)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for side, part in zip((left, 1 - left), parts, strict=True):
        head = Text().append(seen.role(side), SIDE_STYLES[side])
        table.add_column(head.append(f", {seen.wording.say(part)}"))
    lines = [_lines(seen, side) for side in (left, 1 - left)]
    for row in range(max(len(line) for line in lines)):
        table.add_row(*[line[row] if row < len(line) else Text() for line in lines])
    return table


def _parts(seen: ScreenState) -> tuple[int, tuple[str, str]]:
    """The side that stands left, and the parts that both play."""
    fought = seen.view["battle"]
    for siege in seen.view["sieges"]:
        if siege["town"] == fought["town"]:
            return ROLES.index(siege["besieger"]), ("besieging", "besieged")
    attacker = ROLES.index(fought["attacker"]) if fought["attacker"] else 0
    return attacker, ("attacking", "defending")


def _lines(seen: ScreenState, side: int) -> list[Text]:
    """One side's pieces: the field, then the castle; each in the order in which they act."""
    town = seen.view["battle"]["town"]
    own = [p for p in seen.pieces if p.town == town and p.role == ROLES[side]]
    own.sort(key=lambda p: (p.castle, p.arrives, seen.rating(p.block)[0] if p.block else "Z"))
    return [_line(seen, piece) for piece in own]


def _line(seen: ScreenState, piece: Piece) -> Text:
    fought, wording = seen.view["battle"], seen.wording
    # Who fights is face-up, and has moved or not: that need not be told.
    line = describe(seen, replace(piece, face_up=False, moved=False))
    remarks = [wording.say("in_castle")] if piece.castle else []
    if piece.block is not None:
        parts = ("storming", "sallying", "acted")
        remarks += [wording.say(part) for part in parts if piece.block in fought[part]]
        if piece.block == fought["half_hit"]:
            remarks.append(wording.say("half_hit"))
    return line.append(f" {', '.join(remarks)}", "italic") if remarks else line
