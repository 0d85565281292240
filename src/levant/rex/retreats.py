"""6.6 Retreats, 6.7 regroups, and besiegers who leave (6.2)."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, NO_BLOCK, SIDE
from levant.rex.bits import members
from levant.rex.board import NEAR, PLACES, ROADS, TOWN_COUNT, TOWNS
from levant.rex.draws import open_ports
from levant.rex.leaving import end_siege, lift_siege, take_up
from levant.rex.movement import bound, limit_rule, limits
from levant.rex.position import NO_LOADS, Position
from levant.rex.tokens import hide, stand, step_out
from levant.rex.why_not import why_not_in_battle, why_not_own


def fresh_roads(p: Position) -> None:
    """6.61, 6.7: road limits count per round, and anew for a regroup (53)."""
    p.crowded = 0
    p.load = NO_LOADS


def retreat_towns(p: Position, side: int, as_attacker: bool) -> int:
    """6.61: attackers by the roads they came, defenders by any the enemy did not use."""
    town = p.site
    mine = p.entry[side * TOWN_COUNT + town]
    theirs = p.entry[(1 - side) * TOWN_COUNT + town]
    if side != p.first:
        roads = mine if as_attacker else mine | ~theirs  # both came by it: only player 2
    else:
        roads = mine & ~theirs if as_attacker else ~theirs
    return NEAR[town] & roads & ~p.held[1 - side] & ~_winter_sieges(p, side) & ~p.crowded


def _winter_sieges(p: Position, side: int) -> int:
    """8.1: own sieges that winter forbids to reinforce."""
    return p.garrisoned[1 - side] if bound(p, side) else 0


def _as_attacker(p: Position, block: int) -> bool:
    """Bound to the roads its side came by; never a block that came by sea (46)."""
    bit = 1 << block
    if p.by_sea & bit:
        return False
    if p.phase == w.LEAVE or p.after == w.LEAVE or p.storming & bit:
        return bool(p.entered & bit)  # decision 55
    return SIDE[block] == p.attacker


def sails_away(p: Position, block: int) -> bool:
    """Option of 1.3: Richard, who came by sea, retreats by sea only."""
    return p.rules.richard_by_sea and bool(p.by_sea >> block & 1)


def retreats(p: Position, block: int) -> int:
    """Where a block may retreat to now."""
    bit = 1 << block
    side = SIDE[block]
    if p.sallying & bit:
        # 7.33 of 1.3: to an adjacent friendly town.
        return retreat_towns(p, side, False) & p.friendly(side)
    if sails_away(p, block):
        return open_ports(p, side) & ~_winter_sieges(p, side) & ~(1 << p.site)  # only by sea
    return retreat_towns(p, side, _as_attacker(p, block))


def can_retreat(p: Position, blocks: int) -> int:
    """Those of one side's blocks that have somewhere to retreat to."""
    if not blocks:
        return 0
    side = 0 if blocks & ARMY[0] else 1
    special = p.storming | p.sallying | (p.by_sea if p.rules.richard_by_sea else 0)
    if side != p.attacker and p.phase != w.LEAVE and not special & blocks:
        return blocks if retreat_towns(p, side, False) else 0
    able = 0
    for block in members(blocks):
        if retreats(p, block):
            able |= 1 << block
    return able


def retreat_choices(p: Position) -> list[int]:
    return [w.TO, retreats(p, p.mover)]


