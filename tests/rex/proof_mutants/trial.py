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

from tests.rex.proof_mutants.mutate import Fault, code_of

ROOT = Path(__file__).resolve().parents[3]
FEW_EXAMPLES = 3
MEMORY = 6 << 30
SURVIVED = "survived"

# Rule tests of a chapter, by the beginning of their file names.
NEAREST: dict[str, tuple[str, ...]] = {
    "position": ("test_1_", "test_2_", "test_6_siege"),
    "leaving": ("test_fog", "test_6_siege", "test_1_", "test_es_options"),
    "movement": ("test_5_movement", "test_options"),
    "marches": ("test_5_movement", "test_options"),
    "muster": ("test_5_movement",),
    "sea": ("test_5_sea", "test_7_entry"),
    "moves": ("test_5_movement", "test_4_cards", "test_8_winter"),
    "reserves": ("test_6_reserves", "test_6_relief", "test_4_cards"),
    "cards": ("test_4_cards",),
    "battle": ("test_6_battle", "test_6_relief", "test_6_reserves", "test_6_sally"),
    "fire": ("test_6_fire", "test_6_battle", "test_6_storm"),
    "storm": ("test_6_storm", "test_6_siege"),
    "hits": ("test_6_fire", "test_6_storm", "test_6_battle"),
    "siege": ("test_6_siege", "test_6_sally", "test_6_attrition"),
    "retreats": ("test_6_retreats", "test_6_regroups", "test_6_siege"),
    "draws": ("test_7_draws",),
    "winter": ("test_8_winter", "test_1_victory"),
    "deployment": ("test_3_deployment",),
    "tokens": ("test_fog", "test_onlooker", "test_golden"),
    "sight": ("test_golden", "test_properties"),
    "pieces": ("test_golden", "test_properties"),
    "rules": ("test_options", "test_1_", "test_fields"),
}
# Left out: they start other processes, read the source, or are tests of what is built on the rules.
LEFT_OUT = (
    "test_compiled_agrees", "test_no_branches", "test_comparison", "test_proof_mutants",
    "test_belief", "test_gestures", "test_odds", "test_random_games",
)  # fmt: skip
LAST = ("test_soak", "test_properties", "test_random")


class Outcome(NamedTuple):
    """What became of a mutant: the test that failed, or that it survived."""

    killer: str
    seconds: float

    @property
    def survived(self) -> bool:
        return self.killer == SURVIVED


def serve(pipe: Connection, limit: int, quick: bool) -> None:
    """A worker's life: ready when the tests are collected, then a mutant at a time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.chdir(ROOT)
    sys.stdout = sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - for the whole process
    arguments = [
        "tests/rex", "-q", "-s", "-m", "not slow and not proof",
        "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler",
    ]  # fmt: skip
    pytest.main(arguments, plugins=[Trials(pipe, limit, LEFT_OUT + (LAST if quick else ()))])


class Trials:
    """A pytest plugin: instead of the tests once, some of them for every mutant."""

    def __init__(self, pipe: Connection, limit: int, left_out: tuple[str, ...]) -> None:
        self.pipe = pipe
        self.limit = limit
        self.left_out = left_out

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
            self.pipe.send(try_one(items, fault, self.limit))


def _fewer_examples(item: pytest.Item) -> None:
    """Properties with a few games instead of many."""
    from hypothesis import settings  # not before pytest has taken note of its plugins

    test = getattr(item, "obj", None)
    name = "_hypothesis_internal_use_settings"
    usual = getattr(test, name, None)
    if isinstance(usual, settings):
        setattr(test, name, settings(usual, max_examples=FEW_EXAMPLES))


def in_order(items: list[pytest.Item], chapter: str) -> list[pytest.Item]:
    """The rule tests of the chapter, other rule tests, what is quick, and whole games last."""

    def rank(item: pytest.Item) -> int:
        name = item.path.name
        if name.startswith((*NEAREST.get(chapter, ()), "test_mutants_")):
            return 0
        if name.startswith(LAST):
            return 3
        digit = name.removeprefix("test_")[:1].isdigit()
        return 1 if digit or item.path.parent.name == "editions" else 2

    return sorted(items, key=rank)


def try_one(items: list[pytest.Item], fault: Fault | None, limit: int) -> Outcome:
    """Run the tests on a mutant (None: on the right rules) in a child, up to the first failure."""
    begun = time.monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _live(items, fault, limit, writing)
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


def _live(items: list[pytest.Item], fault: Fault | None, limit: int, writing: int) -> None:
    """The child: tells in one word how it ended."""

    def tell(word: str) -> None:
        os.write(writing, word.encode())
        os._exit(0)

    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        ordered = in_order(items, fault.mutant.chapter if fault else "")
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
    module = import_module(f"levant.rex.{fault.mutant.chapter}")
    thing: object = module
    for name in fault.mutant.function.split("."):
        thing = getattr(thing, name) if not isinstance(thing, type) else thing.__dict__[name]
    if isinstance(thing, property):
        thing = thing.fget
    assert isinstance(thing, FunctionType), f"{fault.mutant.function} is no function"
    thing.__code__ = code_of(fault)
    import_module("levant.rex.rules")._KEPT.clear()  # rules that were built before
