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
from levant.rex import words as w
from levant.rex.position import Position

Chooser = Callable[[Position], list[int]]
Player = Callable[[Position, int, int], None]
Step = Callable[[Position], None]

# What each phase of decision offers, as [verb, objects, verb, objects, ...].
_CHOICES: Final[dict[int, Chooser]] = {
    w.FRANK_DEPLOY: deployment.frank_choices,
    w.DEPLOY_TO: deployment.seat_choices,
    w.SARACEN_DEPLOY: deployment.saracen_choices,
    w.ASSASSINS: cards.assassin_choices,
    w.MANNA: cards.manna_choices,
    w.MOVES: moves.move_choices,
    w.GROUP: movement.group_choices,
    w.MARCH: movement.march_choices,
    w.MUSTER: muster.muster_choices,
    w.MUSTER_MARCH: muster.muster_march_choices,
    w.SAIL: sea.sail_choices,
    w.ENTER: sea.enter_choices,
    w.MAIN_ROAD: moves.main_choices,
    w.JIHAD_SITE: moves.jihad_choices,
    w.MARKER: moves.marker_choices,
    w.BATTLE_ORDER: battle.order_choices,
    w.GARRISON: battle.garrison_choices,
    w.STORM: siege.storm_choices,
    w.SALLY: siege.sally_choices,
    w.FIELD: fire.field_choices,
    w.STORMING: siege.storming_choices,
    w.HITS: fire.hit_choices,
    w.RETREAT_TO: retreats.retreat_choices,
    w.REGROUP: retreats.regroup_choices,
    w.REGROUP_TO: retreats.regroup_to_choices,
    w.FORCED_RETREAT: battle.forced_choices,
    w.LEAVE: retreats.leave_choices,
    w.PLACE_DRAW: draws.place_choices,
    w.SUPPLY: winter.supply_choices,
    w.REPLACEMENTS: winter.replacement_choices,
    w.TIE: cards.tie_choices,
    w.MAIN_GROUP: moves.main_group_choices,
}
_PLAY: Final[dict[int, Player]] = {
    w.FRANK_DEPLOY: deployment.play_frank,
    w.DEPLOY_TO: deployment.play_seat,
    w.SARACEN_DEPLOY: deployment.play_saracen,
    w.ASSASSINS: cards.play_assassins,
    w.MANNA: cards.play_manna,
    w.MOVES: moves.play_moves,
    w.GROUP: movement.play_group,
    w.MARCH: movement.play_march,
    w.MUSTER: muster.play_muster,
    w.MUSTER_MARCH: muster.play_muster_march,
    w.SAIL: sea.play_sail,
    w.ENTER: sea.play_enter,
    w.MAIN_ROAD: moves.play_main,
    w.JIHAD_SITE: moves.play_jihad,
    w.MARKER: moves.play_marker,
    w.BATTLE_ORDER: battle.play_order,
    w.GARRISON: battle.play_garrison,
    w.STORM: siege.play_storm,
    w.SALLY: siege.play_sally,
    w.FIELD: fire.play_field,
    w.STORMING: siege.play_storming,
    w.HITS: fire.play_hit,
    w.RETREAT_TO: retreats.play_retreat,
    w.REGROUP: retreats.play_regroup,
    w.REGROUP_TO: retreats.play_regroup_to,
    w.FORCED_RETREAT: battle.play_forced,
    w.LEAVE: retreats.play_leave,
    w.PLACE_DRAW: draws.play_place,
    w.SUPPLY: winter.play_supply,
    w.REPLACEMENTS: winter.play_replacement,
    w.TIE: cards.play_tie,
    w.MAIN_GROUP: moves.play_main_group,
}
_STEPS: Final[dict[int, Step]] = {
    w.NOMADS_DRAWN: deployment.nomads_drawn,
    w.YEAR_START: cards.year_start,
    w.TURN_START: cards.turn_start,
    w.REVEAL: cards.reveal_cards,
    w.PLAYER_START: movement.player_start,
    w.PLAYER_END: moves.player_end,
    w.MARKERS_SET: moves.markers_set,
    w.NEXT_PLAYER: movement.next_player,
    w.BATTLES: battle.begin_battles,
    w.NEXT_BATTLE: battle.next_battle,
    w.BATTLE_START: battle.battle_start,
    w.ROUND_START: battle.round_start,
    w.FIELD_ROUND: battle.field_round,
    w.STORM_ROUND: battle.storm_round,
    w.NEXT_TO_ACT: fire.next_to_act,
    w.FIRED: fire.fired,
    w.SIEGE_QUIET: siege.siege_quiet,
    w.ATTRITION: siege.attrition,
    w.BATTLE_WON: battle.battle_won,
    w.FIELD_OVER: battle.field_over,
    w.FIELD_CLEARED: battle.field_cleared,
    w.STORM_TURN: battle.storm_turn,
    w.MUST_RETREAT: battle.must_retreat,
    w.SIEGES_ROLL: siege.begin_attrition,
    w.NEXT_SIEGE: siege.next_siege,
    w.SIEGE_ROLLED: siege.siege_rolled,
    w.BATTLE_END: battle.battle_end,
    w.DRAWS: draws.begin_draws,
    w.NEXT_DRAW: draws.next_draw,
    w.TURN_END: winter.turn_end,
    w.WINTER: winter.winter,
    w.WINTER_SUPPLY: winter.winter_supply,
    w.WINTER_REPLACEMENTS: winter.winter_replacements,
    w.YEAR_END: winter.year_end,
}
# The same as tables, so that a phase finds its function at once.
_CHOICES_AT: Final[list[Chooser | None]] = [_CHOICES.get(phase) for phase in range(w.OVER + 1)]
_PLAY_AT: Final[list[Player | None]] = [_PLAY.get(phase) for phase in range(w.OVER + 1)]
_STEP_AT: Final[list[Step | None]] = [_STEPS.get(phase) for phase in range(w.AUTOMATIC_END)]


def choices(p: Position, side: int) -> list[int]:
    """What a side may do now, as [verb, objects, verb, objects, ...]; empty: nothing."""
    phase = p.phase
    if phase == w.CARDS:
        return cards.card_choices(p, side)
    if side != p.active:
        return []
    offer = _CHOICES_AT[phase]
    return offer(p) if offer is not None else []


def apply(p: Position, side: int, verb: int, thing: int) -> None:
    """Play a legal action and everything that follows without a decision."""
    phase = p.phase
    if phase == w.CARDS:
        cards.play_card(p, side, verb, thing)
    else:
        play = _PLAY_AT[phase]
        assert play is not None
        play(p, verb, thing)
    advance(p)


def advance(p: Position) -> None:
    """Run the steps that need no decision."""
    while p.phase >= w.AUTOMATIC:
        step = _STEP_AT[p.phase]
        assert step is not None
        step(p)
    if p.rules.sudden_death_at_once and p.phase != w.OVER and p.phase != w.GARRISON:
        winter.sudden_death(p)  # a deployment (6.1) is one act: who goes inside is not seen yet
