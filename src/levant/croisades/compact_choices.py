"""Long lists of legal actions in short: those that differ in the last object only are one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired

from typing_extensions import TypedDict

from levant.croisades import words as w


class CompactChoice(TypedDict):
    """A legal action, and what may stand in place of its last object."""

    action: str
    counts: NotRequired[list[int]]
    """The least and the greatest number; every number between is legal, too."""
    places: NotRequired[list[str]]
    """All hexes it can be."""


_OBJECTS: Final = dict(w.VERBS)
_SHORT: Final = 2
"""So many alike are still written out."""


def compact(legal: Sequence[str]) -> list[CompactChoice]:
    """Legal actions, those that differ in the last object only as one.

    >>> compact(["man archer 1", "man archer 2", "man archer 3"])
    [{'action': 'man archer 1', 'counts': [1, 3]}]
    """
    alike: dict[str, list[str]] = {}
    for text in legal:
        head, _, last = text.rpartition(" ")
        kinds = _OBJECTS[text.split(" ", 1)[0]]
        folds = len(kinds) > 1 and kinds[-1] in (w.COUNT_OBJECT, w.HEX_OBJECT)
        alike.setdefault(head if folds else text, []).append(last if folds else "")
    return [choice for head, ends in alike.items() for choice in _folded(head, ends)]


def _folded(head: str, ends: list[str]) -> list[CompactChoice]:
    if not ends[0]:
        return [{"action": head}]
    texts = [f"{head} {end}" for end in ends]
    if len(ends) > _SHORT:
        if _OBJECTS[head.split(" ", 1)[0]][-1] == w.HEX_OBJECT:
            return [{"action": texts[0], "places": ends}]
        counts = sorted(map(int, ends))
        if counts[-1] - counts[0] == len(counts) - 1:
            return [{"action": f"{head} {counts[0]}", "counts": [counts[0], counts[-1]]}]
    return [{"action": text} for text in texts]
