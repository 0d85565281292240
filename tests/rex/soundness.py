"""What must be true of every position: blocks conserved, limits kept, sieges real."""

from __future__ import annotations

from levant.rex.army import ARMY, BLOCK_COUNT, STEPS
from levant.rex.bits import members, size
from levant.rex.board import DEAD, GONE, PLACES, ROAD_COUNT, TOWN_COUNT
from levant.rex.game import Game
from levant.rex.movement import limits
from levant.rex.storm import storm_limit
from levant.rex.words import BATTLE_ORDER, CARDS, DEPLOY_TO, LEAVE, MOVES


def check(game: Game) -> None:
    """Everything below."""
    check_blocks(game)
    check_towns(game)
    check_roads(game)


def check_blocks(game: Game) -> None:
    for block in range(BLOCK_COUNT):
        place = game.where[block]
        assert 0 <= place < len(PLACES)
        steps = game.strength(block)
        assert steps <= STEPS[block]
        if place < TOWN_COUNT:
            areas = (game.field[place] >> block & 1) + (game.castle[place] >> block & 1)
            assert areas == 1
            assert steps >= 1
        elif place in (DEAD, GONE):
            assert steps == 0
    everywhere = [b for t in range(TOWN_COUNT) for b in members(game.field[t] | game.castle[t])]
    assert len(everywhere) == len(set(everywhere))


def check_towns(game: Game) -> None:
    for side in (0, 1):
        army = ARMY[side]
        held = sum(1 << t for t in range(TOWN_COUNT) if game.field[t] & army)
        inside = sum(1 << t for t in range(TOWN_COUNT) if game.castle[t] & army)
        assert (held, inside) == (game.held[side], game.garrisoned[side])
    assert not game.garrisoned[0] & game.garrisoned[1]
    for town in members(game.garrisoned[0] | game.garrisoned[1]):
        assert size(game.castle[town]) <= game.rules.rating[town]
        if town != game.site:
            besieger = 1 - game.besieged_side(town)
            assert game.field[town] & ARMY[besieger], "a castle without besiegers"
            if game.phase == CARDS or BATTLE_ORDER <= game.phase <= LEAVE:
                shown = size(game.field[town] & ARMY[besieger] & game.markers)
                assert shown == 1 or (shown and game.rules.all_besiegers_shown)
    if game.site >= 0:
        assert size(game.storming) <= storm_limit(game, game.site)
    if game.phase > DEPLOY_TO:
        contested = game.held[0] & game.held[1]
        if game.site >= 0:
            contested &= ~(1 << game.site)  # a sally
        assert not contested & ~(game.attacked[0] | game.attacked[1])
    assert game.field[PLACES.index("masyaf")] == 0


def check_roads(game: Game) -> None:
    if game.phase >= MOVES and game.active >= 0:
        # In a battle both sides leave by roads, each by its own limit; Guide's is the higher.
        side = game.guide if game.site >= 0 else game.player
        most = limits(game, side) if side >= 0 else game.rules.road_limit
        for road in range(ROAD_COUNT):
            assert game.load[road] <= most[road]
