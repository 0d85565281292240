"""2.53-2.57 The battle on the line: stances, fire, movement, charges, combat, retreat, pursuit.

Ours (S2), in place of the boards of the tactical game: three wings, bands of about three hexes
between the lines, companies under their leaders. Each player turn every company of a side gets
a stance; then fire, movement, charges and combat follow by the rules of command and morale.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import combat
from levant.croisades.combat import Melee
from levant.croisades.field import RETREAT_SIDE_TURN, entry_side, exits, opposite, zones
from levant.croisades.pieces import Battle
from levant.croisades.position import Position
from levant.croisades.ranks import (
    BACK,
    CLS,
    COMMANDED,
    COMPANY,
    ENTRY,
    EXIT,
    FIELD,
    FLEEING,
    FROM,
    GONE,
    LEFT_FIELD,
    MOVED,
    OFF,
    PANIC,
    PLACE,
    ROUT,
    RUN,
    SIDE,
    STANCE,
    STATE,
    STATUS,
    STUNNED,
    WAITING,
    WING,
    able,
    led_by,
    members,
    on_field,
    pace,
    present,
    shooter,
)
from levant.croisades.roster import ARM, COMMANDER, FOOT, HEAVY, MORALE, RANK, SOLDIER, may_command
from levant.croisades.tables import CHARGES, COVER, SHIFT
from levant.croisades.words import (
    ADVANCE,
    BATTLE_OVER,
    BATTLE_ROUND,
    BATTLE_TURN,
    CHARGE,
    DELAY,
    END_PURSUIT,
    ENTER,
    FALL_BACK,
    HOLD,
    RETREAT,
    SHOOT,
    action,
)
from levant.croisades.words import (
    STANCE as STANCE_PHASE,
)

MOST_TURNS: Final = 30  # player turns of a side; then the side that provoked must leave
RETREAT_BOARDS: Final = 3  # bands of the two added maps
UNSET: Final = 0

# --- Distances --------------------------------------------------------------------------------


def foes_of(b: Battle, company: int) -> list[int]:
    """The enemy companies on the field."""
    return [c for c in on_field(b, 1 - b.companies[company][0]) if members(b, c)]


def distance(b: Battle, one: int, other: int) -> int:
    """Bands between two companies; a wing aside counts as one more for each wing."""
    a, z = b.companies[one], b.companies[other]
    return abs(a[PLACE] - z[PLACE]) + abs(a[WING] - z[WING])


def facing(b: Battle, company: int) -> int:
    """The enemy company it deals with: the nearest, in its own wing if there is one; or -1."""
    foes = foes_of(b, company)
    if not foes:
        return -1
    wing = b.companies[company][WING]
    return min(foes, key=lambda c: (b.companies[c][WING] != wing, distance(b, company, c), c))


def in_contact(b: Battle, company: int) -> bool:
    """Whether enemies stand face to face with it."""
    return any(distance(b, company, c) == 0 for c in foes_of(b, company))


def speed(b: Battle, company: int) -> int:
    """Bands a company moves: its slowest man who is not fleeing."""
    paces = [pace(f) for f in members(b, company) if not f[STATE] & FLEEING]
    return min(paces, default=0)


def heavy(b: Battle, company: int) -> bool:
    """2.84: heavy cavalry, by most of those able to charge."""
    ready = [f for f in members(b, company) if able(f)]
    return 2 * sum(1 for f in ready if ARM[f[CLS]] == HEAVY) > len(ready)


def charge_possible(b: Battle, company: int) -> bool:
    """A charge needs heavy cavalry, open ground, room to gather speed and an enemy in reach."""
    if not heavy(b, company) or not CHARGES[b.wings[b.companies[company][WING]]]:
        return False
    foe = facing(b, company)
    if foe < 0 or b.companies[foe][WING] != b.companies[company][WING]:
        return False
    return 1 <= distance(b, company, foe) <= speed(b, company)


# --- The player turn --------------------------------------------------------------------------


def battle_turn(p: Position) -> None:
    """A side's player turn begins: stances are cleared, decisions asked."""
    b = p.battle
    assert b is not None
    if finished(p, b):
        p.phase = BATTLE_OVER
        return
    side = b.side
    b.turns[side] += 1
    for c in on_field(b, side):
        b.companies[c][STANCE] = UNSET
        b.companies[c][MOVED] = 0
    if b.turns[side] > MOST_TURNS and b.retreat[0] < 0:
        leave_at_last(b)
        p.phase = BATTLE_OVER
        return
    ask_stance(p, b)


