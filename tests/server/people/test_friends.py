"""Friends, people who are blocked, and reports to the host."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from levant.server.accounts import blocks, friends
from tests.cli.test_admin import told
from tests.server.browser import PHRASE, Browser, House, house
from tests.server.games import guest
from tests.server.lobby.test_invitations import invite, name_of

APART = (409, "conflict")


@pytest.fixture
def open_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose database `levant admin` finds, too."""
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'levant.db'}")
    with house(tmp_path, limits=False) as opened:
        yield opened


def put(browser: Browser, path: str) -> None:
    assert browser.send("PUT", path).status_code == 204


def off(browser: Browser, path: str) -> None:
    assert browser.send("DELETE", path).status_code == 204


def members(hall: House) -> tuple[Browser, Browser]:
    balian, guy = hall.browser(), hall.browser()
    balian.register("Balian")
    guy.register("Guy")
    return balian, guy


def listed(browser: Browser) -> list[tuple[str, bool, bool]]:
    return [
        (friend["user"]["name"], friend["mutual"], friend["online"])
        for friend in browser.get("/friends")["friends"]
    ]


def test_who_is_here_is_told_to_those_whom_he_has_on_his_list(hall: House) -> None:
    balian, guy = members(hall)
    put(balian, "/friends/GUY")
    assert listed(balian) == [("Guy", False, False)]
    assert listed(guy) == []
    put(guy, "/friends/balian")
    assert listed(balian) == [("Guy", True, True)]
    assert balian.get("/users/guy")["mine"] == {"friend": True, "blocked": False}
    assert hall.browser().get("/users/guy")["mine"] == {"friend": False, "blocked": False}
    off(guy, "/friends/balian")
    assert listed(balian) == [("Guy", False, False)]
    off(balian, "/friends/guy")
    assert listed(balian) == []


