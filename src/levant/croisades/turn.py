"""2.2 The turn: what each decision offers, does and refuses; what follows by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from levant.croisades import (
    aftermath,
    assault,
    deployment,
    diplomacy,
    field,
    garrison,
    investment,
    landing,
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
    truce,
)
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS
from levant.croisades.custody import watch_prisoners
from levant.croisades.pieces import Desk, Meeting
from levant.croisades.position import Position, Steps
from levant.kernel.title import Refusal

# --- Decisions --------------------------------------------------------------------------------


class Decision(NamedTuple):
    """What a phase offers a role, what a choice does, and why another choice is refused."""

    choices: Callable[[Position, int], list[int]]
    play: Callable[[Position, int, w.Action], None]
    refuse: Callable[[Position, int, w.Action], Refusal] | None  # None: all it offers is possible


_REORGANISE: Final = Decision(
    muster.reorganise_choices, muster.play_reorganise, muster.why_not_reorganise
)
DECISIONS: Final[dict[int, Decision]] = {
    w.MUSTER: _REORGANISE,
    w.DIPLOMACY: Decision(
        diplomacy.diplomacy_choices, diplomacy.play_diplomacy, diplomacy.why_not_diplomacy
    ),
    w.SUPPLY: Decision(supply.supply_choices, supply.play_supply, supply.why_not_supply),
    w.RALLY: Decision(supply.rally_choices, supply.play_rally, supply.why_not_rally),
    w.REORGANISE: _REORGANISE,
    w.SAIL: Decision(naval.sail_choices, naval.play_sail, naval.why_not_sail),
    w.LAND: Decision(landing.land_choices, landing.play_land, landing.why_not_land),
    w.MOVES: Decision(march.moves_choices, march.play_moves, march.why_not_moves),
    w.MARCH: Decision(march.march_choices, march.play_march, march.why_not_march),
    w.MEET: Decision(meetings.meet_choices, meetings.play_meet, None),
    w.ANSWER: Decision(meetings.answer_choices, meetings.play_answer, meetings.why_not_answer),
    w.DESERT_MEETING: Decision(
        meetings.desert_choices, meetings.play_desert, meetings.why_not_desert
    ),
    w.REINFORCE: Decision(
        meetings.reinforce_choices, meetings.play_reinforce, meetings.why_not_reinforcing
    ),
    w.ORDER: Decision(sequence.order_choices, sequence.play_order, sequence.why_not_order),
    w.ENGAGE: Decision(seafight.engage_choices, seafight.play_engage, seafight.why_not_engaging),
    w.FLIGHT: Decision(
        seafight.flight_choices, seafight.play_flight, seafight.why_not_ship_in_battle
    ),
    w.SINK: Decision(seafight.sink_choices, seafight.play_sink, seafight.why_not_ship_in_battle),
    w.FLEE_TO: Decision(
        seafight.flee_to_choices, seafight.play_flee_to, seafight.why_not_fleeing_to
    ),
    w.WATCH: Decision(deployment.watch_choices, deployment.play_watch, deployment.why_not_watchers),
    w.LAY_OUT: Decision(field.lay_choices, field.play_lay, field.why_not_laying),
    w.SIDE: Decision(field.side_choices, field.play_side, field.why_not_side),
    w.DEPLOY: Decision(
        deployment.deploy_choices, deployment.play_deploy, deployment.why_not_deploying
    ),
    w.FIRST: Decision(
        deployment.first_choices, deployment.play_first, deployment.why_not_beginning
    ),
    w.STANCE: Decision(stances.stance_choices, stances.play_stance, stances.why_not_stance),
    w.RETREAT_TO: Decision(
        aftermath.retreat_to_choices, aftermath.play_retreat_to, aftermath.why_not_retreat_to
    ),
    w.GARRISON: Decision(
        garrison.garrison_choices, garrison.play_garrison, garrison.why_not_garrison
    ),
    w.SIEGE_DAY: Decision(siege.siege_day_choices, siege.play_siege_day, siege.why_not_siege_day),
    w.SALLY_DAY: Decision(siege.sally_choices, siege.play_sally, siege.why_not_sally),
    w.STORM: Decision(assault.storm_choices, assault.play_storm, None),
    w.WALL: Decision(assault.wall_choices, assault.play_wall, None),
    w.RATIONS: Decision(siege.ration_choices, siege.play_rations, siege.why_not_rations),
    w.REDEPLOY: Decision(truce.redeploy_choices, truce.play_redeploy, truce.why_not_redeploying),
}


def choices(p: Position, role: int) -> list[int]:
    """What a role that must decide may do."""
    return DECISIONS[p.phase].choices(p, role)


def apply(p: Position, role: int, number: int) -> None:
    """One choice, nothing of what follows."""
    DECISIONS[p.phase].play(p, role, w.unpack(number))


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
    p.passes = [0] * p.roles
    p.note("turn", number=p.turn, order=[p.role_name(role) for role in p.order])
    if truce.truce_holds(p):
        truce.begin_truce(p)
        ask_all(p, w.REDEPLOY)
    else:
        p.phase = w.TALKS


def talks(p: Position) -> None:
    """2.96: discussions at the start of a turn, among three or more."""
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
    if not landing.next_landing(p):
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


STEPS: Final[Steps] = {
    w.MUSTER_DONE: muster_done,
    w.TURN_START: turn_start,
    w.TALKS: talks,
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
    w.REDEPLOY: w.TALKS,
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
