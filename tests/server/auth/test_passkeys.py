"""Passkeys: made, proven, refused when anything is not as it should be."""

from __future__ import annotations

from pathlib import Path

from tests.server.auth.authenticator import Authenticator
from tests.server.browser import Browser, House, house


def add(browser: Browser, device: Authenticator, label: str = "phone") -> None:
    options = browser.post("/passkeys/register/options")
    answer = {
        "challenge_id": options["challenge_id"],
        "credential": device.make(options),
        "label": label,
    }
    browser.post("/passkeys/register", **answer)


def test_an_account_without_a_password_is_entered_by_passkey(club: House) -> None:
    browser, device = club.browser(), Authenticator()
    me = browser.post("/guest")["user"]
    add(browser, device)
    assert browser.post("/register", name="Balian")["user"]["password"] is False
    elsewhere = club.browser()
    options = elsewhere.post("/passkeys/login/options", name="Balian")
    # Strangers do not learn who has a passkey.
    assert options["allowCredentials"] == []
    excluded = browser.post("/passkeys/register/options")["excludeCredentials"]
    assert [key["transports"] for key in excluded] == [["internal"]]
    answer = {"challenge_id": options["challenge_id"], "credential": device.prove(options)}
    assert elsewhere.post("/passkeys/login", **answer)["user"]["id"] == me["id"]
    key = elsewhere.get("/me")["user"]["passkeys"][0]
    assert key["label"] == "phone"
    assert key["used"] is not None
    # The same answer again opens nothing, and the last way in stays.
    assert club.browser().refused("POST", "/passkeys/login", answer) == (409, "conflict")
    assert elsewhere.refused("DELETE", f"/passkeys/{key['id']}") == (409, "conflict")


def test_a_passkey_that_proves_nothing_is_refused(club: House) -> None:
    browser, device = club.browser(), Authenticator()
    browser.post("/guest")
    add(browser, device)

    def entering(other: Authenticator, proof_id: bytes | None = None) -> tuple[int, str]:
        stranger = club.browser()
        options = stranger.post("/passkeys/login/options")
        if proof_id is not None:
            other.id = proof_id
        proof = {"challenge_id": options["challenge_id"], "credential": other.prove(options)}
        return stranger.refused("POST", "/passkeys/login", proof)

    unproven = (401, "unauthenticated")
    assert entering(Authenticator()) == unproven
    assert entering(Authenticator(), device.id) == unproven
    phished = Authenticator(origin="https://evil.example")
    phished.key, phished.id, phished.uses = device.key, device.id, device.uses
    assert entering(phished) == unproven
    copied = Authenticator()
    copied.key, copied.id, copied.uses = device.key, device.id, -1
    assert entering(copied) == unproven


def test_malformed_passkeys_are_refused_in_the_usual_shape(club: House) -> None:
    browser = club.browser()
    browser.post("/guest")
    for credential in ({}, {"rawId": 5}, {"id": "x", "rawId": "x", "response": None}):
        options = browser.post("/passkeys/register/options")
        answer = {"challenge_id": options["challenge_id"], "credential": credential}
        assert browser.refused("POST", "/passkeys/register", answer) == (422, "invalid")
        options = browser.post("/passkeys/login/options")
        answer = {"challenge_id": options["challenge_id"], "credential": credential}
        assert browser.refused("POST", "/passkeys/login", answer) == (401, "unauthenticated")


def test_one_persons_challenge_is_not_anothers(club: House) -> None:
    one, other = club.browser(), club.browser()
    one.post("/guest")
    other.post("/guest")
    options = one.post("/passkeys/register/options")
    answer = {"challenge_id": options["challenge_id"], "credential": Authenticator().make(options)}
    assert other.refused("POST", "/passkeys/register", answer) == (409, "conflict")


def test_a_number_is_no_address_for_passkeys(tmp_path: Path) -> None:
    with house(tmp_path, base_url="http://127.0.0.1:8187", limits=False) as club:
        browser = club.browser()
        assert browser.post("/guest")["server"]["passkeys"] is False
        assert browser.refused("POST", "/passkeys/register/options", {}) == (409, "conflict")
