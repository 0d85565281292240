"""The blocks as a viewer sees them: told in full, followed by eye, or only counted.

Pieces come again and again: views share them, and nobody changes one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.rex import words as w
from levant.rex.army import FRANKS, SARACENS, SIDE
from levant.rex.bits import first, members, size
from levant.rex.board import POOL, ROLES, SEA, TOWN_COUNT, TOWNS
from levant.rex.position import Position

if TYPE_CHECKING:
    # Only the compiler needs the types: machine words where a view has its loops.
    from mypy_extensions import i64

    from levant.rex.views import Piece


def castle_seen(p: Position, viewer: i64, town: i64) -> i64:
    """The castle as the viewer sees it: who goes inside is secret until it is done (6.1)."""
    if p.phase == w.GARRISON and town == p.site and viewer != p.active:
        return 0
    return p.castle[town]


def pieces_on_map(p: Position, viewer: i64) -> tuple[list[Piece], i64]:
    """The blocks on the map, town by town; and which they are."""
    pieces: list[Piece] = []
    standing: i64 = 0
    besieged: i64 = p.garrisoned[0] | p.garrisoned[1]
    plain = _table(p, 0)
    towns: i64 = p.held[0] | p.held[1] | besieged
    while towns:
        low: int = towns & -towns
        bit: i64 = low
        towns ^= bit
        town: i64 = low.bit_length() - 1
        field: i64 = p.field[town]
        castle: i64 = 0
        if besieged & bit:
            castle = castle_seen(p, viewer, town)
            field |= p.castle[town] & ~castle
        standing |= field | castle
        if field & FRANKS:
            _area(p, viewer, 0, town, field & FRANKS, 0, plain, pieces)
        if castle & FRANKS:
            _area(p, viewer, 0, town, castle & FRANKS, 1, plain, pieces)
        if field & SARACENS:
            _area(p, viewer, 1, town, field & SARACENS, 0, plain, pieces)
        if castle & SARACENS:
            _area(p, viewer, 1, town, castle & SARACENS, 1, plain, pieces)
    return pieces, standing


def _area(
    p: Position,
    viewer: i64,
    side: i64,
    town: i64,
    blocks: i64,
    inside: i64,
    plain: list[Piece | None],
    pieces: list[Piece],
) -> None:
    """One side's blocks in a field or a castle; `plain` is the table of pieces without facts."""
    if viewer == side:
        _own(p, town, blocks, inside, _table(p, 1) if inside else plain, pieces)
    else:
        _enemy(p, side, town, blocks, inside, pieces)


def _enemy(
    p: Position, side: i64, town: i64, blocks: i64, inside: i64, pieces: list[Piece]
) -> None:
    """Another's blocks: told in full when face-up, followed by eye, or counted."""
    face_up: i64 = p.shown | p.markers
    named: i64 = blocks & (face_up | p.known)
    upright: i64 = blocks ^ named
    while named:
        low: int = named & -named
        bit: i64 = low
        named ^= bit
        block: i64 = low.bit_length() - 1
        if face_up & bit:
            pieces.append(_named(p, block, town, inside | _facts(p, bit)))
        else:
            pieces.append(_followed(p, block, town, inside))
    late: i64 = upright & (p.second | p.third)
    if late:
        _upright(p, side, town, late & p.second, inside, 2, pieces)
        _upright(p, side, town, late & p.third, inside, 3, pieces)
        upright ^= late
    if upright:
        _upright(p, side, town, upright, inside, 0, pieces)


def _own(
    p: Position,
    town: i64,
    blocks: i64,
    inside: i64,
    table: list[Piece | None],
    pieces: list[Piece],
) -> None:
    """The viewer's own blocks: told in full."""
    moved: i64 = p.moved
    other: i64 = p.shown | p.markers | p.second | p.third
    while blocks:
        low: int = blocks & -blocks
        bit: i64 = low
        blocks ^= bit
        block: i64 = low.bit_length() - 1
        if bit & (moved | other):
            facts = inside | _facts(p, bit) | (4 if moved & bit else 0)
            pieces.append(_named(p, block, town, facts))
            continue
        piece = table[(town << 9) + (block << 3) + p.strength(block)]
        pieces.append(_named(p, block, town, inside) if piece is None else piece)


def _facts(p: Position, bit: i64) -> i64:
    """What everybody sees of a block: face-up 2, arrives in round 2 or 3: 8 or 16."""
    facts: i64 = 2 if (p.shown | p.markers) & bit else 0
    if p.second & bit:
        return facts | 8
    return facts | 16 if p.third & bit else facts


# Pieces come again and again; views share them. Those told by name, by what else is known of
# them (one table for each sum of facts, the fourth Pilgrim's edition apart), then by town,
# block and strength.
_NAMED: Final[list[list[Piece | None]]] = [[] for _ in range(64)]
_NAMED_SIZE: Final = TOWN_COUNT << 9


def _table(p: Position, facts: i64) -> list[Piece | None]:
    table = _NAMED[facts + 32 if p.rules.fourth_pilgrim else facts]
    if not table:
        table.extend([None] * _NAMED_SIZE)
    return table


