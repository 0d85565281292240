"""Private talks: two hear them, nobody else, at no time."""

from __future__ import annotations

from tests.server.browser import House
from tests.server.games import Player, guest


def table(hall: House) -> tuple[Player, Player, Player]:
    """Jerusalem, Egypt and Syria at one table, the Byzantines by a bot."""
    people = [guest(hall) for _ in range(3)]
    match = people[0].post(
        "/matches", title="croisades", edition="nile", role="jerusalem", options={"turns": 1},
        opponents=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "pilgrim"}],
    )  # fmt: skip
    players = [Player(one, match["id"], role) for one, role in zip(
        people, ("jerusalem", "egypt", "syria"), strict=True
    )]  # fmt: skip
    for player in players[1:]:
        player.browser.post(f"{player.path}/join", role=player.role)
    return players[0], players[1], players[2]


def say(player: Player, text: str, to: str | None = None) -> dict[str, object]:
    line: dict[str, object] = player.browser.post(f"{player.path}/chat", text=text, to=to)
    return line


def heard(player: Player) -> list[str]:
    return [line["text"] for line in player.table()["chat"]]


def test_two_talk_in_private_and_a_third_a_spectator_and_the_record_know_nothing(
    hall: House,
) -> None:
    jerusalem, egypt, syria = table(hall)
    watcher = guest(hall)
    said = say(jerusalem, "Shall we take Damascus?", "egypt")
    assert (said["room"], said["between"]) == ("private", ["jerusalem", "egypt"])
    say(egypt, "Next spring.", "jerusalem")
    say(jerusalem, "Good luck to all!")
    both = ["Shall we take Damascus?", "Next spring."]
    assert set(heard(jerusalem)) == set(heard(egypt)) == {*both, "Good luck to all!"}
    assert heard(syria) == ["Good luck to all!"]
    assert watcher.get(f"{syria.path}/table")["chat"] == []
    # Each talk counts for itself: no gap tells that others talk.
    assert [line["n"] for line in syria.table()["chat"]] == [1]
    say(syria, "Is anybody there?", "egypt")
    assert [
        line["n"] for line in egypt.table()["chat"] if line.get("between") == ["egypt", "syria"]
    ] == [1]
    for player in (syria, egypt, jerusalem):
        player.browser.post(f"{player.path}/resign", role=player.role)
    match = jerusalem.path
    assert jerusalem.table()["match"]["status"] == "finished"
    assert heard(syria) == ["Good luck to all!", "Is anybody there?"]
    opened = [watcher.send("GET", f"{match}/{what}").text for what in
              ("table", "replay", "record", "replay/0?as=all", "replay/0?as=syria")]  # fmt: skip
    assert all(line not in text for line in both for text in opened)
    assert "Good luck to all!" in opened[0]
    assert set(both) < set(heard(egypt))


def test_a_third_is_not_woken_and_has_nothing_unread(hall: House) -> None:
    jerusalem, egypt, syria = table(hall)

    def unread(player: Player) -> object:
        return player.browser.get("/matches?list=mine")["unread"]

    for text in ("one", "two"):
        say(jerusalem, text, "egypt")
    say(syria, "three", "egypt")
    assert (unread(jerusalem), unread(syria)) == ({}, {})
    assert unread(egypt) == {egypt.match: 3}
    egypt.browser.send("PUT", f"{egypt.path}/chat/read", {"n": 2, "to": "jerusalem"})
    assert unread(egypt) == {egypt.match: 1}
    assert egypt.table()["talks_read"] == {"jerusalem": 2}
    assert syria.table()["talks_read"] == {}


def test_whom_nobody_can_talk_to(hall: House) -> None:
    jerusalem, *_ = table(hall)
    path = f"{jerusalem.path}/chat"
    for to, refused in (
        ("byzantium", (409, "conflict")), ("jerusalem", (422, "invalid")),
        ("mongol", (422, "invalid")),
    ):  # fmt: skip
        assert jerusalem.browser.refused("POST", path, {"text": "?", "to": to}) == refused
    assert guest(hall).refused("POST", path, {"text": "?", "to": "egypt"}) == (403, "forbidden")
    body = {"text": "?", "to": "syria", "role": "egypt"}
    assert jerusalem.browser.refused("POST", path, body) == (403, "forbidden")


def test_seats_may_change_until_the_match_begins(hall: House) -> None:
    host = guest(hall)
    match = host.post("/matches", title="croisades", edition="nile", role="egypt")
    body = {"text": "?", "to": "syria"}
    assert host.refused("POST", f"/matches/{match['id']}/chat", body) == (409, "conflict")
