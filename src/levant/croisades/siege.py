"""2.64, 2.65 Sieges day by day: initiative, engines, battering, rations."""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.assault import begin_assault
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.deployment import start_deploying
from levant.croisades.fights import Job, Siege
from levant.croisades.garrison import (
    BREACH,
    FULL,
    HALF,
    QUARTER,
    current,
    defenders,
    led,
    soldiers_inside,
    stock,
)
from levant.croisades.investment import destroy, drop_empty_sieges, negotiate, surrender
from levant.croisades.position import Position, Steps
from levant.croisades.roster import (
    ASSEMBLY_DAYS,
    BATTERING,
    ENGINEER,
    ENGINES,
    GOODS,
    LADDER,
    MANGONEL,
    RAM,
    SCREEN,
    TOWER,
    TREBUCHET,
)
from levant.croisades.sallies import forage, raid, sortie
from levant.croisades.sequence import choose_next
from levant.croisades.tables import battering_result
from levant.kernel.title import Refusal

DAYS: Final = 3
BESIEGER_BONUS: Final = 4  # 2.64

# --- The phase --------------------------------------------------------------------------------


def sieges(p: Position) -> None:
    """Phase 7: sieges one by one."""
    p.stage = w.STAGE_SIEGES
    drop_empty_sieges(p)
    p.queue = [s.hex for s in p.sieges]
    p.phase = w.NEXT_SIEGE


def next_siege(p: Position) -> None:
    """The next siege, or the end of the turn."""
    p.site = NOWHERE
    p.queue = [place for place in p.queue if p.siege_at(place) is not None]
    if not p.queue:
        p.phase = w.INCOME
        return
    parties: set[int] = set()
    for place in p.queue:
        siege = p.siege_at(place)
        assert siege is not None
        parties |= {siege.besieger, p.keeper(siege)}
    choose_next(p, sorted(parties), w.SIEGE_START)


def siege_start(p: Position) -> None:
    """2.61: the garrison is chosen when the siege is declared; then the days begin."""
    siege = current(p)
    siege.day = 0
    siege.watched = 0
    if siege.manned:
        p.phase = w.DAY_START
        return
    if not siege.points:
        stock(p, siege)
    p.phase, p.active = w.GARRISON, p.keeper(siege)


# --- A day (2.64) -----------------------------------------------------------------------------


def day_start(p: Position) -> None:
    """2.64: put engines together, then see who has the initiative."""
    siege = current(p)
    if siege.day == DAYS or not p.besiegers(siege):
        p.phase = w.NEXT_SIEGE
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
    p.phase, p.active = (w.SIEGE_DAY if ours > theirs else w.SALLY_DAY), acts


def assemble(p: Position, siege: Siege) -> None:
    """2.63: three men for each engine (six ladders or screens are one) and an engineer."""
    camp = p.besiegers(siege)
    for job in list(siege.work):
        job.days -= 1
        if job.days <= 0:
            siege.ready[job.engine] += job.count
            siege.work.remove(job)
    held = [sum(g.goods[e] for g in camp) for e in range(len(GOODS))]
    for engine in ENGINES:
        siege.ready[engine] = min(siege.ready[engine], held[engine])
    if not any(g.men[ENGINEER] for g in camp):
        return
    hands = sum(sum(g.men) for g in camp) // 3
    hands -= sum(units(job.engine, job.count) for job in siege.work)
    for engine in ENGINES:
        busy = sum(job.count for job in siege.work if job.engine == engine)
        bundle = 6 if engine in (LADDER, SCREEN) else 1
        count = min(held[engine] - siege.ready[engine] - busy, hands * bundle)
        if count > 0:
            siege.work.append(Job(engine, count, ASSEMBLY_DAYS[engine]))
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


def siege_day_choices(p: Position, role: int) -> list[int]:
    """2.64: assault, batter, negotiate, or let the day pass."""
    siege = current(p)
    offers = [w.action(w.PASS), w.action(w.NEGOTIATE)]
    if battering_points(siege) and not (siege.outer >= BREACH and siege.inner >= BREACH):
        offers.append(w.action(w.BATTER))
    if ways_in(siege) and any(g.has_commander() for g in p.besiegers(siege)):
        offers.append(w.action(w.ASSAULT))
    return sorted(offers)


def play_siege_day(p: Position, role: int, act: w.Action) -> None:
    """2.64: what the besieger does with the day."""
    siege = current(p)
    p.phase = w.DAY_END
    if act.verb == w.BATTER:
        batter(p, siege)
    elif act.verb == w.NEGOTIATE:
        negotiate(p, siege)
    elif act.verb == w.ASSAULT:
        begin_assault(p, siege)


