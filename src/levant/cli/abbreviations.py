"""What a player means by a few letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

Naming = Callable[[str], str]
"""The name, in the player's language, of the object of an action in notation."""


def fold(text: str) -> str:
    """Letters only compared: no case, no accents, words joined by an underscore."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return "_".join(letters.replace("’", " ").replace("'", " ").replace("-", " ").split())


def matches(typed: str, texts: Iterable[str], naming: Naming) -> list[str]:
    """The actions that a typed text may mean, only the best of them.

    A verb may be shortened or left out, an object shortened to the beginning of its id, of a
    word of it, or of its name. One that is written in full beats all that it begins.
    """
    scored = [(_score(typed, text, naming), text) for text in texts]
    best = max((score for score, _ in scored), default=0)
    return [text for score, text in scored if score == best] if best else []


def _score(typed: str, text: str, naming: Naming) -> int:
    """How well a text fits; 0 when it does not."""
    verb, _, thing = text.partition(" ")
    first, _, rest = typed.casefold().strip().partition(" ")
    whole = fold(typed)
    if not whole:
        return 0
    by_object = _fit(whole, thing, naming(text)) if thing else 0
    if not verb.startswith(first):
        return by_object
    spelled = 10 if verb == first else 0
    if not rest:
        # A verb alone: fine when only one object is left for it.
        return max(spelled + 1, by_object) if thing else spelled + 20
    fit = _fit(fold(rest), thing, naming(text)) if thing else 0
    return max(spelled + 20 + fit if fit else 0, by_object)


def _fit(typed: str, thing: str, name: str) -> int:
    """How well a typed word fits an object: 3 in full, 2 its beginning, 1 a part's beginning."""
    name, thing = fold(name), thing.replace(" ", "_")
    if typed in (thing, name):
        return 3
    if thing.startswith(typed) or name.startswith(typed):
        return 2
    parts = [thing[i + 1 :] for i, c in enumerate(thing) if c == "_"]
    parts += [name[i + 1 :] for i, c in enumerate(name) if c == "_"]
    return 1 if any(part.startswith(typed) for part in parts) else 0
