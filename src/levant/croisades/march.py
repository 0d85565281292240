"""2.4 Land movement: allowances, costs, roads, marching step by step."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import BARRED, DESERT, GROUND, MOUNTAIN, NEAR, NOWHERE, ROADS, spell_hex
from levant.croisades.investment import begin_siege, drop_empty_sieges
from levant.croisades.meetings import (
    agreed,
    call_reinforcements,
    enemy_groups,
    enter,
    join,
    meet_in_desert,
    provoke,
    stop,
    wild,
)
from levant.croisades.pieces import Group, Meeting, can_carry
from levant.croisades.position import Position, Steps
from levant.croisades.roster import CART
from levant.kernel.title import Refusal

ROAD_COST: Final = {0: 1, 1: 2, 2: 1}  # half points on a road, by ground
COST: Final = {0: 2, 1: 4, 2: 2}

# --- What a step costs (2.41) -----------------------------------------------------------------


def on_road(p: Position, role: int, here: int, there: int) -> bool:
    """2.41: a road that leads from one hex to the other, through no enemy's stronghold."""
    return (
        (here, there) in ROADS
        and not p.enemy_stronghold(here, role)
        and not p.enemy_stronghold(there, role)
    )


def cost(p: Position, role: int, here: int, there: int) -> int:
    """2.41: half points for a step."""
    ground = GROUND[there]
    return ROAD_COST[ground] if on_road(p, role, here, there) else COST[ground]


def allowance(group: Group) -> int:
    """2.34, 2.41: half points at the start of a march; after landing half, rounded down."""
    whole = group.allowance()
    return whole // 4 * 2 if group.landed == 1 else whole


def carried_over_mountains(group: Group, there: int, left: int) -> bool:
    """2.63, decision 24: men with engines cross a roadless mountain as their whole move."""
    return (
        bool(group.engines())
        and not group.goods[CART]
        and GROUND[there] == MOUNTAIN
        and left == allowance(group) > 0
    )


def affordable(p: Position, group: Group, there: int, left: int) -> bool:
    """Whether the points that are left pay a step in full (decision 23)."""
    price = cost(p, group.role, group.hex, there)
    return price <= left or carried_over_mountains(group, there, left)


def barred(p: Position, group: Group, there: int) -> tuple[str, str] | None:
    """Why a group may not enter a hex whatever it costs: the rule and a reason; None: it may."""
    if there not in p.scenario.theatre:
        return "2.13", "outside_theatre"
    if GROUND[there] == DESERT and group.hungry:
        return "2.73", "hungry_into_desert"
    meeting = p.meeting_at(there)
    if meeting is not None:
        return barred_from_battle(p, group.role, meeting)
    siege = p.siege_at(there)
    if siege is not None and not p.friends(group.role, siege.besieger):
        if not p.friends(group.role, p.owner[there]):
            return "2.95", "siege_of_others"
        if siege.since >= p.turn:
            return "2.66", "siege_is_new"
    if not group.has_commander() and opposed(p, group.role, there):
        return "2.11", "no_commander"
    return None


def barred_from_battle(p: Position, role: int, meeting: Meeting) -> tuple[str, str] | None:
    """2.42, 2.44: why a role's group may not march to a battle that is due."""
    if meeting.closed:
        return "2.44", "no_reinforcements_in_desert"
    sided = p.friends(role, meeting.attackers[0]) or p.friends(role, meeting.defenders[0])
    if not sided or role in meeting.defenders:
        return "2.42", "battle_is_due"
    return None


def opposed(p: Position, role: int, there: int) -> bool:
    """Decision 40: whether only a commander leads against what is there."""
    if enemy_groups(p, role, there) and not wild(there):
        return True
    return p.enemy_stronghold(there, role) and p.siege_at(there) is None


def steps(p: Position, group: Group, left: int) -> list[int]:
    """The hexes a group can enter with so many half points."""
    return [
        there
        for there in NEAR[group.hex]
        if affordable(p, group, there, left) and barred(p, group, there) is None
    ]


# --- Choosing and marching --------------------------------------------------------------------


def can_march(p: Position, group: Group) -> bool:
    """2.41: ashore, not moved, not at work, in no battle, not behind besieged walls."""
    return (
        not group.ship
        and not group.moved
        and not group.inside
        and not group.work
        and group.landed != 2
        and p.meeting_at(group.hex) is None
        and can_carry(group)
    )


def moves_choices(p: Position, role: int) -> list[int]:
    """2.41: the next group to march, or the end of the role's movement."""
    offers = [w.action(w.DONE)]
    for group in p.own_groups(p.active):
        if not can_march(p, group):
            if can_come_out(p, group):
                offers.append(w.action(w.COME_OUT, group.number))
        elif steps(p, group, allowance(group)) or can_besiege(p, group):
            offers.append(w.action(w.MARCH_WITH, group.number))
    return sorted(offers)


