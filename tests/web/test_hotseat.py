"""A friend beside you: one screen, two people, and a curtain between their turns."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import texts
from tests.web.test_table_seats import Wire, names_in

T: Final = texts("en")
ROLES: Final = ("frank", "saracen")
# All at one moment: between two questions a curtain may fall.
_SHOWN: Final = """() => ({
  curtain: document.querySelector("[data-curtain]") !== null,
  turn: document.querySelector("[data-turn=true]") !== null,
  log: document.querySelector("[aria-label=Log]")?.innerText ?? "",
})"""
QUIET: Final = 700
"""Milliseconds in which a socket that was open would have sent its table."""


def begin(seat: Seat) -> str:
    """Start a game with a friend beside us by the form; its id."""
    page = seat.visitor.go("/new")
    page.get_by_role("radio", name=T["new.kind_self"]).check()
    expect(page.get_by_text(T["new.your_side"])).to_have_count(0)
    page.get_by_role("button", name=T["new.start"]).click()
    page.locator("[data-curtain]").wait_for()
    return page.url.split("/match/")[1]


def curtain(seat: Seat) -> str:
    """Wait for the curtain; the role that it asks for."""
    place = seat.page.locator("[data-curtain]")
    place.wait_for()
    return str(place.get_attribute("data-curtain"))


def own_names(seat: Seat, match: str) -> dict[str, set[str]]:
    """The blocks that each role knows as its own, as the server tells it."""
    found = {}
    for role in ROLES:
        table = seat.ask("GET", f"/matches/{match}/table?role={role}&since=1000000")
        found[role] = names_in(table["view"], role)
    return found


def act(seat: Seat, match: str, role: str, action: str) -> None:
    """Play an action for a role over the interface; the page hears of it."""
    table = seat.ask("GET", f"/matches/{match}/table?role={role}&since=1000000")
    body = {
        "id": str(random.random()), "version": table["version"], "actions": [action], "role": role,
    }  # fmt: skip
    seat.ask("POST", f"/matches/{match}/actions", body)


def moves_first(seat: Seat, match: str) -> str:
    """Who begins to move, when the last card has arrived."""
    while True:
        table = seat.ask("GET", f"/matches/{match}/table?role=frank&since=1000000")
        if table["view"]["phase"] != "cards":
            return str(table["match"]["deciders"][0])
        seat.page.wait_for_timeout(50)


def test_the_curtain_hides_each_side_from_the_other(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest(auto_forced=False)
    match = begin(seat)
    wire = Wire(seat.visitor)
    page = seat.page
    assert curtain(seat) == "frank"
    assert violations(page) == []
    names = own_names(seat, match)
    for role, other in (ROLES, ROLES[::-1]):
        # Behind the curtain there is nothing, and nothing is asked for.
        assert curtain(seat) == role
        assert page.locator(".table").count() == 0
        wire.heard()
        page.wait_for_timeout(QUIET)
        assert '"type":"table"' not in wire.heard()
        page.keyboard.press("Enter")
        page.locator(".table .board svg.map").wait_for()
        assert page.get_by_role("tab", name=T["table.notes"]).count() == 0
        shown = page.locator("body").evaluate("(body) => body.outerHTML")
        told = wire.heard()
        assert '"type":"table"' in told
        assert any(f'"{block}"' in told for block in names[role])
        for block in names[other]:
            assert f'"{block}"' not in told, (role, block)
            assert f'data-block="{block}"' not in shown, (role, block)
        # He sets up no further: the decision passes on.
        act(seat, match, role, "done")


def test_cards_are_asked_for_one_after_the_other_and_a_reload_draws_the_curtain(
    visit: Visit,
) -> None:
    seat = Seat(visit())
    seat.be_guest(auto_forced=False)
    match = begin(seat)
    for role in ROLES:
        act(seat, match, role, "done")
    seat.page.reload()
    for role in ROLES:
        assert curtain(seat) == role
        seat.page.keyboard.press("Enter")
        seat.page.locator("button.card.lit").first.wait_for()
        if role == "saracen":
            # In the middle of his choice: whoever loads the page anew must ask again.
            seat.page.reload()
            assert curtain(seat) == role
            seat.page.keyboard.press("Enter")
        seat.page.locator("button.card.lit").first.click()
    # Whose turn it is may be that of who laid the last card: he goes on without a curtain.
    if moves_first(seat, match) == "frank":
        assert curtain(seat) == "frank"
    else:
        expect(seat.page.locator("[data-turn=true]")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.proof)])
def test_two_play_at_one_screen(visit: Visit, turns: int) -> None:
    seat = Seat(visit())
    seat.be_guest()
    begin(seat)
    curtains = 0
    over = f"Turn {turns + 1} begins"
    while over not in (shown := seat.page.evaluate(_SHOWN))["log"]:
        assert seat.clicks < 400, f"'{over}' did not come"
        if shown["curtain"]:
            curtains += 1
            seat.page.get_by_role("button", name=T["hotseat.open"]).click()
            seat.page.locator(".table .board svg.map").wait_for()
        elif shown["turn"]:
            seat.play_one()
        else:
            seat.page.wait_for_timeout(30)
    assert curtains > 2 * turns
