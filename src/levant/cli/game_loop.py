"""The host of a table: lets bots play, turns the screen to persons, sees the game through."""

from __future__ import annotations

from contextlib import suppress

from levant.cli.player_input import PlayerInput
from levant.cli.player_prompt import Leave, PlayerPrompt, thinking


class GameLoop:
    """Runs one game at the terminal."""

    def __init__(self, prompt: PlayerPrompt, *, auto: bool = False) -> None:
        self.prompt = prompt
        self.game = prompt.game
        self.orders = PlayerInput(prompt, auto=auto)
        self._facing: int | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves; a kept game is saved either way."""
        prompt = self.prompt
        kind, _, promise = self.game.record.dice.partition(" ")
        if kind == "fair":
            prompt.say("dice_promise", "dim", commitment=promise)
        prompt.say("welcome", "dim")
        try:
            while self._next():
                prompt.keep()
            self._close()
        except Leave:
            prompt.keep()
            self._part()
        except KeyboardInterrupt:
            prompt.console.print()
            prompt.keep()
            self._part()
            raise

    def _next(self) -> bool:
        """Bots first, then one decision of a person; False when the game is over."""
        with thinking(self.prompt.console, self.prompt.wording):
            self.game.play_bots()
        self.prompt.keep()
        role = self.game.decider
        if role is None:
            return False
        if self.orders.passes(role):
            legal: list[str] = self.game.view(role)["legal"]
            self.game.play_lone(role, legal[0])
            return True
        self._face(role)
        self.prompt.present(role)
        while not self.orders.take(role):
            pass
        return True

    def _face(self, role: int) -> None:
        """Turn the screen to another person; nothing that the last one saw stays on it."""
        if self._facing == role:
            return
        self._facing = role
        if len(self.game.persons) > 1:
            self.prompt.wipe()
            self.prompt.say("pass_screen", "bold", role=self.prompt.role(role))
            self.prompt.ask(self.prompt.wording.say("press_enter"))
            self.prompt.wipe()

    def _close(self) -> None:
        """The game is over: how, and what the dice were."""
        prompt, record = self.prompt, self.game.record
        role = self.game.persons[0] if self._facing is None else self._facing
        prompt.tell(self.game.news(role))
        if record.key is not None:
            prompt.say("dice_key", "dim", key=record.key.hex())
        if prompt.save is None:
            with suppress(Leave):
                prompt.offer_to_save()
        self._part()

    def _part(self) -> None:
        """Say whether the game is kept."""
        if self.prompt.unsaved:
            self.prompt.say("not_saved")
        elif self.prompt.save is not None:
            self.prompt.say("saved", file=str(self.prompt.save))
        else:
            self.prompt.say("goodbye")
