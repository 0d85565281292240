"""What a player may know, as small whole numbers in bytes: written straight from a position.

`LAYOUT` has the fields in their order; docs/bridges.md describes them, `observation_text` prints
them. Nothing is written that the player's view does not tell: see levant.rex.sight, which decides
that for views.

The module is compiled; the buffers are vectors, which numpy reads without a copy.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from levant.rex import words as w
from levant.rex.army import BLOCK_COUNT, FRANKS, NO_BLOCK, SARACENS
from levant.rex.bits import size
from levant.rex.board import CITIES, POOL, ROAD_COUNT, TOWN_COUNT
from levant.rex.edition import CARDS, FIRST_YEAR
from levant.rex.fire import letter_now
from levant.rex.pieces import castle_seen
from levant.rex.position import NO_ENTRIES, NO_LOADS, NOBODY, NOWHERE, Position

FRAME: Final = (
    "role", "year", "turn", "phase", "deciders", "player_one", "player", "guide", "moves", "legs",
    "asked_town", "asked_block", "jihad", "battle_town", "battle_round", "battle_attacker",
    "battle_storm", "battle_letter", "battle_hits", "half_hit", "own_cards", "foe_cards",
    "own_down", "foe_down", "own_played", "foe_played", "own_last", "foe_last", "chosen",
    "own_pool", "foe_pool", "winner",
)  # fmt: skip
"""The fields of one number, a byte each."""
LAYOUT: Final[dict[str, int]] = {
    **dict.fromkeys(FRAME, 1),
    "hand": len(CARDS),
    "place": BLOCK_COUNT,
    "steps": BLOCK_COUNT,
    "block_flags": BLOCK_COUNT,
    "town_flags": TOWN_COUNT,
    "foe_field": TOWN_COUNT,
    "foe_castle": TOWN_COUNT,
    "foe_second": TOWN_COUNT,
    "foe_third": TOWN_COUNT,
    "own_entries": TOWN_COUNT,
    "foe_entries": TOWN_COUNT,
    "points": TOWN_COUNT,
    "roads": ROAD_COUNT,
}
"""How many numbers each field has, in their order."""
SIZE: Final[int] = sum(LAYOUT.values())
"""How many bytes an observation has."""
MOST: Final = 255

BLOCK_FLAGS: Final = (
    "castle", "face_up", "moved", "second", "third", "storming", "sallying", "acted",
)  # fmt: skip
"""What the bits of `block_flags` mean, the lowest first."""
TOWN_FLAGS: Final = (
    "own_city", "foe_city", "besieged_by_own", "besieged_by_foe", "unfought", "kept",
)  # fmt: skip
"""What the bits of `town_flags` mean, the lowest first."""

# Where the fields begin; a test compares them with LAYOUT. Literals: compiled, they cost nothing.
_HAND: Final = 32
_PLACE: Final = 42
_STEPS: Final = 104
_BLOCK_FLAGS: Final = 166
_TOWN_FLAGS: Final = 228
_FOE_FIELD: Final = 281
_FOE_CASTLE: Final = 334
_FOE_SECOND: Final = 387
_FOE_THIRD: Final = 440
_OWN_ENTRIES: Final = 493
_FOE_ENTRIES: Final = 546
_POINTS: Final = 599
_ROADS: Final = 652
_END: Final = 742

_LETTER_SLOTS: Final = 6  # a round of battle has so many turns of letters


def offsets() -> dict[str, int]:
    """Where each field of an observation begins."""
    begins: dict[str, int] = {}
    at = 0
    for name, count in LAYOUT.items():
        begins[name] = at
        at += count
    return begins


def blank(count: int) -> vec[u8]:
    """A buffer of so many bytes, all of them 0."""
    return vec[u8]([0] * count)


# Numbers for all bytes, made once: a list takes them up and none is made anew. As objects, for
# compiled code would take every number out of its box and put it into a new one.
_FLOATS: Final[list[object]] = [float(number) for number in range(MOST + 1)]


def as_floats(told: vec[u8]) -> list[float]:
    """The bytes of an observation as numbers of Python."""
    numbers: list[object] = []
    for octet in told:
        numbers.append(_FLOATS[octet])
    return cast("list[float]", numbers)


def observe(p: Position, viewer: i64, out: vec[u8], at: i64) -> None:
    """Write what a role may know of a position over the SIZE bytes from `at` on."""
    foe: i64 = 1 - viewer
    own: bool = p.active == viewer
    phase: i64 = p.phase if own else w.SEEN_PHASE[p.phase]
    out[at] = u8(viewer)
    out[at + 1] = u8(p.year - FIRST_YEAR)
    out[at + 2] = u8(p.turn)
    out[at + 3] = u8(phase)
    out[at + 4] = u8(_deciders(p, viewer))
    out[at + 5] = u8(_whose(p.first, viewer))
    out[at + 6] = u8(_whose(p.player, viewer))
    out[at + 7] = u8(_whose(p.guide, viewer))
    out[at + 8] = u8(min(p.moves, MOST))
    asked_town: i64 = 0
    asked_block: i64 = 0
    legs: i64 = 0
    if own:
        if p.group != NOWHERE:
            asked_town = p.group + 1
        if p.mover != NO_BLOCK:
            asked_block = p.mover + 1
            legs = p.legs
        if p.drawn != NO_BLOCK:
            asked_block = p.drawn + 1
    out[at + 9] = u8(legs)
    out[at + 10] = u8(asked_town)
    out[at + 11] = u8(asked_block)
    out[at + 12] = u8(p.jihad_site + 1)
    _battle(p, viewer, out, at + 13)
    _cards(p, viewer, foe, out, at + 20)
    over: i64 = 0
    if p.phase == w.OVER:
        over = 3 if p.winner == NOBODY else _whose(p.winner, viewer)
    out[at + 31] = u8(over)
    _blocks(p, viewer, foe, out, at)
    _towns(p, viewer, foe, out, at)
    if p.load is NO_LOADS:
        for i in range(_ROADS, _END):
            out[at + i] = u8(0)
    else:
        load = p.load
        for i in range(ROAD_COUNT):
            out[at + _ROADS + i] = u8(load[i])


def _whose(side: i64, viewer: i64) -> i64:
    """0: nobody's, 1: the viewer's, 2: his foe's."""
    if side < 0:
        return 0
    return 1 if side == viewer else 2


