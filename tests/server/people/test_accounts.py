"""Guests and members: coming, going, changing, leaving for good."""

from __future__ import annotations

from typing import Any

import pytest

from levant.server.accounts import accounts
from levant.server.auth import secret_hashes
from levant.server.messaging.fanout import PeopleChanged
from levant.server.storage.people_models import PersonRow, SessionRow
from tests.server.browser import PHRASE, House


def test_a_stranger_is_nobody_and_gets_a_word_for_his_changes(club: House) -> None:
    me = club.browser().get("/me")
    assert me["user"] is None
    assert len(me["csrf"]) == 64
    assert me["server"]["name"] == "Levant"
    assert me["server"]["rules"]["rex"] >= 1
    assert me["server"]["passkeys"] is True


def test_a_guest_plays_at_once_and_stays_the_same_guest(club: House) -> None:
    stranger = club.browser()
    guest = stranger.post("/guest")["user"]
    assert guest["kind"] == "guest"
    assert guest["name"].startswith("Guest ")
    assert stranger.post("/guest")["user"]["id"] == guest["id"]
    assert stranger.get("/me")["user"]["id"] == guest["id"]
    assert club.browser().post("/guest")["user"]["id"] != guest["id"]


def test_a_guest_who_registers_stays_the_same_person(club: House) -> None:
    browser = club.browser()
    guest = browser.post("/guest")["user"]
    member = browser.register("Balian")["user"]
    assert member["id"] == guest["id"]
    assert (member["name"], member["kind"]) == ("Balian", "member")


def test_a_member_logs_in_anywhere_in_any_case(club: House) -> None:
    at_home = club.browser()
    me = at_home.register("Balian")["user"]
    elsewhere = club.browser()
    assert elsewhere.post("/login", name="BALIAN", password=PHRASE)["user"]["id"] == me["id"]
    assert elsewhere.get("/me")["user"]["name"] == "Balian"


@pytest.mark.parametrize(
    ("name", "password"), [("Balian", "wrong camels"), ("Nobody Here", PHRASE), ("Guest 1", "")]
)
def test_a_wrong_login_does_not_tell_what_is_wrong(club: House, name: str, password: str) -> None:
    club.browser().register("Balian")
    answer = club.browser().send("POST", "/login", {"name": name, "password": password})
    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == "The name or the password is wrong."


@pytest.mark.parametrize("twin", ["balian", "Ba1ian", "Balián", "Bal ian", "ＢＡＬＩＡＮ"])
def test_nobody_takes_a_name_that_looks_like_another(club: House, twin: str) -> None:
    club.browser().register("Balian")
    body = {"name": twin, "password": PHRASE}
    assert club.browser().refused("POST", "/register", body) == (409, "conflict")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "<b>x</b>", "password": PHRASE}, "name"),
        ({"name": "Guest 12", "password": PHRASE}, "name"),
        ({"name": "Balian", "password": "short"}, "password"),
        ({"name": "Balian"}, "password"),
        ({"name": "Balian", "password": PHRASE, "email": "no address"}, "email"),
        ({"name": "Balian", "password": PHRASE, "kind": "admin"}, "kind"),
    ],
)
def test_a_bad_registration_names_the_field(club: House, body: dict[str, str], field: str) -> None:
    answer = club.browser().send("POST", "/register", body)
    assert answer.status_code == 422
    assert answer.json()["error"]["field"] == field
    assert PHRASE not in answer.text


def test_a_logout_ends_the_login_on_the_server(club: House) -> None:
    browser = club.browser()
    browser.register("Balian")
    cookie = browser.client.cookies["levant_session"]
    browser.post("/logout")
    assert browser.get("/me")["user"] is None
    thief = club.browser()
    thief.client.cookies.set("levant_session", cookie)
    assert thief.get("/me")["user"] is None


def test_a_new_password_ends_the_other_logins(club: House) -> None:
    here, there = club.browser(), club.browser()
    here.register("Balian")
    there.post("/login", name="Balian", password=PHRASE)
    change = {"password": "four camels to tyre", "current": PHRASE}
    assert here.send("PATCH", "/me", change).status_code == 200
    assert here.get("/me")["user"]["name"] == "Balian"
    assert there.get("/me")["user"] is None
    assert club.browser().refused("POST", "/login", {"name": "Balian", "password": PHRASE}) == (
        401, "unauthenticated",
    )  # fmt: skip


@pytest.mark.parametrize("change", [{"password": "four camels to tyre"}, {"email": "b@x.org"}])
def test_password_and_address_need_the_present_password(
    club: House, change: dict[str, str]
) -> None:
    browser = club.browser()
    browser.register("Balian")
    assert browser.refused("PATCH", "/me", change) == (403, "forbidden")
    assert browser.refused("PATCH", "/me", change | {"current": "guess"}) == (403, "forbidden")


def test_a_member_changes_his_name_but_not_to_anothers(club: House) -> None:
    club.browser().register("Guy of Lusignan")
    browser = club.browser()
    browser.register("Balian")
    assert browser.send("PATCH", "/me", {"name": "BALIAN"}).json()["user"]["name"] == "BALIAN"
    assert browser.refused("PATCH", "/me", {"name": "Guy 0f Lusignan"}) == (409, "conflict")


def test_who_deletes_his_account_leaves_only_an_id(club: House) -> None:
    browser = club.browser()
    me = browser.register("Balian", email="balian@example.org")["user"]
    assert browser.refused("DELETE", "/me", {"password": "wrong"}) == (403, "forbidden")
    assert browser.send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    assert browser.get("/me")["user"] is None
    assert club.browser().refused("GET", "/users/Balian") == (404, "not_found")

    async def kept() -> PersonRow:
        async with club.services.database.reading() as session:
            row: PersonRow = await session.get_one(PersonRow, me["id"])
            return row

    row = club.run(kept)
    assert (row.name, row.email, row.password) == (accounts.LEFT, None, None)
    # The name is free again.
    club.browser().register("Balian")


def test_the_database_has_no_secret_in_clear(club: House) -> None:
    browser = club.browser()
    browser.register("Balian")
    token = browser.post("/tokens", label="bot")["token"]
    cookie = browser.client.cookies["levant_session"]

    async def dump() -> str:
        async with club.services.database.engine.connect() as connection:
            raw: Any = await connection.get_raw_connection()
            return "\n".join([line async for line in raw.driver_connection.iterdump()])

    text = club.run(dump)
    assert "Balian" in text
    assert not [secret for secret in (token, cookie, PHRASE) if secret in text]


def test_an_expired_login_is_none(club: House) -> None:
    browser = club.browser()
    browser.register("Balian")
    kept = secret_hashes.kept(browser.client.cookies["levant_session"])

    async def expire() -> None:
        async with club.services.database.writing() as session:
            row = await session.get_one(SessionRow, kept)
            row.expires = row.created
        await club.services.fanout.publish(PeopleChanged(logins=(kept,)))

    club.run(expire)
    assert browser.get("/me")["user"] is None
    # The page goes on as a stranger, and can log in again.
    assert browser.post("/login", name="Balian", password=PHRASE)["user"]["name"] == "Balian"


def test_a_profile_is_public_and_tells_nothing_private(club: House) -> None:
    club.browser().register("Balian", email="balian@example.org")
    seen = club.browser().get("/users/balian")
    assert seen["user"]["name"] == "Balian"
    assert seen["matches"] == {"running": 0, "finished": 0, "won": 0, "lost": 0, "drawn": 0}
    assert "example.org" not in str(seen)
