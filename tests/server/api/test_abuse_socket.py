"""What a stranger tries over a socket; the table goes on for everybody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.browser import PHRASE
from tests.server.live import Client, Wire, live_file


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live_file(tmp_path_factory.mktemp("wire"), bot_processes=1) as served:
        yield served


@pytest.fixture(scope="module")
def pair(address: str) -> Iterator[tuple[Client, Client, str]]:
    frank, saracen = Client(address), Client(address)
    match = frank.post("/matches", role="frank")["id"]
    saracen.post(f"/matches/{match}/join")
    yield frank, saracen, match
    frank.close()
    saracen.close()


JUNK: tuple[str | bytes, ...] = (
    b"\x00\xff", b'{"type":"ping"}', "", "[]", "{", "nul", "\u0000", "[" * 60_000,
    '{"a":' * 10_000, '{"type":null}', '{"type":["act"]}', '{"type":"act"}', '{"type":"table"}',
    '{"type":"act","id":"x","version":-1,"actions":["done"]}',
    '{"type":"act","id":"x","version":NaN,"actions":["done"]}',
    '{"type":"act","id":"x","version":1e999,"actions":["done"]}',
    '{"type":"act","id":"\\u0000","version":2,"actions":["done"]}',
    '{"type":"act","id":"\\ud800","version":2,"actions":["done"]}',
    '{"type":"act","id":7,"version":2,"actions":["done"]}',
    '{"type":"act","id":"x","version":2,"actions":["done"],"seat":"frank"}',
    '{"type":"act","id":"x","version":2,"actions":"done"}',
)  # fmt: skip


def test_junk_is_invalid_and_the_line_stays_open(pair: tuple[Client, Client, str]) -> None:
    frank, _, match = pair
    with frank.socket(match) as wire:
        version = wire.next("table")["version"]
        for junk in JUNK:
            wire.opened.send(junk)
            assert wire.next("error", "ack")["error"]["code"] == "invalid", junk
        wire.send(type="ping")
        assert wire.next("pong")
    assert frank.get(f"/matches/{match}/table")["version"] == version


def test_nobody_acts_for_the_other_side(pair: tuple[Client, Client, str]) -> None:
    frank, saracen, match = pair
    with saracen.socket(match) as wire:
        version = wire.next("table")["version"]
        for role in ("frank", None):
            body = {"id": f"forged {role}", "version": version, "actions": ["done"]}
            wire.send(type="act", **body, role=role)
            assert wire.next("error", "ack")["type"] == "error"
    assert frank.get(f"/matches/{match}")["deciders"] == ["frank"]


def test_a_message_beyond_all_measure_ends_the_line(pair: tuple[Client, Client, str]) -> None:
    frank, _, match = pair
    with frank.socket(match) as wire:
        wire.next("table")
        wire.opened.send("x" * 300_000)
        with pytest.raises(ConnectionClosed):
            wire.next("pong")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1.evil.example",
        "file://",
        "http://localhost",
    ],
)
def test_pages_of_other_sites_get_nothing(pair: tuple[Client, Client, str], origin: str) -> None:
    frank, _, match = pair
    for path in (f"matches/{match}/socket", "lobby/socket"):
        cookies = "; ".join(f"{name}={value}" for name, value in frank.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": origin}
        url = f"ws://{frank.address}/api/{path}"
        with connect(url, additional_headers=headers) as opened:
            wire = Wire(opened)
            assert wire.next()["error"]["code"] == "forbidden"
            with pytest.raises(ConnectionClosed) as closed:
                wire.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_a_login_that_is_over_opens_no_private_match(address: str) -> None:
    owner = Client(address)
    name = owner.name
    opponents = [{"kind": "user", "name": name}]
    match = owner.post("/matches", visibility="private", opponents=opponents)["id"]
    with owner.socket(match, "role=frank") as wire:
        assert wire.next("table")["role"] == "frank"
    stolen = dict(owner.http.cookies)
    owner.post("/logout")
    owner.http.cookies.clear()
    owner.http.cookies.update(stolen)
    with owner.socket(match) as wire:
        assert wire.next()["error"]["code"] == "not_found"
    for cookie in ("", "x", "x" * 3000, "' OR 1=1 --"):
        headers = {"Cookie": f"levant_session={cookie}"}
        url = f"ws://{address}/api/matches/{match}/socket"
        with connect(url, additional_headers=headers) as opened:
            assert Wire(opened).next()["error"]["code"] == "not_found"
    owner.close()


def test_a_token_that_is_over_opens_nothing(address: str) -> None:
    owner = Client(address)
    me = owner.post("/register", name="Agnes", password=PHRASE)
    owner.http.headers["X-CSRF-Token"] = me["csrf"]
    token = owner.post("/tokens", label="bot")["token"]
    match = owner.post("/matches", role="frank")["id"]
    url = f"ws://{address}/api/matches/{match}/socket?token="
    with connect(url + token) as opened:
        assert Wire(opened).next("table")["role"] == "frank"
    assert owner.send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    for given in (token, "lvt_", "x", "%00"):
        with connect(url + given) as opened:
            assert Wire(opened).next()["error"]["code"] == "unauthenticated"
    owner.close()


@pytest.mark.parametrize(
    "query",
    [
        "since=-1", "since=99999999999999999999", "version=-5", "version=99999999999999999999",
        "since=5&version=1", "role=", "role=%00", "key=%C3%A9",
    ],
)  # fmt: skip
def test_odd_beginnings_get_a_table_or_an_error(
    pair: tuple[Client, Client, str], query: str
) -> None:
    frank, _, match = pair
    with frank.socket(match, query) as wire:
        told = wire.next("table", "error")
        whole = frank.get(f"/matches/{match}/table")
        if told["type"] == "table":
            assert told["view"] == whole["view"]
            assert told["since"] <= len(whole["events"])
