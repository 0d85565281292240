"""Bots know actions by today's numbers, also in a match by older rules."""

from __future__ import annotations

from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import Title
from levant.releases import action_numbers
from levant.releases.action_numbers import numbers_today
from levant.releases.registry import TITLES
from levant.rex.game import REX


def asked(version: int) -> tuple[Title, list[int], list[str]]:
    title = TITLES.find("rex", version)
    position = title.new("2.0", {}, FastDice(3))
    legal = list(position.legal(0))
    return title, legal, [title.spell(position, action) for action in legal]


def test_todays_numbers_are_left_alone() -> None:
    title, legal, _ = asked(REX.rules_version)
    assert numbers_today(title, "2.0", {}, legal, ["?"] * len(legal)) == legal


def test_a_text_means_the_same_in_all_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the verbs numbered anew, the numbers would follow the texts."""
    title, legal, texts = asked(1)
    parse: Any = type(REX).parse
    monkeypatch.setattr(type(REX), "parse", lambda *given: parse(*given) + 64)
    told = numbers_today(title, "2.0", {}, legal, texts)
    assert told == [action + 64 for action in _today(texts)]


def _today(texts: list[str]) -> list[int]:
    from levant.rex import notation

    return [notation.parse(text) for text in texts]


def test_what_today_cannot_be_read_has_a_number_of_its_own() -> None:
    title, legal, texts = asked(1)
    told = numbers_today(title, "2.0", {}, legal, ["sing acre", *texts[1:-1], "dance"])
    assert told[0] < 0
    assert told[-1] < 0
    assert len(set(told)) == len(legal)


def test_a_game_that_today_does_not_have_keeps_its_numbers() -> None:
    title, legal, texts = asked(1)
    action_numbers._any_position.cache_clear()
    assert numbers_today(title, "0.1", {}, legal, texts) == legal
    assert numbers_today(title, "2.0", {"chess": 1}, legal, texts) == legal
