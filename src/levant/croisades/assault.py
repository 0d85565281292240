"""2.64, 2.69 Assaults on the walls.

Ours (S8) where the rulebook refers to the boxed game: the wall is a line that can be reached only
by ladders, towers, breaches and broken gates.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import combat, morale
from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.fights import Assault, Battle, Fighter, Siege
from levant.croisades.garrison import BREACH, HALF, QUARTER, current, ration_loss
from levant.croisades.investment import capture, destroy
from levant.croisades.morale import MOST_ON_ONE, Melee
from levant.croisades.position import Position, Steps
from levant.croisades.ramparts import (
    arena,
    disband,
    fit,
    from_camp,
    from_walls,
    line_up,
    others,
    ready,
)
from levant.croisades.ranks import DEAD, OFF, attack_of, in_line, standing
from levant.croisades.roster import BALLISTA, LADDER, NOBLE, RAM, RANK, SCREEN, TOWER, WEAPON
from levant.croisades.tables import combat_result

MOST_ROUNDS: Final = 10
BREACH_WIDTH: Final = 4
GATE_WIDTH: Final = 2
TOWER_WIDTH: Final = 2
RAM_BREAKS: Final = 3  # a ram breaks the gate on this die or less, each round
OIL_COLUMN: Final = 5  # a barrel attacks one climber at 5:1
LEVEL: Final = 0  # through a breach or a gate, or on the rampart already
BY_TOWER: Final = 1
BY_LADDER: Final = 2
WAY_SHIFT: Final = (0, 0, -1)  # columns for who attacks by each way
RAMPART_MORALE: Final = 3  # 2.84
RAMPART_LEVELS: Final = 2  # how high the rampart stands over the ground
THROWN: Final = ("javelin", "dagger", "sling")

Front = list[tuple[Fighter, int]]
"""Those who reach the wall, each with his way."""


# --- Assaults ---------------------------------------------------------------------------------


def begin_assault(p: Position, siege: Siege) -> None:
    """2.64: the besiegers come on; ladders are raised in the first round."""
    b = p.battle = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    p.assault = Assault()
    p.note("assault", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))
    p.phase, p.active = w.STORM, siege.besieger


def storm_choices(p: Position, role: int) -> list[int]:
    """Go on, or call the men back."""
    return sorted((w.action(w.PRESS), w.action(w.CALL_OFF)))


def play_storm(p: Position, role: int, act: w.Action) -> None:
    """The besieger's word before each round."""
    if act.verb == w.CALL_OFF:
        end_assault(p)
    else:
        p.phase, p.active = w.WALL, p.keeper(current(p))


def wall_choices(p: Position, role: int) -> list[int]:
    """2.64: stand, or fall back behind the next wall with half the supplies."""
    return sorted((w.action(w.STAND), w.action(w.YIELD)))


def play_wall(p: Position, role: int, act: w.Action) -> None:
    """The defender's word before each round."""
    if act.verb == w.YIELD:
        lose_line(p)
    else:
        p.phase = w.ASSAULT_ROUND


def width(siege: Siege) -> int:
    """How many can fight at once without ladders: towers two abreast, breach, broken gate."""
    return openings(siege) + TOWER_WIDTH * siege.ready[TOWER]


def openings(siege: Siege) -> int:
    """How many come through the wall: four abreast a breach, two a broken gate."""
    wall = siege.inner if siege.line else siege.outer
    return (BREACH_WIDTH if wall >= BREACH else 0) + (GATE_WIDTH if siege.gate else 0)


def assault_round(p: Position) -> None:
    """2.69: fire and oil, the fight for the wall, rams at the gate; then both decide again."""
    siege, b, a = current(p), p.battle, p.assault
    assert b is not None
    assert a is not None
    a.round += 1
    b.slain = []
    morale.clear_tests(b)
    dazed = morale.stunned(b.fighters)
    front = foremost(siege, b, a)
    men = [f for f, _ in front]
    defenders_shoot(p, siege, b, men)
    pour_oil(p, siege, b, [f for f, way in front if way == BY_LADDER])
    besiegers_shoot(p, siege, b, men, storming(siege, a, LEVEL))
    up, engaged = fight_for_wall(p, siege, b, a, front)
    morale.rally([[f for f in b.fighters if f.side == side] for side in (0, 1)], engaged)
    a.foothold = up
    a.climbing = min(siege.ready[LADDER], max(0, len(ready(b, 0)) - a.foothold - width(siege)))
    ram_gate(p, siege)
    morale.recover(dazed, b.fighters)
    b.chief_dead = [turns + 1 if turns else 0 for turns in b.chief_dead]
    after_round(p, b, a)


