"""2.11, 2.22, 3.21 Groups: founding, reorganising, buying."""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.custody import can_guard, custody_choices
from levant.croisades.custody import hand_over as hand_over_prisoner
from levant.croisades.pieces import LEAST_MOUNTED, Desk, Group, absorb
from levant.croisades.position import Position
from levant.croisades.roster import (
    CART,
    CLASSES,
    ENGINES,
    GOOD_COUNT,
    GOOD_PRICE,
    GOODS,
    MULE,
    PRICE,
    SUPPLIES,
    recruits,
)
from levant.croisades.works import (
    abandon,
    abandon_choices,
    build_choices,
    buy_ship,
    castle_choices,
    pay_ransom,
    raise_castle,
    ransom_choices,
    ship_choices,
    start_building,
)

THE_MARKET: Final = -1
MOST_BOUGHT: Final = 24

# --- Where groups can be put together ---------------------------------------------------------


def market_open(p: Position, role: int, place: int) -> bool:
    """3.21, decision 17: where a role can buy."""
    if p.owner[place] != role or p.siege_at(place) is not None:
        return False
    if p.phase == w.MUSTER:
        return p.kinds[place] != NOWHERE
    return p.scenario.purchases and p.friendly_town(place, role)


def idle(p: Position, group: Group) -> bool:
    """Whether a group can be reorganised: ashore and not at work."""
    return not group.ship and not group.work and p.meeting_at(group.hex) is None


def companions(p: Position, group: Group) -> list[Group]:
    """2.22: the groups that can exchange characters with one: same hex, same side of the walls."""
    return [
        g
        for g in p.groups_at(group.hex, group.role)
        if g is not group and g.inside == group.inside and idle(p, g)
    ]


def cheapest(p: Position, role: int) -> int:
    """The least price of anything a role can buy into a group."""
    return min(PRICE[c] for c in recruits(p.family(role)))


def reorganise_choices(p: Position, role: int) -> list[int]:
    """2.22: open or found a group, order works, buy ships; or go on with the open group."""
    desk = p.desks[role]
    if desk.group:
        return grouping_choices(p, role)
    offers = [w.action(w.DONE)]
    rich = p.points[role] >= cheapest(p, role)
    places: dict[int, list[Group]] = {}
    for group in p.own_groups(role):
        if idle(p, group):
            places.setdefault(group.hex, []).append(group)
    for place, groups in places.items():
        trade = market_open(p, role, place) and rich
        for group in groups:
            if group.number not in desk.touched and (trade or companions(p, group)):
                offers.append(w.action(w.GROUP, group.number))
            offers += build_choices(p, group)
            if p.options.get("build_castles"):
                offers += castle_choices(p, role, group)
    for place in founding_places(p, role, places):
        offers.append(w.action(w.FOUND, place))
    offers += ship_choices(p, role)
    offers += abandon_choices(p, role)
    if p.options.get("captures"):
        offers += ransom_choices(p, role)
        offers += custody_choices(p, role, lambda group: idle(p, group))
    return sorted(set(offers))


def founding_places(p: Position, role: int, places: dict[int, list[Group]]) -> list[int]:
    """Where a new group can be founded: out of a large one, or from the market."""
    desk = p.desks[role]
    if not p.free_number(role):
        return []
    found: list[int] = []
    for place, groups in places.items():
        if place + 1000 in desk.touched:
            continue
        if sum(g.size() for g in groups) > LEAST_MOUNTED * 2:
            found.append(place)
    if p.points[role] >= cheapest(p, role):
        for place, kind in enumerate(p.kinds):
            if kind != NOWHERE and place not in found and market_open(p, role, place):
                if place + 1000 not in desk.touched:
                    found.append(place)
    return sorted(found)


