"""2.2 The turn: which phase offers what, what a choice does, what follows by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.croisades import (
    aftermath,
    assault,
    deployment,
    diplomacy,
    field,
    garrison,
    investment,
    line,
    march,
    meetings,
    muster,
    naval,
    outcome,
    seafight,
    sequence,
    siege,
    stances,
    supply,
)
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS
from levant.croisades.custody import watch_prisoners
from levant.croisades.pieces import Desk, Meeting
from levant.croisades.position import Position

# --- What may be chosen -----------------------------------------------------------------------

# Where all decide together, each role has choices of its own.
_OWN_CHOICES: Final[dict[int, Callable[[Position, int], list[int]]]] = {
    w.MUSTER: muster.reorganise_choices,
    w.DIPLOMACY: diplomacy.diplomacy_choices,
    w.SUPPLY: supply.supply_choices,
    w.REORGANISE: muster.reorganise_choices,
    w.SAIL: naval.sail_choices,
    w.LAND: naval.land_choices,
    w.DEPLOY: deployment.deploy_choices,
}
_CHOICES: Final[dict[int, Callable[[Position], list[int]]]] = {
    w.RALLY: supply.rally_choices,
    w.MOVES: march.moves_choices,
    w.MARCH: march.march_choices,
    w.MEET: meetings.meet_choices,
    w.ANSWER: meetings.answer_choices,
    w.DESERT_MEETING: meetings.desert_choices,
    w.REINFORCE: meetings.reinforce_choices,
    w.ORDER: sequence.order_choices,
    w.ENGAGE: seafight.engage_choices,
    w.FLIGHT: seafight.flight_choices,
    w.SINK: seafight.sink_choices,
    w.FLEE_TO: seafight.flee_to_choices,
    w.WATCH: deployment.watch_choices,
    w.LAY_OUT: field.lay_choices,
    w.SIDE: field.side_choices,
    w.FIRST: deployment.first_choices,
    w.STANCE: stances.stance_choices,
    w.RETREAT_TO: aftermath.retreat_to_choices,
    w.GARRISON: garrison.garrison_choices,
    w.SIEGE_DAY: siege.siege_day_choices,
    w.SALLY_DAY: siege.sally_choices,
    w.STORM: assault.storm_choices,
    w.WALL: assault.wall_choices,
    w.RATIONS: siege.ration_choices,
}


def choices(p: Position, role: int) -> list[int]:
    """What a role that must decide may do."""
    own = _OWN_CHOICES.get(p.phase)
    return own(p, role) if own is not None else _CHOICES[p.phase](p)


# --- What a choice does -----------------------------------------------------------------------

# The function that plays a phase, whether it wants the role, and which parts of the action.
_PLAYS: Final[dict[int, tuple[Callable[..., None], bool, tuple[int, ...]]]] = {
    w.MUSTER: (muster.play_reorganise, True, (0, 1, 2, 3)),
    w.DIPLOMACY: (diplomacy.play_diplomacy, True, (0, 1)),
    w.SUPPLY: (supply.play_supply, True, (0, 1)),
    w.REORGANISE: (muster.play_reorganise, True, (0, 1, 2, 3)),
    w.RALLY: (supply.play_rally, False, (1,)),
    w.SAIL: (naval.play_sail, True, (0, 1, 2, 3, 4)),
    w.LAND: (naval.play_land, True, (0, 1, 2)),
    w.MOVES: (march.play_moves, False, (0, 1)),
    w.MARCH: (march.play_march, False, (0, 1)),
    w.MEET: (meetings.play_meet, False, (0,)),
    w.ANSWER: (meetings.play_answer, False, (0,)),
    w.DESERT_MEETING: (meetings.play_desert, False, (0,)),
    w.REINFORCE: (meetings.play_reinforce, False, (0, 1)),
    w.ORDER: (sequence.play_order, False, (1,)),
    w.ENGAGE: (seafight.play_engage, False, (1,)),
    w.FLIGHT: (seafight.play_flight, False, (0, 1)),
    w.SINK: (seafight.play_sink, False, (1,)),
    w.FLEE_TO: (seafight.play_flee_to, False, (1, 2)),
    w.WATCH: (deployment.play_watch, False, (0, 1, 2)),
    w.LAY_OUT: (field.play_lay, False, (1,)),
    w.SIDE: (field.play_side, False, (1,)),
    w.DEPLOY: (deployment.play_deploy, True, (0, 1)),
    w.FIRST: (deployment.play_first, False, (1,)),
    w.STANCE: (stances.play_stance, False, (0, 1)),
    w.RETREAT_TO: (aftermath.play_retreat_to, False, (1,)),
    w.GARRISON: (garrison.play_garrison, False, (0, 1, 2)),
    w.SIEGE_DAY: (siege.play_siege_day, False, (0,)),
    w.SALLY_DAY: (siege.play_sally, False, (0, 1)),
    w.STORM: (assault.play_storm, False, (0,)),
    w.WALL: (assault.play_wall, False, (0,)),
    w.RATIONS: (siege.play_rations, False, (1,)),
}


def apply(p: Position, role: int, number: int) -> None:
    """One choice, nothing of what follows."""
    play, wants_role, wanted = _PLAYS[p.phase]
    parts = w.unpack(number)
    things = [parts[i] for i in wanted]
    if wants_role:
        play(p, role, *things)
    else:
        play(p, *things)


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
    p.informed, p.agreed, p.meetings, p.withdrawn, p.worn = [], [], [], [], []
    for due in p.clashes:
        clash(p, due.hex, due.attacker, due.defender)
    p.clashes = []
    p.note("turn", number=p.turn, order=[p.role_name(role) for role in p.order])
    if p.roles > 2:
        ask_all(p, w.DIPLOMACY)
    else:
        p.phase = w.SUPPLY_START


def clash(p: Position, place: int, attacker: int, defender: int) -> None:
    """2.56, 2.95d: who was left beside an enemy fights him in the next turn."""
    ours, theirs = (
        [g for g in p.groups_at(place, role) if not g.inside] for role in (attacker, defender)
    )
    if not ours or not theirs or p.friends(attacker, defender) or p.meeting_at(place):
        return
    meeting = Meeting()
    meeting.hex, meeting.via = place, ours[0].via
    meeting.attackers, meeting.defenders = [attacker], [defender]
    p.meetings.append(meeting)


def diplomacy_done(p: Position) -> None:
    """2.96: pacts hold from now on; allies do not besiege each other."""
    diplomacy.seal_commands(p)
    for one, other in diplomacy.seal_pacts(p):
        # 2.95d: former allies who do not agree on a hex where both stand fight for it.
        for place in sorted({g.hex for g in p.own_groups(one) if not g.ship}):
            clash(p, place, one, other)
    for ended in list(p.sieges):
        if p.friends(ended.besieger, p.owner[ended.hex]):
            investment.lift_siege(p, ended)
    p.phase = w.SUPPLY_START


def supply_start(p: Position) -> None:
    ask_all(p, w.SUPPLY)


def supply_done(p: Position) -> None:
    supply.close_supply(p)
    p.phase = w.SCATTER


def scatter(p: Position) -> None:
    """2.72: who starved for ten turns goes to a town, one group after the other."""
    if not supply.scatter(p):
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
    w.SCATTER: scatter,
    w.REORGANISE_DONE: reorganise_done,
    w.SAIL_DONE: sail_done,
    w.LAND_DONE: land_done,
    w.NEXT_LANDING: next_landing,
    w.SEA_BATTLES_DONE: sea_battles_done,
    w.INCOME: outcome.income,
    **march.STEPS,
    **seafight.STEPS,
    **field.STEPS,
    **deployment.STEPS,
    **stances.STEPS,
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
            watch_prisoners(p)
        elif p.phase in w.TOGETHER:
            waiting = p.deciders
            if not waiting:
                p.phase = _CLOSED[p.phase]
                continue
            absent = [role for role in waiting if p.quit[role]]
            if not absent:
                return
            apply(p, absent[0], default_action(p, absent[0]))
        elif p.quit[p.deciders[0]]:
            apply(p, p.active, default_action(p, p.active))
        else:
            return


def default_action(p: Position, role: int) -> int:
    """A legal action that changes as little as possible: for absent players, too."""
    legal = choices(p, role)
    for verb in _QUIET:
        for act in legal:
            if act >> 48 == verb:
                return act
    return legal[0]