def finished(p: Position, b: Battle) -> bool:
    """2.57: whether a side has nobody left on the field, nor coming."""
    for side in (0, 1):
        coming = any(
            one[0] == side and may_come(b, c) and members(b, c) for c, one in enumerate(b.companies)
        )
        if not present(b, side) and not coming:
            b.loser = side
            return True
    return False


def leave_at_last(b: Battle) -> None:
    """A battle that nobody can end is given up by the side that provoked it (ours)."""
    b.loser = 0
    for c in on_field(b, 0):
        b.companies[c][STATUS] = LEFT_FIELD


def undecided(b: Battle) -> int:
    """The next company of the side that has no stance yet, or is waiting to enter; -1: none."""
    side = b.side
    for c, company in enumerate(b.companies):
        if company[0] != side or not members(b, c) or company[STANCE] != UNSET:
            continue
        if company[STATUS] == FIELD and b.retreat[side] < 0:
            if any(able(f) for f in members(b, c)):
                return c
        elif may_come(b, c) and b.turns[side] >= entry_turn(b, c):
            return c
    return -1


def may_come(b: Battle, company: int) -> bool:
    """2.55, 2.56: reinforcements wait; once their side retreats only over the edge it makes for."""
    one = b.companies[company]
    if one[STATUS] != WAITING:
        return False
    edge = b.retreat[one[0]]
    return edge < 0 or one[FROM] in zones(b.hex, b.via, b.edge)[edge]


def entry_turn(b: Battle, company: int) -> int:
    """2.55, 2.56: from the 5th own turn; over an edge chosen for retreat from the 3rd."""
    one = b.companies[company]
    for edge in b.retreat:
        if edge >= 0 and one[FROM] in zones(b.hex, b.via, b.edge)[edge]:
            return RETREAT_SIDE_TURN
    return one[ENTRY]


def ask_stance(p: Position, b: Battle) -> None:
    """Wait for the next decision of the turn, or let it happen."""
    if undecided(b) >= 0:
        p.phase, p.active = STANCE_PHASE, b.roles[b.side][0]
    else:
        p.phase = BATTLE_ROUND


def stance_choices(p: Position) -> list[int]:
    """2.5: the stance of the next company; the retreat; the end of a pursuit."""
    b = p.battle
    assert b is not None
    c = undecided(b)
    company = b.companies[c]
    offers: list[int] = []
    if company[STATUS] == WAITING:
        offers = [action(ENTER, c), action(DELAY, c)]
    else:
        offers = [action(ADVANCE, c), action(HOLD, c), action(FALL_BACK, c)]
        if any(shooter(f) for f in members(b, c)):
            offers.append(action(SHOOT, c))
        if charge_possible(b, c):
            offers.append(action(CHARGE, c))
    if untouched(b):
        offers += [action(RETREAT, edge) for edge in retreat_edges(b, b.side)]
        if pursuit_can_end(b):
            offers.append(action(END_PURSUIT))
    return sorted(offers)


def untouched(b: Battle) -> bool:
    """Whether no company has got its stance in this turn."""
    return all(one[STANCE] == UNSET for one in b.companies if one[0] == b.side)


def may_retreat(b: Battle, side: int) -> bool:
    """2.56: from the second own turn without the initiative, from the third with it."""
    return b.retreat[side] < 0 and b.turns[side] >= (3 if b.initiative == side else 2)


def retreat_edges(b: Battle, side: int) -> list[int]:
    """2.56: the edges that lead somewhere; the enemy's own edge leads nowhere."""
    if not may_retreat(b, side) or b.retreat[1 - side] >= 0:
        return []
    enemy = b.edge if side else opposite(b.edge)
    return [edge for edge in range(4) if edge != enemy and exits(b.hex, b.via, b.edge, edge)]


