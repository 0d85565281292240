"""A person's place at the table: what is shown there, asked there and kept."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

import typer
from rich.console import Console
from rich.text import Text

from levant.cli.croisades.event_summaries import summarise_events
from levant.cli.terminal_game import TerminalGame
from levant.cli.terminal_texts import TerminalTexts
from levant.cli.title_screens import Screen, make_screen
from levant.kernel.record import RecordError
from levant.kernel.title import Event, Json

try:
    import readline  # what is typed can be edited and called back
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]  # absent on some systems

MOST_NEWS: Final = 60
"""Lines of the log that are shown at once; `log` has the others."""
HEADINGS: Final = frozenset(
    ("year_begins", "turn_begins", "battle_begins", "game_over", "turn", "battle", "over")
)
"""Events that begin something: their lines stand out."""


def thinking(console: Console, wording: TerminalTexts) -> AbstractContextManager[object]:
    """Say that bots think, as long as they do, to whoever sits at a terminal."""
    return console.status(wording.say("thinking")) if console.is_terminal else nullcontext()


class Leave(Exception):
    """The player gets up from the table."""


class PlayerPrompt:
    """The console of a game, in one language."""

    def __init__(
        self,
        game: TerminalGame,
        console: Console,
        wording: TerminalTexts,
        save: Path | None = None,
    ) -> None:
        self.game = game
        self.console = console
        self.wording = wording
        self.save = save
        self._saved = game.changes
        self._shown: dict[tuple[int, str], Hashable] = {}

    def screen(self, role: int) -> Screen:
        """What a role sees, ready to be drawn."""
        return make_screen(self.console, self.wording, self.game.view(role))

    def role(self, role: int) -> str:
        """The name of a role."""
        return self.wording.name("role", self.game.record.roles[role])

    def say(self, key: str, /, style: str = "", **facts: Json) -> None:
        """Print a sentence of the terminal."""
        self.console.print(Text(self.wording.say(key, **facts), style=style))

    def ask(self, question: str) -> str:
        """What the player types; the end of the input is a reason to leave."""
        try:
            return input(f"{question} ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    # Showing

    def present(self, role: int) -> None:
        """Map, news, frame, battle, question, choices: each only when there is something new."""
        screen = self.screen(role)
        if self._is_new(role, "map", screen.map_key):
            self.console.print()
            self.console.print(screen.map())
        self.console.print()
        self.tell(self.game.news(role))
        if self._is_new(role, "banner", screen.banner_key):
            self.console.print(screen.banner())
        battle = screen.battle()
        if battle is not None:
            self.console.print(battle)
        self.console.print(screen.question())
        self.console.print(screen.menu())

    def _is_new(self, role: int, part: str, key: Hashable) -> bool:
        """Whether a part of the screen has something to show that was not shown last time."""
        if key is None or self._shown.get((role, part)) == key:
            return False
        self._shown[role, part] = key
        return True

    def tell(self, events: Sequence[Event]) -> None:
        """Lines of the log; the last of them when they are many."""
        if self.game.title.name == "croisades":
            lines = summarise_events(events, self.wording, HEADINGS)
        else:
            lines = [_line(event, self.wording) for event in events]
        if len(lines) > MOST_NEWS:
            self.say("more_news", "dim", count=len(lines) - MOST_NEWS)
        for line in lines[-MOST_NEWS:]:
            self.console.print(line)

    def speak(self, language: str) -> None:
        """Go on in another language, or raise UnknownName."""
        self.wording = TerminalTexts(language, self.game.title.name)
        self.forget()

    def forget(self) -> None:
        """Show everything again next time, whether or not it is new."""
        self._shown.clear()

    def wipe(self) -> None:
        """Leave nothing to read: on the screen, scrolled away, or among the lines typed."""
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()
        else:
            self.console.print("\n")
        self.forget()

    # Keeping

    @property
    def unsaved(self) -> bool:
        """Whether something was played since the game was last written down."""
        return self._saved != self.game.changes

    def keep(self) -> None:
        """Save the game where it was asked to be kept."""
        if self.save is not None and self.unsaved:
            self._write(self.save)

    def write(self, path: Path) -> bool:
        """Save the game in a file, and say so; False when that fails."""
        written = self._write(path)
        if written:
            self.say("saved", file=str(path))
        return written

    def _write(self, path: Path) -> bool:
        """A full disk must not end a game: say why it is not saved, and go on."""
        try:
            self.game.save(path)
        except RecordError as error:
            typer.echo(f"levant: {error}", err=True)
            return False
        self._saved = self.game.changes
        return True

    def offer_to_save(self) -> None:
        """Ask for a file until one can be written or none is wanted."""
        while name := self.ask(self.wording.say("ask_save")):
            if self.write(Path(name).expanduser()):
                return


def _line(event: Event, wording: TerminalTexts) -> Text:
    """An event as a line of the log."""
    return Text(wording.tell(event), style="bold" if event["event"] in HEADINGS else "")
