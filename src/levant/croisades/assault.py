"""2.64, 2.69 Fights about the walls: assaults, sallies for supplies, raids on the camp.

Ours (S8) where the rulebook refers to the boxed game: the wall is a line that can be reached only
by ladders, towers, breaches and broken gates.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import combat
from levant.croisades.aftermath import fate, refill_ranks
from levant.croisades.board import spell_hex
from levant.croisades.combat import Melee
from levant.croisades.field import muster_company, recruit
from levant.croisades.muster import regroup
from levant.croisades.pieces import Assault, Battle, Group, Siege
from levant.croisades.position import Position
from levant.croisades.ranks import (
    BACK,
    CLS,
    COMPANY,
    COMPANY_FIELDS,
    DEAD,
    FIELD,
    GONE,
    GROUP,
    OFF,
    ROLE,
    SIDE,
    STATE,
    STATUS,
    STUNNED,
    WATCHING,
    able,
    attack_of,
    led_by,
    members,
)
from levant.croisades.roster import (
    BALLISTA,
    CART_LOAD,
    CIVILIAN,
    COMMANDER,
    ENGINES,
    LADDER,
    MOUNTED,
    MULE_LOAD,
    RAM,
    SCREEN,
    SOLDIER,
    TOWER,
    WEAPON,
)
from levant.croisades.siege import (
    BREACH,
    HALF,
    QUARTER,
    TORCH,
    capture,
    current,
    destroy,
    ration_loss,
)
from levant.croisades.tables import MAP, combat_result
from levant.croisades.words import (
    ASSAULT_ROUND,
    CALL_OFF,
    DAY_END,
    NEXT_SIEGE,
    PRESS,
    STAND,
    STORM,
    WALL,
    YIELD,
    action,
)

MOST_ROUNDS: Final = 10
SKIRMISH_ROUNDS: Final = 6
BREACH_WIDTH: Final = 4
GATE_WIDTH: Final = 2
TOWER_WIDTH: Final = 2
RAM_BREAKS: Final = 3  # a ram breaks the gate on this die or less, each round
OIL_COLUMN: Final = 4  # a barrel attacks one climber at 4:1
RAMPART_SHIFT: Final = -1
RAMPART_MORALE: Final = 3  # 2.84
RAMPART_LEVELS: Final = 2  # how high the rampart stands over the ground
THROWN: Final = ("javelin", "dagger", "sling")
PATROL: Final = 8  # 2.64
PATROL_RIDERS: Final = 2
PATROL_SHOOTERS: Final = 2
SECOND_PATROL: Final = 6
THE_GARRISON: Final = 0  # a fighter of the fixed garrison has this for a group

# --- The arena --------------------------------------------------------------------------------


def arena(p: Position, siege: Siege) -> Battle:
    """An empty field before the walls."""
    b = Battle()
    b.hex = siege.hex
    b.roles = [[siege.besieger], [p.keeper(siege)]]
    b.wings = [MAP["crossroads"]] * 3
    return b


def from_camp(p: Position, siege: Siege, b: Battle) -> None:
    """All besiegers as fighters of side 0."""
    for group in p.besiegers(siege):
        for c, n in enumerate(group.men):
            b.fighters += [recruit(c, 0, 0, group, 0) for _ in range(n)]
        b.fighters += [recruit(c, 0, 0, group, turns) for c, turns in group.hurt]


def from_walls(p: Position, siege: Siege, b: Battle) -> None:
    """The garrison, without civilians, and the sheltered as fighters of side 1."""
    ghost = Group()
    ghost.number, ghost.role = THE_GARRISON, p.keeper(siege)
    for c, n in enumerate(siege.men):
        if c != CIVILIAN:
            b.fighters += [recruit(c, 1, 1, ghost, 0) for _ in range(n)]
    b.fighters += [recruit(c, 1, 1, ghost, turns) for c, turns in siege.hurt if c != CIVILIAN]
    for group in p.sheltered(siege):
        for c, n in enumerate(group.men):
            b.fighters += [recruit(c, 1, 1, group, 0) for _ in range(n)]
        b.fighters += [recruit(c, 1, 1, group, turns) for c, turns in group.hurt]


def line_up(b: Battle) -> None:
    """Two companies face to face."""
    for side in (0, 1):
        force = [i for i, f in enumerate(b.fighters) if f[SIDE] == side]
        if force:
            muster_company(b, side, force, -1)
            b.companies[-1][STATUS] = FIELD
        else:
            b.companies.append([side, 1, *[0] * (COMPANY_FIELDS - 2)])


def disband(p: Position, siege: Siege, b: Battle) -> None:
    """Everyone back to his group or the garrison, wounded as the healing die says (3.22)."""
    left: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
    for f in b.fighters:
        key = (f[SIDE], f[ROLE], f[GROUP])
        left.setdefault(key, [])
        f[STATE] &= ~GONE
        turns = fate(p, f)
        if turns >= 0:
            left[key].append((f[CLS], turns))
    if any(f[SIDE] == 1 and f[GROUP] == THE_GARRISON for f in b.fighters):
        civilians = siege.men[CIVILIAN]
        siege.men = [0] * len(siege.men)
        siege.hurt = []
        siege.men[CIVILIAN] = civilians
    for (side, role, number), survivors in left.items():
        if side == 1 and number == THE_GARRISON:
            for c, turns in survivors:
                if turns:
                    siege.hurt.append([c, turns])
                else:
                    siege.men[c] += 1
            siege.hurt.sort()
            continue
        group = p.group(role, number)
        assert group is not None
        refill_ranks(group, survivors)
    for role in range(p.roles):
        regroup(p, role, siege.hex)


# --- Assaults ---------------------------------------------------------------------------------


def begin_assault(p: Position, siege: Siege) -> None:
    """2.64: the besiegers come on; ladders are raised in the first round."""
    b = p.battle = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    p.assault = Assault()
    p.note("assault", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))
    p.phase, p.active = STORM, siege.besieger


def storm_choices(p: Position) -> list[int]:
    """Go on, or call the men back."""
    return sorted((action(PRESS), action(CALL_OFF)))


def play_storm(p: Position, verb: int) -> None:
    """The besieger's word before each round."""
    if verb == CALL_OFF:
        end_assault(p)
    else:
        p.phase, p.active = WALL, p.keeper(current(p))


