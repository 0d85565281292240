"""Why a move is refused: chapters 5 and 7.2."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex.army import GERMANS, RICHARD, SIDE
from levant.rex.bits import size
from levant.rex.board import (
    DEAD,
    GERMANIA,
    GONE,
    MASYAF,
    NEAR,
    PLACES,
    POOL,
    PORTS,
    ROADS,
    TOWN_COUNT,
)
from levant.rex.cards import GUIDE, WINTER_CAMPAIGN, WINTER_TURN
from levant.rex.movement import bound, free_blocks, legs_of, limits, may_force, pinned_count
from levant.rex.muster import muster_blocks
from levant.rex.position import NOWHERE, Position
from levant.rex.refusals_common import limit_rule, own_block
from levant.rex.sea import port_blocks, staged_ready


def _no_moves(p: Position) -> Refusal | None:
    return None if p.moves else Refusal("5.0", "no_moves")


def _event_group(p: Position) -> Refusal | None:
    """Guide and Jihad move one group by road."""
    if not p.groups_only:
        return None
    card = p.played[p.active]
    if card == WINTER_CAMPAIGN:
        return Refusal("8.2", "one_group_only")
    return Refusal("card Guide" if card == GUIDE else "card Jihad", "one_group_only")


def _is_town(town: int) -> bool:
    return town < TOWN_COUNT


def group_of(p: Position, role: int, town: int) -> Refusal | None:
    if not p.moves:
        return _no_moves(p)
    name = PLACES[town]
    if not (_is_town(town) and (p.held[role] | p.garrisoned[role]) >> town & 1):
        return Refusal("5.2", "no_group", town=name)
    if not p.held[role] >> town & 1:
        return Refusal("5.2", "besieged_group", town=name)
    stuck = _stuck(p, role, town)
    if stuck:
        return stuck
    if p.turn == WINTER_TURN and p.exits[town]:
        return Refusal("8.1", "winter_quarters", town=name)
    return Refusal("5.1", "roads_closed", town=name)


def _stuck(p: Position, role: int, town: int) -> Refusal | None:
    """Everybody has moved, or is pinned."""
    if free_blocks(p, town, role):
        return None
    pinned = pinned_count(p, town, role)
    if pinned:
        return Refusal("5.5", "pinned", town=PLACES[town], count=pinned)
    return Refusal("5.0", "all_moved", town=PLACES[town])


def muster_at(p: Position, role: int, town: int) -> Refusal | None:
    early = _no_moves(p) or _event_group(p)
    if early:
        return early
    name = PLACES[town]
    if not _is_town(town) or town == MASYAF:
        return Refusal("1.12", "cannot_be_entered", town=name)
    if p.held[1 - role] >> town & 1:
        return Refusal("5.3", "muster_among_enemies", town=name)
    if not p.friendly(role) >> town & 1:
        return Refusal("5.3", "not_friendly", town=name)
    if p.turn == WINTER_TURN and p.garrisoned[1 - role] >> town & 1:
        return Refusal("8.1", "no_siege_in_winter", town=name)
    return Refusal("5.3", "nobody_reaches", town=name)


def _block_can_go(p: Position, role: int, block: int, rule: str) -> Refusal | None:
    """Own, on the map, unmoved, not besieged, not pinned."""
    missing = own_block(p, role, block, rule)
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


def march_with(p: Position, role: int, block: int) -> Refusal | None:
    stuck = _block_can_go(p, role, block, "5.2")
    if stuck:
        return stuck
    if p.where[block] != p.group:
        return Refusal("5.2", "not_in_group", block=p.rules.blocks[block], town=PLACES[p.group])
    if p.turn == WINTER_TURN and p.exits[p.group]:
        return Refusal("8.1", "winter_quarters", town=PLACES[p.group])
    return Refusal("5.1", "roads_closed", town=PLACES[p.group])


def muster_with(p: Position, role: int, block: int) -> Refusal | None:
    stuck = _block_can_go(p, role, block, "5.3")
    if stuck:
        return stuck
    here, target = p.where[block], p.group
    if here == target:
        return Refusal("5.3", "already_there", block=p.rules.blocks[block], town=PLACES[target])
    if p.attacked[1 - role] >> here & 1 and _reaches_by_any_road(p, here, target, block):
        return Refusal("5.5", "attackers_road", town=PLACES[here])
    return Refusal(
        "5.3",
        "cannot_reach",
        block=p.rules.blocks[block],
        town=PLACES[target],
        move=legs_of(p, block),
    )


def _reaches_by_any_road(p: Position, here: int, target: int, block: int) -> bool:
    """Whether only the attacker's roads keep a block from its muster."""
    exits = p.own_exits()
    barred = exits[here]
    exits[here] = NEAR[here]
    reaches = bool(muster_blocks(p, target) >> block & 1)
    exits[here] = barred
    return reaches