def _deciders(p: Position, viewer: i64) -> i64:
    """1 for the viewer, and 2 for his foe."""
    if p.phase != w.CARDS:
        return 0 if p.phase == w.OVER else _whose(p.active, viewer)
    deciders: i64 = 0
    if p.chosen[0] < 0:
        deciders = 2 if viewer else 1
    if p.chosen[1] < 0:
        deciders |= 1 if viewer else 2
    return deciders


def _battle(p: Position, viewer: i64, out: vec[u8], at: i64) -> None:
    """The battle being fought: seven numbers."""
    if p.site == NOWHERE:
        for i in range(7):
            out[at + i] = u8(0)
        return
    out[at] = u8(p.site + 1)
    out[at + 1] = u8(p.round)
    out[at + 2] = u8(_whose(p.attacker, viewer))
    out[at + 3] = u8(1 if p.storm_combat and p.phase < w.ATTRITION else 0)
    out[at + 4] = u8(letter_now(p) + 1 if p.slot < _LETTER_SLOTS else 0)
    out[at + 5] = u8(min(p.hits, MOST))
    half: i64 = 0
    if p.half_hit != NO_BLOCK:
        army: i64 = SARACENS if viewer else FRANKS
        if (army | p.shown) >> p.half_hit & 1:
            half = p.half_hit + 1
    out[at + 6] = u8(half)


def _cards(p: Position, viewer: i64, foe: i64, out: vec[u8], at: i64) -> None:
    """Hands as far as they are known, what lies on the table; and the pools."""
    hand: i64 = p.hands[viewer]
    other: i64 = p.hands[foe]
    own_count: i64 = 0
    foe_count: i64 = 0
    for card in range(len(CARDS)):
        held: i64 = hand >> 4 * card & 15
        out[at - 20 + _HAND + card] = u8(held)
        own_count += held
        foe_count += other >> 4 * card & 15
    out[at] = u8(own_count)
    out[at + 1] = u8(foe_count)
    for i in range(2, 9):
        out[at + i] = u8(0)
    if p.phase == w.CARDS:
        out[at + 2] = u8(1 if p.chosen[viewer] >= 0 else 0)
        out[at + 3] = u8(1 if p.chosen[foe] >= 0 else 0)
        out[at + 6] = u8(p.last[viewer] + 1)
        out[at + 7] = u8(p.last[foe] + 1)
        out[at + 8] = u8(p.chosen[viewer] + 1)
    elif p.first != NOBODY:
        out[at + 4] = u8(p.played[viewer] + 1)
        out[at + 5] = u8(p.played[foe] + 1)


def _blocks(p: Position, viewer: i64, foe: i64, out: vec[u8], at: i64) -> None:
    """Where each block is, how strong and in which state, as far as the viewer may know."""
    where = p.where
    face_up: i64 = p.shown | p.markers
    known: i64 = face_up | p.known
    moved: i64 = p.moved
    second: i64 = p.second
    third: i64 = p.third
    acted: i64 = p.acted & p.shown
    in_battle: i64 = p.storming | p.sallying | acted if p.site != NOWHERE else 0
    special: i64 = face_up | second | third | in_battle
    besieged: i64 = p.garrisoned[0] | p.garrisoned[1]
    drawn: i64 = p.drawn
    pool: i64 = 0
    foe_pool: i64 = 0
    army: i64 = SARACENS if viewer else FRANKS
    bit: i64 = 1
    for block in range(BLOCK_COUNT):
        b: i64 = block
        mine: bool = army & bit != 0
        place: i64 = where[b]
        told: i64 = 0
        steps: i64 = 0
        flags: i64 = 0
        if place < TOWN_COUNT:
            if mine or known & bit:
                told = place + 1
                if mine or face_up & bit:
                    steps = p.strength(block)
                else:
                    steps = p.sight_of(block)
                if besieged >> place & 1:
                    if castle_seen(p, viewer, place) & bit:
                        flags = 1
                if special & bit:
                    flags |= _state(p, bit, face_up)
                if mine and moved & bit:
                    flags |= 4
        elif place == POOL:
            if b != drawn:
                if mine:
                    told = place + 1
                    pool += 1
                else:
                    foe_pool += 1
        else:
            told = place + 1
        if in_battle & bit:
            flags |= _deeds(p, bit, acted)
        out[at + _PLACE + b] = u8(told)
        out[at + _STEPS + b] = u8(steps)
        out[at + _BLOCK_FLAGS + b] = u8(flags)
        bit += bit
    out[at + 29] = u8(pool)
    out[at + 30] = u8(foe_pool)


