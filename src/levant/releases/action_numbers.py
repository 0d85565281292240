"""The actions of an old match by the numbers that bots know.

Bots are of today: an action is a number to them, by today's rules. In older rules the same number
may mean another action; its text means the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from levant.kernel.dice import FastDice
from levant.kernel.title import LevantError, Position, Title
from levant.releases.registry import TITLES, is_old


def numbers_today(
    title: Title,
    edition: str,
    options: Mapping[str, int],
    legal: Sequence[int],
    texts: Sequence[str],
) -> list[int]:
    """Legal actions by today's numbers, in the same order; all of them different.

    What today's rules have no words for gets a number below zero, which no action has. A game
    that they do not have at all keeps its own numbers: no bot can make sense of it anyway.
    """
    if not is_old(title):
        return list(legal)
    try:
        position = _any_position(title.name, edition, tuple(sorted(options.items())))
    except LevantError:
        return list(legal)
    today = TITLES.find(title.name)
    return [_number(today, position, text, -1 - at) for at, text in enumerate(texts)]


def _number(today: Title, position: Position, text: str, unknown: int) -> int:
    try:
        return today.parse(position, text)
    except (LevantError, ValueError):
        return unknown


@lru_cache(maxsize=64)
def _any_position(name: str, edition: str, options: tuple[tuple[str, int], ...]) -> Position:
    """Some position of today's: reading an action takes one, of the same edition and options."""
    return TITLES.find(name).new(edition, dict(options), FastDice(0))
