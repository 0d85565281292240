"""Whole games at the table, played by clicking and tapping."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.seat import Seat


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_whole_game_against_the_computer(visit: Visit, phone: bool) -> None:
    seat = Seat(visit(phone=phone))
    seat.be_guest()
    seat.sit(seat.make({"kind": "bot", "bot": "squire"}))
    seat.play_out()
    expect(seat.page.locator(".ending")).to_be_visible()
    assert {"card", "prompt", "reach"} <= set(seat.kinds)
