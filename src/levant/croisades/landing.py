"""2.34 Landing: who goes ashore, and to whom goods are handed over."""

from __future__ import annotations

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, NOWHERE, spell_hex
from levant.croisades.meetings import enemy_groups, meet
from levant.croisades.naval import TOWN_STORES, aboard, can_use_port, contested, port_closed
from levant.croisades.pieces import Group, Ship, can_carry, spare
from levant.croisades.position import Position
from levant.croisades.roster import ENGINES, GOOD_COUNT, SUPPLIES
from levant.kernel.title import Refusal

# --- Going ashore -----------------------------------------------------------------------------


def land_choices(p: Position, role: int) -> list[int]:
    """2.34: which ships land what they carry; after a battle only those that fought."""
    offers = [w.action(w.DONE)]
    for ship in p.ships:
        if ship.role != role or ship.war or ship.port == HIGH_SEAS:
            continue
        if contested(p, ship.port) or bool(ship.fought) != (p.stage == w.STAGE_SEA_BATTLES):
            continue
        groups = aboard(p, ship)
        if groups and can_land(p, role, ship.port, groups):
            offers.append(w.action(w.LAND_SHIP, ship.number))
        if ship.goods[SUPPLIES] and stores_open(p, role, ship.port):
            offers.append(w.action(w.DELIVER, ship.number, TOWN_STORES))
        if any(ship.goods):
            for group in p.groups_at(ship.port, role):
                if can_use_port(p, role, ship.port, group) and taken_over(ship, group):
                    offers.append(w.action(w.DELIVER, ship.number, group.number))
    return offers


def stores_open(p: Position, role: int, port: int) -> bool:
    """2.34: a besieged port takes provisions while its defenders hold the outer wall."""
    siege = p.siege_at(port)
    return siege is not None and p.friends(role, p.owner[port]) and siege.line == 0


def can_land(p: Position, role: int, port: int, groups: list[Group]) -> bool:
    """2.34: whether troops can go ashore at a port."""
    siege = p.siege_at(port)
    if p.meeting_at(port) is not None:
        return False
    if siege is not None:
        if p.friends(role, siege.besieger):
            return True
        return p.friends(role, p.owner[port]) and siege.line == 0
    if p.friends(role, p.owner[port]):
        return True
    # 2.11: somebody must be able to command, aboard or already ashore.
    return any(g.has_commander() for g in (*groups, *p.groups_at(port, role)))


def taken_over(ship: Ship, group: Group) -> list[int]:
    """2.34: what a group there can carry of a ship's goods: men, carts and beasts as in 2.63."""
    porter = group.copy()
    taken = [0] * GOOD_COUNT
    for engine in ENGINES:
        while taken[engine] < ship.goods[engine]:
            porter.goods[engine] += 1
            if not can_carry(porter):
                porter.goods[engine] -= 1
                break
            taken[engine] += 1
    taken[SUPPLIES] = max(0, min(ship.goods[SUPPLIES], spare(porter)[1]))
    return taken if any(taken) else []


def play_land(p: Position, role: int, act: w.Action) -> None:
    """2.34: groups go ashore; goods go to the group that takes them over."""
    verb, a, b = act.verb, act.a, act.b
    if verb == w.DONE:
        p.desks[role].done = 1
        return
    ship = p.ship(role, a)
    assert ship is not None
    if verb == w.DELIVER and b == TOWN_STORES:
        siege = p.siege_at(ship.port)
        assert siege is not None
        siege.supply += 4 * ship.goods[SUPPLIES]
        ship.goods[SUPPLIES] = 0
        p.note("delivered", [role], role=p.role_name(role), ship=a, group=b)
        return
    if verb == w.DELIVER:
        group = p.group(role, b)
        assert group is not None
        for good, count in enumerate(taken_over(ship, group)):
            ship.goods[good] -= count
            group.goods[good] += count
        p.note("delivered", [role], role=p.role_name(role), ship=a, group=b)
        return
    for group in aboard(p, ship):
        group.ship, group.hex = 0, ship.port
        group.via = ship.port
        group.moved = 0
        p.note("landed", role=p.role_name(role), group=group.number, port=spell_hex(ship.port))
        arrive_by_sea(p, group)


