"""Rare states of battles and sieges, beside those of rare_moves.py."""

from __future__ import annotations

from levant.rex import words
from levant.rex.army import ARMY, NO_BLOCK
from levant.rex.bits import size
from levant.rex.board import TOWN_COUNT
from levant.rex.fire import assailant, castle_room, jihad_round
from levant.rex.game import Game
from levant.rex.position import Event
from levant.rex.reserves import waiting
from levant.rex.rules import Rules
from tests.rex.rare import RARE


def _third_round(rules: Rules) -> bool:
    return rules.relief_of_player_two == 2 or rules.response_other_roads == 3


# 6.2, 6.3 a block's turn


@RARE.deed("harrying with the last block", words.HARRY)
def _(game: Game, role: int, thing: int) -> bool:
    return game.active_blocks(game.site, role) == 1 << thing


@RARE.change("a charge costs the knight's last step", "charge_loss")
def _(before: Game, after: Game, event: Event) -> bool:
    return after.where[event[2]] >= TOWN_COUNT


def _both_vanish(before: Game, after: Game) -> bool:
    """Decision 86: all who fought in the field are dead."""
    if before.phase not in (words.FIELD, words.HITS) or before.storm_combat:
        return False
    town = before.site
    fought = before.active_blocks(town, 0) | before.active_blocks(town, 1)
    return after.site != town or not fought & after.field[town]


def _eliminated_last(before: Game, after: Game, event: Event) -> bool:
    """The event tells of a block that was among the last of the field."""
    if not _both_vanish(before, after):
        return False
    town, block = before.site, event[2]
    fought = before.active_blocks(town, 0) | before.active_blocks(town, 1)
    dead = [b for b in range(62) if fought >> b & 1 and after.where[b] >= TOWN_COUNT]
    return len(dead) == size(fought) and block == dead[-1]


@RARE.wait("the last harrier has killed the last enemy", words.RETREAT_TO)
def _(game: Game) -> bool:
    left = game.active_blocks(game.site, 0) | game.active_blocks(game.site, 1)
    return game.after == words.FIELD_CLEARED and left == 1 << game.mover


def _charges_may_kill_both(rules: Rules) -> bool:
    """With one die for a step, all dice must be sixes, and none is a hit."""
    return rules.charge_dice > 1


@RARE.change("both sides vanish", "eliminated", possible=_charges_may_kill_both)
def _(before: Game, after: Game, event: Event) -> bool:
    return _eliminated_last(before, after, event)


@RARE.change("both sides vanish while reserves wait", "eliminated", possible=_charges_may_kill_both)
def _(before: Game, after: Game, event: Event) -> bool:
    reserves = before.site >= 0 and waiting(before, before.site, 0) | waiting(
        before, before.site, 1
    )
    return bool(reserves) and _eliminated_last(before, after, event)


@RARE.wait(
    "the first round of a Jihad",
    words.FIELD, words.STORMING,
    possible=lambda rules: not rules.both_events_happen,
)  # fmt: skip
def _(game: Game) -> bool:
    return jihad_round(game, assailant(game))


@RARE.wait(
    "a Jihad for a castle",
    words.FIELD, words.STORMING,
    possible=lambda rules: not rules.both_events_happen,
)  # fmt: skip
def _(game: Game) -> bool:
    siege = game.storm_combat or game.sallying
    return bool(siege) and jihad_round(game, assailant(game))


# 6.4 reserves


@RARE.wait("a reserve comes in the third round", words.FIELD, possible=_third_round)
def _(game: Game) -> bool:
    return game.round < 3 and bool(game.field[game.site] & game.third)


@RARE.change("a field is held against reserves", "field_held")
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.wait("both sides came by one road", words.FIELD)
def _(game: Game) -> bool:
    return bool(game.entry[game.site] & game.entry[TOWN_COUNT + game.site])


# 6.5 sieges


@RARE.deed("a sally while reserves wait", words.SALLY_WITH)
def _(game: Game, role: int, thing: int) -> bool:
    return bool(game.field[game.site] & (game.second | game.third))


@RARE.deed("no sally while reserves wait", words.DONE)
def _(game: Game, role: int, thing: int) -> bool:
    if game.phase != words.SALLY or game.active_blocks(game.site, role):
        return False
    return bool(waiting(game, game.site, 0) | waiting(game, game.site, 1))


