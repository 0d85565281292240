"""2.53-2.57 Decisions on the line of battle: stances, reinforcements, retreat, pursuit.

Ours (S2), in place of the boards of the tactical game: three wings, bands of about three hexes
between the lines, companies under their leaders. Each player turn every company of a side gets
a stance; what follows from it is in `line.py`.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.field import RETREAT_SIDE_TURN, entry_side, exits, opposite, zones
from levant.croisades.fights import Battle
from levant.croisades.position import Position, Steps
from levant.croisades.ranks import (
    BAND,
    FIELD,
    FLEEING,
    LEFT_FIELD,
    WAITING,
    WOUNDED,
    able,
    allowance,
    company_at,
    company_number,
    members,
    on_field,
    present,
    shooter,
)
from levant.croisades.roster import ARM, HEAVY
from levant.croisades.tables import CHARGES
from levant.kernel.title import Refusal

MOST_TURNS: Final = 30  # player turns of a side; then the side that provoked must leave
RETREAT_BOARDS: Final = 3  # bands of the two added maps
UNSET: Final = 0

# --- Distances --------------------------------------------------------------------------------


def foes_of(b: Battle, company: int) -> list[int]:
    """The enemy companies on the field."""
    return [c for c in on_field(b, 1 - b.companies[company].side) if members(b, c)]


def distance(b: Battle, one: int, other: int) -> int:
    """Bands between two companies; a wing aside counts as one more for each wing."""
    a, z = b.companies[one], b.companies[other]
    return abs(a.place - z.place) + abs(a.wing - z.wing)


def facing(b: Battle, company: int) -> int:
    """The enemy company it deals with: the nearest, in its own wing if there is one; or -1."""
    foes = foes_of(b, company)
    if not foes:
        return -1
    wing = b.companies[company].wing
    return min(foes, key=lambda c: (b.companies[c].wing != wing, distance(b, company, c), c))


def in_contact(b: Battle, company: int) -> bool:
    """Whether enemies stand face to face with it."""
    return any(distance(b, company, c) == 0 for c in foes_of(b, company))


def company_allowance(b: Battle, company: int) -> int:
    """Points of movement of a company: its slowest man who is neither fleeing nor wounded.

    Decision 92: the wounded are helped along, or lag behind; alone they go as fast as they can.
    """
    steady = [f for f in members(b, company) if not f.state & FLEEING]
    whole = [f for f in steady if not f.state & WOUNDED]
    return min((allowance(f) for f in whole or steady), default=0)


def speed(b: Battle, company: int, way: int = 1) -> int:
    """2.72: bands a company moves now, towards the enemy (1) or back (-1).

    Points that do not fill a band are kept while it goes on the same way.
    """
    kept = max(0, way * b.companies[company].stride)
    return (company_allowance(b, company) + kept) // BAND


def heavy(b: Battle, company: int) -> bool:
    """2.84: heavy cavalry, by most of those able to charge."""
    ready = [f for f in members(b, company) if able(f)]
    return 2 * sum(1 for f in ready if ARM[f.cls] == HEAVY) > len(ready)


def charge_possible(b: Battle, company: int) -> bool:
    """A charge needs heavy cavalry, open ground, room to gather speed and an enemy in reach."""
    if not heavy(b, company) or not CHARGES[b.wings[b.companies[company].wing]]:
        return False
    foe = facing(b, company)
    if foe < 0 or b.companies[foe].wing != b.companies[company].wing:
        return False
    return 1 <= distance(b, company, foe) <= speed(b, company)


# --- The player turn --------------------------------------------------------------------------


def battle_turn(p: Position) -> None:
    """A side's player turn begins: stances are cleared, decisions asked."""
    b = p.battle
    assert b is not None
    if finished(p, b):
        p.phase = w.BATTLE_OVER
        return
    side = b.side
    b.turns[side] += 1
    for company in b.companies:
        if company.side == side:
            # 2.55: who was held back is asked again, turn after turn.
            company.stance, company.moved = UNSET, 0
    if b.turns[side] > (2 * MOST_TURNS if b.retreat[0] >= 0 else MOST_TURNS):
        leave_at_last(b)
        p.phase = w.BATTLE_OVER
        return
    ask_stance(p, b)


def finished(p: Position, b: Battle) -> bool:
    """2.57: whether a side has nobody left on the field, nor coming."""
    for side in (0, 1):
        coming = any(
            one.side == side and may_come(b, c) and members(b, c)
            for c, one in enumerate(b.companies)
        )
        if not present(b, side) and not coming:
            b.loser = side
            return True
    return False


def leave_at_last(b: Battle) -> None:
    """Decision 44: a battle that nobody can end is given up by the side that provoked it."""
    b.loser = 0
    for c in on_field(b, 0):
        b.companies[c].status = LEFT_FIELD


