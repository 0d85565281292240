"""What is out of order around the server is told in one line that names the cure."""

from __future__ import annotations

import logging
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from levant.cli.commands import Commands
from tests.cli.runs import levant
from tests.server.browser import house
from tests.server.post_catcher import free_port


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A server sends the log to its standard error, which ends with the command."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    root.handlers = before


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of a server that was used, and is down."""
    with house(tmp_path, limits=False):
        pass
    name = tmp_path / "levant.db"
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{name}")
    return name


@contextmanager
def locked(file: Path) -> Iterator[None]:
    holder = sqlite3.connect(file, isolation_level=None)
    try:
        holder.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        holder.close()


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "stats"), ("migrate",)])
def test_a_damaged_file_is_told_with_the_cure(file: Path, command: tuple[str, ...]) -> None:
    file.write_bytes(b"no database at all " * 200)
    assert "levant admin restore" in levant(*command).complaint


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "stats"), ("migrate",)])
def test_a_revision_of_a_newer_release_is_told(file: Path, command: tuple[str, ...]) -> None:
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    complaint = levant(*command).complaint
    assert "revision 9999" in complaint
    assert "newer version" in complaint


def test_an_unmigrated_database_says_migrate(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    assert "run 'levant migrate'" in levant("admin", "stats").complaint


def test_a_locked_file_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("levant.server.storage.database.BUSY", 50)
    with locked(file):
        complaint = levant("admin", "pin", "no-match").complaint
    assert "only one server may run on a SQLite file" in complaint


def test_a_file_in_a_folder_that_is_none_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("a file")
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path}/taken/levant.db")
    assert "taken" in levant("serve", "--port", "0").complaint


@pytest.mark.parametrize(
    "command",
    [
        ("serve", "--port", "0"), ("admin", "stats"), ("migrate",), ("migrate", "--check"),
        ("admin", "backup", "copy"), ("admin", "restore", "made", "--yes"),
    ],
)  # fmt: skip
def test_postgresql_that_is_down_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("made").write_bytes(b"PGDMP")
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"postgresql://x:hidden@127.0.0.1:{free_port()}/x")
    complaint = levant(*command).complaint
    assert "start PostgreSQL, or correct LEVANT_DATABASE_URL" in complaint
    assert "hidden" not in complaint


def test_a_taken_port_is_told(file: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = levant("serve", "--port", port)
        assert "choose another with --port" in refused.complaint
        assert refused.code == 1


def test_a_worker_names_its_own_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("LEVANT_WORKER_PORT", str(taken.getsockname()[1]))
        monkeypatch.setenv("LEVANT_REDIS_URL", f"redis://127.0.0.1:{free_port()}/0")
        assert "choose another with LEVANT_WORKER_PORT" in levant("worker").complaint


def test_an_address_of_another_machine_is_told(file: Path) -> None:
    assert "with --host" in levant("serve", "--host", "192.0.2.1", "--port", "0").complaint


def test_a_folder_that_cannot_be_made_is_told_without_the_libraries_of_a_server(
    tmp_path: Path,
) -> None:
    (tmp_path / "taken").write_text("a file")
    ran = subprocess.run(
        [sys.executable, "-m", "levant", "init", tmp_path / "taken" / "club", "--yes"],
        env={**os.environ, "LEVANT_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "name another place" in ran.stderr


def test_debug_shows_the_traceback_wherever_it_stands(file: Path) -> None:
    file.write_bytes(b"no database at all " * 200)
    for words in (["--debug", "admin", "stats"], ["admin", "stats", "--debug"]):
        ran = subprocess.run(
            [sys.executable, "-m", "levant", *words],
            env={**os.environ, "COLUMNS": "80"}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ran.returncode == 1
        assert "Traceback" in ran.stderr


def test_what_nobody_foresaw_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A defect of ours is no trouble of the operator's."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(Commands, "invoke", broken)
    with pytest.raises(ZeroDivisionError):
        levant("titles")
