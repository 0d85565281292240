"""5.4 Sea moves, 7.21-7.23 the Crusaders' way into the Holy Land."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ENGLISH, FRENCH, GERMANS, RICHARD, SIDE
from levant.rex.bits import members, size
from levant.rex.board import (
    ENGLAND,
    FRANCE,
    FRANK,
    GERMANIA,
    PLACES,
    POOL,
    PORTS,
    REALM,
    ROADS,
    SEA,
    TOWN_COUNT,
)
from levant.rex.cards import WINTER_TURN
from levant.rex.draws import castle_ports, open_ports
from levant.rex.leaving import take_up
from levant.rex.movement import arrive, bound, free_blocks, limits, next_move, use_road
from levant.rex.position import NOWHERE, Position
from levant.rex.tokens import stand, step_out


def staged_ready(p: Position, block: int) -> bool:
    """7.21: a nation sets out when none of its blocks is still in the pool."""
    if ENGLISH >> block & 1:
        nation = ENGLISH
    else:
        nation = FRENCH if FRENCH >> block & 1 else GERMANS
    for other in members(nation):
        if p.where[other] == POOL:
            return False
    return True


def _havens(p: Position, side: int) -> int:
    """5.4: the ports a side may land in, besieged Tripoli and Tyre included."""
    ports = open_ports(p, side)
    if bound(p, side):
        return ports & ~p.garrisoned[1 - side]
    return ports | castle_ports(p, side)


def port_blocks(p: Position, town: int, side: int) -> int:
    """5.4, 5.5, 6.51: the blocks that may leave a port by sea."""
    enemy = 1 - side
    if p.rules.fortified >> town & 1:
        if p.garrisoned[enemy] >> town & 1:
            return 0
        if p.garrisoned[side] >> town & 1:
            return p.castle[town] & ~p.moved
    if p.held[enemy] >> town & 1 and not p.attacked[enemy] >> town & 1:
        return 0
    return free_blocks(p, town, side)


def sailors(p: Position) -> int:
    """Blocks that may make a sea move: there is a port to leave and one to reach."""
    side = p.active
    havens = _havens(p, side)
    english = 0
    blocks = 0
    for town in members(PORTS & (p.held[side] | p.garrisoned[side])):
        leaving = port_blocks(p, town, side)
        english |= leaving & ENGLISH
        if havens & ~(1 << town):
            blocks |= leaving
    if side == FRANK:
        for block in members(FRENCH | ENGLISH):
            place = p.where[block]
            if (place == ENGLAND or place == FRANCE) and staged_ready(p, block):
                english |= 1 << block & ENGLISH
                if havens:
                    blocks |= 1 << block
        for block in members(english & ~blocks):
            if landings(p, block):
                blocks |= 1 << block
    return blocks


def landings(p: Position, block: int) -> list[int]:
    """Where a block may land (5.4), and where an English one may attack (7.22)."""
    side = SIDE[block]
    enemy = 1 - side
    ports = _havens(p, side)
    attacks = 0
    if p.rules.sea_attackers >> block & 1:
        # Decision 128, in winter too (132).
        ports |= PORTS & REALM[enemy] & ~p.held[enemy] & ~p.garrisoned[enemy]
        # Decision 40: an enemy port, but not a battle the enemy began.
        attacks = PORTS & p.held[enemy] & ~p.attacked[enemy]
    here = p.where[block]
    if p.rules.richard_by_sea and block == RICHARD and here < TOWN_COUNT:
        # Option of 1.3: to a port that Saracens besiege.
        attacks |= PORTS & p.held[enemy] & p.garrisoned[side]
    if bound(p, side):
        attacks = 0
    if here < TOWN_COUNT:
        ports &= ~(1 << here)
        attacks &= ~(1 << here)
    choices: list[int] = []
    if ports:
        choices += [w.LAND, ports]
    if attacks:
        choices += [w.SEA_ATTACK, attacks]
    return choices


def sail_choices(p: Position) -> list[int]:
    return landings(p, p.mover)


def play_sail(p: Position, verb: int, thing: int) -> None:
    """5.4: one move for each block; the block has moved."""
    block = p.mover
    side = p.active
    here = p.where[block]
    if here < TOWN_COUNT:
        step_out(p, block)
        take_up(p, block)
    p.note("sailed", side, block, thing, here, opened=here >= TOWN_COUNT)
    if verb == w.LAND and p.held[1 - side] >> thing & 1:
        p.put_in_castle(block, thing)
        if p.rules.fortified_port_reserve and side != p.first:
            p.second |= 1 << block
    else:
        arrive(p, block, thing, SEA)
    p.moved |= 1 << block
    if here >= TOWN_COUNT:
        p.known |= 1 << block
        p.remember_sight(block)
    stand(p, block)
    p.moves -= 1
    next_move(p)


def why_not_land(p: Position, role: int, town: int) -> Refusal | None:
    name, enemy = PLACES[town], 1 - role
    if town >= TOWN_COUNT or not PORTS >> town & 1:
        return Refusal("5.4", "not_a_port", town=name)
    if town == p.where[p.mover]:
        return Refusal("5.4", "already_there", block=p.rules.blocks[p.mover], town=name)
    if (p.held[enemy] & p.garrisoned[role]) >> town & 1:
        return _why_not_land_besieged(p, town)
    if p.garrisoned[enemy] >> town & 1:
        if p.rules.fortified >> town & 1:
            return Refusal(w.FORTIFIED_PORT_SECTION, "port_of_the_other", town=name)
        return Refusal("8.1", "no_siege_in_winter", town=name)
    return Refusal("5.4", "port_not_friendly", town=name)


def _why_not_land_besieged(p: Position, town: int) -> Refusal:
    name = PLACES[town]
    if not p.rules.fortified >> town & 1:
        return Refusal("6.51", "port_of_the_other", town=name)
    if p.turn == WINTER_TURN:
        return Refusal("8.1", "no_siege_in_winter", town=name)
    count, limit = size(p.castle[town]), p.rules.rating[town]
    return Refusal("6.52", "castle_full", town=name, count=count, limit=limit)


def why_not_sea_attack(p: Position, role: int, town: int) -> Refusal | None:
    name = PLACES[town]
    missing = _why_not_from_the_sea(p)
    if missing:
        return missing
    if town >= TOWN_COUNT or not PORTS >> town & 1:
        return Refusal("7.22", "not_a_port", town=name)
    if p.turn == WINTER_TURN:
        return Refusal("8.1", "no_attack_in_winter", town=name)
    if not p.held[1 - role] >> town & 1:
        return Refusal("7.22", "no_enemy_there", town=name)
    if not p.rules.sea_attackers:
        return Refusal("7.22", "only_to_relieve", town=name)
    return Refusal("7.22", "not_into_his_battle", town=name)


def _why_not_from_the_sea(p: Position) -> Refusal | None:
    """The English attack from the sea, or by an option Richard alone, or nobody."""
    if p.rules.sea_attackers:
        if p.rules.sea_attackers >> p.mover & 1:
            return None
        return Refusal("7.22", "only_the_english", block=p.rules.blocks[p.mover])
    if not p.rules.richard_by_sea:
        return Refusal("7.22", "nobody_attacks_by_sea")
    if p.mover != RICHARD or p.where[p.mover] >= TOWN_COUNT:
        return Refusal("7.22", "only_richard")
    return None


# 7.23 German entry


def entry_towns(p: Position) -> int:
    """7.23: the towns the Germans may enter at, subject to road limits."""
    towns = 0
    limit = limits(p, FRANK)
    entries = p.rules.german_entry
    if p.rules.german_single_entry and p.german_town != NOWHERE:
        entries &= 1 << p.german_town
    for town in members(entries):
        road = ROADS[GERMANIA * 54 + town]
        if p.load[road] < limit[road]:
            towns |= 1 << town
    if bound(p, FRANK):
        towns &= ~p.held[1] & ~p.garrisoned[1]
    return towns


def entering(p: Position) -> int:
    blocks = 0
    for block in members(GERMANS):
        if p.where[block] == GERMANIA and staged_ready(p, block):
            blocks |= 1 << block
    return blocks if blocks and entry_towns(p) else 0


def entry_is_paid(p: Position) -> bool:
    """1.4: one move lets the whole nation in."""
    return p.rules.german_nation_for_one_move and p.german_town != NOWHERE


def enter_choices(p: Position) -> list[int]:
    return [w.TO, entry_towns(p)]


def play_enter(p: Position, verb: int, thing: int) -> None:
    """One move for each block; it stops where it enters (37)."""
    block = p.mover
    use_road(p, FRANK, GERMANIA, thing)
    p.known |= 1 << block
    p.remember_sight(block)
    p.note("marched", FRANK, block, thing, GERMANIA, opened=True)
    arrive(p, block, thing, GERMANIA)
    p.moved |= 1 << block
    stand(p, block)
    if not entry_is_paid(p):
        p.moves -= 1
    p.german_town = thing
    next_move(p)


def why_not_enter_at(p: Position, role: int, town: int) -> Refusal | None:
    name = PLACES[town]
    if town >= TOWN_COUNT or not p.rules.german_entry >> town & 1:
        return Refusal("7.23", "not_an_entry", town=name)
    road = ROADS[GERMANIA * 54 + town]
    limit = limits(p, role)[road]
    if p.load[road] >= limit:
        return Refusal("7.23", "road_full", town=PLACES[GERMANIA], other=name, limit=limit)
    if p.rules.german_single_entry and p.german_town not in (NOWHERE, town):
        return Refusal("7.23", "one_entry_only", town=PLACES[p.german_town])
    return Refusal("8.1", "no_attack_in_winter", town=name)
