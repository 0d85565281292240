"""The servers under load: processes of their own, and the memory they take."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 120.0


@dataclass
class Served:
    """A server that runs."""

    process: subprocess.Popen[bytes]
    port: int

    @property
    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    @property
    def processor(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2]
        spent = fields.split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def serving(module: list[str], settings: Mapping[str, object], log: Path) -> Iterator[Served]:
    """Run `python -m MODULE` as a server until the block ends."""
    port = _free_port()
    given = {f"LEVANT_{name.upper()}": str(value) for name, value in settings.items()}
    kept = {
        k: v for k, v in os.environ.items() if not k.startswith("LEVANT_") or k == "LEVANT_PURE"
    }
    with log.open("ab") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", *module],
            env=kept | given | {"LEVANT_PORT": str(port)},
            stdout=said,
            stderr=said,
        )
    try:
        _wait(process, port, log)
        yield Served(process, port)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit(f"a server did not start: {log.read_text('utf-8', 'replace')[-2000:]}")