def pursuit_can_end(b: Battle) -> bool:
    """2.57: the pursuer may stop if nobody of his is on the retreat boards."""
    other = 1 - b.side
    return b.retreat[other] >= 0 and not any(
        in_contact(b, c) and b.companies[c][EXIT] <= RETREAT_BOARDS for c in on_field(b, other)
    )


def play_stance(p: Position, verb: int, thing: int) -> None:
    """2.5: note the stance; sound the retreat; or end the pursuit."""
    b = p.battle
    assert b is not None
    if verb == RETREAT:
        sound_retreat(p, b, thing)
    elif verb == END_PURSUIT:
        other = 1 - b.side
        for c in on_field(b, other):
            b.companies[c][STATUS] = LEFT_FIELD
        b.loser = other
        p.note("pursuit_over", role=p.role_name(p.active))
        p.phase = BATTLE_OVER
        return
    elif verb in (ENTER, DELAY):
        b.companies[thing][STANCE] = verb
        if verb == ENTER:
            enter_field(p, b, thing)
    else:
        b.companies[thing][STANCE] = verb
        p.note("stance", role=p.role_name(p.active), company=thing, stance=STANCE_NAMES[verb])
    ask_stance(p, b)


STANCE_NAMES: Final = {
    ADVANCE: "advance", HOLD: "hold", SHOOT: "shoot", CHARGE: "charge", FALL_BACK: "fall_back",
}  # fmt: skip


def enter_field(p: Position, b: Battle, company: int) -> None:
    """2.55: reinforcements enter over the edge of the hex they came from."""
    one = b.companies[company]
    place = entry_side(b.hex, b.via)
    side = entry_side(b.hex, one[FROM])
    around = (place - side) % 6
    # Seen from the side that provoked: 1 and 2 lie on the right hand, 4 and 5 on the left.
    one[WING] = 2 if around in (1, 2) else (0 if around in (4, 5) else 1)
    one[PLACE] = 0 if one[0] == 0 else b.gap
    # The far half of a flank is the enemy's half of the field, but never behind his line.
    if around in (2, 3, 4):
        one[PLACE] = b.gap // 2
    one[STATUS] = FIELD
    one[STANCE] = HOLD
    if b.retreat[one[0]] >= 0:
        one[EXIT] = RETREAT_BOARDS
    p.note("entered", role=p.role_name(b.roles[one[0]][0]), company=company)


# --- Retreat (2.56) ---------------------------------------------------------------------------


def sound_retreat(p: Position, b: Battle, edge: int) -> None:
    """2.56: from now on everybody makes for that edge and over the two added maps."""
    side = b.side
    b.retreat[side] = edge
    b.sounded[side] = b.turns[side]
    rear = opposite(b.edge) if side else b.edge
    for c in on_field(b, side):
        one = b.companies[c]
        if edge == rear:
            way = one[PLACE] if side == 0 else b.gap - one[PLACE]
        else:
            way = 1 + (one[WING] if edge in (0, 1) else 2 - one[WING])
        one[EXIT] = max(0, way) + RETREAT_BOARDS
    p.note("retreat", role=p.role_name(b.roles[side][0]), edge="abcd"[edge])


# --- What a turn does -------------------------------------------------------------------------


def ground_of(p: Position, b: Battle, company: int, *, charge: bool = False) -> Melee:
    """The circumstances where a company stands."""
    one = b.companies[company]
    here = b.wings[one[WING]]
    at_edge = one[PLACE] <= 0 if one[0] == 0 else one[PLACE] >= b.gap
    return Melee(
        shift=SHIFT[here],
        cover=COVER[here],
        charge=charge,
        edge=at_edge and b.retreat[one[0]] < 0,
        captures=bool(p.options.get("captures")),
    )


def battle_round(p: Position) -> None:
    """Fire, movement, defensive fire, charges and combat of the side whose turn it is."""
    b = p.battle
    assert b is not None
    side = b.side
    stunned = [f for f in present(b, side) if f[STATE] & STUNNED]
    before = summary(b)
    combat.clear_tests(b)
    offensive_fire(p, b)
    combat.clear_tests(b)
    movement(p, b)
    defensive_fire(p, b)
    shock(p, b)
    combat.clear_tests(b)
    melees(p, b)
    for f in stunned:
        f[STATE] &= ~STUNNED
    for f in b.fighters:
        if f[SIDE] == side:
            f[STATE] &= ~BACK
    for one in (0, 1):
        if b.chief_dead[one]:
            b.chief_dead[one] += 1
    after = summary(b)
    p.note(
        "battle_turn", role=p.role_name(b.roles[side][0]), turn_of_battle=b.turns[side],
        fallen=[before[0] - after[0], before[1] - after[1]],
    )  # fmt: skip
    b.side = 1 - side
    p.phase = BATTLE_TURN


