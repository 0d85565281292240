"""What old rules speak of is still known: sentences, screens and bots are those of today.

A verb, a phase, a card or an option that new rules do without stays in their lists, unused.
"""

from __future__ import annotations

from typing import Any

import pytest

from levant.releases.archive import archives, load, module
from levant.releases.registry import TITLES
from levant.rex import army, board, edition, words

REX = [rules for title, rules in archives() if title == "rex"]


@pytest.mark.parametrize("rules", REX)
def test_all_words_of_old_rules_are_words_of_today(rules: int) -> None:
    old: Any = module("rex", rules, "words")
    assert set(old.VERBS) <= set(words.VERBS)
    assert set(old.PHASES) <= set(words.PHASES)
    for name, today in (("army", army.BLOCKS), ("board", board.PLACES), ("edition", edition.CARDS)):
        held: Any = module("rex", rules, name)
        there = {"army": "BLOCKS", "board": "PLACES", "edition": "CARDS"}[name]
        assert set(getattr(held, there)) <= set(today)


@pytest.mark.parametrize(("title", "rules"), archives())
def test_all_games_of_old_rules_are_games_of_today(title: str, rules: int) -> None:
    """Editions, roles, options: a bot asks today's rules for those that it reads in a view."""
    old, new = load(title, rules), TITLES.find(title)
    assert set(old.editions) <= set(new.editions)
    for name in old.editions:
        assert old.roles_of(name) == new.roles_of(name)
        known = {option.name: option.most for option in new.options(name)}
        assert all(option.most <= known[option.name] for option in old.options(name))
