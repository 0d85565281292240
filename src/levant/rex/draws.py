"""7.0 Draws: pools, staging, and where a drawn block may be placed."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import (
    CRUSADERS,
    HOME,
    NO_BLOCK,
    STEPS,
)
from levant.rex.bits import members, size
from levant.rex.board import PLACES, POOL, PORTS
from levant.rex.position import Position
from levant.rex.tokens import mark, stand


def pool(p: Position, side: int) -> int:
    """7.1: the blocks of a side that lie face-down in its pool."""
    blocks = 0
    low = 31 * side
    where = p.where
    for block in range(low, low + 31):
        if where[block] == POOL:
            blocks |= 1 << block
    return blocks


def random_member(p: Position, mask: int) -> int:
    """One member of a set, each as likely."""
    n = p.dice.below(size(mask))
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def begin_draws(p: Position) -> None:
    """7.0: none in the first year; player 1 draws first."""
    p.drawing = 0
    p.phase = w.NEXT_DRAW if p.year >= p.rules.first_draw_year else w.TURN_END


def next_draw(p: Position) -> None:
    """7.0: each player draws one block, player 1 first."""
    if p.drawing == 2:
        p.phase = w.TURN_END
        return
    side = p.first if p.drawing == 0 else 1 - p.first
    p.drawing += 1
    draw_random(p, side, w.NEXT_DRAW)


def draw_random(p: Position, side: int, after: int) -> None:
    """Draw a block; a Crusader goes to staging (7.21), others wait to be placed."""
    p.phase = after
    blocks = pool(p, side)
    if not blocks:
        p.note("pool_empty", side)
        return
    block = random_member(p, blocks)
    if CRUSADERS >> block & 1:
        p.own_ground()
        p.where[block] = HOME[block]
        p.set_strength(block, STEPS[block])
        p.note("staged", side, block, HOME[block], opened=True)
        return
    p.drawn = block
    if not places(p, block):
        # 7.24 and decision 92: no place, the draw is lost.
        p.note("draw_lost", side)
        p.drawn = NO_BLOCK
        return
    p.active = side
    p.after = after
    p.phase = w.PLACE_DRAW


def seats_open(p: Position, block: int) -> int:
    """7.25, 7.3: its seats that no enemy occupies; a besieged castle does not count (88)."""
    side = 0 if block < 31 else 1
    return p.rules.seats[block] & ~p.held[1 - side]


def castle_ports(p: Position, side: int) -> int:
    """5.4, 7.24: besieged Tripoli or Tyre with room in the castle."""
    towns = 0
    for town in members(p.rules.fortified & p.garrisoned[side] & p.held[1 - side]):
        if size(p.castle[town]) < p.rules.rating[town]:
            towns |= 1 << town
    return towns


def open_ports(p: Position, side: int) -> int:
    """6.51: friendly ports; Tripoli and Tyre belong to a besieged enemy (28)."""
    return p.friendly(side) & PORTS & ~(p.rules.fortified & p.garrisoned[1 - side])


def places(p: Position, block: int) -> int:
    """Where a drawn block may be placed."""
    side = 0 if block < 31 else 1
    if p.rules.pilgrims >> block & 1:
        return open_ports(p, side) | castle_ports(p, side)
    return p.friendly(side) | seats_open(p, block)


def place_choices(p: Position) -> list[int]:
    """7.24, 7.25, 7.3: placement is compulsory (93)."""
    return [w.TO, places(p, p.drawn)]


def play_place(p: Position, verb: int, thing: int) -> None:
    """At full strength on a seat, a Pilgrim in a port, else at strength 1."""
    block = p.drawn
    side = 0 if block < 31 else 1
    full = p.rules.pilgrims >> block & 1 or seats_open(p, block) >> thing & 1
    p.set_strength(block, STEPS[block] if full else p.rules.placed_strength)
    if p.held[1 - side] >> thing & 1:
        p.put_in_castle(block, thing)
    else:
        p.put_in_field(block, thing)
    stand(p, block)
    p.note("placed", side, block, thing, number=p.strength(block))
    if p.rules.all_besiegers_shown and p.sieges(side) >> thing & 1:
        mark(p, block)  # 7.2 of 1.3
    p.drawn = NO_BLOCK
    p.phase = p.after


def why_not_place(p: Position, role: int, town: int) -> Refusal | None:
    name, place = p.rules.blocks[p.drawn], PLACES[town]
    if p.rules.pilgrims >> p.drawn & 1:
        return Refusal("7.24", "not_a_friendly_port", block=name, town=place)
    return Refusal("7.25" if role == 0 else "7.3", "not_a_friendly_town", block=name, town=place)
