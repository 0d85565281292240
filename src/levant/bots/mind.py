"""A mind: a process in which bots think. It reads questions and answers with choices.

Started as `python -m levant.server.bots.mind`. A question has a view, the legal actions as
numbers and the events since the last question; nothing else of a match gets here. A bot that
is known under a question's key goes on with what it remembers; `fresh` makes it anew.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from levant.kernel.runner import Chooser
from levant.server.titles import find_trade

MOST_BOTS: Final = 500
"""Bots that a mind remembers; the least used is forgotten first."""


class Mind:
    """The bots of one process, by key."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, Chooser] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The index of the legal action that a bot chooses, or what went wrong."""
        try:
            legal = question["legal"]
            choice = self._bot(question).choose(question["view"], list(legal), question["events"])
            return {"choice": legal.index(choice)}
        except Exception as error:
            self._bots.pop(question["key"], None)
            return {"error": repr(error)}

    def _bot(self, question: dict[str, Any]) -> Chooser:
        key = question["key"]
        if question["fresh"] or key not in self._bots:
            make = find_trade(question["title"]).bots[question["bot"]]
            self._bots[key] = make(question["seed"])
        self._bots.move_to_end(key)
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions, one a line, until there are no more."""
    mind = Mind()
    for line in questions:
        answers.write(msgspec.json.encode(mind.answer(msgspec.json.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    # A server that was killed takes no answer any more; its questions end as well.
    with suppress(BrokenPipeError):
        think(sys.stdin.buffer, sys.stdout.buffer)