def _road_closed(p: Position, role: int, here: int, there: int) -> Refusal | None:
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


def step_to(p: Position, role: int, there: int) -> Refusal | None:
    here = p.where[p.mover]
    if not p.legs:
        return Refusal("2.1.3", "no_legs", block=p.rules.blocks[p.mover], move=legs_of(p, p.mover))
    return _road_closed(p, role, here, there) or _bad_step(p, role, here, there)


def _bad_step(p: Position, role: int, here: int, there: int) -> Refusal:
    """An open road that may not be taken now."""
    if not bound(p, role):
        return _attack_full(p, here, there)
    if p.held[1 - role] >> there & 1:
        return Refusal("8.1", "no_attack_in_winter", town=PLACES[there])
    return Refusal("8.1", "no_siege_in_winter", town=PLACES[there])


def _attack_full(p: Position, here: int, there: int) -> Refusal:
    """First edition: fewer blocks may attack along a road than move on it."""
    limit = p.rules.attack_limit[ROADS[here * 54 + there]]
    return Refusal("5.1", "attack_full", town=PLACES[here], other=PLACES[there], limit=limit)


def halt(p: Position, role: int, thing: int) -> Refusal | None:
    if p.legs == legs_of(p, p.mover):
        return Refusal("5.2", "not_moved_yet", block=p.rules.blocks[p.mover])
    return Refusal("8.1", "no_siege_in_winter", town=PLACES[p.where[p.mover]])


def force(p: Position, role: int, there: int) -> Refusal | None:
    rule = "optional: Forced Marches"
    if not p.rules.forced_march:
        return Refusal(rule, "no_forced_march")
    if not may_force(p):
        return Refusal("8.1 forced march", "no_forced_march_in_winter")
    if p.legs:
        return Refusal(rule, "legs_left", block=p.rules.blocks[p.mover])
    here = p.where[p.mover]
    return _road_closed(p, role, here, there) or _bad_step(p, role, here, there)


def muster_step(p: Position, role: int, there: int) -> Refusal | None:
    closed = _road_closed(p, role, p.where[p.mover], there)
    return closed or Refusal("5.3", "not_towards", town=PLACES[there], other=PLACES[p.group])


# 5.4 by sea


def sail_with(p: Position, role: int, block: int) -> Refusal | None:
    early = _no_moves(p) or _event_group(p)
    if early:
        return early
    if SIDE[block] == role and GERMANIA <= p.where[block] < POOL:
        return _staged_sailor(p, block)
    missing = own_block(p, role, block, "5.4")
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
        return Refusal("6.51 fortified", "port_of_the_other", town=PLACES[town])
    if p.castle[town] >> block & 1:
        return Refusal("6.51", "port_of_the_other", town=PLACES[town])
    return Refusal("5.5", "pinned", town=PLACES[town], count=pinned_count(p, town, role))


def _staged_sailor(p: Position, block: int) -> Refusal:
    name = p.rules.blocks[block]
    if GERMANS >> block & 1:
        return Refusal("7.23", "germans_go_by_road", block=name)
    if not staged_ready(p, block):
        return Refusal("7.21", "nation_incomplete", block=name)
    return Refusal("5.4", "no_haven", block=name)


