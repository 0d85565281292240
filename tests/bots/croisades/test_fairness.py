"""No bot sees what is hidden: its choice depends on its views and events alone."""

from __future__ import annotations

import pytest

from levant.bots.budget import Budget
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.players import make_bot
from levant.croisades.game import CROISADES, Game
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser
from tests.croisades.hidden import twin


class Seat:
    """A bot at one role of a game."""

    def __init__(self, name: str, role: int) -> None:
        self.bot: Chooser = make_bot(name, 7, Budget(nodes=4))
        self.role = role
        self.heard = 0

    def choose(self, game: Game) -> int:
        """The bot's choice from what its role may know."""
        events = CROISADES.events(game, self.role, self.heard)
        self.heard += len(events)
        return self.bot.choose(game.view(self.role), game.legal(self.role), events)


@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize(
    ("bot", "scenario", "turns", "least"),
    [
        ("constable", "third_crusade", 3, 90),
        ("constable", "nile", 2, 12),
        ("marshal", "siege_of_acre", 1, 12),
        pytest.param("marshal", "third_crusade", 3, 90, marks=pytest.mark.proof),
        pytest.param("marshal", "nile", 3, 20, marks=pytest.mark.proof),
    ],
)
def test_a_choice_does_not_change_with_what_is_hidden(
    bot: str, scenario: str, turns: int, least: int, role: int
) -> None:
    """Two bots with the same past and seed choose alike when all that is hidden differs."""
    game = CROISADES.new(scenario, {"turns": turns}, FastDice(12), log=True)
    seats = [Seat(bot, role), Seat(bot, role)]
    others: list[Chooser] = [Constable(one) for one in range(game.roles)]
    compared = 0
    while game.deciders:
        decider = game.deciders[0]
        if decider == role:
            chosen = seats[0].choose(game)
            assert seats[1].choose(twin(game, role, 100 + compared)) == chosen
            compared += 1
        else:
            chosen = others[decider].choose(game.view(decider), game.legal(decider), [])
        game.play(decider, chosen)
    assert compared > least
