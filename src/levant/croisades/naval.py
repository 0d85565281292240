"""2.31, 2.32, 2.34 Ships: cargo, secret orders, the voyage."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, LINKS, NOWHERE, spell_hex
from levant.croisades.pieces import SHIP_ROOM, Group, Ship
from levant.croisades.position import Position
from levant.croisades.roster import ENGINES, GOODS, PER_SHIP, SUPPLIES
from levant.kernel.title import Refusal

SHIP_SUPPLIES: Final = 500
TOWN_STORES: Final = 0  # the group number that stands for a friendly town's own supplies

# --- Cargo (2.31) -----------------------------------------------------------------------------


def aboard(p: Position, ship: Ship) -> list[Group]:
    """The groups on a ship."""
    return [g for g in p.groups if g.role == ship.role and g.ship == ship.number]


def room_left(p: Position, ship: Ship) -> int:
    """2.31: places for men that are free; a warship has none, nor a ship with other cargo."""
    if ship.war or any(ship.goods):
        return 0
    return SHIP_ROOM - sum(g.room() for g in aboard(p, ship))


def engine_room(ship: Ship) -> int:
    """How much of a ship its engines fill, in parts of 24 (24 ladders, 2 towers, ...)."""
    return sum(ship.goods[e] * (24 // PER_SHIP[e]) for e in ENGINES)


def stowable(p: Position, ship: Ship, good: int) -> int:
    """2.31: how many of a good still fit; only one kind of cargo at a time."""
    if ship.war or aboard(p, ship):
        return 0
    if good == SUPPLIES:
        return 0 if engine_room(ship) else SHIP_SUPPLIES - ship.goods[SUPPLIES]
    if good not in ENGINES or ship.goods[SUPPLIES]:
        return 0
    return (24 - engine_room(ship)) // (24 // PER_SHIP[good])


# --- Orders (2.32) ----------------------------------------------------------------------------


def can_use_port(p: Position, role: int, port: int, group: Group) -> bool:
    """2.34: a group inside a besieged port needs the ramparts and a box without enemies."""
    siege = p.siege_at(port)
    if siege is None or not group.inside:
        return True
    return siege.line == 0 and not enemy_ships(p, role, port)


def enemy_ships(p: Position, role: int, port: int) -> bool:
    """Whether ships of somebody else, no ally, are in a box."""
    return any(not p.friends(role, s.role) for s in p.ships_at(port))


def contested(p: Position, port: int) -> bool:
    """Whether enemies share a box: nobody lands before their battle is over."""
    here = sorted({s.role for s in p.ships_at(port)})
    return any(not p.friends(a, b) for a in here for b in here if a < b)


def sail_choices(p: Position, role: int) -> list[int]:
    """2.32, 2.34: load, and write down destinations."""
    offers = [w.action(w.DONE)]
    for ship in p.ships:
        if ship.role != role or ship.port == HIGH_SEAS or ship.bound != NOWHERE:
            continue
        # Out to the high seas and back to the same port is a voyage, too.
        offers += [w.action(w.SAIL_TO, ship.number, port) for port in p.scenario.ports]
        if not ship.war:
            offers += loading_choices(p, role, ship)
    return sorted(offers)


def loading_choices(p: Position, role: int, ship: Ship) -> list[int]:
    """2.34: cargo must be in the port's hex at the beginning of the turn, in no battle (2.41)."""
    offers: list[int] = []
    if p.meeting_at(ship.port) is not None:
        return offers
    room = room_left(p, ship)
    for group in p.groups_at(ship.port, role):
        if group.work or not can_use_port(p, role, ship.port, group):
            continue
        if group.room() <= room and not group.engines():
            offers.append(w.action(w.EMBARK, group.number, ship.number))
        for good in (SUPPLIES, *ENGINES):
            most = min(group.goods[good], stowable(p, ship, good))
            if most > 0:
                offers.append(w.action(w.STOW, ship.number, group.number, good, most))
                if most > 1 and good != SUPPLIES:
                    offers.append(w.action(w.STOW, ship.number, group.number, good, 1))
    free = stowable(p, ship, SUPPLIES)
    if free and p.friendly_town(ship.port, role):
        offers.append(w.action(w.STOW, ship.number, TOWN_STORES, SUPPLIES, free))
    return offers


def play_sail(p: Position, role: int, act: w.Action) -> None:
    """2.32, 2.34: one order; nobody else knows it yet."""
    verb, a, b, c, d = act
    if verb == w.DONE:
        p.desks[role].done = 1
    elif verb == w.SAIL_TO:
        ship = p.ship(role, a)
        assert ship is not None
        ship.bound = b
        p.note("ordered", [role], role=p.role_name(role), ship=a, port=spell_hex(b))
    elif verb == w.EMBARK:
        group = p.group(role, a)
        assert group is not None
        # Until all have written their orders the others still see the group in the port.
        group.ship, group.moved = b, 1
        p.note("boarding", [role], role=p.role_name(role), group=a, ship=b)
    elif verb == w.STOW:
        ship = p.ship(role, a)
        assert ship is not None
        ship.goods[c] += d
        if b != TOWN_STORES:
            group = p.group(role, b)
            assert group is not None
            group.goods[c] -= d
        p.note("stowed", [role], role=p.role_name(role), ship=a, good=GOODS[c], count=d)