@RARE.change("relief ends a storm", "field_round")
def _(before: Game, after: Game, event: Event) -> bool:
    town = event[3]
    if before.site != town or not before.storm_combat:
        return False
    friends = ARMY[before.besieged_side(town)] if before.castle[town] else 0
    return bool(after.field[town] & friends & ~after.sallying)


@RARE.change("a castle is taken and relief still comes", "castle_taken")
def _(before: Game, after: Game, event: Event) -> bool:
    return bool(waiting(before, event[3], 1 - event[1]))


@RARE.change("attrition takes a castle", "attrition")
def _(before: Game, after: Game, event: Event) -> bool:
    block, town = event[2], event[3]
    last = bool(before.castle[town] >> block & 1) and not after.castle[town]
    return last and before.castle[town].bit_length() - 1 == block and event[5] == 1


@RARE.deed("a besieger leaves", words.RETREAT)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.LEAVE


@RARE.deed("the last besieger leaves", words.RETREAT)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.LEAVE and size(game.field[game.site]) == 1


@RARE.deed("a stormer retreats", words.RETREAT, possible=lambda rules: rules.stormers_may_retreat)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.STORMING


@RARE.deed("a charge in a storm", words.CHARGE, possible=lambda rules: rules.charge_when_storming)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.STORMING


@RARE.wait("a half-hit outlives its round", words.STORM)
def _(game: Game) -> bool:
    return game.half_hit != NO_BLOCK


@RARE.wait(
    "a half-hit outlives its storm",
    words.SALLY,
    possible=lambda rules: rules.half_hit_lasts_all_turn,
)
def _(game: Game) -> bool:
    return game.half_hit != NO_BLOCK


@RARE.wait(
    "a storm that may not stop",
    words.STORM,
    possible=lambda rules: rules.stormers_exchanged and not rules.storm_may_stop,
)
def _(game: Game) -> bool:
    return game.storm_goes_on and not game.storming


@RARE.deed(
    "a sallying block retreats", words.RETREAT, possible=lambda rules: rules.sallying_may_retreat
)
def _(game: Game, role: int, thing: int) -> bool:
    return bool(game.sallying >> thing & 1)


@RARE.wait("no room in the castle", words.FIELD)
def _(game: Game) -> bool:
    side = game.active
    own = game.castle[game.site] & ARMY[side]
    return side != game.attacker and bool(own) and not castle_room(game, side)


@RARE.change("a castle of two or more is filled", "garrisoned")
def _(before: Game, after: Game, event: Event) -> bool:
    return event[5] == after.rules.rating[event[3]] >= 2


@RARE.wait(
    "a besieger to be shown is chosen",
    words.MARKER,
    possible=lambda rules: not rules.all_besiegers_shown,
)
def _(game: Game) -> bool:
    return True


# 6.6, 6.7 retreats and regroups


@RARE.wait("a road full of retreats", words.FIELD, words.FORCED_RETREAT, words.LEAVE)
def _(game: Game) -> bool:
    return game.crowded != 0


@RARE.change("no way to retreat", "cannot_retreat")
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.change(
    "cut off in the round of leaving",
    "cannot_retreat",
    possible=lambda rules: rules.retreat_round,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return after.round > after.rules.rounds or before.round > before.rules.rounds


@RARE.deed("a retreat into an own siege", words.TO)
def _(game: Game, role: int, thing: int) -> bool:
    siege = game.garrisoned[1 - role] >> thing & 1
    return game.phase == words.RETREAT_TO and bool(siege)


@RARE.deed("a regroup into a battle", words.TO, possible=lambda rules: rules.regroup_into_battle)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.REGROUP_TO and bool(game.held[1 - role] >> thing & 1)


@RARE.deed("a regroup into a siege still to be fought", words.TO)
def _(game: Game, role: int, thing: int) -> bool:
    siege = game.garrisoned[1 - role] & game.unfought
    return game.phase == words.REGROUP_TO and bool(siege >> thing & 1)


@RARE.wait(
    "a stormer who stood back may not regroup",
    words.REGROUP,
    possible=lambda rules: not rules.withdrawn_stormers_regroup,
)
def _(game: Game) -> bool:
    return bool(game.field[game.site] & ARMY[game.active] & game.stood_back)


@RARE.change(
    "a regroup after the field was refused",
    "garrisoned",
    possible=lambda rules: rules.regroup_when_refused,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return after.phase == words.REGROUP
