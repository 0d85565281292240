"""A battle as two lines that face each other."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from levant.cli.rex.map import SIDE_STYLES
from levant.cli.rex.pieces import Piece, View, pieces
from levant.cli.rex.roster import describe, rating
from levant.cli.voice import Voice
from levant.rex.board import ROLES


def battle(view: View, voice: Voice) -> Table | None:
    """The battle being fought, attackers left; None when there is none."""
    seen: Any = view["battle"]
    if seen is None:
        return None
    here = [piece for piece in pieces(view) if piece.town == seen["town"]]
    attacker = ROLES.index(seen["attacker"]) if seen["attacker"] else 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for side, part in ((attacker, "attacking"), (1 - attacker, "defending")):
        head = Text(voice.name("role", ROLES[side]), style=SIDE_STYLES[side])
        table.add_column(head.append(f", {voice.say(part)}", style="not bold"))
    lines = [_lines(here, side, seen, voice) for side in (attacker, 1 - attacker)]
    for row in range(max(len(line) for line in lines)):
        table.add_row(*[line[row] if row < len(line) else Text() for line in lines])
    return table


def _lines(here: list[Piece], side: int, battle: dict[str, Any], voice: Voice) -> list[Text]:
    """One side's pieces: the field, then the castle; each in the order in which they act."""
    own = [piece for piece in here if piece.role == ROLES[side]]
    own.sort(key=lambda p: (p.castle, p.arrives, rating(p.block)[0] if p.block else "Z"))
    lines = []
    for piece in own:
        line = describe(piece, voice)
        if piece.castle:
            line.append(f" {voice.say('in_castle')}", style="italic")
        for part in ("storming", "sallying", "acted"):
            if piece.block in battle[part]:
                line.append(f" {voice.say(part)}", style="italic")
        if piece.block is not None and piece.block == battle["half_hit"]:
            line.append(f" {voice.say('half_hit')}", style="red")
        lines.append(line)
    return lines
