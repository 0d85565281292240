"""The smallest of proxies: one address, several servers, none asked twice that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress

PIECE = 1 << 16


@asynccontextmanager
async def proxied(servers: Sequence[str]) -> AsyncIterator[str]:
    """The address under which the servers are reached in turn, each connection with one of them."""
    turn = 0
    open_: set[asyncio.Task[None]] = set()

    async def reach() -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        nonlocal turn
        for _ in servers:
            turn += 1
            host, _, port = servers[turn % len(servers)].rpartition(":")
            with suppress(OSError):
                return await asyncio.open_connection(host, int(port))
        return None

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        open_.add(task)
        there = await reach()
        ends = [writer] if there is None else [writer, there[1]]
        try:
            if there is not None:
                await _either(_carry(reader, there[1]), _carry(there[0], writer))
        except asyncio.CancelledError:
            pass  # at the end of the drill; asyncio's server prints a traceback for it
        finally:
            open_.discard(task)
            for end in ends:
                end.close()

    listening = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        listening.close()
        for task in list(open_):
            task.cancel()
        await asyncio.gather(*open_, return_exceptions=True)


async def _either(*ways: Coroutine[object, None, None]) -> None:
    """Both ways at once, until one of them is at its end."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
