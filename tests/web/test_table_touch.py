"""Fingers on the board of a phone: one pushes it, two stretch it, a block is drawn along."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_table import at_table, block, town

Spot = tuple[float, float]


class Fingers:
    """What the touch screen reports, finger by finger."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def _tell(self, kind: str, spots: list[Spot]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, starts: list[Spot], ends: list[Spot], steps: int = 8) -> None:
        """Put fingers down, draw them along and lift them."""
        self._tell("touchStart", starts)
        for step in range(1, steps + 1):
            part = step / steps
            self._tell(
                "touchMove",
                [
                    (x + (u - x) * part, y + (v - y) * part)
                    for (x, y), (u, v) in zip(starts, ends, strict=True)
                ],
            )
        self._tell("touchEnd", [])


def scale(page: Page) -> float:
    """How large the board is drawn."""
    told = page.locator("svg.map > g").get_attribute("transform") or ""
    found = re.search(r"scale\((\S+)\)", told)
    assert found is not None, told
    return float(found.group(1))


def spot(target: dict[str, Any]) -> Spot:
    return target["x"], target["y"]


def test_two_fingers_zoom_where_they_are_and_one_pushes(visit: Visit) -> None:
    seat = at_table(visit, phone=True)
    page, fingers = seat.page, Fingers(seat.page)
    small = scale(page)
    before = spot(town(seat, "tiberias"))
    # Two fingers around Tiberias move apart: it stays between them and grows.
    apart = [(before[0] - 90, before[1]), (before[0] + 90, before[1])]
    fingers.move([(before[0] - 30, before[1]), (before[0] + 30, before[1])], apart)
    seat.board_rests()
    large = scale(page)
    assert 2.3 * small < large < 3.7 * small
    after = spot(town(seat, "tiberias"))
    assert abs(after[0] - before[0]) < 25
    assert abs(after[1] - before[1]) < 25
    fingers.move([after], [(after[0] + 60, after[1] + 80)])
    seat.board_rests()
    pushed = spot(town(seat, "tiberias"))
    assert abs(pushed[0] - after[0] - 60) < 12
    assert abs(pushed[1] - after[1] - 80) < 12
    assert scale(page) == large
    fingers.move(apart, [(before[0] - 30, before[1]), (before[0] + 30, before[1])])
    seat.board_rests()
    assert scale(page) < large
    # None of it was a click.
    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)


def test_a_block_is_drawn_to_another_town_with_a_finger(visit: Visit) -> None:
    seat = at_table(visit, phone=True)
    before = scale(seat.page)
    start, goal = block(seat, "raymond_tiberias"), town(seat, "tripoli")
    Fingers(seat.page).move([spot(start)], [spot(goal)])
    seat.page.get_by_role("tab", name="Log").click()
    expect(seat.page.locator("[aria-label=Log]").first).to_contain_text(
        re.compile("Raymond of Tiberias .* Tripoli")
    )
    assert scale(seat.page) == before, "the board stays as it is"
