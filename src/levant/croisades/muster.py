"""2.11, 2.22 Groups: which are opened or founded, and what is done beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.custody import custody_choices, why_not_custody
from levant.croisades.custody import hand_over as hand_over_prisoner
from levant.croisades.grouping import (
    companions,
    grouping_choices,
    market_open,
    no_market,
    open_group,
    play_grouping,
    why_not_grouping,
)
from levant.croisades.pieces import LEAST_MOUNTED, Group
from levant.croisades.position import Position
from levant.croisades.reasons import idle
from levant.croisades.roster import GOOD_PRICE, MULE, PRICE, recruits
from levant.croisades.works import (
    abandon_choices,
    build_choices,
    castle_choices,
    play_works,
    ransom_choices,
    ship_choices,
    why_not_abandoning,
    why_not_building,
    why_not_castle,
    why_not_ransom,
    why_not_ship,
)
from levant.kernel.title import Refusal

FOUNDED: Final = 1000  # plus the hex, among what was touched: a group was founded there

# --- What may be chosen -----------------------------------------------------------------------


def cheapest(p: Position, role: int) -> int:
    """The least price of anything a role can buy into a group."""
    return min(PRICE[c] for c in recruits(p.family(role)))


def worth_trading(p: Position, role: int, place: int) -> bool:
    """3.21, 2.71: whether a role can pay anything that a town there sells it."""
    least = cheapest(p, role) if p.owner[place] == role else GOOD_PRICE[MULE]
    return market_open(p, role, place) and p.points[role] >= least


def reorganise_choices(p: Position, role: int) -> list[int]:
    """2.22: open or found a group, order works, buy ships; or go on with the open group."""
    desk = p.desks[role]
    if desk.group:
        return grouping_choices(p, role)
    offers = [w.action(w.DONE)]
    places: dict[int, list[Group]] = {}
    for group in p.own_groups(role):
        if idle(p, group):
            places.setdefault(group.hex, []).append(group)
    for place, groups in places.items():
        trade = worth_trading(p, role, place)
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
        offers += custody_choices(p, role)
    return sorted(set(offers))


def founding_places(p: Position, role: int, places: dict[int, list[Group]]) -> list[int]:
    """Where a new group can be founded: out of a large one, or from the market."""
    desk = p.desks[role]
    if not p.free_number(role):
        return []
    found: list[int] = []
    for place, groups in places.items():
        if place + FOUNDED in desk.touched:
            continue
        if sum(g.size() for g in groups) > LEAST_MOUNTED * 2:
            found.append(place)
    if p.points[role] >= cheapest(p, role):
        for place, kind in enumerate(p.kinds):
            own = kind != NOWHERE and p.owner[place] == role
            if own and place not in found and market_open(p, role, place):
                if place + FOUNDED not in desk.touched:
                    found.append(place)
    return sorted(found)


# --- What the choices do ----------------------------------------------------------------------


def play_reorganise(p: Position, role: int, act: w.Action) -> None:
    """2.22: one step of putting groups together, or of what is done beside it."""
    desk = p.desks[role]
    if desk.group:
        play_grouping(p, role, act.verb, act.a, act.b)
    elif act.verb == w.DONE:
        desk.done = 1
    elif act.verb == w.GROUP:
        group = p.group(role, act.a)
        assert group is not None
        open_group(p, role, group, fresh=False)
    elif act.verb == w.FOUND:
        found(p, role, act.a)
    elif act.verb in (w.CONFINE, w.GUARD):
        hand_over_prisoner(p, role, act.verb, act.a, act.b)
    else:
        play_works(p, role, act)


def found(p: Position, role: int, place: int) -> None:
    """2.11: open a new group; it is as tired and hungry as those out of which it is formed."""
    group = Group()
    group.role, group.number, group.hex = role, p.free_number(role), place
    stay = [g for g in p.groups_at(place, role) if idle(p, g)]
    group.inside = stay[0].inside if stay else 0
    group.hungry = max((g.hungry for g in stay), default=0)
    group.desert = max((g.desert for g in stay), default=0)
    open_group(p, role, group, fresh=True)
    p.groups.append(group)
    p.desks[role].touched.append(place + FOUNDED)


# --- Why another choice is refused ------------------------------------------------------------


def why_not_reorganise(p: Position, role: int, act: w.Action) -> Refusal:
    """2.22: why a step is not possible; with a group open others than without."""
    desk = p.desks[role]
    target = p.group(role, desk.group) if desk.group else None
    if target is not None:
        return why_not_grouping(p, role, target, act)
    if act.verb in _WITH_GROUP_OPEN:
        return Refusal("2.22", "no_group_open")
    return _WITHOUT_GROUP[act.verb](p, role, act)


def why_not_opening(p: Position, role: int, act: w.Action) -> Refusal:
    """2.22: why a group cannot be opened."""
    group = p.group(role, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    reason = reasons.busy(p, group)
    if reason is not None:
        return reason
    if group.number in p.desks[role].touched:
        return Refusal("2.22", "group_was_opened", group=group.number)
    if no_market(p, role, group.hex) is None:
        least = cheapest(p, role) if p.owner[group.hex] == role else GOOD_PRICE[MULE]
        return reasons.too_dear(least, p.points[role])
    return Refusal("2.22", "nobody_to_exchange_with", group=group.number, hex=spell_hex(group.hex))


def why_not_founding(p: Position, role: int, act: w.Action) -> Refusal:
    """2.11: why no group can be founded in a hex."""
    nowhere = reasons.no_such_hex(act.a)
    if nowhere is not None:
        return nowhere
    if not p.free_number(role):
        return Refusal("2.11", "no_number_free")
    if act.a + FOUNDED in p.desks[role].touched:
        return Refusal("2.22", "founded_already", hex=spell_hex(act.a))
    closed = no_market(p, role, act.a)
    if closed is None and p.owner[act.a] != role:
        closed = Refusal("3.21", "not_your_place", hex=spell_hex(act.a))
    if closed is None:
        return reasons.too_dear(cheapest(p, role), p.points[role])
    here = p.groups_at(act.a, role)
    if any(idle(p, g) for g in here):
        return Refusal("2.11", "too_few_to_divide", hex=spell_hex(act.a))
    return (reasons.busy(p, here[0]) if here else None) or closed


_WITH_GROUP_OPEN: Final = frozenset((w.FROM, w.MARKET, w.TAKE, w.CANCEL))
_WITHOUT_GROUP: Final[dict[int, Callable[[Position, int, w.Action], Refusal]]] = {
    w.GROUP: why_not_opening,
    w.FOUND: why_not_founding,
    w.BUILD: why_not_building,
    w.BUY_SHIP: why_not_ship,
    w.RAISE_CASTLE: why_not_castle,
    w.RANSOM: why_not_ransom,
    w.ABANDON: why_not_abandoning,
    w.CONFINE: why_not_custody,
    w.GUARD: why_not_custody,
}
