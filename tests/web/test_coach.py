"""The coach beside first games, and what "Play now" begins for whom."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import texts

T = texts("en")
REASONS = [text for key, text in T.items() if key.startswith("coach.why.")]


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name=T["coach.title"])


def play_now(seat: Seat) -> dict[str, Any]:
    """Press "Play now" on the first page; the match that it begins."""
    page = seat.visitor.go("/")
    page.get_by_role("button", name=T["home.play"]).click()
    page.locator(".table .board svg.map").wait_for()
    return dict(seat.ask("GET", f"/matches/{page.url.rpartition('/')[2]}"))


def test_somebody_new_plays_the_pilgrim_with_the_coach_beside_him(visit: Visit) -> None:
    seat = Seat(visit())
    match = play_now(seat)
    assert {chair["role"]: chair["bot"] for chair in match["seats"]} == {
        "frank": None,
        "saracen": "pilgrim",
    }
    said = coach(seat.page)
    expect(said).to_contain_text(T["coach.now.frank_deploy"])
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/rex/2.0#3.1")
    assert violations(seat.page) == []
    seat.page.locator(".prompt [data-action=done]").click()
    expect(said).to_contain_text(T["coach.now.cards"])


def test_the_coach_tells_what_happened_and_by_which_rule(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest(coach=None)
    seat.sit(seat.make({"kind": "bot", "bot": "pilgrim"}))
    seat.page.locator(".prompt [data-action=done]").click()
    seat.page.locator("button.card.lit").first.click()
    said = coach(seat.page)
    # Whatever the opponent played, the weightiest thing that happened is told with its reason.
    expect(said.locator(".past")).to_contain_text(re.compile("|".join(map(re.escape, REASONS))))
    expect(said.locator(".past a[href^='/rules/rex/2.0#section-']")).to_be_visible()


def test_the_coach_is_sent_away_and_called_back(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest(coach=None)
    seat.sit(seat.make({"kind": "bot", "bot": "pilgrim"}))
    said = coach(seat.page)
    with seat.page.expect_response("**/api/me/settings"):
        said.get_by_role("button", name=T["coach.away"]).click()
    expect(said).to_have_count(0)
    assert seat.ask("GET", "/me")["settings"]["coach"] is False
    seat.page.reload()
    seat.page.locator(".prompt [data-action=done]").wait_for()
    expect(said).to_have_count(0)
    seat.page.get_by_role("button", name=T["table.menu"]).click()
    seat.page.get_by_label(T["coach.on"]).check()
    seat.page.keyboard.press("Escape")
    expect(said).to_be_visible()


def test_who_has_finished_a_game_plays_as_the_last_time_and_without_the_coach(
    visit: Visit,
) -> None:
    seat = Seat(visit())
    seat.be_guest(coach=None)
    first = seat.make({"kind": "bot", "bot": "squire"}, role="saracen")
    seat.ask("POST", f"/matches/{first}/resign", {})
    page = seat.visitor.go("/")
    expect(page.locator(".hero .small")).to_contain_text(T["bot.squire"])
    match = play_now(seat)
    assert {chair["role"]: chair["bot"] for chair in match["seats"]} == {
        "frank": "squire",
        "saracen": None,
    }
    expect(page.locator(".prompt .asked")).not_to_be_empty()
    expect(coach(page)).to_have_count(0)
