"""`make play`: the table changes over to the compiled engine without losing anybody."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from tests.web.site import PATIENCE
from tools import play


def until_up(table: play.Table) -> str:
    """The address of a table that answers."""
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last and table.process.poll() is None:
        address = f"http://127.0.0.1:{table.port}"
        try:
            if table.port and httpx.get(f"{address}/healthz", timeout=5).is_success:
                return address
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("the table did not come up")


@pytest.mark.slow
def test_who_plays_stays_at_the_table_when_it_changes_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = play.Table(["--no-browser", "--port", "0", "--file", str(tmp_path / "mine.db")])
    try:
        address = until_up(table)
        told = capsys.readouterr().out
        with httpx.Client(base_url=address, timeout=120) as client:
            client.get(told.partition(address)[2].split()[0])
            me = client.get("/api/me").json()
            assert me["user"]["kind"] == "guest"
            table.change_over()
            assert until_up(table) == address
            again = client.get("/api/me").json()
            assert (again["user"], again["csrf"]) == (me["user"], me["csrf"])
    finally:
        table.stop()