def can_besiege(p: Position, group: Group) -> bool:
    """2.42b, 2.34: whether a group stands before an enemy's walls and can begin a siege there."""
    place, role = group.hex, group.role
    return (
        p.enemy_stronghold(place, role)
        and p.siege_at(place) is None
        and not enemy_groups(p, role, place)
        and any(g.has_commander() for g in p.groups_at(place, role) if not g.inside)
    )


def can_come_out(p: Position, group: Group) -> bool:
    """2.43, 2.66, decision 79: a sheltered group can go out to fight, from the second turn on."""
    siege = p.siege_at(group.hex)
    return (
        siege is not None
        and bool(group.inside)
        and not (group.ship or group.moved or group.work or group.landed)
        and siege.since < p.turn
        and group.has_commander()
        and can_carry(group)
    )


def come_out(p: Position, group: Group) -> None:
    """Decision 79: out of the gates, into a battle with all who besiege the place."""
    siege = p.siege_at(group.hex)
    assert siege is not None
    group.inside, group.via = 0, group.hex
    p.marching, p.mover = group.number, group.role
    p.note("came_out", role=p.role_name(group.role), group=group.number, hex=spell_hex(group.hex))
    meeting = p.meeting_at(group.hex)
    if meeting is not None:
        join(p, meeting, group)
        return
    foes = {g.role for g in p.besiegers(siege)} - {siege.besieger}
    p.rivals = sorted(foes)
    provoke(p, group, siege.besieger)


def play_moves(p: Position, role: int, act: w.Action) -> None:
    """2.41: set a group on the march, or end the movement."""
    verb, number = act.verb, act.a
    if verb == w.DONE:
        p.phase = w.MOVER_DONE
        return
    group = p.group(p.active, number)
    assert group is not None
    if verb == w.COME_OUT:
        come_out(p, group)
        return
    p.marching, p.mover, p.left = number, p.active, allowance(group)
    p.passed = NOWHERE
    p.phase = w.MARCH


