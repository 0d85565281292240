"""Warlike random games: every decision of a game in which players like to fight."""

from __future__ import annotations

from collections.abc import Iterator

from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.kernel.dice import FastDice

# Warlike players: a uniform choice would mostly shuffle groups about and seldom fight.
_WEIGHTS = {
    w.BESIEGE: 6, w.MARCH_WITH: 3, w.ASSAULT: 4, w.BATTER: 3, w.BUILD: 3, w.STANDARD: 12,
    w.CHARGE: 3, w.ADVANCE: 3, w.EMBARK: 5, w.LAND_SHIP: 9, w.DELIVER: 5, w.REINFORCE_WITH: 3,
    w.FEED: 3,
}  # fmt: skip
_DONE = {w.DIPLOMACY: 60, w.REORGANISE: 60, w.REDEPLOY: 60, w.MUSTER: 30, w.SAIL: 4}


def choose(game: Game, role: int, rng: FastDice) -> int:
    """A random action, with some love of war."""
    legal = game.legal(role)
    weights = []
    for act in legal:
        verb = act >> 48
        weights.append(_DONE.get(game.phase, 1) if verb == w.DONE else _WEIGHTS.get(verb, 1))
    at = rng.below(sum(weights))
    for act, weight in zip(legal, weights, strict=True):
        if at < weight:
            return act
        at -= weight
    raise AssertionError("no legal action")


def decisions(
    scenario: str, seed: int, options: dict[str, int], most: int = 50_000
) -> Iterator[tuple[Game, int, int]]:
    """Every decision of a warlike game: the position, the role and what it is about to do."""
    game = CROISADES.new(scenario, options, FastDice(seed), log=True)
    rng = FastDice(seed + 1_000_000)
    for _ in range(most):
        deciders = game.deciders
        if not deciders:
            return
        role = deciders[rng.below(len(deciders))]
        act = choose(game, role, rng)
        yield game, role, act
        game.play(role, act)
    raise AssertionError("the game does not end")
