"""Men, ships and money come from somewhere and go somewhere, at every decision of warlike games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from levant.croisades.game import Game
from levant.croisades.scenario import SCENARIOS
from tests.croisades.play import walk
from tests.croisades.soundness import Ledger, check

SEEDS = (97, 103)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_men_ships_and_money_are_conserved(scenario: str, seed: int) -> None:
    """2.11, 2.31, 2.32, 3.21: see `soundness`."""
    ledger: Ledger | None = None
    before = (0, 0)
    for game, role, action in walk(seed, scenario, turns=2):
        check(game)
        if ledger is not None:
            ledger.compare(game, *before)
        ledger, before = Ledger(game), (role, action)
    assert ledger is not None
    check(game)
    ledger.compare(game, *before)
    assert game.result is not None


def _one_more_man(game: Game) -> None:
    game.groups[0].men[0] += 1


def _one_ship_less(game: Game) -> None:
    game.ships.pop()


def _one_group_too_small(game: Game) -> None:
    game.groups[0].men = [1] + [0] * (len(game.groups[0].men) - 1)


@pytest.mark.parametrize("spoil", [_one_more_man, _one_ship_less])
def test_the_ledger_notices_who_comes_or_goes_unasked(spoil: Callable[[Game], None]) -> None:
    game, role, action = next(walk(101))
    ledger, other = Ledger(game), game.copy()
    ledger.compare(other, role, action)
    spoil(other)
    with pytest.raises(AssertionError):
        ledger.compare(other, role, action)


def test_a_group_too_small_is_noticed() -> None:
    game, _, _ = next(walk(101))
    check(game)
    _one_group_too_small(game)
    with pytest.raises(AssertionError):
        check(game)