def why_not_moves(p: Position, role: int, act: w.Action) -> Refusal:
    """2.41: why a group cannot set out."""
    group = p.group(role, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    if act.verb == w.COME_OUT:
        return why_not_coming_out(p, group)
    if group.ship:
        return Refusal("2.34", "group_is_aboard", group=act.a)
    if group.landed == 2:
        return Refusal("2.34", "landed_in_enemy_port", group=act.a)
    if group.moved:
        return Refusal("2.41", "group_has_moved", group=act.a)
    if group.inside:
        return Refusal("2.64", "group_is_besieged", group=act.a)
    reason = reasons.busy(p, group)
    if reason is not None:
        return reason
    if not can_carry(group):
        return Refusal("2.63", "cannot_carry_engines", group=act.a)
    if not allowance(group):
        return Refusal("2.41", "too_weak_to_march", group=act.a)
    return no_way(p, group)


def no_way(p: Position, group: Group) -> Refusal:
    """2.41: why a group that could march has nowhere to go: every step too dear, or barred."""
    here, left = group.hex, allowance(group)
    open_ones = [there for there in NEAR[here] if affordable(p, group, there, left)]
    for there in open_ones:
        bar = barred(p, group, there)
        if bar is not None:
            return Refusal(bar[0], bar[1], start=spell_hex(here), hex=spell_hex(there))
    least = min((cost(p, group.role, here, there) for there in NEAR[here]), default=0)
    return Refusal("2.41", "every_step_too_dear", group=group.number, left=left, cost=least)


def why_not_coming_out(p: Position, group: Group) -> Refusal:
    """Decision 79: why a group cannot come out of a besieged place."""
    siege = p.siege_at(group.hex)
    if siege is None or not group.inside:
        return Refusal("2.42", "not_besieged", group=group.number)
    if group.moved or group.landed:
        return Refusal("2.41", "group_has_moved", group=group.number)
    if siege.since >= p.turn:
        return Refusal("2.66", "siege_began_now", hex=spell_hex(group.hex))
    if not group.has_commander():
        return Refusal("2.11", "nobody_to_lead", hex=spell_hex(group.hex))
    return reasons.busy(p, group) or Refusal("2.63", "cannot_carry_engines", group=group.number)


def march_choices(p: Position, role: int) -> list[int]:
    """2.41, 2.42b: the next hex; a halt; before an enemy's walls a siege or on.

    Who stood there already, or came ashore there (2.34), may also leave things as they are.
    """
    group = p.marcher()
    offers = [w.action(w.TO, there) for there in steps(p, group, p.left)]
    if p.passed != group.hex:
        offers.append(w.action(w.HALT))
    if p.passed == group.hex or can_besiege(p, group):
        offers.append(w.action(w.BESIEGE))
    return sorted(offers)


def play_march(p: Position, role: int, act: w.Action) -> None:
    """2.41: one step, a halt or a siege."""
    verb, place = act.verb, act.a
    group = p.marcher()
    if verb == w.TO:
        start = group.hex
        p.left = max(0, p.left - cost(p, group.role, start, place))
        leave(p, group)
        group.via, group.hex = start, place
        p.note(
            "marched", role=p.role_name(group.role), group=group.number,
            start=spell_hex(start), hex=spell_hex(place),
        )  # fmt: skip
        enter(p, group)
    else:
        if verb == w.BESIEGE:
            begin_siege(p, group.role, group.hex)
        p.passed = NOWHERE
        stop(p, group)


def why_not_march(p: Position, role: int, act: w.Action) -> Refusal:
    """2.41, 2.42b: why the group on the march cannot go there, stop or besiege."""
    group = p.marcher()
    here = group.hex
    if act.verb == w.HALT:
        return Refusal("2.42", "besiege_or_go_on", hex=spell_hex(here))
    if act.verb == w.BESIEGE:
        return why_not_siege(p, group)
    nowhere = reasons.no_such_hex(act.a)
    if nowhere is not None:
        return nowhere
    facts = {"start": spell_hex(here), "hex": spell_hex(act.a)}
    if (here, act.a) in BARRED:
        return Refusal("3.41", "barred_side", **facts)
    if act.a not in NEAR[here]:
        return Refusal("2.41", "not_adjacent", **facts)
    bar = barred(p, group, act.a)
    if bar is not None:
        return Refusal(bar[0], bar[1], **facts)
    if group.landed == 2:
        return Refusal("2.34", "landed_in_enemy_port", group=group.number)
    price = cost(p, group.role, here, act.a)
    return Refusal("2.41", "too_far", cost=price, left=p.left, **facts)


def why_not_siege(p: Position, group: Group) -> Refusal:
    """2.42b: why a group cannot begin a siege where it is."""
    here = spell_hex(group.hex)
    if p.kinds[group.hex] == NOWHERE:
        return Refusal("2.42", "no_stronghold", hex=here)
    if p.siege_at(group.hex) is not None:
        return Refusal("2.42", "besieged_already", hex=here)
    if p.friends(group.role, p.owner[group.hex]):
        return Refusal("2.42", "friendly_stronghold", hex=here)
    if enemy_groups(p, group.role, group.hex):
        return Refusal("2.42", "enemies_outside", hex=here)
    return Refusal("2.11", "nobody_to_lead", hex=here)


def leave(p: Position, group: Group) -> None:
    """2.68: whoever leaves a siege last gives it up."""
    siege = p.siege_at(group.hex)
    if siege is not None and p.besiegers(siege) == [group]:
        place = group.hex
        group.hex = NOWHERE
        drop_empty_sieges(p)
        group.hex = place


# --- The phase (2.22, 2.93) -------------------------------------------------------------------


def first_mover(p: Position) -> None:
    """Phase 4 begins with the first role in this turn's order."""
    p.stage, p.rotated, p.after = w.STAGE_LAND, 0, w.MOVES
    p.agreed = []
    p.active = NOWHERE
    next_mover(p)


def next_mover(p: Position) -> None:
    """The next role that is still in the game moves; after the last, naval battles."""
    while p.rotated < p.roles:
        role = p.order[p.rotated]
        if not p.out[role]:
            p.active, p.phase, p.after = role, w.MOVES, w.MOVES
            p.mover = role
            return
        p.rotated += 1
    p.phase = w.SEA_BATTLES


def march_over(p: Position) -> None:
    """A march has ended: what follows depends on where it began."""
    p.marching, p.left, p.passed = 0, 0, NOWHERE
    p.site = NOWHERE
    p.rivals = []
    p.active = p.mover
    p.phase = p.after


def mover_done(p: Position) -> None:
    """The role has moved: empty sieges fall, groups out of the desert forget it."""
    drop_empty_sieges(p)
    for group in p.own_groups(p.active):
        if not group.ship:
            group.desert = group.desert + 1 if GROUND[group.hex] == DESERT else 0
    p.phase = w.DESERT_STAYS


def desert_stays(p: Position) -> None:
    """2.44: enemies who stay together in the desert roll again, once a turn."""
    role = p.mover
    p.after = w.DESERT_STAYS
    for group in p.own_groups(role):
        if group.ship or not wild(group.hex) or p.meeting_at(group.hex) is not None:
            continue
        foes = [g for g in enemy_groups(p, role, group.hex) if not agreed(p, g.hex, role, g.role)]
        if foes:
            p.marching, p.active = group.number, role
            group.moved = 1
            meet_in_desert(p, group, foes)
            return
    p.active = role
    p.phase = w.CALL_DEFENDERS


def call_defenders(p: Position) -> None:
    """2.42: the defenders of reinforced attacks call theirs, then the next role moves."""
    p.after = w.MOVES
    call_reinforcements(p)


def pass_on(p: Position) -> None:
    """The next role's turn to move."""
    p.rotated += 1
    next_mover(p)


STEPS: Final[Steps] = {
    w.FIRST_MOVER: first_mover,
    w.MARCH_OVER: march_over,
    w.MOVER_DONE: mover_done,
    w.DESERT_STAYS: desert_stays,
    w.CALL_DEFENDERS: call_defenders,
    w.NEXT_MOVER: pass_on,
}
