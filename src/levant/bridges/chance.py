"""Dice that are rolled outside: an action is played on as far as known dice carry it.

The rules ask for dice in the midst of an action. Here an action that finds no more of them is
taken back, and whoever drives the game says how the next one fell. So every die, draw and shuffle
becomes a choice of its own, which is how OpenSpiel wants chance.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from levant.kernel.dice import DiceExhausted, ScriptedDice
from levant.rex.game import Game

DIE: Final = 6
_PICK: Final = re.compile(r"a pick below ([0-9]+) is asked")


class ChanceQuestion(NamedTuple):
    """What chance must decide: a die, or one of so many things."""

    die: bool
    sides: int


def chance_question(error: DiceExhausted) -> ChanceQuestion:
    """Scripted dice say what they lack in words only."""
    pick = _PICK.match(str(error))
    return ChanceQuestion(True, DIE) if pick is None else ChanceQuestion(False, int(pick[1]))


class PendingAction:
    """An action on its way: what is played, and the dice that have fallen for it."""

    def __init__(self, role: int, action: int) -> None:
        self.role = role
        self.action = action
        self.rolls: list[int] = []
        self.picks: list[int] = []
        self.asked = ChanceQuestion(True, DIE)

    def copy(self) -> PendingAction:
        """An independent one."""
        twin = PendingAction(self.role, self.action)
        twin.rolls, twin.picks, twin.asked = self.rolls[:], self.picks[:], self.asked
        return twin

    def fall(self, outcome: int) -> None:
        """The die, or the pick, that was asked for: a number from 0 up."""
        if self.asked.die:
            self.rolls.append(outcome + 1)
        else:
            self.picks.append(outcome)

    def play(self, game: Game) -> tuple[Game, bool]:
        """Play on. The game after the action; or the game as it was, and False: chance is asked."""
        before = game.copy()
        log, secrets = game.log, game.secrets
        told, hidden = len(log or ()), len(secrets)
        game.dice = ScriptedDice(self.rolls, self.picks)
        try:
            game.play(self.role, self.action)
        except DiceExhausted as error:
            self.asked = chance_question(error)
            # A copy keeps no log: it takes over that of the attempt, cut where it began.
            if log is not None:
                del log[told:]
                before.log = log
            del secrets[hidden:]
            before.secrets = secrets
            return before, False
        return game, True
