"""A block leaves its place: taken up, hurt or eliminated, and what becomes of a siege by it."""

from __future__ import annotations

from levant.rex.army import ARMY, JAMES, NO_BLOCK, PHILIP, SIDE
from levant.rex.bits import members, replaced
from levant.rex.board import DEAD, GONE, POOL, TOWN_COUNT
from levant.rex.position import NO_CASTLES, NOWHERE, Position
from levant.rex.tokens import mingle, unmark

# 1.12 a place and its siege


def take_up(p: Position, block: int) -> None:
    """Take a block off its town; a siege without besiegers is lifted at once."""
    town = p.where[block]
    bit = 1 << block
    side = SIDE[block]
    p.own_ground()
    p.where[block] = NOWHERE
    if p.castle[town] & bit:
        p.own_castles()[town] ^= bit
        if not p.castle[town]:
            _empty_castle(p, town, side)
            if p.site != town:
                end_siege(p, town)
        return
    left = p.field[town] ^ bit
    p.field[town] = left
    if not left & ARMY[side]:
        p.held[side] &= ~(1 << town)
        # In a battle the round decides what becomes of the castle.
        if p.castle[town] and p.site != town:
            lift_siege(p, town)


def lift_siege(p: Position, town: int) -> None:
    """1.12: the castle side holds the whole town again."""
    castle = p.castle[town]
    if not castle:
        return
    side = 0 if castle & ARMY[0] else 1
    p.own_ground()
    p.own_castles()[town] = 0
    _empty_castle(p, town, side)
    p.field[town] |= castle
    p.held[side] |= 1 << town
    end_siege(p, town)
    mingle(p, p.field[town] & ARMY[side])


def end_siege(p: Position, town: int) -> None:
    """6.51: nobody in the field besieges any more; who is besieged later is so anew (6.57)."""
    p.old_sieges &= ~(1 << town)
    unmark(p, p.field[town])


def _empty_castle(p: Position, town: int, side: int) -> None:
    """When nobody is besieged any more, copies share the empty castles again."""
    p.garrisoned = replaced(p.garrisoned, side, p.garrisoned[side] & ~(1 << town))
    if not p.garrisoned[0] | p.garrisoned[1]:
        p.castle = NO_CASTLES


# 2.11, 6.34 losses


def roll_each(p: Position, blocks: int) -> list[tuple[int, int]]:
    """A die for each block, told in an order that says nothing of who hides among them (135).

    By their dice: in the order of the blocks, the place of one that dies and is named would tell
    something of those beside it.
    """
    return sorted((p.dice.roll(), block) for block in members(blocks))


def lose_step(p: Position, block: int) -> None:
    """2.11: a hit costs one step; the last one eliminates the block."""
    steps = p.strength(block)
    if steps > 1:
        p.set_strength(block, steps - 1)
    else:
        eliminate(p, block)


def eliminate(p: Position, block: int, cause: str = "eliminated") -> None:
    """6.34: face-up beside the pool until next year, or gone for good."""
    p.note(cause, SIDE[block], block, p.where[block], opened=True)
    _remove(p, block, POOL if p.rules.dead_drawn_same_year else DEAD)


def perish(p: Position, block: int, cause: str) -> None:
    """8.3: winter's dead go face-down into the pool; only who is gone for good is shown (136)."""
    known = bool(p.rules.permanent >> block & 1)
    p.note(cause, SIDE[block], block, p.where[block], opened=known)
    _remove(p, block, POOL)


def _remove(p: Position, block: int, place: int) -> None:
    """Take an eliminated block off the map, and out of everything it took part in."""
    bit = 1 << block
    gone = ~bit
    town = p.where[block]
    take_up(p, block)
    p.set_strength(block, 0)
    p.entered &= gone
    p.by_sea &= gone
    p.forced &= gone
    p.storming &= gone
    p.sallying &= gone
    p.second &= gone
    p.third &= gone
    p.shown &= gone
    p.markers &= gone
    p.known &= gone
    p.own_tokens()[block] = 0
    if p.half_hit == block:
        p.half_hit = NO_BLOCK
    p.where[block] = GONE if p.rules.permanent & bit else place
    if p.site != town:
        _call_off(p, town, SIDE[block])
    if p.rules.fickle_philip and block == JAMES and p.where[PHILIP] != GONE:
        _philip_leaves(p)


def _call_off(p: Position, town: int, side: int) -> None:
    """An attack whose last block is gone before the battle: it pins nobody, closes no road."""
    bit = 1 << town
    if p.attacked[side] & bit and not p.held[side] & bit:
        p.attacked = replaced(p.attacked, side, p.attacked[side] & ~bit)
        p.own_entries()[side * TOWN_COUNT + town] = 0


def _philip_leaves(p: Position) -> None:
    """Option of 1.3: when James of Flanders is dead, Philip sails home."""
    if p.where[PHILIP] < TOWN_COUNT:
        eliminate(p, PHILIP, "philip_left")
    else:
        p.own_ground()
        p.set_strength(PHILIP, 0)
        p.note("philip_left", 0, PHILIP, opened=True)
    p.where[PHILIP] = GONE
