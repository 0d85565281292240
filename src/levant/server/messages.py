"""Sentences on their way to clients: messages as JSON, composed there in any language."""

from __future__ import annotations

from functools import lru_cache

from typing_extensions import TypedDict

from levant.kernel.title import Refusal
from levant.locale.message import Fact, Message, Name
from levant.server.titles.title_services import find_title_services


class NameOut(TypedDict):
    """The name of a thing of the game: its key in the catalogue, and whether it is a plural."""

    name: str
    many: bool


class MessageOut(TypedDict):
    """A sentence before it is in a language: a key of the catalogue and its facts."""

    key: str
    facts: dict[str, int | str | list[int] | NameOut | MessageOut]


def plain(message: Message) -> MessageOut:
    """A message as JSON."""
    return {
        "key": message.key,
        "facts": {name: _fact(fact) for name, fact in message.facts.items()},
    }


def _fact(fact: Fact) -> int | str | list[int] | NameOut | MessageOut:
    if isinstance(fact, Message):
        return plain(fact)
    if isinstance(fact, Name):
        return {"name": fact.key, "many": fact.many}
    return list(fact) if isinstance(fact, tuple) else fact


@lru_cache(maxsize=4096)
def action(title: str, text: str) -> MessageOut:
    """An action in words; the same few hundred are wanted again and again."""
    return plain(find_title_services(title).source.action(text))


def refusal(title: str, refused: Refusal) -> MessageOut:
    """Why an action is refused."""
    return plain(find_title_services(title).source.refusal(refused))
