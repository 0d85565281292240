"""Around the map of Croisades Strategic: powers, log, footnotes, coach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_croisades_games import against_the_constable


def test_powers_log_footnotes_and_coach(visit: Visit) -> None:
    seat = Seat(visit())
    against_the_constable(seat, 0, coach=True)
    page = seat.page
    expect(page.get_by_role("region", name="Coach")).to_contain_text("engineers begin engines")
    # What decides the game, and what may be said at any time.
    page.get_by_role("tab", name="Powers").click()
    powers = page.locator(".powers")
    expect(powers).to_contain_text("Crusaders: take Acre, and win at once")
    expect(powers.locator("li", has_text="Holding Acre")).to_have_count(2)
    expect(powers.locator(".met")).to_have_count(1)
    powers.get_by_role("button", name="Say that you want a truce").click()
    expect(powers.locator("li", has_text="Crusaders")).to_contain_text("wants a truce")
    expect(powers.get_by_role("button", name="Say that you want no truce any more")).to_be_visible()
    assert violations(page, within=".side") == []
    # A line of the log points at its place on the map.
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="The Crusaders besiege Acre").click()
    expect(page.locator(".map .pointed")).to_have_count(1)
    # A mark says what it stands for.
    page.locator("[data-do='group g1']").click()
    mark = page.locator(".prompt").get_by_role("button", name="S1")
    mark.click()
    expect(page.locator(".prompt")).to_contain_text("Attack, defence and movement")
    assert violations(page, within=".prompt") == []
