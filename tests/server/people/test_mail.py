"""Letters about accounts, through a real mail server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import PHRASE, Browser, House, house
from tests.server.post_catcher import Mailbox, mailbox

ADDRESS = "balian@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


@pytest.fixture
def club(tmp_path: Path, box: Mailbox) -> Iterator[House]:
    smtp: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none"}
    with house(tmp_path, limits=False, name="The Club", **smtp) as opened:
        yield opened


def link_in(letter: EmailMessage, page: str) -> str:
    found = re.search(rf"http://localhost/{page}#([\w-]+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def confirmed(club: House, box: Mailbox, name: str = "Balian") -> Browser:
    browser = club.browser()
    browser.register(name, email=ADDRESS)
    browser.post("/mail/confirm", token=link_in(box.wait_for(1)[-1], "confirm"))
    return browser


def test_an_address_is_confirmed_by_the_letter_that_went_there(club: House, box: Mailbox) -> None:
    browser = club.browser()
    me = browser.register("Balian", email="Balian@Example.org")["user"]
    assert (me["email"], me["email_confirmed"]) == (ADDRESS, False)
    letter = box.wait_for(1)[0]
    assert letter["to"] == ADDRESS
    assert letter["from"] == "The Club <levant@localhost>"
    assert letter["subject"] == "Confirm your address"
    token = link_in(letter, "confirm")
    browser.post("/mail/confirm", token=token)
    assert browser.get("/me")["user"]["email_confirmed"] is True
    assert browser.refused("POST", "/mail/confirm", {"token": token}) == (409, "conflict")


def test_a_letter_is_in_the_language_of_the_reader(club: House, box: Mailbox) -> None:
    browser = club.browser()
    browser.register("Balian")
    browser.send("PATCH", "/me/settings", {"language": "fr"})
    browser.send("PATCH", "/me", {"email": ADDRESS, "current": PHRASE})
    assert box.wait_for(1)[0]["subject"] == "Confirmez votre adresse"


def test_a_forgotten_password_is_chosen_anew_once(club: House, box: Mailbox) -> None:
    thief = confirmed(club, box)
    stolen = thief.post("/tokens", label="stolen")["token"]
    club.browser().post("/mail/reset", email=ADDRESS.upper())
    token = link_in(box.wait_for(2)[-1], "reset")
    browser = club.browser()
    new = {"token": token, "password": "four camels to tyre"}
    assert browser.refused("POST", "/mail/reset/confirm", new | {"password": "short"}) == (
        422, "invalid",
    )  # fmt: skip
    assert browser.post("/mail/reset/confirm", **new)["user"]["name"] == "Balian"
    # Whoever was in is out, with cookie and token; the owner is told.
    assert thief.get("/me")["user"] is None
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {stolen}"}
    assert program.refused("GET", "/me") == (401, "unauthenticated")
    assert box.wait_for(3)[-1]["subject"] == "Your account has changed"
    assert club.browser().refused("POST", "/mail/reset/confirm", new) == (409, "conflict")
    assert club.browser().post("/login", name=ADDRESS, password="four camels to tyre")["user"]


def test_asking_for_a_reset_does_not_tell_who_has_an_account(club: House, box: Mailbox) -> None:
    confirmed(club, box)
    known = club.browser().send("POST", "/mail/reset", {"email": ADDRESS})
    unknown = club.browser().send("POST", "/mail/reset", {"email": "guy@example.org"})
    assert (
        (known.status_code, known.content) == (unknown.status_code, unknown.content) == (204, b"")
    )


def test_an_address_that_is_not_confirmed_resets_nothing(club: House, box: Mailbox) -> None:
    browser = club.browser()
    browser.register("Balian", email=ADDRESS)
    box.wait_for(1)
    club.browser().post("/mail/reset", email=ADDRESS)
    browser.send("PATCH", "/me", {"email": "other@example.org", "current": PHRASE})
    subjects = [letter["subject"] for letter in box.wait_for(2)]
    assert subjects == ["Confirm your address"] * 2


def test_the_old_address_hears_of_the_new_one_and_old_links_end(club: House, box: Mailbox) -> None:
    browser = confirmed(club, box)
    club.browser().post("/mail/reset", email=ADDRESS)
    old = link_in(box.wait_for(2)[-1], "reset")
    browser.send("PATCH", "/me", {"email": "new@example.org", "current": PHRASE})
    told = {(letter["to"], letter["subject"]) for letter in box.wait_for(4)}
    assert (ADDRESS, "Your account has changed") in told
    assert ("new@example.org", "Confirm your address") in told
    body = {"token": old, "password": "four camels to tyre"}
    assert club.browser().refused("POST", "/mail/reset/confirm", body) == (409, "conflict")


@pytest.mark.parametrize("address", ["a@b.org\r\nBcc: x@y.org", "a b@c.org", "<x@y.org>", "x@y"])
def test_no_header_is_smuggled_in_by_an_address(club: House, address: str) -> None:
    body = {"name": "Balian", "password": PHRASE, "email": address}
    assert club.browser().refused("POST", "/register", body) == (422, "invalid")


def test_without_a_mail_server_a_reset_says_whom_to_ask(tmp_path: Path) -> None:
    with house(tmp_path / "other", limits=False) as silent:
        answer = silent.browser().refused("POST", "/mail/reset", {"email": ADDRESS})
        assert answer == (409, "conflict")
