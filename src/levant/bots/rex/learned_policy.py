"""The emperor's rollout policy: what moves gain, corrected by what search made of them.

A linear softmax over the orders of a decision: the gain that the rules of thumb see, and weights
for the features of the order. Fitted to the plans that searching players preferred
(`python -m bench.learn`, docs/bots.md tells how).
"""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any, Final

from levant.bots.rex.group_moves import Order
from levant.bots.rex.move_choice import MoveChooser
from levant.bots.rex.order_features import WIDTH, OrderFeatures
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, PolicyWeights
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.game import Game

LEARNED_POLICY_FILE: Final = Path(__file__).with_name("learned_policy.json")
_CORRECTED: Final = 20
"""So many orders, those that gain most by the rules of thumb, are looked at more closely."""
_SPREADS: Final = [0.7, 1.0, 1.4]
"""Drafts in turn take likely moves, each as often as it is likely, and bolder ones."""
_FINE: Final = 1 << 20


class OrderWeights:
    """What was learned of orders: weights in steps, and how decided the choice among them is."""

    # Any: JSON of a file that training wrote
    def __init__(self, held: dict[str, Any]) -> None:
        grain: float = held["grain"]
        self.weights: list[float] = [number * grain for number in held["weights"]]
        self.scale: float = held["scale"]
        """Steps of gain by which one order is e times as likely as another."""
        if len(self.weights) != WIDTH:
            raise ValueError(
                f"{LEARNED_POLICY_FILE.name}: {len(self.weights)} weights, not {WIDTH}"
            )

    def correction(self, features: OrderFeatures) -> float:
        """What is added to the gain of an order."""
        places = features.places
        values = features.values
        total = 0.0
        for i in range(len(places)):
            total += self.weights[places[i]] * values[i]
        return total


_weights: list[OrderWeights] = []


def order_weights() -> OrderWeights:
    """The weights that are shipped, read when they are first needed."""
    if not _weights:
        _weights.append(OrderWeights(json.loads(LEARNED_POLICY_FILE.read_text("utf-8"))))
    return _weights[0]


class LearnedMoveChooser(MoveChooser):
    """Takes the best order by its corrected gain; `spread` says how much chance has a say in it."""

    def __init__(
        self, valuation: Valuation, dice: Dice, noise: float, weights: OrderWeights, spread: float
    ) -> None:
        super().__init__(valuation, dice, noise)
        self.weights: OrderWeights = weights
        self.spread: float = spread
        self.log_chance: float = 0.0
        """How likely the choice was, as a logarithm."""
        self._choosing: bool = True

    def best_orders(self, offer: list[int]) -> list[Order]:
        """The orders worth a closer look, by what they gain to the rules of thumb."""
        self._choosing = False
        self.choose(offer)
        return self._foremost()

    def _foremost(self) -> list[Order]:
        """The orders that gain most, of each block or group one to each goal."""
        ranked = [(-self.orders[i].score, i) for i in range(len(self.orders))]
        ranked.sort()
        found: list[Order] = []
        known: set[int] = set()
        for _, i in ranked:
            order = self.orders[i]
            key = (order.verb * 64 + order.thing) * 64 + order.goal
            if key not in known:
                known.add(key)
                found.append(order)
                if len(found) == _CORRECTED:
                    break
        return found

    def _best(self) -> Order | None:
        if not self._choosing:
            return None
        gains = self._correct()
        order = super()._best()
        self.log_chance = self._likelihood(gains, order)
        return order

    def _correct(self) -> list[float]:
        """Correct the gains of the orders worth a closer look; the others are dropped."""
        weights = self.weights
        rest = weights.correction(OrderFeatures(self.valuation, None, self.moves))
        chance = self._gumbel()
        self.orders = self._foremost()
        gains: list[float] = []
        for order in self.orders:
            features = OrderFeatures(self.valuation, order, self.moves)
            order.score += weights.correction(features) - rest
            gains.append(order.score)
            order.score += self._gumbel() - chance
        return gains

    def _gumbel(self) -> float:
        """Noise with which the best order is one of all, each as often as its chance says."""
        if self.spread <= 0.0:
            return 0.0
        part = (self.dice.below(_FINE) + 0.5) / _FINE
        return -log(-log(part)) * self.weights.scale * self.spread

    def _likelihood(self, gains: list[float], chosen: Order | None) -> float:
        """The logarithm of the chance of an order, before noise; no order is to be done."""
        scale = self.weights.scale
        done = self.w.worth_a_move
        most = done
        for gain in gains:
            most = max(most, gain)
        total = exp((done - most) / scale)
        taken = done
        for i in range(len(gains)):
            total += exp((gains[i] - most) / scale)
            if self.orders[i] is chosen:
                taken = gains[i]
        return (taken - most) / scale - log(total)


class LearnedPolicy(RolloutPolicy):
    """The rollout policy with learned corrections for its moves."""

    def __init__(
        self,
        dice: Dice,
        noise: float,
        weights: PolicyWeights = DEFAULT_WEIGHTS,
        learned: OrderWeights | None = None,
    ) -> None:
        super().__init__(dice, noise, weights)
        self.learned: OrderWeights = learned if learned is not None else order_weights()
        self.spread: float = 0.0
        self.log_chance: float = 0.0
        """How likely the moves so far were, as a logarithm."""
        self._chooser: LearnedMoveChooser | None = None

    def copy(self, dice: Dice) -> RolloutPolicy:
        """A policy that carries out the same order for the same targets, with dice of its own."""
        other = LearnedPolicy(dice, self.noise, self.w, self.learned)
        other.order = self.order
        other.targets = self.targets[:]
        other.target_weight = self.target_weight
        return other

    def draw_moves(self, number: int) -> None:
        """From now on let moves be drawn by their chances: the more, the higher the number."""
        self.noise = 0.0
        self.spread = 0.0 if number == 0 else _SPREADS[number % len(_SPREADS)]

    def _move_chooser(self, valuation: Valuation) -> MoveChooser:
        self._chooser = LearnedMoveChooser(
            valuation, self.dice, self.noise, self.learned, self.spread
        )
        return self._chooser

    def _move(self, p: Game, side: int, offer: list[int]) -> int:
        action = super()._move(p, side, offer)
        chooser = self._chooser
        if chooser is not None:
            self.log_chance += chooser.log_chance
            self._chooser = None
        return action


def learned_policy(dice: Dice, noise: float) -> RolloutPolicy:
    """The emperor's rollout policy."""
    return LearnedPolicy(dice, noise)
