"""Croisades Strategic on the pages around the table: seven at one, and its names in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from levant.croisades.scenario import SCENARIOS
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.test_pages import texts

T = texts("en")
MATCH = re.compile(r"/match/[\w-]+$")
RAW = re.compile("|".join(name for name in SCENARIOS if "_" in name))


def open_chat(page: Page) -> None:
    """The chat of a table, which lies folded on a phone."""
    page.get_by_role("tab", name=re.compile(f"^{T['table.chat']}")).click()
    expect(page.get_by_label(T["table.chat_line"], exact=True)).to_be_visible()


def say(page: Page, label: str, text: str) -> None:
    page.get_by_label(label, exact=True).fill(text)
    page.get_by_role("button", name=T["table.send"], exact=True).click()
    expect(page.get_by_role("list", name=T["table.chat"], exact=True)).to_contain_text(text)


@pytest.mark.slow
def test_seven_powers_three_people_and_a_talk_between_two(visit: Visit) -> None:
    host, friend, third, watcher = visit(), visit(), visit(), visit()
    page = host.go("/new?title=croisades")
    page.get_by_role("radio", name=re.compile("^The Mongols, 7")).check()
    seats = page.locator("form li")
    expect(seats).to_have_count(7)
    page.get_by_label(T["new.all_bots"]).select_option("pilgrim")
    for power, kind in (("Egyptians", "link"), ("Damascenes", "open"), ("Aleppans", "link")):
        seats.filter(has_text=power).locator("select").first.select_option(kind)
    assert violations(page) == []
    page.get_by_role("button", name=T["new.open_table"]).click()
    expect(page).to_have_url(MATCH)
    link = page.get_by_label(T["waiting.link"]).input_value()
    # Nobody is found for Aleppo: the host gives it to the computer after all.
    row = page.locator("form").filter(has_text="Aleppans")
    row.locator("select").select_option("pilgrim")
    assert violations(page) == []
    row.get_by_role("button", name=T["waiting.assign"]).click()
    expect(row).to_have_count(0)
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Play the Egyptians").click()
    third.go("/lobby?list=open").get_by_role("button", name=T["lobby.sit"]).first.click()
    watcher.page.goto(page.url)
    for visitor in (host, friend, third, watcher):
        open_chat(visitor.page)
    talks = page.get_by_role("group", name=T["table.chat_with"])
    expect(talks.get_by_role("button")).to_have_count(3)
    talks.get_by_role("button", name="Egyptians").click()
    say(page, "Say something to Egyptians", "Let us share Syria.")
    talks.get_by_role("button", name=T["table.chat_all"]).click()
    say(page, T["table.chat_line"], "Good luck!")
    theirs = friend.page.get_by_role("group", name=T["table.chat_with"])
    marked = theirs.get_by_role("button", name=re.compile("Mongols.*1"))
    expect(marked).to_be_visible()
    assert violations(friend.page) == []
    marked.click()
    expect(friend.page.get_by_role("list", name=T["table.chat"], exact=True)).to_contain_text(
        "share Syria"
    )
    expect(third.page.get_by_role("list", name=T["table.chat"], exact=True)).to_contain_text(
        "Good luck!"
    )
    for visitor in (third, watcher):
        assert "share Syria" not in visitor.page.content()
    expect(third.page.locator(".talks .unread")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_no_page_shows_what_a_scenario_is_called_inside(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for path in ("/new?title=croisades", "/learn", "/ratings", "/rules/croisades/siege_of_acre"):
        page = visitor.go(path)
        expect(page.locator("main")).to_contain_text("Croisades Strategic")
        assert not RAW.search(page.locator("body").inner_text()), path


@pytest.mark.slow
def test_a_lesson_of_croisades_is_taken_by_its_buttons(visit: Visit) -> None:
    page = visit().go("/learn")
    page.get_by_role("link", name=re.compile("Supply and march")).click()
    coach = page.get_by_role("complementary")
    expect(coach).to_contain_text("Open the packs: choose")
    assert "*" not in coach.inner_text()
    coach.locator(".choices button").first.click()
    expect(coach).to_contain_text("They eat")
