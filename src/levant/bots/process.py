"""A bot in a process of its own, which is told views and events and nothing else.

The server and the arena seat bots through `BotProcess`: the game itself stays in the process
of its keeper, only plain JSON crosses the pipe, and a bot that thinks too long or breaks is
started anew without harm to the game.

    with BotProcess("king", seed=7, budget=Budget(seconds=2.0)) as bot:
        action = bot.choose(view, legal, events)
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any, Final

from levant.bots import make_bot
from levant.bots.budget import Budget, as_budget
from levant.bots.forecast import evaluate
from levant.bots.squire import Squire
from levant.kernel.title import Json, LevantError

SLACK: Final = 5.0
"""Seconds that a decision may take beyond its budget: a busy machine, a slow start."""
_START: Final = 60.0
"""Seconds a fresh process may take until it answers for the first time."""
_NO_BUDGET: Final = 30.0
_TRIES: Final = 2


class BotFailed(LevantError):
    """A bot's process broke off, or did not answer in time."""


class BotProcess:
    """Plays one role in a process of its own; a `Chooser` like any other.

    A decision that takes longer than `cap` seconds, or that breaks the process, is tried once
    more in a fresh process, which is told the whole history; after that the squire decides.
    `restarts` counts fresh processes, `stood_in` the squire's decisions.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget | float | None = None,
        cap: float | None = None,
    ) -> None:
        make_bot(name, seed, budget)  # an unknown name is refused here, not in the process
        self.name = name
        self.restarts = 0
        self.stood_in = 0
        self._seed = seed
        self._budget = as_budget(budget)
        self._cap = cap if cap is not None else _usual_cap(self._budget)
        self._history: list[dict[str, Json]] = []
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._told = 0

    def start(self) -> None:
        """Start the process, unless it runs; `choose` does so by itself."""
        if self._process is not None and self._process.is_alive():
            return
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        limits = None if self._budget is None else (self._budget.nodes, self._budget.seconds)
        self._process = context.Process(
            target=_serve, args=(far_end, self.name, self._seed, limits), daemon=True
        )
        self._process.start()
        far_end.close()
        self._told = 0
        self._answer(_START)

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None

    def __enter__(self) -> BotProcess:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def choose(self, view: dict[str, Json], legal: list[int], events: list[dict[str, Json]]) -> int:
        """One of the legal actions, from what the role sees and what it saw happen since."""
        self._history.extend(events)
        for _ in range(_TRIES):
            try:
                self.start()
                choice = self._ask("choose", view, legal)
            except BotFailed:
                self.close()
                self.restarts += 1
                continue
            if choice in legal:
                return int(choice)
            break
        self.stood_in += 1
        return Squire(self._seed).choose(view, legal, self._history)

    def evaluate(
        self, view: dict[str, Json], events: list[dict[str, Json]], budget: Budget | None = None
    ) -> float:
        """The expected outcome for the viewer of a view, given his whole history."""
        self.start()
        limits = None if budget is None else (budget.nodes, budget.seconds)
        return float(self._call(("evaluate", view, events, self._seed, limits)))

    def _ask(self, what: str, view: dict[str, Json], legal: list[int]) -> Any:
        news = self._history[self._told :]
        answer = self._call((what, view, legal, news))
        self._told = len(self._history)
        return answer

    def _call(self, message: tuple[object, ...]) -> Any:
        assert self._pipe is not None
        try:
            self._pipe.send(message)
        except (OSError, ValueError) as error:
            raise BotFailed(f"{self.name}'s process is gone: {error}") from error
        return self._answer(self._cap)

    def _answer(self, seconds: float) -> Any:
        assert self._pipe is not None
        try:
            if not self._pipe.poll(seconds):
                raise BotFailed(f"{self.name} did not answer within {seconds:g} seconds")
            kind, value = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise BotFailed(f"{self.name}'s process broke off") from error
        if kind == "broke":
            raise BotFailed(f"{self.name} broke off: {value}")
        return value


def _usual_cap(budget: Budget | None) -> float:
    if budget is None or budget.seconds is None:
        return _NO_BUDGET
    return budget.seconds + SLACK


def _serve(
    pipe: Connection, name: str, seed: int, limits: tuple[int | None, float | None] | None
) -> None:
    """The process: one bot, and its questions until the pipe is closed."""
    bot = make_bot(name, seed, None if limits is None else Budget(*limits))
    pipe.send(("ready", name))
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if message[0] == "choose":
                answer: float = bot.choose(message[1], message[2], message[3])
            else:
                budget = None if message[4] is None else Budget(*message[4])
                answer = evaluate(message[1], message[2], message[3], budget)
        except Exception as error:
            pipe.send(("broke", repr(error)))
            continue
        pipe.send(("answer", answer))
