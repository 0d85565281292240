"""Sockets of one address and of one person, and whose place it is when all are taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from levant.server.errors import RateLimited, Unavailable
from levant.server.play.socket_quota import OpenSocket, SocketQuota
from levant.server.settings import load_settings
from tests.server.live import Client, live_file


def quota(**settings: int) -> SocketQuota:
    return SocketQuota(load_settings(None, **settings))


def socket(address: str, person: str | None = None, *, seated: bool = False) -> OpenSocket:
    return OpenSocket(address, person, seated, lambda: None)


def listen_on(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=120)


def test_one_address_fills_its_own_places_only() -> None:
    all_ = quota(sockets_per_address=2)
    mine = [socket("1.1.1.1"), socket("1.1.1.1")]
    for one in mine:
        all_.enter(one)
    with pytest.raises(RateLimited) as refused:
        all_.enter(socket("1.1.1.1"))
    assert refused.value.retry_after == 15
    all_.enter(socket("2.2.2.2"))
    all_.leave(mine[0])
    all_.enter(socket("1.1.1.1"))
    assert len(all_) == 3


def test_one_person_has_so_many_from_wherever() -> None:
    all_ = quota(sockets_per_person=1)
    all_.enter(socket("1.1.1.1", "balian"))
    with pytest.raises(RateLimited):
        all_.enter(socket("2.2.2.2", "balian"))
    all_.enter(socket("2.2.2.2", "guy"))


def test_a_player_gets_the_place_of_a_spectator() -> None:
    all_ = quota(most_sockets=2)
    dropped: list[str] = []
    all_.enter(OpenSocket("1.1.1.1", None, False, lambda: dropped.append("spectator")))
    all_.enter(socket("1.1.1.2", "balian", seated=True))
    with pytest.raises(Unavailable):
        all_.enter(socket("1.1.1.3"))
    all_.enter(socket("1.1.1.4", "guy", seated=True))
    assert (dropped, len(all_)) == (["spectator"], 2)
    with pytest.raises(Unavailable):
        all_.enter(socket("1.1.1.5", "third", seated=True))


def test_over_the_wire_a_player_is_let_in_and_the_spectator_hung_up(tmp_path: Path) -> None:
    with live_file(tmp_path, most_sockets=1) as address:
        player = Client(address)
        match = player.post("/matches", opponents=[{"kind": "bot", "bot": "pilgrim"}])["id"]
        url = f"ws://{address}/api/matches/{match}/socket"
        with connect(url) as spectator:
            assert json.loads(spectator.recv(timeout=120))["type"] == "table"
            with player.socket(match) as wire:
                assert wire.next("table")
                with connect(url) as late:
                    error = json.loads(late.recv(timeout=120))["error"]
                    assert (error["code"], error["retry_after"]) == ("unavailable", 15)
                with pytest.raises(ConnectionClosed):
                    listen_on(spectator)
        player.close()


def test_the_lobby_counts_too_and_gives_way(tmp_path: Path) -> None:
    with live_file(tmp_path, most_sockets=1) as address:
        player = Client(address)
        match = player.post("/matches", opponents=[{"kind": "bot", "bot": "pilgrim"}])["id"]
        with connect(f"ws://{address}/api/lobby/socket") as visitor:
            visitor.recv(timeout=120)
            with player.socket(match) as wire:
                assert wire.next("table")
                with pytest.raises(ConnectionClosed):
                    listen_on(visitor)
        player.close()
