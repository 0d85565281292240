"""8.0 Winter: campaigns, supply, replacements, the end of a year and of the game."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, BLOCK_COUNT, SIDE, STEPS
from levant.rex.battle import campaign_sieges
from levant.rex.bits import first, members, size
from levant.rex.board import (
    CITIES,
    CITY_COUNT,
    DEAD,
    FORTIFIED,
    FRANK,
    POOL,
    REALM,
    SARACEN,
    TOWN_COUNT,
    TOWNS,
)
from levant.rex.leaving import perish
from levant.rex.position import NO_POINTS, NOBODY, NOWHERE, Position
from levant.rex.retreats import begin_regroup, fresh_roads
from levant.rex.siege import roll_attrition
from levant.rex.why_not import why_not_own

# 1.2 victory

_FOREIGN_CITIES: Final = [CITIES & ~REALM[FRANK], CITIES & ~REALM[SARACEN]]
"""The victory cities that lie outside a side's realm."""


def cities(p: Position, side: int) -> int:
    """1.2: how many victory cities a side controls."""
    return size(p.cities(side))


def sudden_death(p: Position) -> bool:
    """1.2: all seven cities at the end of a game turn."""
    for side in (FRANK, SARACEN):
        if _FOREIGN_CITIES[side] & ~(p.held[side] | p.garrisoned[side]):
            continue  # asked often: a city of the other realm is his only while he is there
        if p.cities(side) == CITIES:
            p.finish(side, "sudden_death")
            return True
    return False


def turn_end(p: Position) -> None:
    """The end of a game turn."""
    p.active = NOBODY
    if sudden_death(p):
        return
    p.turn += 1
    p.phase = w.TURN_START


# 8.2 the winter campaign, 8.3 besiegers


def winter(p: Position) -> None:
    """8.2: the kept siege goes on, harsher; if the castle falls the victor may regroup."""
    p.note("winter_begins", number=p.year)
    p.drawing = FRANK
    p.phase = w.WINTER_SUPPLY
    if not p.rules.campaign_keeps_siege:
        p.kept |= campaign_sieges(p)
        return
    p.kept &= p.sieges(0) | p.sieges(1)  # decision 96: the besieged may have sailed away
    if not p.kept:
        return
    town = first(p.kept)
    besieger = 1 - p.besieged_side(town)
    fortified = FORTIFIED >> town & 1
    rules = p.rules
    p.site = town
    limit = rules.winter_attrition_fortified if fortified else rules.winter_attrition
    roll_attrition(p, p.castle[town], town, limit)
    if not p.castle[town]:
        p.kept = 0  # decision 97: they besiege no more
        p.note("castle_taken", besieger, place=town)
        begin_regroup(p, besieger, w.WINTER_SUPPLY, True)


def winter_supply(p: Position) -> None:
    """8.3: besiegers die, then each side supplies its towns, Franks first."""
    fresh_roads(p)
    p.site = NOWHERE
    if p.drawing == FRANK:
        _besiegers_die(p)
        if sudden_death(p):
            return
        if p.year >= p.rules.last_year:
            _final_count(p)
            return
    while p.drawing <= SARACEN:
        p.active = p.drawing
        p.drawing += 1
        if unsupplied(p):
            p.phase = w.SUPPLY
            return
    p.drawing = FRANK
    p.phase = w.WINTER_REPLACEMENTS


def _besiegers_die(p: Position) -> None:
    for side in (FRANK, SARACEN):
        for town in members(p.sieges(side)):
            if p.kept >> town & 1 and (p.rules.campaign_keeps_siege or side == p.campaigner):
                continue
            besiegers = p.field[town] & ARMY[side]
            named = besiegers & (p.markers | p.rules.permanent)
            # Who is named goes first: his place among the others would tell of them.
            for block in members(named) + members(besiegers & ~named):
                perish(p, block, "besieger_died")


def _final_count(p: Position) -> None:
    """1.2: the majority of the seven cities after the last year."""
    winner = FRANK if 2 * cities(p, FRANK) > CITY_COUNT else SARACEN
    p.finish(winner, "cities")


# 8.3 supply


def supply_limit(p: Position, town: int, side: int) -> int:
    """8.3: a town supplies its rating, in 1.3 three times that in one's own realm."""
    rules = p.rules
    rating = rules.rating[town]
    if not rating:
        return rules.supply_minor
    own = REALM[side] >> town & 1
    return rating * (rules.supply_factor_own if own else rules.supply_factor)


