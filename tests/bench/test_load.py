"""`python -m bench.load`: a few tables, so that it works when somebody wants to know."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.load.__main__ import main
from bench.load.prepared_matches import Ply, Staged, scripts, set_stage
from bench.load.raw_client import Tally, connect, press
from levant.server.settings import load_settings
from tests.server.live import live

PATIENCE = 120.0


def test_the_scripts_of_tables_are_granted_to_their_end(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'load.db'}"

    async def load(port: int) -> Tally:
        wires = await connect(port, len(tables))
        tally = await press(wires, tables, PATIENCE)
        for wire in wires:
            wire.close()
        return tally

    tables = asyncio.run(set_stage(load_settings(database_url=url), 2, scripts(8)))
    with live(url, docs=False) as address:
        tally = asyncio.run(load(int(address.rpartition(":")[2])))
    assert tally.errors == []
    assert max(table.played for table in tables) == 8


@pytest.mark.proof
def test_a_small_load_has_no_errors(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    wanted = ["--tables", "3", "5", "--seconds", "0.5", "--live", "0", "--database", "sqlite"]
    main([*wanted, "--json", str(figures)])
    rows = json.loads(figures.read_text("utf-8"))["actions"]
    assert [row["tables"] for row in rows] == [3, 5]
    for row in rows:
        assert row["errors"] == 0
        assert row["actions_per_s"] > 0
        assert row["bare_per_s"] > 0


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _wait_for_children(process: subprocess.Popen[bytes], count: int) -> list[int]:
    end = time.monotonic() + PATIENCE
    while len(found := _children(process.pid)) < count:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def _alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("ascii", "replace")
    except FileNotFoundError:
        return False


@pytest.mark.proof
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="asks Linux for the children")
def test_an_ended_load_leaves_no_server_behind() -> None:
    wanted = ["--tables", "2", "--seconds", "600", "--live", "0", "--database", "sqlite"]
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "bench.load", *wanted], stdout=subprocess.DEVNULL
    ) as load:
        try:
            servers = _wait_for_children(load, 2)
            load.terminate()
            assert load.wait(PATIENCE) == 128 + signal.SIGTERM
            assert not [server for server in servers if _alive(server)]
        finally:
            load.kill()


def test_what_was_not_granted_is_asked_again() -> None:
    table = Staged("a match", ["one", "other"], [Ply(0, "done", 1), Ply(1, "done", 2)])
    tally, first = Tally(), table.request()
    assert not tally.count(table, 0.0, 503, b"busy")
    assert table.request() == first
    assert tally.count(table, 0.0, 200, b"{}")
    assert table.request() != first
    assert tally.errors == ["503 busy"]
    assert len(tally.latencies) == 1
