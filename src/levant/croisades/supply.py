"""2.7 Supply: lines, carried supplies, hunger, the desert."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import (
    BARONIAL_CASTLE,
    BORDER_CASTLE,
    DESERT,
    GROUND,
    HEX_COUNT,
    IMPORTANT_TOWN,
    MEDIUM_TOWN,
    NEAR,
    NOWHERE,
    PLAIN,
    ROAD,
    ROADS,
    spell_hex,
    steps_from,
)
from levant.croisades.custody import disband_guards
from levant.croisades.lands import Lands
from levant.croisades.pieces import Group, counted
from levant.croisades.position import Position
from levant.croisades.records import GroupName
from levant.croisades.remnants import regroup
from levant.croisades.roster import CART, COMMANDER, MOUNTED, MULE, PRICE, SUPPLIES
from levant.kernel.title import Refusal

DAILY: Final = 2  # 2.71: supply points for a man or animal, for a turn
FALLS_APART: Final = 10  # 2.72: turns out of supply
DESERT_RATION: Final = 3  # 2.73
ROUT_DESERTS: Final = 6  # 3.27: a routing character deserts on this die or less


def needed_kind(p: Position, size: int) -> int:
    """2.71: the least stronghold that feeds an army of that size."""
    if size <= smallest_army(p):
        return BORDER_CASTLE
    if size <= 25:
        return BARONIAL_CASTLE
    return MEDIUM_TOWN if size <= 50 else IMPORTANT_TOWN


def smallest_army(p: Position) -> int:
    """2.71 says 15, 3.24 says 10: decision 2 and its option."""
    return 10 if p.options.get("smallest_army_10") else 15


def _carries_line(here: int, there: int, *, first: bool) -> bool:
    """2.71: whether the ground lets a line of supply go on; `first`: from the army's own hex."""
    if GROUND[there] == PLAIN:
        # Out of the wild only along a road, unless the army itself stands there.
        return GROUND[here] == PLAIN or first or (here, there) in ROADS
    return (here, there) in ROADS or (first and ROAD[there])


_FIRST: Final = [
    [there for there in NEAR[here] if _carries_line(here, there, first=True)]
    for here in range(HEX_COUNT)
]
_ONWARD: Final = [
    [there for there in NEAR[here] if _carries_line(here, there, first=False)]
    for here in range(HEX_COUNT)
]


def best_source(p: Position, lands: Lands, role: int, place: int) -> int:
    """2.71: the largest kind of stronghold to which a line from a hex leads; NOWHERE: to none."""
    asked = role * HEX_COUNT + place
    if asked not in lands.sources:
        lands.sources[asked] = find_source(p, role, place)
    return lands.sources[asked]


def find_source(p: Position, role: int, place: int) -> int:
    """2.71: the same, looked for along all lines."""
    friends = [p.friends(role, other) for other in range(p.roles)]
    friends.append(False)  # the last one, -1, is nobody
    owner, kinds = p.owner, p.kinds
    besieged = {siege.hex for siege in p.sieges}
    best = kinds[place] if friends[owner[place]] and place not in besieged else NOWHERE
    seen = {place}
    ring = [place]
    onward = _FIRST
    while ring and best < IMPORTANT_TOWN:
        outer: list[int] = []
        for here in ring:
            for there in onward[here]:
                if there in seen or not friends[owner[there]] or there in besieged:
                    continue
                seen.add(there)
                outer.append(there)
                if kinds[there] > best:
                    best = kinds[there]
        ring = outer
        onward = _ONWARD
    return best


def supply_line(p: Position, role: int, place: int, size: int) -> list[int]:
    """2.71: the hexes from an army of that size to what feeds it; none if no line leads there."""
    kind = needed_kind(p, size)
    ways = [[place]]
    seen = {place}
    for way in ways:  # it grows
        here = way[-1]
        if p.kinds[here] >= kind and _lets_pass(p, role, here):
            return way
        for there in _FIRST[here] if here == place else _ONWARD[here]:
            if there not in seen and _lets_pass(p, role, there):
                seen.add(there)
                ways.append([*way, there])
    return []


def _lets_pass(p: Position, role: int, place: int) -> bool:
    return p.friends(role, p.owner[place]) and p.siege_at(place) is None


def in_line(p: Position, role: int, place: int, size: int, lands: Lands | None = None) -> bool:
    """2.71: whether an army of that size in a hex is in supply, carried supplies apart."""
    if size <= smallest_army(p) and p.friends(role, p.owner[place]):
        return True
    return best_source(p, lands or p.lands(), role, place) >= needed_kind(p, size)


def line_feeds(p: Position, role: int, place: int, lands: Lands | None = None) -> int | None:
    """2.71: the most men whom a line from a hex feeds: 0 without one, None for any number."""
    smallest = smallest_army(p)
    source = best_source(p, lands or p.lands(), role, place)
    if source == IMPORTANT_TOWN:
        return None
    if source >= BARONIAL_CASTLE:
        return 50 if source == MEDIUM_TOWN else 25
    return smallest if source == BORDER_CASTLE or p.friends(role, p.owner[place]) else 0


