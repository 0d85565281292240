"""No bot sees what is hidden: its choice depends on its views and events alone."""

from __future__ import annotations

import pytest

from levant.bots.budget import Budget
from levant.kernel.dice import FastDice
from tests.bots.rex.matches import Seat, match
from tests.rex.hidden import twin

NODES = Budget(nodes=6)


@pytest.mark.parametrize(
    ("bot", "every"),
    [
        ("squire", 1),
        ("knight", 6),
        pytest.param("king", 6, marks=pytest.mark.slow),
        ("emperor", 6),
    ],
)
@pytest.mark.parametrize("role", [0, 1])
def test_a_choice_does_not_change_with_what_is_hidden(bot: str, every: int, role: int) -> None:
    """Two bots with the same past and seed choose alike when the hidden differs.

    The search bots look up, and hear what happened, at one decision in six.
    """
    dice = FastDice(3)
    seats = [Seat(bot, role, 7, NODES), Seat(bot, role, 7, NODES)]
    compared = seen = 0
    for game, decider, _ in match("squire", "squire", 12):
        if decider != role:
            continue
        seen += 1
        if seen % every:
            continue
        other = twin(game, role, dice)
        other.log, other.secrets = game.log, game.secrets
        assert seats[0].choose(game) == seats[1].choose(other)
        compared += 1
    assert compared > 40
