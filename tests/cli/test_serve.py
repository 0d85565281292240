"""`levant serve`, `worker`, `migrate` and `play`."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from levant.server.settings import Settings
from tests.cli.runs import levant


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings of this machine."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("LEVANT_") and name != "LEVANT_PURE":
            monkeypatch.delenv(name)


def test_help_lists_every_setting() -> None:
    told = levant("serve", "--help").out
    for name in Settings.model_fields:
        assert f"LEVANT_{name.upper()}" in told


def test_a_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'club.db'}")
    looked = levant("migrate", "--check", "--json")
    assert (looked.code, looked.json["before"], looked.json["current"]) == (1, None, False)
    assert not (tmp_path / "club.db").exists()
    assert "went from nothing to" in levant("migrate").out
    assert "is up to date" in levant("migrate").out
    assert levant("migrate", "--check").code == 0
    facts = levant("migrate", "--json").json
    assert facts["before"] == facts["needed"]
    assert facts["current"] is True


def test_wrong_settings_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", "mysql://here")
    assert "LEVANT_DATABASE_URL" in levant("migrate").complaint
    monkeypatch.delenv("LEVANT_DATABASE_URL")
    assert "no file" in levant("serve", "--config", "missing.toml").complaint


def test_a_worker_needs_redis() -> None:
    assert "LEVANT_REDIS_URL" in levant("worker").complaint


def test_a_misspelt_setting_is_mentioned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'club.db'}")
    monkeypatch.setenv("LEVANT_PROT", "80")
    assert "LEVANT_PROT is no setting" in levant("migrate").err


def test_a_taken_port_is_told_before_anything_starts(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in levant("serve", "--port", port).complaint


@pytest.mark.slow
def test_play_lets_its_user_in_and_stops_when_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "levant", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--file", "mine.db"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"(http://127\.0\.0\.1:\d+)(/welcome/\S+)", line)
        assert found is not None, line
        with httpx.Client(base_url=found[1], timeout=120) as client:
            assert client.get("/welcome/guessed").status_code == 404
            assert client.get("/api/me").json()["user"] is None
            assert client.get(found[2]).headers["location"] == "/"
            me = client.get("/api/me").json()
            assert me["user"]["kind"] == "guest"
            # Another browser of the same user is the same person.
            with httpx.Client(base_url=found[1], timeout=120) as other:
                other.get(found[2])
                assert other.get("/api/me").json()["user"] == me["user"]
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=180)
        assert "Traceback" not in err
    assert (tmp_path / "mine.db").exists()
