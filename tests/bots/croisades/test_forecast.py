"""What the players of Croisades Strategic could expect: the chart of a replay."""

from __future__ import annotations

import pytest

from levant.bots.croisades.constable import Constable
from levant.bots.croisades.forecast import expected_outcome
from levant.croisades.game import CROISADES, Game
from levant.kernel.dice import FastDice
from tests.croisades.hidden import twin


def hopes(game: Game) -> list[float]:
    """What each role expects, from its own view and history."""
    return [
        expected_outcome(game.view(role), CROISADES.events(game, role), 1)
        for role in range(game.roles)
    ]


def war(seed: int) -> tuple[list[list[float]], Game]:
    """The hopes at the beginning of each turn of a short war between constables, and its end."""
    game = CROISADES.new("siege_of_acre", {}, FastDice(seed), log=True)
    bots = [Constable(seed + role) for role in range(game.roles)]
    told: list[list[float]] = []
    while game.result is None:
        if game.turn > len(told):
            told.append(hopes(game))
        role = game.deciders[0]
        game.play(role, bots[role].choose(game.view(role), game.legal(role), ()))
    return told, game


@pytest.mark.parametrize("seed", [1, 2])
def test_hope_goes_to_who_wins(seed: int) -> None:
    """Of these two wars each side wins one."""
    told, game = war(seed)
    assert game.result is not None
    winner = game.result.winner
    assert winner is not None
    assert told[-1][winner] > told[-1][1 - winner] + 0.3
    assert max(map(abs, told[0])) < 0.6, "nobody has won when it begins"
    assert hopes(game) == ([1.0, -1.0] if winner == 0 else [-1.0, 1.0])


def test_hope_follows_from_what_is_seen() -> None:
    game = CROISADES.new("nile", {}, FastDice(3), log=True)
    for role in range(game.roles):
        other = twin(game, role, 5)
        events = CROISADES.events(game, role)
        one = expected_outcome(game.view(role), events, 1)
        assert one == expected_outcome(other.view(role), events, 1)
        assert -1 <= one <= 1


def test_a_spectator_has_no_hopes() -> None:
    game = CROISADES.new("nile", {}, FastDice(3), log=True)
    with pytest.raises(ValueError, match="spectator"):
        expected_outcome(game.view(None), (), 1)
