"""2.3 Ships: orders, loading, the voyage, landing."""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, LINKS, NOWHERE, PORTS, spell_hex
from levant.croisades.meetings import arrive_by_sea
from levant.croisades.pieces import SHIP_ROOM, Group, Ship, can_carry, spare
from levant.croisades.position import Position
from levant.croisades.roster import ENGINES, GOOD_COUNT, GOODS, PER_SHIP, SUPPLIES

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


def sail_choices(p: Position, role: int) -> list[int]:
    """2.32, 2.34: load, and write down destinations."""
    offers = [w.action(w.DONE)]
    for ship in p.ships:
        if ship.role != role or ship.port == HIGH_SEAS or ship.bound != NOWHERE:
            continue
        # Out to the high seas and back to the same port is a voyage, too.
        offers += [w.action(w.SAIL_TO, ship.number, port) for port in PORTS]
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


def play_sail(p: Position, role: int, verb: int, a: int, b: int, c: int, d: int) -> None:
    """2.32, 2.34: one order; nobody else knows it yet."""
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


# --- Landing (2.34) ---------------------------------------------------------------------------


def contested(p: Position, port: int) -> bool:
    """Whether enemies share a box: nobody lands before their battle is over."""
    here = sorted({s.role for s in p.ships_at(port)})
    return any(not p.friends(a, b) for a in here for b in here if a < b)


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


def play_land(p: Position, role: int, verb: int, a: int, b: int) -> None:
    """2.34: groups go ashore; goods go to the group that takes them over."""
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
