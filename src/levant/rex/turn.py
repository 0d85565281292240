"""The frame of a game: which phase offers what, and what follows an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.rex import (
    battle,
    cards,
    deployment,
    draws,
    fire,
    movement,
    moves,
    muster,
    retreats,
    sea,
    siege,
    winter,
)
from levant.rex.position import Position
from levant.rex.words import (
    ASSASSINS,
    ATTRITION,
    AUTOMATIC,
    AUTOMATIC_END,
    BATTLE_END,
    BATTLE_ORDER,
    BATTLE_START,
    BATTLE_WON,
    BATTLES,
    CARDS,
    DEPLOY_TO,
    DRAWS,
    ENTER,
    FIELD,
    FIELD_CLEARED,
    FIELD_OVER,
    FIELD_ROUND,
    FIRED,
    FORCED_RETREAT,
    FRANK_DEPLOY,
    GARRISON,
    GROUP,
    HITS,
    JIHAD_SITE,
    LEAVE,
    MAIN_GROUP,
    MAIN_ROAD,
    MANNA,
    MARCH,
    MARKER,
    MARKERS_SET,
    MOVES,
    MUST_RETREAT,
    MUSTER,
    MUSTER_MARCH,
    NEXT_BATTLE,
    NEXT_DRAW,
    NEXT_PLAYER,
    NEXT_SIEGE,
    NEXT_TO_ACT,
    NOMADS_DRAWN,
    OVER,
    PLACE_DRAW,
    PLAYER_END,
    PLAYER_START,
    REGROUP,
    REGROUP_TO,
    REPLACEMENTS,
    RETREAT_TO,
    REVEAL,
    ROUND_START,
    SAIL,
    SALLY,
    SARACEN_DEPLOY,
    SIEGE_QUIET,
    SIEGE_ROLLED,
    SIEGES_ROLL,
    STORM,
    STORM_ROUND,
    STORM_TURN,
    STORMING,
    SUPPLY,
    TIE,
    TURN_END,
    TURN_START,
    WINTER,
    WINTER_REPLACEMENTS,
    WINTER_SUPPLY,
    YEAR_END,
    YEAR_START,
)

Chooser = Callable[[Position], list[int]]
Player = Callable[[Position, int, int], None]
Step = Callable[[Position], None]

# What each phase of decision offers, as [verb, objects, verb, objects, ...].
_CHOICES: Final[dict[int, Chooser]] = {
    FRANK_DEPLOY: deployment.frank_choices,
    DEPLOY_TO: deployment.seat_choices,
    SARACEN_DEPLOY: deployment.saracen_choices,
    ASSASSINS: cards.assassin_choices,
    MANNA: cards.manna_choices,
    MOVES: moves.move_choices,
    GROUP: movement.group_choices,
    MARCH: movement.march_choices,
    MUSTER: muster.muster_choices,
    MUSTER_MARCH: muster.muster_march_choices,
    SAIL: sea.sail_choices,
    ENTER: sea.enter_choices,
    MAIN_ROAD: moves.main_choices,
    JIHAD_SITE: moves.jihad_choices,
    MARKER: moves.marker_choices,
    BATTLE_ORDER: battle.order_choices,
    GARRISON: battle.garrison_choices,
    STORM: siege.storm_choices,
    SALLY: siege.sally_choices,
    FIELD: fire.field_choices,
    STORMING: siege.storming_choices,
    HITS: fire.hit_choices,
    RETREAT_TO: retreats.retreat_choices,
    REGROUP: retreats.regroup_choices,
    REGROUP_TO: retreats.regroup_to_choices,
    FORCED_RETREAT: battle.forced_choices,
    LEAVE: retreats.leave_choices,
    PLACE_DRAW: draws.place_choices,
    SUPPLY: winter.supply_choices,
    REPLACEMENTS: winter.replacement_choices,
    TIE: cards.tie_choices,
    MAIN_GROUP: moves.main_group_choices,
}
_PLAY: Final[dict[int, Player]] = {
    FRANK_DEPLOY: deployment.play_frank,
    DEPLOY_TO: deployment.play_seat,
    SARACEN_DEPLOY: deployment.play_saracen,
    ASSASSINS: cards.play_assassins,
    MANNA: cards.play_manna,
    MOVES: moves.play_moves,
    GROUP: movement.play_group,
    MARCH: movement.play_march,
    MUSTER: muster.play_muster,
    MUSTER_MARCH: muster.play_muster_march,
    SAIL: sea.play_sail,
    ENTER: sea.play_enter,
    MAIN_ROAD: moves.play_main,
    JIHAD_SITE: moves.play_jihad,
    MARKER: moves.play_marker,
    BATTLE_ORDER: battle.play_order,
    GARRISON: battle.play_garrison,
    STORM: siege.play_storm,
    SALLY: siege.play_sally,
    FIELD: fire.play_field,
    STORMING: siege.play_storming,
    HITS: fire.play_hit,
    RETREAT_TO: retreats.play_retreat,
    REGROUP: retreats.play_regroup,
    REGROUP_TO: retreats.play_regroup_to,
    FORCED_RETREAT: battle.play_forced,
    LEAVE: retreats.play_leave,
    PLACE_DRAW: draws.play_place,
    SUPPLY: winter.play_supply,
    REPLACEMENTS: winter.play_replacement,
    TIE: cards.play_tie,
    MAIN_GROUP: moves.play_main_group,
}
_STEPS: Final[dict[int, Step]] = {
    NOMADS_DRAWN: deployment.nomads_drawn,
    YEAR_START: cards.year_start,
    TURN_START: cards.turn_start,
    REVEAL: cards.reveal_cards,
    PLAYER_START: movement.player_start,
    PLAYER_END: moves.player_end,
    MARKERS_SET: moves.markers_set,
    NEXT_PLAYER: movement.next_player,
    BATTLES: battle.begin_battles,
    NEXT_BATTLE: battle.next_battle,
    BATTLE_START: battle.battle_start,
    ROUND_START: battle.round_start,
    FIELD_ROUND: battle.field_round,
    STORM_ROUND: battle.storm_round,
    NEXT_TO_ACT: fire.next_to_act,
    FIRED: fire.fired,
    SIEGE_QUIET: siege.siege_quiet,
    ATTRITION: siege.attrition,
    BATTLE_WON: battle.battle_won,
    FIELD_OVER: battle.field_over,
    FIELD_CLEARED: battle.field_cleared,
    STORM_TURN: battle.storm_turn,
    MUST_RETREAT: battle.must_retreat,
    SIEGES_ROLL: siege.begin_attrition,
    NEXT_SIEGE: siege.next_siege,
    SIEGE_ROLLED: siege.siege_rolled,
    BATTLE_END: battle.battle_end,
    DRAWS: draws.begin_draws,
    NEXT_DRAW: draws.next_draw,
    TURN_END: winter.turn_end,
    WINTER: winter.winter,
    WINTER_SUPPLY: winter.winter_supply,
    WINTER_REPLACEMENTS: winter.winter_replacements,
    YEAR_END: winter.year_end,
}
# The same as tables, so that a phase finds its function at once.
_CHOICES_AT: Final[list[Chooser | None]] = [_CHOICES.get(phase) for phase in range(OVER + 1)]
_PLAY_AT: Final[list[Player | None]] = [_PLAY.get(phase) for phase in range(OVER + 1)]
_STEP_AT: Final[list[Step | None]] = [_STEPS.get(phase) for phase in range(AUTOMATIC_END)]


def choices(p: Position, side: int) -> list[int]:
    """What a side may do now, as [verb, objects, verb, objects, ...]; empty: nothing."""
    phase = p.phase
    if phase == CARDS:
        return cards.card_choices(p, side)
    if side != p.active:
        return []
    offer = _CHOICES_AT[phase]
    return offer(p) if offer is not None else []


def apply(p: Position, side: int, verb: int, thing: int) -> None:
    """Play a legal action and everything that follows without a decision."""
    phase = p.phase
    if phase == CARDS:
        cards.play_card(p, side, verb, thing)
    else:
        play = _PLAY_AT[phase]
        assert play is not None
        play(p, verb, thing)
    advance(p)


def advance(p: Position) -> None:
    """Run the steps that need no decision."""
    while p.phase >= AUTOMATIC:
        step = _STEP_AT[p.phase]
        assert step is not None
        step(p)
    if p.rules.sudden_death_at_once and p.phase != OVER and p.phase != GARRISON:
        winter.sudden_death(p)  # a deployment (6.1) is one act: who goes inside is not seen yet
