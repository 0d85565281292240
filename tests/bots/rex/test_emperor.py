"""What the emperor has learned: a policy for moves, a belief about hidden blocks, a value net."""

from __future__ import annotations

import json
from math import exp

import pytest

from bench.learn.game_files import to_move
from levant.bots.budget import Budget
from levant.bots.rex.learned_policy import (
    LEARNED_POLICY_FILE,
    LearnedMoveChooser,
    LearnedPolicy,
    OrderWeights,
    order_weights,
)
from levant.bots.rex.move_choice import MoveChooser
from levant.bots.rex.order_features import COUNT, NAMES, WIDTH, OrderFeatures
from levant.bots.rex.players import make_bot
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.successive_halving import Candidate
from levant.bots.rex.valuation import Valuation
from levant.bots.rex.value_net import EMPEROR_NET_FILE, emperor_value, net_value
from levant.kernel.dice import FastDice
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from levant.rex.words import DONE, MOVES
from tests.bots.rex.matches import Seat
from tests.rex.scene import Scene, scene


def at_moves() -> Scene:
    """Saracens about to move, a vacant Acre before them."""
    return scene(
        "tiberias: | saladin zangi al_adil",
        "antioch: bohemond templar_antioch josselin",
        first="saracen",
        cards="move_1 move_1",
    )


def weights(**held: float) -> OrderWeights:
    """Weights for the Saracens' orders: all others are zero."""
    row = [0] * WIDTH
    for name, value in held.items():
        row[COUNT + NAMES.index(name.replace("_", " "))] = int(value)
    return OrderWeights({"grain": 1.0, "scale": 1.0, "weights": row})


def first_move(game: Game, learned: OrderWeights) -> int:
    """What the learned policy does first."""
    return LearnedPolicy(FastDice(1), 0.0, learned=learned).choose(game, game.active)


# The policy


def test_without_corrections_the_learned_policy_is_the_rollout_policy() -> None:
    learned = weights()
    for edition in EDITIONS:
        game = REX.new(edition, {}, FastDice(5))
        plain, other = (
            RolloutPolicy(FastDice(6), 0.0),
            LearnedPolicy(FastDice(6), 0.0, learned=learned),
        )
        for _ in range(500):
            role = to_move(game)
            action = plain.choose(game, role)
            assert other.choose(game, role) == action
            game.play(role, action)


def test_an_order_gains_what_its_features_are_worth() -> None:
    game = at_moves().game
    assert first_move(game, weights()) != DONE * 64
    assert first_move(game, weights(group=-100, muster=-100)) == DONE * 64
    assert first_move(game, weights(done=100)) == DONE * 64


def test_moves_are_drawn_as_often_as_they_are_likely() -> None:
    """Among the same orders, with noise whose maximum is a draw by their chances."""
    game = at_moves().game
    learned = OrderWeights({"grain": 1.0, "scale": 4.0, "weights": [0] * WIDTH})
    taken: dict[str, int] = {}
    chances: dict[str, float] = {}
    for seed in range(400):
        chooser = LearnedMoveChooser(Valuation(game, 1), FastDice(seed), 0.0, learned, 1.0)
        order = chooser.choose(game.offer(1))
        name = "done" if order is None else f"{order.verb} {order.thing} {order.goal}"
        taken[name] = taken.get(name, 0) + 1
        chances[name] = exp(chooser.log_chance)
    assert len(taken) > 2
    for name, count in taken.items():
        assert count / 400 == pytest.approx(chances[name], abs=0.1)


def test_the_chances_of_all_orders_are_one_together() -> None:
    game = at_moves().game
    valuation = Valuation(game, 1)
    lister = LearnedMoveChooser(valuation, FastDice(1), 0.0, weights(), 0.0)
    orders = lister.best_orders(game.offer(1))
    assert len({(o.verb, o.thing, o.goal) for o in orders}) == len(orders) > 3
    chooser = MoveChooser(valuation, FastDice(1), 0.0)
    best = chooser.choose(game.offer(1))
    assert best is not None
    assert (orders[0].verb, orders[0].thing, orders[0].goal) == (best.verb, best.thing, best.goal)


@pytest.mark.parametrize("edition", EDITIONS)
def test_features_of_orders_lie_in_their_sides_half_of_the_row(edition: str) -> None:
    game = REX.new(edition, {}, FastDice(3))
    policy = RolloutPolicy(FastDice(4), 0.3)
    seen = 0
    for _ in range(800):
        role = to_move(game)
        if game.phase == MOVES and game.moves:
            valuation = Valuation(game, role)
            chooser = LearnedMoveChooser(valuation, FastDice(1), 0.0, weights(), 0.0)
            for order in [*chooser.best_orders(game.offer(role)), None]:
                row = OrderFeatures(valuation, order, game.moves)
                assert len(set(row.places)) == len(row.places) == len(row.values)
                assert all(place // COUNT == role for place in row.places)
                seen += 1
        game.play(role, policy.choose(game, role))
    assert seen > 100


def test_order_weights_of_another_shape_are_refused() -> None:
    held = json.loads(LEARNED_POLICY_FILE.read_text("utf-8"))
    assert len(order_weights().weights) == WIDTH
    held["weights"].append(1)
    with pytest.raises(ValueError, match=r"learned_policy\.json: \d+ weights, not \d+"):
        OrderWeights(held)


# The search


def test_a_prior_counts_less_the_more_a_plan_was_tried() -> None:
    plan, other = Candidate([0], 0.2), Candidate([1], 0.0)
    for value in (0.5, 0.5):
        plan.add(value)
        other.add(value + 0.05)
    assert plan.standing > other.standing
    for _ in range(20):
        plan.add(0.5)
        other.add(0.55)
    assert plan.standing < other.standing


def test_the_emperor_takes_a_vacant_city() -> None:
    s = at_moves()
    seat = Seat("emperor", 1, 3, Budget(nodes=30))
    s.game.log = []
    while s.game.deciders == (1,) and s.game.player == 1 and s.game.site < 0:
        s.game.play(1, seat.choose(s.game))
    assert "acre" in s.cities("saracen")


def test_the_emperor_is_made_by_name() -> None:
    assert callable(make_bot("emperor", 1, 0.5).choose)


# The value net


def test_the_emperor_has_the_kings_net_as_long_as_he_has_no_better_one() -> None:
    game = at_moves().game
    if not EMPEROR_NET_FILE.exists():
        assert emperor_value(game, 0) == net_value(game, 0)
    assert emperor_value(game, 0) == -emperor_value(game, 1)
    assert -1 < emperor_value(game, 0) < 1


def test_what_is_shipped_is_small() -> None:
    """Four megabytes at most, all that the emperor has learned together."""
    files = [path for path in (LEARNED_POLICY_FILE, EMPEROR_NET_FILE) if path.exists()]
    assert sum(path.stat().st_size for path in files) < 4 * 2**20