def summary(b: Battle) -> list[int]:
    """How many of each side are on the field."""
    return [len(present(b, side)) for side in (0, 1)]


def offensive_fire(p: Position, b: Battle) -> None:
    """2.83a: shooters in command shoot; whoever is in command now may shoot in defence, too."""
    for c in on_field(b, b.side):
        led = led_by(b, c)
        for i, f in enumerate(b.fighters):
            if f[COMPANY] == c:
                in_command = i in led or not SOLDIER[f[CLS]]
                f[STATE] = f[STATE] | COMMANDED if in_command else f[STATE] & ~COMMANDED
        if b.companies[c][STANCE] != SHOOT and b.retreat[b.side] < 0:
            continue
        foe = facing(b, c)
        if foe >= 0:
            line = [f for f in members(b, c) if shooter(f) and f[STATE] & COMMANDED]
            melee = ground_of(p, b, foe)
            combat.shoot(p, b, line, foe, distance(b, c, foe), melee)


def movement(p: Position, b: Battle) -> None:
    """Companies move by their stance, the fleeing run, and those near a commander rally."""
    for c in on_field(b, b.side):
        one = b.companies[c]
        if b.retreat[b.side] >= 0:
            retire(p, b, c)
        elif one[STANCE] in (ADVANCE, CHARGE):
            advance(b, c)
        elif one[STANCE] == FALL_BACK:
            fall_back(b, c)
    for i, f in enumerate(b.fighters):
        if f[SIDE] == b.side and not f[STATE] & OFF and f[STATE] & FLEEING:
            run_or_rally(p, b, i)


def advance(b: Battle, company: int) -> None:
    """Towards the enemy until face to face; into the next wing when this one is empty."""
    one = b.companies[company]
    foe = facing(b, company)
    if foe < 0:
        return
    other = b.companies[foe]
    if other[WING] != one[WING]:
        one[WING] += 1 if other[WING] > one[WING] else -1
        one[MOVED] = 1
        return
    way = other[PLACE] - one[PLACE]
    bands = min(abs(way), speed(b, company))
    one[PLACE] += bands if way > 0 else -bands
    one[MOVED] = bands
    if bands and distance(b, company, foe) == 0:
        led = led_by(b, company)
        for i, f in enumerate(b.fighters):
            # 2.83a: soldiers out of command do not go up to an enemy.
            if f[COMPANY] == company and SOLDIER[f[CLS]] and i not in led:
                f[STATE] |= BACK


def fall_back(b: Battle, company: int) -> None:
    """Away from the enemy; over the own edge without a retreat is rout (2.58)."""
    one = b.companies[company]
    bands = speed(b, company)
    back = -bands if one[0] == 0 else bands
    one[PLACE] += back
    one[MOVED] = bands
    if one[PLACE] < 0 or one[PLACE] > b.gap:
        for f in members(b, company):
            f[STATE] |= GONE | ROUT
        one[STATUS] = LEFT_FIELD


def retire(p: Position, b: Battle, company: int) -> None:
    """2.56: towards the chosen edge, past enemies if need be; then off the added maps."""
    one = b.companies[company]
    melee = ground_of(p, b, company)
    if combat.surrounded(b, company):
        return
    if in_contact(b, company):
        foes = sum(len(members(b, c)) for c in foes_of(b, company) if not distance(b, company, c))
        for f in members(b, company)[:foes]:
            combat.challenge(p, b, f, melee, 0)
    bands = max(1, speed(b, company))
    one[PLACE] += -bands if one[0] == 0 else bands
    one[EXIT] -= bands
    if one[EXIT] < 0:
        one[STATUS] = LEFT_FIELD


