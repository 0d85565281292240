"""What the enemy can follow by eye: face-up blocks, tokens, and how they mix.

An upright block that stands alone has a token the enemy can follow. As soon as
upright blocks of one side stand together they are one anonymous stack: their tokens
and what was seen of them are forgotten. A block that leaves a stack gets a fresh
token. Tokens come from a counter that only public facts advance, so they tell nothing.
"""

from __future__ import annotations

from levant.rex.army import ARMY, SIDE
from levant.rex.bits import first, members
from levant.rex.position import Position


def _company(p: Position, block: int) -> int:
    """The other upright blocks of its side that stand in the same area."""
    town = p.where[block]
    bit = 1 << block
    area = p.castle[town] if p.castle[town] & bit else p.field[town] & ARMY[SIDE[block]]
    return area & ~bit & ~(p.shown | p.markers)


def mingle(p: Position, blocks: int) -> None:
    """Those of a side's blocks in one area that stand upright cannot be told apart."""
    upright = blocks & ~(p.shown | p.markers)
    if not upright & (upright - 1):
        return
    p.known &= ~upright
    token = p.own_tokens()
    for block in members(upright):
        token[block] = 0


def stand(p: Position, block: int) -> None:
    """A block stands upright in its area and mixes with those that stand there."""
    company = _company(p, block)
    if company:
        mingle(p, company | 1 << block)
    elif not p.token[block]:
        p.token_count += 1
        p.own_tokens()[block] = p.token_count


def step_out(p: Position, block: int) -> None:
    """A block is about to leave its area: from now on it can be followed."""
    bit = 1 << block
    company = _company(p, block)
    if p.markers & bit:
        p.remember_sight(block)
        p.known |= bit
        p.markers ^= bit
    if not p.token[block]:
        p.token_count += 1
        p.own_tokens()[block] = p.token_count
    if company and not company & (company - 1):
        left = first(company)
        if not p.token[left]:
            p.token_count += 1
            p.own_tokens()[left] = p.token_count


def reveal(p: Position, blocks: int) -> None:
    """Blocks are laid face-up; who is left standing alone can be followed."""
    fresh = blocks & ~p.shown
    p.shown |= fresh
    p.known |= fresh


def hide(p: Position, blocks: int) -> None:
    """Face-up blocks are stood up again and mix with their neighbours."""
    hidden = blocks & p.shown
    p.shown &= ~hidden
    while hidden:
        block = first(hidden)
        hidden &= hidden - 1
        p.remember_sight(block)
        if not p.markers >> block & 1:
            stand(p, block)


def mark(p: Position, block: int) -> None:
    """6.51: lay a besieger face-up."""
    p.markers |= 1 << block
    p.known |= 1 << block
    p.note("shown", SIDE[block], block, p.where[block], opened=True)


def unmark(p: Position, blocks: int) -> None:
    """6.51: face-up besiegers who besiege no more stand up and mix with their stack (134)."""
    risen = blocks & p.markers
    p.markers ^= risen
    for block in members(risen):
        p.remember_sight(block)
        if not p.shown >> block & 1:
            stand(p, block)


def give_tokens(p: Position) -> None:
    """Whoever stands alone can be followed from now on."""
    for areas in (p.field, p.castle):
        for area in areas:
            for army in ARMY:
                blocks = area & army
                if blocks and not blocks & (blocks - 1):
                    stand(p, first(blocks))
