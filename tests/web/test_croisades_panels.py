"""Croisades Strategic: what is decided beside the map, panel by panel."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.croisades_seat import Campaigner, campaign
from tests.web.seat import Seat

PATIENCE: Final = 400  # seconds; a war of eight turns takes far less on an idle machine
# In a war for Acre these are always asked; sallies and assaults hang on the dice.
ALWAYS: Final = frozenset(
    (
        "reorganise", "sail", "siege_day", "rations", "lay_out", "side", "watch",
        "deploy", "first", "stance",
    )
)  # fmt: skip
LOOKED_AT: Final = ALWAYS | {"sally_day", "storm", "wall"}
# What is clicked when a phase is met for the first time; else the first thing that is lit.
CLICKED: Final = {
    "reorganise": "[data-do^='build ']",
    "stance": "[data-do^='hold ']",
    "deploy": "[data-do='all_done']",
    "siege_day": "[data-do='pass']",
    "sally_day": "[data-do='pass']",
    "rations": "[data-do='as_before'], [data-do='rations 4']",
    "storm": "[data-do='press']",
    "wall": "[data-do='stand']",
}


def panel(page: Page) -> Locator:
    return page.locator("[data-panel]")


def version(page: Page) -> str | None:
    return page.locator("[data-version]").get_attribute("data-version")


def sit(campaigner: Campaigner) -> Page:
    page = campaigner.seat.page
    page.goto(f"{campaigner.seat.visitor.address}/match/{campaigner.match}")
    page.locator(".table .board svg").first.wait_for()
    return page


def fits(page: Page) -> None:
    """Nothing of a panel is cut off at a side of the window."""
    wide = page.evaluate(
        """() => [...document.querySelectorAll("[data-panel] *")]
          .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
          .map((node) => node.outerHTML.slice(0, 80))"""
    )
    assert wide == []


def test_groups_exchange_people_and_orders_are_sealed(visit: Visit) -> None:
    ours, theirs = campaign(Seat(visit()), Seat(visit()), ("crusader", "saracen"), "siege_of_acre")
    page = sit(ours)
    # Supply has nothing to decide.
    page.locator("[data-action='done']").click()
    theirs.act(theirs.table(), "done")
    desk = panel(page)
    expect(desk).to_have_attribute("data-panel", "reorganise")
    assert violations(page) == []
    desk.locator("[data-do='group g1']").click()
    expect(desk).to_have_attribute("data-panel", "exchange")
    desk.locator("[data-do='from g2']").click()
    more = desk.get_by_role("button", name="More: knights")
    more.focus()
    page.keyboard.press("Enter")
    expect(desk.get_by_role("group", name="knights").get_by_role("textbox")).to_have_value("1")
    assert violations(page) == []
    before = held(ours, 1)
    desk.locator("[data-do='take']").click()
    expect(desk.locator("[data-do='done']")).to_be_visible()
    assert held(ours, 1) == before + 1
    desk.locator("[data-do='done']").click()
    expect(desk).to_have_attribute("data-panel", "reorganise")
    # The sheet folds away, and its decision stays reachable.
    desk.get_by_role("button", name="Fold away").click()
    expect(desk.locator("[data-do]").first).to_be_hidden()
    desk.get_by_role("button", name="Unfold").click()
    page.locator("[data-action='done']").click()
    theirs.act(theirs.table(), "done")
    expect(desk).to_have_attribute("data-panel", "naval")
    desk.locator("[data-do^='sail ']").first.select_option(label="Tyre")
    expect(desk.get_by_text("bound for Tyre")).to_be_visible()
    page.locator("[data-action='done']").click()
    expect(desk).to_have_count(0)


def held(campaigner: Campaigner, number: int) -> int:
    """How many knights an own group has."""
    groups = campaigner.table()["view"]["groups"]
    mine = [g for g in groups if g["role"] == campaigner.role and g["group"] == number]
    return int(mine[0]["men"].get("knight", 0))


@pytest.mark.proof
def test_a_war_for_acre_is_decided_in_panels(visit: Visit) -> None:
    """Orders, days of siege, a relief: each kind of decision is once made on the page."""
    seats = Seat(visit()), Seat(visit(phone=True))
    sides = campaign(seats[0], seats[1], ("crusader", "saracen"), "siege_of_acre")
    for side in sides:
        sit(side)
    met: set[str] = set()
    last = time.monotonic() + PATIENCE
    while not met >= ALWAYS:
        assert time.monotonic() < last, ALWAYS - met
        for side in sides:
            table = side.table()
            assert table["match"]["status"] == "running", ALWAYS - met
            if table["choices"]:
                decide(side, table, met)


def decide(side: Campaigner, table: Any, met: set[str]) -> None:
    """The first decision of a kind is made on the page, all others over the interface."""
    phase = table["view"]["phase"]
    if phase in LOOKED_AT and phase not in met and len(table["choices"]) > 1:
        met.add(phase)
        look(side.seat.page, phase)
        return
    # One group comes to relieve Acre, once: the besiegers stand, and their ladders are not burnt.
    if phase == "moves" and side.role == "saracen" and "relief" not in met:
        met.add("relief")
        if side.march(table, "acre"):
            return
    if phase == "reorganise" and side.role == "crusader":
        for choice in table["choices"]:
            if choice["action"].startswith("build ") and choice["action"].endswith(" ladder"):
                side.act(table, choice["action"])
                return
    side.go_on(table)


def look(page: Page, phase: str) -> None:
    """The panel of a phase is whole and can be used by everybody; one thing in it is clicked."""
    expect(page.locator(f"[data-phase='{phase}']")).to_have_count(1)
    unfold = panel(page).get_by_role("button", name="Unfold")
    if unfold.count():
        unfold.click()
    fits(page)
    assert violations(page) == []
    before = version(page)
    wanted = (
        panel(page).locator(CLICKED.get(phase, "[data-do]:not([disabled], [data-do='odds'])")).first
    )
    if phase == "watch":
        panel(page).get_by_role("button", name="All: ").first.click()
        wanted = panel(page).locator("[data-do='watch']")
    elif phase == "reorganise":
        panel(page).get_by_text("Build engines").first.click()
    if phase == "sail":
        panel(page).locator("[data-do^='sail ']").first.select_option(index=1)
    else:
        wanted.click()
    page.wait_for_function(
        "(old) => document.querySelector('[data-version]').dataset.version !== old", arg=before
    )
