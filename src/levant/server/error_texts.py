"""What goes wrong, told in the reader's language.

A problem is raised with an English sentence. Where facts stand in it, `sentence` keeps them apart:
the sentence with its placeholders is its own key in the catalogues (locale/*/problems).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from levant.locale.catalogue import SOURCE, catalogue, languages

FOLDER: Final = "problems"
MOST_WISHES: Final = 10


class Sentence(str):
    """An English sentence that knows of what it was made."""

    __slots__ = ("facts", "template")
    template: str
    facts: Mapping[str, object]


def sentence(template: str, /, **facts: object) -> Sentence:
    """A sentence with facts in it.

    >>> sentence("A password has at least {count} characters.", count=8)
    'A password has at least 8 characters.'
    """
    made = Sentence(template.format_map(facts))
    made.template, made.facts = template, facts
    return made


def in_language(message: str, language: str) -> str:
    """A sentence in a language; in English where nobody has translated it.

    >>> in_language("the match is over", "es")
    'la partida ha terminado'
    """
    # A plain text in any case: what writes JSON knows no other.
    if language == SOURCE:
        return str(message)
    template: str = getattr(message, "template", message)
    entry = catalogue(language, FOLDER).entries.get(template)
    if not isinstance(entry, str):
        return str(message)
    facts: Mapping[str, object] = getattr(message, "facts", {})
    return entry.format_map({name: _fact(fact, language) for name, fact in facts.items()})


def _fact(fact: object, language: str) -> object:
    """A sentence may stand in another."""
    return in_language(fact, language) if isinstance(fact, Sentence) else fact


def language_of(headers: Mapping[str, str]) -> str:
    """The language that a client likes best of those we have.

    >>> language_of({"accept-language": "de, fr-CH;q=0.8, es;q=0.9"})
    'es'
    """
    wishes: list[tuple[float, str]] = []
    for wish in headers.get("accept-language", "").split(",")[:MOST_WISHES]:
        name, _, weight = wish.partition(";")
        language = name.strip().lower().split("-")[0]
        if language in languages():
            wishes.append((_weight(weight), language))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else SOURCE


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
