"""Why an action is refused in battle, siege, draws and winter: chapters 6 to 8."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex.army import ARMY, LETTERS, SIDE, STEPS
from levant.rex.bits import size
from levant.rex.board import NEAR, PLACES, ROADS, TOWN_COUNT, TOWNS
from levant.rex.fire import castle_room, harry_blocks, letter_now, ready_blocks
from levant.rex.movement import bound, limits
from levant.rex.position import NOWHERE, Position
from levant.rex.refusals_common import limit_rule, own_block
from levant.rex.retreats import retreat_limits, retreats, sails_away
from levant.rex.siege import storm_limit
from levant.rex.winter import step_cost, supply_limit, without_replacements
from levant.rex.words import (
    FORCED_RETREAT,
    HARRY,
    INTO_CASTLE,
    LEAVE,
    RETREAT,
    SALLY,
    SALLY_WITH,
    STORM,
    STORM_WITH,
    STORMING,
    WITHDRAW,
)


def _site(p: Position) -> str:
    return TOWNS[p.site]


def out_of_place(p: Position, role: int, verb: int, block: int) -> Refusal | None:
    """A combat verb in another phase of the same battle."""
    if p.site == NOWHERE:
        return None
    if p.phase == STORMING and verb == HARRY:
        return Refusal("6.33", "no_harry_in_storm", block=p.rules.blocks[block])
    if p.phase in (STORMING, STORM, SALLY) and verb == RETREAT:
        if p.castle[p.site] & ARMY[role]:
            return Refusal("6.62", "besieged_never_retreat", town=_site(p))
        return Refusal("6.54", "fire_or_withdraw", town=_site(p))
    if verb == WITHDRAW and p.phase == STORM:
        return Refusal("6.54", "storm_goes_on")
    if verb == STORM_WITH and size(p.storming) >= storm_limit(p, p.site):
        return _storm_full(p)
    if verb == INTO_CASTLE and not p.rules.rating[p.site]:
        return Refusal("6.63", "no_castle", town=_site(p))
    if verb == INTO_CASTLE and size(p.castle[p.site]) >= p.rules.rating[p.site]:
        return _castle_full(p)
    if verb == SALLY_WITH and p.storming:
        return Refusal("6.55", "castle_is_stormed", town=_site(p))
    return None


def _storm_full(p: Position) -> Refusal:
    return Refusal("6.52 storm", "storm_limit", town=_site(p), limit=storm_limit(p, p.site))


def _castle_full(p: Position) -> Refusal:
    return Refusal(
        "6.52",
        "castle_full",
        town=_site(p),
        count=size(p.castle[p.site]),
        limit=p.rules.rating[p.site],
    )


def _at_site(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """An own block at the battle that is not a waiting reserve."""
    missing = own_block(p, role, block, rule)
    if missing:
        return missing
    if p.where[block] != p.site:
        return Refusal(rule, "not_in_battle", block=p.rules.blocks[block], town=_site(p))
    if (p.second | p.third) >> block & 1:
        return Refusal("6.41", "still_in_reserve", block=p.rules.blocks[block])
    return None


def show(p: Position, role: int, block: int) -> Refusal | None:
    missing = own_block(p, role, block, "6.51")
    return missing or Refusal(
        "6.51", "not_a_besieger", block=p.rules.blocks[block], town=PLACES[p.group]
    )


def into_castle(p: Position, role: int, block: int) -> Refusal | None:
    missing = _at_site(p, role, block, "6.1")
    return missing or Refusal("6.1", "inside_already", block=p.rules.blocks[block])


def storm_with(p: Position, role: int, block: int) -> Refusal | None:
    missing = _at_site(p, role, block, "6.53")
    if missing:
        return missing
    if p.storming >> block & 1:
        return Refusal("6.54", "storms_already", block=p.rules.blocks[block])
    return _storm_full(p)


def sally_with(p: Position, role: int, block: int) -> Refusal | None:
    missing = _at_site(p, role, block, "6.55")
    return missing or Refusal("6.55", "not_in_castle", block=p.rules.blocks[block])


def _in_turn(p: Position, role: int, block: int) -> Refusal | None:
    """6.2: the block must fight in this round, and now is its letter's turn."""
    missing = _at_site(p, role, block, "6.2")
    if missing:
        return missing
    bit = 1 << block
    if ready_blocks(p) & bit:
        return None
    if p.acted & bit:
        return Refusal("6.2", "acted_already", block=p.rules.blocks[block])
    if not p.storm_combat and p.castle[p.site] & bit:
        return Refusal("6.1", "in_castle", block=p.rules.blocks[block])
    if p.storm_combat and not (p.storming | p.castle[p.site]) & bit:
        return Refusal("6.54", "not_storming", block=p.rules.blocks[block])
    return Refusal(
        "6.2", "not_its_turn", block=p.rules.blocks[block], letter=LETTERS[letter_now(p)]
    )


