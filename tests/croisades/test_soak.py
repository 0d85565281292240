"""A short soak: random games of every scenario with most sets of options, and faults told."""

from __future__ import annotations

import pytest

from levant.croisades.game import Game
from levant.croisades.scenario import SCENARIOS
from tests.croisades import proof_soak
from tests.croisades.proof_soak import SWITCHES, Piece, options_of, work
from tests.croisades.soundness import check

BEGIN = len(SCENARIOS)  # the games before it are as long as their scenarios
GAMES = 16
CHUNKS = range(BEGIN, BEGIN + 8 * GAMES, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("first", CHUNKS)
def test_random_games_have_no_fault(first: int) -> None:
    report = work(Piece(SCENARIOS, first, GAMES))
    assert report.faults == []
    assert report.games.total() == report.reasons.total() == GAMES
    assert set(report.games) == set(SCENARIOS)


def test_every_set_of_options_comes_up_in_every_scenario() -> None:
    met = {
        (SCENARIOS[seed % len(SCENARIOS)], frozenset(options_of(seed)) & set(SWITCHES))
        for seed in range(len(SCENARIOS) << len(SWITCHES))
    }
    assert len(met) == len(SCENARIOS) << len(SWITCHES)


def _lose_a_man(game: Game) -> None:
    game.groups[0].men[0] -= 1000


def test_a_fault_is_told_with_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def spoiled(game: Game) -> None:
        if game.turn > 1:
            _lose_a_man(game)
        check(game)

    monkeypatch.setattr(proof_soak, "check", spoiled)
    arguments = ["--scenario", "siege_of_acre", "--seed", "9", "--games", "1"]
    assert proof_soak.main(arguments) == 1
    assert "FAULT --scenario siege_of_acre --seed 9 --games 1" in capsys.readouterr().out
