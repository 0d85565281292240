"""A browser at a real server in this process: cookies, the CSRF word, JSON."""

from __future__ import annotations

import asyncio
import atexit
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, TypeVar

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI
from starlette.datastructures import State

from levant.server.app import create_app
from levant.server.build_services import build_services
from levant.server.services import Services
from levant.server.settings import Settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import migrate

T = TypeVar("T")
PHRASE = "three camels to tyre"


class Browser:
    """One visitor. He sends the CSRF word of his last answer, as the page does."""

    def __init__(self, portal: BlockingPortal, app: FastAPI) -> None:
        self._portal = portal
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        self.csrf = ""
        self.headers: dict[str, str] = {}

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request as the page sends it."""
        if not self.csrf and method != "GET":
            self.get("/me")
        sent = {"X-CSRF-Token": self.csrf} | self.headers | headers
        content = {} if body is None else {"json": body}

        async def ask() -> httpx.Response:
            return await self.client.request(method, f"/api{path}", headers=sent, **content)

        answer = self._portal.call(ask)
        if answer.headers.get("content-type") == "application/json":
            told = answer.json()
            if isinstance(told, dict) and isinstance(told.get("csrf"), str):
                self.csrf = told["csrf"]
        return answer

    def get(self, path: str) -> Any:
        answer = self.send("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """A change that must succeed."""
        answer = self.send("POST", path, body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        """A request that must fail: its status and code. Every error has the one shape."""
        answer = self.send(method, path, body, **headers)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert set(error) == {
            "code",
            "message",
            "say",
            "rule",
            "field",
            "version",
            "index",
            "retry_after",
        }
        assert error["message"]
        return answer.status_code, error["code"]

    def register(self, name: str, **more: Any) -> Any:
        return self.post("/register", name=name, password=PHRASE, **more)


class House:
    """A running server and its visitors."""

    def __init__(self, portal: BlockingPortal, app: FastAPI) -> None:
        self._portal = portal
        self.app = app

    @property
    def services(self) -> Services:
        return services_of(self.app)

    def browser(self) -> Browser:
        """A browser that has never been here."""
        return Browser(self._portal, self.app)

    def run(self, work: Callable[..., Awaitable[T]], *facts: Any) -> T:
        """Run a coroutine function where the server runs."""
        return self._portal.call(work, *facts)


def services_of(app: FastAPI) -> Services:
    services = app.state.services
    assert isinstance(services, Services)
    return services


@cache
def _empty() -> Path:
    """A database with all tables and nothing in them: copied faster than made anew."""
    file = Path(mkdtemp(prefix="levant-empty")) / "levant.db"
    atexit.register(shutil.rmtree, file.parent, ignore_errors=True)

    async def make() -> None:
        database = Database(Settings(database_url=f"sqlite:///{file}"))
        await migrate(database)
        await database.close()

    asyncio.run(make())
    return file


_IDLE: Final[dict[str, list[FastAPI]]] = {}
"""Applications that nobody uses now, by their settings: FastAPI works out each route of each one
when it is first asked for, which takes longer than most tests."""


@contextmanager
def application(settings: Settings) -> Iterator[FastAPI]:
    """An application with services of its own, and routes that another had before it."""
    idle = _IDLE.setdefault(settings.model_dump_json(exclude={"database_url"}), [])
    app = idle.pop() if idle else create_app(settings)
    app.state = State()
    app.state.settings, app.state.services = settings, build_services(settings)
    app.state.failure = None
    yield app
    idle.append(app)


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[House]:
    """A server on a new SQLite file, with an event loop of its own."""
    folder.mkdir(exist_ok=True)
    if not (folder / "levant.db").exists():
        shutil.copy(_empty(), folder / "levant.db")
    chosen = {
        "database_url": f"sqlite:///{folder / 'levant.db'}",
        "base_url": "http://localhost",
        "_env_file": None,
    }
    with (
        application(Settings(**(chosen | settings))) as app,
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(app.router.lifespan_context(app)),
    ):
        yield House(portal, app)