def _may_fire(p: Position, role: int, block: int) -> Refusal | None:
    """In its turn, and not an attacker who may only leave (round 4, first edition)."""
    early = _in_turn(p, role, block)
    if not early and p.round > p.rules.rounds and role == p.attacker:
        return Refusal("6.2", "must_leave", block=p.rules.blocks[block])
    return early


def fire(p: Position, role: int, block: int) -> Refusal | None:
    return _may_fire(p, role, block)


def charge(p: Position, role: int, block: int) -> Refusal | None:
    early = _may_fire(p, role, block)
    if early:
        return early
    if not p.rules.knights >> block & 1:
        return Refusal("6.32", "not_a_knight", block=p.rules.blocks[block])
    return Refusal("6.32", "no_charge_in_sally", block=p.rules.blocks[block])


def charge_in_storm(p: Position, role: int, block: int) -> Refusal | None:
    if not p.rules.charge_when_storming:
        return Refusal("6.32", "no_charge_in_storm", block=p.rules.blocks[block])
    early = _in_turn(p, role, block)
    return early or Refusal("6.32", "not_a_knight", block=p.rules.blocks[block])


def no_stop(p: Position, role: int, thing: int) -> Refusal | None:
    return Refusal("6.54", "storm_goes_on")


def harry(p: Position, role: int, block: int) -> Refusal | None:
    early = _may_fire(p, role, block)
    if early:
        return early
    name = p.rules.blocks[block]
    if not p.rules.harriers >> block & 1:
        return Refusal("6.33", "not_light_horse", block=name)
    if not harry_blocks(p) >> block & 1:
        return Refusal("6.33", "no_die_to_harry", block=name)
    if p.sallying >> block & 1:
        return Refusal("6.33", "no_harry_in_sally", block=name)
    return Refusal("6.33", "no_retreat", block=name)


def retreat(p: Position, role: int, block: int) -> Refusal | None:
    if SIDE[block] == role and p.where[block] == p.site and p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=_site(p))
    early = _in_turn(p, role, block)
    if early:
        return early
    if p.sallying >> block & 1 and not p.rules.sallying_may_retreat:
        return Refusal("6.55", "sallying_never_retreat", block=p.rules.blocks[block])
    if _must_fire(p, block):
        return _must_fire(p, block)
    return Refusal("6.61", "no_retreat", block=p.rules.blocks[block])


def withdraw(p: Position, role: int, block: int) -> Refusal | None:
    early = _in_turn(p, role, block)
    if early:
        return early
    town = p.site
    if _must_fire(p, block):
        return _must_fire(p, block)
    if not p.rules.rating[town]:
        return Refusal("6.63", "no_castle", town=_site(p))
    if role == p.attacker and (p.castle[town] | p.sallying) & ARMY[role]:
        return Refusal("6.56", "relief_stays_outside", block=p.rules.blocks[block])
    if role == p.attacker or (p.castle[town] | p.sallying) & ARMY[1 - role]:
        return Refusal("6.62", "castle_not_yours", town=_site(p))
    if not castle_room(p, role):
        return Refusal(
            "6.52",
            "castle_full",
            town=_site(p),
            count=size((p.castle[town] | p.sallying) & ARMY[role]),
            limit=p.rules.rating[town],
        )
    return None


def no_pass(p: Position, role: int, block: int) -> Refusal | None:
    early = _may_fire(p, role, block) or _must_fire(p, block)
    return early or Refusal("6.2", "no_pass")


def _must_fire(p: Position, block: int) -> Refusal | None:
    """First edition: in the round of its sally a block must fire."""
    if p.rules.sallying_may_retreat and p.sallied >> block & 1:
        return Refusal("6.55", "must_fire", block=p.rules.blocks[block])
    return None


def leave_storm(p: Position, role: int, block: int) -> Refusal | None:
    early = _in_turn(p, role, block)
    if early:
        return early
    if p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=_site(p))
    return Refusal("6.54", "fire_or_withdraw", town=_site(p))


