"""Whole games at the table, played by clicking and tapping."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.seat import Seat

CLICKS: Final = 60
"""At least; setting up alone takes half of them."""
EVERYTHING: Final = frozenset(("card", "prompt", "reach"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("phone", "years"),
    [
        pytest.param(False, 1, id="laptop", marks=pytest.mark.proof),
        pytest.param(True, 1, id="phone"),
        pytest.param(False, 0, id="laptop-all-years", marks=pytest.mark.proof),
        pytest.param(True, 0, id="phone-all-years", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_against_the_computer(visit: Visit, phone: bool, years: int) -> None:
    """Of so many years, winter and ending included."""
    seat = Seat(visit(phone=phone))
    seat.be_guest()
    seat.sit(seat.make({"kind": "bot", "bot": "squire"}, options={"years": years} if years else {}))
    seat.play_out()
    expect(seat.page.locator(".ending")).to_be_visible()
    assert set(seat.kinds) >= EVERYTHING


@pytest.mark.slow
def test_a_year_is_begun_with_a_mouse(visit: Visit) -> None:
    """The beginning of what a phone plays to its end above, cards and moves on the map included."""
    seat = Seat(visit())
    seat.be_guest()
    seat.sit(seat.make({"kind": "bot", "bot": "squire"}, options={"years": 1}))
    seat.play_out(CLICKS)
    while seat.status == "running" and not set(seat.kinds) >= EVERYTHING:
        seat.play_out(seat.clicks + 10)
    assert set(seat.kinds) >= EVERYTHING