def run_or_rally(p: Position, b: Battle, index: int) -> None:
    """2.85, 2.86: rally by a commander out of contact, or by distance; the routed run on."""
    f = b.fighters[index]
    company = f[COMPANY]
    free = not in_contact(b, company)
    led = free and any(
        (able(g) and COMMANDER[g[CLS]] and may_command(g[CLS], f[CLS])) or outranks(g, f)
        for g in members(b, company)
        if able(g) and g is not f
    )
    foe = facing(b, company)
    far = foe < 0 or distance(b, company, foe) >= 2
    if led or (f[STATE] & PANIC and far):
        f[STATE] &= ~FLEEING
        f[RUN] = 0
        return
    if f[STATE] & ROUT:
        f[RUN] += max(1, pace(f))
        one = b.companies[company]
        way = one[PLACE] if one[0] == 0 else b.gap - one[PLACE]
        if f[RUN] > max(0, way):
            f[STATE] |= GONE


def outranks(leader: list[int], follower: list[int]) -> bool:
    """Commanders rally commanders: a higher rank of the first four."""
    return COMMANDER[leader[CLS]] and RANK[leader[CLS]] < RANK[follower[CLS]] <= 4


def defensive_fire(p: Position, b: Battle) -> None:
    """2.83a: at those who came up in this turn, by shooters who were in command."""
    for c in on_field(b, b.side):
        if not b.companies[c][MOVED] or b.companies[c][STANCE] not in (ADVANCE, CHARGE):
            continue
        for foe in foes_of(b, c):
            if distance(b, c, foe) <= 1 and facing(b, foe) == c:
                line = [f for f in members(b, foe) if shooter(f) and f[STATE] & COMMANDED]
                combat.shoot(p, b, line, c, distance(b, c, foe), ground_of(p, b, c))


def shock(p: Position, b: Battle) -> None:
    """2.84: men on foot who are charged by heavy cavalry test their morale."""
    for c in on_field(b, b.side):
        one = b.companies[c]
        if one[STANCE] != CHARGE or not members(b, c):
            continue
        foe = facing(b, c)
        if foe < 0 or distance(b, c, foe):
            continue
        melee = ground_of(p, b, foe)
        tested = [
            i for i, f in enumerate(b.fighters)
            if f[COMPANY] == foe and ARM[f[CLS]] == FOOT and not f[STATE] & OFF
        ]  # fmt: skip
        for i in sorted(tested, key=lambda i: -MORALE[b.fighters[i][CLS]]):
            combat.check_morale(p, b, i, melee)


def melees(p: Position, b: Battle) -> None:
    """Every company in contact fights; a side in retreat only if it is surrounded."""
    for c in on_field(b, b.side):
        one = b.companies[c]
        if b.retreat[b.side] >= 0:
            # 2.56: whoever retreats attacks only if he is completely surrounded.
            if not combat.surrounded(b, c):
                continue
        elif one[STANCE] not in (ADVANCE, CHARGE, HOLD):
            continue
        foe = facing(b, c)
        if foe < 0 or distance(b, c, foe):
            continue
        charging = one[STANCE] == CHARGE and one[MOVED] > 0
        # A countercharge cancels the shock of a charge.
        if charging and b.companies[foe][STANCE] == CHARGE and heavy(b, foe):
            charging = False
        melee = ground_of(p, b, foe, charge=charging)
        attackers = [f for f in members(b, c) if able(f) and not f[STATE] & BACK]
        targets = members(b, foe)
        standing = [f for f in targets if not f[STATE] & FLEEING]
        for gang, mark in combat.pair(attackers, standing or targets):
            combat.fight(p, b, gang, mark, melee)
        if one[STANCE] != HOLD:
            follow_up(b, c, foe)


def follow_up(b: Battle, company: int, foe: int) -> None:
    """2.87: whoever sees the enemy before him flee may follow, half a move."""
    one = b.companies[company]
    if not members(b, company) or any(able(f) for f in members(b, foe)) or in_contact(b, company):
        return
    one[PLACE] += speed(b, company) // 2 * (1 if one[0] == 0 else -1)
    one[PLACE] = max(0, min(b.gap, one[PLACE]))


STEPS: Final = {BATTLE_TURN: battle_turn, BATTLE_ROUND: battle_round}
