"""What needs more than a password: passkeys, push notices, and the links in letters."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.notices.test_delivery import VAPID, b64, raw
from tests.server.post_catcher import Mailbox, mailbox
from tests.web.axe import violations
from tests.web.site import Visitor, build_page, free_port, new_visitor, served
from tests.web.test_pages import texts
from tests.web.test_pages_people import PASSWORD, fresh_name, register

T: Final = texts("en")
# What a push service would answer; everything up to it is the browser's own.
SUBSCRIBE: Final = """() => {
  let made = null;
  const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    + "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (asked) => {
    const { userVisibleOnly: visible, applicationServerKey } = asked;
    globalThis.askedFor = { visible, key: applicationServerKey.length };
    const endpoint = "https://push.example.org/balian";
    const unsubscribe = async () => { made = null; };
    return (made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe });
  };
}"""


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts") / "matches.db"


@pytest.fixture(scope="module")
def club(box: Mailbox, file: Path) -> Iterator[str]:
    """A server that sends letters and push notices; passkeys want a name, not a number."""
    build_page()
    port = free_port()
    settings = {
        "BASE_URL": f"http://localhost:{port}",
        "SMTP_HOST": "127.0.0.1",
        "SMTP_PORT": str(box.port),
        "SMTP_TLS": "none",
        "PUSH_PRIVATE_KEY": b64(VAPID.private_numbers().private_value.to_bytes(32, "big")),
        "PUSH_PUBLIC_KEY": b64(raw(VAPID)),
    }
    with served(file, port, **settings):
        yield settings["BASE_URL"]


@pytest.fixture
def visitor(browser: Browser, club: str) -> Iterator[Visitor]:
    arrived = new_visitor(browser, club)
    yield arrived
    arrived.context.close()
    assert arrived.complaints() == []


def address_in(letter: EmailMessage, page: str) -> str:
    """The link that a letter asks to open."""
    found = re.search(rf"http://localhost:\d+(/{page}\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def letter_to(box: Mailbox, address: str, subject: str) -> EmailMessage:
    """The letter of a kind that somebody got, when it has come."""
    with box.came:
        found: list[EmailMessage] = []

        def there() -> bool:
            found[:] = [m for m in box.letters if m["to"] == address and subject in m["subject"]]
            return bool(found)

        assert box.came.wait_for(there, timeout=180), [m["subject"] for m in box.letters]
    return found[-1]


def hurry_notices(file: Path) -> None:
    """Let what waits to be told be due; it may be written a moment after its cause."""
    with closing(sqlite3.connect(file, timeout=30)) as kept:
        for _ in range(600):
            with kept:
                if kept.execute("UPDATE notices SET due = '2026-01-01 00:00:00.000000'").rowcount:
                    return
            time.sleep(0.1)
    raise AssertionError("nobody is to be told anything")


@pytest.mark.slow
def test_a_passkey_is_added_and_opens_the_account_without_a_password(visitor: Visitor) -> None:
    name = fresh_name()
    page = visitor.go("/login")
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
        "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    register(page, name)
    # Inside the page: another address would be another document, and another device.
    page.get_by_role("link", name=T["nav.settings"]).first.click()
    page.get_by_placeholder(T["keys.this_device"]).fill("my ring")
    page.get_by_role("button", name=T["keys.add_passkey"]).click()
    expect(page.get_by_text("my ring").first).to_be_visible()
    # A second one of the same device is refused by the browser, and told in our words.
    page.get_by_role("button", name=T["keys.add_passkey"]).click()
    expect(page.get_by_text(T["keys.known_device"])).to_be_visible()
    page.get_by_role("link", name=name).click()
    page.get_by_role("button", name=T["profile.logout"]).click()
    page.get_by_role("link", name=T["nav.login"]).first.click()
    page.get_by_role("button", name=T["login.passkey"]).click()
    expect(page.locator("header")).to_contain_text(name)
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.slow
def test_a_browser_subscribes_to_push_notices_and_ends_it(visitor: Visitor, club: str) -> None:
    visitor.context.grant_permissions(["notifications"], origin=club)
    visitor.context.add_init_script(f"({SUBSCRIBE})()")
    sent: list[Any] = []

    def note(asked: Request) -> None:
        if asked.url.endswith("/api/push"):
            sent.append((asked.method, asked.post_data_json if asked.post_data else None))

    visitor.page.on("request", note)
    register(visitor.go("/login"), fresh_name())
    page = visitor.go("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    switch = page.get_by_label(T["notices.push_here"])
    boxes = page.get_by_label(re.compile(f": {T['notices.push']}$"))
    expect(boxes.first).to_be_disabled()
    switch.check()
    expect(boxes.first).to_be_enabled()
    assert page.evaluate("askedFor") == {"visible": True, "key": 65}
    [(method, told)] = sent
    assert method == "POST"
    assert told["subscription"]["endpoint"] == "https://push.example.org/balian"
    assert set(told["subscription"]["keys"]) == {"p256dh", "auth"}
    switch.uncheck()
    expect(boxes.first).to_be_disabled()
    assert sent[1:] == [("DELETE", {"endpoint": "https://push.example.org/balian"})]


@pytest.mark.slow
def test_the_links_of_letters_confirm_reset_and_end_them(
    visitor: Visitor, browser: Browser, club: str, box: Mailbox, file: Path
) -> None:
    name = fresh_name()
    address = f"{name.split()[1]}@example.org"
    page = visitor.go("/login?new")
    page.get_by_label(T["login.email"], exact=False).fill(address)
    page.get_by_label(T["login.name"], exact=True).fill(name)
    page.get_by_label(T["login.password"], exact=True).fill(PASSWORD)
    page.get_by_role("button", name=T["login.register"]).click()
    expect(page.locator("header")).to_contain_text(name)
    visitor.go(address_in(letter_to(box, address, "Confirm your address"), "confirm"))
    expect(page.get_by_text(T["confirm.done"])).to_be_visible()
    assert violations(page) == []

    # Somebody else, who has forgotten nothing but the password.
    other = new_visitor(browser, club)
    forgotten = other.go("/reset")
    forgotten.get_by_label(T["login.email"]).fill(address)
    forgotten.get_by_role("button", name=T["reset.ask"]).click()
    expect(forgotten.get_by_text(T["reset.sent"])).to_be_visible()
    subject = letter_to(box, address, "assword")
    other.go(address_in(subject, "reset"))
    forgotten.get_by_label(T["reset.password"]).fill("four camels to tyre")
    forgotten.get_by_role("button", name=T["reset.set"]).click()
    expect(forgotten.locator("header")).to_contain_text(name)

    # A stranger invites him; the minute that such a notice waits is over at once.
    host = new_visitor(browser, club)
    made = host.go("/new")
    made.get_by_label(T["new.kind_user"]).check(force=True)
    made.get_by_label(T["new.name"]).fill(name)
    other.context.close()
    made.get_by_role("button", name=T["new.open_table"]).click()
    expect(made).to_have_url(re.compile("/match/"))
    hurry_notices(file)
    letter = letter_to(box, address, "a match of Crusader Rex")
    host.context.close()
    visitor.go(address_in(letter, "unsubscribe"))
    page.get_by_role("button", name=T["unsubscribe.stop"]).click()
    expect(page.get_by_text(T["unsubscribe.done"])).to_be_visible()
    assert violations(page) == []
