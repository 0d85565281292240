"""A bot in a program of its own, in any language: lines of JSON on standard input and output.

docs/write-a-bot.md describes the lines. The program is told views, legal actions and events as
text, and nothing else. It has a time for each answer; whoever dies, is late or talks nonsense has
forfeited, with a sentence that says how, and his program is ended.
"""

from __future__ import annotations

import queue
import re
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, Final
from weakref import finalize

import msgspec

from levant.bots.action_texts import Reader, reader
from levant.bots.remote_bot import BotFailed
from levant.kernel.title import Event, Json, View
from levant.kernel.worker_pool import out_of_reach

PROTOCOL: Final = 1
EXEC: Final = "exec:"
"""Before the command line of a program that speaks the protocol."""
START_SECONDS: Final = 30.0
"""How long a program may take to say hello."""
MOST_SECONDS: Final = 60.0
"""How long for a choice, where nobody named a time."""
GRACE: Final = 1.0
"""Seconds beyond the time that was named: lines take their way."""
MOST_LINE: Final = 1 << 20
_SHOWN: Final = 80
_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*(@[0-9.]+)?")
"""module:Class, with the seconds it may have perhaps."""


class Forfeit(BotFailed):
    """A bot from outside that died, was late or talked nonsense: it has lost this game."""


def is_outside(name: str) -> bool:
    """Whether a name means a program of its own: `exec:COMMAND`, or a class, `module:Class`."""
    return name.startswith(EXEC) or _CLASS.fullmatch(name) is not None


def command_of(name: str) -> list[str]:
    """The words of the command line that a name stands for."""
    if name.startswith(EXEC):
        return shlex.split(name.removeprefix(EXEC))
    return [sys.executable, "-m", "levant", "mind", name]


def can_start(name: str) -> bool:
    """Whether there is such a program."""
    words = command_of(name)
    return bool(words) and shutil.which(words[0]) is not None


class OutsideBot:
    """One game after another with the same program; it starts with the first question."""

    def __init__(self, name: str, seconds: float | None = None) -> None:
        self.name = name
        self._seconds = seconds
        self._who: Mapping[str, Json] = {}
        self._told = False
        self._reader: Reader | None = None
        self._program: _Program | None = None

    def reset(self, who: Mapping[str, Json]) -> None:
        """A new game: what the program is told of it beside its first view."""
        self._who = dict(who)
        self._told = False

    def start(self) -> None:
        """Start the program, if it does not run, and hear its hello."""
        if self._program is not None:
            return
        self._program = _Program(self.name)
        self._program.tell({"type": "hello", "protocol": PROTOCOL})
        hello = self._answer(START_SECONDS, "hello")
        if hello.get("protocol") != PROTOCOL:
            self._forfeit(f"speaks protocol {hello.get('protocol')!r}, not {PROTOCOL}")

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        """What the program chooses; Forfeit if it does not."""
        self.start()
        assert self._program is not None
        if not self._told or self._reader is None:
            self._reader = reader(view["title"], view["edition"])
            frame = {key: view[key] for key in ("title", "edition", "options", "role")}
            game = {"type": "game", **frame, "seconds": self._seconds, **self._who}
            self._program.tell(game)
            self._told = True
        asked = {"type": "choose", "view": view, "legal": view["legal"], "events": events}
        self._program.tell(asked | {"seconds": self._seconds})
        limit = MOST_SECONDS if self._seconds is None else self._seconds + GRACE
        text = self._answer(limit, "choice").get("action")
        if not isinstance(text, str):
            self._forfeit("answered without an action")
        else:
            with suppress(ValueError):
                action = self._reader(text)
                if action in legal:
                    return action
        self._forfeit(f"chose {_short(text)}, which is not legal")
        raise AssertionError("nobody goes on after a forfeit")

    def close(self) -> None:
        """End the program, whatever it is doing."""
        if self._program is not None:
            self._program.end()
        self._program = None

    # Any: JSON from a program of anybody
    def _answer(self, seconds: float, kind: str) -> dict[str, Any]:
        assert self._program is not None
        try:
            line = self._program.hear(seconds)
        except queue.Empty:
            self._forfeit(f"gave no answer within {seconds:g} seconds")
            raise
        if not line:
            self._forfeit(f"ended before it answered{self._program.farewell()}")
        try:
            told: Any = msgspec.json.decode(line)  # Any: what the program says
        except msgspec.DecodeError:
            told = None
        if not isinstance(told, dict):
            self._forfeit(f"answered with what is no object of JSON: {_short(line)}")
        if "error" in told:
            self._forfeit(f"gave up: {_short(told['error'])}")
        if told.get("type") != kind:
            self._forfeit(f"answered {_short(told.get('type'))} where '{kind}' was asked")
        answer: dict[str, Any] = told  # Any: an object, looked at where it is used
        return answer

    def _forfeit(self, how: str) -> None:
        self.close()
        raise Forfeit(f"{self.name} {how}")


def _short(thing: object) -> str:
    """A beginning of what a program said, safe to print."""
    text = thing.decode(errors="replace").strip() if isinstance(thing, bytes) else str(thing)
    return repr(text[:_SHOWN] + ("..." if len(text) > _SHOWN else ""))


class _Program:
    """A running program; neither its silence nor its deafness holds up who asks."""

    def __init__(self, name: str) -> None:
        try:
            with out_of_reach():
                self._process = subprocess.Popen(
                    command_of(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit(f"{name} cannot be started: {error}") from None
        self._said: queue.Queue[bytes] = queue.Queue()
        self._asked: queue.Queue[bytes | None] = queue.Queue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        hands = [
            threading.Thread(target=_read, args=(self._process.stdout, self._said), daemon=True),
            threading.Thread(target=_write, args=(self._process.stdin, self._asked), daemon=True),
        ]
        for hand in hands:
            hand.start()
        self._end = finalize(self, _end, self._process, self._asked, hands)

    def tell(self, message: Mapping[str, object]) -> None:
        """A line for the program; it is not waited for."""
        self._asked.put(msgspec.json.encode(message) + b"\n")

    def hear(self, seconds: float) -> bytes:
        """Its next line; empty when it has ended; queue.Empty when it is late."""
        return self._said.get(timeout=seconds)

    def farewell(self) -> str:
        """How it ended."""
        with suppress(subprocess.TimeoutExpired):
            return f" (exit code {self._process.wait(1)})"
        return ""

    def end(self) -> None:
        """End it."""
        self._end()


def _read(lines: IO[bytes], said: queue.Queue[bytes]) -> None:
    """Hand on what a program says, to its end; a line without an end is cut."""
    with suppress(OSError, ValueError), lines:
        while line := lines.readline(MOST_LINE):
            said.put(line)
    said.put(b"")


def _write(lines: IO[bytes], asked: queue.Queue[bytes | None]) -> None:
    """Hand on what a program is told, until nobody speaks to it any more."""
    with suppress(OSError, ValueError), lines:
        while (line := asked.get()) is not None:
            lines.write(line)
            lines.flush()


def _end(
    process: subprocess.Popen[bytes],
    asked: queue.Queue[bytes | None],
    hands: list[threading.Thread],
) -> None:
    process.kill()
    process.wait()
    asked.put(None)
    for hand in hands:
        # Not for ever: a child of the program may hold its end of the pipe.
        hand.join(GRACE)
