"""A line that tells how far a long proof is; plain text, so that it works everywhere."""

from __future__ import annotations

import sys
import time
from typing import TextIO

_WIDTH = 30
_EVERY = 10.0  # seconds between two lines where a line cannot be written over


class Bar:
    """Done, of how many, how fast and how long still; on standard error."""

    def __init__(self, what: str, total: int, out: TextIO | None = None) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.out = out or sys.stderr
        self.begun = time.monotonic()
        self.told = self.begun
        self.live = self.out.isatty()

    def add(self, count: int, note: str = "") -> None:
        """So many more are done."""
        self.done += count
        now = time.monotonic()
        if now - self.told < (0.2 if self.live else _EVERY) and self.done < self.total:
            return
        self.told = now
        line = self._line(now, note)
        self.out.write(f"\r{line}\x1b[K" if self.live else f"{line}\n")
        self.out.flush()

    def close(self) -> None:
        """What follows begins on a line of its own."""
        if self.live:
            self.out.write("\n")

    def _line(self, now: float, note: str) -> str:
        part = self.done / self.total if self.total else 1.0
        pace = self.done / max(now - self.begun, 0.001)
        left = (self.total - self.done) / pace if pace else 0.0
        full = round(part * _WIDTH)
        bar = "#" * full + "." * (_WIDTH - full)
        told = f"{self.what} [{bar}] {self.done}/{self.total}  {pace:.1f}/s  {left:.0f} s left"
        return f"{told}  {note}".rstrip()