def play_retreat(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    p.note("retreated", SIDE[block], block, thing, p.site)
    depart(p, block, thing, retreat_limits(p, SIDE[block]))
    p.mover = NO_BLOCK
    p.phase = p.after
    if p.phase == w.LEAVE:
        begin_leave(p)


def why_not_retreat_to(p: Position, role: int, town: int) -> Refusal | None:
    if sails_away(p, p.mover):
        rule = "optional: Richard crosses the sea"
        return Refusal(rule, "only_by_sea", block=p.rules.blocks[p.mover])
    closed = _why_not_out(p, role, town, "6.6", "6.61", retreat_limits(p, role))
    here, there = TOWNS[p.site], PLACES[town]
    return closed or Refusal("6.61", "not_a_retreat_road", town=here, other=there)


def _why_not_out(
    p: Position, role: int, town: int, rule: str, full_rule: str, most: list[int]
) -> Refusal | None:
    """Adjacent, not enemy-held, the road not full, and no siege in winter (8.1)."""
    here, there = TOWNS[p.site], PLACES[town]
    if town >= TOWN_COUNT or not NEAR[p.site] >> town & 1:
        return Refusal(rule, "no_road", town=here, other=there)
    if p.held[1 - role] >> town & 1:
        return Refusal(rule, "enemy_occupied", town=there)
    if p.crowded >> town & 1:
        road = ROADS[p.site * 54 + town]
        rule = limit_rule(p, role, road, full_rule)
        return Refusal(rule, "road_full", town=here, other=there, limit=most[road])
    if _winter_sieges(p, role) >> town & 1:
        return Refusal("8.1", "no_siege_in_winter", town=there)
    return None


def why_not_retreat_first(p: Position, role: int, block: int) -> Refusal | None:
    """6.6: who leaves after the last round, or from a siege."""
    missing = why_not_in_battle(p, role, block, "6.6")
    if missing:
        return missing
    if p.castle[p.site] >> block & 1:
        return Refusal("6.62", "besieged_never_retreat", town=TOWNS[p.site])
    if not retreats(p, block):
        return Refusal("6.61", "no_retreat", block=p.rules.blocks[block])
    return None


def retreat_limits(p: Position, side: int) -> list[int]:
    """6.61: how many blocks may retreat along each road in a round."""
    return p.rules.guide_limit if p.guide == side else p.rules.retreat_limit


def depart(p: Position, block: int, there: int, limit: list[int]) -> None:
    """Leave the site by road, counting on the limit of this round."""
    bit = 1 << block
    side = SIDE[block]
    road = ROADS[p.site * 54 + there]
    if p.phase != w.RETREAT_TO or not sails_away(p, block):
        load = p.load[road] + 1
        p.own_loads()[road] = load
        if load >= limit[road]:
            p.crowded |= 1 << there
    step_out(p, block)
    if p.shown & bit:
        p.remember_sight(block)
        p.shown ^= bit
    take_up(p, block)
    away = ~bit
    p.entered &= away
    p.by_sea &= away
    p.second &= away
    p.third &= away
    p.storming &= away
    p.sallying &= away
    if p.held[1 - side] >> there & 1:
        # Regroup of 1.4 and the manual: it joins a battle still to be fought.
        p.entered |= bit
        p.own_ways()[block] = p.site
        p.own_entries()[side * TOWN_COUNT + there] |= 1 << p.site
        p.second |= bit
    elif p.rules.siege_joined_as_reserve and p.garrisoned[1 - side] & p.unfought & 1 << there:
        p.second |= bit
    p.put_in_field(block, there)
    stand(p, block)


# 6.7 regroups


def begin_regroup(p: Position, side: int, after: int, attacking: bool) -> None:
    """6.7: the victor may move any winning blocks one road; in 1.4 the attacker alone (E39)."""
    town = p.site
    p.active = side
    p.after = after
    fresh_roads(p)
    if not p.castle[town] & ARMY[1 - side]:
        end_siege(p, town)
    hide(p, p.field[town] & ARMY[side])
    if p.rules.only_attacker_regroups and not attacking:
        p.phase = after
        return
    p.phase = w.REGROUP
    _regroup_or_go_on(p)


def _regroup_or_go_on(p: Position) -> None:
    town = p.site
    if p.castle[town] and not p.field[town]:
        # 6.7: he won and went; the garrison he leaves is free, but has won nothing (130).
        lift_siege(p, town)
        p.phase = w.BATTLE_END
    elif not (regroupers(p) and regroup_towns(p)):
        _end_regroup(p)


def _end_regroup(p: Position) -> None:
    """What comes next counts its roads anew, as the regroup did (53)."""
    fresh_roads(p)
    p.phase = p.after


def regroupers(p: Position) -> int:
    """The victors; in 1.3 stormers who withdrew to the field stay there."""
    blocks = p.field[p.site] & ARMY[p.active]
    return blocks if p.rules.withdrawn_stormers_regroup else blocks & ~p.stood_back


def regroup_towns(p: Position) -> int:
    """6.7: adjacent friendly or vacant towns and own sieges; in winter no siege."""
    side = p.active
    enemy = 1 - side
    towns = NEAR[p.site] & ~p.held[enemy]
    if not p.rules.regroup_to_vacant:
        towns &= p.friendly(side)
    towns &= ~_winter_sieges(p, side)
    if p.rules.regroup_into_battle:
        towns |= NEAR[p.site] & p.unfought & p.held[side] & p.held[enemy]
    return towns & ~p.crowded


def regroup_choices(p: Position) -> list[int]:
    return [w.DONE, 1, w.REGROUP_WITH, regroupers(p)]


def play_regroup(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        _end_regroup(p)
        return
    p.mover = thing
    p.phase = w.REGROUP_TO


def why_not_regroup(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_own(p, role, block, "6.7")
    name = p.rules.blocks[block]
    if not missing and p.where[block] == p.site and p.stood_back >> block & 1:
        return Refusal("6.54", "withdrew_from_storm", block=name)
    return missing or Refusal("6.7", "not_a_victor", block=name, town=TOWNS[p.site])


def regroup_to_choices(p: Position) -> list[int]:
    return [w.TO, regroup_towns(p)]


def play_regroup_to(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    p.note("regrouped", SIDE[block], block, thing, p.site)
    depart(p, block, thing, limits(p, SIDE[block]))
    p.mover = NO_BLOCK
    p.phase = w.REGROUP
    _regroup_or_go_on(p)


def why_not_regroup_to(p: Position, role: int, town: int) -> Refusal | None:
    closed = _why_not_out(p, role, town, "6.7", "6.7", limits(p, role))
    return closed or Refusal("6.7", "not_friendly", town=PLACES[town])


# 6.2 a besieger may leave


def begin_leave(p: Position) -> None:
    """6.2, decision 55: besiegers may retreat before attrition, or stay."""
    town = p.site
    side = 1 - p.besieged_side(town)
    besiegers = p.field[town] & ARMY[side]
    p.phase = w.LEAVE
    p.after = w.LEAVE
    p.active = side
    if not besiegers:
        p.phase = w.BATTLE_WON
    elif not can_retreat(p, besiegers):
        p.phase = w.ATTRITION


def leave_choices(p: Position) -> list[int]:
    return [w.DONE, 1, w.RETREAT, can_retreat(p, p.field[p.site] & ARMY[p.active])]


def play_leave(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        p.phase = w.ATTRITION
        return
    p.mover = thing
    p.after = w.LEAVE
    p.phase = w.RETREAT_TO
