"""2.13 A truce: the war rests where no battle or siege is under way, then armies are set anew."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, NOWHERE, PORTS, spell_hex, steps_from
from levant.croisades.grouping import (
    companions,
    grouping_choices,
    open_group,
    play_grouping,
    why_not_grouping,
)
from levant.croisades.muster import found, founding_places, why_not_founding
from levant.croisades.pieces import Desk, Group
from levant.croisades.position import Position
from levant.kernel.title import Refusal

STATIONED: Final = 5000  # plus the group's number, among what was touched: it was placed
MOORED: Final = 6000  # plus the ship's number

# --- Wanting it -------------------------------------------------------------------------------


def truce_choices(p: Position, role: int) -> list[int]:
    """2.13, decision 80: at any time a role may say that it wants a truce, or no longer."""
    if p.out[role] or p.quit[role] or p.phase in (w.MUSTER, w.REDEPLOY, w.OVER):
        return []
    return [w.action(w.FIGHT_ON if p.truce[role] else w.TRUCE)]


def want_truce(p: Position, role: int, verb: int) -> None:
    """2.13: it is said aloud."""
    p.truce[role] = int(verb == w.TRUCE)
    if p.truce[role]:
        p.note("truce_wanted", role=p.role_name(role))
    else:
        p.note("truce_unwanted", role=p.role_name(role))


def why_not_truce(p: Position, role: int, act: w.Action) -> Refusal:
    """2.13: why a truce cannot be asked for, or refused."""
    if p.phase in (w.MUSTER, w.REDEPLOY):
        return Refusal("2.13", "not_before_the_game")
    if act.verb == w.TRUCE:
        return Refusal("2.13", "truce_wanted_already")
    return Refusal("2.13", "no_truce_wanted")


def truce_holds(p: Position) -> bool:
    """2.13: all who are still at the table want it, and there is neither battle nor siege."""
    left = [role for role in range(p.roles) if not p.out[role] and not p.quit[role]]
    return all(p.truce[role] for role in left) and not p.sieges and not p.meetings


# --- Placing anew -----------------------------------------------------------------------------


def begin_truce(p: Position) -> None:
    """2.13, decision 80: all go home, rested, to the nearest own stronghold and port."""
    p.truce = [0] * p.roles
    p.note("truce")
    for group in p.groups:
        group.hex = home_for(p, group)
        group.ship = group.inside = group.hungry = group.desert = 0
        group.building = group.work = group.crews = 0
        group.via = NOWHERE
    for ship in p.ships:
        ports = [port for port in PORTS if p.owner[port] == ship.role]
        if ports and ship.port not in ports:
            ship.port = min(ports, key=lambda port: (-p.scenario.incomes[port], port))
        elif ship.port == HIGH_SEAS:
            ship.port = ship.bound
        ship.bound = NOWHERE


def home_for(p: Position, group: Group) -> int:
    """The nearest own stronghold over land, else the richest; without one, where it stands."""
    own = [h for h in p.strongholds() if p.owner[h] == group.role]
    ship = p.ship(group.role, group.ship) if group.ship else None
    place = ship.port if ship is not None else group.hex
    if place == HIGH_SEAS:
        place = NOWHERE
    steps = steps_from(place) if place != NOWHERE else None
    near = [(steps[h], h) for h in own if steps is not None and steps[h] != NOWHERE]
    if near:
        return min(near)[1]
    if own:
        return min(own, key=lambda h: (-p.scenario.incomes[h], h))
    if place != NOWHERE:
        return place
    # Out at sea without any place of its own: the port the ship is bound for.
    return ship.bound if ship is not None and ship.bound != NOWHERE else PORTS[0]


def redeploy_choices(p: Position, role: int) -> list[int]:
    """2.13: groups are put together as one likes, in own strongholds; ships in own ports."""
    desk = p.desks[role]
    if desk.group:
        return grouping_choices(p, role)
    offers = [w.action(w.DONE)]
    places: dict[int, list[Group]] = {}
    own = [h for h in p.strongholds() if p.owner[h] == role]
    for group in p.own_groups(role):
        places.setdefault(group.hex, []).append(group)
        if group.number not in desk.touched and companions(p, group):
            offers.append(w.action(w.GROUP, group.number))
        if STATIONED + group.number not in desk.touched:
            offers += [w.action(w.STATION, group.number, h) for h in own if h != group.hex]
    offers += [w.action(w.FOUND, place) for place in founding_places(p, role, places)]
    for ship in p.ships:
        if ship.role == role and MOORED + ship.number not in desk.touched:
            offers += [
                w.action(w.MOOR, ship.number, port)
                for port in PORTS
                if p.owner[port] == role and port != ship.port
            ]
    return sorted(offers)


def play_redeploy(p: Position, role: int, act: w.Action) -> None:
    """2.13: one step of placing an army anew."""
    desk = p.desks[role]
    if desk.group:
        play_grouping(p, role, act.verb, act.a, act.b)
    elif act.verb == w.DONE:
        desk.done = 1
    elif act.verb == w.FOUND:
        found(p, role, act.a)
    elif act.verb == w.MOOR:
        ship = p.ship(role, act.a)
        assert ship is not None
        ship.port = act.b
        desk.touched.append(MOORED + act.a)
    else:
        place_group(p, role, desk, act)


def place_group(p: Position, role: int, desk: Desk, act: w.Action) -> None:
    """2.13: a group is opened, or put into another stronghold."""
    group = p.group(role, act.a)
    assert group is not None
    if act.verb == w.GROUP:
        open_group(p, role, group, fresh=False)
    else:
        group.hex = act.b
        desk.touched.append(STATIONED + act.a)


def why_not_redeploying(p: Position, role: int, act: w.Action) -> Refusal:
    """2.13: why a group or ship cannot be placed so."""
    desk = p.desks[role]
    target = p.group(role, desk.group) if desk.group else None
    if target is not None:
        return why_not_grouping(p, role, target, act)
    if act.verb in (w.FROM, w.TAKE, w.CANCEL):
        return Refusal("2.22", "no_group_open")
    if act.verb == w.FOUND:
        return why_not_founding(p, role, act)
    if act.verb == w.MOOR:
        return why_not_mooring(p, role, act)
    group = p.group(role, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    if act.verb == w.GROUP:
        if group.number in desk.touched:
            return Refusal("2.22", "group_was_opened", group=group.number)
        here = spell_hex(group.hex)
        return Refusal("2.22", "nobody_to_exchange_with", group=group.number, hex=here)
    if STATIONED + group.number in desk.touched:
        return Refusal("2.13", "placed_already", group=group.number)
    return why_not_placing(p, role, group.hex, act.b)


def why_not_placing(p: Position, role: int, here: int, place: int) -> Refusal:
    """2.13: why nothing can be placed in a hex."""
    nowhere = reasons.no_such_hex(place)
    if nowhere is not None:
        return nowhere
    if place == here:
        return Refusal("2.13", "stands_there_already", hex=spell_hex(place))
    if p.kinds[place] == NOWHERE:
        return Refusal("2.13", "no_stronghold", hex=spell_hex(place))
    return Refusal("2.13", "not_your_place", hex=spell_hex(place))


def why_not_mooring(p: Position, role: int, act: w.Action) -> Refusal:
    """2.13: why a ship cannot be placed in a port."""
    ship = p.ship(role, act.a)
    if ship is None:
        return reasons.no_such_ship(act.a)
    no_port = reasons.no_port(act.b, "2.13")
    if no_port is not None:
        return no_port
    if MOORED + ship.number in p.desks[role].touched:
        return Refusal("2.13", "moored_already", ship=ship.number)
    return why_not_placing(p, role, ship.port, act.b)
