"""Invitations: accepted, declined, made anew; and a friend on the same screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser, House
from tests.server.games import guest


def name_of(browser: Browser) -> str:
    return str(browser.get("/me")["user"]["name"])


def invite(host: Browser, friend: Browser, **wanted: Any) -> str:
    """The path of a match to which a friend is invited by name, as Frank."""
    opponents = [{"kind": "user", "name": name_of(friend).upper()}]
    match = host.post("/matches", role="saracen", opponents=opponents, **wanted)
    seat = match["seats"][0]
    assert (seat["user"]["name"], seat["ready"], match["status"]) == (
        name_of(friend), False, "open",
    )  # fmt: skip
    return f"/matches/{match['id']}"


def test_an_invited_person_sees_who_invites_and_takes_his_seat(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend)
    shown = friend.get("/matches?list=mine")["matches"][0]
    assert shown["creator"]["name"] == name_of(host)
    assert shown["yours"] == ["frank"]
    assert other.refused("POST", f"{path}/join", {}) == (409, "conflict")
    assert friend.post(f"{path}/join")["status"] == "running"


def test_who_invited_is_told_of_a_refusal_and_nobody_else(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend)
    friend.post(f"{path}/leave")
    assert friend.get("/matches?list=mine")["total"] == 0
    assert host.get(path)["seats"][0]["declined_by"] == name_of(friend)
    assert other.get(path)["seats"][0]["declined_by"] is None
    # The seat was meant for somebody: no stranger takes it.
    assert other.refused("POST", f"{path}/join", {}) == (409, "conflict")


def test_who_declined_may_change_his_mind(hall: House) -> None:
    host, friend = guest(hall), guest(hall)
    path = invite(host, friend)
    friend.post(f"{path}/leave")
    assert friend.post(f"{path}/join")["status"] == "running"
    assert host.get(path)["seats"][0]["declined_by"] is None


def test_a_declined_seat_is_offered_to_another(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend)
    friend.post(f"{path}/leave")
    again = host.post(f"{path}/invite", name=name_of(other))
    assert again["seats"][0]["user"]["name"] == name_of(other)
    assert again["seats"][0]["declined_by"] is None
    assert friend.refused("POST", f"{path}/join", {}) == (409, "conflict")
    assert other.post(f"{path}/join")["status"] == "running"


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_a_declined_seat_is_open_to_who_has_the_link(hall: House, visibility: str) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend, visibility=visibility)
    friend.post(f"{path}/leave")
    key = host.get(path)["key"]
    assert other.get(f"{path}?key={key}")["status"] == "open"
    assert other.post(f"{path}/join", key=key)["status"] == "running"


def test_only_seats_for_anybody_are_listed_as_open(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend, visibility="public")
    by_link = host.post("/matches", opponents=[{"kind": "link"}], visibility="public")
    listed = {match["id"] for match in other.get("/matches?list=open")["matches"]}
    assert not listed & {path.split("/")[2], by_link["id"]}
    host.post(f"/matches/{by_link['id']}/invite", kind="open")
    listed = {match["id"] for match in other.get("/matches?list=open")["matches"]}
    assert by_link["id"] in listed


def test_a_declined_seat_is_opened_to_anybody(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend, visibility="private")
    friend.post(f"{path}/leave")
    host.post(f"{path}/invite", kind="open")
    assert other.get("/matches?list=open")["total"] == 1
    assert other.post(f"{path}/join")["status"] == "running"


def test_an_invitation_is_withdrawn_for_another(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend)
    host.post(f"{path}/invite", name=name_of(other))
    assert friend.get("/matches?list=mine")["total"] == 0
    assert friend.refused("POST", f"{path}/join", {}) == (409, "conflict")


def test_only_who_made_a_match_invites_and_only_before_it_begins(hall: House) -> None:
    host, friend, other = guest(hall), guest(hall), guest(hall)
    path = invite(host, friend)
    wanted = {"name": name_of(other)}
    assert friend.refused("POST", f"{path}/invite", wanted) == (403, "forbidden")
    assert host.refused("POST", f"{path}/invite", {}) == (422, "invalid")
    assert host.refused("POST", f"{path}/invite", {"name": "nobody here"}) == (422, "invalid")
    assert host.refused("POST", f"{path}/invite", wanted | {"role": "saracen"}) == (409, "conflict")
    friend.post(f"{path}/join")
    assert host.refused("POST", f"{path}/invite", wanted) == (409, "conflict")


def test_a_rematch_is_an_invitation_with_the_sides_changed_round(hall: House) -> None:
    host, friend = guest(hall), guest(hall)
    path = invite(host, friend)
    friend.post(f"{path}/join")
    friend.post(f"{path}/resign")
    again = host.post(f"{path}/rematch")
    assert (again["status"], again["yours"]) == ("open", ["frank"])
    assert friend.get(path)["rematch"] == again["id"]
    shown = friend.get(f"/matches/{again['id']}")
    assert (shown["yours"], shown["creator"]["name"]) == (["saracen"], name_of(host))
    assert [seat["ready"] for seat in shown["seats"]] == [True, False]
    friend.post(f"/matches/{again['id']}/leave")
    seats = host.get(f"/matches/{again['id']}")["seats"]
    assert seats[1]["declined_by"] == name_of(friend)


def test_a_friend_beside_plays_on_the_same_screen(hall: House) -> None:
    host = guest(hall)
    match = host.post("/matches", role="frank", opponents=[{"kind": "self"}])
    assert (match["status"], match["yours"]) == ("running", ["frank", "saracen"])
    for role in ("frank", "saracen"):
        table = host.get(f"/matches/{match['id']}/table?role={role}")
        assert (table["role"], table["view"]["role"]) == (role, role)
    # Who sits at both sides need not ask himself.
    assert host.post(f"/matches/{match['id']}/abort", answer="offer")["status"] == "aborted"


def test_a_match_on_one_screen_is_not_rated(hall: House) -> None:
    member = hall.browser()
    member.register("Balian")
    wanted = {"rated": True, "opponents": [{"kind": "self"}]}
    assert member.refused("POST", "/matches", wanted) == (422, "invalid")
