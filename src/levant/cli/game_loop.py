"""The host of a table: lets bots play, turns the screen to persons, sees the game through."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from levant.cli.player_input import PlayerInput
from levant.cli.player_prompt import Leave, PlayerPrompt, thinking


class GameLoop:
    """Runs one sitting."""

    def __init__(self, desk: PlayerPrompt, *, auto: bool = False) -> None:
        self.desk = desk
        self.sitting = desk.sitting
        self.orders = PlayerInput(desk, auto=auto)
        self.auto = auto
        self._facing: int | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves; a kept game is saved either way."""
        desk = self.desk
        kind, _, promise = self.sitting.record.dice.partition(" ")
        if kind == "fair":
            desk.say("dice_promise", "dim", commitment=promise)
        desk.say("welcome", "dim")
        try:
            while self._next():
                desk.keep()
            self._close()
        except Leave:
            desk.keep()
            self._part()
        except KeyboardInterrupt:
            desk.console.print()
            desk.keep()
            self._part()
            raise

    def _next(self) -> bool:
        """Bots first, then one decision of a person; False when the game is over."""
        with thinking(self.desk.console, self.desk.voice):
            self.sitting.play_bots()
        self.desk.keep()
        role = self.sitting.decider
        if role is None:
            return False
        legal: Any = self.sitting.view(role)["legal"]
        if self.auto and len(legal) == 1:
            self.sitting.play(role, legal[0])
            return True
        self._face(role)
        self.desk.present(role)
        while not self.orders.take(role):
            pass
        return True

    def _face(self, role: int) -> None:
        """Turn the screen to another person; nothing that the last one saw stays on it."""
        if self._facing == role:
            return
        self._facing = role
        if len(self.sitting.persons) > 1:
            self.desk.wipe()
            self.desk.say("pass_screen", "bold", role=self.desk.role(role))
            self.desk.ask(self.desk.voice.say("press_enter"))
            self.desk.wipe()

    def _close(self) -> None:
        """The game is over: how, and what the dice were."""
        desk, record = self.desk, self.sitting.record
        role = self.sitting.persons[0] if self._facing is None else self._facing
        desk.tell(self.sitting.news(role))
        if record.key is not None:
            desk.say("dice_key", "dim", key=record.key.hex())
        if desk.save is None:
            with suppress(Leave):
                desk.offer_to_save()
        self._part()

    def _part(self) -> None:
        """Say whether the game is kept."""
        if self.desk.unsaved:
            self.desk.say("not_saved")
        elif self.desk.save is not None:
            self.desk.say("saved", file=str(self.desk.save))
        else:
            self.desk.say("goodbye")