def wall_choices(p: Position) -> list[int]:
    """2.64: stand, or fall back behind the next wall with half the supplies."""
    return sorted((action(STAND), action(YIELD)))


def play_wall(p: Position, verb: int) -> None:
    """The defender's word before each round."""
    if verb == YIELD:
        lose_line(p)
    else:
        p.phase = ASSAULT_ROUND


def fit(b: Battle, side: int) -> list[list[int]]:
    """Those of a side who can fight, best first."""
    return sorted(
        (f for f in b.fighters if f[SIDE] == side and able(f)), key=lambda f: -attack_of(f)
    )


def ready(b: Battle, side: int) -> list[list[int]]:
    """2.61, 2.83a: those who can attack and shoot, best first: soldiers only in command."""
    led = led_by(b, side)
    return sorted(
        (
            f
            for i, f in enumerate(b.fighters)
            if f[SIDE] == side and able(f) and (i in led or not SOLDIER[f[CLS]])
        ),
        key=lambda f: -attack_of(f),
    )


def width(siege: Siege) -> int:
    """How many can fight at once without ladders: towers two abreast, breach, broken gate."""
    wall = siege.inner if siege.line else siege.outer
    way = TOWER_WIDTH * siege.ready[TOWER]
    way += BREACH_WIDTH if wall >= BREACH else 0
    return way + (GATE_WIDTH if siege.gate else 0)


def assault_round(p: Position) -> None:
    """2.69: fire and oil, then those who have reached the wall fight for it."""
    siege, b, a = current(p), p.battle, p.assault
    assert b is not None
    assert a is not None
    a.round += 1
    b.slain = []
    combat.clear_tests(b)
    dazed = [f for f in b.fighters if f[STATE] & STUNNED]
    storm = Melee(
        walls=True,
        shift=(RAMPART_SHIFT if not a.foothold else 0) + int(siege.fed == QUARTER),
        cover=3,
        wall_bonus=0 if a.foothold else RAMPART_MORALE,
        rations=ration_loss(siege),
    )
    front = ready(b, 0)[: a.climbing + width(siege) + a.foothold]
    fire_and_oil(p, siege, b, front, storm)
    front = [f for f in front if able(f)]
    fallen = len(fit(b, 1))
    for gang, mark in combat.pair(front, fit(b, 1)):
        combat.fight(p, b, gang, mark, storm)
    fallen -= len([f for f in fit(b, 1) if not f[STATE] & BACK])
    answer = Melee(
        walls=True,
        shift=-1 if siege.fed in (HALF, QUARTER) else 0,
        wall_bonus=storm.wall_bonus,
        rations=storm.rations,
    )
    front = [f for f in front if able(f) and not f[STATE] & BACK]
    for gang, mark in combat.pair([f for f in ready(b, 1) if not f[STATE] & BACK], front):
        combat.fight(p, b, gang, mark, answer)
    front = [f for f in front if able(f) and not f[STATE] & BACK]
    a.foothold = min(len(front), max(0, fallen) + (a.foothold if front else 0))
    a.climbing = min(siege.ready[LADDER], max(0, len(ready(b, 0)) - a.foothold))
    for _ in range(siege.ready[RAM]):
        if not siege.gate and p.d10() <= RAM_BREAKS:
            siege.gate = 1
            p.note("gate_broken", hex=spell_hex(siege.hex))
    for f in dazed:
        f[STATE] &= ~STUNNED
    for f in b.fighters:
        f[STATE] &= ~BACK
    b.chief_dead = [turns + 1 if turns else 0 for turns in b.chief_dead]
    after_round(p, b, a)


