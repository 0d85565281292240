"""The table over bad lines: two tabs, a slow network, a network that goes, a socket that sleeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit
from tests.web.line import Line, line_to
from tests.web.seat import Seat
from tests.web.site import new_visitor
from tests.web.test_table import BOT, block, town

LOST: Final = r"ERR_INTERNET_DISCONNECTED|WebSocket"


class Sent:
    """What a page said over its sockets."""

    def __init__(self, page: Page) -> None:
        self.opened: list[str] = []
        self.acts: list[dict[str, Any]] = []
        page.on("websocket", self._hear)

    def _hear(self, socket: Any) -> None:
        if "/api/matches/" not in socket.url:
            return
        self.opened.append(socket.url)
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "act":
            self.acts.append(said)


@pytest.fixture
def line(site: str) -> Iterator[Line]:
    """A line to the server of all tests."""
    with line_to(site) as made:
        yield made


def over(line: Line, browser: Browser) -> tuple[Seat, Sent]:
    """A Frank at his set-up, who sits at the other end of a line."""
    seat = Seat(new_visitor(browser, line.address))
    sent = Sent(seat.page)
    seat.be_guest()
    seat.sit(seat.make(BOT))
    seat.turn_comes()
    seat.board_rests()
    return seat, sent


def done(page: Page) -> Any:
    return page.locator('.prompt [data-action="done"]')


# --- Two tabs ---------------------------------------------------------------------------------


def test_two_tabs_show_the_same_and_an_old_click_is_no_dead_end(
    browser: Browser, line: Line, site: str
) -> None:
    seat, _ = over(line, browser)
    page = seat.page
    # One person, one browser; the other tab has a line of its own.
    other = seat.visitor.context.new_page()
    other.goto(page.url.replace(line.address, site))
    expect(other.locator(".asked")).to_contain_text("set-up")
    seat.click(block(seat, "raymond_tiberias"))
    seat.board_rests()
    seat.click(town(seat, "tripoli"))
    for tab in (page, other):
        expect(tab.locator("[aria-label=Log]").first).to_contain_text("Raymond of Tiberias")
    # The table is told before the click is acknowledged: a dead line would keep that back.
    expect(done(page)).to_be_enabled()
    line.dead = True
    done(other).click()
    expect(other.locator(".asked")).to_contain_text("Choose a card")
    # Whatever the computer does later would take the notice away again.
    expect(other.locator("[aria-label=Log]").first).to_contain_text("Saracens lay a card")
    # This tab has not heard of it: what it asks for is long done.
    done(page).click()
    line.dead = False
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".asked")).to_contain_text("Choose a card")
    page.locator("button.card.lit").first.click()
    expect(other.locator("[aria-label=Log]").first).to_contain_text("Franks lay a card")
    seat.visitor.context.close()
    assert seat.visitor.complaints() == []


# --- A slow line ------------------------------------------------------------------------------


def test_a_town_that_is_clicked_before_its_ways_are_known_is_marched_to(
    browser: Browser, line: Line
) -> None:
    seat, _ = over(line, browser)
    tripoli = town(seat, "tripoli")
    line.delay = 1.5
    raymond = block(seat, "raymond_tiberias")
    seat.page.mouse.click(raymond["x"], raymond["y"])
    seat.page.mouse.click(tripoli["x"], tripoli["y"])
    line.delay = 0
    expect(seat.page.locator("[aria-label=Log]").first).to_contain_text("Raymond of Tiberias")
    seat.visitor.context.close()


def test_on_a_slow_line_a_click_waits_visibly_and_is_played_once(
    browser: Browser, line: Line
) -> None:
    seat, sent = over(line, browser)
    page = seat.page
    line.delay = 1.0
    done(page).dblclick(force=True)
    expect(page.locator(".waiting")).to_contain_text("Waiting for the server")
    expect(done(page)).to_be_disabled()
    expect(page.locator(".asked")).to_contain_text("Choose a card")
    expect(page.locator(".waiting")).to_be_empty()
    # On the board as well: the same card twice is one card.
    page.locator("button.card.lit").first.dblclick(force=True)
    expect(page.locator("[aria-label=Log]").first).to_contain_text("Franks lay a card")
    assert [len(act["actions"]) for act in sent.acts] == [1, 1]
    line.delay = 0.0
    expect(page.locator(".notice")).to_have_count(0)
    seat.visitor.context.close()
    assert seat.visitor.complaints() == []


def test_with_slow_answers_the_ways_of_a_block_come_late_but_they_come(
    browser: Browser, line: Line
) -> None:
    seat, _ = over(line, browser)
    line.delay = 0.9
    seat.click(block(seat, "raymond_tiberias"))
    expect(seat.page.locator(".tray")).to_contain_text("Looking for ways")
    expect(seat.page.locator(".town.reach").first).to_be_visible()
    seat.click(town(seat, "tripoli"))
    expect(seat.page.locator("[aria-label=Log]").first).to_contain_text("Tripoli")
    line.delay = 0.0
    seat.visitor.context.close()
    assert seat.visitor.complaints() == []


# --- Lines that go ----------------------------------------------------------------------------


def test_offline_for_a_while_the_click_is_kept_and_the_table_resumes(visit: Visit) -> None:
    seat = Seat(visit())
    seat.visitor.expected.append(LOST)
    sent = Sent(seat.page)
    seat.be_guest()
    seat.sit(seat.make(BOT))
    seat.turn_comes()
    version, banner = seat.version, seat.page.locator(".link p")
    seat.visitor.context.set_offline(True)
    expect(banner).to_contain_text("The connection is lost")
    done(seat.page).click()
    expect(banner).to_contain_text("Your click is kept")
    assert seat.version == version
    seat.visitor.context.set_offline(False)
    expect(seat.page.locator(".asked")).to_contain_text("Choose a card")
    expect(banner).to_have_count(0)
    assert f"version={version}" in sent.opened[-1], "it must resume where it was"


def test_a_line_that_died_in_a_sleep_is_left_on_waking(browser: Browser, line: Line) -> None:
    seat, sent = over(line, browser)
    seat.visitor.expected.append(LOST)
    version, banner = seat.version, seat.page.locator(".link p")
    line.dead = True
    # A laptop that wakes shows the page again; that is all a page learns of a sleep.
    seat.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    done(seat.page).click()
    expect(banner).to_contain_text("Your click is kept")
    line.dead = False
    expect(banner).to_have_count(0)
    expect(seat.page.locator(".asked")).to_contain_text("Choose a card")
    assert f"version={version}" in sent.opened[-1]
    assert len({act["id"] for act in sent.acts}) == 1, "sent again under the same id"
    seat.visitor.context.close()
    assert seat.visitor.complaints() == []
