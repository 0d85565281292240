"""6.6, 6.7 Retreats and regroups: where a block is of use next."""

from __future__ import annotations

from levant.bots.rex.offers import NO_CHOICE, least, offered
from levant.rex.army import ARMY
from levant.rex.bits import members, size
from levant.rex.board import CITIES, NEAR, REALM
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.words import DONE, REGROUP_WITH, TO


def retreat_choice(p: Game, side: int, towns: int) -> int:
    """6.6, 6.7: to friends, behind walls, away from enemies."""
    best, choice = -99.0, NO_CHOICE
    enemy = p.held[1 - side]
    for town in members(towns):
        friends = size(p.field[town] & ARMY[side])
        rate = 0.6 * p.rules.rating[town] + (0.8 if friends else 0.0)
        rate -= 0.5 * size(NEAR[town] & enemy)
        rate += 0.5 * (REALM[side] >> town & 1) + 1.5 * (CITIES >> town & 1)
        if p.turn >= WINTER_TURN - 1 and friends >= max(1, p.rules.rating[town]):
            rate -= 1.5
        if rate > best:
            best, choice = rate, town
    return TO * 64 + choice if choice >= 0 else NO_CHOICE


def regroup_choice(p: Game, side: int, offer: list[int]) -> int:
    """6.7: before winter, whoever would starve here goes next door."""
    here = size(p.field[p.site] & ARMY[side])
    if p.turn == WINTER_TURN - 1 and here > max(1, p.rules.rating[p.site]) + 1:
        return least(p, offered(offer, REGROUP_WITH), REGROUP_WITH, False)
    return DONE * 64