def foremost(siege: Siege, b: Battle, a: Assault) -> Front:
    """2.64: who reaches the wall, and how: on it already, through it, from a tower, by ladder.

    Decision 95: the best go first, nobles and kings after all others.
    """
    ways = [LEVEL] * (a.foothold + openings(siege))
    ways += [BY_TOWER] * (TOWER_WIDTH * siege.ready[TOWER]) + [BY_LADDER] * a.climbing
    storming_men = sorted(ready(b, 0), key=lambda f: RANK[f.cls] <= NOBLE)
    return list(zip(storming_men, ways, strict=False))


def storming(siege: Siege, a: Assault, way: int) -> Melee:
    """2.65, 2.84: attackers under a rampart that protects the defenders until it is gained.

    Decision 95: a rampart shifts who comes from a tower by one column, who climbs by two, also
    when others have a foothold.
    """
    return Melee(
        walls=True,
        shift=WAY_SHIFT[way] + int(siege.fed == QUARTER),
        cover=3,
        wall_bonus=0 if a.foothold else RAMPART_MORALE,
        rations=ration_loss(siege),
        falls=way == BY_LADDER,
    )


def fight_for_wall(
    p: Position, siege: Siege, b: Battle, a: Assault, front: Front
) -> tuple[int, list[Fighter]]:
    """2.69: the foremost attack, then the defenders; how many stand on the wall, who fought.

    Decision 95: on a ladder everybody fights alone; whose man gives way is over the wall.
    """
    line = in_line(fit(b, 1))
    ways = {id(f): way for f, way in front}
    men = standing(f for f, _ in front)
    spare = [f for f in men[len(line) :] if ways[id(f)] != BY_LADDER]
    engaged: list[Fighter] = []
    over: set[int] = set()
    for gang, mark in combat.ordered_pairs([*men[: len(line)], *spare], line):
        engaged += [*gang, mark]
        combat.fight(p, b, gang, mark, storming(siege, a, ways[id(gang[0])]))
        if not standing([mark]):
            over |= {id(f) for f in gang}
    over |= {id(f) for f in men[: a.foothold]}
    engaged += strike_back(p, siege, b, a, [one for one in front if id(one[0]) not in over],
                           [f for f in men if id(f) in over])  # fmt: skip
    throw_down(p, siege, [f for f, way in front if way == BY_LADDER and id(f) not in over])
    return len(standing(f for f in men if id(f) in over)), engaged


def strike_back(
    p: Position, siege: Siege, b: Battle, a: Assault, below: Front, over: list[Fighter]
) -> list[Fighter]:
    """2.65: the defenders' attacks; up to three turn on each who is over the wall, first."""
    engaged: list[Fighter] = []
    strong = sorted(standing(ready(b, 1)), key=lambda f: -attack_of(f, on_foot=True))
    inside = standing(over)
    held = MOST_ON_ONE * len(inside)
    ways = {id(f): way for f, way in below}
    for gang, mark in [
        *combat.ordered_pairs(strong[:held], inside),
        *combat.ordered_pairs(strong[held:], standing(f for f, _ in below)),
    ]:
        engaged += [*gang, mark]
        answer = Melee(
            walls=True,
            shift=-1 if siege.fed in (HALF, QUARTER) else 0,
            wall_bonus=0 if a.foothold else RAMPART_MORALE,
            rations=ration_loss(siege),
            falls=ways.get(id(mark), LEVEL) == BY_LADDER,
        )
        combat.fight(p, b, gang, mark, answer)
    return engaged