def fire_and_oil(
    p: Position, siege: Siege, b: Battle, front: list[list[int]], storm: Melee
) -> None:
    """2.64, 2.69: defenders shoot and pour; besiegers shoot from behind their screens."""
    archers = [f for f in ready(b, 1) if slit_weapon(f)]
    exposed = Melee(walls=True)
    for f in archers[: max(1, len(front))]:
        if front:
            mark = front[p.dice.below(len(front))]
            combat.loose(p, b, WEAPON[f[CLS]], mark, 0, exposed)
    for _ in range(siege.ballistas):
        if front:
            mark = front[p.dice.below(len(front))]
            combat.loose(p, b, "ballista", mark, 0, exposed)
    a = p.assault
    assert a is not None
    for _ in range(min(siege.oil, a.climbing, len(front))):
        siege.oil -= 1
        mark = front[p.dice.below(len(front))]
        if mark[STATE] & OFF:
            continue
        result = combat_result(OIL_COLUMN, p.d10())
        if result == "F":
            combat.kill(p, b, mark, exposed)
        elif result == "E":
            combat.wound(p, b, mark, exposed)
        elif result in "CD":
            mark[STATE] |= BACK
    shooters = [f for f in others(ready(b, 0), front) if WEAPON[f[CLS]]]
    covered = shooters[: 2 + 2 * siege.ready[SCREEN]]
    for f in covered:
        marks = fit(b, 1)
        if marks:
            weapon = WEAPON[f[CLS]]
            far = combat.raised(weapon, 0 if weapon in THROWN else 1, RAMPART_LEVELS)
            combat.loose(p, b, weapon, marks[p.dice.below(len(marks))], far, storm)
    for _ in range(siege.ready[BALLISTA]):
        marks = fit(b, 1)
        if marks:
            combat.loose(p, b, "ballista", marks[p.dice.below(len(marks))], 1, storm)


def slit_weapon(f: list[int]) -> bool:
    """2.69: javelins, slings and daggers do not go through arrow slits."""
    return WEAPON[f[CLS]] in ("short_bow", "crossbow")


def after_round(p: Position, b: Battle, a: Assault) -> None:
    """The line falls, the assault ends, or both decide again."""
    if not fit(b, 1):
        lose_line(p)
    elif not fit(b, 0) or a.round >= MOST_ROUNDS:
        end_assault(p)
    else:
        p.phase, p.active = STORM, current(p).besieger


def lose_line(p: Position) -> None:
    """2.64: the ramparts are lost: half the supplies are saved; with the last line, all."""
    siege, b = current(p), p.battle
    assert b is not None
    if siege.line:
        end_assault(p)
        if p.besiegers(siege):
            capture(p, siege, "assault")
            p.phase = NEXT_SIEGE
        return
    siege.line, siege.gate = 1, 0
    siege.outer = max(siege.outer, 0)
    siege.supply //= 2
    p.note("ramparts_taken", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))
    end_assault(p)


def end_assault(p: Position) -> None:
    """The fight is over for this day."""
    siege, b = current(p), p.battle
    assert b is not None
    before = [sum(1 for f in b.fighters if f[SIDE] == s) for s in (0, 1)]
    disband(p, siege, b)
    fallen = [sum(1 for f in b.fighters if f[SIDE] == s and f[STATE] & DEAD) for s in (0, 1)]
    p.note("assault_over", hex=spell_hex(siege.hex), fallen=fallen, fought=before)
    p.battle = p.assault = None
    p.phase = DAY_END


# --- Sallies ----------------------------------------------------------------------------------


