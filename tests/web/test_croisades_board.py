"""The board of Croisades Strategic in a real browser: what is lit is tapped, and things happen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat

CONSTABLE: Final = {"kind": "bot", "bot": "constable"}


def at_acre(visit: Visit, *, phone: bool = False) -> Seat:
    """A guest who besieges Acre against the constable."""
    seat = Seat(visit(phone=phone))
    seat.visitor.go("/")
    seat.be_guest(motion="normal")
    made = seat.make(CONSTABLE, role="crusader", title="croisades", edition="siege_of_acre")
    seat.visitor.go(f"/match/{made}")
    return seat


def phase(page: Page, name: str) -> None:
    """Wait until a phase has come."""
    expect(page.locator(".status .phase")).to_have_text(name)


def finish(page: Page) -> None:
    """Nothing more in this phase."""
    page.locator('.prompt [data-action="done"]').click()


def group(page: Page, number: int) -> Locator:
    """The counter under which a group of the Crusaders lies."""
    return page.locator(f'[data-groups~="crusader.g{number}"]')


def hex_lit(page: Page, place: str) -> Locator:
    """A place that the groups or ships in hand can go to."""
    return page.locator(f'.spot.reach[data-hex="{place}"]')


def test_2_32_2_41_ships_and_groups_go_where_they_are_sent(visit: Visit) -> None:
    page = at_acre(visit).page
    phase(page, "Reorganisation")
    finish(page)
    phase(page, "Naval orders")
    page.locator('[data-ships~="crusader.s1"]').click()
    hex_lit(page, "acre").click()
    expect(page.locator(".course")).not_to_have_count(0)
    finish(page)
    phase(page, "Land movement")
    expect(page.locator('[data-ships~="crusader.s1"]')).to_have_attribute(
        "aria-label", "Acre: Warship 1, Crusaders"
    )
    # One group of three; where it can go is lit, with what it costs.
    group(page, 5).click()
    page.locator('[data-row="g4"]').click()
    page.locator('[data-row="g6"]').click()
    goal = hex_lit(page, "mount_tabor")
    expect(goal).to_have_attribute("aria-label", "March to Mount Tabor: 1½ points, besiege it")
    expect(page.locator(".costs text").first).to_be_visible()
    # Another one alone: planned with a tap, and given with the button.
    page.locator('[data-row="g4"]').click()
    page.locator('[data-row="g5"]').click()
    hex_lit(page, "montfort").click()
    expect(page.locator(".plan")).to_contain_text("Group 4 to Montfort")
    assert violations(page) == []
    page.locator(".plan button").first.click()
    moved = "Montfort: Group 4, Crusaders, 17 on foot, 1 mounted, marches 1, has moved"
    expect(group(page, 4)).to_have_attribute("aria-label", moved)
    page.locator('.prompt [aria-label="Undo"]').click()
    expect(group(page, 4)).to_have_attribute("aria-label", "Tyre: 3 groups, Crusaders")
    # The turn of the Saracens is played back.
    finish(page)
    expect(page.locator(".playback")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".playback")).to_be_hidden()


def test_on_a_phone_and_by_keyboard_a_march_is_chosen_and_given(visit: Visit) -> None:
    page = at_acre(visit, phone=True).page
    phase(page, "Reorganisation")
    expect(page.locator(".croisades.board")).to_have_attribute("data-layout", "north")
    finish(page)
    phase(page, "Naval orders")
    finish(page)
    phase(page, "Land movement")
    group(page, 5).focus()
    page.keyboard.press("Enter")
    goal = hex_lit(page, "montfort")
    goal.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plan")).to_contain_text("to Montfort")
    page.keyboard.press("Enter")
    expect(group(page, 5)).to_have_attribute("aria-label", "Montfort: 3 groups, Crusaders")
    # A place is found by its name and told in words; so is the whole position.
    page.get_by_role("button", name="Find a place").click()
    page.get_by_role("searchbox", name="Find a place").fill("damas")
    page.keyboard.press("Enter")
    expect(page.locator(".place h2")).to_have_text("Damascus")
    page.get_by_role("button", name="Layers of the map").click()
    page.get_by_label("Supply of my armies").check()
    expect(page.locator(".layers .army")).not_to_have_count(0)
    page.keyboard.press("Escape")
    assert violations(page) == []
    page.get_by_role("tab", name="List").click()
    expect(page.get_by_role("rowheader", name="Montfort")).to_be_visible()


@pytest.mark.proof
def test_every_scenario_has_its_board(visit: Visit) -> None:
    seat = at_acre(visit)
    for edition, role in (("mongols", "mongol"), ("nile", "egypt"), ("seventh_crusade", "egypt")):
        facts = next(one for one in seat.ask("GET", "/titles") if one["id"] == "croisades")
        roles = next(one["roles"] for one in facts["editions"] if one["id"] == edition)
        others = [CONSTABLE] * (len(roles) - 1)
        made = seat.make(*others, role=role, title="croisades", edition=edition)
        seat.visitor.go(f"/match/{made}")
        expect(seat.page.locator("[data-groups]").first).to_be_visible()
