"""What the terminal says, in one language: the title's sentences and its own."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Event, Json, Refusal, View
from levant.locale import Translator
from levant.locale.catalogue import SOURCE, catalogue

OWN: Final = "terminal"
"""The folder of the catalogues that has the terminal's own sentences."""


class TerminalTexts:
    """A `Translator` that also knows the words around the game.

    >>> Voice("en").say("hidden", count=2)
    '2 hidden blocks'
    """

    def __init__(self, language: str, title: str = "rex") -> None:
        self.translator = Translator(language, title)
        self._catalogue = catalogue(language, OWN)
        self._source = catalogue(SOURCE, OWN)

    @property
    def language(self) -> str:
        return self.translator.language

    def say(self, key: str, /, **facts: Json) -> str:
        """A sentence of the terminal."""
        entry = self._catalogue.entries.get(key) or self._source.entries[key]
        if not isinstance(entry, str):
            number = facts[entry.by]
            assert isinstance(number, int)
            entry = entry.texts[self._catalogue.form(number)]
        return entry.format_map(facts)

    def knows(self, key: str) -> bool:
        """Whether the terminal has a sentence of this name."""
        return key in self._source.entries

    def name(self, kind: str, thing: str) -> str:
        """The name of a town, block, card, role, option, phase or verb."""
        return self.translator.name(kind, thing)

    def tell(self, event: Event) -> str:
        """A line of the log."""
        return self.translator.tell(event)

    def explain(self, refusal: Refusal) -> str:
        """Why an action is refused, after the rule that says so."""
        return self.translator.explain(refusal)

    def ask(self, view: View) -> str:
        """What a view waits for."""
        return self.translator.ask(view)

    def action(self, text: str) -> str:
        """An action as a phrase."""
        return self.translator.action(text)
