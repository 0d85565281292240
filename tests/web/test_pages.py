"""Every page around the table: it stands, it is accessible, it fits, in each language."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import SCREENS, Visit
from tests.web.site import ROOT, Visitor

PATHS: Final = (
    "/", "/new", "/lobby", "/learn", "/rules", "/ratings", "/settings", "/login", "/about",
    "/reset", "/nowhere",
)  # fmt: skip
HEADINGS: Final = {
    "/": "home.title", "/new": "new.title", "/lobby": "lobby.title", "/learn": "learn.title",
    "/ratings": "ratings.title", "/settings": "nav.settings", "/login": "nav.login",
    "/about": "about.title", "/reset": "reset.title", "/nowhere": "missing.title",
}  # fmt: skip
# A key of a catalogue that was shown for want of its text.
RAW_KEY: Final = re.compile(r"\b(?:[a-z_]+\.){1,3}[a-z_]+\b")
DOTTED: Final = re.compile(r"\b(?:levant|matches|example)\.\w+\b")


@cache
def texts(language: str) -> dict[str, Any]:
    """The page's own texts in a language."""
    folder = ROOT / "web" / "src" / "locale" / language
    parts = [json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")]
    return {key: text for part in parts for key, text in part.items()}


def settle(visitor: Visitor) -> None:
    """Wait until nothing is being fetched."""
    visitor.page.wait_for_load_state("networkidle")


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "scheme"), SCREENS)
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, phone: bool, scheme: str) -> None:
    visitor = visit(phone=phone, color_scheme=scheme)
    for path in PATHS:
        visitor.go(path)
        settle(visitor)
        assert violations(visitor.page) == [], path
        wider = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, path


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for path in PATHS:
        page = visitor.go(path)
        settle(visitor)
        assert page.locator("html").get_attribute("lang") == language
        if path in HEADINGS:
            expect(page.locator("h1")).to_have_text(texts(language)[HEADINGS[path]])
        shown = DOTTED.sub("", page.locator("body").inner_text())
        assert RAW_KEY.findall(shown) == [], path


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("footer select").select_option("fr")
    expect(page.locator("h1")).to_have_text(texts("fr")["home.title"])
    visitor.go("/about")
    expect(page.locator("h1")).to_have_text(texts("fr")["about.title"])


def test_zoomed_to_200_percent_nothing_sticks_out(visit: Visit) -> None:
    """A laptop at 200 % has half the width."""
    visitor = visit()
    visitor.page.set_viewport_size({"width": 720, "height": 450})
    for path in ("/", "/new", "/rules", "/settings"):
        visitor.go(path)
        settle(visitor)
        assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_keyboard_reaches_the_content_and_the_pages(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text(texts("en")["app.skip"])
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("link", name=texts("en")["nav.rules"], exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules$"))
    # Whoever hears the page starts at the beginning of the new one.
    expect(page.locator("main")).to_be_focused()


def test_the_rules_are_found_by_word_and_by_the_number_of_a_refusal(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/rules/rex/2.0/#5.2")
    section = page.locator("section[id='section-5.2']")
    expect(section).to_be_in_viewport()
    page.get_by_role("searchbox").fill("castle besieg")
    expect(page.locator("mark").first).to_be_visible()
    expect(section).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.locator("select").first.select_option("rex/1.3")
    expect(page).to_have_url(re.compile(r"/rules/rex/1\.3/$"))


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_first_page_shows_the_board(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).go("/")
    scene = page.locator(".hero svg.rex")
    expect(scene.get_by_text("Acre", exact=True)).to_be_in_viewport()
    expect(scene.locator("use").first).to_be_attached()


def test_dark_and_light_are_kept_without_an_account(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    page = visitor.go("/settings")
    page.get_by_label(texts("en")["settings.theme_dark"]).check(force=True)
    visitor.go("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
