"""The search for the rollout policy's weights."""

from __future__ import annotations

import random
import tomllib

from bench.tune import Search, duel, flat, shaped, written
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, WEIGHTS_FILE, read_weights

START = tomllib.loads(WEIGHTS_FILE.read_text("utf-8"))


def test_weights_survive_the_row_and_the_file() -> None:
    assert shaped(flat(START), START) == START
    assert tomllib.loads(written(START)) == START


def test_equal_weights_are_equally_good() -> None:
    result, share = duel(DEFAULT_WEIGHTS, DEFAULT_WEIGHTS, 2, 5, "2.0")
    assert result == 0
    assert share == 0.5


def test_who_wants_no_cities_loses_to_who_does() -> None:
    meek = read_weights({**START, "city": 0.1, "city_last_year": 0.1, "bold": [0.1, 0.1]})
    _, share = duel(DEFAULT_WEIGHTS, meek, 4, 9, "2.0")
    assert share > 0.6


def test_a_step_moves_every_weight_or_none() -> None:
    search = Search(START, "2.0", random.Random(3))
    search.step()
    moved = {abs(at) for at in search.row}
    assert len(moved) == 1
    assert flat(search.found()) == flat(search.weights(search.row))
