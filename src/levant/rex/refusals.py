"""Why an action is not legal, with the rule that says so.

A refusal tells a player only what he may know: an enemy block is never looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.kernel.title import Refusal
from levant.rex import refusals_combat as combat
from levant.rex import refusals_movement as movement
from levant.rex.army import BLOCK_COUNT, CRUSADERS, FAMILY, SALADIN
from levant.rex.bits import first, size
from levant.rex.board import PLACES, ROLES, TOWNS
from levant.rex.cards import INTRIGUE, WINTER_CAMPAIGN, WINTER_TURN, held_cards
from levant.rex.deployment import overfull
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.position import Position
from levant.rex.refusals_common import own_block, owner
from levant.rex.words import (
    A_BLOCK,
    A_CARD,
    A_PLACE,
    A_ROLE,
    ASSASSINATE,
    ASSASSINS,
    CARD,
    CARDS,
    CHARGE,
    DEPLOY,
    DEPLOY_TO,
    DONE,
    ENTER,
    ENTER_WITH,
    EXCHANGE,
    FIELD,
    FIRE,
    FORCE,
    FORCED_RETREAT,
    FRANK_DEPLOY,
    GARRISON,
    GIVE,
    GROUP,
    GROUP_OF,
    HALT,
    HARRY,
    HITS,
    INTO_CASTLE,
    KEEP_SIEGE,
    LAND,
    LEAVE,
    MAIN,
    MAIN_FROM,
    MAIN_GROUP,
    MAIN_ROAD,
    MANNA,
    MARCH,
    MARCH_WITH,
    MARKER,
    MOVES,
    MUSTER,
    MUSTER_AT,
    MUSTER_MARCH,
    OVER,
    PASS,
    PHASE_RULES,
    PHASES,
    PLACE_DRAW,
    RECALL,
    REGROUP,
    REGROUP_TO,
    REGROUP_WITH,
    REPLACEMENTS,
    RESTORE,
    RETREAT,
    RETREAT_TO,
    SAIL,
    SAIL_WITH,
    SALLY,
    SALLY_WITH,
    SARACEN_DEPLOY,
    SEA_ATTACK,
    SHOW,
    STARVE,
    STORM,
    STORM_WITH,
    STORMING,
    STRIKE_CASTLE,
    STRIKE_FIELD,
    SUPPLY,
    TAKE_HIT,
    TO,
    VERB_COUNT,
    VERBS,
    WITHDRAW,
)

Reason = Callable[[Position, int, int], Refusal | None]

# The section a verb belongs to, cited when it is not the moment for it.
_VERB_RULES: Final[list[str]] = [
    "", "1.2", "3.1", "5.0", "3.2", "4.1", "4.1", "card Assassins", "card Assassins",
    "card Assassins", "card Manna", "5.2", "5.3", "5.4", "7.23", "8.2", "5.2", "5.2",
    "optional: Forced Marches", "5.4", "7.22", "6.41", "card Jihad", "6.51", "6.0", "6.1",
    "6.53", "6.55", "6.2", "6.32", "6.33", "6.6", "6.63", "6.31", "6.7", "8.3", "8.4", "6.2",
    "4.1", "6.41",
]  # fmt: skip
_OBJECTS: Final = {
    A_BLOCK: BLOCK_COUNT,
    A_PLACE: len(PLACES),
    A_CARD: len(CARD_NAMES),
    A_ROLE: len(ROLES),
}


def explain(p: Position, role: int, action: int) -> Refusal:
    """The reason why an action is refused, by the edition's own section."""
    refusal = _explain(p, role, action)
    return Refusal(p.rules.section(refusal.rule), refusal.key, **refusal.facts)


def _explain(p: Position, role: int, action: int) -> Refusal:
    verb, thing = action >> 6, action & 63
    if not 0 <= verb < VERB_COUNT or action < 0:
        return Refusal("notation", "unknown_action", action=action)
    kind = VERBS[verb][1]
    if thing >= _OBJECTS.get(kind, 1):
        return Refusal("notation", "unknown_object", verb=VERBS[verb][0], object=thing)
    if role not in (0, 1):
        return Refusal("notation", "unknown_role", role=role)
    if p.phase == OVER:
        return Refusal("1.2", "game_over")
    if p.phase != CARDS and role != p.active:
        # How a march goes on is the mover's own: his view of it is 5.0 to the others.
        phase = MOVES if MOVES < p.phase <= ENTER else p.phase
        return Refusal(PHASE_RULES[phase], "not_your_decision", decider=ROLES[p.active])
    reason = _REASONS.get((p.phase, verb))
    found = reason(p, role, thing) if reason else _out_of_place(p, role, verb, thing)
    return found or Refusal(
        PHASE_RULES[p.phase], "not_possible", verb=VERBS[verb][0], phase=PHASES[p.phase]
    )


def _out_of_place(p: Position, role: int, verb: int, thing: int) -> Refusal:
    """A verb that this phase does not know."""
    special = combat.out_of_place(p, role, verb, thing)
    if special:
        return special
    if verb == DONE:
        return Refusal(PHASE_RULES[p.phase], "must_choose", phase=PHASES[p.phase])
    return Refusal(
        _VERB_RULES[verb] or PHASE_RULES[p.phase],
        "not_now",
        verb=VERBS[verb][0],
        phase=PHASES[p.phase],
    )


# 3.0 deployment


