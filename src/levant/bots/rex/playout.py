"""Plans and playouts on positions that were drawn from a belief."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import Dice, FastDice
from levant.rex.game import Game
from levant.rex.position import NOWHERE
from levant.rex.words import ASSASSINS, CARDS, MAIN_GROUP, MARKER, OVER

Evaluate = Callable[[Game, int], float]
"""The expected outcome of a position for a side, from -1 (lost) to 1 (won)."""

PolicyMaker = Callable[[Dice, float], RolloutPolicy]
"""A rollout policy with such dice and so much noise."""

_MOST: Final = 400
"""No playout takes more decisions: a guard, never reached by sensible play."""


def own_turn(p: Game, me: int) -> bool:
    """Whether a player is in his own movement phase, up to its very end."""
    if p.active != me or p.player != me or p.site != NOWHERE:
        return False
    return ASSASSINS <= p.phase <= MARKER or p.phase == MAIN_GROUP


def draft_plan(p: Game, me: int, policy: RolloutPolicy) -> list[int]:
    """What a policy would do for the rest of this movement phase. Plays it on `p`."""
    plan: list[int] = []
    while own_turn(p, me) and len(plan) < _MOST:
        action = policy.choose(p, me)
        p.play(me, action)
        plan.append(action)
    return plan


def play_plan(p: Game, me: int, plan: list[int]) -> int:
    """Play a plan as far as it is legal; how many actions were played."""
    count = 0
    for action in plan:
        if p.phase == OVER or not p.allows(me, action):
            break
        p.play(me, action)
        count += 1
    return count


def play_on(p: Game, policy: RolloutPolicy, turns: int) -> None:
    """Let a policy play both sides until so many game turns have ended."""
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
        p.play(side, policy.choose(p, side))


def playout(
    root: Game,
    me: int,
    plan: list[int],
    seed: int,
    turns: int,
    noise: float,
    evaluate: Evaluate,
    make_policy: PolicyMaker = RolloutPolicy,
) -> float:
    """The outcome of one playout that begins with a plan, as an evaluation sees its end."""
    p = root.copy()
    p.dice = FastDice(seed)
    play_plan(p, me, plan)
    play_on(p, make_policy(FastDice(seed ^ 0x5DEECE66D), noise), turns)
    return evaluate(p, me)
