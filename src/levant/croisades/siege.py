"""2.6 Sieges: the garrison, the three days of a turn, rations, negotiation, surrender."""

from __future__ import annotations

from typing import Final

from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.combat import post_guards
from levant.croisades.field import soldiers_inside, start_deploying
from levant.croisades.meetings import drop_empty_sieges
from levant.croisades.pieces import Siege
from levant.croisades.position import Position
from levant.croisades.roster import (
    ASSEMBLY_DAYS,
    BATTERING,
    CIVILIAN,
    COMMANDER,
    ENGINEER,
    ENGINES,
    GARRISON_BALLISTAS,
    GARRISON_CARTS,
    GARRISON_CIVILIANS,
    GARRISON_MULES,
    GARRISON_OIL,
    GARRISON_POINTS,
    GARRISON_SUPPLY,
    GOODS,
    LADDER,
    MANGONEL,
    OFFICER,
    PRICE,
    RAM,
    RANK,
    SCREEN,
    TOWER,
    TREBUCHET,
    recruits,
    standard_garrison,
)
from levant.croisades.sequence import choose_next
from levant.croisades.tables import battering_result
from levant.croisades.words import (
    ASSAULT,
    BATTER,
    DAY_END,
    DAY_START,
    DONE,
    FORAGE,
    GARRISON,
    INCOME,
    MAN,
    MOST_OBJECT,
    NEGOTIATE,
    NEXT_SIEGE,
    PASS,
    RAID,
    RATION,
    RATIONS,
    SALLY_DAY,
    SIEGE_DAY,
    SIEGE_START,
    SIEGES,
    STAGE_SIEGES,
    STANDARD,
    action,
)

DAYS: Final = 3
BREACH: Final = 4
BESIEGER_BONUS: Final = 4  # 2.64
SURRENDERS: Final = 12  # 3.28
FULL, HALF, QUARTER = 4, 2, 1  # quarters of a supply point
SALLY_SIZES: Final = (4, 8, 12)

# --- The phase --------------------------------------------------------------------------------


def sieges(p: Position) -> None:
    """Phase 7: sieges one by one."""
    p.stage = STAGE_SIEGES
    drop_empty_sieges(p)
    p.queue = [s.hex for s in p.sieges]
    p.phase = NEXT_SIEGE


def next_siege(p: Position) -> None:
    """The next siege, or the end of the turn."""
    p.site = NOWHERE
    p.queue = [place for place in p.queue if p.siege_at(place) is not None]
    if not p.queue:
        p.phase = INCOME
        return
    parties: set[int] = set()
    for place in p.queue:
        siege = p.siege_at(place)
        assert siege is not None
        parties |= {siege.besieger, p.keeper(siege)}
    choose_next(p, sorted(parties), SIEGE_START)


def current(p: Position) -> Siege:
    """The siege the phase is about."""
    siege = p.siege_at(p.site)
    assert siege is not None
    return siege


def siege_start(p: Position) -> None:
    """2.61: the garrison is chosen when the siege is declared; then the days begin."""
    siege = current(p)
    siege.day = 0
    siege.watched = 0
    if siege.manned:
        p.phase = DAY_START
        return
    if not siege.points:
        stock(p, siege)
    p.phase, p.active = GARRISON, p.keeper(siege)


def stock(p: Position, siege: Siege) -> None:
    """2.61: points, civilians, supplies, beasts, oil and ballistas by kind of stronghold."""
    kind = p.kinds[siege.hex]
    siege.points = GARRISON_POINTS[kind]
    siege.men[CIVILIAN] = GARRISON_CIVILIANS[kind]
    siege.supply = 4 * GARRISON_SUPPLY[kind]
    siege.mules, siege.carts = GARRISON_MULES[kind], GARRISON_CARTS[kind]
    siege.oil, siege.ballistas = GARRISON_OIL[kind], GARRISON_BALLISTAS[kind]


