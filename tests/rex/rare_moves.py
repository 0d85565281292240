"""Rare states of movement, cards, draws, winter and the end of a game."""

from __future__ import annotations

from levant.rex import words
from levant.rex.army import ARMY, PHILIP, SIDE
from levant.rex.bits import size
from levant.rex.board import FRANK, GERMANIA, PORTS, TOWN_COUNT
from levant.rex.cards import (
    ASSASSINS_CARD,
    INTRIGUE,
    MUD_CARD,
    WINTER_CAMPAIGN,
    WINTER_TURN,
    hurt,
    is_event,
)
from levant.rex.draws import open_ports
from levant.rex.game import Game
from levant.rex.movement import bound
from levant.rex.position import NOWHERE, Event
from levant.rex.rules import Rules
from levant.rex.sea import staged_ready
from tests.rex.rare import RARE

# By which rules


def _sea_attacks(rules: Rules) -> bool:
    return bool(rules.sea_attackers) or rules.richard_by_sea


def _fortified(rules: Rules) -> bool:
    return bool(rules.fortified)


def _forced(rules: Rules) -> bool:
    return rules.forced_march


def _fickle(rules: Rules) -> bool:
    return rules.fickle_philip


def _mud(rules: Rules) -> bool:
    return MUD_CARD in rules.deck


def inside(game: Game, block: int) -> bool:
    """Whether a block is in a castle."""
    town = game.where[block]
    return 0 <= town < TOWN_COUNT and bool(game.castle[town] >> block & 1)


# 5.0 marches


@RARE.deed("a forced march with one step left", words.FORCE, possible=_forced)
def _(game: Game, role: int, thing: int) -> bool:
    return game.strength(game.mover) == 1


@RARE.deed("a forced march to a muster", words.FORCE, possible=_forced)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.MUSTER_MARCH


@RARE.change("a block dies on a forced march", "force_rolled", possible=_forced)
def _(before: Game, after: Game, event: Event) -> bool:
    return after.where[event[2]] >= TOWN_COUNT


@RARE.change("a forced march ends in a battle", "force_rolled", possible=_forced)
def _(before: Game, after: Game, event: Event) -> bool:
    return bool(after.entered >> event[2] & 1)


@RARE.deed("a block leaves a battle that pins others", words.MARCH_WITH)
def _(game: Game, role: int, thing: int) -> bool:
    return bool(game.attacked[1 - role] >> game.where[thing] & 1)


@RARE.wait("three roads into one battle", words.MAIN_ROAD)
def _(game: Game) -> bool:
    return size(game.offer(game.active)[1]) >= 3


@RARE.wait(
    "groups of several towns on one main road",
    words.MAIN_GROUP,
    possible=lambda rules: rules.main_by_group,
)
def _(game: Game) -> bool:
    return True


@RARE.wait("a side has no block on the map", words.MOVES, words.ASSASSINS, words.MANNA)
def _(game: Game) -> bool:
    return not game.held[game.active] | game.garrisoned[game.active]


@RARE.wait("a side stands in castles only", words.MOVES)
def _(game: Game) -> bool:
    return not game.held[game.active] and bool(game.garrisoned[game.active])


# Philip and James, an option of 1.3


@RARE.change("Philip leaves while he attacks", "philip_left", possible=_fickle)
def _(before: Game, after: Game, event: Event) -> bool:
    return bool((before.entered | before.by_sea) >> PHILIP & 1)


@RARE.change("Philip leaves before he sailed", "philip_left", possible=_fickle)
def _(before: Game, after: Game, event: Event) -> bool:
    return event[3] == NOWHERE and before.where[PHILIP] >= TOWN_COUNT


@RARE.change("Philip leaves a castle", "philip_left", possible=_fickle)
def _(before: Game, after: Game, event: Event) -> bool:
    return inside(before, PHILIP)