def undecided(b: Battle) -> int:
    """The next company of the side that has no stance yet, or is waiting to enter; -1: none."""
    side = b.side
    # The role that leads the side decides first, then its allies (decision 48).
    own = [c for c, company in enumerate(b.companies) if company.side == side]
    for c in sorted(own, key=lambda c: b.roles[side].index(b.companies[c].owner)):
        company = b.companies[c]
        if not members(b, c) or company.stance != UNSET:
            continue
        if company.status == FIELD and b.retreat[side] < 0:
            if any(able(f) for f in members(b, c)):
                return c
        elif may_come(b, c) and b.turns[side] >= entry_turn(b, c):
            return c
    return -1


def may_come(b: Battle, company: int) -> bool:
    """2.55, 2.56: reinforcements wait; once their side retreats only over the edge it makes for."""
    one = b.companies[company]
    if one.status != WAITING:
        return False
    edge = b.retreat[one.side]
    return edge < 0 or one.came in zones(b.hex, b.via, b.edge)[edge]


def entry_turn(b: Battle, company: int) -> int:
    """2.55, 2.56: from the 5th own turn; over an edge chosen for retreat from the 3rd."""
    one = b.companies[company]
    for edge in b.retreat:
        if edge >= 0 and one.came in zones(b.hex, b.via, b.edge)[edge]:
            return RETREAT_SIDE_TURN
    return one.entry


def ask_stance(p: Position, b: Battle) -> None:
    """Wait for the next decision of the turn, or let it happen."""
    company = undecided(b)
    if company >= 0:
        p.phase, p.active = w.STANCE, b.companies[company].owner
    else:
        p.phase = w.BATTLE_ROUND


def stance_choices(p: Position, role: int) -> list[int]:
    """2.5: the stance of the next company; the retreat; the end of a pursuit."""
    b = p.battle
    assert b is not None
    c = undecided(b)
    company, number = b.companies[c], company_number(b, c)
    offers: list[int] = []
    if company.status == WAITING:
        offers = [w.action(w.ENTER, number), w.action(w.DELAY, number)]
    else:
        offers = [
            w.action(w.ADVANCE, number),
            w.action(w.HOLD, number),
            w.action(w.FALL_BACK, number),
        ]
        if any(shooter(f) for f in members(b, c)):
            offers.append(w.action(w.SHOOT, number))
        if charge_possible(b, c):
            offers.append(w.action(w.CHARGE, number))
    if untouched(b):
        offers += [w.action(w.RETREAT, edge) for edge in retreat_edges(b, b.side)]
        if pursuit_can_end(b):
            offers.append(w.action(w.END_PURSUIT))
    return sorted(offers)


def untouched(b: Battle) -> bool:
    """Whether no company has got its stance in this turn."""
    return all(one.stance == UNSET for one in b.companies if one.side == b.side)


def may_retreat(b: Battle, side: int) -> bool:
    """2.56: from the second own turn without the initiative, from the third with it."""
    return b.retreat[side] < 0 and b.turns[side] >= first_retreat(b, side)


def first_retreat(b: Battle, side: int) -> int:
    """2.56: the own turn from which a side may sound the retreat."""
    return 3 if b.initiative == side else 2


def retreat_edges(b: Battle, side: int) -> list[int]:
    """2.56: the edges that lead somewhere, even through the enemy."""
    if not may_retreat(b, side) or b.retreat[1 - side] >= 0:
        return []
    return [edge for edge in range(4) if exits(b.hex, b.via, b.edge, edge)]


def pursuit_can_end(b: Battle) -> bool:
    """2.57: the pursuer may stop if nobody of his is on the retreat boards."""
    other = 1 - b.side
    return b.retreat[other] >= 0 and not any(
        in_contact(b, c) and b.companies[c].exit <= RETREAT_BOARDS for c in on_field(b, other)
    )


def play_stance(p: Position, role: int, act: w.Action) -> None:
    """2.5: note the stance; sound the retreat; or end the pursuit."""
    verb, thing = act.verb, act.a
    b = p.battle
    assert b is not None
    if verb == w.RETREAT:
        sound_retreat(p, b, thing)
    elif verb == w.END_PURSUIT:
        other = 1 - b.side
        for c in on_field(b, other):
            b.companies[c].status = LEFT_FIELD
        b.loser = other
        p.note("pursuit_over", role=p.role_name(p.active))
        p.phase = w.BATTLE_OVER
        return
    elif verb in (w.ENTER, w.DELAY):
        company = company_at(b, thing)
        b.companies[company].stance = verb
        if verb == w.ENTER:
            enter_field(p, b, company)
    else:
        b.companies[company_at(b, thing)].stance = verb
        p.note("stance", role=p.role_name(p.active), company=thing, stance=STANCE_NAMES[verb])
    ask_stance(p, b)


STANCE_NAMES: Final = {
    verb: w.VERBS[verb][0] for verb in (w.ADVANCE, w.HOLD, w.SHOOT, w.CHARGE, w.FALL_BACK)
}