def why_not_land(p: Position, role: int, act: w.Action) -> Refusal:
    """2.34: why a ship cannot land its people, or hand over its goods."""
    ship = p.ship(role, act.a)
    if ship is None:
        return reasons.no_such_ship(act.a)
    reason = reasons.carries_nothing(ship)
    if reason is not None:
        return reason
    if contested(p, ship.port):
        return Refusal("2.33", "battle_in_the_box", ship=act.a)
    if p.stage == w.STAGE_SEA_BATTLES and not ship.fought:
        return Refusal("2.34", "landing_is_over", ship=act.a)
    if act.verb == w.LAND_SHIP:
        return why_not_landing(p, role, ship)
    return why_not_delivery(p, role, ship, act.b)


def why_not_landing(p: Position, role: int, ship: Ship) -> Refusal:
    """2.34: why troops cannot go ashore at a port."""
    here = spell_hex(ship.port)
    if not aboard(p, ship):
        return Refusal("2.34", "nobody_aboard", ship=ship.number)
    if p.meeting_at(ship.port) is not None:
        return Refusal("2.41", "battle_at_the_port", hex=here)
    siege = p.siege_at(ship.port)
    if siege is None:
        return Refusal("2.11", "nobody_to_lead_ashore", ship=ship.number, hex=here)
    if not p.friends(role, p.owner[ship.port]):
        return Refusal("2.95", "others_besiege", hex=here)
    return Refusal("2.34", "ramparts_are_lost", hex=here)


def why_not_delivery(p: Position, role: int, ship: Ship, number: int) -> Refusal:
    """2.34: why goods cannot be handed over to a group, or to the stores of a besieged port."""
    here = spell_hex(ship.port)
    if number == TOWN_STORES:
        siege = p.siege_at(ship.port)
        if siege is None or not p.friends(role, p.owner[ship.port]):
            return Refusal("2.34", "stores_not_besieged", hex=here)
        if siege.line:
            return Refusal("2.34", "ramparts_are_lost", hex=here)
        return Refusal("2.34", "nothing_to_deliver", ship=ship.number)
    group = p.group(role, number)
    if group is None:
        return reasons.no_such_group(number)
    if group.ship or group.hex != ship.port:
        return Refusal("2.34", "not_in_the_port", group=number, ship=ship.number)
    if not any(ship.goods):
        return Refusal("2.34", "nothing_to_deliver", ship=ship.number)
    closed = port_closed(p, role, ship.port, group)
    return closed or Refusal("2.63", "cannot_carry_more", group=number)


# --- On the quay ------------------------------------------------------------------------------


def arrive_by_sea(p: Position, group: Group) -> None:
    """2.34: behind the walls, in the camp, in a friendly port, or on an enemy's quay."""
    place, role = group.hex, group.role
    siege = p.siege_at(place)
    if siege is not None and p.friends(role, siege.besieger):
        group.landed = 2
    elif siege is not None:
        group.landed, group.inside = 2, 1
    elif p.friends(role, p.owner[place]):
        group.landed = 1 if p.stage == w.STAGE_NAVAL else 2
    else:
        group.landed = 2
        if place not in p.queue:
            p.queue.append(place)


def next_landing(p: Position) -> bool:
    """2.34: on an enemy's quay the landed meet who is there, or may besiege; whether one waits."""
    while p.queue:
        place = p.queue[0]
        landed = [g for g in p.groups_at(place) if g.landed == 2 and not g.moved]
        landed = [g for g in landed if not p.friends(g.role, p.owner[place])]
        if not landed or p.meeting_at(place) is not None:
            p.queue.pop(0)
            continue
        for group in landed:
            # Each role is asked once for all its people there.
            group.moved = int(group.role == landed[0].role)
        # Any of them: to name the one with a commander would tell who leads (2.11).
        first = landed[0]
        p.marching, p.mover, p.active = first.number, first.role, first.role
        foes = enemy_groups(p, first.role, place)
        if foes:
            meet(p, first, foes)
            return True
        if p.siege_at(place) is None:
            p.phase, p.left, p.passed = w.MARCH, 0, NOWHERE
            return True
        p.marching = 0
    return False
