"""2.9 Four players of different kinds at one table, through the kernel alone."""

from __future__ import annotations

from collections.abc import Sequence

from levant.bots.croisades.players import BOTS
from levant.croisades.game import CROISADES
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.kernel.runner import RandomChooser, run
from levant.kernel.title import Event, View


class Scripted:
    """Passes, halts, keeps out of it: the first quiet action that is offered."""

    quiet = ("done", "pass", "halt", "fight", "standard", "hold", "stand", "rations", "delay")

    def __init__(self, role: str) -> None:
        self.role = role
        self.turns: list[int] = []

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        assert view["role"] == self.role
        self.turns += [event["number"] for event in events if event["event"] == "turn"]
        words = view["legal"]
        assert isinstance(words, list)
        assert len(words) == len(legal)
        for verb in self.quiet:
            for action, text in zip(legal, words, strict=True):
                if str(text).split()[0] == verb:
                    return action
        return legal[0]


def test_four_kinds_of_players_play_the_race_to_the_nile() -> None:
    roles = CROISADES.roles_of("nile")
    assert len(roles) == 4
    options = {"turns": 3}
    game = CROISADES.new("nile", options, FastDice(5), log=True)
    scripted = Scripted(roles[2])
    choosers = [BOTS["constable"](1), RandomChooser(2), scripted, BOTS["pilgrim"](3)]
    names = [type(chooser).__name__ for chooser in choosers]
    record = Record.begin(CROISADES, "nile", options, "fast 5", names)
    seats: set[int] = set()
    run(CROISADES, game, choosers, record, 20_000, lambda role, _, __: seats.add(role))
    assert seats == {0, 1, 2, 3}
    assert scripted.turns == [1, 2, 3]
    assert game.result is not None
    again = Record.parse(record.text().encode())
    assert again.verify(CROISADES).ok
    assert again.result == game.result