def why_not_sail(p: Position, role: int, act: w.Action) -> Refusal:
    """2.32, 2.34: why an order cannot be given to a ship."""
    number = act.b if act.verb == w.EMBARK else act.a
    ship = p.ship(role, number)
    if ship is None:
        return reasons.no_such_ship(number)
    if act.verb == w.SAIL_TO:
        return why_not_voyage(p, ship, act.b)
    if ship.bound != NOWHERE and ship.port != HIGH_SEAS:
        return Refusal("2.32", "already_ordered", ship=number)
    reason = reasons.carries_nothing(ship)
    if reason is not None:
        return reason
    if act.verb == w.STOW and act.b == TOWN_STORES:
        return why_not_stores(p, role, ship, act.c)
    number = act.a if act.verb == w.EMBARK else act.b
    group = p.group(role, number)
    if group is None:
        return reasons.no_such_group(number)
    reason = why_not_loading(p, ship, group)
    if reason is not None:
        return reason
    if act.verb == w.EMBARK:
        return why_not_embarking(p, ship, group)
    return why_not_stowing(p, ship, group, act)


def why_not_voyage(p: Position, ship: Ship, port: int) -> Refusal:
    """2.32: why a ship cannot be sent to a hex."""
    if ship.port == HIGH_SEAS:
        return Refusal("2.32", "destination_is_written", ship=ship.number)
    if ship.bound != NOWHERE:
        return Refusal("2.32", "already_ordered", ship=ship.number)
    return reasons.no_port(port, "2.32") or reasons.outside(port)


def why_not_loading(p: Position, ship: Ship, group: Group) -> Refusal | None:
    """2.34: why neither a group nor its goods can go aboard."""
    if group.ship:
        return Refusal("2.34", "group_is_aboard", group=group.number)
    if group.hex != ship.port:
        return Refusal("2.34", "not_in_the_port", group=group.number, ship=ship.number)
    return reasons.busy(p, group) or port_closed(p, ship.role, ship.port, group)


def port_closed(p: Position, role: int, port: int, group: Group) -> Refusal | None:
    """2.34: why a group inside a besieged port cannot use it."""
    if can_use_port(p, role, port, group):
        return None
    if enemy_ships(p, role, port):
        return Refusal("2.34", "port_is_blockaded", hex=spell_hex(port))
    return Refusal("2.34", "ramparts_are_lost", hex=spell_hex(port))


def why_not_embarking(p: Position, ship: Ship, group: Group) -> Refusal:
    """2.31: why a group does not fit into a ship."""
    if group.engines():
        return Refusal("2.31", "engines_need_their_own_ship", group=group.number)
    if any(ship.goods):
        return Refusal("2.31", "other_cargo", ship=ship.number)
    needs, room = group.room(), room_left(p, ship)
    return Refusal("2.31", "no_room", group=group.number, needs=needs, room=room)


def why_not_stowing(p: Position, ship: Ship, group: Group, act: w.Action) -> Refusal:
    """2.31: why so much of a group's goods cannot be stowed."""
    if act.c != SUPPLIES and act.c not in ENGINES:
        return Refusal("2.31", "no_cargo")
    if not group.goods[act.c]:
        return Refusal("2.31", "only_so_many", have=0)
    return full(p, ship, act.c) or Refusal(
        "2.31", "stow_so_many", most=min(group.goods[act.c], stowable(p, ship, act.c))
    )


def why_not_stores(p: Position, role: int, ship: Ship, good: int) -> Refusal:
    """2.34, decision 15: why a ship cannot load from the stores of a town."""
    if good != SUPPLIES:
        return Refusal("2.31", "stores_have_supplies")
    if p.meeting_at(ship.port) is not None:
        return Refusal("2.41", "battle_at_the_port", hex=spell_hex(ship.port))
    if not p.friendly_town(ship.port, role):
        return Refusal("2.71", "no_friendly_town", hex=spell_hex(ship.port))
    most = stowable(p, ship, SUPPLIES)
    return full(p, ship, SUPPLIES) or Refusal("2.31", "stow_so_many", most=most)


def full(p: Position, ship: Ship, good: int) -> Refusal | None:
    """2.31: why nothing more of a good fits into a ship."""
    if stowable(p, ship, good):
        return None
    mixed = ship.goods[SUPPLIES] if good != SUPPLIES else engine_room(ship)
    if mixed or aboard(p, ship):
        return Refusal("2.31", "other_cargo", ship=ship.number)
    return Refusal("2.31", "does_not_fit", ship=ship.number)


def set_sail(p: Position) -> None:
    """2.32: all ships move as written: along a link, or by the high seas in two turns."""
    for group in p.groups:
        if group.ship and group.hex != NOWHERE:
            group.hex, group.inside = NOWHERE, 0
            p.note("embarked", role=p.role_name(group.role), group=group.number, ship=group.ship)
    for ship in p.ships:
        ship.fought = 0
        if ship.bound == NOWHERE:
            continue
        start = ship.port
        if start == HIGH_SEAS or ship.bound in LINKS[start]:
            ship.port, ship.bound = ship.bound, NOWHERE
        else:
            ship.port = HIGH_SEAS
        p.note(
            "sailed",
            role=p.role_name(ship.role),
            ship=ship.number,
            start=spell_box(start),
            port=spell_box(ship.port),
        )


def spell_box(port: int) -> str:
    """A sea box by its port."""
    return "high_seas" if port == HIGH_SEAS else spell_hex(port)
