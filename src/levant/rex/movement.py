"""5.0 Movement: a player's turn, 5.1 roads and their limits, 5.5 pinning."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, MOVE, NO_BLOCK, SIDE
from levant.rex.bits import members, replaced, size
from levant.rex.board import BRIDGE, MASYAF, PLACES, ROAD_KINDS, ROADS, SEA, TOWN_COUNT
from levant.rex.cards import (
    WINTER_CAMPAIGN,
    WINTER_TURN,
    begin_event,
    is_event,
    moves_of,
)
from levant.rex.position import NO_LOADS, NOBODY, NOWHERE, OPEN_ROADS, Position
from levant.rex.why_not import why_not_own


def player_start(p: Position) -> None:
    """A player's turn: fresh roads, then his event or his moves."""
    side = p.active
    p.player = side
    p.moved = p.forced = p.declared = 0
    p.german_town = NOWHERE
    p.load = NO_LOADS
    p.exits = OPEN_ROADS
    if side != p.first:
        # 5.5: unpinned blocks leave by no road that the attacker used.
        for town in members(p.attacked[p.first] & p.held[side]):
            p.own_exits()[town] &= ~p.entry[p.first * TOWN_COUNT + town]
    card = p.played[side]
    p.groups_only = False
    if card == WINTER_CAMPAIGN and p.turn == WINTER_TURN and not p.rules.campaign_keeps_siege:
        # First edition: winter's limits do not bind him (one group only in 1.3).
        p.campaigner = side
        p.groups_only = not p.rules.campaign_is_free
        p.moves = 1
        p.phase = w.MOVES
    elif is_event(p, card):
        begin_event(p, card)
    else:
        p.moves = moves_of(card)
        p.phase = w.MOVES


def limits(p: Position, side: int) -> list[int]:
    """5.1: the road limits of a side; Guide raises them all turn (14)."""
    return p.rules.guide_limit if p.guide == side else p.rules.road_limit


def use_road(p: Position, side: int, a: int, b: int) -> None:
    """5.1: count a block on a road and close the road when it is full."""
    road = ROADS[a * 54 + b]
    load = p.load[road] + 1
    p.own_loads()[road] = load
    if load >= limits(p, side)[road]:
        exits = p.own_exits()
        if a < TOWN_COUNT:
            exits[a] &= ~(1 << b)
        exits[b] &= ~(1 << a)


def limit_rule(p: Position, role: int, road: int, usual: str) -> str:
    """The rule that limits a road: the Iron Bridge has one of its own as an option."""
    bridge = ROAD_KINDS[road] == BRIDGE and "iron_bridge" in p.rules.options
    return "optional: Iron Bridge" if bridge and p.guide != role else usual


def why_not_by_road(p: Position, role: int, here: int, there: int) -> Refusal | None:
    """No road, a full road, or a road the attacker came by."""
    if there == MASYAF:
        return Refusal("1.12", "cannot_be_entered", town=PLACES[there])
    if there >= TOWN_COUNT or ROADS[here * 54 + there] < 0:
        return Refusal("5.0", "no_road", town=PLACES[here], other=PLACES[there])
    if p.exits[here] >> there & 1:
        return None
    road = ROADS[here * 54 + there]
    limit = limits(p, role)[road]
    if p.load[road] >= limit:
        rule = limit_rule(p, role, road, "5.1")
        return Refusal(rule, "road_full", town=PLACES[here], other=PLACES[there], limit=limit)
    return Refusal("5.5", "attackers_road", town=PLACES[here])


def bound(p: Position, side: int) -> bool:
    """8.1: winter's limits bind everybody but the player of a free campaign."""
    return p.turn == WINTER_TURN and p.campaigner != side


def legs_of(p: Position, block: int) -> int:
    """2.1.3: the move rating, less what winter takes in the first edition."""
    return MOVE[block] + (p.rules.winter_move if bound(p, SIDE[block]) else 0)


def may_force(p: Position) -> bool:
    """Whether blocks may force their march now; before 2.0 not in winter (107)."""
    rules = p.rules
    return rules.forced_march and (rules.forced_march_in_winter or not bound(p, p.active))


# 5.5 pinning


def pinned_count(p: Position, town: int, side: int) -> int:
    """5.5: attackers in the field pin as many defenders; in 2.0 reserves do not."""
    if side == p.first or not p.attacked[1 - side] >> town & 1:
        return 0
    if p.rules.reserves_pin:
        return size(p.field[town] & ARMY[1 - side])
    return size(p.active_blocks(town, 1 - side))


def free_blocks(p: Position, town: int, side: int) -> int:
    """Unmoved blocks of a field that may still leave it."""
    blocks = p.field[town] & ARMY[side] & ~p.moved & ~(p.second | p.third)
    if blocks and p.attacked[1 - side] >> town & 1 and size(blocks) <= pinned_count(p, town, side):
        return 0
    return blocks


def why_not_go(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """Own, on the map, unmoved, not besieged, not pinned."""
    missing = why_not_own(p, role, block, rule)
    if missing:
        return missing
    name, town = p.rules.blocks[block], p.where[block]
    if p.moved >> block & 1:
        return Refusal("5.0", "moved_already", block=name)
    if p.castle[town] >> block & 1:
        return Refusal("5.2", "besieged", block=name, town=PLACES[town])
    if not free_blocks(p, town, role) >> block & 1:
        return Refusal("5.5", "pinned", town=PLACES[town], count=pinned_count(p, town, role))
    return None


def next_move(p: Position) -> None:
    """Back to the choice of a move.

    The phase ends only when its player says so: if it ended by itself, the moment
    would tell the enemy the move rating of the last block.
    """
    p.mover = NO_BLOCK
    p.group = NOWHERE
    p.phase = w.MOVES


def arrive(p: Position, block: int, town: int, origin: int) -> None:
    """A block comes into the field of a town; among enemies it attacks."""
    side = p.active
    if p.held[1 - side] >> town & 1:
        bit = 1 << town
        if origin == SEA:
            p.by_sea |= 1 << block
        else:
            p.entered |= 1 << block
        p.own_ways()[block] = origin + 64 * p.group if p.group >= 0 else origin
        p.own_entries()[side * TOWN_COUNT + town] |= 1 << origin
        if not p.attacked[1 - side] & bit:
            p.attacked = replaced(p.attacked, side, p.attacked[side] | bit)
        p.legs = 0
    p.put_in_field(block, town)


def next_player(p: Position) -> None:
    """Player 2 after player 1; then battles, or winter."""
    if p.player == p.first:
        p.active = 1 - p.first
        p.phase = w.PLAYER_START
        return
    p.active = NOBODY
    fights = p.turn < WINTER_TURN or p.campaigner != NOBODY
    p.phase = w.BATTLES if fights else w.WINTER
