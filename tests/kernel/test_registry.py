"""Titles by name and rules version."""

from __future__ import annotations

from typing import cast

import pytest

from levant.kernel.registry import Registry
from levant.kernel.title import Title, UnknownName


class Old:
    """A title in some version of its rules."""

    name = "tag"
    roles = ("hound", "hare")
    editions = ("1", "2")

    def __init__(self, rules_version: int) -> None:
        self.rules_version = rules_version


def title(version: int) -> Title:
    return cast("Title", Old(version))


def test_a_match_finds_the_rules_it_began_with() -> None:
    old, new = title(1), title(2)
    registry = Registry([old, new])
    assert registry.find("tag") is new
    assert registry.find("tag", 1) is old
    assert registry.names == ("tag",)


def test_what_is_not_there_is_named() -> None:
    registry = Registry([title(2)])
    with pytest.raises(UnknownName, match="unknown title 'chess'"):
        registry.find("chess")
    with pytest.raises(UnknownName, match="no rules version 1"):
        registry.find("tag", 1)
    with pytest.raises(ValueError, match="twice"):
        registry.add(title(2))


def test_archived_rules_are_loaded_once_and_only_when_asked_for() -> None:
    opened: list[int] = []

    def load() -> Title:
        opened.append(1)
        return title(1)

    registry = Registry([title(2)])
    registry.archive("tag", 1, load)
    assert registry.versions("tag") == [1, 2]
    assert registry.find("tag").rules_version == 2
    assert registry.find("tag", 2).rules_version == 2
    assert opened == []
    assert registry.find("tag", 1) is registry.find("tag", 1)
    assert opened == [1]
    assert registry.versions("tag") == [1, 2]
    with pytest.raises(UnknownName, match="no rules version 3 here; there is 1, 2"):
        registry.find("tag", 3)


def test_an_archive_must_hold_what_it_says() -> None:
    registry = Registry([title(2)])
    registry.archive("tag", 1, lambda: title(7))
    with pytest.raises(ValueError, match="rules version 1, holds tag, rules version 7"):
        registry.find("tag", 1)
    for version in (1, 2):
        with pytest.raises(ValueError, match="twice"):
            registry.archive("tag", version, lambda: title(1))
