"""A wire to PostgreSQL that is listened to: how often somebody waited for an answer, and to what.

A client ends what it sends with a word to which PostgreSQL answers "ready for query". When as many
of these answers have come as words were sent, the client has waited once: a round trip, be it for
one statement or for a pipeline of several. Answers take a little longer here, as over a network: a
client that does not wait for one has sent the next by then. PostgreSQL has to be reached without
encryption.
"""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

_READY: Final = b"Z"
_ENDS: Final = (b"Q", b"S")
"""A simple query, and the end of any number of others."""
_WORDS: Final = 6
DELAY: Final = 0.005
"""Seconds for which an answer is held back."""


class Trip(NamedTuple):
    """One round trip: the statements that were sent for it."""

    statements: tuple[str, ...]

    def __str__(self) -> str:
        return " + ".join(" ".join(each.split()[:_WORDS]) for each in self.statements)


class Tap:
    """What has gone over the wire since it was made."""

    def __init__(self) -> None:
        self.trips: list[Trip] = []
        self._lock = threading.Lock()

    def note(self, statements: list[str]) -> None:
        """Somebody has waited for the answer to these."""
        with self._lock:
            self.trips.append(Trip(tuple(statements)))

    def since(self, start: int) -> list[Trip]:
        """The round trips after so many."""
        return self.trips[start:]


def told(trips: list[Trip]) -> list[tuple[str, int]]:
    """Round trips by what was asked, the most frequent first."""
    return Counter(str(trip) for trip in trips).most_common()


@contextmanager
def tapped(url: str) -> Iterator[tuple[str, Tap]]:
    """The address of a PostgreSQL database over a wire that is listened to."""
    tap = Tap()
    with socket.create_server(("127.0.0.1", 0)) as door:
        stop = threading.Event()
        threading.Thread(target=_answer, args=(door, url, tap, stop), daemon=True).start()
        parts = urlsplit(url)
        user = f"{quote(parts.username or 'postgres')}@"
        port = door.getsockname()[1]
        plain = "sslmode=disable&gssencmode=disable"
        try:
            yield f"{parts.scheme}://{user}127.0.0.1:{port}{parts.path}?{plain}", tap
        finally:
            stop.set()


def _answer(door: socket.socket, url: str, tap: Tap, stop: threading.Event) -> None:
    with suppress(OSError):
        while not stop.is_set():
            client, _ = door.accept()
            line = _Line(client, _call(url), tap)
            for way in (line.up, line.down):
                threading.Thread(target=way, daemon=True).start()


def _call(url: str) -> socket.socket:
    """A connection to the server itself, by its socket file or by the network."""
    parts = urlsplit(url)
    folder = parse_qs(parts.query).get("host", [""])[0]
    if folder.startswith("/"):
        called = socket.socket(socket.AF_UNIX)
        called.connect(f"{folder}/.s.PGSQL.{parts.port or 5432}")
        return called
    return socket.create_connection((parts.hostname or "127.0.0.1", parts.port or 5432))


class _Line:
    """One connection: its messages go on as they came, and are read on the way."""

    def __init__(self, client: socket.socket, server: socket.socket, tap: Tap) -> None:
        self._client, self._server, self._tap = client, server, tap
        self._prepared: dict[bytes, str] = {}
        self._asked: list[str] = []
        self._open = False
        self._lock = threading.Lock()
        self._unanswered = 0
        self._ended = 0

    def up(self) -> None:
        """From the client to the server."""
        self._carry(self._client, self._server, self._heard_up, down=False)

    def down(self) -> None:
        """From the server to the client."""
        self._carry(self._server, self._client, self._heard_down, down=True)

    def _carry(
        self,
        source: socket.socket,
        goal: socket.socket,
        heard: Callable[[bytes, bytes], None],
        *,
        down: bool,
    ) -> None:
        left, greeting = b"", not down
        with suppress(OSError):
            while content := source.recv(1 << 16):
                if down:
                    time.sleep(DELAY)
                left += content
                if greeting and len(left) >= 4:
                    # The first message has no type.
                    size = struct.unpack_from("!i", left)[0]
                    greeting, left = len(left) < size, left[size:] if len(left) >= size else left
                while not greeting and len(left) >= 5:
                    size = 1 + struct.unpack_from("!i", left, 1)[0]
                    if len(left) < size:
                        break
                    heard(left[:1], left[5:size])
                    left = left[size:]
                goal.sendall(content)
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._ended += 1
            if self._ended == 2:
                self._client.close()
                self._server.close()

    def _heard_up(self, kind: bytes, body: bytes) -> None:
        with self._lock:
            self._unanswered += kind in _ENDS
        if kind == b"Q":
            self._asked.append(_text(body))
        elif kind == b"P":
            name, _, rest = body.partition(b"\0")
            self._prepared[name] = _text(rest)
        elif kind == b"B":
            self._asked.append(self._prepared.get(body.split(b"\0", 2)[1], "?"))

    def _heard_down(self, kind: bytes, _: bytes) -> None:
        if kind != _READY:
            return
        if not self._open:
            # The first answers the greeting.
            self._open = True
            return
        with self._lock:
            self._unanswered -= 1
            if self._unanswered:
                return
            asked, self._asked = self._asked, []
        self._tap.note(asked or ["(prepared)"])


def _text(body: bytes) -> str:
    return body.partition(b"\0")[0].decode("utf-8", "replace")
