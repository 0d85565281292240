"""A server answers by its own names only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from levant.server.settings import load_settings
from levant.server.web.allowed_hosts import AllowedHosts, Misdirected
from tests.server.live import PATIENCE, live_file


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with live_file(tmp_path, base_url="https://levant.example.org") as opened:
        yield opened


@pytest.mark.parametrize(
    "host",
    ["levant.example.org", "LEVANT.example.org:443", "levant.example.org.", "localhost:8187",
     "127.0.0.1", "192.168.1.7:8187", "[::1]:8187", "club.local", ""],
)  # fmt: skip
def test_own_names_and_bare_addresses_are_answered(host: str) -> None:
    settings = load_settings(base_url="https://levant.example.org", hosts=["club.local"])
    AllowedHosts(settings).check(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io",
     "levant.example.org.evil.example", "evil.example:8187", "[::1].evil.example",
     "user@evil.example"],
)  # fmt: skip
def test_other_names_are_not(host: str) -> None:
    with pytest.raises(Misdirected, match="LEVANT_HOSTS"):
        AllowedHosts(load_settings(base_url="https://levant.example.org")).check(host)
    AllowedHosts(load_settings(hosts=["*"])).check(host)


def test_a_rebound_name_gets_nothing(address: str) -> None:
    for host, path, status in (
        ("evil.example", "/api/me", 421),
        ("evil.example", "/", 421),
        ("evil.example", "/metrics", 421),
        ("evil.example", "/healthz", 200),
        ("levant.example.org", "/api/me", 200),
    ):
        answer = httpx.get(f"http://{address}{path}", headers={"Host": host}, timeout=PATIENCE)
        assert answer.status_code == status, (host, path)
        if status == 421:
            assert answer.json()["error"]["code"] == "misdirected"
            assert not answer.cookies
    # Its own origin and its own name agree, but neither is ours.
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{address}/api/lobby/socket", additional_headers=headers),
    ):
        pass
