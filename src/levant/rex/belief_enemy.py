"""What an enemy who decides is asked: guesses, so that a drawn position can be played on."""

from __future__ import annotations

from levant.kernel.dice import Dice
from levant.rex import words as w
from levant.rex.army import ARMY, CRUSADERS, NO_BLOCK
from levant.rex.belief_battle import main_way
from levant.rex.belief_ledger import Ledger
from levant.rex.bits import first, members, size
from levant.rex.board import (
    POOL,
    SEA,
)
from levant.rex.draws import places
from levant.rex.game import Game
from levant.rex.position import NOWHERE
from levant.rex.retreats import retreats


def fill_in(p: Game, ledger: Ledger, dice: Dice, enemy_draws: bool) -> None:
    """With every block in its place, guess what an enemy who decides is asked."""
    enemy = 1 - ledger.me
    _enemy_arrivals(p, ledger, enemy)
    if p.active != enemy:
        return
    if p.phase in (w.MAIN_ROAD, w.MAIN_GROUP):
        _enemy_main(p, ledger)
    elif p.phase == w.MARKER:
        for town in members(p.sieges(enemy)):
            if not p.field[town] & ARMY[enemy] & p.markers:
                p.group = town
                break
    elif p.phase in (w.RETREAT_TO, w.REGROUP_TO):
        p.mover = _enemy_mover(p, ledger, enemy, dice)
    elif enemy_draws:
        able = [b for b in members(ARMY[enemy] & ~CRUSADERS) if p.where[b] == POOL and places(p, b)]
        p.drawn = able[dice.below(len(able))] if able else NO_BLOCK


def _enemy_arrivals(p: Game, ledger: Ledger, enemy: int) -> None:
    """By which roads hidden attackers came: as many as were heard, nobody knows who."""
    free: dict[int, int] = {}
    for town, via in ledger.arrivals:
        blocks = free.get(town, -1)
        if blocks < 0:
            blocks = p.field[town] & ARMY[enemy]
        late = blocks & (p.second | p.third)
        chosen = late or blocks
        if not chosen:
            continue
        block = first(chosen)
        free[town] = blocks & ~(1 << block)
        p.own_ways()[block] = via
        if via & 63 == SEA:
            p.by_sea |= 1 << block
        else:
            p.entered |= 1 << block
        if p.player == enemy:
            p.moved |= 1 << block


def _enemy_main(p: Game, ledger: Ledger) -> None:
    """The next town that the enemy entered by several roads."""
    p.declared = ledger.declared[p.active]
    arrivals = (p.entered | p.by_sea) & ARMY[p.active] & p.moved
    pending = NOWHERE
    for block in members(arrivals):
        town = p.where[block]
        roads = 0
        for other in members(arrivals & p.field[town]):
            roads |= 1 << (p.via[other] & 63)
        if p.phase == w.MAIN_GROUP:
            pending = town
            if town in ledger.main:
                break
        elif size(roads) > 1 and not p.declared >> town & 1:
            pending = town
            break
    p.group = pending
    if pending != NOWHERE:
        p.declared &= ~(1 << pending)
        if p.phase == w.MAIN_GROUP:
            p.main = ledger.main.get(pending, main_way(p))


def _enemy_mover(p: Game, ledger: Ledger, enemy: int, dice: Dice) -> int:
    """The enemy block that is about to leave a battle."""
    here = p.field[p.site] & ARMY[enemy]
    if p.phase == w.RETREAT_TO and p.after in (w.FIRED, w.FIELD_CLEARED):
        if ledger.harrier != NO_BLOCK and here >> ledger.harrier & 1:
            return ledger.harrier
        here = here & p.acted or here
    able = members(here)
    if p.phase == w.RETREAT_TO:
        able = [b for b in able if retreats(p, b)] or able
    return able[dice.below(len(able))] if able else NO_BLOCK
