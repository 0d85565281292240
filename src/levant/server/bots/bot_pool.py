"""A pool of processes in which bots think, killed when they think too long."""

from __future__ import annotations

import asyncio
import os
import secrets
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

import structlog

from levant.bots.bot_process import MOST_BOTS
from levant.kernel.title import Event, View
from levant.server.child_process import start_child
from levant.server.encoding import decode, encode
from levant.server.metrics import BOT_CAPPED, BOT_SECONDS, BOT_WAITING
from levant.server.titles.title_services import find_title_services
from levant.server.tracing import span

log = structlog.get_logger(__name__)
START: Final = 30.0
"""Seconds for a child to start: the first question waits for that as well."""


HINT: Final = 2.0
"""Seconds for a hint of one who thinks by the clock, when nobody else asks."""
LEAST_HINT: Final = 0.2
NICE: Final = 10


class Heard(NamedTuple):
    """What a bot has been told: so many events, up to a version of its seat's table."""

    events: int
    version: int


@dataclass
class Question:
    """What a bot is asked: a view, its choices as numbers and as texts, its events."""

    key: str
    title: str
    bot: str
    seed: int
    fresh: bool
    view: View
    legal: list[int]
    texts: list[str]
    events: Sequence[Event]
    heard: Heard
    seconds: float | None = None
    """How long it may think; None: as long as it does."""


@dataclass
class _Child:
    """One child, and what each of its bots was told."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    gives_way: bool = False
    asked: int = 0
    """Questions that it thinks about, or that wait for it."""
    process: Process | None = None
    dying: list[Process] = field(default_factory=list)
    heard: OrderedDict[str, Heard] = field(default_factory=OrderedDict)

    async def start(self) -> Process:
        """The running child; a new one has no memory."""
        if self.process is None or self.process.returncode is not None:
            self.heard.clear()
            self.process = await start_child(
                "levant.bots.bot_process", "levant.server.titles.title_services:make_bot"
            )
            if self.gives_way:
                with suppress(OSError, AttributeError):
                    # A system without priorities has none to give.
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, NICE)
        return self.process

    def note(self, key: str, heard: Heard) -> None:
        """Remember what a bot was told, for as many bots as the child remembers."""
        self.heard[key] = heard
        self.heard.move_to_end(key)
        while len(self.heard) > MOST_BOTS:
            self.heard.popitem(last=False)

    async def stop(self) -> None:
        """End the child, and wait until it has ended."""
        self.kill()
        while self.dying:
            await self.dying.pop().wait()

    def kill(self) -> None:
        """End the child at once; the next question starts another."""
        process, self.process = self.process, None
        self.heard.clear()
        if process is not None:
            self.dying.append(process)
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()


class BotPool:
    """A few children; the bot of a seat always thinks in the same one."""

    def __init__(self, count: int, seconds: float) -> None:
        self._children = [_Child() for _ in range(count)]
        # Hints have a child of their own, which gives way to the others: no turn waits for one.
        self._adviser = _Child(gives_way=True)
        self._seconds = seconds

    def _child(self, key: str) -> _Child:
        """The child that knows a bot; for one that none knows, that with the least to do."""
        for child in self._children:
            if key in child.heard:
                return child
        return min(self._children, key=lambda child: child.asked)

    def heard(self, key: str) -> Heard | None:
        """What a bot was told; None when no child remembers it."""
        return self._child(key).heard.get(key)

    async def choose(self, question: Question) -> str:
        """What a bot chooses, as text. For one that takes too long, or fails, another answers."""
        return await self._chosen(self._child(question.key), question)

    async def advise(self, question: Question) -> str:
        """What a bot would choose, for a hint. The more hints wait, the less each is thought."""
        waiting = self._adviser.asked
        if waiting:
            hurried = max(LEAST_HINT, HINT / (1 + waiting))
            question = replace(question, seconds=hurried)
        return await self._chosen(self._adviser, question)

    async def _chosen(self, child: _Child, question: Question) -> str:
        child.asked += 1
        try:
            with (
                BOT_WAITING.track_inprogress(),
                span("bot thinks", title=question.title, bot=question.bot),
            ):
                return await self._answer(child, question)
        finally:
            child.asked -= 1

    async def _answer(self, child: _Child, question: Question) -> str:
        async with child.lock:
            for asked in (question, _stand_in(question)):
                try:
                    with BOT_SECONDS.labels(asked.bot).time():
                        return asked.texts[await self._ask(child, asked)]
                except asyncio.CancelledError:
                    # Its answer would be taken for that to the next question.
                    child.kill()
                    raise
                except (TimeoutError, OSError, ValueError, KeyError, IndexError) as error:
                    BOT_CAPPED.labels(asked.bot).inc()
                    log.warning("bot gave up", bot=asked.bot, error=repr(error))
                    await child.stop()
        return secrets.choice(question.texts)

    async def _ask(self, child: _Child, question: Question) -> int:
        starting = child.process is None or child.process.returncode is not None
        process = await child.start()
        assert process.stdin is not None
        assert process.stdout is not None
        asked = {
            "key": question.key, "fresh": question.fresh or question.key not in child.heard,
            "who": {"title": question.title, "bot": question.bot, "seed": question.seed,
                    "seconds": question.seconds},
            "view": question.view, "legal": question.legal, "events": question.events,
        }  # fmt: skip
        async with asyncio.timeout(self._seconds + (START if starting else 0)):
            process.stdin.write(encode(asked) + b"\n")
            await process.stdin.drain()
            answer = decode(await process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        child.note(question.key, question.heard)
        return int(answer["choice"])

    async def stop(self) -> None:
        """End all children."""
        for child in (*self._children, self._adviser):
            await child.stop()


def _stand_in(question: Question) -> Question:
    """The same question for whoever answers in the bot's place, and remembers nothing."""
    bot = find_title_services(question.title).stand_in
    return replace(question, key=f"{question.key} stand-in", bot=bot, fresh=True)
