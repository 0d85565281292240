"""A real terminal around a real process, with somebody who types."""

from __future__ import annotations

import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

PATIENCE = 180.0
"""Seconds to wait for a prompt: no measure of speed, only an end to waiting."""
_ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>])")


def heed_ctrl_c() -> None:
    """What a shell starts in the background ignores it, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`levant ARGS` on a screen of 80 by 50 characters."""

    def __init__(self, *args: str, colour: bool = False) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50"}
        env.pop("NO_COLOR", None)
        if not colour:
            env["NO_COLOR"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "levant", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        os.close(slave)
        self._master = master
        self.raw = ""
        self._read = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    @property
    def text(self) -> str:
        """Everything that was shown, without colours and cursor movements."""
        return _ESCAPES.sub("", self.raw).replace("\r", "")

    def wait_for(self, sign: str) -> str:
        """What is shown up to a sign that appears after the last one waited for."""
        end = time.monotonic() + PATIENCE
        while sign not in self.text[self._read :]:
            if time.monotonic() > end or not self._more():
                raise AssertionError(f"{sign!r} never came; last: {self.text[-1500:]}")
        at = self.text.index(sign, self._read) + len(sign)
        seen, self._read = self.text[self._read : at], at
        return seen

    def type(self, line: str, then: str) -> str:
        """Type a line; what is shown from then on, up to a sign."""
        os.write(self._master, f"{line}\r".encode())
        return self.wait_for(then)

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing comes of it.

        Python does not see a press after the prompt and before it waits for a key.
        """
        for _ in range(10):
            os.killpg(self._process.pid, signal.SIGINT)
            if select.select([self._master], [], [], PATIENCE / 10)[0]:
                return

    def close(self) -> int:
        """Wait for the process to end; its exit status."""
        while self._more():
            pass
        return self._process.wait(PATIENCE)

    def _more(self) -> bool:
        """Read what comes next; False when nothing ever will."""
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError as error:
            if error.errno == errno.EIO:  # the other end is closed
                return False
            raise
        self.raw += data.decode("utf-8", "replace")
        return bool(data)
