"""Connections that say nothing, or not enough, are given up; one address cannot have them all."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from levant.server.web import connection_limits
from tests.server.live import PATIENCE, live_file


def opened(address: str) -> socket.socket:
    host, port = address.split(":")
    return socket.create_connection((host, int(port)), timeout=120)


def hung_up(line: socket.socket) -> bool:
    """Whether the server ends the connection."""
    try:
        return line.recv(100) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_half_a_request_is_given_up_with_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connection_limits, "HEADERS", 0.3)
    monkeypatch.setattr(connection_limits, "BODY", 0.3)
    with live_file(tmp_path) as address, capture_logs() as logs, opened(address) as line:
        line.sendall(sent)
        while not hung_up(line):
            pass
    assert [entry["event"] for entry in logs].count("too slow a request") == 1


def test_one_address_cannot_lock_the_others_out(tmp_path: Path) -> None:
    with (
        live_file(tmp_path, connections_per_address=5, forwarded_allow_ips="") as address,
        capture_logs() as logs,
    ):
        lines = [opened(address) for _ in range(5)]
        time.sleep(0.2)
        with opened(address) as sixth:
            assert hung_up(sixth)
        for line in lines:
            line.close()
        for _ in range(600):
            try:
                assert httpx.get(f"http://{address}/healthz", timeout=PATIENCE).status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.1)
        else:
            raise AssertionError("the places are not given back")
    assert "too many connections" in [entry["event"] for entry in logs]


def test_a_proxy_may_have_any_number(tmp_path: Path) -> None:
    with live_file(tmp_path, connections_per_address=2) as address:
        lines = [opened(address) for _ in range(6)]
        assert httpx.get(f"http://{address}/healthz", timeout=PATIENCE).status_code == 200
        for line in lines:
            line.close()


def test_a_connection_that_is_kept_alive_is_not_cut_between_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADERS", 1.0)
    with (
        live_file(tmp_path) as address,
        httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as client,
    ):
        assert client.get("/healthz").status_code == 200
        time.sleep(1.2)
        assert client.get("/healthz").status_code == 200