def _deploy(p: Position, role: int, block: int) -> Refusal | None:
    bit = 1 << block
    if owner(block) != role:
        return Refusal("3.1", "not_your_block", block=p.rules.blocks[block])
    if (CRUSADERS | p.rules.pilgrims) & bit:
        return Refusal("3.1", "starts_in_pool", block=p.rules.blocks[block])
    seats = p.rules.deploy_seats[block]
    if not seats & (seats - 1):
        return Refusal("1.13", "no_other_seat", block=p.rules.blocks[block])
    return Refusal("3.1", "too_many_changes", block=p.rules.blocks[block])


def _deploy_done(p: Position, role: int, thing: int) -> Refusal | None:
    town = first(overfull(p))
    return Refusal(
        "3.1",
        "castle_limit",
        town=TOWNS[town],
        count=size(p.field[town]),
        limit=p.rules.rating[town],
    )


def _seat(p: Position, role: int, town: int) -> Refusal | None:
    block = p.mover
    if town == p.where[block]:
        return Refusal("3.1", "already_there", block=p.rules.blocks[block], town=PLACES[town])
    return Refusal("3.1", "not_a_seat", block=p.rules.blocks[block], town=PLACES[town])


def _exchange(p: Position, role: int, block: int) -> Refusal | None:
    if not FAMILY >> block & 1:
        return Refusal("3.2", "not_family", block=p.rules.blocks[block])
    return Refusal("3.2", "same_seat", block=p.rules.blocks[block], other=p.rules.blocks[SALADIN])


# 4.0 cards


def _card(p: Position, role: int, card: int) -> Refusal | None:
    name = CARD_NAMES[card]
    if p.chosen[role] >= 0:
        return Refusal("4.1", "already_chosen")
    if not held_cards(p.hands[role]) >> card & 1:
        return Refusal("4.1", "not_in_hand", card=name)
    if card == INTRIGUE and p.turn == 1:
        return Refusal("4.1", "intrigue_first_turn", card=name)
    if card == WINTER_CAMPAIGN and p.turn < WINTER_TURN:
        return Refusal("8.2", "only_in_winter")
    return None


def _recall(p: Position, role: int, thing: int) -> Refusal | None:
    return Refusal("4.1", "nothing_chosen")


def _assassinate(p: Position, role: int, block: int) -> Refusal | None:
    # The same answer for every hidden block, wherever it is.
    return Refusal("card Assassins", "not_face_up", block=p.rules.blocks[block])


def _strike(p: Position, role: int, town: int) -> Refusal | None:
    return Refusal("card Assassins", "no_hidden_enemy", town=PLACES[town])


def _give(p: Position, role: int, block: int) -> Refusal | None:
    missing = own_block(p, role, block, "card Manna")
    if missing:
        return missing
    if p.moved >> block & 1:
        return Refusal("card Manna", "given_already", block=p.rules.blocks[block])
    return Refusal("card Manna", "full_strength", block=p.rules.blocks[block])


_REASONS: Final[dict[tuple[int, int], Reason]] = {
    (FRANK_DEPLOY, DEPLOY): _deploy,
    (FRANK_DEPLOY, DONE): _deploy_done,
    (DEPLOY_TO, TO): _seat,
    (SARACEN_DEPLOY, EXCHANGE): _exchange,
    (CARDS, CARD): _card,
    (CARDS, RECALL): _recall,
    (ASSASSINS, ASSASSINATE): _assassinate,
    (ASSASSINS, STRIKE_FIELD): _strike,
    (ASSASSINS, STRIKE_CASTLE): _strike,
    (MANNA, GIVE): _give,
    (MOVES, GROUP_OF): movement.group_of,
    (MOVES, MUSTER_AT): movement.muster_at,
    (MOVES, SAIL_WITH): movement.sail_with,
    (MOVES, ENTER_WITH): movement.enter_with,
    (MOVES, KEEP_SIEGE): movement.keep_siege,
    (GROUP, MARCH_WITH): movement.march_with,
    (MARCH, TO): movement.step_to,
    (MARCH, HALT): movement.halt,
    (MARCH, FORCE): movement.force,
    (MUSTER, MARCH_WITH): movement.muster_with,
    (MUSTER_MARCH, TO): movement.muster_step,
    (SAIL, LAND): movement.land,
    (SAIL, SEA_ATTACK): movement.sea_attack,
    (ENTER, TO): movement.enter_at,
    (MAIN_ROAD, MAIN): movement.main_road,
    (MARKER, SHOW): combat.show,
    (GARRISON, INTO_CASTLE): combat.into_castle,
    (STORM, STORM_WITH): combat.storm_with,
    (SALLY, SALLY_WITH): combat.sally_with,
    (FIELD, FIRE): combat.fire,
    (FIELD, CHARGE): combat.charge,
    (FIELD, HARRY): combat.harry,
    (FIELD, RETREAT): combat.retreat,
    (FIELD, WITHDRAW): combat.withdraw,
    (FIELD, PASS): combat.no_pass,
    (STORMING, PASS): combat.no_pass,
    (STORMING, RETREAT): combat.leave_storm,
    (STORMING, CHARGE): combat.charge_in_storm,
    (STORM, DONE): combat.no_stop,
    (MAIN_GROUP, MAIN_FROM): movement.main_from,
    (STORMING, FIRE): combat.fire,
    (STORMING, WITHDRAW): combat.leave_storm,
    (HITS, TAKE_HIT): combat.take_hit,
    (RETREAT_TO, TO): combat.retreat_to,
    (REGROUP, REGROUP_WITH): combat.regroup_with,
    (REGROUP_TO, TO): combat.regroup_to,
    (FORCED_RETREAT, RETREAT): combat.must_retreat,
    (LEAVE, RETREAT): combat.must_retreat,
    (PLACE_DRAW, TO): combat.place_draw,
    (SUPPLY, STARVE): combat.starve,
    (REPLACEMENTS, RESTORE): combat.restore,
}
