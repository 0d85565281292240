"""2.53-2.58, 2.8 What a player turn on the line does: fire, movement, charges, combat, rallies.

Ours (S2), in place of the boards of the tactical game; command and morale are the rulebook's.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import combat, morale, ranks
from levant.croisades import words as w
from levant.croisades.fights import Battle
from levant.croisades.morale import Melee
from levant.croisades.position import Position, Steps
from levant.croisades.ranks import (
    APART,
    BAND,
    COMMANDED,
    FLEEING,
    GONE,
    LAGGING,
    LEFT_FIELD,
    OFF,
    PANIC,
    ROUT,
    WOUNDED,
    allowance,
    led_by,
    members,
    on_field,
    present,
    shooter,
)
from levant.croisades.roster import ARM, FOOT, MORALE, SOLDIER
from levant.croisades.stances import (
    company_allowance,
    distance,
    facing,
    foes_of,
    heading,
    heavy,
    in_contact,
    speed,
)
from levant.croisades.tables import COVER, SHIFT

# --- What a turn does -------------------------------------------------------------------------


def ground_of(p: Position, b: Battle, company: int, *, charge: bool = False) -> Melee:
    """The circumstances where a company stands."""
    one = b.companies[company]
    here = b.wings[one.wing]
    at_edge = one.place <= 0 if one.side == 0 else one.place >= b.gap
    return Melee(
        shift=SHIFT[here],
        cover=COVER[here],
        charge=charge,
        edge=at_edge and b.retreat[one.side] < 0,
        captures=bool(p.options.get("captures")),
    )


def battle_round(p: Position) -> None:
    """Fire, movement, defensive fire, charges and combat of the side whose turn it is."""
    b = p.battle
    assert b is not None
    side = b.side
    b.slain = []
    dazed = morale.stunned(present(b, side))
    before = summary(b)
    morale.clear_tests(b)
    offensive_fire(p, b)
    morale.clear_tests(b)
    movement(p, b)
    defensive_fire(p, b)
    shock(p, b)
    morale.clear_tests(b)
    melees(p, b)
    morale.recover(dazed, (f for f in b.fighters if f.side == side))
    for one in (0, 1):
        if b.chief_dead[one]:
            b.chief_dead[one] += 1
    after = summary(b)
    p.note(
        "battle_turn", role=p.role_name(b.roles[side][0]), turn_of_battle=b.turns[side],
        fallen=[before[0] - after[0], before[1] - after[1]],
    )  # fmt: skip
    b.side = 1 - side
    p.phase = w.BATTLE_TURN


def summary(b: Battle) -> list[int]:
    """How many of each side are on the field."""
    return [len(present(b, side)) for side in (0, 1)]


def offensive_fire(p: Position, b: Battle) -> None:
    """2.83a: shooters in command shoot; whoever is in command now may shoot in defence, too."""
    for c in on_field(b, b.side):
        led = led_by(b, c)
        for i, f in enumerate(b.fighters):
            if f.company == c:
                in_command = i in led or not SOLDIER[f.cls]
                f.state = f.state | COMMANDED if in_command else f.state & ~COMMANDED
        if b.companies[c].stance != w.SHOOT and b.retreat[b.side] < 0:
            continue
        foe = facing(b, c)
        if foe >= 0:
            line = [f for f in members(b, c) if shooter(f) and f.state & COMMANDED]
            melee = ground_of(p, b, foe)
            combat.shoot(p, b, line, foe, distance(b, c, foe), melee)


def movement(p: Position, b: Battle) -> None:
    """Companies move by their stance, the fleeing run, and those near a commander rally."""
    for c in on_field(b, b.side):
        one = b.companies[c]
        if b.retreat[b.side] >= 0:
            retire(p, b, c)
        elif one.stance in (w.ADVANCE, w.CHARGE):
            advance(b, c)
        elif one.stance == w.FALL_BACK:
            fall_back(b, c)
        else:
            one.stride = 0
        leave_wounded(b, c)
    for i, f in enumerate(b.fighters):
        if f.side == b.side and not f.state & OFF and f.state & FLEEING:
            run_or_rally(p, b, i)


def leave_wounded(b: Battle, company: int) -> None:
    """Decision 92: the wounded who could not keep up with their company do not strike this turn."""
    moved = b.companies[company].moved
    for f in members(b, company):
        lags = f.state & WOUNDED and BAND * moved > allowance(f)
        f.state = f.state | LAGGING if lags else f.state & ~LAGGING


def advance(b: Battle, company: int) -> None:
    """Towards the enemy until face to face; into the next wing when this one is empty."""
    one = b.companies[company]
    foe = facing(b, company)
    if foe < 0:
        return
    other = b.companies[foe]
    aside = other.wing - one.wing
    way = other.place - one.place
    bands = go(b, company, 1 if aside else abs(way), 1)
    if aside:
        one.wing += bands if aside > 0 else -bands
    else:
        one.place += bands if way > 0 else -bands
    if distance(b, company, foe) == 0:
        step_up(b, company)


def go(b: Battle, company: int, most: int, way: int) -> int:
    """2.72: the bands a company covers, at most so many; what is left of its points is kept."""
    one = b.companies[company]
    points = company_allowance(b, company) + max(0, way * one.stride)
    bands = min(most, points // BAND)
    one.stride = 0 if bands == most else way * (points - BAND * bands)
    one.moved = bands
    return bands


def step_up(b: Battle, company: int) -> None:
    """2.83a: soldiers out of command do not go up to an enemy."""
    led = led_by(b, company)
    for i, f in enumerate(b.fighters):
        if f.company != company:
            continue
        if not SOLDIER[f.cls] or i in led:
            f.state &= ~APART
        elif b.companies[company].moved:
            f.state |= APART


def fall_back(b: Battle, company: int) -> None:
    """Away from the enemy; over the own edge without a retreat is rout (2.58)."""
    one = b.companies[company]
    bands = go(b, company, speed(b, company, -1) + 1, -1)
    one.place += -bands if one.side == 0 else bands
    if one.place < 0 or one.place > b.gap:
        for f in members(b, company):
            f.state |= GONE | ROUT
        one.status = LEFT_FIELD


def retire(p: Position, b: Battle, company: int) -> None:
    """2.56: towards the chosen edge, past enemies if need be; then off the added maps."""
    one = b.companies[company]
    melee = ground_of(p, b, company)
    if morale.surrounded(b, company):
        return
    bands = go(b, company, speed(b, company, -1) + 1, -1)
    start = one.place
    one.place += bands * heading(b, one.side)
    low, high = sorted((start, one.place))
    infiltrate(p, b, company, low, high, melee)
    one.exit -= bands
    if one.exit < 0:
        one.status = LEFT_FIELD


def infiltrate(p: Position, b: Battle, company: int, low: int, high: int, melee: Melee) -> None:
    """1.54, 2.89: who passes steady enemies in his wing is challenged, a man for each of them."""
    wing = b.companies[company].wing
    passed = sum(
        1
        for c in foes_of(b, company)
        if b.companies[c].wing == wing and low <= b.companies[c].place <= high
        for f in members(b, c)
        if not f.state & FLEEING
    )
    for f in members(b, company)[:passed]:
        morale.challenge(p, b, f, melee, 0)


def run_or_rally(p: Position, b: Battle, index: int) -> None:
    """2.85, 2.86: rally by a commander out of contact, or by distance; the routed run on."""
    f = b.fighters[index]
    company = f.company
    free = not in_contact(b, company)
    led = free and morale.rallied_by(f, members(b, company))
    foe = facing(b, company)
    far = foe < 0 or distance(b, company, foe) >= 2
    if led or (f.state & PANIC and far):
        f.state &= ~FLEEING
        f.run = 0
        return
    if f.state & ROUT:
        f.run += allowance(f)
        one = b.companies[company]
        way = one.place if one.side == 0 else b.gap - one.place
        if f.run > BAND * max(0, way):
            f.state |= GONE


def defensive_fire(p: Position, b: Battle) -> None:
    """2.83a: at those who came up in this turn, by shooters who were in command."""
    for c in on_field(b, b.side):
        if not b.companies[c].moved or b.companies[c].stance not in (w.ADVANCE, w.CHARGE):
            continue
        for foe in foes_of(b, c):
            if distance(b, c, foe) <= 1 and facing(b, foe) == c:
                line = [f for f in members(b, foe) if shooter(f) and f.state & COMMANDED]
                combat.shoot(p, b, line, c, distance(b, c, foe), ground_of(p, b, c))


def shock(p: Position, b: Battle) -> None:
    """2.84: men on foot who are charged by heavy cavalry test their morale."""
    for c in on_field(b, b.side):
        one = b.companies[c]
        if one.stance != w.CHARGE or not members(b, c):
            continue
        foe = facing(b, c)
        if foe < 0 or distance(b, c, foe):
            continue
        melee = ground_of(p, b, foe)
        tested = [
            i for i, f in enumerate(b.fighters)
            if f.company == foe and ARM[f.cls] == FOOT and not f.state & OFF
        ]  # fmt: skip
        for i in sorted(tested, key=lambda i: -MORALE[b.fighters[i].cls]):
            morale.check_morale(p, b, i, melee)


def melees(p: Position, b: Battle) -> None:
    """Every company in contact that attacks fights the enemy before it, and may follow him."""
    for c in on_field(b, b.side):
        foe = facing(b, c)
        if not attacks(b, c) or foe < 0 or distance(b, c, foe):
            continue
        melee = ground_of(p, b, foe, charge=charges_home(b, c, foe))
        attackers = [f for f in ranks.standing(members(b, c)) if not f.state & (APART | LAGGING)]
        targets = members(b, foe)
        steady = [f for f in targets if not f.state & FLEEING]
        for gang, mark in combat.pair(attackers, steady or targets):
            combat.fight(p, b, gang, mark, melee)
        if b.companies[c].stance != w.HOLD:
            follow_up(p, b, c, foe)


def attacks(b: Battle, company: int) -> bool:
    """2.56: by its stance; whoever retreats attacks only if he is completely surrounded."""
    if b.retreat[b.side] >= 0:
        return morale.surrounded(b, company)
    return b.companies[company].stance in (w.ADVANCE, w.CHARGE, w.HOLD)


def charges_home(b: Battle, company: int, foe: int) -> bool:
    """Whether a charge has its shock: it has moved, and no countercharge cancels it."""
    one, other = b.companies[company], b.companies[foe]
    if one.stance != w.CHARGE or not one.moved:
        return False
    return other.stance != w.CHARGE or not heavy(b, foe)


def follow_up(p: Position, b: Battle, company: int, foe: int) -> None:
    """2.87: whoever sees the enemy before him flee may follow, half a move.

    Decision 93: up to the next steady enemies in the wing and no further; those who come up to
    them are challenged (1.54), the fleeing challenge nobody (2.89).
    """
    one = b.companies[company]
    steady = any(not f.state & FLEEING for f in members(b, foe))
    if not members(b, company) or steady or morale.foes_in_contact(b, company):
        return
    way = 1 if one.side == 0 else -1
    start = one.place
    for _ in range(company_allowance(b, company) // 2 // BAND):
        if 0 <= one.place + way <= b.gap and not morale.foes_in_contact(b, company):
            one.place += way
    if one.place != start:
        infiltrate(p, b, company, one.place, one.place, ground_of(p, b, company))


STEPS: Final[Steps] = {w.BATTLE_ROUND: battle_round}