def _named(p: Position, block: i64, town: i64, facts: i64) -> Piece:
    """A block told in full: facts are castle 1, face-up 2, moved 4, arrives 8 or 16."""
    table = _table(p, facts)
    steps = p.strength(block)
    key: i64 = (town << 9) + (block << 3) + steps
    piece = table[key]
    if piece is None:
        piece = {
            "role": ROLES[SIDE[block]],
            "town": TOWNS[town],
            "block": p.rules.blocks[block],
            "steps": steps,
        }
        if facts & 1:
            piece["castle"] = True
        if facts & 2:
            piece["face_up"] = True
        if facts & 4:
            piece["moved"] = True
        if facts & 24:
            piece["arrives"] = 2 if facts & 8 else 3
        table[key] = piece
    return piece


def _followed(p: Position, block: int, town: i64, inside: i64) -> Piece:
    """An upright enemy block that was seen and has been followed by eye since."""
    piece: Piece = {
        "role": ROLES[SIDE[block]],
        "town": TOWNS[town],
        "block": p.rules.blocks[block],
        "seen": p.sight_of(block),
        "token": p.token[block],
    }
    if inside:
        piece["castle"] = True
    bit = 1 << block
    if (p.second | p.third) & bit:
        piece["arrives"] = 2 if p.second & bit else 3
    return piece


def _upright(
    p: Position, side: i64, town: i64, blocks: i64, inside: i64, arrives: i64, pieces: list[Piece]
) -> None:
    """Hidden blocks: a token for one that stands alone, else a count."""
    if not blocks:
        return
    area: i64 = ((side * TOWN_COUNT + town) * 2 + inside) * 4 + arrives
    if blocks & (blocks - 1):
        pieces.append(_stack(area, size(blocks)))
        return
    token: i64 = p.token[first(blocks)]
    if p.phase == w.GARRISON or not token:
        pieces.append(_stack(area, 1))
    else:
        pieces.append(_single(area, token))


_MOST_IN_STACK: Final = 32
_AREAS: Final = 2 * TOWN_COUNT * 2 * 4  # by side, town, field or castle, round of arrival
_STACKS: Final[list[Piece | None]] = [None] * (_AREAS * _MOST_IN_STACK)
_SINGLES: Final[dict[int, Piece]] = {}
_MOST_SINGLES: Final = 10_000


def _stack(area: i64, count: i64) -> Piece:
    """Blocks of which only the number is known."""
    key: i64 = area * _MOST_IN_STACK + count
    piece = _STACKS[key]
    if piece is None:
        place: i64 = area >> 3
        piece = {"role": ROLES[place // TOWN_COUNT], "town": TOWNS[place % TOWN_COUNT]}
        if area & 4:
            piece["castle"] = True
        if count > 1:
            piece["count"] = count
        if area & 3:
            piece["arrives"] = area & 3
        _STACKS[key] = piece
    return piece


def _single(area: i64, token: i64) -> Piece:
    """A hidden block that can be followed by eye; tokens are without end, so few are kept."""
    key = token * _AREAS + area
    piece = _SINGLES.get(key)
    if piece is None:
        piece = _stack(area, 1).copy()
        piece["token"] = token
        if len(_SINGLES) >= _MOST_SINGLES:
            _SINGLES.clear()
        _SINGLES[key] = piece
    return piece


def beside_the_board(p: Position, standing: i64) -> list[list[str]]:
    """The blocks that do not stand on the map: staging places, the dead, the gone, two pools.

    The Saracen pool takes the slot of the sea, where no block ever lies.
    """
    where = p.where
    drawn: i64 = p.drawn
    masks = [0] * (SEA - TOWN_COUNT + 1)
    pool: i64 = 0
    others: i64 = (FRANKS | SARACENS) & ~standing
    while others:
        low: int = others & -others
        bit: i64 = low
        others ^= bit
        block: i64 = low.bit_length() - 1
        place: i64 = where[block]
        if place == POOL:
            if block != drawn:
                pool |= bit
        elif place >= TOWN_COUNT:
            masks[place - TOWN_COUNT] |= bit
    masks[POOL - TOWN_COUNT] = pool & FRANKS
    masks[SEA - TOWN_COUNT] = pool & SARACENS
    return [_roster(p, mask) for mask in masks]


# The names of sets of blocks that were seen lately: for most of a year the pools stay as they
# are. Views share them; the fourth Pilgrim's edition has its own.
_ROSTERS: Final[list[dict[int, list[str]]]] = [{}, {}]
_MOST_ROSTERS: Final = 10_000


def _roster(p: Position, blocks: int) -> list[str]:
    """The names of a set of blocks."""
    if not blocks:
        return []
    kept = _ROSTERS[1 if p.rules.fourth_pilgrim else 0]
    roster = kept.get(blocks)
    if roster is None:
        if len(kept) >= _MOST_ROSTERS:
            kept.clear()
        roster = [p.rules.blocks[block] for block in members(blocks)]
        kept[blocks] = roster
    return roster
