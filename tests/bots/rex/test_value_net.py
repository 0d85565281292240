"""The value net: what it reads, what it makes of it, and that it knows more than a sum of terms."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.learn.game_files import to_move
from levant.bots.rex.evaluation import TERMS, WEIGHTS, terms
from levant.bots.rex.features import PROMISES, WIDTH, Features
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.value_net import VALUE_NET_FILE, ValueNet, net_value, value_net
from levant.kernel.dice import FastDice
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from tests.rex.scene import scene

HELD: dict[str, Any] = json.loads(VALUE_NET_FILE.read_text("utf-8"))


def later(edition: str, seed: int, steps: int) -> Game:
    """A position after some play."""
    game = REX.new(edition, {}, FastDice(seed))
    policy = RolloutPolicy(FastDice(seed), 0.3)
    for _ in range(steps):
        if game.deciders:
            role = to_move(game)
            game.play(role, policy.choose(game, role))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_feature_is_told_once_and_the_evaluations_terms_come_first(edition: str) -> None:
    game = later(edition, 3, 300)
    seen = Features(game)
    assert len(set(seen.places)) == len(seen.places) == len(seen.values)
    assert min(seen.places) >= 0
    assert max(seen.places) < WIDTH
    told = dict(zip(seen.places, seen.values, strict=True))
    assert [told.get(i, 0.0) for i in range(len(TERMS))] == terms(game)


def test_features_tell_apart_who_stands_where() -> None:
    here = scene("acre: conrad walter", "jerusalem: | zangi saladin").game
    there = scene("acre: conrad", "tyre: walter", "jerusalem: | zangi saladin").game
    told = [set(zip(s.places, s.values, strict=True)) for s in (Features(here), Features(there))]
    assert {place for place, _ in told[0] ^ told[1] if place < PROMISES}


def test_the_net_is_computed_as_it_was_trained() -> None:
    """The same by plain matrices."""
    game = later("2.0", 5, 400)
    seen = Features(game)
    row = np.zeros(WIDTH + 1)
    row[seen.places] = seen.values
    row[WIDTH] = 1.0
    grain = HELD["grain"]
    first = np.maximum(0, np.array(HELD["first"]) * grain @ row)
    second = np.maximum(0, np.array(HELD["second"]) * grain @ np.append(first, 1.0))
    score = np.array(HELD["straight"]) * grain @ row + np.array(HELD["last"]) * grain @ second
    assert value_net().score(seen) == pytest.approx(float(score))
    assert net_value(game, 0) == pytest.approx(2 / (1 + exp(-float(score))) - 1)
    assert net_value(game, 1) == -net_value(game, 0)


def test_a_finished_game_needs_no_net() -> None:
    game = later("2.0", 4, 6000)
    assert game.winner >= 0
    assert net_value(game, game.winner) == 1.0
    assert net_value(game, 1 - game.winner) == -1.0


@pytest.mark.parametrize("layer", ["straight", "last", "first", "second"])
def test_a_net_of_another_shape_is_refused(layer: str) -> None:
    held = json.loads(VALUE_NET_FILE.read_text("utf-8"))
    row = held[layer] if isinstance(held[layer][0], int) else held[layer][-1]
    row.append(1)
    with pytest.raises(ValueError, match=r"value_net\.json: a row has \d+ numbers, not \d+"):
        ValueNet(held)


def test_it_knows_unseen_games_of_kings_better_than_the_evaluation() -> None:
    """Every fourth turn of the games that `bench.learn fit` kept apart."""
    held = np.load(Path(__file__).with_name("games_kept_apart.npz"))
    net = linear = 0.0
    at = 0
    seen = Features(later("2.0", 1, 0))
    for count, won in zip(held["counts"].tolist(), held["won"].tolist(), strict=True):
        seen.places = held["places"][at : at + count].tolist()
        seen.values = held["values"][at : at + count].tolist()
        at += count
        told = dict(zip(seen.places, seen.values, strict=True))
        sums = sum(weight * told.get(i, 0.0) for i, weight in enumerate(WEIGHTS))
        net += log(1 + exp((1 - 2 * won) * value_net().score(seen)))
        linear += log(1 + exp((1 - 2 * won) * sums))
    assert net < 0.95 * linear
