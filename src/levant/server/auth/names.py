"""Names that people choose: what is allowed, and what would pass for somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Final

from confusable_homoglyphs import categories, confusables  # type: ignore[import-untyped]  # no types

from levant.server.error_texts import sentence

SHORTEST: Final = 2
LONGEST: Final = 24
SEPARATORS: Final = " -_.'’"
# Scripts that one word may mix: Japanese and Korean are written so.
TOGETHER: Final = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
NEUTRAL: Final = {"COMMON", "INHERITED"}
# Nobody is to be taken for the host, for a guest whose name the server gave, or for a bot.
RESERVED: Final = (
    "admin", "administrator", "anonymous", "bot", "constable", "deleted", "emperor", "guest",
    "host", "king", "knight", "levant", "marshal", "me", "moderator", "nobody", "null", "pilgrim",
    "prince", "random", "root", "server", "spectator", "squire", "staff", "support", "system",
)  # fmt: skip
# Letter pairs that look like one letter and that Unicode's table gives the other way round.
LOOKALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"))


class NameRefused(ValueError):
    """A name that cannot be had: `reason` is a short code, the text a sentence."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


def tidy(name: str) -> str:
    """The name as it is kept: composed, with single spaces and none at the ends."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def folded(name: str) -> str:
    """The name without regard to case: two people never share one."""
    return unicodedata.normalize("NFKC", tidy(name).casefold())


def checked(name: str) -> str:
    """The tidy name, or NameRefused with the reason."""
    # Before it is tidied: a line break is no space.
    broken = [c for c in name if unicodedata.category(c) in ("Cc", "Zl", "Zp")]
    if broken:
        raise NameRefused("characters", _odd(broken[0]))
    name = tidy(name)
    if not SHORTEST <= len(name) <= LONGEST:
        raise NameRefused(
            "length",
            sentence("A name has {least} to {most} characters.", least=SHORTEST, most=LONGEST),
        )
    _check_characters(name)
    _check_scripts(name)
    _check_reserved(name)
    return name


def _odd(character: str) -> str:
    return sentence(
        "A name has letters, digits, spaces and - _ . ' only, not {odd}.", odd=ascii(character)
    )


def _check_characters(name: str) -> None:
    odd = [c for c in name if not (c in SEPARATORS or unicodedata.category(c)[0] in "LMN")]
    if odd:
        raise NameRefused("characters", _odd(odd[0]))
    if unicodedata.category(name[0])[0] not in "LN" or name[-1] in SEPARATORS:
        raise NameRefused("characters", "A name starts and ends with a letter or a digit.")
    if not any(unicodedata.category(c)[0] == "L" for c in name):
        raise NameRefused("characters", "A name has at least one letter.")
    if any(a in SEPARATORS and b in SEPARATORS for a, b in pairwise(name)):
        raise NameRefused("characters", "A name has no two separators in a row.")
    marks = 0
    for c in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > 2:
            raise NameRefused("characters", "A name has at most two marks on one letter.")


def _check_scripts(name: str) -> None:
    scripts = {categories.alias(c) for c in name} - NEUTRAL
    if len(scripts) > 1 and not any(scripts <= allowed for allowed in TOGETHER):
        mixed = " and ".join(sorted(s.capitalize() for s in scripts))
        raise NameRefused(
            "scripts", sentence("A name is written in one script, not in {scripts}.", scripts=mixed)
        )


def _check_reserved(name: str) -> None:
    shape = skeleton(name)
    # "Guest 4821" and "Bot 7" are names the server gives.
    root = skeleton(name.rstrip("0123456789" + SEPARATORS))
    if shape in _reserved() or root in _reserved():
        raise NameRefused("reserved", "That name is kept for the server itself.")


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(word) for word in RESERVED)


def skeleton(name: str) -> str:
    """What a name looks like: two names with one skeleton could be taken for each other.

    After Unicode's UTS 39, and stricter: marks, case and separators do not count, and i, l
    and 1 are one letter.

    >>> skeleton("Sa1adin") == skeleton("SALADÍN") == skeleton("saladin")
    True
    """
    bare = "".join(c for c in _stripped(tidy(name)) if c not in SEPARATORS)
    seen = _stripped("".join(_prototypes().get(c, c) for c in bare)).casefold()
    # A second pass: lower case may have made a letter that looks like another.
    seen = "".join(_prototypes().get(c, c) for c in seen).casefold().replace("i", "l")
    for pair, letter in LOOKALIKE_PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def _stripped(text: str) -> str:
    """The text without the marks on its letters."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if unicodedata.category(c) not in ("Mn", "Me", "Cf"))


@cache
def _prototypes() -> Mapping[str, str]:
    """Each character to the one that stands for all that look like it, ASCII where possible."""
    parent: dict[str, str] = {}

    def root(c: str) -> str:
        while (above := parent.setdefault(c, c)) != c:
            c = above
        return c

    for source, lookalikes in confusables.confusables_data.items():
        a = source.strip("\u200e")
        for other in lookalikes:
            b = other["c"].strip("\u200e")
            if len(a) == len(b) == 1:
                first, second = sorted((root(a), root(b)))
                parent[second] = first
    classes: dict[str, list[str]] = {}
    for c in parent:
        classes.setdefault(root(c), []).append(c)
    best = {top: min(members, key=_plainness) for top, members in classes.items()}
    return {c: best[root(c)] for c in parent}


def _plainness(c: str) -> tuple[bool, bool, bool, int]:
    """Lower-case ASCII letters first, so that skeletons stay readable."""
    return (not c.isascii(), not c.isalpha(), not c.islower(), ord(c))
