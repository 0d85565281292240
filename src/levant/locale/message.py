"""A sentence before it is in any language: the key of a message and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Name:
    """A thing of the game by its kind and id; `many` when its name is a plural."""

    kind: str
    id: str
    many: bool = False

    @property
    def key(self) -> str:
        """The message that names it."""
        return f"{self.kind}.{self.id}"


@dataclass(frozen=True)
class Message:
    """A message to be said with facts; a fact may itself be a message, a part of the sentence."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = int | str | tuple[int, ...] | Name | Message
