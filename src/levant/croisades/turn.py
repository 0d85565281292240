"""2.2 The turn: which phase offers what, what a choice does, what follows by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.croisades import (
    aftermath,
    assault,
    diplomacy,
    field,
    line,
    march,
    meetings,
    muster,
    naval,
    outcome,
    seafight,
    sequence,
    siege,
    supply,
)
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS
from levant.croisades.pieces import Desk, Meeting
from levant.croisades.position import Position

# --- What may be chosen -----------------------------------------------------------------------

CHOICES: Final[dict[int, Callable[[Position, int], list[int]]]] = {
    w.MUSTER: muster.reorganise_choices,
    w.DIPLOMACY: diplomacy.diplomacy_choices,
    w.SUPPLY: supply.supply_choices,
    w.REORGANISE: muster.reorganise_choices,
    w.SAIL: naval.sail_choices,
    w.LAND: naval.land_choices,
    w.MOVES: lambda p, role: march.moves_choices(p),
    w.MARCH: lambda p, role: march.march_choices(p),
    w.MEET: lambda p, role: meetings.meet_choices(p),
    w.ANSWER: lambda p, role: meetings.answer_choices(p),
    w.DESERT_MEETING: lambda p, role: meetings.desert_choices(p),
    w.REINFORCE: lambda p, role: meetings.reinforce_choices(p),
    w.ORDER: lambda p, role: sequence.order_choices(p),
    w.ENGAGE: lambda p, role: seafight.engage_choices(p),
    w.FLIGHT: lambda p, role: seafight.flight_choices(p),
    w.SINK: lambda p, role: seafight.sink_choices(p),
    w.FLEE_TO: lambda p, role: seafight.flee_to_choices(p),
    w.WATCH: lambda p, role: field.watch_choices(p),
    w.LAY_OUT: lambda p, role: field.lay_choices(p),
    w.SIDE: lambda p, role: field.side_choices(p),
    w.DEPLOY: field.deploy_choices,
    w.FIRST: lambda p, role: field.first_choices(p),
    w.STANCE: lambda p, role: line.stance_choices(p),
    w.RETREAT_TO: lambda p, role: aftermath.retreat_to_choices(p),
    w.GARRISON: lambda p, role: siege.garrison_choices(p),
    w.SIEGE_DAY: lambda p, role: siege.siege_day_choices(p),
    w.SALLY_DAY: lambda p, role: siege.sally_choices(p),
    w.STORM: lambda p, role: assault.storm_choices(p),
    w.WALL: lambda p, role: assault.wall_choices(p),
    w.RATIONS: lambda p, role: siege.ration_choices(p),
}

# --- What a choice does -----------------------------------------------------------------------

Play = Callable[[Position, int, tuple[int, int, int, int, int]], None]
PLAYS: Final[dict[int, Play]] = {
    w.MUSTER: lambda p, role, act: muster.play_reorganise(p, role, act[0], act[1], act[2]),
    w.DIPLOMACY: lambda p, role, act: diplomacy.play_diplomacy(p, role, act[0], act[1]),
    w.SUPPLY: lambda p, role, act: supply.play_supply(p, role, act[0], act[1]),
    w.REORGANISE: lambda p, role, act: muster.play_reorganise(p, role, act[0], act[1], act[2]),
    w.SAIL: lambda p, role, act: naval.play_sail(p, role, *act),
    w.LAND: lambda p, role, act: naval.play_land(p, role, act[0], act[1], act[2]),
    w.MOVES: lambda p, role, act: march.play_moves(p, act[0], act[1]),
    w.MARCH: lambda p, role, act: march.play_march(p, act[0], act[1]),
    w.MEET: lambda p, role, act: meetings.play_meet(p, act[0]),
    w.ANSWER: lambda p, role, act: meetings.play_answer(p, act[0]),
    w.DESERT_MEETING: lambda p, role, act: meetings.play_desert(p, act[0]),
    w.REINFORCE: lambda p, role, act: meetings.play_reinforce(p, act[0], act[1]),
    w.ORDER: lambda p, role, act: sequence.play_order(p, act[1]),
    w.ENGAGE: lambda p, role, act: seafight.play_engage(p, act[1]),
    w.FLIGHT: lambda p, role, act: seafight.play_flight(p, act[0], act[1]),
    w.SINK: lambda p, role, act: seafight.play_sink(p, act[1]),
    w.FLEE_TO: lambda p, role, act: seafight.play_flee_to(p, act[1], act[2]),
    w.WATCH: lambda p, role, act: field.play_watch(p, act[0], act[1]),
    w.LAY_OUT: lambda p, role, act: field.play_lay(p, act[1]),
    w.SIDE: lambda p, role, act: field.play_side(p, act[1]),
    w.DEPLOY: lambda p, role, act: field.play_deploy(p, role, act[0], act[1]),
    w.FIRST: lambda p, role, act: field.play_first(p, act[1]),
    w.STANCE: lambda p, role, act: line.play_stance(p, act[0], act[1]),
    w.RETREAT_TO: lambda p, role, act: aftermath.play_retreat_to(p, act[1]),
    w.GARRISON: lambda p, role, act: siege.play_garrison(p, act[0], act[1], act[2]),
    w.SIEGE_DAY: lambda p, role, act: siege.play_siege_day(p, act[0]),
    w.SALLY_DAY: lambda p, role, act: siege.play_sally(p, act[0], act[1]),
    w.STORM: lambda p, role, act: assault.play_storm(p, act[0]),
    w.WALL: lambda p, role, act: assault.play_wall(p, act[0]),
    w.RATIONS: lambda p, role, act: siege.play_rations(p, act[1]),
}

# --- What follows by itself -------------------------------------------------------------------


def ask_all(p: Position, phase: int, roles: list[int] | None = None) -> None:
    """Every role (or these) decides in a phase."""
    for role in range(p.roles):
        p.desks[role] = Desk()
        p.desks[role].done = int(bool(p.out[role]) or (roles is not None and role not in roles))
    p.phase = phase


def turn_start(p: Position) -> None:
    """2.13, 2.93: a new turn; with three or more players the first mover now moves last."""
    p.turn += 1
    if p.roles > 2 and p.turn > 1:
        p.order = p.order[1:] + p.order[:1]
    for group in p.groups:
        group.moved = group.landed = 0
    p.informed, p.agreed, p.meetings = [], [], []
    for place, attacker, defender in p.clashes:
        clash(p, place, attacker, defender)
    p.clashes = []
    p.note("turn", number=p.turn, order=[p.role_name(role) for role in p.order])
    if p.roles > 2:
        ask_all(p, w.DIPLOMACY)
    else:
        p.phase = w.SUPPLY_START


def clash(p: Position, place: int, attacker: int, defender: int) -> None:
    """2.56, 2.95d: who was left beside an enemy fights him in the next turn."""
    ours, theirs = p.groups_at(place, attacker), p.groups_at(place, defender)
    if not ours or not theirs or p.friends(attacker, defender) or p.meeting_at(place):
        return
    meeting = Meeting()
    meeting.hex, meeting.via = place, ours[0].via
    meeting.attackers, meeting.defenders = [attacker], [defender]
    p.meetings.append(meeting)


def diplomacy_done(p: Position) -> None:
    diplomacy.seal_pacts(p)
    p.phase = w.SUPPLY_START


def supply_start(p: Position) -> None:
    ask_all(p, w.SUPPLY)


def supply_done(p: Position) -> None:
    supply.close_supply(p)
    ask_all(p, w.REORGANISE)


def reorganise_done(p: Position) -> None:
    """2.32: roles with a ship in a port write their orders."""
    p.stage = w.STAGE_NAVAL
    ask_all(p, w.SAIL, sorted({s.role for s in p.ships if s.port != HIGH_SEAS}))


def sail_done(p: Position) -> None:
    """2.32, 2.34: ships sail; then transports beside their people may land or deliver."""
    naval.set_sail(p)
    p.queue = []
    ask_all(p, w.LAND, [role for role in range(p.roles) if may_land(p, role)])


def may_land(p: Position, role: int) -> bool:
    """Whether a role is asked; only what everybody sees counts."""
    for ship in p.ships:
        if ship.role == role and not ship.war and ship.port != HIGH_SEAS:
            if naval.aboard(p, ship) or p.groups_at(ship.port, role):
                return True
    return False


def land_done(p: Position) -> None:
    """2.34: who landed on an enemy's quay meets who is there."""
    p.after = w.NEXT_LANDING
    p.phase = w.NEXT_LANDING


