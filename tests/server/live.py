"""A real server on a port of this machine, and people who come to it by HTTP and socket."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from levant.server.app import create_app
from levant.server.lobby.schemas import LobbyMessage
from levant.server.play.schemas import SocketMessage
from levant.server.serve import listen, make_server
from levant.server.settings import load_settings

PATIENCE = 120.0


class Client:
    """A guest, over the wire."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self.http.headers["X-CSRF-Token"] = self.http.get("/api/me").json()["csrf"]
        me = self.post("/guest")
        self.http.headers["X-CSRF-Token"] = me["csrf"]
        self.name = me["user"]["name"]
        self.send("PATCH", "/me/settings", {"auto_forced": False, "auto_roll": False})

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, f"/api{path}", json=body)

    def post(self, path: str, **body: Any) -> Any:
        answer = self.send("POST", path, body)
        assert answer.status_code in (200, 204), answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.send("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def socket(self, match: str, query: str = "", **headers: str) -> Iterator[Wire]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/matches/{match}/socket?{query}"
        with connect(url, additional_headers={"Cookie": cookies, **headers}) as opened:
            yield Wire(opened)

    def close(self) -> None:
        self.http.close()


SAID: Final[TypeAdapter[Any]] = TypeAdapter(SocketMessage | LobbyMessage)


class Wire:
    """An open socket."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened

    def send(self, **message: Any) -> None:
        self.opened.send(json.dumps(message))

    def next(self, *kinds: str) -> Any:
        """The next message, of some kind if one is named."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self._heard(PATIENCE)
            if not kinds or message["type"] in kinds:
                return message
        raise AssertionError(f"no {' or '.join(kinds)} came")

    def _heard(self, patience: float) -> Any:
        """A message, held to the type by which it is documented."""
        message = json.loads(self.opened.recv(timeout=patience))
        SAID.validate_python(message)
        return message

    def silent(self, seconds: float, *kinds: str) -> bool:
        """Whether no message of these kinds comes for a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                if self._heard(left)["type"] in kinds:
                    return False
            except TimeoutError:
                return True
        return True


@contextmanager
def live(database_url: str, **settings: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    chosen: dict[str, Any] = {"database_url": database_url, "port": 0, "limits": False}
    configured = load_settings(**(chosen | settings))
    listening = listen(configured)
    server = make_server(create_app(configured), configured)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < end
        time.sleep(0.02)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


@contextmanager
def live_file(folder: Path, **settings: Any) -> Iterator[str]:
    """A server on a SQLite file."""
    with live(f"sqlite:///{folder / 'live.db'}", **settings) as address:
        yield address