def armies(p: Position, role: int) -> dict[int, list[Group]]:
    """2.71: all groups of a role in one hex are one army; the besieged eat with the garrison."""
    found: dict[int, list[Group]] = {}
    for group in p.own_groups(role):
        if not group.ship and not (group.inside and p.siege_at(group.hex) is not None):
            found.setdefault(group.hex, []).append(group)
    return found


def wants_supplies(p: Position, role: int) -> dict[int, list[Group]]:
    """The armies out of line; in the desert they live on what 2.73 says (decision 70)."""
    lands = p.lands()
    return {
        place: army
        for place, army in armies(p, role).items()
        if not lives_on_water(place, army)
        and not in_line(p, role, place, sum(g.size() for g in army), lands)
    }


def lives_on_water(place: int, army: list[Group]) -> bool:
    """2.73, decision 70: an army in the desert that came in supply, or that has 3 points to pay."""
    if GROUND[place] != DESERT:
        return False
    return not any(g.hungry for g in army) or any(g.desert >= 2 for g in army)


def ration(army: list[Group]) -> int:
    """2.71: what an army eats in a turn."""
    return DAILY * sum(g.mouths() for g in army)


def carried(army: list[Group]) -> int:
    """The supply points with an army."""
    return sum(g.goods[SUPPLIES] for g in army)


def supply_choices(p: Position, role: int) -> list[int]:
    """2.71: whether to open the packs, for each army that is out of line and has enough."""
    offers = [w.action(w.DONE)]
    decided = p.desks[role].touched
    for place, army in wants_supplies(p, role).items():
        if place not in decided and carried(army) >= ration(army):
            offers += [w.action(w.FEED, place), w.action(w.STARVE, place)]
    return offers


def play_supply(p: Position, role: int, act: w.Action) -> None:
    """2.71: all or nothing; the army counts as supplied for this turn."""
    verb, place = act.verb, act.a
    desk = p.desks[role]
    if verb == w.DONE:
        desk.done = 1
        return
    desk.touched.append(place)
    if verb == w.FEED:
        army = armies(p, role)[place]
        spend(army, ration(army))
        desk.fed.append(place)
        p.note("fed", [role], role=p.role_name(role), hex=spell_hex(place))


def why_not_supply(p: Position, role: int, act: w.Action) -> Refusal:
    """2.71: why an army cannot open its packs, nor be told to leave them shut."""
    nowhere = reasons.no_such_hex(act.a)
    if nowhere is not None:
        return nowhere
    here = spell_hex(act.a)
    army = armies(p, role).get(act.a)
    if army is None:
        if p.groups_at(act.a, role):
            return Refusal("2.65", "eats_with_the_garrison", hex=here)
        return Refusal("2.71", "no_army", hex=here)
    if act.a in p.desks[role].touched:
        return Refusal("2.71", "decided_already", hex=here)
    if lives_on_water(act.a, army):
        return Refusal("2.73", "lives_on_its_water", hex=here)
    if in_line(p, role, act.a, sum(g.size() for g in army)):
        return Refusal("2.71", "in_supply", hex=here)
    return Refusal("2.71", "packs_too_light", hex=here, needs=ration(army), has=carried(army))


def spend(army: list[Group], points: int) -> None:
    """Take supply points from the packs of an army, group by group."""
    for group in army:
        taken = min(points, group.goods[SUPPLIES])
        group.goods[SUPPLIES] -= taken
        points -= taken


def close_supply(p: Position) -> None:
    """2.72, 2.73: count the turns out of supply, and let the desert take its due."""
    for role in p.alive():
        count_hunger(p, role)
        for place, army in armies(p, role).items():
            cross_desert(p, role, place, army)
        for group in list(p.own_groups(role)):
            if group.hungry >= FALLS_APART:
                disintegrate(p, group)


def count_hunger(p: Position, role: int) -> None:
    """2.72: a turn more out of supply, or none any longer; the besieged eat from stores (2.65)."""
    starving = wants_supplies(p, role).keys() - set(p.desks[role].fed)
    for place, army in armies(p, role).items():
        for group in army:
            group.hungry = group.hungry + 1 if place in starving else 0
    for group in p.own_groups(role):
        if group.inside and p.siege_at(group.hex) is not None:
            group.hungry = 0


def cross_desert(p: Position, role: int, place: int, army: list[Group]) -> None:
    """2.73: who has been in the desert too long needs water from his packs."""
    dry = [g for g in army if GROUND[place] == DESERT and g.desert >= 2]
    for group in dry:
        thirst(p, group)
    if dry:
        # Only when all have drunk: who joins others now must not pay twice.
        regroup(p, role, place)


