"""What outsiders tried against addresses, headers and names, and what comes back."""

from __future__ import annotations

import re

import pytest
from structlog.testing import capture_logs

from levant.server.log import redacted
from levant.server.mail.emails import Email
from levant.server.mail.mailer import Undelivered, addressed
from levant.server.settings import load_settings
from tests.server.browser import PHRASE, House
from tests.server.games import alone
from tests.server.test_server import fetch

ENCODED = (
    "=?utf-8?q?victim=40evil.example=2c=20y?=@example.org",
    "=?utf-8?q?x=0d=0aBcc=3a=20v?=@example.org",
)


@pytest.mark.parametrize("address", ENCODED)
def test_encoded_words_in_an_address_are_refused(club: House, address: str) -> None:
    body = {"name": "Balian", "password": PHRASE, "email": address}
    answer = club.browser().send("POST", "/register", body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "email")
    assert club.browser().refused("POST", "/mail/reset", {"email": address}) == (422, "invalid")


@pytest.mark.parametrize("address", ENCODED)
def test_such_an_address_that_was_kept_before_gets_no_letter(club: House, address: str) -> None:
    with pytest.raises(Undelivered):
        addressed(load_settings(), Email("subject", "text"), address)


def test_a_letter_goes_to_the_one_address_it_is_for() -> None:
    letter = addressed(load_settings(), Email("subject", "text"), "o'neill+x@example.org")
    assert [one.addr_spec for one in letter["To"].addresses] == ["o'neill+x@example.org"]


def test_the_page_may_call_this_server_alone(club: House) -> None:
    policy = fetch(club, "/").headers["content-security-policy"]
    assert "connect-src 'self' ws://localhost;" in policy
    assert not re.search(r"\bwss?:[ ;]", policy)


@pytest.mark.parametrize("path", ["/login", "/register", "/guest", "/logout"])
def test_a_token_is_no_way_around_the_origin(club: House, path: str) -> None:
    browser = club.browser()
    headers = {"Authorization": "Bearer lvt_x", "Origin": "https://evil.example"}
    body = {"name": "Balian", "password": PHRASE}
    assert browser.refused("POST", path, body, **headers) == (403, "csrf")


@pytest.mark.parametrize("name", ["Bal\nian", "Balian\r", "Bal\u2028ian", "Bal\tian", "\vBalian"])
def test_a_line_break_in_a_name_is_refused(club: House, name: str) -> None:
    answer = club.browser().send("POST", "/register", {"name": name, "password": PHRASE})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "name")


def test_a_missing_body_is_named(club: House) -> None:
    player, _ = alone(club)
    answer = player.browser.send("POST", f"{player.path}/resign")
    error = answer.json()["error"]
    assert (answer.status_code, error["field"]) == (422, "body")
    assert error["message"] == "Body of the request: it is missing"


def test_secrets_in_addresses_are_struck_out_of_any_text() -> None:
    secret = "A" * 43
    for path in ("/api/unsubscribe/", "/unsubscribe/", "/reset#", "/welcome/"):
        assert secret not in redacted(f"GET {path}{secret} failed")
    assert redacted("/rules/rex/2.0") == "/rules/rex/2.0"


def test_the_docs_of_the_interface_need_nobody_else(club: House) -> None:
    with capture_logs():
        answer = fetch(club, "/api/docs")
    assert answer.status_code == 200
    assert "connect-src 'self'" in answer.headers["content-security-policy"]
    # No script, and nothing that a browser would fetch from elsewhere.
    assert "<script" not in answer.text
    assert not re.findall(r"(?:src|href)=[\"']?(?:https?:)?//", answer.text)
    for wanted in ("/api/matches/{match_id}/actions", 'id="Error"', "retry_after"):
        assert wanted in answer.text
