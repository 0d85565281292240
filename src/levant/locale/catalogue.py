"""Message catalogues: one folder per language, in it one per title with its .po files.

A message has a key for its id (`event.fires`) and named placeholders. A message in several
forms names, in place of an English plural, the fact that chooses among them:

    msgid "refusal.road_full"
    msgid_plural "limit"

The fact is a count, or a name: then its grammatical number counts as 1 or 2. Beside the
titles lies contractions.json, what to replace in a finished sentence, because no message can know
which name will stand in it: names get their `articles` where they follow one of the words in
`after` (`vers Krak` becomes `vers le Krak`), then `replace` has pairs, in that order (`de le` by
`du`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from babel.messages.pofile import read_po

from levant.kernel.title import UnknownName

SOURCE: Final = "en"
"""The language that has every message; the others fall back to it."""


@dataclass(frozen=True)
class Forms:
    """A message that depends on a number, and the fact that gives it."""

    by: str
    texts: tuple[str, ...]


Entry = str | Forms


@dataclass(frozen=True)
class Catalogue:
    """The messages of one title in one language."""

    language: str
    entries: dict[str, Entry]
    form: Callable[[int], int]
    contractions: tuple[tuple[str, str], ...]


def _root() -> Traversable:
    return files("levant.locale")


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    found = (folder for folder in _root().iterdir() if folder.is_dir())
    return tuple(sorted(f.name for f in found if f.joinpath("contractions.json").is_file()))


@cache
def catalogue(language: str, title: str) -> Catalogue:
    """The catalogue of a title in a language; an unknown language is an error."""
    if language not in languages():
        raise UnknownName(f"unknown language {language!r}: choose from {', '.join(languages())}")
    folder = _root().joinpath(language)
    entries: dict[str, Entry] = {}
    form = c2py("0")
    for path in sorted(folder.joinpath(title).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".po"):
            form = _read(path, language, entries)
    return Catalogue(language, entries, form, _contractions(folder))


def _contractions(folder: Traversable) -> tuple[tuple[str, str], ...]:
    """What to replace in a finished sentence of a language, in that order."""
    read = json.loads(folder.joinpath("contractions.json").read_text("utf-8"))
    articles = (
        (f" {word} {name}", f" {word} {article}{name}")
        for article, names in read["articles"].items()
        for name in names
        for word in read["after"]
    )
    return (*articles, *((old, new) for old, new in read["replace"]))


def _read(path: Traversable, language: str, entries: dict[str, Entry]) -> Callable[[int], int]:
    """Add the finished messages of a .po file, and tell how a number chooses a form in it."""
    with path.open("rb") as file:
        read = read_po(file, locale=language, abort_invalid=True)
    for message in read:
        string = message.string or ""
        texts = (string,) if isinstance(string, str) else tuple(string)
        if not message.id or message.fuzzy or not all(texts):
            continue
        if isinstance(message.id, str):
            entries[message.id] = texts[0]
        else:
            key, by = message.id
            entries[key] = Forms(by, texts)
    return c2py(read.plural_expr)


def export_json(language: str, title: str = "rex") -> dict[str, str | dict[str, str]]:
    """All messages of a language for another program: a text, or its forms.

    Forms are `{"by": FACT, "one": TEXT, "other": TEXT}`, by the plural categories that
    browsers know too.
    """
    own = catalogue(language, title)
    entries = catalogue(SOURCE, title).entries | own.entries
    plural_category = Locale.parse(language).plural_form
    categories = {plural_category(n): own.form(n) for n in range(100)}
    flat: dict[str, str | dict[str, str]] = {}
    for key, entry in sorted(entries.items()):
        if isinstance(entry, str):
            flat[key] = entry
        else:
            texts = {category: entry.texts[form] for category, form in categories.items()}
            flat[key] = {"by": entry.by, **texts}
    return flat
