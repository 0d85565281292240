"""5.0 The choice of moves: groups, musters, sea moves, the Germans' entry, a kept siege."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import FAST, GERMANS, SIDE
from levant.rex.bits import first, members
from levant.rex.board import (
    DEAD,
    FRANK,
    GERMANIA,
    GONE,
    MASYAF,
    PLACES,
    POOL,
    PORTS,
    TOWN_COUNT,
)
from levant.rex.cards import GUIDE, WINTER_CAMPAIGN, WINTER_TURN
from levant.rex.marches import steps
from levant.rex.movement import bound, free_blocks, legs_of, pinned_count
from levant.rex.muster import muster_towns
from levant.rex.position import Position
from levant.rex.sea import entering, entry_is_paid, port_blocks, sailors, staged_ready
from levant.rex.why_not import why_not_own


def move_choices(p: Position) -> list[int]:
    """5.0: group move, muster, sea move, entry, winter campaign, or end the phase."""
    side = p.active
    if not p.moves:
        paid = entering(p) if entry_is_paid(p) else 0
        return [w.DONE, 1, w.ENTER_WITH, paid] if paid else [w.DONE, 1]
    sources = fast = 0
    groups = 0
    exits = p.exits
    winter = bound(p, side)
    for town in members(p.held[side]):
        blocks = free_blocks(p, town, side)
        if blocks and exits[town]:
            sources |= 1 << town
            if blocks & FAST:
                fast |= 1 << town
            if not winter or steps(p, town, legs_of(p, first(blocks & FAST or blocks))):
                groups |= 1 << town
    choices = [w.DONE, 1]
    if groups:
        choices += [w.GROUP_OF, groups]
    if p.groups_only:
        if p.campaigner == side:
            choices += [w.KEEP_SIEGE, p.held[side] | p.garrisoned[side]]
        return choices
    musters = muster_towns(p, sources, fast)
    if musters:
        choices += [w.MUSTER_AT, musters]
    afloat = sailors(p)
    if afloat:
        choices += [w.SAIL_WITH, afloat]
    if side == FRANK:
        coming = entering(p)
        if coming:
            choices += [w.ENTER_WITH, coming]
    if winter and p.played[side] == WINTER_CAMPAIGN and not p.moved:
        kept = p.sieges(side)
        if kept:
            choices += [w.KEEP_SIEGE, kept]
    return choices


def play_moves(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        p.phase = w.PLAYER_END
        return
    if verb == w.SAIL_WITH:
        p.mover = thing
        p.phase = w.SAIL
    elif verb == w.ENTER_WITH:
        p.mover = thing
        p.phase = w.ENTER
    elif verb == w.KEEP_SIEGE:
        p.kept |= 1 << thing
        p.moves = 0
        p.note("siege_kept", p.active, place=thing)
        p.phase = w.PLAYER_END
    else:
        p.moves -= 1
        p.group = thing
        p.phase = w.GROUP if verb == w.GROUP_OF else w.MUSTER
        p.note("group_moves" if verb == w.GROUP_OF else "muster_called", p.active, place=thing)


def why_not_group(p: Position, role: int, town: int) -> Refusal | None:
    if not p.moves:
        return Refusal("5.0", "no_moves")
    name = PLACES[town]
    if not (town < TOWN_COUNT and (p.held[role] | p.garrisoned[role]) >> town & 1):
        return Refusal("5.2", "no_group", town=name)
    if not p.held[role] >> town & 1:
        return Refusal("5.2", "besieged_group", town=name)
    if not free_blocks(p, town, role):
        pinned = pinned_count(p, town, role)
        if pinned:
            return Refusal("5.5", "pinned", town=name, count=pinned)
        return Refusal("5.0", "all_moved", town=name)
    if p.turn == WINTER_TURN and p.exits[town]:
        return Refusal("8.1", "winter_quarters", town=name)
    return Refusal("5.1", "roads_closed", town=name)


def _why_not_another(p: Position) -> Refusal | None:
    """No move is left, or the card moves one group by road: Guide, Jihad, a campaign of 1.3."""
    if not p.moves:
        return Refusal("5.0", "no_moves")
    if not p.groups_only:
        return None
    card = p.played[p.active]
    if card == WINTER_CAMPAIGN:
        return Refusal("8.2", "one_group_only")
    return Refusal("card Guide" if card == GUIDE else "card Jihad", "one_group_only")


def why_not_muster(p: Position, role: int, town: int) -> Refusal | None:
    early = _why_not_another(p)
    if early:
        return early
    name = PLACES[town]
    if town >= TOWN_COUNT or town == MASYAF:
        return Refusal("1.12", "cannot_be_entered", town=name)
    if p.held[1 - role] >> town & 1:
        return Refusal("5.3", "muster_among_enemies", town=name)
    if not p.friendly(role) >> town & 1:
        return Refusal("5.3", "not_friendly", town=name)
    if p.turn == WINTER_TURN and p.garrisoned[1 - role] >> town & 1:
        return Refusal("8.1", "no_siege_in_winter", town=name)
    return Refusal("5.3", "nobody_reaches", town=name)


def why_not_sail(p: Position, role: int, block: int) -> Refusal | None:
    early = _why_not_another(p)
    if early:
        return early
    if SIDE[block] == role and GERMANIA <= p.where[block] < POOL:
        return _why_not_sail_in(p, block)
    missing = why_not_own(p, role, block, "5.4")
    if missing:
        return missing
    name, town = p.rules.blocks[block], p.where[block]
    if p.moved >> block & 1:
        return Refusal("5.0", "moved_already", block=name)
    if not PORTS >> town & 1:
        return Refusal("5.4", "not_a_port", town=PLACES[town])
    if port_blocks(p, town, role) >> block & 1:
        return Refusal("5.4", "no_haven", block=name)
    if (p.rules.fortified & p.garrisoned[1 - role]) >> town & 1:
        return Refusal(w.FORTIFIED_PORT_SECTION, "port_of_the_other", town=PLACES[town])
    if p.castle[town] >> block & 1:
        return Refusal("6.51", "port_of_the_other", town=PLACES[town])
    return Refusal("5.5", "pinned", town=PLACES[town], count=pinned_count(p, town, role))


def _why_not_sail_in(p: Position, block: int) -> Refusal:
    """A Crusader in staging."""
    name = p.rules.blocks[block]
    if GERMANS >> block & 1:
        return Refusal("7.23", "germans_go_by_road", block=name)
    if not staged_ready(p, block):
        return Refusal("7.21", "nation_incomplete", block=name)
    return Refusal("5.4", "no_haven", block=name)


def why_not_enter(p: Position, role: int, block: int) -> Refusal | None:
    early = _why_not_another(p)
    if early:
        return early
    name = p.rules.blocks[block]
    if not GERMANS >> block & 1 or p.where[block] < TOWN_COUNT or SIDE[block] != role:
        return Refusal("7.23", "not_a_staged_german", block=name)
    if p.where[block] in (POOL, DEAD, GONE) or not staged_ready(p, block):
        return Refusal("7.21", "nation_incomplete", block=name)
    return Refusal("7.23", "no_entry_open")


def why_not_keep_siege(p: Position, role: int, town: int) -> Refusal | None:
    if p.turn != WINTER_TURN:
        return Refusal("8.2", "only_in_winter")
    if p.played[role] != WINTER_CAMPAIGN:
        return Refusal("8.2", "no_winter_campaign")
    if not (town < TOWN_COUNT and p.sieges(role) >> town & 1):
        return Refusal("8.2", "not_your_siege", town=PLACES[town])
    return Refusal("8.2", "move_spent")
