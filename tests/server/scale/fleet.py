"""Servers and workers in processes of their own, as a host runs them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.live import PATIENCE, Client

TOKEN = "for Prometheus"
START = 400.0
"""Seconds for a process to be ready; on a busy machine they take a while."""


class Process:
    """A running `levant` command; what it says goes to a file."""

    def __init__(self, folder: Path, environment: dict[str, str], *words: str) -> None:
        self.said = folder / f"{'-'.join(words)}.txt"
        with self.said.open("wb") as said:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "levant", *words],
                env=environment,
                cwd=folder,
                stdout=said,
                stderr=said,
            )

    def wait_for(self, pattern: str) -> str:
        """What a pattern found in what it said."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            found = re.search(pattern, self.said.read_text("utf-8", "replace"))
            if found:
                return found.group(1)
            assert self._process.poll() is None, self.said.read_text("utf-8", "replace")
            time.sleep(0.05)
        raise AssertionError(f"never said {pattern}: {self.said.read_text('utf-8', 'replace')}")

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> int:
        """Ask it to stop, unless it has; its exit code."""
        self.resume()
        self._process.terminate()
        try:
            return self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise


class Fleet:
    """Two servers and two workers on one database."""

    def __init__(self, stack: ExitStack, folder: Path, environment: dict[str, str]) -> None:
        def start(name: str, *words: str) -> Process:
            (folder / name).mkdir()
            process = Process(folder / name, environment, *words)
            stack.callback(process.end)
            return process

        start("before", "migrate").wait_for("the database (went|is)")
        self.servers = [start(name, "serve", "--port", "0") for name in ("here", "there")]
        self.workers = [start(name, "worker") for name in ("one", "two")]
        ports = [
            server.wait_for(r"Serving at http://127\.0\.0\.1:(\d+)") for server in self.servers
        ]
        self.addresses = [f"127.0.0.1:{port}" for port in ports]
        self.workers_ports = [
            worker.wait_for(r"worker ready.*port=(\d+)") for worker in self.workers
        ]


@contextmanager
def fleet(folder: Path, database_url: str, redis_url: str) -> Iterator[Fleet]:
    """All four, from an empty database on."""
    chosen = {
        "database_url": database_url,
        "redis_url": redis_url,
        "limits": "false",
        "bot_processes": "1",
        "database_pool": "5",
        "worker_port": "0",
        "metrics_token": TOKEN,
    }
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LEVANT_")}
    environment = kept | {f"LEVANT_{name.upper()}": value for name, value in chosen.items()}
    with ExitStack() as stack:
        running = Fleet(stack, folder, environment)
        yield running
        # uvicorn ends in order and then by the signal it was sent.
        assert {server.end() for server in running.servers} <= {0, -signal.SIGTERM}
        assert [worker.end() for worker in running.workers] == [0, 0]
        assert all("stopping" in server.said.read_text("utf-8") for server in running.servers)


class Traveller(Client):
    """A guest who comes to another server with the same cookie."""

    def __init__(self, guest: Client, address: str) -> None:
        self.address = address
        self.name = guest.name
        self.http = httpx.Client(
            base_url=f"http://{address}",
            timeout=PATIENCE,
            headers={"X-CSRF-Token": guest.http.headers["X-CSRF-Token"]},
        )
        for name, value in guest.http.cookies.items():
            self.http.cookies.set(name, value, domain="127.0.0.1")
