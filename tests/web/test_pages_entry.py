"""A closed club's door: in by an invitation, and back in by password and code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from pyotp.totp import TOTP

from tests.web.axe import violations
from tests.web.site import build_page, free_port, new_visitor, served
from tests.web.test_pages import texts
from tests.web.test_pages_people import PASSWORD

T: Final = texts("en")


def admin(*words: str, **settings: str) -> str:
    """What the host's command says; in a process of its own, for a browser's loop runs here."""
    ran = subprocess.run(
        [sys.executable, "-m", "levant", "admin", *words],
        env={**os.environ, **settings}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return ran.stdout.strip()


def fill(page: Page, label: str, text: str) -> None:
    page.get_by_label(T[label], exact=True).fill(text)


def press(page: Page, label: str) -> None:
    page.get_by_role("button", name=T[label], exact=True).click()


@pytest.mark.slow
def test_in_by_invitation_and_back_by_password_and_code(browser: Browser, tmp_path: Path) -> None:
    build_page()
    file, port = tmp_path / "club.db", free_port()
    address = f"http://127.0.0.1:{port}"
    club = {"BASE_URL": address, "REGISTRATION": "false", "GUESTS": "false", "NAME": "The club"}
    host = {"LEVANT_DATABASE_URL": f"sqlite:///{file}", "LEVANT_BASE_URL": address}
    with served(file, port, **club):
        invitation = admin("invite", **host).removeprefix(address)
        visitor = new_visitor(browser, address)
        page = visitor.go("/login?new")
        expect(page.get_by_text(T["login.closed"])).to_be_visible()
        visitor.go(invitation)
        expect(page.get_by_text("Make your account at The club.")).to_be_visible()
        fill(page, "login.name", "Balian")
        fill(page, "login.password", PASSWORD)
        assert violations(page) == []
        press(page, "login.register")
        expect(page.locator("header")).to_contain_text("Balian")
        admin("let-invite", "Balian", **host)

        visitor.go("/settings")
        panel = page.locator("section", has=page.get_by_role("heading", name=T["factor.title"]))
        panel.get_by_label(T["settings.current"]).fill(PASSWORD)
        press(page, "factor.begin")
        expect(page.get_by_alt_text(T["factor.picture"])).to_be_visible()
        app = TOTP(panel.locator(".secret").inner_text())
        assert violations(page) == []
        fill(page, "factor.code", app.now())
        press(page, "factor.confirm")
        expect(panel.locator(".codes li")).to_have_count(10)
        recovery = panel.locator(".codes code").first.inner_text()
        # He may invite as well by now: his first link goes to Guy.
        fill(page, "entry.label", "Guy")
        press(page, "entry.make")
        made = page.locator("code", has_text="/join#").inner_text()
        expect(page.get_by_text("0 of 1 used")).to_be_visible()
        assert violations(page) == []

        visitor.go("/player/Balian")
        press(page, "profile.logout")
        expect(page.get_by_role("link", name=T["nav.login"]).first).to_be_visible()
        visitor.expected += ["401", "409"]
        visitor.go("/login")
        fill(page, "login.name", "Balian")
        fill(page, "login.password", PASSWORD)
        press(page, "nav.login")
        code = page.get_by_label(T["login.code"], exact=True)
        expect(code).to_be_focused()
        code.fill("123456")
        code.press("Enter")
        expect(page.get_by_text("That code is wrong or has been used.")).to_be_visible()
        # The next one: that which switched it on is used up, and clocks may be half a minute off.
        code.fill(app.at(datetime.now(UTC) + timedelta(seconds=30)))
        code.press("Enter")
        expect(page.locator("header")).to_contain_text("Balian")

        other = new_visitor(browser, address, phone=True)
        other.expected += ["401", "409"]
        page = other.go("/login")
        fill(page, "login.name", "Balian")
        fill(page, "login.password", PASSWORD)
        press(page, "nav.login")
        page.get_by_label(T["login.code"], exact=True).fill(recovery)
        press(page, "nav.login")
        expect(page).to_have_url(re.compile("/$"))
        other.context.clear_cookies()
        other.go(invitation)
        expect(page.get_by_text("has been used or has expired")).to_be_visible()
        # Another link in the same tab: only what stands behind the # is another.
        page.goto(made)
        fill(page, "login.name", "Guy")
        fill(page, "login.password", PASSWORD)
        press(page, "login.register")
        expect(page).to_have_url(re.compile("/$"))
        for one in (visitor, other):
            one.context.close()
            assert one.complaints() == []