def next_landing(p: Position) -> None:
    p.after = w.NEXT_LANDING
    if not meetings.next_landing(p):
        p.queue = []
        p.phase = w.FIRST_MOVER if p.stage == w.STAGE_NAVAL else w.LAND_BATTLES


def sea_battles_done(p: Position) -> None:
    """Decision 8: what a contested box held back can now land."""
    roles = sorted({s.role for s in p.ships if s.fought and may_land(p, s.role)})
    p.queue = []
    ask_all(p, w.LAND, roles)


def muster_done(p: Position) -> None:
    p.note("began", scenario=p.scenario.name)
    p.phase = w.TURN_START


STEPS: Final[dict[int, Callable[[Position], None]]] = {
    w.MUSTER_DONE: muster_done,
    w.TURN_START: turn_start,
    w.DIPLOMACY_DONE: diplomacy_done,
    w.SUPPLY_START: supply_start,
    w.SUPPLY_DONE: supply_done,
    w.REORGANISE_DONE: reorganise_done,
    w.SAIL_DONE: sail_done,
    w.LAND_DONE: land_done,
    w.NEXT_LANDING: next_landing,
    w.SEA_BATTLES_DONE: sea_battles_done,
    w.INCOME: outcome.income,
    **march.STEPS,
    **seafight.STEPS,
    **field.STEPS,
    **line.STEPS,
    **aftermath.STEPS,
    **siege.STEPS,
    **assault.STEPS,
}
# 2.13: what follows when all have decided.
_CLOSED: Final = {
    w.MUSTER: w.MUSTER_DONE,
    w.DIPLOMACY: w.DIPLOMACY_DONE,
    w.SUPPLY: w.SUPPLY_DONE,
    w.REORGANISE: w.REORGANISE_DONE,
    w.SAIL: w.SAIL_DONE,
    w.LAND: w.LAND_DONE,
    w.DEPLOY: w.DEPLOYED,
}
# What somebody does who has left the table: the first of these that is possible.
_QUIET: Final = (
    w.CANCEL, w.DONE, w.PASS, w.HALT, w.SHELTER, w.FIGHT, w.STANDARD, w.HOLD, w.DELAY, w.STAND,
    w.CALL_OFF, w.RATION, w.BESIEGE,
)  # fmt: skip


def advance(p: Position) -> None:
    """Run automatic steps, and the decisions of those who gave up, until somebody must choose."""
    while p.phase != w.OVER:
        if p.phase >= w.AUTOMATIC:
            STEPS[p.phase](p)
        elif p.phase in w.TOGETHER:
            waiting = p.deciders
            if not waiting:
                p.phase = _CLOSED[p.phase]
                continue
            absent = [role for role in waiting if p.quit[role]]
            if not absent:
                return
            apply(p, absent[0], default_action(p, absent[0]))
        elif p.quit[p.active]:
            apply(p, p.active, default_action(p, p.active))
        else:
            return


def default_action(p: Position, role: int) -> int:
    """A legal action that changes as little as possible: for absent players, too."""
    legal = CHOICES[p.phase](p, role)
    for verb in _QUIET:
        for act in legal:
            if act >> 48 == verb:
                return act
    return legal[0]


def apply(p: Position, role: int, number: int) -> None:
    """One choice, nothing of what follows."""
    PLAYS[p.phase](p, role, w.unpack(number))


