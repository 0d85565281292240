"""The list view: town by town, who stands there; and one block in full."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from levant.cli.rex.map import NAME_STYLES, SIDE_STYLES, marks, owner
from levant.cli.rex.pieces import Piece, Stand, View, pieces, stands
from levant.cli.voice import Voice
from levant.rex.army import BLOCK, FIREPOWER, INITIATIVE, LETTERS, MOVE, STEPS
from levant.rex.board import ROLES, TOWN, TOWNS
from levant.rex.rules import Rules


def rating(block: str) -> str:
    """A block's letter and firepower: A3."""
    number = BLOCK[block]
    letter = next(x for x, same in zip(LETTERS, INITIATIVE, strict=True) if same >> number & 1)
    return f"{letter}{FIREPOWER[number]}"


def describe(piece: Piece, voice: Voice) -> Text:
    """A piece in a few words: name, rating, strength; or what can be seen of it."""
    text = Text()
    if piece.block is None:
        text.append(voice.say("hidden", count=piece.count), style="italic")
    else:
        text.append(voice.name("block", piece.block), style=SIDE_STYLES[ROLES.index(piece.role)])
        text.append(" ").append_text(strength(piece, voice))
    remarks = _remarks(piece, voice)
    if remarks:
        text.append(f" ({', '.join(remarks)})", style="dim")
    return text


def strength(piece: Piece, voice: Voice) -> Text:
    """The rating and the steps of a block that has a name."""
    assert piece.block is not None
    most = STEPS[BLOCK[piece.block]]
    steps = f"{piece.seen if piece.steps is None else piece.steps}/{most}"
    if piece.steps is None:
        steps = voice.say("seen", steps=steps)
    return Text(f"{rating(piece.block)} {steps}")


def _remarks(piece: Piece, voice: Voice) -> list[str]:
    remarks = []
    if piece.face_up:
        remarks.append(voice.say("face_up"))
    if piece.moved:
        remarks.append(voice.say("moved"))
    if piece.arrives:
        remarks.append(voice.say("arrives", round=piece.arrives))
    return remarks


def roster(view: View, voice: Voice, town: str | None = None) -> Table:
    """Who stands where; of one town only, or of all that are not empty."""
    found = pieces(view)
    present = stands(found, ROLES)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(voice.say("town"), no_wrap=True)
    table.add_column(voice.say("side"), no_wrap=True)
    table.add_column(voice.say("blocks"))
    for name in [town] if town else [t for t in TOWNS if t in present]:
        stand = present.get(name, Stand())
        head: Text | str = _head(view, voice, name, stand)
        for side, inside, here in _areas(found, name):
            table.add_row(head, _side(voice, side, inside), _row(here, voice))
            head = ""
        if head:
            table.add_row(head, "", Text(voice.say("vacant"), style="dim"))
    return table


def _head(view: View, voice: Voice, town: str, stand: Stand) -> Text:
    castle = Rules(str(view["edition"]), {}).rating[TOWN[town]]
    head = Text(f"{castle or 'o'} ")
    name = f"{voice.name('town', town)}{marks(town)}"
    return head.append(name, style=NAME_STYLES[owner(town, stand)])


def _areas(found: Iterable[Piece], town: str) -> list[tuple[int, bool, list[Piece]]]:
    """One entry for each side in field or castle."""
    areas: dict[tuple[int, bool], list[Piece]] = {}
    for piece in found:
        if piece.town == town:
            areas.setdefault((ROLES.index(piece.role), piece.castle), []).append(piece)
    return [(side, inside, here) for (side, inside), here in sorted(areas.items())]


def _side(voice: Voice, side: int, inside: bool) -> Text:
    text = Text(voice.name("role", ROLES[side]), style=SIDE_STYLES[side])
    return text.append(f", {voice.say('in_castle')}") if inside else text


def _row(here: list[Piece], voice: Voice) -> Text:
    return Text(", ").join(describe(piece, voice) for piece in here)


def beside(view: View, voice: Voice) -> list[Text]:
    """What is not on the map: staging areas, pools, losses."""
    seen: Any = view
    lines = []
    for place, blocks in seen["staging"].items():
        if blocks:
            lines.append(_list(voice, voice.name("place", place), blocks))
    for pool in seen["pool"]:
        title = voice.say("pool", role=voice.name("role", pool["role"]))
        if "blocks" in pool:
            lines.append(_list(voice, title, pool["blocks"]))
        else:
            lines.append(Text(f"{title}: {voice.say('hidden', count=pool['count'])}"))
    for part in ("dead", "gone"):
        if seen[part]:
            lines.append(_list(voice, voice.say(part), seen[part]))
    return lines


def _list(voice: Voice, title: str, blocks: list[str]) -> Text:
    names = ", ".join(voice.name("block", block) for block in blocks)
    return Text(f"{title}: {names or '-'}")


def card_of(view: View, voice: Voice, block: str) -> list[Text]:
    """One block: its ratings, and where the viewer sees it."""
    number = BLOCK[block]
    facts = voice.say(
        "block_facts",
        rating=rating(block),
        move=MOVE[number],
        steps=STEPS[number],
    )
    lines = [Text(voice.name("block", block), style="bold").append(f": {facts}", style="not bold")]
    for piece in pieces(view):
        if piece.block == block:
            where = voice.name("town", piece.town)
            inside = f", {voice.say('in_castle')}" if piece.castle else ""
            lines.append(Text(f"{where}{inside}: ").append_text(describe(piece, voice)))
            return lines
    lines.append(Text(_whereabouts(view, voice, block)))
    return lines


def _whereabouts(view: View, voice: Voice, block: str) -> str:
    """A block that is not seen on the map."""
    seen: Any = view
    for place, blocks in seen["staging"].items():
        if block in blocks:
            return voice.name("place", place)
    for part in ("dead", "gone"):
        if block in seen[part]:
            return voice.say(part)
    for pool in seen["pool"]:
        if block in pool.get("blocks", ()):
            return voice.say("pool", role=voice.name("role", pool["role"]))
    return voice.say("not_seen")
