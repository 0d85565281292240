"""The list view: town by town, who stands there; and one block in full."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from levant.cli.rex.map import NAME_STYLES, SIDE_STYLES
from levant.cli.rex.screen_state import Piece, ScreenState
from levant.rex.board import ROLES, TOWNS


def describe(seen: ScreenState, piece: Piece) -> Text:
    """A piece in a few words: name, rating, strength; or what can be seen of it."""
    text = Text()
    if piece.block is None:
        text.append(seen.wording.say("hidden", count=piece.count), style="italic")
    else:
        text.append(seen.block(piece.block), style=SIDE_STYLES[ROLES.index(piece.role)])
        text.append(f" {strength(seen, piece)}")
    remarks = _remarks(seen, piece)
    if remarks:
        text.append(f" ({', '.join(remarks)})", style="dim")
    return text


def strength(seen: ScreenState, piece: Piece) -> str:
    """The rating and the steps of a block that has a name."""
    assert piece.block is not None
    most = seen.steps(piece.block)
    if piece.steps is not None:
        return f"{seen.rating(piece.block)} {piece.steps}/{most}"
    last = seen.wording.say("seen", steps=f"{piece.seen}/{most}")
    return f"{seen.rating(piece.block)} {last}"


def _remarks(seen: ScreenState, piece: Piece) -> list[str]:
    remarks = []
    if piece.face_up:
        remarks.append(seen.wording.say("face_up"))
    if piece.moved:
        remarks.append(seen.wording.say("moved"))
    if piece.arrives:
        remarks.append(seen.wording.say("arrives", round=piece.arrives))
    return remarks


def roster(seen: ScreenState, town: str | None = None) -> Table:
    """Who stands where; of one town only, or of all that are not empty."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(seen.wording.say("town"), no_wrap=True)
    table.add_column(seen.wording.say("side"), no_wrap=True)
    table.add_column(seen.wording.say("blocks"))
    for name in [town] if town else [t for t in TOWNS if t in seen.stands]:
        style = NAME_STYLES[seen.stand(name).owner(name)]
        head = Text(f"{seen.castle(name)} ")
        head.append(f"{seen.town(name)}{seen.marks(name)}", style=style)
        rows = _rows(seen, name) or [(Text(), Text(seen.wording.say("vacant"), style="dim"))]
        for side, here in rows:
            table.add_row(head, side, here)
            head = Text()
    return table


def _rows(seen: ScreenState, town: str) -> list[tuple[Text, Text]]:
    """One row for each side in field or castle."""
    areas: dict[tuple[int, bool], list[Piece]] = {}
    for piece in seen.pieces:
        if piece.town == town:
            areas.setdefault((ROLES.index(piece.role), piece.castle), []).append(piece)
    rows = []
    for (side, inside), here in sorted(areas.items()):
        name = Text().append(seen.role(side), SIDE_STYLES[side])
        if inside:
            name.append(f", {seen.wording.say('in_castle')}")
        rows.append((name, Text(", ").join(describe(seen, piece) for piece in here)))
    return rows


def beside(seen: ScreenState) -> list[Text]:
    """What is not on the map: staging areas, pools, losses."""
    view, wording = seen.view, seen.wording
    lines = [
        _list(seen, seen.town(place), blocks) for place, blocks in view["staging"].items() if blocks
    ]
    for pool in view["pool"]:
        title = wording.say("pool", role=wording.name("role", pool["role"]))
        if "blocks" in pool:
            lines.append(_list(seen, title, pool["blocks"]))
        else:
            lines.append(Text(f"{title}: {wording.say('hidden', count=pool['count'])}"))
    lines += [_list(seen, wording.say(part), view[part]) for part in ("dead", "gone") if view[part]]
    return lines


def _list(seen: ScreenState, title: str, blocks: list[str]) -> Text:
    names = ", ".join(seen.block(block) for block in blocks)
    return Text(f"{title}: {names or seen.wording.say('empty')}")


def facts(seen: ScreenState, block: str) -> list[Text]:
    """One block: its ratings, and where the viewer sees it."""
    ratings = seen.wording.say(
        "block_facts",
        rating=seen.rating(block),
        move=seen.moves(block),
        steps=seen.steps(block),
    )
    piece = seen.find(block)
    if piece is None:
        where = Text(_whereabouts(seen, block))
    else:
        inside = f", {seen.wording.say('in_castle')}" if piece.castle else ""
        where = Text(f"{seen.town(piece.town)}{inside}: ").append_text(describe(seen, piece))
    return [Text().append(seen.block(block), "bold").append(f": {ratings}"), where]


def _whereabouts(seen: ScreenState, block: str) -> str:
    """A block that is not seen on the map."""
    for place, blocks in seen.view["staging"].items():
        if block in blocks:
            return seen.town(place)
    for part in ("dead", "gone"):
        if block in seen.view[part]:
            return seen.wording.say(part)
    for pool in seen.view["pool"]:
        if block in pool.get("blocks", ()):
            return seen.wording.say("pool", role=seen.wording.name("role", pool["role"]))
    return seen.wording.say("not_seen")