def take_hit(p: Position, role: int, block: int) -> Refusal | None:
    missing = _at_site(p, role, block, "6.31")
    return missing or Refusal("6.31", "not_the_strongest", block=p.rules.blocks[block])


# 6.6, 6.7


def _way_out(
    p: Position, role: int, town: int, rule: str, full_rule: str, most: list[int]
) -> Refusal | None:
    """Adjacent, not enemy-held, and the road not full."""
    here = p.site
    if town >= TOWN_COUNT or not NEAR[here] >> town & 1:
        return Refusal(rule, "no_road", town=TOWNS[here], other=PLACES[town])
    if p.held[1 - role] >> town & 1:
        return Refusal(rule, "enemy_occupied", town=TOWNS[town])
    if p.crowded >> town & 1:
        road = ROADS[here * 54 + town]
        return Refusal(
            limit_rule(p, role, road, full_rule),
            "road_full",
            town=TOWNS[here],
            other=TOWNS[town],
            limit=most[road],
        )
    return None


def _winter_siege(p: Position, role: int, town: int) -> Refusal | None:
    """8.1: nobody may retreat or regroup into a siege in winter."""
    if bound(p, role) and p.garrisoned[1 - role] >> town & 1:
        return Refusal("8.1", "no_siege_in_winter", town=PLACES[town])
    return None


def retreat_to(p: Position, role: int, town: int) -> Refusal | None:
    if sails_away(p, p.mover):
        return Refusal(
            "optional: Richard crosses the sea", "only_by_sea", block=p.rules.blocks[p.mover]
        )
    closed = _way_out(p, role, town, "6.6", "6.61", retreat_limits(p, role))
    closed = closed or _winter_siege(p, role, town)
    return closed or Refusal("6.61", "not_a_retreat_road", town=_site(p), other=PLACES[town])


def must_retreat(p: Position, role: int, block: int) -> Refusal | None:
    missing = _at_site(p, role, block, "6.6")
    if missing:
        return missing
    if p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=_site(p))
    if p.phase in (FORCED_RETREAT, LEAVE) and not retreats(p, block):
        return Refusal("6.61", "no_retreat", block=p.rules.blocks[block])
    return None


def regroup_with(p: Position, role: int, block: int) -> Refusal | None:
    missing = own_block(p, role, block, "6.7")
    if not missing and p.where[block] == p.site and p.stood_back >> block & 1:
        return Refusal("6.54", "withdrew_from_storm", block=p.rules.blocks[block])
    return missing or Refusal("6.7", "not_a_victor", block=p.rules.blocks[block], town=_site(p))


def regroup_to(p: Position, role: int, town: int) -> Refusal | None:
    closed = _way_out(p, role, town, "6.7", "6.7", limits(p, role))
    closed = closed or _winter_siege(p, role, town)
    return closed or Refusal("6.7", "not_friendly", town=PLACES[town])


# 7.0, 8.0


def place_draw(p: Position, role: int, town: int) -> Refusal | None:
    block = p.drawn
    if p.rules.pilgrims >> block & 1:
        return Refusal(
            "7.24", "not_a_friendly_port", block=p.rules.blocks[block], town=PLACES[town]
        )
    rule = "7.25" if role == 0 else "7.3"
    return Refusal(rule, "not_a_friendly_town", block=p.rules.blocks[block], town=PLACES[town])


def starve(p: Position, role: int, block: int) -> Refusal | None:
    missing = own_block(p, role, block, "8.3")
    if missing:
        return missing
    town = p.where[block]
    if p.kept >> town & 1:
        return Refusal("8.2", "kept_siege", town=TOWNS[town])
    return Refusal(
        "8.3", "supplied", block=p.rules.blocks[block], limit=supply_limit(p, town, role)
    )


def restore(p: Position, role: int, block: int) -> Refusal | None:
    missing = own_block(p, role, block, "8.4")
    if missing:
        return missing
    town = p.where[block]
    if p.strength(block) == STEPS[block]:
        return Refusal("8.4", "full_strength", block=p.rules.blocks[block])
    if without_replacements(p, role) >> town & 1:
        return Refusal("8.4", "kept_siege", town=TOWNS[town])
    return Refusal(
        "8.4", "no_points", town=TOWNS[town], points=p.points[town], cost=step_cost(p, block)
    )
