"""2.57, 2.72 What becomes of groups that are too small: they join others, or go home."""

from __future__ import annotations

from levant.croisades.custody import disband_guards
from levant.croisades.pieces import Group, absorb
from levant.croisades.position import Position
from levant.croisades.roster import PRICE, SUPPLIES


def regroup(p: Position, role: int, place: int) -> None:
    """2.57: after losses a side's groups in a hex keep their least size, joined if need be.

    Too few for any group go home and can be hired again: their price returns to the treasury
    (ours).
    """
    for inside in (0, 1):
        here = [g for g in p.groups_at(place, role) if g.inside == inside]
        small = [g for g in here if not g.large_enough()]
        hosts = [g for g in here if g.large_enough()]
        for group in small:
            if not group.size() and not hosts:
                p.groups.remove(group)
                disband_guards(p, group)
            elif hosts:
                merge(p, group, hosts[0])
            else:
                hosts = [group]
        if hosts and not hosts[0].large_enough():
            send_home(p, hosts[0])


def merge(p: Position, group: Group, host: Group) -> None:
    """One group goes up in another: its hunger and thirst, its march and its work go with it."""
    p.groups.remove(group)
    host.hungry, host.desert = max(host.hungry, group.hungry), max(host.desert, group.desert)
    host.moved, host.landed = max(host.moved, group.moved), max(host.landed, group.landed)
    take_over_work(group, host)
    for c, n in enumerate(group.men):
        host.men[c] += n
    host.hurt = sorted(host.hurt + group.hurt)
    absorb(group, host)
    host.goods[SUPPLIES] = min(host.goods[SUPPLIES], host.load())


def take_over_work(group: Group, host: Group) -> None:
    """2.62: a host goes on with what others had begun, unless it builds something else itself."""
    if not group.work:
        return
    if not host.work:
        host.building, host.work, host.crews = group.building, group.work, group.crews
    elif host.building == group.building:
        host.work = max(host.work, group.work)
        host.crews += group.crews


def send_home(p: Position, group: Group) -> None:
    """The last few of a group leave the war; their price returns to the treasury."""
    p.groups.remove(group)
    disband_guards(p, group)
    p.points[group.role] += sum(PRICE[c] for c in group.classes())
    p.note("dispersed", role=p.role_name(group.role), group=group.number)