# --- Why another choice is refused ------------------------------------------------------------


def why_not_stance(p: Position, role: int, act: w.Action) -> Refusal:
    """2.5: why a company cannot have that stance, or the side not retreat or stop."""
    b = p.battle
    assert b is not None
    if act.verb in (w.RETREAT, w.END_PURSUIT):
        if not untouched(b):
            return Refusal("2.56" if act.verb == w.RETREAT else "2.57", "turn_has_begun")
        return why_not_retreat(b, act.a) if act.verb == w.RETREAT else why_not_pause(b)
    c = undecided(b)
    number = company_number(b, c)
    if act.a != number:
        return Refusal("2.53", "other_company_first", company=number)
    if b.companies[c].status == WAITING:
        return Refusal("2.55", "company_is_coming", company=number)
    if act.verb == w.SHOOT:
        return Refusal("2.53", "no_shooters", company=number)
    if act.verb == w.CHARGE:
        return why_not_charge(b, c)
    return Refusal("2.55", "company_is_on_the_field", company=number)


def why_not_charge(b: Battle, company: int) -> Refusal:
    """2.84: why a company cannot charge."""
    number = company_number(b, company)
    one = b.companies[company]
    if not heavy(b, company):
        return Refusal("2.84", "no_heavy_cavalry", company=number)
    if not CHARGES[b.wings[one.wing]]:
        return Refusal("2.84", "no_ground_to_charge", company=number)
    foe = facing(b, company)
    if foe < 0 or b.companies[foe].wing != one.wing:
        return Refusal("2.84", "nobody_to_charge", company=number)
    if not distance(b, company, foe):
        return Refusal("2.84", "no_room_to_charge", company=number)
    return Refusal(
        "2.84", "too_far_to_charge", company=number, bands=distance(b, company, foe),
        reach=speed(b, company),
    )  # fmt: skip


def why_not_retreat(b: Battle, edge: int) -> Refusal:
    """2.56: why the retreat cannot be sounded, or not over that edge."""
    side = b.side
    if edge >= 4:
        return Refusal("2.53", "no_such_edge")
    if b.retreat[side] >= 0:
        return Refusal("2.56", "retreat_is_sounded")
    if b.retreat[1 - side] >= 0:
        return Refusal("2.56", "enemy_retreats")
    if not may_retreat(b, side):
        return Refusal("2.56", "retreat_too_early", turn=first_retreat(b, side))
    return Refusal("2.56", "no_way_out")


def why_not_pause(b: Battle) -> Refusal:
    """2.57: why the pursuit cannot be ended."""
    if b.retreat[1 - b.side] < 0:
        return Refusal("2.57", "nobody_to_pursue")
    return Refusal("2.57", "pursuers_on_the_boards")


# --- Reinforcements (2.55) --------------------------------------------------------------------


def enter_field(p: Position, b: Battle, company: int) -> None:
    """2.55: reinforcements enter over the edge of the hex they came from."""
    one = b.companies[company]
    place = entry_side(b.hex, b.via)
    side = entry_side(b.hex, one.came)
    around = (place - side) % 6
    # Seen from the side that provoked: 1 and 2 lie on the right hand, 4 and 5 on the left.
    one.wing = 2 if around in (1, 2) else (0 if around in (4, 5) else 1)
    one.place = 0 if one.side == 0 else b.gap
    # The far half of a flank is the enemy's half of the field, but never behind his line.
    if around in (2, 3, 4):
        one.place = b.gap // 2
    one.status = FIELD
    one.stance = w.HOLD
    if b.retreat[one.side] >= 0:
        one.exit = RETREAT_BOARDS
    number = company_number(b, company)
    p.note("entered", role=p.role_name(b.roles[one.side][0]), company=number)


# --- Retreat (2.56) ---------------------------------------------------------------------------


def sound_retreat(p: Position, b: Battle, edge: int) -> None:
    """2.56: from now on everybody makes for that edge and over the two added maps."""
    side = b.side
    b.retreat[side] = edge
    b.sounded[side] = b.turns[side]
    for c in on_field(b, side):
        one = b.companies[c]
        if edge in (b.edge, opposite(b.edge)):
            way = one.place if edge == b.edge else b.gap - one.place
        else:
            way = 1 + (one.wing if edge in (0, 1) else 2 - one.wing)
        one.exit = max(0, way) + RETREAT_BOARDS
    p.note("retreat", role=p.role_name(b.roles[side][0]), edge="abcd"[edge])


def heading(b: Battle, side: int) -> int:
    """Which way along the bands a side retires: back, unless it breaks through the enemy."""
    through = b.retreat[side] == (b.edge if side else opposite(b.edge))
    back = 1 if side else -1
    return -back if through else back


STEPS: Final[Steps] = {w.BATTLE_TURN: battle_turn}
