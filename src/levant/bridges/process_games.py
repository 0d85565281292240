"""The games of a vector environment spread over several processes."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import process_time
from typing import TYPE_CHECKING, Any, Final, cast
from weakref import finalize

from levant.bridges import need
from levant.bridges.local_games import Arrays, Kind, LocalGames, Start, shapes
from levant.kernel.title import LevantError, Refusal
from levant.kernel.worker_pool import out_of_reach
from levant.rex.views import RexView

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    import numpy as np
    from numpy.typing import NDArray
else:
    np = need("numpy", "gymnasium")

_CONTEXT: Final = get_context("spawn")
_PLAY: Final = b"play"
_DONE: Final = b"done"
_PATIENCE: Final = 5.0
"""Seconds for a process to end by itself."""


class ProcessLost(LevantError):
    """A process of the environment has ended, and its games with it."""


def _laid_out(memory: SharedMemory, count: int, observe: bool) -> Arrays:
    """The arrays of all games in one piece of shared memory, with the actions for a step."""
    arrays: Arrays = {}
    at = 0
    layout = shapes(count, observe) | {"actions": ((count,), "i8")}
    # The widest numbers first: every array then begins where its numbers may.
    for name, (shape, kind) in sorted(layout.items(), key=lambda item: item[1][1] != "i8"):
        array: NDArray[Any] = np.ndarray(shape, kind, memory.buf, at)
        arrays[name] = array
        at += array.nbytes
    return arrays


def _bytes(count: int, observe: bool) -> int:
    layout = [*shapes(count, observe).values(), ((count,), "i8")]
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in layout)


class ProcessGames:
    """Rows of games, an equal part of them in each of several processes."""

    def __init__(self, kind: Kind, count: int, processes: int) -> None:
        self._memory = SharedMemory(create=True, size=_bytes(count, kind.observe))
        self.arrays = _laid_out(self._memory, count, kind.observe)
        self._actions = self.arrays.pop("actions")
        borders = [count * part // processes for part in range(processes + 1)]
        self._borders = borders
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end = finalize(self, _end, self._pipes, self._processes, self._memory, self.arrays)
        for begin, end in pairwise(borders):
            pipe, far = _CONTEXT.Pipe()
            args = (far, kind, count, begin, end, self._memory.name)
            process = _CONTEXT.Process(target=_serve, args=args, daemon=True)
            with out_of_reach():
                process.start()
            far.close()
            self._pipes.append(pipe)
            self._processes.append(process)

    def _part(self, row: int) -> int:
        return next(n for n, end in enumerate(self._borders[1:]) if row < end)

    def start(self, starts: Sequence[Start]) -> None:
        """Begin new games."""
        parts: dict[int, list[Start]] = {}
        for start in starts:
            parts.setdefault(self._part(start.row), []).append(start)
        for part, given in parts.items():
            self._tell(part, pickle.dumps(("start", given)))
        for part in parts:
            self._answer(part)

    def play(self, actions: NDArray[np.int64]) -> None:
        """One action in every game but where it is SKIP."""
        self._actions[:] = actions
        for part in range(len(self._pipes)):
            self._tell(part, _PLAY)
        for part in range(len(self._pipes)):
            self._answer(part)

    def refusal(self, row: int, action: int) -> Refusal | None:
        """Why an action is not legal in a game."""
        return cast("Refusal | None", self._ask("refusal", row, action))

    def view(self, row: int) -> RexView:
        """The view of the role that chooses in a game."""
        return cast("RexView", self._ask("view", row))

    def seconds(self) -> list[float]:
        """How long each process has used a processor, for who measures."""
        return [cast("float", self._ask_part(part, "seconds")) for part in range(len(self._pipes))]

    def close(self) -> None:
        """End the processes and give the memory back."""
        self._actions = np.zeros(0, np.int64)
        self._end()

    def _ask(self, what: str, row: int, *more: int) -> object:
        part = self._part(row)
        return self._ask_part(part, what, row - self._borders[part], *more)

    def _ask_part(self, part: int, what: str, *more: int) -> object:
        self._tell(part, pickle.dumps((what, *more)))
        return self._answer(part)

    def _tell(self, part: int, message: bytes) -> None:
        try:
            self._pipes[part].send_bytes(message)
        except OSError as error:
            raise ProcessLost(f"process {part} of the environment has ended: {error}") from None

    def _answer(self, part: int) -> object:
        try:
            answer = self._pipes[part].recv_bytes()
        except (EOFError, OSError) as error:
            raise ProcessLost(f"process {part} of the environment has ended: {error!r}") from None
        if answer == _DONE:
            return None
        told, failure = pickle.loads(answer)
        if failure is not None:
            raise failure
        return cast("object", told)


def _end(
    pipes: list[Connection], processes: list[BaseProcess], memory: SharedMemory, arrays: Arrays
) -> None:
    """End the processes; whoever holds an array of the environment keeps the memory."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(_PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
    arrays.clear()
    with suppress(BufferError):
        memory.close()
    memory.unlink()


def _serve(pipe: Connection, kind: Kind, count: int, begin: int, end: int, name: str) -> None:
    """Play some rows of games until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = SharedMemory(name)
    shared = {
        key: array[begin:end] for key, array in _laid_out(memory, count, kind.observe).items()
    }
    games = LocalGames(kind, end - begin)
    with suppress(EOFError, OSError):
        while True:
            message = pipe.recv_bytes()
            answer = _DONE
            try:
                if message == _PLAY:
                    games.play(shared["actions"])
                else:
                    what, *more = pickle.loads(message)
                    if what == "start":
                        games.start([Start(s.row - begin, s.seed, s.chance) for s in more[0]])
                    else:
                        told = process_time() if what == "seconds" else getattr(games, what)(*more)
                        answer = pickle.dumps((told, None))
                for key, array in games.arrays.items():
                    shared[key][:] = array
            except Exception as error:
                answer = pickle.dumps((None, error))
            pipe.send_bytes(answer)
