"""The process in which bots think: reads questions and answers with choices.

Started as `python -m levant.bots.bot_process MODULE:FUNCTION`. A question has a view, the
legal actions as numbers and the events since the last question; nothing else of a game gets here.
A bot that is known under a question's key goes on with what it remembers; `fresh` has the function
make it anew, from what the question says of `who` it is. Without legal actions that is all that is
done.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, BinaryIO, Final, cast

import msgspec

from levant.kernel.runner import Chooser, named

MOST_BOTS: Final = 500
"""Bots that a process remembers; the least used is forgotten first."""

Maker = Callable[[Mapping[str, Any]], Chooser]  # Any: JSON that whoever asks has written


class BotHost:
    """The bots of one process, by key."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._bots: OrderedDict[str, Chooser] = OrderedDict()

    # Any: JSON of a question as it came
    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The index of the legal action that a bot chooses, or what went wrong."""
        try:
            bot = self._bot(question)
            legal = question.get("legal")
            if legal is None:
                return {}
            choice = bot.choose(question["view"], list(legal), question["events"])
            return {"choice": legal.index(choice)}
        except Exception as error:
            self._bots.pop(question["key"], None)
            return {"error": repr(error)}

    # Any: likewise
    def _bot(self, question: dict[str, Any]) -> Chooser:
        key = question["key"]
        if question["fresh"] or key not in self._bots:
            self._bots[key] = self._make(question["who"])
        self._bots.move_to_end(key)
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]


def serve(make: Maker, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions, one a line, until there are no more."""
    host = BotHost(make)
    for line in questions:
        answers.write(msgspec.json.encode(host.answer(msgspec.json.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    # Ctrl-C reaches all processes of a terminal; whoever asks ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Who was killed takes no answer any more; his questions end as well.
    with suppress(BrokenPipeError):
        # Whoever starts this process names a Maker.
        serve(cast("Maker", named(sys.argv[1])), sys.stdin.buffer, sys.stdout.buffer)
