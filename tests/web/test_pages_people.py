"""People: a guest becomes a member, comes back, changes his settings, leaves."""

from __future__ import annotations

import re
import secrets
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages import texts

T: Final = texts("en")
PASSWORD: Final = "three camels to tyre"


def register(page: Page, name: str) -> None:
    """Make an account."""
    page.get_by_role("tab", name=T["login.tab_new"]).click()
    page.get_by_label(T["login.name"], exact=True).fill(name)
    page.get_by_label(T["login.password"], exact=True).fill(PASSWORD)
    page.get_by_role("button", name=T["login.register"]).click()
    expect(page.locator("header")).to_contain_text(name)


def fresh_name() -> str:
    """A name that no other test has taken."""
    return f"Balian {secrets.token_hex(3)}"


@pytest.mark.slow
def test_a_guest_keeps_his_games_when_he_registers(visit: Visit) -> None:
    visitor, name = visit(), fresh_name()
    page = visitor.go("/")
    page.get_by_role("button", name=T["home.play"]).click()
    expect(page).to_have_url(re.compile("/match/"))
    register(visitor.go("/login"), name)
    visitor.go("/lobby")
    expect(page.locator("article")).to_contain_text(name)
    page.get_by_role("link", name=name).click()
    expect(page.locator("h1")).to_have_text(name)
    assert violations(page) == []
    page.get_by_role("button", name=T["profile.logout"]).click()
    expect(page.get_by_role("link", name=T["nav.login"]).first).to_be_visible()
    visitor.go("/login")
    page.get_by_label(T["login.name"], exact=True).fill(name)
    page.get_by_label(T["login.password"], exact=True).fill(PASSWORD)
    page.get_by_role("button", name=T["nav.login"]).click()
    expect(page.get_by_role("heading", name=T["home.continue"])).to_be_visible()


def test_a_wrong_password_and_a_short_one_are_told_where_they_are(visit: Visit) -> None:
    visitor = visit()
    visitor.expected += ["401", "422"]
    page = visitor.go("/login")
    page.get_by_label(T["login.name"], exact=True).fill("Nobody At All")
    page.get_by_label(T["login.password"], exact=True).fill("wrong")
    page.get_by_role("button", name=T["nav.login"]).click()
    expect(page.get_by_role("status").locator(".bad").or_(page.locator(".error"))).to_be_visible()
    page.get_by_role("tab", name=T["login.tab_new"]).click()
    page.get_by_label(T["login.password"], exact=True).fill("short")
    page.get_by_role("button", name=T["login.register"]).click()
    expect(page.locator(".error")).to_be_visible()
    expect(page.get_by_label(T["login.password"], exact=True)).to_have_attribute(
        "aria-invalid", "true"
    )


@pytest.mark.slow
def test_settings_follow_the_account(visit: Visit) -> None:
    home, away, name = visit(), visit(), fresh_name()
    register(home.go("/login"), name)
    page = home.go("/settings")
    page.get_by_label("Español").check(force=True)
    expect(page.locator("h1")).to_have_text(texts("es")["nav.settings"])
    page.get_by_label(texts("es")["settings.motion_instant"]).check(force=True)
    with page.expect_response("**/api/me/settings"):
        page.get_by_label(texts("es")["notices.quiet"]).check()
    assert violations(page) == []
    page = away.go("/login")
    page.get_by_label(T["login.name"], exact=True).fill(name)
    page.get_by_label(T["login.password"], exact=True).fill(PASSWORD)
    page.get_by_role("button", name=T["nav.login"]).click()
    expect(page.locator("h1")).to_have_text(texts("es")["home.title"])
    away.go("/settings")
    expect(page.get_by_label(texts("es")["settings.motion_instant"])).to_be_checked()
    expect(page.get_by_label(texts("es")["notices.quiet"])).to_be_checked()


@pytest.mark.slow
def test_a_choice_made_before_the_server_has_answered_is_the_accounts(visit: Visit) -> None:
    visitor, held = visit(), list[Route]()
    page = visitor.go("/login")
    register(page, fresh_name())
    page.route("**/api/me", lambda route: held.append(route))
    visitor.go("/settings")
    page.get_by_label("Español").check(force=True)
    with page.expect_response("**/api/me/settings"):
        for route in held:
            route.continue_()
    page.unroute("**/api/me")
    visitor.go("/settings")
    expect(page.locator("h1")).to_have_text(texts("es")["nav.settings"])


@pytest.mark.slow
def test_a_token_is_shown_once_and_an_account_can_be_deleted(visit: Visit) -> None:
    visitor, name = visit(), fresh_name()
    register(visitor.go("/login"), name)
    page = visitor.go("/settings")
    page.get_by_label(T["keys.label"]).last.fill("my bot")
    page.get_by_role("button", name=T["keys.add_token"]).click()
    expect(page.locator("code")).to_have_text(re.compile("^lvt_"))
    page.reload()
    expect(page.get_by_text("my bot").first).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    page.get_by_role("button", name=T["leaving.delete"]).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(T["settings.current"]).fill(PASSWORD)
    dialog.get_by_role("button", name=T["leaving.delete"]).click()
    expect(page.get_by_role("link", name=T["nav.login"]).first).to_be_visible()
    visitor.expected.append("404")
    visitor.go(f"/player/{name.replace(' ', '%20')}")
    expect(page.get_by_role("alert")).to_be_visible()