def unsupplied(p: Position) -> int:
    """A side's blocks in towns that hold more than they can supply."""
    blocks = 0
    army = ARMY[p.active]
    for town in members(p.held[p.active] | p.garrisoned[p.active]):
        if p.kept >> town & 1:
            continue
        here = (p.field[town] | p.castle[town]) & army
        if size(here) > supply_limit(p, town, p.active):
            blocks |= here
    return blocks


def supply_choices(p: Position) -> list[int]:
    return [w.STARVE, unsupplied(p)]


def play_supply(p: Position, verb: int, thing: int) -> None:
    perish(p, thing, "starved")
    if not unsupplied(p):
        p.phase = w.WINTER_SUPPLY


def why_not_starve(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_own(p, role, block, "8.3")
    if missing:
        return missing
    town = p.where[block]
    if p.kept >> town & 1:
        return Refusal("8.2", "kept_siege", town=TOWNS[town])
    limit = supply_limit(p, town, role)
    return Refusal("8.3", "supplied", block=p.rules.blocks[block], limit=limit)


# 8.4 replacements


def winter_replacements(p: Position) -> None:
    """8.4: each town gives its rating in points to the blocks there, Franks first."""
    if p.drawing == FRANK:
        p.points = p.rules.rating[:]
    if p.drawing > SARACEN:
        p.phase = w.YEAR_END
        return
    # Asked even if nothing can be restored: the enemy must not learn who is whole.
    p.active = p.drawing
    p.drawing += 1
    p.phase = w.REPLACEMENTS


def without_replacements(p: Position, side: int) -> int:
    """8.4: towns under siege give nothing; in 1.3 only the besieging group goes without."""
    if p.rules.campaign_keeps_siege or p.rules.campaign_is_free:
        return p.kept & (p.sieges(0) | p.sieges(1))
    return p.kept & p.sieges(side)


def step_cost(p: Position, block: int) -> int:
    """8.4: the points a step costs where the block is."""
    side = SIDE[block]
    town = p.where[block]
    rules = p.rules
    if rules.replacement_price_for == "enemy_realm":
        dear = not REALM[side] >> town & 1
    elif rules.replacement_price_for == "saracens_away":
        dear = side == SARACEN and not rules.seats[block] >> town & 1
    else:
        dear = False
    return rules.replacement_price if dear else 1


def restorable(p: Position) -> int:
    """A side's blocks that can still gain a step where they are."""
    side = p.active
    blocks = 0
    cut_off = without_replacements(p, side)
    for block in members((p.at_1 | p.at_2 | p.at_3) & ARMY[side]):
        town = p.where[block]
        if (
            town < TOWN_COUNT
            and not cut_off >> town & 1
            and p.strength(block) < STEPS[block]
            and p.points[town] >= step_cost(p, block)
        ):
            blocks |= 1 << block
    return blocks


def replacement_choices(p: Position) -> list[int]:
    blocks = restorable(p)
    return [w.DONE, 1, w.RESTORE, blocks] if blocks else [w.DONE, 1]


def play_replacement(p: Position, verb: int, thing: int) -> None:
    if verb == w.RESTORE:
        town = p.where[thing]
        p.own_points()[town] -= step_cost(p, thing)
        p.set_strength(thing, p.strength(thing) + 1)
        p.note("restored", p.active, thing, town)
        return
    p.phase = w.WINTER_REPLACEMENTS


def why_not_restore(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_own(p, role, block, "8.4")
    if missing:
        return missing
    town = p.where[block]
    if p.strength(block) == STEPS[block]:
        return Refusal("8.4", "full_strength", block=p.rules.blocks[block])
    if without_replacements(p, role) >> town & 1:
        return Refusal("8.4", "kept_siege", town=TOWNS[town])
    points, cost = p.points[town], step_cost(p, block)
    return Refusal("8.4", "no_points", town=TOWNS[town], points=points, cost=cost)


# 8.5 the year's end


def year_end(p: Position) -> None:
    """8.5: this year's dead go face-down into the pool."""
    p.own_ground()
    for block in range(BLOCK_COUNT):
        if p.where[block] == DEAD:
            p.where[block] = POOL
    p.points = NO_POINTS
    p.active = NOBODY
    p.year += 1
    p.phase = w.YEAR_START
