"""2.22, 3.21 The group that is open: what it takes from others and from the market."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, TOWNS, spell_hex
from levant.croisades.custody import can_guard, held
from levant.croisades.pieces import Desk, Group, absorb
from levant.croisades.position import Position
from levant.croisades.reasons import idle
from levant.croisades.roster import (
    CART,
    CLASS_COUNT,
    CLASSES,
    ENGINES,
    FAMILY,
    GARRISON_ONLY,
    GOOD_COUNT,
    GOOD_PRICE,
    GOODS,
    MOST,
    MULE,
    PRICE,
    SUPPLIES,
    recruits,
)
from levant.kernel.title import Refusal

THE_MARKET: Final = -1  # where a group can take from, beside other groups
MOST_BOUGHT: Final = 24
_FOR_SALE: Final = (MULE, CART, *ENGINES)
_IN_ANY_TOWN: Final = (MULE, CART)  # 2.71


# --- What may be chosen -----------------------------------------------------------------------


def market_open(p: Position, role: int, place: int) -> bool:
    """3.21, 2.71, decision 17: where a role can buy; in an ally's town mules and carts."""
    if p.phase == w.REDEPLOY:
        return False
    if p.phase == w.MUSTER:
        return p.owner[place] == role and p.kinds[place] != NOWHERE
    return p.scenario.purchases and p.friendly_town(place, role)


def still_to_find(p: Position, role: int, c: int) -> int:
    """2.81, decision 71: how many more of a class a role can have; prisoners are its own still."""
    if c not in MOST:
        return MOST_BOUGHT
    have = sum(g.classes().count(c) for g in p.own_groups(role))
    have += sum(1 for one in held(p) if (one.owner, one.cls) == (role, c))
    return max(0, MOST[c] - have)


