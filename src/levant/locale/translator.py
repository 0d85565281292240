"""A Translator: events, refusals, prompts and actions as sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from levant.kernel.title import AnyEvent, AnyView, Event, Refusal, UnknownName, View
from levant.locale import croisades, rex
from levant.locale.catalogue import SOURCE, Catalogue, catalogue
from levant.locale.message import Fact, Message, Name


class MessageSource(Protocol):
    """What a title has to say: which message, with which facts."""

    def event(self, told: AnyEvent) -> Message: ...
    def refusal(self, refused: Refusal) -> Message: ...
    def prompt(self, view: AnyView) -> Message: ...
    def action(self, text: str) -> Message: ...
    def name(self, kind: str, thing: str) -> Name: ...


MESSAGE_SOURCES: Final[Mapping[str, MessageSource]] = {"rex": rex, "croisades": croisades}


class Translator:
    """One language at one title.

    >>> Translator("es").action("march templar_gaza")
    'Marchar con los Templarios de Gaza'
    """

    def __init__(self, language: str, title: str = "rex") -> None:
        self.language = language
        self._messages = MESSAGE_SOURCES[title]
        self._catalogue = catalogue(language, title)
        self._source = catalogue(SOURCE, title)

    def tell(self, event: Event) -> str:
        """An event, as a viewer may read it, as a line of the log."""
        return _capitalised(self._sentence(self._messages.event(event)))

    def explain(self, refusal: Refusal) -> str:
        """Why an action is refused, after the rule that says so."""
        return _capitalised(self._sentence(self._messages.refusal(refusal)))

    def ask(self, view: View) -> str:
        """What a view waits for: asked of the decider, told to everybody else."""
        return _capitalised(self._sentence(self._messages.prompt(view)))

    def action(self, text: str) -> str:
        """An action in notation as a phrase; ValueError when the text cannot be read."""
        return _capitalised(self._sentence(self._messages.action(text)))

    def say(self, message: Message) -> str:
        """Any message of the title as a sentence."""
        return _capitalised(self._sentence(message))

    def name(self, kind: str, thing: str) -> str:
        """The name of a town, block, card, role, option, phase or verb by its id."""
        name = self._messages.name(kind, thing)
        entry = self._having(name.key).entries.get(name.key)
        if not isinstance(entry, str):
            raise UnknownName(f"nothing is named {name.key!r}")
        return entry

    def _having(self, key: str) -> Catalogue:
        """The catalogue of this language, or English where it lacks a message."""
        return self._catalogue if key in self._catalogue.entries else self._source

    def _sentence(self, message: Message) -> str:
        """The message with its facts; names melt into what stands before them."""
        text = " " + self._phrase(message)
        for apart, joined in self._catalogue.contractions:
            text = text.replace(apart, joined)
        return text[1:]

    def _phrase(self, message: Message) -> str:
        found = self._having(message.key)
        entry = found.entries.get(message.key)
        if entry is None:
            # Better than nothing at the table; the tests find every key.
            return message.key
        if not isinstance(entry, str):
            entry = entry.texts[found.form(_number(message.facts[entry.by]))]
        return entry.format_map({name: self._fact(fact) for name, fact in message.facts.items()})

    def _fact(self, fact: Fact) -> str:
        if isinstance(fact, Message):
            return self._phrase(fact)
        if isinstance(fact, tuple):
            return ", ".join(str(die) for die in fact)
        if not isinstance(fact, Name):
            return str(fact)
        name = self._phrase(Message(fact.key))
        return self._phrase(Message("grammar.many", {"name": name})) if fact.many else name


def _number(fact: Fact) -> int:
    """What chooses among the forms of a message: a count, or one and several."""
    if isinstance(fact, int):
        return fact
    return 2 if isinstance(fact, Name) and fact.many else 1


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
