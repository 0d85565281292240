"""Games between bots, each fed with nothing but its views and events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from levant.bots.budget import Budget
from levant.bots.rex.players import make_bot
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser
from levant.rex.game import REX, Game
from tests.rex.scene import Scene


class Seat:
    """A bot at one side of a game."""

    def __init__(self, name: str, role: int, seed: int, budget: Budget | None = None) -> None:
        self.bot: Chooser = make_bot(name, seed, budget)
        self.role = role
        self.heard = 0

    def choose(self, game: Game) -> int:
        """The bot's choice; it must be legal."""
        events = REX.events(game, self.role, self.heard)
        self.heard += len(events)
        legal = game.legal(self.role)
        action = self.bot.choose(game.view(self.role), legal, events)
        assert action in legal
        return action


def match(
    frank: str,
    saracen: str,
    seed: int,
    edition: str = "2.0",
    options: Mapping[str, int] | None = None,
    budget: Budget | None = None,
) -> Iterator[tuple[Game, int, int]]:
    """A whole game: (position, role, action) before each action."""
    game = REX.new(edition, options or {}, FastDice(seed), log=True)
    seats = [Seat(frank, 0, 2 * seed, budget), Seat(saracen, 1, 2 * seed + 1, budget)]
    while game.deciders:
        role = game.deciders[0]
        action = seats[role].choose(game)
        yield game, role, action
        game.play(role, action)


def winner(frank: str, saracen: str, seed: int, edition: str = "2.0") -> int | None:
    """Who wins a game."""
    for game, _, _ in match(frank, saracen, seed, edition):
        last = game
    assert last.result is not None
    return last.result.winner


def finish_turn(s: Scene, role: int, seed: int = 1) -> Scene:
    """Let the squire play one player's turn of a scene."""
    seat = Seat("squire", role, seed)
    while s.game.deciders == (role,) and s.game.player == role and s.game.site < 0:
        s.game.play(role, seat.choose(s.game))
    return s
