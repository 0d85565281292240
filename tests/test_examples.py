"""The examples run, against a real server on a real port."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from typer.testing import CliRunner

from levant.cli import app
from levant.server.app import create_app
from levant.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
BOT = ROOT / "examples" / "http_bot.py"


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server on a free port."""
    config = uvicorn.Config(create_app(settings), port=0, log_config=None, ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.05)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.slow
def test_the_bot_over_http_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'levant.db'}"
    monkeypatch.setenv("LEVANT_DATABASE_URL", url)
    with serving(Settings(database_url=url)) as base:
        token = CliRunner().invoke(app, ["admin", "add-bot", "Robin"]).output.strip()
        line = [sys.executable, str(BOT), base, token, "squire"]
        played = subprocess.run(line, capture_output=True, text=True, timeout=500, check=False)
        assert played.returncode == 0, played.stderr
        result = json.loads(played.stdout)
        assert result["winner"] in ("frank", "saracen", None)
        assert result["say"]["key"].startswith("result.")


def test_the_page_shows_the_bot_as_it_is() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    [shown] = re.findall(r"^```py\n(.*?)^```$", page, re.M | re.S)
    code = BOT.read_text("utf-8").split('"""\n', 1)[1].lstrip("\n")
    assert shown == code
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
