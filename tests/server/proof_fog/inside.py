"""A server in this process, asked without a network: thousands of requests in a few seconds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from levant.server.app import create_app
from levant.server.lobby import lobby_socket
from levant.server.play import queries
from levant.server.previews import picture
from levant.server.services import Services
from levant.server.settings import Settings

PATIENCE = 180.0


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: list[tuple[str, str]]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text) if self.text else None


@dataclass
class Visitor:
    """Somebody with his cookie; without a name he is nobody yet."""

    inside: Inside
    cookie: str = ""
    csrf: str = ""
    name: str = ""

    async def send(self, method: str, path: str, body: Any = None) -> Answer:
        headers = [(b"host", b"localhost"), (b"cookie", self.cookie.encode())]
        headers.append((b"x-csrf-token", self.csrf.encode()))
        content = b""
        if body is not None:
            content = json.dumps(body).encode()
            headers.append((b"content-type", b"application/json"))
            headers.append((b"content-length", str(len(content)).encode()))
        return await self.inside.call(method, f"/api{path}", headers, content)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.send("POST", path, body)
        assert answer.status in (200, 204), answer.text
        return answer.json

    async def get(self, path: str) -> Any:
        answer = await self.send("GET", path)
        assert answer.status == 200, answer.text
        return answer.json

    def learn(self, answer: Answer) -> None:
        """Keep the cookie and the word that goes with it."""
        for name, value in answer.headers:
            if name == "set-cookie":
                for key, morsel in SimpleCookie(value).items():
                    self.cookie = f"{key}={morsel.value}"
        self.csrf = answer.json["csrf"]


class Wire:
    """An open socket."""

    def __init__(self, inside: Inside, visitor: Visitor, path: str) -> None:
        self._sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._got: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        where, _, query = path.partition("?")
        scope = {
            "type": "websocket", "path": f"/api{where}", "raw_path": f"/api{where}".encode(),
            "query_string": query.encode(), "root_path": "", "scheme": "ws",
            "headers": [(b"host", b"localhost"), (b"cookie", visitor.cookie.encode())],
            "client": ("127.0.0.1", 1), "server": ("localhost", 80), "subprotocols": [],
            "state": {}, "asgi": {"version": "3.0"},
        }  # fmt: skip
        self._task = asyncio.create_task(inside.app(scope, self._sent.get, self._got.put))

    async def next(self) -> str | None:
        """The next message; None when the server hung up."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message = await self._got.get()
            if message["type"] == "websocket.send":
                return str(message["text"])
            if message["type"] == "websocket.close":
                return None

    def send(self, **message: Any) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def heard(self) -> list[str]:
        """All that came up to now: a ping shows where now is."""
        self.send(type="ping")
        texts: list[str] = []
        while (text := await self.next()) is not None:
            if text == '{"type":"pong"}':
                break
            texts.append(text)
        return texts

    async def close(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(self._task, return_exceptions=True)


class Inside:
    """The server."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    async def call(
        self, method: str, path: str, headers: list[tuple[bytes, bytes]], content: bytes
    ) -> Answer:
        where, _, query = path.partition("?")
        scope = {
            "type": "http", "http_version": "1.1", "method": method, "path": where,
            "raw_path": where.encode(), "query_string": query.encode(), "root_path": "",
            "scheme": "http", "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("localhost", 80), "state": {}, "asgi": {"version": "3.0"},
        }  # fmt: skip
        waiting = [{"type": "http.request", "body": content, "more_body": False}]
        answer = Answer(0, [], "")
        parts: list[bytes] = []

        async def receive() -> Any:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(k.decode(), v.decode()) for k, v in message["headers"]]
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        answer.text = b"".join(parts).decode()
        return answer

    async def guest(self, **settings: bool) -> Visitor:
        """Somebody who plays; his steps are his own unless he wants it otherwise."""
        visitor = await self.nobody()
        answer = await visitor.send("POST", "/guest", {})
        assert answer.status == 200, answer.text
        visitor.learn(answer)
        visitor.name = answer.json["user"]["name"]
        chosen = {"auto_forced": False, "auto_roll": False} | settings
        changed = await visitor.send("PATCH", "/me/settings", chosen)
        assert changed.status == 200, changed.text
        return visitor

    async def nobody(self) -> Visitor:
        """A browser in which nobody is logged in."""
        visitor = Visitor(self)
        visitor.learn(await visitor.send("GET", "/me"))
        return visitor


async def _unrendered(svg: str) -> bytes:
    return svg.encode()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Inside]:
    """A server on a SQLite file of its own."""
    settings = Settings(
        database_url=f"sqlite:///{folder / 'fog.db'}", base_url="http://localhost", limits=False,
        bot_processes=1, most_matches=100_000, log_level="error", _env_file=None,
    )  # type: ignore[call-arg]  # the last one is the library's  # fmt: skip
    app = create_app(settings)
    kept = lobby_socket.PAUSE, queries.seed_of_odds, picture.render
    # The lobby gathers changes for a while: nobody waits for that here. Odds are sampled: with
    # one seed the same question has one answer.
    lobby_socket.PAUSE = 0.0  # type: ignore[misc]  # a constant to everybody else
    queries.seed_of_odds = lambda: 7
    # Drawings are compared instead of their pixels: they say more, and need no process.
    picture.render = _unrendered
    try:
        async with app.router.lifespan_context(app):
            yield Inside(app)
    finally:
        lobby_socket.PAUSE, queries.seed_of_odds, picture.render = kept  # type: ignore[misc]  # the constant above
