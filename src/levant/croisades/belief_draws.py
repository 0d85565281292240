"""Hidden things drawn anew: who is in a group, behind walls, what others still have to spend.

Most draws are likely ones (the ready-made groups and garrisons, with losses); some are anything
that the rules allow, so that no truth is ever ruled out.
"""

from __future__ import annotations

from typing import Final

from levant.croisades.fights import Siege
from levant.croisades.garrison import FULL, HALF, QUARTER
from levant.croisades.pieces import Group, enough
from levant.croisades.position import Position
from levant.croisades.roster import (
    CIVILIAN,
    CLASS,
    CLASS_COUNT,
    COMMANDER,
    FAMILY,
    GARRISON_BALLISTAS,
    GARRISON_CARTS,
    GARRISON_CIVILIANS,
    GARRISON_MULES,
    GARRISON_OIL,
    GARRISON_POINTS,
    GARRISON_SUPPLY,
    GOOD_COUNT,
    GOODS,
    HOSTS,
    MOUNTED,
    PRICE,
    SUPPLIES,
    recruits,
    standard_garrison,
)
from levant.croisades.scenario import NEUTRAL
from levant.croisades.siege import DAYS
from levant.kernel.dice import Dice

ODD: Final = 8
"""One draw in so many is not a likely one."""
LOST: Final = 12
"""One man in so many of a group is not there any more."""
MOST_ODD: Final = 24
SPARE_POINTS: Final = 300


def host_names(family: str) -> list[str]:
    """The ready-made groups of a family."""
    return [
        host
        for host, people in HOSTS.items()
        if any(name in CLASS and FAMILY[CLASS[name]] == family for name in people)
    ]


def draw_group(p: Position, group: Group, dice: Dice) -> None:
    """People and goods for a group of which only the counter is seen."""
    family = p.family(group.role)
    group.men, group.goods = [0] * CLASS_COUNT, [0] * GOOD_COUNT
    if dice.below(ODD) == 0:
        anybody(group, recruits(family), dice)
    else:
        ready_made(p, group, host_names(family), dice)
    if not enough(group.size(), group.mounted()):
        group.men = [0] * CLASS_COUNT
        anybody(group, recruits(family), dice)
    group.goods[SUPPLIES] = group.load()


def ready_made(p: Position, group: Group, hosts: list[str], dice: Dice) -> None:
    """A ready-made group with some losses: rather that with which the number began."""
    at_start = p.scenario.sides[group.role].groups
    known = group.number <= len(at_start) and not p.options.get("build_armies")
    host = at_start[group.number - 1][1] if known and dice.below(4) else ""
    for name, count in HOSTS[host or hosts[dice.below(len(hosts))]].items():
        if name in CLASS:
            group.men[CLASS[name]] = sum(1 for _ in range(count) if dice.below(LOST))
        else:
            group.goods[GOODS.index(name)] = count


def anybody(group: Group, classes: list[int], dice: Dice) -> None:
    """Anybody whom the family can have, as many as a group can be."""
    for _ in range(5 + dice.below(MOST_ODD)):
        group.men[classes[dice.below(len(classes))]] += 1


def fit_count(p: Position, groups: list[Group], foot: int, mounted: int, dice: Dice) -> None:
    """2.42c: people so many on foot and mounted, as the owner of the hex was told."""
    classes = recruits(p.family(groups[0].role))
    for riding, wanted in ((False, foot), (True, mounted)):
        those = [c for c in classes if MOUNTED[c] == riding]
        have = sum(n for g in groups for c, n in enumerate(g.men) if MOUNTED[c] == riding)
        while have < wanted:
            groups[dice.below(len(groups))].men[those[dice.below(len(those))]] += 1
            have += 1
        while have > wanted:
            group = groups[dice.below(len(groups))]
            present = [c for c, n in enumerate(group.men) if n and MOUNTED[c] == riding]
            if present:
                group.men[present[dice.below(len(present))]] -= 1
                have -= 1


