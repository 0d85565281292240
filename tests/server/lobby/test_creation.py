"""Making matches and filling their seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import House
from tests.server.games import guest, two


def test_titles_tell_what_can_be_played(hall: House) -> None:
    (rex,) = [title for title in hall.browser().get("/titles") if title["name"] == "rex"]
    assert rex["roles"] == ["frank", "saracen"]
    assert rex["editions"][0]["name"] == "2.0"
    assert {"pilgrim", "squire"} <= set(rex["bots"])
    assert rex["seats"] == {"min": 2, "max": 2}


def test_catalogues_come_in_every_language(hall: House) -> None:
    for language in ("en", "es", "fr"):
        told = hall.browser().get(f"/locale/{language}/rex")
        assert told["entries"]["event.castle_taken"]
    assert hall.browser().refused("GET", "/locale/xx/rex") == (404, "not_found")


def test_a_match_is_open_until_the_last_seat_is_taken(hall: House) -> None:
    frank, saracen = guest(hall), guest(hall)
    match = frank.post("/matches", role="frank", edition="1.4", options={"handicap": 2})
    assert (match["status"], match["edition"], match["yours"]) == ("open", "1.4", ["frank"])
    assert match["commitment"]
    assert match["dice_key"] is None
    assert [m["id"] for m in saracen.get("/matches?list=open")["matches"]] == [match["id"]]
    joined = saracen.post(f"/matches/{match['id']}/join")
    assert (joined["status"], joined["yours"]) == ("running", ["saracen"])
    assert joined["commitment"] == match["commitment"]
    assert saracen.get("/matches?list=open")["total"] == 0
    assert saracen.get("/matches?list=running")["total"] == 1


def test_joining_twice_changes_nothing(hall: House) -> None:
    _, saracen = two(hall)
    assert saracen.browser.post(f"{saracen.path}/join")["status"] == "running"
    third = guest(hall)
    assert third.refused("POST", f"{saracen.path}/join", {}) == (409, "conflict")


def test_the_same_request_makes_one_match(hall: House) -> None:
    frank = guest(hall)
    made = [
        frank.send("POST", "/matches", {}, **{"Idempotency-Key": "once"}).json() for _ in range(2)
    ]
    assert made[0]["id"] == made[1]["id"]
    other = guest(hall).send("POST", "/matches", {}, **{"Idempotency-Key": "once"}).json()
    assert other["id"] != made[0]["id"]


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"title": "chess"}, None),
        ({"edition": "9.9"}, None),
        ({"options": {"cavalry": 1}}, None),
        ({"options": {"handicap": 99}}, None),
        ({"role": "pope"}, "role"),
        ({"opponents": [{"kind": "bot", "bot": "deity"}]}, "opponents.bot"),
        ({"opponents": [{"kind": "user"}]}, "opponents.name"),
        ({"opponents": [{"kind": "user", "name": "nobody here"}]}, "opponents.name"),
        ({"opponents": [{}, {}]}, "opponents"),
        ({"clock": {"kind": "live"}}, "clock.bank"),
        ({"nonce": "xyz"}, "nonce"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_cannot_be_made_is_refused_by_name(
    hall: House, wanted: dict[str, Any], field: str | None
) -> None:
    answer = guest(hall).send("POST", "/matches", wanted)
    assert answer.status_code == 422
    assert answer.json()["error"]["field"] == field


def test_guests_are_not_rated(hall: House) -> None:
    assert guest(hall).refused("POST", "/matches", {"rated": True}) == (403, "forbidden")


def test_strangers_make_no_matches(hall: House) -> None:
    assert hall.browser().refused("POST", "/matches", {}) == (401, "unauthenticated")


def test_a_private_match_does_not_exist_for_others(hall: House) -> None:
    frank, stranger = guest(hall), guest(hall)
    match = frank.post("/matches", visibility="private")
    path = f"/matches/{match['id']}"
    for tail in ("", "/table", "/record", "/replay", "/gestures?of=zangi"):
        assert stranger.refused("GET", path + tail) == (404, "not_found")
    assert stranger.refused("POST", f"{path}/join", {}) == (404, "not_found")
    assert stranger.get("/matches?list=open")["total"] == 0
    assert frank.get("/matches?list=mine")["total"] == 1


def test_a_link_opens_its_match_and_seat(hall: House) -> None:
    frank, friend = guest(hall), guest(hall)
    match = frank.post("/matches", visibility="link", opponents=[{"kind": "link"}])
    path = f"/matches/{match['id']}"
    assert friend.refused("GET", path) == (404, "not_found")
    assert friend.refused("POST", f"{path}/join", {"key": "guessed"}) == (404, "not_found")
    shown = friend.get(f"{path}?key={match['key']}")
    assert shown["key"] is None
    assert friend.post(f"{path}/join", key=match["key"])["status"] == "running"


def test_without_its_creator_a_match_is_off(hall: House) -> None:
    frank = guest(hall)
    match = frank.post("/matches")
    assert frank.post(f"/matches/{match['id']}/leave")["status"] == "aborted"
    assert frank.refused("POST", f"/matches/{match['id']}/leave", {}) == (404, "not_found")


def test_nobody_leaves_a_running_match(hall: House) -> None:
    frank, _ = two(hall)
    assert frank.browser.refused("POST", f"{frank.path}/leave", {}) == (409, "conflict")


def test_my_matches_begin_with_those_that_wait_for_me(hall: House) -> None:
    first, saracen = two(hall)
    mine = first.browser
    waiting = mine.post("/matches", role="frank")["id"]
    other = mine.post("/matches", role="saracen")["id"]
    guest(hall).post(f"/matches/{other}/join")
    listed = [match["id"] for match in mine.get("/matches?list=mine")["matches"]]
    assert listed[0] == first.match
    assert set(listed) == {first.match, waiting, other}
    first.act("done")
    saracen.act("done")
    shown = mine.get("/matches?list=mine")["matches"][0]
    assert shown["your_turn"] is True


def test_lists_are_filtered_and_paged(hall: House) -> None:
    frank = guest(hall)
    for _ in range(21):
        frank.post("/matches", edition="1.3")
    frank.post("/matches")
    page = guest(hall).get("/matches?list=open&edition=1.3&page=2")
    assert (page["total"], page["pages"], len(page["matches"])) == (21, 2, 1)
    assert guest(hall).get("/matches?list=open&title=chess")["total"] == 0
    name = frank.get("/me")["user"]["name"].replace(" ", "%20")
    assert guest(hall).get(f"/matches?list=open&player={name}")["total"] == 22


def test_one_person_has_a_most_of_matches(hall: House) -> None:
    most = hall.services.settings.most_matches
    frank = guest(hall)
    for _ in range(most):
        frank.post("/matches")
    assert frank.refused("POST", "/matches", {}) == (409, "conflict")
