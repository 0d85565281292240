"""Sentences on their way to clients: messages as JSON, composed there in any language."""

from __future__ import annotations

from functools import lru_cache

from levant.kernel.title import Refusal
from levant.locale.message import Fact, Message, Name
from levant.server.schemas import MessageOut, NameOut
from levant.server.titles.title_services import find_title_services


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