def thirst(p: Position, group: Group) -> None:
    """2.73: three points for each man and animal; whoever gets none is eliminated."""
    served = group.goods[SUPPLIES] // DESERT_RATION
    before = group.size()
    mouths = group.mouths()
    group.goods[SUPPLIES] -= min(served, mouths) * DESERT_RATION
    if served >= mouths:
        return
    # Commanders and the dear are served first, riders with their horses, then the beasts.
    keep: list[tuple[int, int]] = []
    hale = [(c, 0) for c, n in enumerate(group.men) for _ in range(n)]
    hurt = [(c, turns) for c, turns in group.hurt]
    for one in sorted(hale + hurt, key=lambda m: (not COMMANDER[m[0]], -PRICE[m[0]])):
        cost = 2 if MOUNTED[one[0]] else 1
        if served >= cost:
            served -= cost
            keep.append(one)
    group.men, group.hurt = counted(keep)
    group.captives = group.captives[:served]
    served -= len(group.captives)
    for beast in (CART, MULE):
        kept = min(group.goods[beast], served)
        served -= kept
        group.goods[beast] = kept
    group.goods[SUPPLIES] = min(group.goods[SUPPLIES], group.load())
    p.note(
        "thirst", [group.role], role=p.role_name(group.role), group=group.number,
        lost=before - group.size(),
    )  # fmt: skip


def nearest_towns(p: Position, role: int, place: int) -> list[int]:
    """2.72: the friendly towns with the shortest way over land, the richest first."""
    steps = steps_from(place)
    towns = [
        (steps[h], -p.scenario.incomes[h], h)
        for h in range(len(steps))
        if steps[h] != NOWHERE and p.friendly_town(h, role)
    ]
    least = min(towns)[0] if towns else 0
    return [h for far, _, h in sorted(towns) if far == least]


def disintegrate(p: Position, group: Group) -> None:
    """2.72: on the tenth turn each character deserts as one who routs; the rest go to a town."""
    hale = [c for c, n in enumerate(group.men) for _ in range(n) if p.d10() > ROUT_DESERTS]
    group.hurt = [one for one in group.hurt if p.d10() > ROUT_DESERTS]
    group.men = [0] * len(group.men)
    for c in hale:
        group.men[c] += 1
    group.goods = [0] * len(group.goods)
    group.hungry = group.desert = group.inside = 0
    group.building = group.work = group.crews = 0
    disband_guards(p, group)
    p.note("disintegrated", role=p.role_name(group.role), group=group.number)
    if group.size() and nearest_towns(p, group.role, group.hex):
        p.scattered.append(GroupName(group.role, group.number))
    else:
        p.groups.remove(group)


def scatter(p: Position) -> bool:
    """2.72, decision 36: the scattered go to a town; whether an owner must choose one."""
    while p.scattered:
        role, number = p.scattered[0]
        group = p.group(role, number)
        if group is None:
            # Others who came to the town where it stood have taken it in.
            p.scattered.pop(0)
            continue
        towns = nearest_towns(p, role, group.hex)
        if len(towns) > 1:
            p.site, p.phase, p.active = group.hex, w.RALLY, role
            return True
        gather(p, group, towns[0])
    p.site = NOWHERE
    return False


def gather(p: Position, group: Group, town: int) -> None:
    """2.72: they rejoin there, too few for a group with others or not at all (decision 39)."""
    p.scattered.pop(0)
    group.hex, group.moved = town, 1
    p.note("gathered", role=p.role_name(group.role), group=group.number, hex=spell_hex(town))
    regroup(p, group.role, town)


def rally_choices(p: Position, role: int) -> list[int]:
    """Decision 36: of several towns equally near, the owner's choice."""
    role, number = p.scattered[0]
    group = p.group(role, number)
    assert group is not None
    return sorted(w.action(w.TO, town) for town in nearest_towns(p, role, group.hex))


def play_rally(p: Position, role: int, act: w.Action) -> None:
    """Decision 36: that town it is."""
    town = act.a
    role, number = p.scattered[0]
    group = p.group(role, number)
    assert group is not None
    gather(p, group, town)
    p.phase = w.SCATTER


def why_not_rally(p: Position, role: int, act: w.Action) -> Refusal:
    """2.72: why the scattered do not go to a hex."""
    nowhere = reasons.no_such_hex(act.a)
    if nowhere is not None:
        return nowhere
    if not p.friendly_town(act.a, p.active):
        return Refusal("2.72", "no_friendly_town", hex=spell_hex(act.a))
    return Refusal("2.72", "not_the_nearest", hex=spell_hex(act.a))


def refill(p: Position) -> None:
    """2.71: whoever ends a turn in a friendly town has full packs."""
    for group in p.groups:
        if not group.ship and p.friendly_town(group.hex, group.role):
            group.goods[SUPPLIES] = group.load()


def morale_loss(hungry: int) -> int:
    """2.72: what hunger takes from morale and from tactical movement."""
    if hungry >= 8:
        return 3
    return 2 if hungry >= 4 else int(hungry >= 2)


def attack_shift(hungry: int) -> int:
    """2.72: from the sixth turn own attacks are one column to the left."""
    return -1 if hungry >= 6 else 0


def defence_shift(hungry: int) -> int:
    """2.72: from the eighth turn enemy attacks are one column to the right."""
    return 1 if hungry >= 8 else 0