def test_a_list_has_nobody_twice_nor_oneself_nor_nobody_nor_too_many(
    hall: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    balian, _ = members(hall)
    put(balian, "/friends/guy")
    put(balian, "/friends/guy")
    assert len(listed(balian)) == 1
    for path in ("/friends", "/blocked"):
        assert balian.refused("PUT", f"{path}/balian") == (422, "invalid")
        assert balian.refused("PUT", f"{path}/nobody") == (404, "not_found")
        assert hall.browser().refused("PUT", f"{path}/guy") == (401, "unauthenticated")
    monkeypatch.setattr(friends, "MOST", 1)
    monkeypatch.setattr(blocks, "MOST", 1)
    others = [name_of(guest(hall)) for _ in range(2)]
    assert balian.refused("PUT", f"/friends/{others[0]}") == APART
    put(balian, f"/blocked/{others[0]}")
    assert balian.refused("PUT", f"/blocked/{others[1]}") == APART


def open_table(browser: Browser) -> str:
    return f"/matches/{browser.post('/matches', role='frank')['id']}"


def test_who_are_apart_do_not_meet_in_new_games(hall: House) -> None:
    balian, guy = members(hall)
    put(balian, "/blocked/guy")
    for one, other in ((balian, "Guy"), (guy, "Balian")):
        wanted = {"opponents": [{"kind": "user", "name": other}], "role": "frank"}
        assert one.refused("POST", "/matches", wanted) == APART
        assert one.refused("PUT", f"/friends/{other}") == APART
    ways = [(balian, guy, "Guy"), (guy, balian, "Balian")]
    for host, stranger, name in ways:
        path = open_table(host)
        assert host.refused("POST", f"{path}/invite", {"kind": "user", "name": name}) == APART
        assert stranger.refused("POST", f"{path}/join", {}) == APART
        assert stranger.get("/matches?list=open")["total"] == 0
        assert guest(hall).get("/matches?list=open")["total"] == 1
        host.post(f"{path}/leave")
    off(balian, "/blocked/guy")
    path = open_table(balian)
    assert guy.get("/matches?list=open")["total"] == 1
    assert guy.post(f"{path}/join")["status"] == "running"


def test_who_is_blocked_reads_that_he_is_not_played_with_and_no_more(hall: House) -> None:
    balian, guy = members(hall)
    put(balian, "/blocked/guy")
    wanted = {"opponents": [{"kind": "user", "name": "Balian"}], "role": "frank"}
    said = guy.send("POST", "/matches", wanted, **{"Accept-Language": "fr"})
    assert said.json()["error"]["message"] == "Balian ne joue pas avec vous."
    assert guy.get("/users/balian")["mine"] == {"friend": False, "blocked": False}
    assert guy.get("/friends") == {"friends": [], "blocked": []}


def test_invitations_between_people_who_part_are_declined(hall: House) -> None:
    balian, guy = members(hall)
    put(guy, "/friends/balian")
    his, mine = invite(guy, balian), invite(balian, guy)
    put(balian, "/blocked/guy")
    assert guy.get(his)["seats"][0]["user"] is None
    assert balian.get(mine)["seats"][0]["user"] is None
    assert guy.get("/friends")["friends"] == []
    assert balian.get("/friends")["blocked"][0]["name"] == "Guy"


def test_a_rematch_wants_both_and_a_running_game_goes_on(hall: House) -> None:
    balian, guy = members(hall)
    path = open_table(balian)
    guy.post(f"{path}/join")
    put(guy, "/blocked/balian")
    assert balian.get(path)["status"] == "running"
    balian.post(f"{path}/resign")
    for one in (balian, guy):
        assert one.refused("POST", f"{path}/rematch", {}) == APART


def test_talk_of_a_blocked_person_is_neither_read_nor_counted(hall: House) -> None:
    balian, guy = members(hall)
    path = open_table(balian)
    guy.post(f"{path}/join")
    guy.post(f"{path}/chat", text="coward")
    balian.post(f"{path}/chat", text="well met")

    def heard(one: Browser) -> list[str]:
        return [line["text"] for line in one.get(f"{path}/table")["chat"]]

    assert balian.get("/matches?list=mine")["unread"] == {path.split("/")[2]: 1}
    put(balian, "/blocked/guy")
    assert heard(balian) == ["well met"]
    assert heard(guy) == ["coward", "well met"]
    assert balian.get("/matches?list=mine")["unread"] == {}
    off(balian, "/blocked/guy")
    assert heard(balian) == ["coward", "well met"]


def report(browser: Browser, name: str, **wanted: Any) -> None:
    answer = browser.send("POST", f"/users/{name}/report", {"reason": "insults", **wanted})
    assert answer.status_code == 204, answer.text


def test_the_host_reads_reports_and_closes_them(open_house: House) -> None:
    balian, guy = members(open_house)
    path = open_table(balian)
    match = path.split("/")[2]
    wanted = {"reason": "cheating", "match": match}
    assert balian.refused("POST", "/users/guy/report", wanted) == (422, "invalid")
    guy.post(f"{path}/join")
    report(balian, "guy", text="  He curses at every roll.  ", match=match)
    report(guy, "balian", reason="name")
    hidden = guy.post("/matches", role="frank", visibility="private")["id"]
    told_of = {"reason": "other", "match": hidden}
    assert balian.refused("POST", "/users/guy/report", told_of) == (404, "not_found")
    assert balian.refused("POST", "/users/balian/report", {"reason": "name"}) == (422, "invalid")
    assert balian.refused("POST", "/users/guy/report", {"reason": "dull"}) == (422, "invalid")
    rows = json.loads(told("list", "reports", "--json"))
    assert [(r["about"], r["by"], r["reason"], r["match"], r["text"]) for r in rows] == [
        ("Balian", "Guy", "name", "", ""),
        ("Guy", "Balian", "insults", match, "He curses at every roll."),
    ]
    told("close-report", rows[0]["report"])
    assert len(told("list", "reports").splitlines()) == 2
    assert len(told("list", "reports", "--closed").splitlines()) == 3


def test_who_leaves_for_good_is_on_no_list(open_house: House) -> None:
    balian, guy = members(open_house)
    put(balian, "/friends/guy")
    put(guy, "/blocked/balian")
    report(balian, "guy")
    report(guy, "balian")
    export = json.loads(told("export", "person", "Guy"))
    assert export["blocked"] == ["Balian"]
    assert [r["about"] for r in export["reports"]] == ["Balian"]
    assert balian.send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    assert guy.get("/friends") == {"friends": [], "blocked": []}
    rows = json.loads(told("list", "reports", "--json"))
    assert [(r["about"], r["by"]) for r in rows] == [("Guy", "(has left)")]