def land(p: Position, role: int, town: int) -> Refusal | None:
    name, enemy = PLACES[town], 1 - role
    if not _is_town(town) or not PORTS >> town & 1:
        return Refusal("5.4", "not_a_port", town=name)
    if town == p.where[p.mover]:
        return Refusal("5.4", "already_there", block=p.rules.blocks[p.mover], town=name)
    if (p.held[enemy] & p.garrisoned[role]) >> town & 1:
        return _land_besieged(p, town)
    if p.garrisoned[enemy] >> town & 1:
        if p.rules.fortified >> town & 1:
            return Refusal("6.51 fortified", "port_of_the_other", town=name)
        return Refusal("8.1", "no_siege_in_winter", town=name)
    return Refusal("5.4", "port_not_friendly", town=name)


def _land_besieged(p: Position, town: int) -> Refusal:
    if not p.rules.fortified >> town & 1:
        return Refusal("6.51", "port_of_the_other", town=PLACES[town])
    if p.turn == WINTER_TURN:
        return Refusal("8.1", "no_siege_in_winter", town=PLACES[town])
    return Refusal(
        "6.52",
        "castle_full",
        town=PLACES[town],
        count=size(p.castle[town]),
        limit=p.rules.rating[town],
    )


def sea_attack(p: Position, role: int, town: int) -> Refusal | None:
    name = PLACES[town]
    missing = _no_sea_attacker(p)
    if missing:
        return missing
    if not _is_town(town) or not PORTS >> town & 1:
        return Refusal("7.22", "not_a_port", town=name)
    if p.turn == WINTER_TURN:
        return Refusal("8.1", "no_attack_in_winter", town=name)
    if not p.held[1 - role] >> town & 1:
        return Refusal("7.22", "no_enemy_there", town=name)
    if not p.rules.sea_attackers:
        return Refusal("7.22", "only_to_relieve", town=name)
    return Refusal("7.22", "not_into_his_battle", town=name)


def _no_sea_attacker(p: Position) -> Refusal | None:
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


# 7.23 the Germans


def enter_with(p: Position, role: int, block: int) -> Refusal | None:
    early = _no_moves(p) or _event_group(p)
    if early:
        return early
    name = p.rules.blocks[block]
    if not GERMANS >> block & 1 or p.where[block] < TOWN_COUNT or SIDE[block] != role:
        return Refusal("7.23", "not_a_staged_german", block=name)
    if p.where[block] in (POOL, DEAD, GONE) or not staged_ready(p, block):
        return Refusal("7.21", "nation_incomplete", block=name)
    return Refusal("7.23", "no_entry_open")


def enter_at(p: Position, role: int, town: int) -> Refusal | None:
    name = PLACES[town]
    if not _is_town(town) or not p.rules.german_entry >> town & 1:
        return Refusal("7.23", "not_an_entry", town=name)
    road = ROADS[GERMANIA * 54 + town]
    limit = limits(p, role)[road]
    if p.load[road] >= limit:
        return Refusal("7.23", "road_full", town=PLACES[GERMANIA], other=name, limit=limit)
    if p.rules.german_single_entry and p.german_town not in (NOWHERE, town):
        return Refusal("7.23", "one_entry_only", town=PLACES[p.german_town])
    return Refusal("8.1", "no_attack_in_winter", town=name)


def keep_siege(p: Position, role: int, town: int) -> Refusal | None:
    if p.turn != WINTER_TURN:
        return Refusal("8.2", "only_in_winter")
    if p.played[role] != WINTER_CAMPAIGN:
        return Refusal("8.2", "no_winter_campaign")
    if not (_is_town(town) and p.sieges(role) >> town & 1):
        return Refusal("8.2", "not_your_siege", town=PLACES[town])
    return Refusal("8.2", "move_spent")


def main_road(p: Position, role: int, origin: int) -> Refusal | None:
    return Refusal("6.41", "not_an_entry_road", town=PLACES[p.group], other=PLACES[origin])


def main_from(p: Position, role: int, town: int) -> Refusal | None:
    return Refusal("6.41", "not_a_start", town=PLACES[p.group], other=PLACES[town])