# --- The garrison (2.61) ----------------------------------------------------------------------


def garrison_choices(p: Position) -> list[int]:
    """2.61: the ready-made garrison, or man by man within the points."""
    siege = current(p)
    offers: list[int] = []
    fresh = siege.points == GARRISON_POINTS[p.kinds[siege.hex]]
    offers.append(action(STANDARD) if fresh else action(DONE))
    for c in recruits(p.family(p.owner[siege.hex]), garrison=True):
        for n in range(1, siege.points // PRICE[c] + 1):
            offers.append(action(MAN, c, n))
    return sorted(offers)


def play_garrison(p: Position, verb: int, c: int, count: int) -> None:
    """2.61: choose soldiers, or be done."""
    siege = current(p)
    if verb == MAN:
        siege.men[c] += count
        siege.points -= PRICE[c] * count
        return
    if verb == STANDARD:
        man_standard(p, siege)
    siege.manned = 1
    p.note("garrisoned", [p.keeper(siege)], hex=spell_hex(siege.hex))
    p.phase = DAY_START


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


# --- A day (2.64) -----------------------------------------------------------------------------


def day_start(p: Position) -> None:
    """2.64: put engines together, then see who has the initiative."""
    siege = current(p)
    if siege.day == DAYS or not p.besiegers(siege):
        p.phase = NEXT_SIEGE
        return
    if not led(p, siege):
        surrender(p, siege, "no_commander")
        return
    siege.day += 1
    assemble(p, siege)
    while True:
        ours, theirs = p.d10() + BESIEGER_BONUS, p.d10()
        if ours != theirs:
            break
    acts = siege.besieger if ours > theirs else p.keeper(siege)
    p.note("siege_day", hex=spell_hex(siege.hex), day=siege.day, initiative=p.role_name(acts))
    p.phase, p.active = (SIEGE_DAY if ours > theirs else SALLY_DAY), acts


def assemble(p: Position, siege: Siege) -> None:
    """2.63: three men for each engine (six ladders or screens are one) and an engineer."""
    camp = p.besiegers(siege)
    for job in list(siege.work):
        job[2] -= 1
        if job[2] <= 0:
            siege.ready[job[0]] += job[1]
            siege.work.remove(job)
    held = [sum(g.goods[e] for g in camp) for e in range(len(GOODS))]
    for engine in ENGINES:
        siege.ready[engine] = min(siege.ready[engine], held[engine])
    if not any(g.men[ENGINEER] for g in camp):
        return
    hands = sum(sum(g.men) for g in camp) // 3
    hands -= sum(units(job[0], job[1]) for job in siege.work)
    for engine in ENGINES:
        busy = sum(job[1] for job in siege.work if job[0] == engine)
        bundle = 6 if engine in (LADDER, SCREEN) else 1
        count = min(held[engine] - siege.ready[engine] - busy, hands * bundle)
        if count > 0:
            siege.work.append([engine, count, ASSEMBLY_DAYS[engine]])
            hands -= units(engine, count)


def units(engine: int, count: int) -> int:
    """2.63: six ladders or screens count as one engine."""
    return -(-count // 6) if engine in (LADDER, SCREEN) else count


def battering_points(siege: Siege) -> int:
    """The battering points of the engines that stand."""
    return sum(BATTERING[e] * siege.ready[e] for e in ENGINES)


def ways_in(siege: Siege) -> bool:
    """2.64: whether an assault can reach the wall: ladders, towers, a ram, a breach, a gate."""
    wall = siege.inner if siege.line else siege.outer
    return bool(
        siege.ready[LADDER] or siege.ready[TOWER] or siege.ready[RAM] or siege.gate
        or wall >= BREACH
    )  # fmt: skip


def siege_day_choices(p: Position) -> list[int]:
    """2.64: assault, batter, negotiate, or let the day pass."""
    siege = current(p)
    offers = [action(PASS), action(NEGOTIATE)]
    if battering_points(siege) and not (siege.outer >= BREACH and siege.inner >= BREACH):
        offers.append(action(BATTER))
    if ways_in(siege) and any(g.has_commander() for g in p.besiegers(siege)):
        offers.append(action(ASSAULT))
    return sorted(offers)


def play_siege_day(p: Position, verb: int) -> None:
    """2.64: what the besieger does with the day."""
    siege = current(p)
    p.phase = DAY_END
    if verb == BATTER:
        batter(p, siege)
    elif verb == NEGOTIATE:
        negotiate(p, siege)
    elif verb == ASSAULT:
        from levant.croisades.assault import begin_assault

        begin_assault(p, siege)


def batter(p: Position, siege: Siege) -> None:
    """2.64: the battering table; the inner wall only behind a breach of the outer one."""
    damaged, lost = battering_result(battering_points(siege), p.d10())
    if damaged:
        if siege.outer < BREACH and not siege.line:
            siege.outer += 1
        else:
            siege.inner = min(BREACH, siege.inner + 1)
    for engine in (MANGONEL, TREBUCHET):
        # Rams are not damaged by what falls on the throwing engines.
        while lost >= BATTERING[engine] and siege.ready[engine]:
            lost -= BATTERING[engine]
            destroy(p, siege, engine)
    p.note("battered", hex=spell_hex(siege.hex), damaged=damaged)


def destroy(p: Position, siege: Siege, engine: int) -> None:
    """One engine of the besiegers is lost."""
    siege.ready[engine] -= 1
    for group in p.besiegers(siege):
        if group.goods[engine]:
            group.goods[engine] -= 1
            return


def surrender_bonus(p: Position, siege: Siege) -> int:
    """3.28: numbers, rations and walls."""
    ours, theirs = besieger_count(p, siege), max(1, defenders(p, siege))
    bonus = 2 if ours >= 3 * theirs else int(ours >= 2 * theirs)
    bonus += {FULL: 0, HALF: 1, QUARTER: 2}[siege.fed]
    if siege.line:
        return bonus + (3 if siege.inner >= BREACH else 2)
    return bonus + int(siege.outer >= BREACH)


def negotiate(p: Position, siege: Siege) -> None:
    """2.67: 12 or more on the modified die and they give up."""
    roll = p.d10() + surrender_bonus(p, siege)
    p.note("negotiated", hex=spell_hex(siege.hex), roll=roll)
    if roll >= SURRENDERS:
        surrender(p, siege, "negotiation")


# --- Sallies (2.64) ---------------------------------------------------------------------------


def sally_choices(p: Position) -> list[int]:
    """2.64: a sally for supplies or against the camp, or none; 2.66: during a battle the camp."""
    siege = current(p)
    offers = [action(PASS)]
    men = soldiers_inside(p, siege)
    sortie = p.battle is not None
    for size in sorted({*SALLY_SIZES, min(men, MOST_OBJECT)} if sortie else SALLY_SIZES):
        if not 0 < size <= men:
            continue
        if not siege.line and siege.mules + siege.carts and not sortie:
            offers.append(action(FORAGE, size))
        offers.append(action(RAID, size))
    return sorted(offers)


def play_sally(p: Position, verb: int, size: int) -> None:
    """2.64: what the besieged do with the day."""
    from levant.croisades.assault import forage, raid, sortie

    siege = current(p)
    if p.battle is not None:
        if verb == RAID:
            sortie(p, siege, p.battle, size)
        start_deploying(p, p.battle)
        return
    p.phase = DAY_END
    if verb == FORAGE:
        forage(p, siege, size)
    elif verb == RAID:
        raid(p, siege, size)


# --- The end of a day (2.65, 2.67) ------------------------------------------------------------


def day_end(p: Position) -> None:
    """2.65: rations for the living; nothing to eat or nobody to command is surrender."""
    siege = p.siege_at(p.site)
    if siege is None:
        p.phase = NEXT_SIEGE
        return
    heads = defenders(p, siege)
    if not led(p, siege) or not heads:
        surrender(p, siege, "no_commander")
    elif siege.supply < heads * QUARTER:
        surrender(p, siege, "hunger")
    else:
        p.phase, p.active = RATIONS, p.keeper(siege)


def ration_choices(p: Position) -> list[int]:
    """2.65: full, half or quarter rations, the same for all."""
    siege = current(p)
    heads = defenders(p, siege)
    return [action(RATION, n) for n in (QUARTER, HALF, FULL) if siege.supply >= n * heads]


def play_rations(p: Position, quarters: int) -> None:
    """2.65: eat; short rations are felt from the next day on."""
    siege = current(p)
    siege.supply -= quarters * defenders(p, siege)
    siege.fed = quarters
    p.note("rations", [p.keeper(siege)], hex=spell_hex(siege.hex), quarters=quarters)
    p.phase = DAY_START


def ration_loss(siege: Siege) -> int:
    """2.65: what short rations take from morale and movement."""
    return {FULL: 0, HALF: 1, QUARTER: 2}[siege.fed]


# --- The end of a siege (2.67, 2.68) ----------------------------------------------------------


def surrender(p: Position, siege: Siege, reason: str) -> None:
    """2.67: the hex is the besieger's, the defenders are eliminated; the walls are repaired."""
    capture(p, siege, reason)
    p.phase = NEXT_SIEGE


def capture(p: Position, siege: Siege, reason: str) -> None:
    """The place changes hands."""
    place, role = siege.hex, siege.besieger
    if p.options.get("captures") and reason != "assault":
        take_prisoners(p, siege)
    for group in p.sheltered(siege):
        p.groups.remove(group)
    value = p.scenario.value(place, role, first=place not in p.captured)
    p.seized.append([place, role, value])
    if place not in p.captured:
        p.captured.append(place)
    old = p.owner[place]
    p.owner[place] = role
    p.sieges.remove(siege)
    p.note(
        "captured", role=p.role_name(role), owner=p.role_name(old), hex=spell_hex(place),
        reason=reason, value=value,
    )  # fmt: skip


def take_prisoners(p: Position, siege: Siege) -> None:
    """3.58: when a garrison surrenders, its knights and nobles become prisoners, if guarded."""
    owner = p.owner[siege.hex]
    inside = [(owner, c, 0) for c, n in enumerate(siege.men) for _ in range(n)]
    inside += [(owner, c, turns) for c, turns in siege.hurt]
    for group in p.sheltered(siege):
        inside += [(group.role, c, 0) for c, n in enumerate(group.men) for _ in range(n)]
        inside += [(group.role, c, turns) for c, turns in group.hurt]
    guards = [c for g in p.besiegers(siege) for c, n in enumerate(g.men) for _ in range(n)]
    for role, c, turns in inside:
        if role >= 0 and RANK[c] <= OFFICER and post_guards(c, guards):
            p.prisoners.append([siege.besieger, role, c, turns])


def siege_interrupted(p: Position, siege: Siege, watchers: int) -> None:
    """2.66: too few watch: supplies are restored; an empty camp and its engines are destroyed."""
    siege.supply = max(siege.supply, 4 * GARRISON_SUPPLY[p.kinds[siege.hex]])
    if not watchers:
        for group in p.besiegers(siege):
            for engine in ENGINES:
                group.goods[engine] = 0
        siege.ready = [0] * len(siege.ready)
        siege.work = []
    p.note("siege_interrupted", hex=spell_hex(siege.hex))


TORCH: Final = 5  # an engine burns on this die or less (ours)

STEPS: Final = {
    SIEGES: sieges,
    NEXT_SIEGE: next_siege,
    SIEGE_START: siege_start,
    DAY_START: day_start,
    DAY_END: day_end,
}