@RARE.change("Philip leaves the battle that James dies in", "philip_left", possible=_fickle)
def _(before: Game, after: Game, event: Event) -> bool:
    return before.site >= 0 and before.where[PHILIP] == before.site


@RARE.change("Philip leaves a battle still to be fought", "philip_left", possible=_fickle)
def _(before: Game, after: Game, event: Event) -> bool:
    here = before.where[PHILIP]
    return before.site >= 0 and here < TOWN_COUNT and bool(before.unfought >> here & 1)


# 5.4, 7.2 the sea and the Crusaders


@RARE.deed("an attack from the sea", words.SEA_ATTACK, possible=_sea_attacks)
def _(game: Game, role: int, thing: int) -> bool:
    return True


@RARE.wait("an attacker from the sea has no port to go back to", words.FIELD, possible=_sea_attacks)
def _(game: Game) -> bool:
    here = game.by_sea & game.field[game.site]
    return bool(here) and not open_ports(game, FRANK) & ~(1 << game.site)


@RARE.wait("an attacker from the sea defends himself", words.FIELD, possible=_sea_attacks)
def _(game: Game) -> bool:
    return game.attacker != FRANK and bool(game.by_sea & game.field[game.site])


@RARE.deed("an attacker from the sea retreats", words.RETREAT, possible=_sea_attacks)
def _(game: Game, role: int, thing: int) -> bool:
    return bool(game.by_sea >> thing & 1)


@RARE.change("a block sails into a besieged castle", "sailed", possible=_fortified)
def _(before: Game, after: Game, event: Event) -> bool:
    return inside(after, event[2])


@RARE.wait(
    "a reserve from the sea waits in a castle",
    words.STORM, words.SALLY, words.FIELD, words.STORMING,
    possible=lambda rules: rules.fortified_port_reserve,
)  # fmt: skip
def _(game: Game) -> bool:
    return bool(game.castle[game.site] & (game.second | game.third))


@RARE.deed("a besieged block sails away", words.SAIL_WITH, possible=_fortified)
def _(game: Game, role: int, thing: int) -> bool:
    return inside(game, thing)


@RARE.deed("the last besieged block sails away", words.SAIL_WITH, possible=_fortified)
def _(game: Game, role: int, thing: int) -> bool:
    return inside(game, thing) and size(game.castle[game.where[thing]]) == 1


@RARE.wait("the Franks have no port", words.MOVES)
def _(game: Game) -> bool:
    return game.active == FRANK and not game.friendly(FRANK) & PORTS


@RARE.deed("Germans enter into a battle", words.TO)
def _(game: Game, role: int, thing: int) -> bool:
    return game.phase == words.ENTER and bool(game.held[1] >> thing & 1)


@RARE.change("Germans enter in winter", "marched")
def _(before: Game, after: Game, event: Event) -> bool:
    return event[4] == GERMANIA and before.turn == WINTER_TURN


# 4.0 cards


@RARE.change("Assassins kill the last besieger", "assassins_strike")
def _(before: Game, after: Game, event: Event) -> bool:
    _, side, block, town, *_ = event
    besiegers = before.field[town] & ARMY[1 - side]
    alone = besiegers == 1 << block and bool(before.castle[town] & ARMY[side])
    return alone and after.where[block] >= TOWN_COUNT


@RARE.change("Assassins kill the last block of a castle", "assassins_strike")
def _(before: Game, after: Game, event: Event) -> bool:
    block, town = event[2], event[3]
    return before.castle[town] == 1 << block and after.where[block] >= TOWN_COUNT


@RARE.change("Assassins strike in winter", "assassins_strike")
def _(before: Game, after: Game, event: Event) -> bool:
    return before.turn == WINTER_TURN


@RARE.wait("Manna with nobody hurt", words.MANNA)
def _(game: Game) -> bool:
    return not hurt(game)


@RARE.change("Intrigue copies an event", "intrigue", possible=lambda rules: INTRIGUE in rules.deck)
def _(before: Game, after: Game, event: Event) -> bool:
    return event[5] >= ASSASSINS_CARD