def throw_down(p: Position, siege: Siege, climbers: list[Fighter]) -> None:
    """Decision 95: with who falls from a ladder the ladder falls, and breaks."""
    for f in climbers:
        if f.state & DEAD and siege.ready[LADDER]:
            destroy(p, siege, LADDER)


def ram_gate(p: Position, siege: Siege) -> None:
    """2.64: each ram that stands strikes the gate until it is broken."""
    for _ in range(siege.ready[RAM]):
        if not siege.gate and p.d10() <= RAM_BREAKS:
            siege.gate = 1
            p.note("gate_broken", hex=spell_hex(siege.hex))


# --- Fire and oil -----------------------------------------------------------------------------


def any_of(p: Position, marks: list[Fighter]) -> Fighter:
    """One of those who can be hit, by chance."""
    return marks[p.dice.below(len(marks))]


def defenders_shoot(p: Position, siege: Siege, b: Battle, front: list[Fighter]) -> None:
    """2.64, 2.69: archers through the slits and ballistas, at those who come on."""
    if not front:
        return
    exposed = Melee(walls=True)
    archers = [f for f in ready(b, 1) if slit_weapon(f)]
    weapons = [WEAPON[f.cls] for f in archers[: len(front)]]
    for weapon in weapons + ["ballista"] * siege.ballistas:
        combat.loose(p, b, weapon, any_of(p, front), 0, exposed)


def pour_oil(p: Position, siege: Siege, b: Battle, climbers: list[Fighter]) -> None:
    """2.64: a barrel for each climber, as long as there are any; who shrinks back falls."""
    exposed = Melee(walls=True, falls=True)
    for mark in climbers[: siege.oil]:
        siege.oil -= 1
        if not mark.state & OFF:
            morale.suffer(p, b, mark, exposed, combat_result(OIL_COLUMN, p.d10()))


def besiegers_shoot(
    p: Position, siege: Siege, b: Battle, front: list[Fighter], storm: Melee
) -> None:
    """2.64, 2.69: from behind their screens, up at the rampart; then their ballistas."""
    shooters = [f for f in others(ready(b, 0), front) if WEAPON[f.cls]]
    shots: list[tuple[str, int]] = []
    for f in shooters[: 2 + 2 * siege.ready[SCREEN]]:
        weapon = WEAPON[f.cls]
        shots.append((weapon, combat.raised(weapon, 0 if weapon in THROWN else 1, RAMPART_LEVELS)))
    for weapon, far in shots + [("ballista", 1)] * siege.ready[BALLISTA]:
        marks = fit(b, 1)
        if marks:
            combat.loose(p, b, weapon, any_of(p, marks), far, storm)


def slit_weapon(f: Fighter) -> bool:
    """2.69: javelins, slings and daggers do not go through arrow slits."""
    return WEAPON[f.cls] in ("short_bow", "crossbow")


def after_round(p: Position, b: Battle, a: Assault) -> None:
    """The line falls, the assault ends, or both decide again."""
    if not fit(b, 1):
        lose_line(p)
    elif not fit(b, 0) or a.round >= MOST_ROUNDS:
        end_assault(p)
    else:
        p.phase, p.active = w.STORM, current(p).besieger


def lose_line(p: Position) -> None:
    """2.64: the ramparts are lost: half the supplies are saved; with the last line, all."""
    siege, b = current(p), p.battle
    assert b is not None
    if siege.line:
        end_assault(p)
        if p.besiegers(siege):
            capture(p, siege, "assault")
            p.phase = w.NEXT_SIEGE
        return
    siege.line, siege.gate = 1, 0
    siege.supply //= 2
    p.note("ramparts_taken", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))
    end_assault(p)


def end_assault(p: Position) -> None:
    """The fight is over for this day."""
    siege, b = current(p), p.battle
    assert b is not None
    before = [sum(1 for f in b.fighters if f.side == s) for s in (0, 1)]
    disband(p, siege, b)
    fallen = [sum(1 for f in b.fighters if f.side == s and f.state & DEAD) for s in (0, 1)]
    p.note("assault_over", hex=spell_hex(siege.hex), fallen=fallen, fought=before)
    p.battle = p.assault = None
    p.phase = w.DAY_END


STEPS: Final[Steps] = {w.ASSAULT_ROUND: assault_round}