def fit_guests(groups: list[Group], mouths: int, soldiers: int) -> None:
    """2.65: guests of whom the keeper knows how many he feeds and how many of them fight."""
    for group in groups:
        group.men, group.hurt = [0] * CLASS_COUNT, []
    fighters = CLASS["spearman"]
    for i in range(mouths):
        cls = fighters if i < soldiers else CIVILIAN
        groups[i % len(groups)].men[cls] += 1


def fit_leader(p: Position, groups: list[Group], *, led: bool) -> None:
    """2.64: people among whom somebody can command, or nobody can."""
    if led:
        if any(g.has_commander() for g in groups):
            return
        classes = [c for c in recruits(p.family(groups[0].role)) if COMMANDER[c]]
        groups[0].men[classes[-1]] += 1
        return
    for group in groups:
        soldiers = [c for c in recruits(p.family(group.role)) if not COMMANDER[c]]
        for c in range(CLASS_COUNT):
            if COMMANDER[c] and group.men[c]:
                group.men[soldiers[0]] += group.men[c]
                group.men[c] = 0


def draw_garrison(p: Position, siege: Siege, fallen: int, dice: Dice) -> None:
    """2.61, 2.65: who is behind walls that somebody else keeps, and what they have left."""
    kind = p.kinds[siege.hex]
    family = p.family(p.owner[siege.hex])
    siege.men = [0] * CLASS_COUNT
    if dice.below(ODD):
        siege.men = standard_garrison(family, GARRISON_POINTS[kind])
    else:
        chosen_garrison(siege, recruits(family, garrison=True), GARRISON_POINTS[kind], dice)
    siege.men[CIVILIAN] = GARRISON_CIVILIANS[kind]
    thin_out(siege, fallen, dice)
    siege.mules, siege.carts = GARRISON_MULES[kind], GARRISON_CARTS[kind]
    siege.oil = dice.below(GARRISON_OIL[kind] + 1) if fallen else GARRISON_OIL[kind]
    siege.ballistas = GARRISON_BALLISTAS[kind]
    draw_stores(p, siege, kind, dice)


def chosen_garrison(siege: Siege, classes: list[int], points: int, dice: Dice) -> None:
    """Anybody whom the points can pay, and somebody who commands first."""
    leaders = [c for c in classes if COMMANDER[c] and PRICE[c] <= points]
    first = leaders[dice.below(len(leaders))]
    siege.men[first] += 1
    points -= PRICE[first]
    while True:
        payable = [c for c in classes if PRICE[c] <= points]
        if not payable:
            return
        one = payable[dice.below(len(payable))]
        siege.men[one] += 1
        points -= PRICE[one]


def thin_out(siege: Siege, fallen: int, dice: Dice) -> None:
    """So many of a garrison are dead; the last who can command is not."""
    for _ in range(fallen):
        there = [c for c in range(CLASS_COUNT) if c != CIVILIAN for _ in range(siege.men[c])]
        if len(there) < 2:
            return
        one = there[dice.below(len(there))]
        if COMMANDER[one] and sum(1 for c in there if COMMANDER[c]) == 1:
            continue
        siege.men[one] -= 1


def draw_stores(p: Position, siege: Siege, kind: int, dice: Dice) -> None:
    """2.65: what is left to eat after the days since the siege began."""
    mouths = max(1, sum(siege.men) + sum(g.size() for g in p.sheltered(siege)))
    days = DAYS * max(0, p.turn - siege.since) + siege.day
    stock = 4 * GARRISON_SUPPLY[kind] // (2 if siege.line else 1)
    eaten = mouths * days * (HALF + dice.below(FULL - HALF + 1))
    siege.supply = max(mouths * QUARTER * (1 + dice.below(9)), stock - eaten)
    left = siege.supply / (4 * mouths)
    siege.fed = FULL if left > 12 else HALF if left > 3 else QUARTER


def draw_points(p: Position, role: int, dice: Dice) -> int:
    """What another role has to spend; after an income it has that as well, for a while."""
    points = dice.below(SPARE_POINTS)
    return points if role != NEUTRAL and dice.below(ODD) else points + dice.below(2000)
