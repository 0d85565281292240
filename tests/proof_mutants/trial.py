"""A worker: collects the tests once, then tries one mutant after the other in a forked child.

The child puts the faulty code into the function that all modules and tests already hold, runs the
tests that are nearest to its chapter first, and ends at the first that fails. Nothing is written
to the source, and a child that hangs or eats all memory is only a child.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import pytest

from tests.proof_mutants.mutate import Fault, code_of
from tests.proof_mutants.titles import TITLES, Title

ROOT = Path(__file__).resolve().parents[2]
FEW_EXAMPLES = 3
MEMORY = 6 << 30
SURVIVED = "survived"


class Outcome(NamedTuple):
    """What became of a mutant: the test that failed, or that it survived."""

    killer: str
    seconds: float

    @property
    def survived(self) -> bool:
        return self.killer == SURVIVED


def serve(pipe: Connection, title: str, limit: int, quick: bool) -> None:
    """A worker's life: ready when the tests are collected, then a mutant at a time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.chdir(ROOT)
    sys.stdout = sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - for the whole process
    arguments = [
        f"tests/{title}", "-q", "-s", "-m", "not slow and not proof",
        "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler",
    ]  # fmt: skip
    pytest.main(arguments, plugins=[Trials(pipe, TITLES[title], limit, quick=quick)])


class Trials:
    """A pytest plugin: instead of the tests once, some of them for every mutant."""

    def __init__(self, pipe: Connection, title: Title, limit: int, *, quick: bool) -> None:
        self.pipe = pipe
        self.title = title
        self.limit = limit
        self.left_out = title.left_out + (title.last if quick else ())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if not item.path.name.startswith(self.left_out)]
        for item in items:
            _fewer_examples(item)
        self.pipe.send(len(items))
        while True:
            try:
                fault: Fault | None = self.pipe.recv()
            except EOFError:
                return True
            self.pipe.send(try_one(self.title, items, fault, self.limit))


def _fewer_examples(item: pytest.Item) -> None:
    """Properties with a few games instead of many."""
    from hypothesis import settings  # not before pytest has taken note of its plugins

    test = getattr(item, "obj", None)
    name = "_hypothesis_internal_use_settings"
    usual = getattr(test, name, None)
    if isinstance(usual, settings):
        setattr(test, name, settings(usual, max_examples=FEW_EXAMPLES))


def in_order(title: Title, items: list[pytest.Item], chapter: str) -> list[pytest.Item]:
    """The rule tests of the chapter, other rule tests, what is quick, and whole games last."""

    def rank(item: pytest.Item) -> int:
        name = item.path.name
        if name.startswith((*title.nearest.get(chapter, ()), "test_mutants_")):
            return 0
        if name.startswith(title.last):
            return 3
        digit = name.removeprefix("test_")[:1].isdigit()
        return 1 if digit or item.path.parent.name == "editions" else 2

    return sorted(items, key=rank)


def try_one(title: Title, items: list[pytest.Item], fault: Fault | None, limit: int) -> Outcome:
    """Run the tests on a mutant (None: on the right rules) in a child, up to the first failure."""
    begun = time.monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _live(title, items, fault, limit, writing)
    os.close(writing)
    told = b""
    while select.select([reading], [], [], 10 * limit)[0]:
        part = os.read(reading, 4096)
        if not part:
            break
        told += part
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    # A child that says nothing has died, or hangs where no alarm reaches it.
    return Outcome(told.decode() or "the process died", time.monotonic() - begun)


def _live(
    title: Title, items: list[pytest.Item], fault: Fault | None, limit: int, writing: int
) -> None:
    """The child: tells in one word how it ended."""

    def tell(word: str) -> None:
        os.write(writing, word.encode())
        os._exit(0)

    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        ordered = in_order(title, items, fault.mutant.chapter if fault else "")
        if fault is not None:
            falsify(fault)
        running = [""]
        signal.signal(signal.SIGALRM, lambda *_: tell(f"time limit in {running[0]}"))
        for item, following in zip(ordered, [*ordered[1:], None], strict=False):
            running[0] = item.nodeid
            signal.alarm(limit)
            if _fails(item, following):
                tell(item.nodeid)
        tell(SURVIVED)
    except BaseException as error:  # nothing may come back from here into the parent's pytest
        tell(f"error: {error!r}"[:300])


def _fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    from _pytest.runner import runtestprotocol

    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def falsify(fault: Fault) -> None:
    """Put the faulty code into the living function."""
    module = import_module(f"levant.{fault.mutant.title}.{fault.mutant.chapter}")
    thing: object = module
    for name in fault.mutant.function.split("."):
        thing = getattr(thing, name) if not isinstance(thing, type) else thing.__dict__[name]
    if isinstance(thing, property):
        thing = thing.fget
    assert isinstance(thing, FunctionType), f"{fault.mutant.function} is no function"
    thing.__code__ = code_of(fault)
    kept = TITLES[fault.mutant.title].kept
    if kept is not None:
        getattr(import_module(kept[0]), kept[1]).clear()  # rules that were built before
