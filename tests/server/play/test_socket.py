"""The socket of a table, over a real connection."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.live import Client, Wire, live_file


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("sockets")
    with live_file(folder) as served:
        yield served


@pytest.fixture
def pair(address: str) -> Iterator[tuple[Client, Client, str]]:
    """Two guests at a running match."""
    frank, saracen = Client(address), Client(address)
    match = frank.post("/matches", role="frank")["id"]
    saracen.post(f"/matches/{match}/join")
    yield frank, saracen, match
    frank.close()
    saracen.close()


def act(client: Client, match: str, *actions: str) -> Any:
    version = client.get(f"/matches/{match}/table")["version"]
    return client.post(
        f"/matches/{match}/actions",
        id=f"{client.name} {version}",
        version=version,
        actions=list(actions),
    )


def test_a_socket_tells_the_table_and_every_change(pair: tuple[Client, Client, str]) -> None:
    frank, saracen, match = pair
    with frank.socket(match) as mine, saracen.socket(match) as his:
        table, other = mine.next("table"), his.next("table")
        assert (table["role"], other["role"]) == ("frank", "saracen")
        assert table["view"]["role"] == "frank"
        mine.send(type="act", id="one", version=table["version"], actions=["done"])
        answers = [mine.next("ack", "table") for _ in range(2)]
        acked = next(a for a in answers if a["type"] == "ack")
        assert acked["id"] == "one"
        told = his.next("table")
        assert told["since"] == len(other["events"])
        assert told["version"] == other["version"] + 1
        assert told["match"]["deciders"] == ["saracen"]


def test_what_is_secret_sends_nothing(pair: tuple[Client, Client, str]) -> None:
    frank, saracen, match = pair
    with saracen.socket(match) as his:
        his.next("table")
        choices = frank.get(f"/matches/{match}/table")["choices"]
        act(frank, match, next(c["action"] for c in choices if c["action"] != "done"))
        assert his.silent(0.7, "table")


def test_a_returning_client_gets_what_it_missed(pair: tuple[Client, Client, str]) -> None:
    frank, saracen, match = pair
    with saracen.socket(match) as his:
        had = his.next("table")
    act(frank, match, "done")
    act(saracen, match, "done")
    query = f"since={len(had['events'])}&version={had['version']}"
    with saracen.socket(match, query) as his:
        missed = his.next("table")
    whole = saracen.get(f"/matches/{match}/table")
    assert missed["since"] == len(had["events"])
    assert had["events"] + missed["events"] == whole["events"]


def test_a_client_that_missed_an_undo_is_told_to_forget(
    pair: tuple[Client, Client, str],
) -> None:
    frank, saracen, match = pair
    act(frank, match, "done")
    act(saracen, match, "done")
    for client in (frank, saracen):
        cards = [c["action"] for c in client.get(f"/matches/{match}/table")["choices"]]
        act(client, match, max(cards, key=lambda card: ("move" in card, card)))
    table = frank.get(f"/matches/{match}/table")
    mover = frank if table["match"]["deciders"] == ["frank"] else saracen
    other = saracen if mover is frank else frank
    view = mover.get(f"/matches/{match}/table")["view"]
    services = [p["block"] for p in view["pieces"] if p["role"] == view["role"]]
    for block in services:
        found = mover.get(f"/matches/{match}/gestures?of={block}")["gestures"]
        plain = [g for g in found if g["kind"] == "march" and g["legs"] == 1]
        if plain:
            break
    act(mover, match, *plain[0]["actions"])
    with other.socket(match) as his:
        had = his.next("table")
        version = mover.get(f"/matches/{match}/table")["version"]
        mover.post(f"/matches/{match}/undo", version=version)
        told = his.next("table")
        assert told["since"] < len(had["events"])
    query = f"since={len(had['events'])}&version={had['version']}"
    with other.socket(match, query) as his:
        assert his.next("table")["since"] == told["since"]


def test_errors_come_back_with_the_clients_id(pair: tuple[Client, Client, str]) -> None:
    frank, _, match = pair
    with frank.socket(match) as mine:
        version = mine.next("table")["version"]
        mine.send(type="act", id="a", version=version, actions=["fly"])
        assert mine.next("error")["error"]["code"] == "refused"
        mine.send(type="act", id="b", version=version + 9, actions=["done"])
        error = mine.next("error")
        assert (error["id"], error["error"]["code"]) == ("b", "stale")
        assert error["error"]["version"] == version
        mine.send(type="act", id="c", version="new", actions=[])
        assert mine.next("error")["error"]["code"] == "invalid"
        for junk in ("[]", "{", '"act"', "{}", '{"type": "shout"}', "x" * 70_000):
            mine.opened.send(junk)
            assert mine.next("error")["error"]["code"] == "invalid"
        mine.send(type="ping")
        assert mine.next("pong")


def test_a_spectator_watches_and_does_nothing_else(
    address: str, pair: tuple[Client, Client, str]
) -> None:
    frank, _, match = pair
    watcher = Client(address)
    with watcher.socket(match) as seen, frank.socket(match) as mine:
        table = seen.next("table")
        assert (table["role"], table["choices"]) == (None, [])
        presence = mine.next("presence")
        while presence["spectators"] != 1 or presence["online"] != ["frank"]:
            presence = mine.next("presence")
        seen.send(type="act", id="x", version=table["version"], actions=["done"])
        assert seen.next("error")["error"]["code"] == "forbidden"
        watcher.post(f"/matches/{match}/chat", text="hello", room="watchers")
        assert seen.next("chat")["text"] == "hello"
        frank.post(f"/matches/{match}/chat", text="secret plan", room="players")
        assert mine.next("chat")["text"] == "secret plan"
        assert seen.silent(0.5, "chat")
    watcher.close()


def test_strangers_and_other_sites_are_turned_away(
    address: str, pair: tuple[Client, Client, str]
) -> None:
    frank, _, match = pair
    with frank.socket(match, Origin="https://evil.example") as wire:
        assert wire.next()["error"]["code"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            wire.next()
    hidden = frank.post("/matches", visibility="private")["id"]
    stranger = Client(address)
    for match_id in (hidden, "no-such-match"):
        with stranger.socket(match_id) as wire:
            assert wire.next()["error"]["code"] == "not_found"
    with stranger.socket(match, "role=frank") as wire:
        assert wire.next()["error"]["code"] == "forbidden"
    stranger.close()


def test_the_end_of_a_match_brings_what_spectators_said(
    address: str, pair: tuple[Client, Client, str]
) -> None:
    frank, saracen, match = pair
    frank.post(f"/matches/{match}/chat", text="well met")
    watcher = Client(address)
    watcher.post(f"/matches/{match}/chat", text="go frank", room="watchers")
    watcher.close()
    with saracen.socket(match) as wire:
        assert [line["text"] for line in wire.next("table")["chat"]] == ["well met"]
        frank.post(f"/matches/{match}/resign")
        told = wire.next("table")
        assert told["match"]["status"] == "finished"
        assert [line["text"] for line in told["chat"]] == ["well met", "go frank"]


def test_a_private_talk_is_told_to_two_and_wakes_nobody_else(address: str) -> None:
    egypt, syria, third = Client(address), Client(address), Client(address)
    match = egypt.post(
        "/matches", title="croisades", edition="nile", role="egypt",
        opponents=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "pilgrim"}],
    )["id"]  # fmt: skip
    syria.post(f"/matches/{match}/join", role="syria")
    third.post(f"/matches/{match}/join", role="jerusalem")
    with syria.socket(match) as told, third.socket(match) as other:
        told.next("table")
        other.next("table")
        syria.post(f"/matches/{match}/chat", text="well?", to="egypt")
        egypt.post(f"/matches/{match}/chat", text="between us", to="syria")
        egypt.post(f"/matches/{match}/chat", text="to all")
        lines = [told.next("chat") for _ in range(3)]
        assert [(line["text"], line.get("role")) for line in lines] == [
            ("well?", "syria"), ("between us", "egypt"), ("to all", None),
        ]  # fmt: skip
        assert other.next("chat")["text"] == "to all"
    with syria.socket(match) as again:
        table = again.next("table")
        assert [line["text"] for line in table["chat"]] == ["to all", "well?", "between us"]
    for client in (egypt, syria, third):
        client.close()


def test_who_gives_his_seat_away_sees_no_more_from_it(pair: tuple[Client, Client, str]) -> None:
    frank, _, match = pair
    with frank.socket(match) as wire:
        assert wire.next("table")["role"] == "frank"
        frank.post(f"/matches/{match}/hand_over", bot="pilgrim")
        assert wire.next("error")["error"]["code"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            wire.next("table")
    with frank.socket(match) as wire:
        assert wire.next("table")["role"] is None


def test_the_lobby_counts_invitations_and_tells_of_chat(address: str) -> None:
    host, friend = Client(address), Client(address)
    cookies = "; ".join(f"{name}={value}" for name, value in friend.http.cookies.items())
    url = f"ws://{address}/api/lobby/socket"
    with connect(url, additional_headers={"Cookie": cookies}) as opened:
        lobby = Wire(opened)
        assert lobby.next("lobby")["invited"] == 0
        opponents = [{"kind": "user", "name": friend.name}]
        match = host.post("/matches", role="frank", opponents=opponents)["id"]
        assert lobby.next("lobby")["invited"] == 1
        friend.post(f"/matches/{match}/leave")
        assert lobby.next("lobby")["invited"] == 0
        host.post(f"/matches/{match}/invite", name=friend.name)
        assert lobby.next("lobby")["invited"] == 1
        friend.post(f"/matches/{match}/join")
        assert lobby.next("lobby")["invited"] == 0
        host.post(f"/matches/{match}/chat", text="well met")
        assert lobby.next("lobby")["changed"] == [match]
    host.close()
    friend.close()


def test_the_lobby_tells_of_open_matches(address: str) -> None:
    maker = Client(address)
    with connect(f"ws://{address}/api/lobby/socket") as opened:
        lobby = Wire(opened)
        before = len(lobby.next("lobby")["open"])
        match = maker.post("/matches")["id"]
        told = lobby.next("lobby")
        assert len(told["open"]) == before + 1
        assert match in told["changed"]
        maker.post("/matches", visibility="private")
        assert lobby.silent(1.2, "lobby")
    maker.close()


def test_every_request_at_a_table_is_answered_alike_by_socket_and_http(
    pair: tuple[Client, Client, str],
) -> None:
    """Those that change nothing, word for word; what they change is tested with HTTP."""
    frank, _, match = pair
    table = frank.get(f"/matches/{match}/table")
    piece = next(p["block"] for p in table["view"]["pieces"] if p["role"] == "frank")
    asked: dict[str, tuple[dict[str, Any], Any]] = {
        "why": ({"action": "halt"}, frank.post(f"/matches/{match}/why", action="halt")),
        "gestures": ({"of": piece}, frank.get(f"/matches/{match}/gestures?of={piece}")),
        "hint": ({"level": "pilgrim"}, frank.get(f"/matches/{match}/hint?level=pilgrim")),
    }  # fmt: skip
    with frank.socket(match) as mine:
        mine.next("table")
        for kind, (body, answer) in asked.items():
            mine.send(type=kind, id=kind, **body)
            assert mine.next("ack") == {"type": "ack", "id": kind, **answer}


def test_what_changes_a_table_can_be_sent_by_socket_too(pair: tuple[Client, Client, str]) -> None:
    frank, _, match = pair
    with frank.socket(match) as mine:
        table = mine.next("table")
        choice = next(c["action"] for c in table["choices"] if c["action"] != "done")
        mine.send(type="act", id="a", version=table["version"], actions=[choice])
        version = mine.next("ack")["version"]
        mine.send(type="undo", id="b", version=version)
        assert mine.next("ack")["id"] == "b"
        mine.send(type="chat", id="c", text="Deus vult")
        assert mine.next("ack")["text"] == "Deus vult"
        mine.send(type="notes", id="d", text="beware of Tyre")
        assert mine.next("ack") == {"type": "ack", "id": "d"}
    after = frank.get(f"/matches/{match}/table")
    assert after["notes"] == "beware of Tyre"
    assert [c["action"] for c in after["choices"]] == [c["action"] for c in table["choices"]]


def test_a_request_that_is_not_known_or_not_well_formed_is_refused(
    pair: tuple[Client, Client, str],
) -> None:
    frank, _, match = pair
    with frank.socket(match) as mine:
        mine.next("table")
        mine.send(type="fly", id="x")
        assert mine.next("error")["error"]["field"] == "type"
        mine.send(type="why", id="y", verb="march")
        refused = mine.next("error")
        assert (refused["id"], refused["error"]["code"]) == ("y", "invalid")