def grouping_choices(p: Position, role: int) -> list[int]:
    """2.22: where to take from, what to take, and whether the groups can stay so."""
    desk = p.desks[role]
    target = p.group(role, desk.group)
    assert target is not None
    offers = [w.action(w.CANCEL)]
    if not lacking(p, role, target) and not unguarded(p, role, target):
        offers.append(w.action(w.DONE))
    for other in companions(p, target):
        if other.number != desk.source:
            offers.append(w.action(w.FROM, other.number))
    if desk.source != THE_MARKET and market_open(p, role, target.hex):
        offers.append(w.action(w.MARKET))
    if desk.source == THE_MARKET:
        for c in recruits(p.family(role)):
            for n in range(1, min(MOST_BOUGHT, p.points[role] // PRICE[c]) + 1):
                offers.append(w.action(w.TAKE, c, n))
        for good in (MULE, CART, *ENGINES):
            for n in range(1, min(MOST_BOUGHT, p.points[role] // GOOD_PRICE[good]) + 1):
                offers.append(w.action(w.TAKE, w.GOOD_WARE + good, n))
    elif desk.source:
        source = p.group(role, desk.source)
        if source is not None:
            offers += taking_choices(source)
    return sorted(offers)


def taking_choices(source: Group) -> list[int]:
    """What a group can give."""
    offers: list[int] = []
    for c, count in enumerate(source.men):
        offers += [w.action(w.TAKE, c, n) for n in range(1, count + 1)]
    for c in sorted({c for c, _ in source.hurt}):
        count = sum(1 for one in source.hurt if one.cls == c)
        offers += [w.action(w.TAKE, w.HURT_WARE + c, n) for n in range(1, count + 1)]
    for good in range(GOOD_COUNT):
        if good == SUPPLIES:
            if source.goods[good]:
                offers.append(w.action(w.TAKE, w.GOOD_WARE + good, min(4095, source.goods[good])))
        else:
            offers += [
                w.action(w.TAKE, w.GOOD_WARE + good, n) for n in range(1, source.goods[good] + 1)
            ]
    return offers


def lacking(p: Position, role: int, target: Group) -> list[Group]:
    """2.11: the groups of the hex that would be too small."""
    return [g for g in p.groups_at(target.hex, role) if g.size() and not g.large_enough()]


def unguarded(p: Position, role: int, target: Group) -> list[Group]:
    """3.58: the groups of the hex that could not guard their prisoners."""
    return [g for g in p.groups_at(target.hex, role) if g.size() and not can_guard(g)]


# --- What the choices do ----------------------------------------------------------------------


def play_reorganise(p: Position, role: int, verb: int, a: int, b: int, c: int) -> None:
    """2.22: one step of putting groups together."""
    desk = p.desks[role]
    if desk.group:
        play_grouping(p, role, verb, a, b)
    elif verb == w.DONE:
        desk.done = 1
    elif verb == w.GROUP:
        group = p.group(role, a)
        assert group is not None
        open_group(p, role, group, fresh=False)
    elif verb == w.FOUND:
        group = Group()
        group.role, group.number, group.hex = role, p.free_number(role), a
        stay = [g for g in p.groups_at(a, role) if idle(p, g)]
        group.inside = stay[0].inside if stay else 0
        group.moved = 0
        group.hungry = max((g.hungry for g in stay), default=0)
        group.desert = max((g.desert for g in stay), default=0)
        open_group(p, role, group, fresh=True)
        p.groups.append(group)
        desk.touched.append(a + 1000)
    elif verb == w.BUILD:
        group = p.group(role, a)
        assert group is not None
        start_building(p, group, b)
    elif verb == w.BUY_SHIP:
        buy_ship(p, role, a, b)
    elif verb == w.RAISE_CASTLE:
        raise_castle(p, role, a, b)
    elif verb == w.RANSOM:
        pay_ransom(p, role, a, b)
    elif verb == w.ABANDON:
        abandon(p, role, a, b, c)
    elif verb in (w.CONFINE, w.GUARD):
        hand_over_prisoner(p, role, verb, a, b)


def open_group(p: Position, role: int, group: Group, *, fresh: bool) -> None:
    """Begin to put a group together; its hex is remembered for `cancel`."""
    desk = p.desks[role]
    desk.group, desk.source, desk.fresh = group.number, 0, int(fresh)
    desk.points = p.points[role]
    desk.touched.append(group.number)
    desk.saved = [g.copy() for g in p.groups_at(group.hex, role)]


def play_grouping(p: Position, role: int, verb: int, a: int, b: int) -> None:
    """2.22: take characters and goods into the open group, or close it."""
    desk = p.desks[role]
    target = p.group(role, desk.group)
    assert target is not None
    if verb == w.FROM:
        desk.source = a
    elif verb == w.MARKET:
        desk.source = THE_MARKET
    elif verb == w.TAKE and desk.source == THE_MARKET:
        buy(p, role, target, a, b)
    elif verb == w.TAKE:
        source = p.group(role, desk.source)
        assert source is not None
        hand_over(source, target, a, b)
        if not source.size():
            absorb(source, target)
    elif verb == w.CANCEL:
        cancel(p, role, desk, target)
    elif verb == w.DONE:
        close(p, role, desk, target)


def buy(p: Position, role: int, target: Group, ware: int, count: int) -> None:
    """3.21: pay, and the bought join the group."""
    if ware >= w.GOOD_WARE:
        good = ware - w.GOOD_WARE
        p.points[role] -= GOOD_PRICE[good] * count
        target.goods[good] += count
        target.goods[SUPPLIES] = max(target.goods[SUPPLIES], 0)
        p.note("bought", [role], role=p.role_name(role), ware=GOODS[good], count=count)
    else:
        p.points[role] -= PRICE[ware] * count
        target.men[ware] += count
        p.note("bought", [role], role=p.role_name(role), ware=CLASSES[ware], count=count)


def hand_over(source: Group, target: Group, ware: int, count: int) -> None:
    """Move characters or goods from one group to another."""
    if ware >= w.GOOD_WARE:
        good = ware - w.GOOD_WARE
        source.goods[good] -= count
        target.goods[good] += count
        over = source.goods[SUPPLIES] - source.load()
        if good in (MULE, CART) and over > 0:
            source.goods[SUPPLIES] -= over
            target.goods[SUPPLIES] += over
    elif ware >= w.HURT_WARE:
        c = ware - w.HURT_WARE
        for _ in range(count):
            one = min(h for h in source.hurt if h.cls == c)
            source.hurt.remove(one)
            target.hurt.append(one)
        target.hurt.sort()
    else:
        source.men[ware] -= count
        target.men[ware] += count
    target.hungry = max(target.hungry, source.hungry)
    target.desert = max(target.desert, source.desert)
    target.moved = max(target.moved, source.moved)


def cancel(p: Position, role: int, desk: Desk, target: Group) -> None:
    """Put everything back as it was when the group was opened."""
    place = target.hex
    p.groups = [g for g in p.groups if g.role != role or g.hex != place or g.ship]
    p.groups += desk.saved
    p.points[role] = desk.points
    leave_desk(p, desk)


def close(p: Position, role: int, desk: Desk, target: Group) -> None:
    """Keep the groups as they are now; empty ones are dissolved."""
    for group in p.groups_at(target.hex, role):
        if market_open(p, role, target.hex):
            group.goods[SUPPLIES] = group.load()
        group.goods[SUPPLIES] = min(group.goods[SUPPLIES], group.load())
        if not group.size():
            p.groups.remove(group)
    # 2.22, decision 68: others learn of it only by counters that are put down or taken away.
    counters = sorted(g.number for g in desk.saved)
    seen = sorted(g.number for g in p.groups_at(target.hex, role)) != counters
    to = None if seen and p.phase != w.MUSTER else [role]
    p.note("reorganised", to, role=p.role_name(role), hex=spell_hex(target.hex))
    leave_desk(p, desk)


def leave_desk(p: Position, desk: Desk) -> None:
    """No group is open any more; groups stand in the order of their numbers."""
    desk.group = desk.source = desk.fresh = 0
    desk.saved = []
    p.groups.sort(key=lambda g: (g.role, g.number))
