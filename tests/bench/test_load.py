"""`python -m bench.load`: a few tables, so that it works when somebody wants to know."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.load.__main__ import main
from bench.load.stage import Ply, Staged
from bench.load.wire import Tally

PATIENCE = 120.0


@pytest.mark.slow
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


@pytest.mark.slow
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
