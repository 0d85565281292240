"""What a learned policy is taught: of the orders at a decision, which the better plans took.

Every plan that a search tried is played again on the game's position. At each choice of a move the
orders and their features are written down, and how often plans took each, where a plan counts the
more the more its playouts came to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from pathlib import Path
from typing import Final

import numpy as np

from bench.learn.game_files import GameFile, PlayedGame, positions
from bench.learn.searches import Search, TriedPlan, searches_of
from levant.bots.rex.group_moves import Order
from levant.bots.rex.learned_policy import LearnedMoveChooser, order_weights
from levant.bots.rex.order_features import OrderFeatures
from levant.bots.rex.playout import own_turn
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import FastDice
from levant.rex.board import TOWN_COUNT
from levant.rex.game import Game
from levant.rex.words import DONE, MOVES

_SHARP: Final = 0.04
"""A plan whose playouts came to so much more counts e times as much."""
_DOUBT: Final = 2.0
"""How many playouts the mean of all plans counts for in that of each."""
_LEAST: Final = 0.05


@dataclass
class Decision:
    """The orders of one choice, the last of them to be done, and how much plans took each."""

    features: list[OrderFeatures]
    gains: list[float]
    taken: list[float]


@dataclass
class OrderLessons:
    """Decisions in a row."""

    games: list[int] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    missed: int = 0
    """Orders of plans that are not among those that are looked at."""

    def add(self, game: PlayedGame, searches: Sequence[Search]) -> None:
        """The decisions of the plans that were tried in one game."""
        tried = {search.ply: search for search in searches}
        for ply, position in enumerate(positions(game)):
            search = tried.get(ply)
            if search is not None:
                self._add_search(position, search)

    def _add_search(self, position: Game, search: Search) -> None:
        found: dict[tuple[int, ...], tuple[Decision, list[Order]]] = {}
        for plan, weight in zip(search.plans, worths(search.plans), strict=True):
            if weight >= _LEAST:
                self._add_plan(position, plan.actions, weight, found)
        for decision, _ in found.values():
            if sum(decision.taken) > 0:
                self.games.append(search.game)
                self.decisions.append(decision)

    def _add_plan(
        self,
        position: Game,
        actions: tuple[int, ...],
        weight: float,
        found: dict[tuple[int, ...], tuple[Decision, list[Order]]],
    ) -> None:
        game = position.copy()
        game.dice = FastDice(1)
        side = game.active
        at = 0
        while at < len(actions) and own_turn(game, side) and game.allows(side, actions[at]):
            if game.phase != MOVES or not game.moves:
                game.play(side, actions[at])
                at += 1
                continue
            known = actions[:at]
            if known not in found:
                found[known] = decision_at(game, side)
            decision, orders = found[known]
            first = actions[at]
            before = game.copy()
            game.play(side, first)
            at += 1
            while at < len(actions) and game.phase != MOVES and game.allows(side, actions[at]):
                game.play(side, actions[at])
                at += 1
            taken = which(orders, first, before, game)
            if taken < 0:
                self.missed += 1
            else:
                decision.taken[taken] += weight

    def save(self, path: Path) -> None:
        """Write them as numpy arrays."""
        rows = [row for decision in self.decisions for row in decision.features]
        np.savez_compressed(
            path,
            games=np.array(self.games, np.int64),
            options=np.array([len(d.features) for d in self.decisions], np.int16),
            counts=np.array([len(row.places) for row in rows], np.int16),
            places=np.array([p for row in rows for p in row.places], np.int16),
            values=np.array([v for row in rows for v in row.values], np.float32),
            gains=np.array([g for d in self.decisions for g in d.gains], np.float32),
            taken=np.array([t for d in self.decisions for t in d.taken], np.float32),
        )


def worths(plans: Sequence[TriedPlan]) -> list[float]:
    """How much each plan counts, one together."""
    mean = sum(plan.mean * plan.count for plan in plans) / sum(plan.count for plan in plans)
    drawn = [(p.mean * p.count + mean * _DOUBT) / (p.count + _DOUBT) for p in plans]
    best = max(drawn)
    rates = [exp((value - best) / _SHARP) for value in drawn]
    return [rate / sum(rates) for rate in rates]


def decision_at(game: Game, side: int) -> tuple[Decision, list[Order]]:
    """The orders that a side may give, with their features."""
    valuation = Valuation(game, side)
    chooser = LearnedMoveChooser(valuation, FastDice(1), 0.0, order_weights(), 0.0)
    orders = chooser.best_orders(game.offer(side))
    rows = [OrderFeatures(valuation, order, game.moves) for order in orders]
    rows.append(OrderFeatures(valuation, None, game.moves))
    gains = [order.score for order in orders]
    return Decision(rows, [*gains, DEFAULT_WEIGHTS.worth_a_move], [0.0] * len(rows)), orders


def which(orders: Sequence[Order], action: int, before: Game, after: Game) -> int:
    """Which of some orders an action began, by where its blocks stand afterwards; -1: none."""
    if action >> 6 == DONE:
        return len(orders)
    goals = Counter(
        town
        for block, town in enumerate(after.where)
        if town != before.where[block] and town < TOWN_COUNT
    )
    best, choice = -1.0, -1
    for i, order in enumerate(orders):
        if order.verb * 64 + order.thing != action or (order.goal >= 0 and goals[order.goal] < 1):
            continue
        there = sum(after.where[block] == town for block, town in order.dest.items())
        fit = goals[order.goal] + there / max(1, len(order.dest))
        if fit > best:
            best, choice = fit, i
    return choice


def write_order_lessons(games: Path) -> str:
    """Write the lessons of a file of games beside it, unless they are there."""
    path = games.with_name(games.name.replace("games-", "orders-"))
    if path.exists() and path.stat().st_mtime >= games.stat().st_mtime:
        return f"{path.name}: there already"
    searches = searches_of(games)
    lessons = OrderLessons()
    for game in GameFile.read(games).games:
        lessons.add(game, searches.get(game.seed, ()))
    lessons.save(path)
    return f"{path.name}: {len(lessons.decisions)} choices, {lessons.missed} orders missed"