def why_not_siege_day(p: Position, role: int, act: w.Action) -> Refusal:
    """2.64: why the besieger cannot batter or assault the place."""
    siege = current(p)
    here = spell_hex(siege.hex)
    if act.verb == w.BATTER:
        if battering_points(siege):
            return Refusal("2.64", "walls_are_breached", hex=here)
        return Refusal("2.64", "nothing_to_batter_with", hex=here)
    if not ways_in(siege):
        return Refusal("2.64", "no_way_onto_the_walls", hex=here)
    return Refusal("2.11", "nobody_to_lead", hex=here)


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


# --- Sallies (2.64) ---------------------------------------------------------------------------


def sally_choices(p: Position, role: int) -> list[int]:
    """2.64: a sally for supplies or against the camp, or none; 2.66: during a battle the camp."""
    siege = current(p)
    offers = [w.action(w.PASS)]
    men = soldiers_inside(p, siege)
    sortie = p.battle is not None
    for size in range(1, min(men, w.MOST_OBJECT) + 1):
        if not siege.line and siege.mules + siege.carts and not sortie:
            offers.append(w.action(w.FORAGE, size))
        offers.append(w.action(w.RAID, size))
    return sorted(offers)


def play_sally(p: Position, role: int, act: w.Action) -> None:
    """2.64: what the besieged do with the day."""
    verb, size = act.verb, act.a
    siege = current(p)
    if p.battle is not None:
        if verb == w.RAID:
            sortie(p, siege, p.battle, size)
        start_deploying(p, p.battle)
        return
    p.phase = w.DAY_END
    if verb == w.FORAGE:
        forage(p, siege, size)
    elif verb == w.RAID:
        raid(p, siege, size)


def why_not_sally(p: Position, role: int, act: w.Action) -> Refusal:
    """2.64, 2.66: why the besieged cannot sally so."""
    siege = current(p)
    here = spell_hex(siege.hex)
    men = soldiers_inside(p, siege)
    if act.verb == w.FORAGE:
        if p.battle is not None:
            return Refusal("2.66", "only_against_the_camp", hex=here)
        if siege.line:
            return Refusal("2.64", "ramparts_are_lost", hex=here)
        if not siege.mules + siege.carts:
            return Refusal("2.64", "nothing_to_carry_with", hex=here)
    if act.a > men:
        return Refusal("2.64", "too_few_soldiers", hex=here, has=men)
    return Refusal("2.64", "at_least_one")


# --- The end of a day (2.65, 2.67) ------------------------------------------------------------


def day_end(p: Position) -> None:
    """2.65: rations for the living; nothing to eat or nobody to command is surrender."""
    siege = p.siege_at(p.site)
    if siege is None:
        p.phase = w.NEXT_SIEGE
        return
    heads = defenders(p, siege)
    if not led(p, siege) or not heads:
        surrender(p, siege, "no_commander")
    elif siege.supply < heads * QUARTER:
        surrender(p, siege, "hunger")
    else:
        p.phase, p.active = w.RATIONS, p.keeper(siege)


def ration_choices(p: Position, role: int) -> list[int]:
    """2.65: full, half or quarter rations, the same for all."""
    siege = current(p)
    heads = defenders(p, siege)
    return [w.action(w.RATION, n) for n in (QUARTER, HALF, FULL) if siege.supply >= n * heads]


def play_rations(p: Position, role: int, act: w.Action) -> None:
    """2.65: eat; short rations are felt from the next day on."""
    quarters = act.a
    siege = current(p)
    siege.supply -= quarters * defenders(p, siege)
    siege.fed = quarters
    p.note("rations", [p.keeper(siege)], hex=spell_hex(siege.hex), quarters=quarters)
    p.phase = w.DAY_START


def why_not_rations(p: Position, role: int, act: w.Action) -> Refusal:
    """2.65: why so much cannot be given out."""
    siege = current(p)
    if act.a not in (QUARTER, HALF, FULL):
        return Refusal("2.65", "no_such_ration")
    return Refusal("2.65", "not_enough_food", hex=spell_hex(siege.hex))


STEPS: Final[Steps] = {
    w.SIEGES: sieges,
    w.NEXT_SIEGE: next_siege,
    w.SIEGE_START: siege_start,
    w.DAY_START: day_start,
    w.DAY_END: day_end,
}
