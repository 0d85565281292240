"""A bot in another process, which is told views, legal actions and events as text."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import finalize

import msgspec

from levant.kernel.title import Event, Json, LevantError, View
from levant.kernel.worker_pool import out_of_reach


class BotFailed(LevantError):
    """A bot that could not choose, or whose process has died."""


class RemoteBot:
    """One bot after another, each thinking in a process of its own (see bot_process.py).

    `maker` is 'module:function', for the bot that the function makes from what `reset` is told.
    The process starts with the first question, and ends with this object at the latest.
    """

    def __init__(self, maker: str) -> None:
        self._maker = maker
        self._who: dict[str, Json] = {}
        self._fresh = True
        self._process: subprocess.Popen[bytes] | None = None
        self._end: Callable[[], object] = lambda: None

    def reset(self, who: Mapping[str, Json]) -> None:
        """Have a new bot answer from now on; the last one is forgotten."""
        self._who = dict(who)
        self._fresh = True

    def start(self) -> None:
        """Start what is still to be started: the first choice then takes no longer than others."""
        if self._fresh:
            self._ask({})

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        """What the bot chooses; BotFailed if it cannot."""
        choice: int = self._ask({"view": view, "legal": legal, "events": events})["choice"]
        return legal[choice]

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process = None
        self._end()

    # Any: JSON, to the process of a bot and back
    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        asked = {"key": "", "fresh": self._fresh, "who": self._who, **question}
        try:
            answer = self._answer(msgspec.json.encode(asked) + b"\n")
        except BaseException:
            # Its answer would be taken for that to the next question.
            self.close()
            raise
        if "error" in answer:
            raise BotFailed(f"a bot failed: {answer['error']}")
        self._fresh = False
        return answer

    # Any: JSON of an answer as it came
    def _answer(self, line: bytes) -> dict[str, Any]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
            # Any: as it came
            answer: dict[str, Any] = msgspec.json.decode(process.stdout.readline())
        except (BrokenPipeError, msgspec.DecodeError):
            raise BotFailed("the process of a bot has died") from None
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            with out_of_reach():
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "levant.bots.bot_process", self._maker],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                )
            self._end = finalize(self, _end, self._process)
        return self._process


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()
