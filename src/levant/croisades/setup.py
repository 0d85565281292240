"""2.11, 2.12 The start: territories, ready-made groups, ships, sieges under way."""

from __future__ import annotations

from levant.croisades import words as w
from levant.croisades.garrison import man_standard, stock
from levant.croisades.investment import begin_siege
from levant.croisades.pieces import Group
from levant.croisades.position import Position
from levant.croisades.roster import CLASS, GOODS, HOSTS, SUPPLIES
from levant.croisades.scenario import host_price
from levant.croisades.works import add_ship


def set_up(p: Position) -> None:
    """2.11, 2.12: ships in ports; groups ready-made, or to be built with the points."""
    building = bool(p.options.get("build_armies"))
    for role, side in enumerate(p.scenario.sides):
        p.points[role] = side.points
        for port, warships, transports in side.ships:
            for _ in range(warships):
                add_ship(p, role, port, 1)
            for _ in range(transports):
                add_ship(p, role, port, 0)
        if not building:
            spent = sum(add_group(p, role, place, host) for place, host in side.groups)
            p.points[role] = max(0, side.points - spent)
    if not building:
        for camp in p.scenario.sieges:
            siege = begin_siege(p, camp.besieger, camp.place)
            stock(p, siege)
            if camp.supply is not None:
                siege.supply = 4 * camp.supply  # kept in quarters
            man_standard(p, siege)
    p.phase = w.MUSTER if building else w.MUSTER_DONE


def add_group(p: Position, role: int, place: int, host: str) -> int:
    """A ready-made group with full packs; what it costs."""
    group = Group()
    group.role, group.number, group.hex = role, p.free_number(role), place
    for name, count in HOSTS[host].items():
        if name in CLASS:
            group.men[CLASS[name]] += count
        else:
            group.goods[GOODS.index(name)] += count
    group.goods[SUPPLIES] = group.load()
    p.groups.append(group)
    return host_price(host)
