"""Invitation links: accounts in a closed club, so many and for so long."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest

from levant.server.auth import secret_hashes
from levant.server.encoding import now
from tests.cli.test_admin import admin, told
from tests.server.browser import PHRASE, Browser, House, house

DEAD = (409, "conflict")


@pytest.fixture
def closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A club whose doors are shut."""
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'levant.db'}")
    monkeypatch.setenv("LEVANT_BASE_URL", "https://club.example.org")
    with house(tmp_path, limits=False, registration=False, guests=False) as opened:
        yield opened


def invited(*more: str) -> str:
    """The secret of a link that the host makes."""
    link = told("invite", *more).strip()
    assert link.startswith("https://club.example.org/join#")
    return link.partition("#")[2]


def body(name: str, invitation: str) -> dict[str, str]:
    return {"name": name, "password": PHRASE, "invitation": invitation}


def inviter(closed: House) -> Browser:
    """A member whom the host lets invite."""
    balian = closed.browser()
    balian.register("Balian", invitation=invited())
    told("let-invite", "Balian")
    assert balian.get("/me")["user"]["may_invite"]
    return balian


def test_a_link_lets_as_many_in_as_it_says(closed: House) -> None:
    secret = invited("--uses", "2", "--label", "round")
    browser = closed.browser()
    assert browser.send("POST", "/entry-links/check", {"invitation": secret}).status_code == 204
    # A name that is not possible uses nothing up.
    assert browser.refused("POST", "/register", body("Admin", secret)) == (422, "invalid")
    assert browser.post("/register", **body("Balian", secret))["user"]["kind"] == "member"
    closed.browser().post("/register", **body("Guy", secret))
    assert closed.browser().refused("POST", "/register", body("Reynald", secret)) == DEAD
    assert "2 of 2" in told("list", "invitations")


def test_a_dead_link_is_the_same_whatever_it_died_of(closed: House) -> None:
    used, old, gone = invited(), invited(), invited()
    closed.browser().post("/register", **body("Balian", used))

    with sqlite3.connect(closed.services.settings.file or "") as database:
        database.execute(
            "UPDATE entry_links SET expires = ? WHERE kept = ?",
            (str(now() - timedelta(days=1)), secret_hashes.kept(old)),
        )
    database.close()
    rows = json.loads(told("list", "invitations", "--json"))
    newest = next(row for row in rows if row["used"] == "0 of 1")
    told("delete", "invitation", newest["invitation"])
    answers = set()
    for dead in (used, old, gone, "x" * 43):
        for path, sent in (
            ("/entry-links/check", {"invitation": dead}),
            ("/register", body("Guy", dead)),
        ):
            answer = closed.browser().send("POST", path, sent)
            answers.add((answer.status_code, answer.text))
    assert len(answers) == 1
    assert next(iter(answers))[0] == 409


def test_no_secret_of_a_link_is_kept(closed: House, tmp_path: Path) -> None:
    secret = invited()
    with sqlite3.connect(tmp_path / "levant.db") as database:
        assert secret not in "\n".join(database.iterdump())
    database.close()


def test_who_may_invite_makes_lists_and_takes_back_his_links(closed: House) -> None:
    balian = inviter(closed)
    made = balian.post("/entry-links", label="cousins", uses=3, days=2)
    assert made["link"].startswith("http://localhost/join#")
    secret = made["link"].partition("#")[2]
    guy = closed.browser()
    guy.post("/register", **body("Guy", secret))
    (listed,) = balian.get("/entry-links")
    assert (listed["label"], listed["used"], listed["most"]) == ("cousins", 1, 3)
    assert "link" not in listed
    assert guy.get("/entry-links") == []
    assert guy.refused("DELETE", f"/entry-links/{made['id']}") == (404, "not_found")
    assert balian.send("DELETE", f"/entry-links/{made['id']}").status_code == 204
    assert closed.browser().refused("POST", "/register", body("Reynald", secret)) == DEAD


def test_who_may_not_invite_makes_none(closed: House) -> None:
    guy = closed.browser()
    guy.register("Guy", invitation=invited())
    wanted = {"label": "x"}
    assert guy.refused("POST", "/entry-links", wanted) == (403, "forbidden")
    assert closed.browser().refused("POST", "/entry-links", wanted) == (401, "unauthenticated")
    balian = inviter(closed)
    program = closed.browser()
    program.headers = {"Authorization": f"Bearer {balian.post('/tokens', label='x')['token']}"}
    assert program.refused("POST", "/entry-links", wanted) == (403, "forbidden")
    for wrong in ({"uses": 0}, {"uses": 101}, {"days": 0}, {"days": 91}, {"label": ""}):
        assert balian.refused("POST", "/entry-links", wanted | wrong) == (422, "invalid")


def test_links_end_with_the_right_to_make_them(closed: House) -> None:
    balian = inviter(closed)
    secret = balian.post("/entry-links", label="x")["link"].partition("#")[2]
    told("let-invite", "Balian", "--off")
    assert closed.browser().refused("POST", "/register", body("Guy", secret)) == DEAD
    told("let-invite", "Balian")
    secret = balian.post("/entry-links", label="x")["link"].partition("#")[2]
    balian.send("DELETE", "/me", {"password": PHRASE})
    assert closed.browser().refused("POST", "/register", body("Guy", secret)) == DEAD
    assert admin("let-invite", "Nobody").exit_code == 2


def test_of_many_at_once_one_comes_in(closed: House) -> None:
    secret = invited()
    names = ["Balian", "Guy", "Reynald", "Sibylla"]
    browsers = [closed.browser() for _ in names]
    for browser in browsers:
        browser.get("/me")
    with ThreadPoolExecutor(len(names)) as pool:
        answers = list(
            pool.map(
                lambda pair: pair[0].send("POST", "/register", body(pair[1], secret)),
                zip(browsers, names, strict=True),
            )
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
