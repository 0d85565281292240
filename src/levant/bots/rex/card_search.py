"""4.1 The card phase as a game of two who choose at once.

Playouts fill a payoff matrix: our card against theirs. Regret matching finds how often each card
should be played so that nobody who knows the matrix, but not our dice, can make use of it.
"""

from __future__ import annotations

from typing import Final

from levant.bots.budget import Clock
from levant.bots.rex.card_policy import card_rates
from levant.bots.rex.playout import Evaluate, PolicyMaker, play_on
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice, FastDice
from levant.rex.belief import Belief
from levant.rex.bits import mask_of, members
from levant.rex.cards import card_choices
from levant.rex.words import CARD, CARDS, RECALL

_ROUNDS: Final = 400
_FINE: Final = 1 << 20
_PRIOR: Final = 1.0
_DRAWS: Final = 4
_TRIED: Final = 4
_LEAST: Final = 0.08
"""Cards that would be played less often than this are not played at all."""


class PayoffMatrix:
    """What our cards came to against theirs."""

    def __init__(self, ours: list[int]) -> None:
        self.ours = ours
        self.theirs: list[int] = []
        self._sums: dict[tuple[int, int], float] = {}
        self._counts: dict[tuple[int, int], int] = {}
        self._met: dict[int, int] = {}
        self._total = 0.0
        self._number = 0

    def add(self, ours: int, theirs: int, value: float) -> None:
        """One playout."""
        key = (ours, theirs)
        self._sums[key] = self._sums.get(key, 0.0) + value
        self._counts[key] = self._counts.get(key, 0) + 1
        self._total += value
        self._number += 1

    def meet(self, theirs: int) -> None:
        """They held that card in one more drawn position."""
        if theirs not in self.theirs:
            self.theirs.append(theirs)
        self._met[theirs] = self._met.get(theirs, 0) + 1

    def value(self, ours: int, theirs: int) -> float:
        """The mean of a pair, drawn towards the mean of the card while trials are few."""
        mean = self._row(ours)
        key = (ours, theirs)
        return (self._sums.get(key, 0.0) + _PRIOR * mean) / (self._counts.get(key, 0) + _PRIOR)

    def _row(self, ours: int) -> float:
        total = sum(self._sums.get((ours, other), 0.0) for other in self.theirs)
        count = sum(self._counts.get((ours, other), 0) for other in self.theirs)
        mean = self._total / max(1, self._number)
        return (total + _PRIOR * mean) / (count + _PRIOR)

    def share(self, theirs: int) -> float:
        """How often they hold the card."""
        return self._met[theirs] / max(self._met.values())

    def mixture(self) -> list[float]:
        """How often each of our cards should be played."""
        ours, theirs = self.ours, self.theirs
        values = [[self.value(a, b) for b in theirs] for a in ours]
        held = [self.share(b) for b in theirs]
        regret = [0.0] * len(ours)
        their_regret = [0.0] * len(theirs)
        played = [0.0] * len(ours)
        for _ in range(_ROUNDS):
            mine = _matched(regret, [1.0] * len(ours))
            other = _matched(their_regret, held)
            against = [
                sum(values[i][j] * other[j] for j in range(len(theirs))) for i in range(len(ours))
            ]
            expected = sum(mine[i] * against[i] for i in range(len(ours)))
            for i in range(len(ours)):
                regret[i] = max(0.0, regret[i] + against[i] - expected)
                played[i] += mine[i]
            for j in range(len(theirs)):
                here = sum(mine[i] * values[i][j] for i in range(len(ours)))
                their_regret[j] = max(0.0, their_regret[j] + expected - here)
        total = sum(played)
        kept = [p / total if p / total >= _LEAST else 0.0 for p in played]
        return [p / sum(kept) for p in kept]


def _matched(regret: list[float], weights: list[float]) -> list[float]:
    """Regret matching; a card that is seldom held can be played no oftener."""
    shares = [r * w for r, w in zip(regret, weights, strict=True)]
    total = sum(shares)
    if total <= 0:
        total = sum(weights)
        return [w / total for w in weights]
    return [s / total for s in shares]


def _promising(belief: Belief, cards: int, dice: Dice) -> list[int]:
    """The cards worth trying out: those that promise most on a few drawn positions."""
    total: dict[int, float] = {}
    for _ in range(_DRAWS):
        valuation = Valuation(belief.sample(dice), belief.role)
        for rate, card in card_rates(cards, valuation, dice):
            total[card] = total.get(card, 0.0) + rate
    return sorted(total, key=lambda card: total[card], reverse=True)[:_TRIED]


def choose_card(
    belief: Belief,
    legal: list[int],
    dice: Dice,
    clock: Clock,
    turns: int,
    evaluate: Evaluate,
    make_policy: PolicyMaker = RolloutPolicy,
) -> int:
    """A card by the mixture that the playouts of this decision suggest."""
    me = belief.role
    cards = mask_of([action & 63 for action in legal if action >> 6 == CARD])
    matrix = PayoffMatrix(_promising(belief, cards, dice))
    if len(matrix.ours) < 2:
        return CARD * 64 + matrix.ours[0]
    rounds = 0
    while not clock.done() or rounds < 2:
        root = belief.sample(dice)
        if root.chosen[1 - me] >= 0:
            root.play(1 - me, RECALL * 64)
        theirs = members(card_choices(root, 1 - me)[1])
        for card in theirs:
            matrix.meet(card)
        seed = dice.below(1 << 30)
        for ours in matrix.ours:
            answer = theirs[dice.below(len(theirs))]
            p = root.copy()
            p.dice = FastDice(seed)
            p.play(me, CARD * 64 + ours)
            p.play(1 - me, CARD * 64 + answer)
            horizon = turns if p.phase != CARDS else max(0, turns - 1)
            play_on(p, make_policy(FastDice(seed ^ 0x2545F491), 0.3), horizon)
            matrix.add(ours, answer, evaluate(p, me))
            clock.count()
        rounds += 1
    n = dice.below(_FINE) / _FINE
    for card, part in zip(matrix.ours, matrix.mixture(), strict=True):
        n -= part
        if n < 0:
            return CARD * 64 + card
    return CARD * 64 + matrix.ours[-1]