def skirmish(
    p: Position, b: Battle, sallying: list[list[int]], guards: list[list[int]], siege: Siege
) -> None:
    """A few rounds between two small parties; both sides strike in each, the hungry worse."""
    out = Melee(shift=-1 if siege.fed in (HALF, QUARTER) else 0, rations=ration_loss(siege))
    back = Melee(shift=int(siege.fed == QUARTER), rations=ration_loss(siege))
    for _ in range(SKIRMISH_ROUNDS):
        combat.clear_tests(b)
        dazed = [f for f in b.fighters if f[STATE] & STUNNED]
        for ours, theirs, melee in ((guards, sallying, back), (sallying, guards, out)):
            strikers = [f for f in ours if able(f) and not f[STATE] & BACK]
            marks = [f for f in theirs if not f[STATE] & OFF]
            for gang, mark in combat.pair(strikers, marks):
                combat.fight(p, b, gang, mark, melee)
        for f in dazed:
            f[STATE] &= ~STUNNED
        for f in b.fighters:
            f[STATE] &= ~BACK
        if not any(able(f) for f in sallying) or not any(able(f) for f in guards):
            return


def sally_party(b: Battle, size: int) -> list[list[int]]:
    """The best who go out; one who can command always stays with the others."""
    ready = fit(b, 1)
    commanders = [f for f in ready if COMMANDER[f[CLS]]]
    return others(ready, commanders[-1:])[:size]


def others(force: list[list[int]], without: list[list[int]]) -> list[list[int]]:
    """A force without some of its men; equal fighters are still different men."""
    left_out = {id(f) for f in without}
    return [f for f in force if id(f) not in left_out]


def patrol(b: Battle, most: int, out: list[list[int]] | None = None) -> list[list[int]]:
    """2.64: at most eight, with no more than two riders and two missile men; not those out."""
    chosen: list[list[int]] = []
    riders = shooters = 0
    for f in others(fit(b, 0), out or []):
        if len(chosen) == most:
            break
        rides, shoots = MOUNTED[f[CLS]], bool(WEAPON[f[CLS]])
        if (rides and riders == PATROL_RIDERS) or (shoots and shooters == PATROL_SHOOTERS):
            continue
        riders += rides
        shooters += shoots
        chosen.append(f)
    return chosen


def forage(p: Position, siege: Siege, size: int) -> None:
    """2.64: by night with mules and carts; what comes back is what a patrol lets through."""
    b = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    escort = sally_party(b, size)
    guards = patrol(b, PATROL)
    if p.d10() >= SECOND_PATROL:
        guards = guards + patrol(b, PATROL, guards)
    skirmish(p, b, escort, guards, siege)
    if not any(not f[STATE] & OFF for f in escort):
        siege.mules = siege.carts = 0
    elif any(able(f) for f in guards):
        siege.mules -= siege.mules // 2
        siege.carts -= siege.carts // 2
    brought = siege.mules * MULE_LOAD + siege.carts * CART_LOAD
    siege.supply += 4 * brought
    p.note("foraged", hex=spell_hex(siege.hex), role=p.role_name(p.keeper(siege)))
    disband(p, siege, b)


def raid(p: Position, siege: Siege, size: int) -> None:
    """2.64: torches in the camp; raiders who are not held burn engines."""
    b = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    burn_camp(p, siege, b, size, fit(b, 0)[: 2 * size])
    disband(p, siege, b)


def sortie(p: Position, siege: Siege, field: Battle, size: int) -> None:
    """2.66: while the besiegers fight a battle, the garrison meets only those left in the camp."""
    b = arena(p, siege)
    watchers = [
        f
        for c, company in enumerate(field.companies)
        if company[STATUS] == WATCHING
        for f in members(field, c)
    ]
    posts = [(f[SIDE], f[COMPANY]) for f in watchers]
    for f in watchers:
        f[SIDE], f[COMPANY] = 0, 0
    b.fighters = list(watchers)
    from_walls(p, siege, b)
    line_up(b)
    burn_camp(p, siege, b, size, watchers)
    for f, (side, company) in zip(watchers, posts, strict=True):
        f[SIDE], f[COMPANY] = side, company
    # The watchers' wounds are looked after with those of the battle.
    b.fighters = b.fighters[len(watchers) :]
    disband(p, siege, b)


def burn_camp(p: Position, siege: Siege, b: Battle, size: int, guards: list[list[int]]) -> None:
    """Raiders fight the guards of the camp; those who are not held set fire to the engines."""
    raiders = sally_party(b, size)
    skirmish(p, b, raiders, guards, siege)
    torches = max(1, sum(1 for f in raiders if able(f)) - sum(1 for f in guards if able(f)))
    burnt = 0
    if any(able(f) for f in raiders):
        for _ in range(torches):
            standing = [e for e in reversed(ENGINES) if siege.ready[e]]
            if standing and p.d10() <= TORCH:
                destroy(p, siege, standing[0])
                burnt += 1
    p.note("raided", hex=spell_hex(siege.hex), role=p.role_name(p.keeper(siege)), burnt=burnt)


STEPS: Final = {ASSAULT_ROUND: assault_round}
