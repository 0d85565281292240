"""A crowd: each player of each table listens at a socket, as browsers do, and plays at leisure."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import aiohttp

from bench.load.prepared_matches import Staged
from bench.load.raw_client import Tally, Wire
from levant.server.auth.csrf import SESSION

WINDOW: Final = 15
"""Browsers offer compression with a window of so many bits."""
AT_ONCE: Final = 50
PING_EVERY: Final = 20.0
"""Seconds between two signs of life; whoever gives none is hung up on."""
PING: Final = '{"type":"ping"}'


@dataclass
class Crowd:
    """Open sockets, and what came over them."""

    port: int
    http: aiohttp.ClientSession
    sockets: list[aiohttp.ClientWebSocketResponse] = field(default_factory=list)
    readers: list[asyncio.Task[None]] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    told: list[float] = field(default_factory=list)
    """Seconds from an action to the table that shows it."""
    lost: int = 0
    asked: dict[str, float] = field(default_factory=dict)
    leaving: bool = False
    heart: asyncio.Task[None] | None = None

    @classmethod
    def at(cls, port: int) -> Crowd:
        connector = aiohttp.TCPConnector(limit=0)
        return cls(
            port, aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())
        )

    async def arrive(self, staged: Sequence[Staged]) -> None:
        """Open a socket for each player of each table."""
        door = asyncio.Semaphore(AT_ONCE)

        async def one(table: Staged, cookie: str) -> None:
            url = f"http://127.0.0.1:{self.port}/api/matches/{table.match}/socket"
            async with door:
                socket = await self.http.ws_connect(
                    url, headers={"Cookie": f"{SESSION}={cookie}"}, compress=WINDOW, max_msg_size=0
                )
                await socket.receive()
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._listen(socket, table.match)))

        self.heart = self.heart or asyncio.create_task(self._live())
        await asyncio.gather(*(one(table, cookie) for table in staged for cookie in table.cookies))

    async def _live(self) -> None:
        """Give signs of life as the page does, spread so that not all come at once."""
        while True:
            begun = time.perf_counter()
            for socket in list(self.sockets):
                await asyncio.sleep(PING_EVERY / 2 / len(self.sockets))
                if not socket.closed:
                    # One that has just gone is counted where it is listened to.
                    with suppress(ConnectionError):
                        await socket.send_str(PING)
            await asyncio.sleep(max(1.0, PING_EVERY - (time.perf_counter() - begun)))

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse, match: str) -> None:
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            self.messages += 1
            self.bytes += len(message.data)
            if message.data.startswith('{"type":"table"') and match in self.asked:
                self.told.append(time.perf_counter() - self.asked[match])
        if not self.leaving:
            self.lost += 1

    async def play(
        self, wires: Sequence[Wire], staged: Sequence[Staged], seconds: float, pause: float
    ) -> Tally:
        """Each table plays an action about every `pause` seconds."""
        tally = Tally()
        begun = time.perf_counter()
        end = begun + seconds

        async def player(wire: Wire, table: Staged) -> None:
            rng = random.Random(table.match)
            await asyncio.sleep(rng.uniform(0, pause))
            while (asked := time.perf_counter()) < end and (content := table.request()):
                self.asked[table.match] = asked
                if not tally.count(table, asked, *await wire.ask(content)):
                    return
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)

        await asyncio.gather(*(player(w, t) for w, t in zip(wires, staged, strict=True)))
        tally.seconds = time.perf_counter() - begun
        return tally

    async def leave(self) -> None:
        """Close every socket."""
        self.leaving = True
        if self.heart is not None:
            self.heart.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        await asyncio.gather(*self.readers, return_exceptions=True)
        await self.http.close()
