"""Several processes on PostgreSQL and Redis: one match through all of them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from levant.kernel.record import Record
from levant.server.settings import load_settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import migrate
from levant.server.titles.title_services import TITLES
from tests.server.live import Client, live

pytestmark = pytest.mark.slow


@pytest.fixture
def shared(fresh_postgres: str, redis_url: str) -> dict[str, Any]:
    """Settings of processes that share a database and a Redis."""

    async def prepare() -> None:
        database = Database(load_settings(database_url=fresh_postgres))
        await migrate(database)
        await database.close()

    asyncio.run(prepare())
    return {"database_url": fresh_postgres, "redis_url": redis_url, "bot_processes": 1}


@contextmanager
def worker(shared: dict[str, Any]) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own, ready to work and to be ended."""
    chosen = {f"LEVANT_{name.upper()}": str(value) for name, value in shared.items()}
    with tempfile.TemporaryFile() as told:
        process = subprocess.Popen(
            [sys.executable, "-m", "levant", "worker"], env={**os.environ, **chosen}, stderr=told
        )
        end = time.monotonic() + 180
        while process.poll() is None and time.monotonic() < end:
            # Without moving the place at which the worker writes.
            if b"worker ready" in os.pread(told.fileno(), 1 << 20, 0):
                break
            time.sleep(0.05)
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(30) == 0


def act(client: Client, match: str, action: str) -> Any:
    version = client.get(f"/matches/{match}/table")["version"]
    body = {"id": f"{client.name} {version}", "version": version, "actions": [action]}
    return client.post(f"/matches/{match}/actions", **body)


def test_what_is_done_at_one_server_is_seen_at_the_other(shared: dict[str, Any]) -> None:
    with live(**shared) as here, live(**shared) as there:
        frank, saracen = Client(here), Client(there)
        match = frank.post("/matches", role="frank")["id"]
        saracen.post(f"/matches/{match}/join")
        with frank.socket(match) as mine, saracen.socket(match) as his:
            mine.next("table")
            his.next("table")
            act(frank, match, "done")
            assert his.next("table")["match"]["deciders"] == ["saracen"]
            act(saracen, match, "done")
            while mine.next("table")["view"]["phase"] != "cards":
                pass
            presence = mine.next("presence")
            while presence["online"] != ["frank", "saracen"]:
                presence = mine.next("presence")
            saracen.post(f"/matches/{match}/chat", text="salam")
            assert mine.next("chat")["text"] == "salam"
            for client in (frank, saracen):
                card = client.get(f"/matches/{match}/table")["choices"][0]["action"]
                act(client, match, card)
            while his.next("table")["view"]["phase"] == "cards":
                pass
        tables = [client.get(f"/matches/{match}/table") for client in (frank, saracen)]
        assert tables[0]["view"]["phase"] == tables[1]["view"]["phase"]
        frank.post(f"/matches/{match}/resign")
        text = saracen.send("GET", f"/matches/{match}/record").text
        assert Record.parse(text).verify(TITLES.find("rex")).ok
        frank.close()
        saracen.close()


def test_workers_take_the_turns_of_bots_and_of_lost_workers(shared: dict[str, Any]) -> None:
    with live(**shared) as here:
        frank = Client(here)
        opponents = [{"kind": "bot", "bot": "squire"}]
        match = frank.post("/matches", role="frank", opponents=opponents)["id"]
        act(frank, match, "done")
        time.sleep(0.5)
        assert frank.get(f"/matches/{match}/table")["thinking"] == ["saracen"]
        with worker(shared):
            _wait(frank, match)
        card = frank.get(f"/matches/{match}/table")["choices"][0]["action"]
        act(frank, match, card)
        with worker(shared):
            _wait(frank, match)
        frank.close()


def _wait(client: Client, match: str) -> None:
    end = time.monotonic() + 180
    while time.monotonic() < end:
        if client.get(f"/matches/{match}")["your_turn"]:
            return
        time.sleep(0.1)
    raise AssertionError("no worker takes the turn")
