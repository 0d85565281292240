"""A command that works in the background of a test until somebody stops it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from tests.cli.runs import Run
from tests.cli.terminal import PATIENCE, heed_ctrl_c


def stopped(*args: str | Path, once: Callable[[], bool], way: signal.Signals) -> Run:
    """Run `levant ARGS` and stop it, once something holds; nobody of it is left."""
    line = [sys.executable, "-m", "levant", *map(str, args)]
    with subprocess.Popen(
        line,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
        text=True,
    ) as run:
        try:
            assert _comes_true(once)
            # Ctrl-C reaches all processes of a terminal.
            (os.killpg if way == signal.SIGINT else os.kill)(run.pid, way)
            out, err = run.communicate(timeout=PATIENCE)
            assert _comes_true(lambda: _is_gone(run.pid))
        finally:
            if not _is_gone(run.pid):
                os.killpg(run.pid, signal.SIGKILL)
    return Run(run.returncode, out, err)


def _is_gone(group: int) -> bool:
    """Whether nobody is left of a group of processes."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def _comes_true(fact: Callable[[], bool]) -> bool:
    end = monotonic() + PATIENCE
    while not (true := fact()) and monotonic() < end:
        sleep(0.05)
    return true
