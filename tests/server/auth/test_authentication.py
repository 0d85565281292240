"""Who may act: CSRF, tokens, limits, forged and stolen things."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.browser import House, house


def test_a_change_without_the_word_is_refused(club: House) -> None:
    browser = club.browser()
    browser.post("/guest")
    for wrong in ("", "0" * 64):
        answer = browser.refused(
            "PATCH", "/me/settings", {"sound": True}, **{"X-CSRF-Token": wrong}
        )
        assert answer == (403, "csrf")
    assert browser.send("PATCH", "/me/settings", {"sound": True}).status_code == 200


def test_logging_in_needs_the_word_too(club: House) -> None:
    body = {"name": "Balian", "password": "three camels to tyre"}
    stranger = club.browser()
    stranger.get("/me")
    for path in ("/login", "/register", "/guest", "/logout", "/mail/reset"):
        assert stranger.refused("POST", path, body, **{"X-CSRF-Token": "x"}) == (403, "csrf")


def test_the_word_of_one_browser_is_worth_nothing_in_another(club: House) -> None:
    one, other = club.browser(), club.browser()
    one.post("/guest")
    other.post("/guest")
    word = {"X-CSRF-Token": other.csrf}
    assert one.refused("PATCH", "/me/settings", {"sound": True}, **word) == (403, "csrf")


@pytest.mark.parametrize(
    "header",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_a_page_of_another_site_is_refused_even_with_the_word(
    club: House, header: dict[str, str]
) -> None:
    browser = club.browser()
    browser.post("/guest")
    assert browser.refused("PATCH", "/me/settings", {"sound": True}, **header) == (403, "csrf")
    services = {"Origin": "http://localhost"}
    assert browser.send("PATCH", "/me/settings", {"sound": True}, **services).status_code == 200


def test_the_cookie_is_kept_from_scripts_and_other_sites(club: House, tmp_path: Path) -> None:
    browser = club.browser()
    browser.get("/me")
    answer = browser.send("POST", "/guest")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    with house(tmp_path / "https", base_url="https://localhost", limits=False) as safe:
        cookie = safe.browser().send("GET", "/me").headers["set-cookie"].lower()
        assert "secure" in cookie


def test_a_token_acts_for_its_person_without_a_cookie(club: House) -> None:
    browser = club.browser()
    me = browser.post("/guest")["user"]
    made = browser.post("/tokens", label="my bot")
    assert made["token"].startswith("lvt_")
    bearer = {"Authorization": f"Bearer {made['token']}"}
    program = club.browser()
    program.headers = bearer
    assert program.get("/me")["user"]["id"] == me["id"]
    assert program.send("PATCH", "/me/settings", {"sound": True}).status_code == 200
    assert [key["label"] for key in browser.get("/me")["user"]["tokens"]] == ["my bot"]
    # What keeps the account safe is not for programs.
    assert program.refused("POST", "/tokens", {"label": "more"}) == (403, "forbidden")
    assert program.refused("DELETE", "/me", {}) == (403, "forbidden")
    assert browser.send("DELETE", f"/tokens/{made['id']}").status_code == 204
    assert program.refused("GET", "/me") == (401, "unauthenticated")


def test_a_token_of_another_cannot_be_deleted(club: House) -> None:
    owner, other = club.browser(), club.browser()
    owner.post("/guest")
    other.post("/guest")
    made = owner.post("/tokens", label="mine")
    assert other.refused("DELETE", f"/tokens/{made['id']}") == (404, "not_found")


@pytest.mark.parametrize("token", ["lvt_nonsense", "", "x" * 5000])
def test_an_unknown_token_is_refused_and_never_taken_for_nobody(club: House, token: str) -> None:
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {token}"}
    assert program.refused("GET", "/me") == (401, "unauthenticated")


@pytest.mark.parametrize("cookie", ["", "forged", "x" * 3000, "'; drop table people; --"])
def test_a_forged_cookie_is_nobody(club: House, cookie: str) -> None:
    browser = club.browser()
    browser.client.cookies.set("levant_session", cookie)
    assert browser.get("/me")["user"] is None


def test_guessing_a_password_is_stopped_by_name_and_address(tmp_path: Path) -> None:
    with house(tmp_path) as club:
        club.browser().register("Balian")
        guesser = club.browser()
        body = {"name": "Balian", "password": "wrong camels"}
        answers = [guesser.refused("POST", "/login", body) for _ in range(11)]
        assert answers[:10] == [(401, "unauthenticated")] * 10
        assert answers[10] == (429, "rate_limited")
        answer = guesser.send("POST", "/login", body)
        assert int(answer.headers["retry-after"]) > 0
        # Others can still log in.
        other = {"name": "Guy", "password": "wrong camels"}
        assert guesser.refused("POST", "/login", other) == (401, "unauthenticated")


def test_registrations_from_one_address_end_somewhere(tmp_path: Path) -> None:
    with house(tmp_path) as club:
        # A name that cannot be had costs an attempt, but no hash.
        body = {"name": "x"}
        browser = club.browser()
        answers = [browser.refused("POST", "/register", body) for _ in range(31)]
        assert answers == [(422, "invalid")] * 30 + [(429, "rate_limited")]


def test_chat_and_new_matches_have_limits_of_their_own(tmp_path: Path) -> None:
    with house(tmp_path) as club:
        browser = club.browser()
        browser.post("/guest")
        match = browser.post("/matches", role="frank", opponents=[{"kind": "open"}])
        said = {"text": "deus vult", "room": "players"}
        path = f"/matches/{match['id']}/chat"
        answers = [browser.send("POST", path, said).status_code for _ in range(31)]
        assert answers == [200] * 30 + [429]
        # Other requests still go through.
        assert browser.send("PATCH", "/me/settings", {"sound": True}).status_code == 200


def test_a_server_for_members_only(tmp_path: Path) -> None:
    with house(tmp_path, guests=False, registration=False) as club:
        facts = club.browser().get("/me")["server"]
        assert (facts["guests"], facts["registration"]) == (False, False)
        assert club.browser().refused("POST", "/guest") == (403, "forbidden")
        body = {"name": "Balian", "password": "three camels to tyre"}
        assert club.browser().refused("POST", "/register", body) == (403, "forbidden")
