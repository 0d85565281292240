"""Plans and playouts: what search does, thousands of times, on positions drawn from a belief."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.instinct import Instinct
from levant.kernel.dice import FastDice
from levant.rex.game import Game
from levant.rex.position import NOWHERE
from levant.rex.words import ASSASSINS, CARDS, MAIN_GROUP, MARKER, OVER

Judge = Callable[[Game, int], float]
"""What a position promises a side, from -1 (lost) to 1 (won)."""

_MOST: Final = 400
"""No playout takes more decisions: a guard, never reached by sensible play."""


def own_turn(p: Game, me: int) -> bool:
    """Whether a player is in his own movement phase, up to its very end."""
    if p.active != me or p.player != me or p.site != NOWHERE:
        return False
    return ASSASSINS <= p.phase <= MARKER or p.phase == MAIN_GROUP


def draft(p: Game, me: int, instinct: Instinct) -> list[int]:
    """A plan: what instinct would do for the rest of this movement phase. Plays it on `p`."""
    plan: list[int] = []
    while own_turn(p, me) and len(plan) < _MOST:
        action = instinct.choose(p, me)
        p.play(me, action)
        plan.append(action)
    return plan


def follow(p: Game, me: int, plan: list[int]) -> int:
    """Play a plan as far as it is legal; how many actions were played."""
    count = 0
    for action in plan:
        if p.phase == OVER or not p.allows(me, action):
            break
        p.play(me, action)
        count += 1
    return count


def play_on(p: Game, instinct: Instinct, turns: int) -> None:
    """Let instinct play both sides until so many game turns have ended."""
    target = p.year * 6 + p.turn + turns
    for _ in range(_MOST * turns):
        phase = p.phase
        if phase == OVER:
            return
        if phase == CARDS:
            if p.year * 6 + p.turn >= target:
                return
            side = 0 if p.chosen[0] < 0 else 1
        else:
            side = p.active
        p.play(side, instinct.choose(p, side))


def trial(
    root: Game, me: int, plan: list[int], seed: int, turns: int, whim: float, judge: Judge
) -> float:
    """The outcome of one playout that begins with a plan, as a judge sees where it leads."""
    p = root.copy()
    p.dice = FastDice(seed)
    follow(p, me, plan)
    play_on(p, Instinct(FastDice(seed ^ 0x5DEECE66D), whim), turns)
    return judge(p, me)
