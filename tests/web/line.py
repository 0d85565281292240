"""A line between a browser and the server that can be slow, or go dead without a word."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65_536
GLANCE: Final = 0.02


@dataclass
class Line:
    """What passes is kept back for `delay` seconds; nothing passes while the line is `dead`."""

    server: tuple[str, int]
    delay: float = 0.0
    dead: bool = False
    address: str = ""
    ready: threading.Event = field(default_factory=threading.Event)
    over: threading.Event = field(default_factory=threading.Event)

    async def serve(self) -> None:
        """Join whoever comes to the server, until it is over."""
        listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        async with listening:
            port = listening.sockets[0].getsockname()[1]
            self.address = f"http://127.0.0.1:{port}"
            self.ready.set()
            while not self.over.is_set():
                await asyncio.sleep(GLANCE)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, both ways."""
        ends = [writer]
        try:
            there, onward = await asyncio.open_connection(*self.server)
            ends.append(onward)
            await asyncio.gather(self._pass(reader, onward), self._pass(there, writer))
        except (OSError, asyncio.CancelledError):
            pass  # one of them, or the test, has hung up; the other learns it below
        finally:
            for end in ends:
                end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what comes, late; the end of it as well."""
        kept: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        now = asyncio.get_running_loop().time

        async def take() -> None:
            data = b"-"
            while data:
                with suppress(OSError):
                    data = b""
                    data = await reader.read(CHUNK)
                kept.put_nowait((now() + self.delay, data))

        taking = asyncio.create_task(take())
        try:
            while True:
                due, data = await kept.get()
                await asyncio.sleep(due - now())
                while self.dead:
                    await asyncio.sleep(GLANCE)
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        finally:
            taking.cancel()
            writer.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to a server; its own address is what a browser opens."""
    parts = urlsplit(address)
    line = Line((parts.hostname or "", parts.port or 0))
    thread = threading.Thread(target=lambda: asyncio.run(line.serve()))
    thread.start()
    line.ready.wait()
    try:
        yield line
    finally:
        line.dead = False
        line.over.set()
        thread.join()
