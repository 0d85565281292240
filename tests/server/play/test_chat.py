"""Chat and notes."""

from __future__ import annotations

from tests.server.browser import House
from tests.server.games import Player, guest, two


def test_players_and_spectators_talk_apart(hall: House) -> None:
    frank, saracen = two(hall)
    watcher = guest(hall)
    said = frank.browser.post(f"{frank.path}/chat", text="  Good luck!\x07  ", room="players")
    assert (said["n"], said["text"]) == (1, "Good luck!")
    watcher.post(f"{frank.path}/chat", text="<b>go frank</b>", room="watchers")
    assert [line["text"] for line in saracen.table()["chat"]] == ["Good luck!"]
    watched = watcher.get(f"{frank.path}/table")
    assert [line["text"] for line in watched["chat"]] == ["<b>go frank</b>"]
    body = {"text": "he has Saladin", "room": "players"}
    assert watcher.refused("POST", f"{frank.path}/chat", body) == (403, "forbidden")
    body["room"] = "watchers"
    assert frank.browser.refused("POST", f"{frank.path}/chat", body) == (403, "forbidden")
    frank.browser.post(f"{frank.path}/resign")
    assert len(watcher.get(f"{frank.path}/table")["chat"]) == 2


def test_what_is_said_in_one_room_leaves_no_gap_in_the_other(hall: House) -> None:
    frank, saracen = two(hall)
    watcher = guest(hall)
    watcher.post(f"{frank.path}/chat", text="one", room="watchers")
    for line in ("a", "b", "c"):
        frank.browser.post(f"{frank.path}/chat", text=line, room="players")
    watcher.post(f"{frank.path}/chat", text="two", room="watchers")
    heard = [line["n"] for line in watcher.get(f"{frank.path}/table")["chat"]]
    assert heard == [2, 4]
    assert [line["n"] for line in saracen.table()["chat"]] == [1, 3, 5]
    frank.browser.post(f"{frank.path}/resign")
    told = [line["text"] for line in watcher.get(f"{frank.path}/table")["chat"]]
    assert told == ["one", "a", "b", "c", "two"]


def test_there_must_be_something_to_say(hall: House) -> None:
    frank, _ = two(hall)
    for text in ("", "   ", "\x00\x07", "x" * 1001):
        assert frank.browser.refused("POST", f"{frank.path}/chat", {"text": text})[0] == 422


def test_what_a_player_has_not_read_is_counted_for_him_alone(hall: House) -> None:
    frank, saracen = two(hall)

    def unread(player: Player) -> object:
        return player.browser.get("/matches?list=mine")["unread"]

    for text in ("one", "two", "three"):
        frank.browser.post(f"{frank.path}/chat", text=text)
    assert (unread(frank), unread(saracen)) == ({}, {frank.match: 3})
    answer = saracen.browser.send("PUT", f"{frank.path}/chat/read", {"n": 3})
    assert answer.status_code == 204
    assert (unread(saracen), saracen.table()["chat_read"]) == ({frank.match: 1}, 3)
    # An older tab of his does not make it unread again.
    saracen.browser.send("PUT", f"{frank.path}/chat/read", {"n": 1})
    assert unread(saracen) == {frank.match: 1}
    saracen.browser.send("PUT", f"{frank.path}/chat/read", {"n": 5})
    assert unread(saracen) == {}
    watcher = guest(hall)
    assert watcher.refused("PUT", f"{frank.path}/chat/read", {"n": 5}) == (403, "forbidden")


def test_notes_are_for_oneself(hall: House) -> None:
    frank, saracen = two(hall)
    for text in ("token 21 is Balian", "no, it is not"):
        answer = frank.browser.send("PUT", f"{frank.path}/notes", {"text": text})
        assert answer.status_code == 204
    assert frank.table()["notes"] == "no, it is not"
    assert saracen.table()["notes"] == ""