def companions(p: Position, group: Group) -> list[Group]:
    """2.22: the groups that can exchange characters with one: same hex, same side of the walls."""
    return [
        g
        for g in p.groups_at(group.hex, group.role)
        if g is not group and g.inside == group.inside and idle(p, g)
    ]


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
        foreign = p.owner[target.hex] != role
        for c in [] if foreign else recruits(p.family(role)):
            most = min(MOST_BOUGHT, p.points[role] // PRICE[c], still_to_find(p, role, c))
            offers += [w.action(w.TAKE, c, n) for n in range(1, most + 1)]
        for good in _IN_ANY_TOWN if foreign else _FOR_SALE:
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
    """2.11: the groups of the hex that would be too small; nobody's beasts and engines too."""
    here = p.groups_at(target.hex, role)
    return [g for g in here if (g.size() or g.belongings()) and not g.large_enough()]


def unguarded(p: Position, role: int, target: Group) -> list[Group]:
    """3.58: the groups of the hex that could not guard their prisoners."""
    return [g for g in p.groups_at(target.hex, role) if g.size() and not can_guard(g)]


# --- What a choice does -----------------------------------------------------------------------


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
        if market_open(p, role, target.hex) or p.friendly_town(target.hex, role):
            group.goods[SUPPLIES] = group.load()
        group.goods[SUPPLIES] = min(group.goods[SUPPLIES], group.load())
        if not group.size():
            p.groups.remove(group)
    # 2.22, decision 68: others learn of it only by counters that are put down or taken away.
    counters = sorted(g.number for g in desk.saved)
    seen = sorted(g.number for g in p.groups_at(target.hex, role)) != counters
    to = None if seen and p.phase not in (w.MUSTER, w.REDEPLOY) else [role]
    p.note("reorganised", to, role=p.role_name(role), hex=spell_hex(target.hex))
    leave_desk(p, desk)


def leave_desk(p: Position, desk: Desk) -> None:
    """No group is open any more; groups stand in the order of their numbers."""
    desk.group = desk.source = desk.fresh = 0
    desk.saved = []
    p.groups.sort(key=lambda g: (g.role, g.number))


# --- Why another choice is refused ------------------------------------------------------------


def why_not_grouping(p: Position, role: int, target: Group, act: w.Action) -> Refusal:
    """2.22: why a step is not possible while a group is open."""
    if act.verb == w.FROM:
        return why_not_source(p, role, target, act.a)
    if act.verb == w.MARKET:
        return no_market(p, role, target.hex) or Refusal("2.22", "source_already")
    if act.verb == w.TAKE:
        return why_not_take(p, role, act.a, act.b)
    if act.verb == w.DONE:
        return why_not_close(p, role, target)
    return Refusal("2.22", "group_is_open", group=target.number)


def why_not_close(p: Position, role: int, target: Group) -> Refusal:
    """2.11, 3.58: why the groups cannot stay as they are now."""
    small = lacking(p, role, target)
    if small:
        return Refusal("2.11", "group_too_small", group=small[0].number)
    return Refusal("3.58", "too_few_guards", group=unguarded(p, role, target)[0].number)


def why_not_source(p: Position, role: int, target: Group, number: int) -> Refusal:
    """2.22: why a group cannot give anything to the one that is open."""
    group = p.group(role, number)
    if group is None:
        return reasons.no_such_group(number)
    if group is target:
        return Refusal("2.22", "takes_from_itself", group=number)
    if number == p.desks[role].source:
        return Refusal("2.22", "source_already")
    if group.hex != target.hex and not group.ship:
        return Refusal("2.22", "group_is_elsewhere", group=number, hex=spell_hex(target.hex))
    return reasons.busy(p, group) or Refusal("2.22", "walls_between", group=number)


def no_market(p: Position, role: int, place: int) -> Refusal | None:
    """3.21, decision 17: why a role cannot buy in a hex."""
    here = spell_hex(place)
    if p.phase != w.MUSTER and not p.scenario.purchases:
        return Refusal("3.21", "no_purchases")
    if p.kinds[place] == NOWHERE or (p.phase != w.MUSTER and p.kinds[place] not in TOWNS):
        return Refusal("3.21", "no_market", hex=here)
    if p.phase == w.REDEPLOY:
        return Refusal("2.13", "no_purchases_in_a_truce")
    foreign = p.owner[place] != role if p.phase == w.MUSTER else not p.friends(role, p.owner[place])
    if foreign:
        return Refusal("3.21", "not_your_place", hex=here)
    if p.siege_at(place) is not None:
        return Refusal("3.21", "place_is_besieged", hex=here)
    return None


def why_not_take(p: Position, role: int, ware: int, count: int) -> Refusal:
    """2.22, 3.21: why so much of a ware cannot be taken into the open group."""
    desk = p.desks[role]
    if not desk.source:
        return Refusal("2.22", "no_source")
    nothing = reasons.none_taken(count, "2.22")
    if nothing is not None:
        return nothing
    if desk.source == THE_MARKET:
        target = p.group(role, desk.group)
        assert target is not None
        return why_not_purchase(p, role, target.hex, ware, count)
    source = p.group(role, desk.source)
    assert source is not None
    have = amount(source, ware)
    if ware == w.GOOD_WARE + SUPPLIES and have:
        return Refusal("2.71", "supplies_go_together", have=have)
    return Refusal("2.22", "only_so_many", have=have)


def amount(group: Group, ware: int) -> int:
    """How many of a ware a group has."""
    if ware >= w.GOOD_WARE:
        good = ware - w.GOOD_WARE
        return group.goods[good] if good < GOOD_COUNT else 0
    if ware >= w.HURT_WARE:
        return sum(1 for one in group.hurt if one.cls == ware - w.HURT_WARE)
    return group.men[ware] if ware < len(group.men) else 0


def why_not_purchase(p: Position, role: int, place: int, ware: int, count: int) -> Refusal:
    """3.21, 2.71: why so much of a ware cannot be bought in a town."""
    good = ware - w.GOOD_WARE
    if good == SUPPLIES:
        return Refusal("2.71", "supplies_are_free")
    if p.owner[place] != role and good not in _IN_ANY_TOWN:
        return Refusal("2.71", "only_beasts_here", hex=spell_hex(place))
    if ware in recruits(p.family(role)):
        cost = PRICE[ware]
    elif good in _FOR_SALE:
        cost = GOOD_PRICE[good]
    else:
        return why_not_for_sale(p, role, ware)
    if count > MOST_BOUGHT:
        return Refusal("3.21", "too_many_at_once", most=MOST_BOUGHT)
    if ware in MOST and count > still_to_find(p, role, ware):
        return Refusal("2.81", "no_more_of_them", most=MOST[ware])
    return reasons.too_dear(cost * count, p.points[role])


def why_not_for_sale(p: Position, role: int, ware: int) -> Refusal:
    """3.21: why a ware is never sold to a role."""
    if ware < CLASS_COUNT and FAMILY[ware] not in (p.family(role), "any"):
        return Refusal("3.21", "not_of_your_people")
    if ware < CLASS_COUNT and GARRISON_ONLY[ware]:
        return Refusal("3.21", "only_in_garrisons")
    if w.HURT_WARE <= ware < w.GOOD_WARE:
        return Refusal("3.21", "no_wounded_for_sale")
    return Refusal("3.21", "not_for_sale")