@RARE.change(
    "both events cancel the turn",
    "turn_cancelled",
    possible=lambda rules: not rules.both_events_happen,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.change("both events happen", "player_one", possible=lambda rules: rules.both_events_happen)
def _(before: Game, after: Game, event: Event) -> bool:
    return is_event(after, after.played[0]) and is_event(after, after.played[1])


@RARE.change("Mud over a siege", "turn_muddy", possible=_mud)
def _(before: Game, after: Game, event: Event) -> bool:
    return bool(before.garrisoned[0] | before.garrisoned[1])


@RARE.change("attrition in Mud takes a castle", "turn_muddy", possible=_mud)
def _(before: Game, after: Game, event: Event) -> bool:
    left = after.garrisoned[0] | after.garrisoned[1]
    return bool((before.garrisoned[0] | before.garrisoned[1]) & ~left)


@RARE.change(
    "a Winter Campaign beats Mud",
    "player_one",
    possible=lambda rules: rules.winter_campaign_beats_mud,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return MUD_CARD in after.played and WINTER_CAMPAIGN in after.played


# 7.0 draws


@RARE.change("a pool is empty", "pool_empty")
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.change("a draw with no place", "draw_lost")
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.change("a drawn Pilgrim lands in a besieged castle", "placed", possible=_fortified)
def _(before: Game, after: Game, event: Event) -> bool:
    return inside(after, event[2])


@RARE.change("a draw completes a nation", "staged")
def _(before: Game, after: Game, event: Event) -> bool:
    return staged_ready(after, event[2])


# 8.0 winter


@RARE.change(
    "a siege is kept over the winter",
    "siege_kept",
    possible=lambda rules: not rules.campaign_is_free,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.deed(
    "the besieged of a kept siege sail away",
    words.SAIL_WITH,
    possible=lambda rules: rules.campaign_keeps_siege and bool(rules.fortified),
)
def _(game: Game, role: int, thing: int) -> bool:
    town = game.where[thing]
    return inside(game, thing) and bool(game.kept >> town & 1) and size(game.castle[town]) == 1


@RARE.change("a castle is taken in winter", "castle_taken")
def _(before: Game, after: Game, event: Event) -> bool:
    return before.turn == WINTER_TURN


@RARE.wait(
    "a winter campaign fights",
    words.FIELD,
    possible=lambda rules: not rules.campaign_keeps_siege,
)
def _(game: Game) -> bool:
    return game.turn == WINTER_TURN


@RARE.deed(
    "a retreat in a winter campaign",
    words.RETREAT,
    possible=lambda rules: not rules.campaign_keeps_siege,
)
def _(game: Game, role: int, thing: int) -> bool:
    return game.turn == WINTER_TURN


@RARE.change(
    "a besieger suffers from winter's attrition",
    "attrition",
    possible=lambda rules: rules.campaign_is_free,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return bool(before.field[event[3]] >> event[2] & 1) and event[5] == 1


@RARE.deed("a march through a siege in winter", words.TO)
def _(game: Game, role: int, thing: int) -> bool:
    siege = game.garrisoned[1 - role] >> thing & 1
    return game.phase == words.MARCH and bool(siege) and bound(game, role)


@RARE.change("besiegers die in winter", "besieger_died")
def _(before: Game, after: Game, event: Event) -> bool:
    return True


@RARE.change("a block starves in a crowded town", "starved")
def _(before: Game, after: Game, event: Event) -> bool:
    return bool(SIDE[event[2]] == event[1])


@RARE.change("all seven cities", "game_over")
def _(before: Game, after: Game, event: Event) -> bool:
    return after.reason == "sudden_death"


@RARE.change(
    "all seven cities in the middle of a turn",
    "game_over",
    possible=lambda rules: rules.sudden_death_at_once,
)
def _(before: Game, after: Game, event: Event) -> bool:
    return after.reason == "sudden_death" and before.phase < words.PLACE_DRAW
