"""A client that costs little: prepared bytes go out, a status and a length are read back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

ATTEMPTS: Final = 3


class Client(Protocol):
    """Somebody who asks one thing after another."""

    def request(self) -> bytes | None:
        """What to ask now; None when there is nothing more."""

    def granted(self) -> None:
        """It was granted: the next thing can be asked. Otherwise the same is asked again."""


@dataclass(frozen=True)
class Repeated:
    """A client who always asks the same."""

    content: bytes

    def request(self) -> bytes | None:
        return self.content

    def granted(self) -> None:
        """There is no next thing."""


@dataclass
class Tally:
    """What came of a slice of load."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def count(self, client: Client, asked: float, status: int, body: bytes) -> bool:
        """Whether an answer grants what was asked at a moment; a refusal is kept as an error."""
        if status != 200:
            self.errors.append(f"{status} {body[:200].decode('utf-8', 'replace')}")
            return False
        client.granted()
        self.latencies.append(time.perf_counter() - asked)
        return True

    @property
    def rate(self) -> float:
        """Granted requests a second."""
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    def percentile(self, part: float) -> float:
        """Milliseconds within which that part of the requests was answered."""
        if not self.latencies:
            return 0.0
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Wire(asyncio.Protocol):
    """One kept-alive connection with one request under way at most."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._got = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, found, rest = self._got.partition(b"\r\n\r\n")
        if not found or self._answer is None:
            return
        length = 0
        for line in head.lower().split(b"\r\n")[1:]:
            if line.startswith(b"content-length:"):
                length = int(line[15:])
        if len(rest) >= length:
            self._got = b""
            answer, self._answer = self._answer, None
            if not answer.done():
                answer.set_result((int(head[9:12]), rest[:length]))

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server hung up"))

    async def connect(self) -> None:
        """Call the server."""
        self._got = b""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """The status and the body of the answer.

        A server hangs up on whoever is silent for a few seconds: then it is called again.
        """
        for _ in range(ATTEMPTS):
            if self._transport is None:
                await self.connect()
            assert self._transport is not None
            self._answer = asyncio.get_running_loop().create_future()
            self._transport.write(request)
            try:
                return await self._answer
            except ConnectionError:
                continue
        return 0, b"the server hangs up"

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, count: int) -> list[Wire]:
    """Connections to a server on this machine."""
    wires = [Wire(port) for _ in range(count)]
    for wire in wires:
        await wire.connect()
    return wires


async def ask_all(wires: Sequence[Wire], clients: Sequence[Client]) -> Tally:
    """Each client asks once, all of them together."""
    tally = Tally()
    begun = time.perf_counter()

    async def one(wire: Wire, client: Client) -> None:
        content = client.request()
        if content is not None:
            tally.count(client, begun, *await wire.ask(content))

    await asyncio.gather(*(one(w, c) for w, c in zip(wires, clients, strict=True)))
    tally.seconds = time.perf_counter() - begun
    return tally


async def press(wires: Sequence[Wire], clients: Sequence[Client], seconds: float) -> Tally:
    """Each client asks again as soon as it is answered; stop when one has nothing more to ask."""
    tally = Tally()
    begun = time.perf_counter()
    end = begun + seconds
    stop = False

    async def one(wire: Wire, client: Client) -> None:
        nonlocal stop
        while not stop and (asked := time.perf_counter()) < end:
            content = client.request()
            if content is None or not tally.count(client, asked, *await wire.ask(content)):
                stop = True

    await asyncio.gather(*(one(w, c) for w, c in zip(wires, clients, strict=True)))
    tally.seconds = time.perf_counter() - begun
    return tally
