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
from levant.croisades.morale import Melee
from levant.croisades.position import Position
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
from levant.croisades.ranks import (
    BACK,
    DEAD,
    OFF,
    STUNNED,
    able,
)
from levant.croisades.roster import (
    BALLISTA,
    LADDER,
    RAM,
    SCREEN,
    TOWER,
    WEAPON,
)
from levant.croisades.surrender import capture
from levant.croisades.tables import combat_result

MOST_ROUNDS: Final = 10
BREACH_WIDTH: Final = 4
GATE_WIDTH: Final = 2
TOWER_WIDTH: Final = 2
RAM_BREAKS: Final = 3  # a ram breaks the gate on this die or less, each round
OIL_COLUMN: Final = 4  # a barrel attacks one climber at 4:1
RAMPART_SHIFT: Final = -1
RAMPART_MORALE: Final = 3  # 2.84
RAMPART_LEVELS: Final = 2  # how high the rampart stands over the ground
THROWN: Final = ("javelin", "dagger", "sling")


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


def storm_choices(p: Position) -> list[int]:
    """Go on, or call the men back."""
    return sorted((w.action(w.PRESS), w.action(w.CALL_OFF)))


def play_storm(p: Position, verb: int) -> None:
    """The besieger's word before each round."""
    if verb == w.CALL_OFF:
        end_assault(p)
    else:
        p.phase, p.active = w.WALL, p.keeper(current(p))


def wall_choices(p: Position) -> list[int]:
    """2.64: stand, or fall back behind the next wall with half the supplies."""
    return sorted((w.action(w.STAND), w.action(w.YIELD)))


def play_wall(p: Position, verb: int) -> None:
    """The defender's word before each round."""
    if verb == w.YIELD:
        lose_line(p)
    else:
        p.phase = w.ASSAULT_ROUND


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
    morale.clear_tests(b)
    dazed = [f for f in b.fighters if f.state & STUNNED]
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
    fallen -= len([f for f in fit(b, 1) if not f.state & BACK])
    answer = Melee(
        walls=True,
        shift=-1 if siege.fed in (HALF, QUARTER) else 0,
        wall_bonus=storm.wall_bonus,
        rations=storm.rations,
    )
    front = [f for f in front if able(f) and not f.state & BACK]
    for gang, mark in combat.pair([f for f in ready(b, 1) if not f.state & BACK], front):
        combat.fight(p, b, gang, mark, answer)
    front = [f for f in front if able(f) and not f.state & BACK]
    a.foothold = min(len(front), max(0, fallen) + (a.foothold if front else 0))
    a.climbing = min(siege.ready[LADDER], max(0, len(ready(b, 0)) - a.foothold))
    for _ in range(siege.ready[RAM]):
        if not siege.gate and p.d10() <= RAM_BREAKS:
            siege.gate = 1
            p.note("gate_broken", hex=spell_hex(siege.hex))
    for f in dazed:
        f.state &= ~STUNNED
    for f in b.fighters:
        f.state &= ~BACK
    b.chief_dead = [turns + 1 if turns else 0 for turns in b.chief_dead]
    after_round(p, b, a)


def fire_and_oil(p: Position, siege: Siege, b: Battle, front: list[Fighter], storm: Melee) -> None:
    """2.64, 2.69: defenders shoot and pour; besiegers shoot from behind their screens."""
    archers = [f for f in ready(b, 1) if slit_weapon(f)]
    exposed = Melee(walls=True)
    for f in archers[: max(1, len(front))]:
        if front:
            mark = front[p.dice.below(len(front))]
            combat.loose(p, b, WEAPON[f.cls], mark, 0, exposed)
    for _ in range(siege.ballistas):
        if front:
            mark = front[p.dice.below(len(front))]
            combat.loose(p, b, "ballista", mark, 0, exposed)
    a = p.assault
    assert a is not None
    for _ in range(min(siege.oil, a.climbing, len(front))):
        siege.oil -= 1
        mark = front[p.dice.below(len(front))]
        if mark.state & OFF:
            continue
        result = combat_result(OIL_COLUMN, p.d10())
        if result in "EF":
            morale.suffer(p, b, mark, exposed, result)
        elif result in "CD":
            mark.state |= BACK
    shooters = [f for f in others(ready(b, 0), front) if WEAPON[f.cls]]
    covered = shooters[: 2 + 2 * siege.ready[SCREEN]]
    for f in covered:
        marks = fit(b, 1)
        if marks:
            weapon = WEAPON[f.cls]
            far = combat.raised(weapon, 0 if weapon in THROWN else 1, RAMPART_LEVELS)
            combat.loose(p, b, weapon, marks[p.dice.below(len(marks))], far, storm)
    for _ in range(siege.ready[BALLISTA]):
        marks = fit(b, 1)
        if marks:
            combat.loose(p, b, "ballista", marks[p.dice.below(len(marks))], 1, storm)


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


STEPS: Final = {w.ASSAULT_ROUND: assault_round}
