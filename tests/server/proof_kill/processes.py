"""Servers and workers in processes of their own, to be killed without warning."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

PATIENCE = 600.0
"""Seconds for a process to come up; only a hung one takes so long."""


def free_port() -> int:
    """A port nobody listens on: clients must find the next server where the last one was."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def environment(**settings: object) -> dict[str, str]:
    """The settings of a server, and none of this machine's."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LEVANT_")}
    if "LEVANT_PURE" in os.environ:
        kept["LEVANT_PURE"] = os.environ["LEVANT_PURE"]
    return kept | {f"LEVANT_{name.upper()}": str(value) for name, value in settings.items()}


@dataclass
class Command:
    """`levant NAME`, which can be killed and started again."""

    name: str
    folder: Path
    settings: Mapping[str, object]
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)
    kills: int = 0

    def start(self) -> None:
        """Start it; what it says goes to a file beside its database."""
        with (self.folder / f"{self.name}.log").open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "levant", self.name],
                env=environment(**self.settings),
                cwd=self.folder,
                stdout=said,
                stderr=said,
            )

    def kill(self) -> None:
        """SIGKILL: no handler runs, no buffer is flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.kills += 1

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    @property
    def said(self) -> str:
        """Everything it has said."""
        return (self.folder / f"{self.name}.log").read_text("utf-8", "replace")


async def answering(address: str, server: Command) -> None:
    """Wait until a server answers."""
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as http:
        while True:
            assert server.process is not None
            if server.process.poll() is not None:
                raise AssertionError(f"the server ended: {server.said[-2000:]}")
            try:
                async with http.get(f"http://{address}/healthz") as answer:
                    if answer.status == 200:
                        return
            except (aiohttp.ClientError, OSError):
                pass
            await asyncio.sleep(0.05)
