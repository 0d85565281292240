"""3.0 Deployment: seats, the exchange of Saladin, the first nomads."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import (
    BLOCK_COUNT,
    CRUSADERS,
    EMIRS,
    FAMILY,
    FRANKS,
    HOME,
    NO_BLOCK,
    ORDERS,
    SALADIN,
    SIDE,
    STEPS,
    TURCOPOLES,
)
from levant.rex.bits import first, members, size
from levant.rex.board import FRANK, PLACES, SARACEN, TOWN_COUNT, TOWNS
from levant.rex.draws import draw_random, pool, random_member
from levant.rex.leaving import take_up
from levant.rex.position import Position

# Decision 121: changes are free, but a player who goes on for ever is sent home.
MOST_CHANGES: Final = 100


def set_up(p: Position) -> None:
    """3.0: every block to its seat at full strength, the rest into the pools."""
    on_map = p.rules.outremers | ORDERS | TURCOPOLES | EMIRS
    for block in range(BLOCK_COUNT):
        if on_map >> block & 1:
            p.put_in_field(block, HOME[block])
            p.set_strength(block, STEPS[block])
    p.phase = w.FRANK_DEPLOY
    p.active = FRANK


def overfull(p: Position) -> int:
    """3.1: towns that hold more Franks than their rating."""
    towns = 0
    for town in members(p.held[FRANK]):
        if size(p.field[town] & FRANKS) > p.rules.rating[town]:
            towns |= 1 << town
    return towns


def _movable(p: Position) -> int:
    """Blocks with another seat; after too many changes only those that crowd a town."""
    blocks = 0
    crowded = overfull(p)
    for block in range(31):
        seats = p.rules.deploy_seats[block]
        here = p.where[block]
        if here >= TOWN_COUNT or not seats & (seats - 1):
            continue
        if p.deployments < MOST_CHANGES or (crowded >> here & 1 and here != HOME[block]):
            blocks |= 1 << block
    return blocks


def frank_choices(p: Position) -> list[int]:
    """3.1: move a block to another seat; finish when no castle limit is exceeded."""
    movable = _movable(p)
    if overfull(p):
        return [w.DEPLOY, movable]
    return [w.DONE, 1, w.DEPLOY, movable] if movable else [w.DONE, 1]


def play_frank(p: Position, verb: int, thing: int) -> None:
    if verb == w.DEPLOY:
        p.mover = thing
        p.phase = w.DEPLOY_TO
        return
    p.note("deployed", FRANK)
    p.drawing = p.rules.handicap
    p.phase = w.NOMADS_DRAWN


def why_not_deploy(p: Position, role: int, block: int) -> Refusal | None:
    bit = 1 << block
    if SIDE[block] != role:
        return Refusal("3.1", "not_your_block", block=p.rules.blocks[block])
    if (CRUSADERS | p.rules.pilgrims) & bit:
        return Refusal("3.1", "starts_in_pool", block=p.rules.blocks[block])
    seats = p.rules.deploy_seats[block]
    if not seats & (seats - 1):
        return Refusal("1.13", "no_other_seat", block=p.rules.blocks[block])
    return Refusal("3.1", "too_many_changes", block=p.rules.blocks[block])


def why_not_deployed(p: Position, role: int, thing: int) -> Refusal | None:
    town = first(overfull(p))
    count, limit = size(p.field[town]), p.rules.rating[town]
    return Refusal("3.1", "castle_limit", town=TOWNS[town], count=count, limit=limit)


def seat_choices(p: Position) -> list[int]:
    """1.13: the towns that show the block's shield."""
    block = p.mover
    if p.deployments >= MOST_CHANGES:
        return [w.TO, 1 << HOME[block]]
    return [w.TO, p.rules.deploy_seats[block] & ~(1 << p.where[block])]


def play_seat(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    p.deployments += 1
    take_up(p, block)
    p.put_in_field(block, thing)
    p.note("seated", FRANK, block, thing)
    p.mover = NO_BLOCK
    p.phase = w.FRANK_DEPLOY


def why_not_seat(p: Position, role: int, town: int) -> Refusal | None:
    block = p.mover
    if town == p.where[block]:
        return Refusal("3.1", "already_there", block=p.rules.blocks[block], town=PLACES[town])
    return Refusal("3.1", "not_a_seat", block=p.rules.blocks[block], town=PLACES[town])


def nomads_drawn(p: Position) -> None:
    """3.2: the first nomads go to their homes; a handicap gives Franks draws first."""
    if p.drawing:
        p.drawing -= 1
        draw_random(p, FRANK, w.NOMADS_DRAWN)
        return
    for _ in range(p.rules.nomads_at_start):
        block = random_member(p, pool(p, SARACEN))
        p.put_in_field(block, HOME[block])
        p.set_strength(block, STEPS[block])
        p.note("nomad_deployed", SARACEN, block, HOME[block])
    p.phase = w.SARACEN_DEPLOY
    p.active = SARACEN


def saracen_choices(p: Position) -> list[int]:
    """3.2: Saladin may change places with a block of his family, once."""
    kin = FAMILY & ~p.field[p.where[SALADIN]]
    return [w.DONE, 1, w.EXCHANGE, kin]


def play_saracen(p: Position, verb: int, thing: int) -> None:
    if verb == w.EXCHANGE:
        here = p.where[SALADIN]
        there = p.where[thing]
        take_up(p, SALADIN)
        take_up(p, thing)
        p.put_in_field(SALADIN, there)
        p.put_in_field(thing, here)
        p.note("exchanged", SARACEN, thing, there)
    p.note("deployed", SARACEN)
    p.phase = w.YEAR_START


def why_not_exchange(p: Position, role: int, block: int) -> Refusal | None:
    if not FAMILY >> block & 1:
        return Refusal("3.2", "not_family", block=p.rules.blocks[block])
    return Refusal("3.2", "same_seat", block=p.rules.blocks[block], other=p.rules.blocks[SALADIN])
