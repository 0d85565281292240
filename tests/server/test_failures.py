"""Troubles of the running server: each is known by what its driver says, and /readyz is true."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from redis.exceptions import ConnectionError as RedisGone
from redis.exceptions import ResponseError
from structlog.testing import capture_logs

from levant.server.failures import explain_failure
from levant.server.mail.emails import Email
from levant.server.mail.mailer import Undelivered, addressed, send
from levant.server.settings import load_settings
from levant.server.storage import database
from levant.server.storage.database import Database
from levant.server.web import operator_routes
from tests.server.browser import House, house
from tests.server.post_catcher import free_port
from tests.server.test_server import fetch


def fill(file: Path) -> None:
    """Let a database grow no further: to SQLite the same as a full disk."""
    keeper = sqlite3.connect(file)
    pages = keeper.execute("PRAGMA page_count").fetchone()[0]
    keeper.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError) as full:
        keeper.execute("CREATE TABLE filling AS SELECT zeroblob(1000000) AS x")
    keeper.close()
    assert "make room" in str(explain_failure(database_error(full.value)))


def database_error(error: Exception) -> Exception:
    from sqlalchemy.exc import OperationalError

    return OperationalError("INSERT", {}, error)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with house(tmp_path, limits=False):
        pass
    fill(tmp_path / "levant.db")


def test_a_read_only_file_is_told(tmp_path: Path) -> None:
    with house(tmp_path, limits=False):
        pass

    async def write() -> None:
        opened = Database(
            load_settings(database_url=f"sqlite:///file:{tmp_path}/levant.db?mode=ro&uri=true")
        )
        try:
            await opened.write_a_little()
        finally:
            await opened.close()

    with pytest.raises(Exception, match="readonly") as refused:
        asyncio.run(write())
    assert "right to write" in str(explain_failure(refused.value))


def test_redis_that_has_gone_is_told() -> None:
    assert "LEVANT_REDIS_URL" in str(
        explain_failure(RedisGone("Error 111 connecting to cache:6379"))
    )


@pytest.mark.parametrize(
    ("said", "cure"),
    [
        ("DENIED Redis is running in protected mode because", "give it a password"),
        ("MISCONF Redis is configured to save RDB snapshots, but", "make room on its disk"),
        ("OOM command not allowed when used memory > 'maxmemory'.", "raise its maxmemory"),
        ("READONLY You can't write against a read only replica.", "LEVANT_REDIS_URL"),
    ],
)
def test_what_redis_answers_is_told_with_its_cure(said: str, cure: str) -> None:
    assert cure in str(explain_failure(ResponseError(said)))
    # As tasks hand it on.
    assert cure in str(explain_failure(ExceptionGroup("in a task", [ResponseError(said)])))


def test_mail_that_is_refused_says_what_to_set() -> None:
    settings = load_settings(smtp_host="127.0.0.1", smtp_port=free_port(), smtp_tls="none")
    letter = addressed(settings, Email("subject", "text"), "balian@example.org")
    with pytest.raises(Undelivered) as refused:
        asyncio.run(send(settings, letter))
    assert "LEVANT_SMTP_HOST" in str(refused.value.cure)


def test_a_defect_is_no_trouble() -> None:
    assert explain_failure(KeyError("x")) is None
    assert explain_failure(ValueError("x")) is None


def test_readiness_is_true_about_writing(
    hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_routes, "FRESH", 0.0)
    monkeypatch.setattr(operator_routes, "PATIENCE", 0.3)
    ready = fetch(hall, "/readyz")
    assert ready.json() == {
        "status": "ok",
        "checks": {"running": True, "database": True, "writing": True, "fanout": True},
    }
    holder = sqlite3.connect(tmp_path / "levant.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    locked = fetch(hall, "/readyz")
    holder.close()
    assert (locked.status_code, locked.json()["checks"]["writing"]) == (503, False)
    assert locked.json()["checks"]["database"] is True
    for _ in range(40):
        if fetch(hall, "/readyz").status_code == 200:
            break
    assert fetch(hall, "/readyz").status_code == 200


def test_who_asks_often_causes_no_writes(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    writes = 0
    before = hall.services.database.write_a_little

    async def counted() -> None:
        nonlocal writes
        writes += 1
        await before()

    monkeypatch.setattr(operator_routes, "FRESH", 60.0)
    monkeypatch.setattr(hall.services.database, "write_a_little", counted)
    for _ in range(5):
        assert fetch(hall, "/readyz").status_code == 200
    assert writes == 1


def test_a_database_error_is_logged_by_route_and_with_its_cure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address of an unsubscribe link is a secret."""
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with house(tmp_path, database_pool=1, limits=False) as crowded, capture_logs() as logs:

        async def ask() -> int:
            async with crowded.services.database.engine.connect():
                path = "/api/unsubscribe/a-very-secret-token"
                return (await crowded.browser().client.get(path)).status_code

        assert crowded.run(ask) == 503
    line = next(entry for entry in logs if entry["event"] == "database")
    assert line["route"] == "/api/unsubscribe/{token}"
    assert "LEVANT_DATABASE_POOL" in line["error"]
    assert "secret" not in str(logs)
