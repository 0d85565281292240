"""From a view back to a battle: whose turn it is, which roads are full, what a phase returns to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from levant.rex import words as w
from levant.rex.army import LETTERS, NO_BLOCK, SIDE
from levant.rex.belief_ledger import Ledger, side_named
from levant.rex.bits import members
from levant.rex.board import (
    ROAD_ENDS,
    ROADS,
    SEA,
    TOWN,
    TOWN_COUNT,
)
from levant.rex.fire import assailant, letter_now
from levant.rex.game import Game
from levant.rex.movement import limits
from levant.rex.position import NOWHERE
from levant.rex.retreats import retreat_limits

if TYPE_CHECKING:
    from levant.rex.views import Battle, RexView

# 6.0 combat


def set_battle(p: Game, view: RexView, battle: Battle, ledger: Ledger) -> None:
    """The battle being fought."""
    index = ledger.rules.block_index
    p.site = TOWN[battle["town"]]
    p.round = battle["round"]
    p.attacker = side_named(battle["attacker"])
    p.storm_combat = battle["storm"]
    for name in battle["storming"]:
        p.storming |= 1 << index[name]
    for name in battle["sallying"]:
        p.sallying |= 1 << index[name]
    for name in battle["acted"]:
        p.acted |= 1 << index[name]
    p.hits = battle["hits"]
    half_hit = battle["half_hit"]
    if half_hit is not None:
        p.half_hit = index[half_hit]
    elif p.rules.half_hit_lasts_all_turn and SIDE[max(0, ledger.half_hit)] != ledger.me:
        p.half_hit = ledger.half_hit
    p.fresh = ledger.fresh
    p.stood_back = ledger.stood_back
    p.sallied = ledger.sallying if p.phase == w.SALLY else 0
    if p.phase not in (w.SALLY, w.STORM) and ledger.field_round == p.round:
        p.sallied = ledger.sallied
    if p.phase == w.HITS:
        p.target = p.active
        p.harrier = ledger.harrier
    _crowded(p, ledger)
    _slot(p, battle["letter"])
    if p.phase == w.STORM and p.rules.stormers_exchanged and not p.rules.storm_may_stop:
        p.storm_goes_on = ledger.stormed == p.round - 1 and ledger.stormed > 0
        if p.active == ledger.me and not p.storming:
            p.storm_goes_on = "done" not in view["legal"]


def _crowded(p: Game, ledger: Ledger) -> None:
    """6.61: neighbours whose road is full in this round."""
    for there in members(_neighbours(p)):
        road = ROADS[p.site * 54 + there]
        load = p.load[road]
        if not load:
            continue
        side = ledger.leavers.get(road, p.active)
        regroup = p.phase in (w.REGROUP, w.REGROUP_TO)
        limit = limits(p, side) if regroup else retreat_limits(p, side)
        if load >= limit[road]:
            p.crowded |= 1 << there


def _neighbours(p: Game) -> int:
    towns = 0
    for road, load in enumerate(p.load):
        if load:
            a, b = ROAD_ENDS[road]
            if a == p.site:
                towns |= 1 << b
            elif b == p.site:
                towns |= 1 << a
    return towns


def _slot(p: Game, letter: str | None) -> None:
    """Whose turn it is within the round: the letter, and attacker or defender."""
    if letter is None:
        p.slot = 6
        return
    wanted = LETTERS.index(letter)
    shooter = 1 - p.active if p.phase == w.HITS else p.active
    attacking = shooter == assailant(p)
    for exact in (True, False):
        for slot in range(6):
            p.slot = slot
            if letter_now(p) != wanted:
                continue
            second = slot & 1 == 1 if slot >> 1 == wanted else slot < 3
            if not exact or second == attacking:
                return


# The rest: what a phase returns to


def set_returns(p: Game, view: RexView, ledger: Ledger) -> None:
    """What the game goes on with after the present phase."""
    phase = p.phase
    if phase == w.MARKER:
        p.after = w.NEXT_BATTLE if ledger.fought else w.MARKERS_SET
    elif phase == w.PLACE_DRAW:
        p.after = w.NEXT_DRAW if ledger.year_begun else w.NOMADS_DRAWN
        p.drawing = 1 if p.active == p.first else 2
        if not ledger.year_begun:
            p.drawing = max(0, p.rules.handicap - ledger.early_draws - 1)
    elif phase in (w.SUPPLY, w.REPLACEMENTS):
        p.drawing = p.active + 1
    elif phase in (w.REGROUP, w.REGROUP_TO):
        p.after = _after_regroup(p, ledger)
    elif phase == w.LEAVE:
        p.after = w.LEAVE
    elif phase == w.RETREAT_TO:
        p.after = _after_retreat(p, ledger)
    elif phase == w.MAIN_GROUP and p.active == ledger.me:
        p.main = ledger.main.get(p.group, NOWHERE)
        if p.main == NOWHERE:
            p.main = main_way(p)
    if phase == w.REPLACEMENTS:
        p.points = _points(p, view, ledger)


def _points(p: Game, view: RexView, ledger: Ledger) -> list[int]:
    """8.4: the points that are left; of the enemy's only the steps that he gave are seen."""
    if "points" not in view:
        return [max(0, n - ledger.restored.get(t, 0)) for t, n in enumerate(p.rules.rating)]
    points = [0] * TOWN_COUNT
    for town, left in view["points"].items():
        points[TOWN[town]] = left
    return points


def main_way(p: Game) -> int:
    """The one road, or the sea, by which the main attack came."""
    for block in members((p.entered | p.by_sea) & p.moved & p.field[p.group]):
        if p.by_sea >> block & 1:
            return SEA
    for block in members(p.entered & p.moved & p.field[p.group]):
        return p.via[block] & 63
    return NOWHERE


def _after_regroup(p: Game, ledger: Ledger) -> int:
    if ledger.winter and p.rules.campaign_keeps_siege:
        return w.WINTER_SUPPLY
    if not p.castle[p.site]:
        return w.BATTLE_END if p.round else w.SIEGE_ROLLED
    return w.SIEGE_QUIET if ledger.must_retreat else w.ROUND_START


def _after_retreat(p: Game, ledger: Ledger) -> int:
    if ledger.must_retreat:
        return w.MUST_RETREAT
    enemies = p.storm_combat or p.active_blocks(p.site, 1 - p.active)
    mover = p.mover
    if mover == NO_BLOCK:
        fought = enemies or p.shown & p.field[p.site]
    else:
        fought = p.shown >> mover & 1
    if not fought:
        return w.LEAVE
    return w.FIRED if enemies else w.FIELD_CLEARED
