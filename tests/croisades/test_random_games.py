"""Random games of each scenario run to their end, sound on the way: fifty, 300 as a proof."""

from __future__ import annotations

import pytest

from levant.croisades.scenario import SCENARIOS
from tests.croisades.play import walk
from tests.croisades.soundness import check

CHUNKS = [0, *(pytest.param(chunk, marks=pytest.mark.proof) for chunk in range(1, 10))]
GAMES = 30
LONG = 30  # every thirtieth game runs four turns, the others one


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_end_without_an_error(chunk: int, scenario: str) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        turns = 1 if seed % LONG else 4
        for number, (game, _, _) in enumerate(walk(seed, scenario, turns)):
            if number % 40 == 0:
                check(game)
        assert game.result is not None
        assert game.deciders == ()
        assert game.turn <= turns
