"""What a player may type: an action, or a word to the host."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from levant.cli.abbreviations import fold, matches
from levant.cli.croisades.orders import Orders
from levant.cli.player_prompt import Leave, PlayerPrompt
from levant.croisades.presets import passes_by_itself
from levant.kernel.title import UnknownName

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesView

MOST_HINTS: Final = 8
LOG_LINES: Final = 20
EXTRA_HELP: Final = {"croisades": ("orders", "recruit", "presets", "lend", "truce", "ours")}
"""What else a title explains: actions that no list offers, and its marks."""
YES: Final = ("y", "yes", "s", "si", "o", "oui")


class PlayerInput:
    """Takes what a person types at a prompt.

    An order is a method that says whether there is something new to decide. Who gives it, and
    what follows the word, stands in `role` and `rest`.
    """

    def __init__(self, prompt: PlayerPrompt, *, auto: bool = False) -> None:
        self.prompt = prompt
        self.auto = auto
        self.orders = Orders(prompt)
        self.role = 0
        self.rest = ""
        self.words: dict[str, Callable[[], bool]] = {
            "help": self.help,
            "map": self.chart,
            "list": self.roster,
            "block": self.block,
            "log": self.log,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "language": self.language,
            "resign": self.resign,
            "quit": self.quit,
        }
        if prompt.game.title.name == "croisades":
            self.words |= {"reach": self.reach, "supply": self.supply}

    def take(self, role: int) -> bool:
        """One line of the player."""
        typed = self.prompt.ask(f"{self.prompt.role(role)}>")
        word, _, rest = typed.partition(" ")
        order = self.words.get("help" if word == "?" else word.casefold())
        self.role, self.rest = role, typed if order is None else rest.strip()
        if order is not None:
            return order()
        return self.act() if typed else False

    def passes(self, role: int) -> bool:
        """Whether the only choice of a role is taken without a question.

        Of Croisades Strategic also unasked (decision 102), unless another person at this screen
        would see that it was not passed on.
        """
        view = self.prompt.game.view(role)
        if self.auto:
            return len(view["legal"]) == 1
        alone = len(self.prompt.game.persons) == 1
        return (
            alone and view["title"] == "croisades" and passes_by_itself(cast("CroisadesView", view))
        )

    # Actions

    def act(self) -> bool:
        """An action by its number or its text."""
        typed = self.rest
        screen = self.prompt.screen(self.role)
        legal = screen.legal
        if typed not in legal and self.orders.means(typed):
            return self.orders.give(self.role, typed)
        if typed.isascii() and typed.isdigit():
            number = int(typed[:9])
            if not 1 <= number <= len(legal):
                self.prompt.say("no_such_number", "red", most=len(legal))
                return False
            meant = [legal[number - 1]]
        elif self._unlisted(typed):
            meant = [typed]
        else:
            meant = matches(typed, legal, screen.naming)
        if len(meant) == 1:
            self.prompt.game.play(self.role, meant[0])
            return True
        if meant:
            self._hint(meant)
        else:
            self._refuse()
        return False

    def _unlisted(self, typed: str) -> bool:
        """Whether it is an action in full that no list offers and that is still legal."""
        screen = self.prompt.screen(self.role)
        if typed in screen.legal or typed not in screen.vocabulary():
            return False
        return self.prompt.game.refusal(self.role, typed) is None

    def _hint(self, meant: list[str]) -> None:
        shown = ", ".join(meant[:MOST_HINTS]) + (", …" if len(meant) > MOST_HINTS else "")
        self.prompt.say("which_one", "yellow", actions=shown)

    def _refuse(self) -> None:
        """Say why something cannot be done, with the rule."""
        prompt, typed = self.prompt, self.rest
        screen = prompt.screen(self.role)
        verb = typed.partition(" ")[0].casefold()
        spoken = [text for text in screen.vocabulary() if text.startswith(verb)]
        meant = matches(typed, spoken, screen.naming)
        if len(meant) > 1:
            self._hint(meant)
            return
        if not meant:
            prompt.say("not_understood", "red", text=typed)
            return
        refusal = prompt.game.refusal(self.role, meant[0])
        if refusal is None:
            prompt.say("legal", "green", action=prompt.wording.action(meant[0]))
        else:
            prompt.console.print(Text(prompt.wording.explain(refusal), style="red"))

    def why(self) -> bool:
        """Why an action is not legal now."""
        if self.rest:
            self._refuse()
        else:
            self._usage("why")
        return False

    def undo(self) -> bool:
        """Take back own actions of this turn."""
        game = self.prompt.game
        most = game.undoable
        if not most:
            self.prompt.say("no_undo", "red")
            return False
        if self.rest not in ("", "all") and not 1 <= _number(self.rest) <= most:
            self.prompt.say("undo_number", "red", most=most)
            return False
        last = min(most, game.last_order)
        count = most if self.rest == "all" else _number(self.rest or str(last))
        game.undo(count)
        while game.undoable and self.passes(self.role):
            game.undo(1)  # or it would be played again at once
            count += 1
        self.prompt.say("undone", "green", count=count)
        return True

    def resign(self) -> bool:
        """Give up, after a question."""
        if fold(self.prompt.ask(self.prompt.wording.say("ask_resign"))) not in YES:
            return False
        self.prompt.game.play(self.role, "resign")
        return True

    # Looking

    def help(self) -> bool:
        """What can be typed."""
        self.prompt.say(self._key("actions"))
        for word in (*self.words, *EXTRA_HELP.get(self.prompt.game.title.name, ())):
            self._usage(word)
        return False

    def _key(self, word: str) -> str:
        """The message that explains a word: a title's own, or the one for all."""
        own = f"help_{word}_{self.prompt.game.title.name}"
        return own if self.prompt.wording.knows(own) else f"help_{word}"

    def _usage(self, word: str) -> None:
        usage, _, meaning = self.prompt.wording.say(self._key(word)).partition(": ")
        line = Text(f"  {usage:19} ", style="bold").append(meaning, "not bold")
        self.prompt.console.print(line)

    def chart(self) -> bool:
        """The map, or its northern or southern half."""
        half = self.rest.casefold()
        screen = self.prompt.screen(self.role)
        if half and half not in screen.halves:
            self._usage("map")
        else:
            self.prompt.console.print(screen.map(half))
        return False

    def roster(self) -> bool:
        """Who stands where, or in one town."""
        screen = self.prompt.screen(self.role)
        town = self._one_of(screen.towns()) if self.rest else None
        if town is not None or not self.rest:
            self.prompt.console.print(screen.roster(town))
        return False

    def block(self) -> bool:
        """One block."""
        screen = self.prompt.screen(self.role)
        block = self._one_of(screen.blocks()) if self.rest else None
        if block is not None:
            self.prompt.console.print(screen.block(block))
        elif not self.rest:
            self._usage("block")
        return False

    def _one_of(self, names: dict[str, str]) -> str | None:
        """The thing that is meant by a part of its name."""
        meant = matches(self.rest, [f". {thing}" for thing in names], lambda text: names[text[2:]])
        if len(meant) == 1:
            return meant[0][2:]
        if meant:
            self._hint([text[2:] for text in meant])
        else:
            self.prompt.say("not_understood", "red", text=self.rest)
        return None

    def reach(self) -> bool:
        """The map with what it costs a group to go where it can."""
        if not self.orders.show_reach(self.role, self.rest):
            self._usage("reach")
        return False

    def supply(self) -> bool:
        """How the armies are supplied."""
        self.orders.show_supply(self.role)
        return False

    def log(self) -> bool:
        """The last lines of the log."""
        count = _number(self.rest) if self.rest else LOG_LINES
        if count < 1:
            self._usage("log")
        else:
            self.prompt.tell(self.prompt.game.events(self.role)[-count:])
        return False

    # Around the game

    def save(self) -> bool:
        """Write the game down."""
        path = Path(self.rest).expanduser() if self.rest else self.prompt.save
        if path is None:
            self._usage("save")
        else:
            self.prompt.write(path)
        return False

    def language(self) -> bool:
        """Speak another language."""
        try:
            self.prompt.speak(self.rest)
        except UnknownName:
            self._usage("language")
            return False
        return True

    def quit(self) -> bool:
        """Leave the table; a game that is kept nowhere may still be saved."""
        if self.prompt.save is None and self.prompt.unsaved:
            self.prompt.offer_to_save()
        raise Leave


def _number(text: str) -> int:
    """A number that was typed; -1 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else -1
