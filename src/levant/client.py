"""A client of Levant's HTTP API, for bots: asks again when it should, and keeps the line open::

    from levant.client import Client
    client = Client("http://127.0.0.1:8187", "lvt_...")
    table = client.match({"title": "rex", "opponents": [{"kind": "bot", "bot": "squire"}]})
    result = table.play(lambda told: told["choices"][0]["action"])

It waits as long as a busy server says (429, 503), tries again when the connection fails, and sends
a request that may have been lost with the same id, so that nothing is done twice. News of a table
come through its socket where the package `websockets` is installed, else by asking now and then.
Nothing else of Levant is imported.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, Final
from urllib.parse import quote

PATIENCE: Final = 120.0
"""Seconds after which a server that does not answer is given up."""
POLL_SECONDS: Final = 0.5
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 10.0
_BUSY: Final = (429, 503)
_STALE: Final = 409

# Any: answers and messages are JSON, as docs/api.md describes it.
Answer = dict[str, Any]


class ApiError(Exception):
    """What the server refused: `status`, and `error` as docs/api.md describes it."""

    def __init__(self, status: int, error: Answer) -> None:
        super().__init__(f"{status} {error.get('code', '')}: {error.get('message', error)}")
        self.status = status
        self.error = error


class Client:
    """A server, and who one is there."""

    def __init__(
        self,
        base: str,
        token: str,
        *,
        patience: float = PATIENCE,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self.base = base.rstrip("/")
        self.token = token
        self._patience = patience
        self._sleep = sleep

    # Any: JSON as it came: this file knows no types of the server
    def call(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request, sent again as long as there is hope; else ApiError."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        waits = self.pauses()
        while True:
            request = urllib.request.Request(f"{self.base}/api{path}", data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self._patience) as answer:
                    text = answer.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as refused:
                error = _error_of(refused)
                wait = error.get("retry_after")
                pause = next(waits, None)
                if refused.code not in _BUSY or pause is None:
                    raise ApiError(refused.code, error) from None
                self._sleep(pause if wait is None else wait)
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pause = next(waits, None)
                if pause is None:
                    raise
                self._sleep(pause)

    def pauses(self) -> Iterator[float]:
        """How long to wait before each new attempt, until patience has run out."""
        pause, waited = _FIRST_PAUSE, 0.0
        while waited < self._patience:
            yield pause
            waited += pause
            pause = min(2 * pause, _LONGEST_PAUSE)

    def wait(self, seconds: float) -> None:
        """Do nothing for a while."""
        self._sleep(seconds)

    def match(self, wanted: Answer) -> Table:
        """Ask for a new match."""
        return self.table(self.call("POST", "/matches", wanted)["id"])

    def table(self, match: str) -> Table:
        """A match that there is."""
        return Table(self, match)


class Table:
    """A match as one of its seats sees it: `told` is the last that came, as `GET .../table`."""

    def __init__(self, client: Client, match: str) -> None:
        self.client = client
        self.path = f"/matches/{match}"
        self.told: Answer = {}
        self.seen = 0
        """Events that were told."""
        self._socket: Any = None  # Any: of a package that may be missing
        self._sockets = True

    # Any: JSON as it came
    def play(self, choose: Callable[[Answer], str]) -> Any:
        """Play to the end with what a function chooses from a table; the result."""
        for told in self.news():
            if told["choices"]:
                self.act(choose(told))
        return self.told["match"]["result"]

    def act(self, *actions: str) -> bool:
        """Send actions; False when the table has moved on meanwhile: look again."""
        sent = {"id": uuid.uuid4().hex, "version": self.told["version"], "actions": actions}
        try:
            self.client.call("POST", f"{self.path}/actions", sent)
        except ApiError as refused:
            if refused.status != _STALE:
                raise
            return False
        return True

    def news(self) -> Iterator[Answer]:
        """The table as it is, and whenever it changes, until the match is over."""
        try:
            while True:
                yield self._take(self.client.call("GET", f"{self.path}/table?since={self.seen}"))
                if self.told["match"]["status"] not in ("open", "running"):
                    return
                if not self.told["choices"]:
                    self._await_change()
        finally:
            self.close()

    def close(self) -> None:
        """Close the line."""
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(Exception):
                socket.close()

    def _take(self, told: Answer) -> Answer:
        self.told = told
        self.seen += len(told["events"])
        return told

    def _await_change(self) -> None:
        """Return when something may have changed; a line that breaks is opened anew next time."""
        try:
            socket = self._open()
            if socket is None:
                self.client.wait(POLL_SECONDS)
                return
            while True:
                message = json.loads(socket.recv(timeout=PATIENCE))
                if message["type"] == "table" and message["version"] != self.told["version"]:
                    return
        except Exception:
            # Whatever breaks a line, asking over HTTP says whether the server is there.
            self.close()
            self.client.wait(POLL_SECONDS)

    # Any: of a package that may be missing
    def _open(self) -> Any:
        """The socket of the table; None where the package for it is missing."""
        if self._socket is None and self._sockets:
            try:
                connect = import_module("websockets.sync.client").connect
            except ImportError:
                self._sockets = False
                return None
            base = self.client.base.replace("http", "ws", 1)
            asked = f"since={self.seen}&version={self.told['version']}"
            url = f"{base}/api{self.path}/socket?{asked}&token={quote(self.client.token)}"
            self._socket = connect(url, origin=self.client.base)
        return self._socket


def _error_of(refused: urllib.error.HTTPError) -> Answer:
    """What the server says is wrong; a proxy before it may say it in no JSON."""
    with refused:
        try:
            error = json.loads(refused.read())["error"]
        except (ValueError, KeyError, TypeError):
            return {"message": refused.reason}
    return error if isinstance(error, dict) else {"message": str(error)}
