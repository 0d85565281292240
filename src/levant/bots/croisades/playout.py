"""Playouts: constables play on from a drawn position, and an evaluation says what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import Doctrine
from levant.bots.croisades.evaluation import evaluate
from levant.croisades.game import Game
from levant.croisades.sight import view
from levant.croisades.words import OVER
from levant.kernel.dice import FastDice

MOST: Final = 4_000
"""No playout takes more decisions: a guard, never reached by sensible play."""


class Plan:
    """What is tried: a doctrine for the turn, or one action now and the usual doctrine after it."""

    def __init__(self, doctrine: Doctrine, action: int | None = None) -> None:
        self.doctrine = doctrine
        self.action = action


def playout(root: Game, me: int, own: Constable, plan: Plan, seed: int, turns: int) -> float:
    """What a role may expect after so many turns of a plan; `own` is who carries it out."""
    p = root.copy()
    p.dice = FastDice(seed)
    players = [Constable(seed + role) for role in range(p.roles)]
    players[me] = own.fork(plan.doctrine)
    if plan.action is not None:
        p.play(me, plan.action)
    until = p.turn + turns
    if plan.doctrine.stays:
        # To wait is for a turn; then the campaign goes on.
        play_on(p, players, p.turn + 1)
        players[me].campaign.doctrine = replace(plan.doctrine, stays=False)
    play_on(p, players, until)
    return evaluate(p, me)


def play_on(p: Game, players: Sequence[Constable], until: int) -> None:
    """Let constables play until a turn begins."""
    for _ in range(MOST):
        if p.phase == OVER or p.turn >= until:
            return
        role = p.deciders[0]
        legal = p.legal(role)
        chosen = legal[0]
        if len(legal) > 1:
            # What it may do in words, and lines of supply, are of no use to it.
            chosen = players[role].choose(view(p, role, [], lines=False), legal, ())
        p.play(role, chosen)