def _state(p: Position, bit: i64, face_up: i64) -> i64:
    """What everybody sees of a block that he can name: the second to fifth of BLOCK_FLAGS."""
    flags: i64 = 2 if face_up & bit else 0
    if p.second & bit:
        return flags | 8
    return flags | 16 if p.third & bit else flags


def _deeds(p: Position, bit: i64, acted: i64) -> i64:
    """What a block does in the battle being fought: the last three of BLOCK_FLAGS."""
    flags: i64 = 32 if p.storming & bit else 0
    if p.sallying & bit:
        flags |= 64
    return flags | 128 if acted & bit else flags


def _towns(p: Position, viewer: i64, foe: i64, out: vec[u8], at: i64) -> None:
    """What is to be seen of towns beside the blocks that the viewer can name."""
    for i in range(_TOWN_FLAGS, _ROADS):
        out[at + i] = u8(0)
    own_cities: i64 = _cities(p, viewer, viewer)
    foe_cities: i64 = _cities(p, viewer, foe)
    own_sieges: i64 = p.sieges(viewer)
    foe_sieges: i64 = p.sieges(foe)
    unfought: i64 = p.unfought
    kept: i64 = p.kept
    flagged: i64 = own_cities | foe_cities | own_sieges | foe_sieges | unfought | kept
    for town in range(TOWN_COUNT):
        t: i64 = town
        if flagged >> t & 1 == 0:
            continue
        flags: i64 = (own_cities >> t & 1) | (foe_cities >> t & 1) << 1
        if (own_sieges | foe_sieges) >> t & 1:
            if castle_seen(p, viewer, t):
                flags |= (own_sieges >> t & 1) << 2 | (foe_sieges >> t & 1) << 3
        flags |= (unfought >> t & 1) << 4 | (kept >> t & 1) << 5
        out[at + _TOWN_FLAGS + t] = u8(flags)
    _hidden(p, viewer, foe, out, at)
    if p.entry is not NO_ENTRIES:
        entry = p.entry
        for town in range(TOWN_COUNT):
            t = town
            roads = entry[viewer * TOWN_COUNT + t]
            if roads:
                out[at + _OWN_ENTRIES + t] = u8(size(roads))
            roads = entry[foe * TOWN_COUNT + t]
            if roads:
                out[at + _FOE_ENTRIES + t] = u8(size(roads))
    if p.phase == w.REPLACEMENTS and p.active == viewer:
        for town in range(TOWN_COUNT):
            t = town
            out[at + _POINTS + t] = u8(min(p.points[t], MOST))


def _cities(p: Position, viewer: i64, side: i64) -> i64:
    """1.2, without telling whether a garrison is going inside right now."""
    if p.phase == w.GARRISON and CITIES >> p.site & 1 and viewer != p.active:
        return p.cities(side) & ~(1 << p.site)
    return p.cities(side)


def _hidden(p: Position, viewer: i64, foe: i64, out: vec[u8], at: i64) -> None:
    """Enemies of whom only the number is known, by town."""
    army: i64 = FRANKS if viewer else SARACENS
    hidden: i64 = army & ~(p.shown | p.markers | p.known)
    besieged: i64 = p.garrisoned[foe]
    towns: i64 = p.held[foe] | besieged
    second: i64 = p.second
    third: i64 = p.third
    while towns:
        low: int = towns & -towns
        bit: i64 = low
        towns ^= bit
        t: i64 = low.bit_length() - 1
        field: i64 = p.field[t] & hidden
        castle: i64 = 0
        if besieged & bit:
            castle = castle_seen(p, viewer, t)
            field |= p.castle[t] & ~castle & hidden
            castle &= hidden
            if castle:
                out[at + _FOE_CASTLE + t] = u8(size(castle))
        if field:
            out[at + _FOE_FIELD + t] = u8(size(field))
        late: i64 = (field | castle) & (second | third)
        if late:
            out[at + _FOE_SECOND + t] = u8(size(late & second))
            out[at + _FOE_THIRD + t] = u8(size(late & third & ~second))
