"""2.61 Those behind the walls: the garrison, its stores, and who shelters with it."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.fights import Siege
from levant.croisades.pieces import Group
from levant.croisades.position import Position
from levant.croisades.roster import (
    ARMED_PEASANT,
    CIVILIAN,
    COMMANDER,
    GARRISON_BALLISTAS,
    GARRISON_CARTS,
    GARRISON_CIVILIANS,
    GARRISON_MULES,
    GARRISON_OIL,
    GARRISON_POINTS,
    GARRISON_SUPPLY,
    PRICE,
    recruits,
    standard_garrison,
)
from levant.kernel.title import Refusal

FULL, HALF, QUARTER = 4, 2, 1  # rations, in quarters of a supply point
RATION_LOSS: Final = {FULL: 0, HALF: 1, QUARTER: 2}  # 2.65: of morale and movement
BREACH: Final = 4  # 2.64: damages of a wall
UNARMED: Final = (ARMED_PEASANT, CIVILIAN)  # 2.66: no soldiers


def soldiers_inside(p: Position, siege: Siege) -> int:
    """2.66: the surviving soldiers of the besieged; peasants and civilians do not count."""
    inside = sum(n for c, n in enumerate(siege.men) if c not in UNARMED)
    inside += sum(1 for c, _ in siege.hurt if c not in UNARMED)
    return inside + sum(map(soldiers, p.sheltered(siege)))


def soldiers(group: Group) -> int:
    """2.66: how many of a group are soldiers."""
    return sum(1 for c in group.classes() if c not in UNARMED)


def current(p: Position) -> Siege:
    """The siege the phase is about."""
    siege = p.siege_at(p.site)
    assert siege is not None
    return siege


def stock(p: Position, siege: Siege) -> None:
    """2.61: points, civilians, supplies, beasts, oil and ballistas by kind of stronghold."""
    kind = p.kinds[siege.hex]
    siege.points = GARRISON_POINTS[kind]
    siege.men[CIVILIAN] = GARRISON_CIVILIANS[kind]
    siege.supply = 4 * GARRISON_SUPPLY[kind]
    siege.mules, siege.carts = GARRISON_MULES[kind], GARRISON_CARTS[kind]
    siege.oil, siege.ballistas = GARRISON_OIL[kind], GARRISON_BALLISTAS[kind]


def garrison_choices(p: Position, role: int) -> list[int]:
    """2.61: the ready-made garrison, or man by man within the points."""
    siege = current(p)
    offers: list[int] = []
    fresh = siege.points == GARRISON_POINTS[p.kinds[siege.hex]]
    offers.append(w.action(w.STANDARD) if fresh else w.action(w.DONE))
    for c in recruits(p.family(p.owner[siege.hex]), garrison=True):
        for n in range(1, siege.points // PRICE[c] + 1):
            offers.append(w.action(w.MAN, c, n))
    return sorted(offers)


def play_garrison(p: Position, role: int, act: w.Action) -> None:
    """2.61: choose soldiers, or be done."""
    verb, c, count = act.verb, act.a, act.b
    siege = current(p)
    if verb == w.MAN:
        siege.men[c] += count
        siege.points -= PRICE[c] * count
        return
    if verb == w.STANDARD:
        man_standard(p, siege)
    siege.manned = 1
    p.note("garrisoned", [p.keeper(siege)], hex=spell_hex(siege.hex))
    p.phase = w.DAY_START


def why_not_garrison(p: Position, role: int, act: w.Action) -> Refusal:
    """2.61: why the garrison cannot be chosen so."""
    siege = current(p)
    if act.verb == w.STANDARD:
        return Refusal("2.61", "garrison_is_begun", hex=spell_hex(siege.hex))
    if act.verb == w.DONE:
        return Refusal("2.61", "garrison_is_empty", hex=spell_hex(siege.hex))
    if act.a not in recruits(p.family(p.owner[siege.hex]), garrison=True):
        return Refusal("2.61", "not_in_this_garrison", hex=spell_hex(siege.hex))
    nothing = reasons.none_taken(act.b, "2.61")
    return nothing or reasons.too_dear(PRICE[act.a] * act.b, siege.points)


def man_standard(p: Position, siege: Siege) -> None:
    """The ready-made garrison of the owner's family."""
    for c, n in enumerate(standard_garrison(p.family(p.owner[siege.hex]), siege.points)):
        siege.men[c] += n
    siege.points = 0
    siege.manned = 1


def defenders(p: Position, siege: Siege) -> int:
    """All living souls inside: garrison, civilians, sheltered groups."""
    inside = sum(siege.men) + len(siege.hurt)
    return inside + sum(g.size() for g in p.sheltered(siege))


def besieger_count(p: Position, siege: Siege) -> int:
    """All besiegers."""
    return sum(g.size() for g in p.besiegers(siege))


def led(p: Position, siege: Siege) -> bool:
    """2.67: whether anybody inside can command."""
    inside = [c for c, n in enumerate(siege.men) if n] + [c for c, _ in siege.hurt]
    if any(COMMANDER[c] for c in inside):
        return True
    return any(g.has_commander() for g in p.sheltered(siege))


def ration_loss(siege: Siege) -> int:
    """2.65: what short rations take from morale and movement."""
    return RATION_LOSS[siege.fed]
