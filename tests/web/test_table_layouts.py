"""The board in windows of all shapes: what is seen of it, and what covers it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has none
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_table import BOT, at_table, block, moving, town

LANDSCAPE: Final = ViewportSize(width=844, height=390)
ZOOMED: Final = ViewportSize(width=720, height=450)
"""A laptop of 1440 x 900 at 200 %."""
BLOCK: Final = 46

# Which towns and blocks are not wholly inside the map, and how large it is drawn.
_SEEN: Final = """() => {
  const map = document.querySelector("svg.map").getBoundingClientRect();
  const outside = [];
  for (const node of document.querySelectorAll(".town .target, .block .frame, .town .label")) {
    const box = node.getBoundingClientRect();
    const [left, top] = [box.left - map.left, box.top - map.top];
    if (Math.min(left, top, map.right - box.right, map.bottom - box.bottom) < 0)
      outside.push(node.parentNode.getAttribute("aria-label"));
  }
  const transform = document.querySelector(".map > g").getAttribute("transform");
  const scale = /scale\\((\\S+)\\)/.exec(transform);
  return { outside, scale: Number(scale[1]), blocks: document.querySelectorAll(".block").length };
}"""
# What can be chosen or is chosen, in sight but under a panel.
_COVERED: Final = """(panels) => {
  const covered = [];
  const targets = ".town.lit, .town.reach, .block.lit, .block.chosen";
  for (const node of document.querySelectorAll(targets)) {
    const box = node.querySelector(".target, .frame").getBoundingClientRect();
    const there = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const depth = there.findIndex((one) => node.contains(one));
    const above = there.slice(0, Math.max(0, depth)).find((one) => one.closest(panels));
    if (above) covered.push(`${above.className}: ${node.getAttribute("aria-label")}`);
  }
  return covered;
}"""
PANELS: Final = ".floating, .tip, .east"


def covered(page: Page, panels: str = PANELS) -> list[str]:
    """What a player looks for and a panel hides."""
    found: list[str] = page.evaluate(_COVERED, panels)
    return found


def resized(seat: Seat, size: ViewportSize) -> None:
    seat.page.set_viewport_size(size)
    seat.board_rests()


def test_a_laptop_shows_the_whole_war_at_once(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest()
    seat.page.goto(f"{seat.visitor.address}/match/{seat.make(BOT)}")
    expect(seat.page.locator('[data-layout="wide"] .town')).to_have_count(53)
    seat.turn_comes()
    seat.board_rests()
    seen: dict[str, Any] = seat.page.evaluate(_SEEN)
    assert seen["outside"] == []
    assert seen["blocks"] > 30
    assert seen["scale"] * BLOCK >= 28
    expect(seat.page.locator(".minimap")).to_have_count(0)


def test_a_block_in_hand_leaves_the_board_its_size(visit: Visit) -> None:
    seat = Seat(visit())
    seat.visitor.go("/learn/4_crusaders")
    expect(seat.page.locator('[data-layout="wide"] .town')).to_have_count(53)
    panel = seat.page.locator(".floating")
    expect(panel).to_contain_text("Pilgrims from Genoa")
    expect(panel).to_be_in_viewport(ratio=1)
    seat.board_rests()
    assert seat.page.evaluate(_SEEN)["scale"] * BLOCK >= 28
    assert covered(seat.page) == []


def test_the_first_wide_board_says_once_that_east_is_on_top(visit: Visit) -> None:
    seat = at_table(visit)
    told = seat.page.get_by_role("note")
    expect(told).to_contain_text("East is on top, as on medieval maps")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    seat.page.reload()
    expect(seat.page.locator('[data-layout="wide"] .town')).to_have_count(53)
    expect(told).to_have_count(0)


def test_the_tall_board_can_be_kept_and_is_remembered(visit: Visit) -> None:
    seat = at_table(visit)
    page = seat.page
    page.get_by_role("button", name="Tall map, north on top").click()
    expect(page.locator('[data-layout="tall"]')).to_be_visible()
    page.reload()
    page.locator(".town").first.wait_for()
    expect(page.locator('[data-layout="tall"]')).to_be_visible()
    match = page.url
    seat.visitor.go("/settings")
    switch = page.get_by_label("Always the tall map")
    expect(switch).to_be_checked()
    switch.click()
    page.goto(match)
    expect(page.locator('[data-layout="wide"] .town')).to_have_count(53)


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED], ids=["landscape", "zoomed"])
def test_a_low_window_gives_its_height_to_the_board(visit: Visit, size: ViewportSize) -> None:
    seat = at_table(visit)
    resized(seat, size)
    box = seat.page.locator("main.board").bounding_box()
    assert box is not None
    assert box["height"] == size["height"]
    assert box["width"] >= 0.6 * size["width"]
    for part in (".prompt", ".tabs", ".top .tool"):
        expect(seat.page.locator(part).first).to_be_in_viewport()
    seat.click(block(seat, "raymond_tiberias"))
    seat.board_rests()
    assert covered(seat.page) == []


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED], ids=["landscape", "zoomed"])
def test_in_a_low_window_the_coach_speaks_where_he_is_seen(
    visit: Visit, size: ViewportSize
) -> None:
    seat = Seat(visit(language="fr"))
    seat.be_guest(coach=None)
    seat.sit(seat.make(BOT))
    resized(seat, size)
    for part in (".coach", ".prompt", ".tabs"):
        expect(seat.page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_docked_panel_leaves_a_phone_half_of_its_board(visit: Visit) -> None:
    seat = at_table(visit, phone=True)
    moving(seat)
    opened(seat.page, "antioch")
    expect(seat.page.locator(".tray .chosen")).not_to_have_count(0)
    seat.board_rests()
    panel = seat.page.locator(".tray").bounding_box()
    board = seat.page.locator("main.board").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["height"] < 0.5 * board["height"]


SHAPES: Final = {
    "wide": (ViewportSize(width=1440, height=900), False),
    "small": (ViewportSize(width=1366, height=768), False),
    "tall": (ViewportSize(width=1440, height=900), True),
    "tablet": (ViewportSize(width=820, height=1180), False),
    "landscape": (LANDSCAPE, False),
    "zoomed": (ZOOMED, False),
    "phone": (ViewportSize(width=390, height=844), False),
}


def opened(page: Page, place: str) -> None:
    """Clicks on a town until its panel is there: a board still turning may drop a click."""
    panel = page.locator(".tray, .menu")
    for _ in range(10):
        page.locator(f'[data-town="{place}"]').dispatch_event("click")
        try:
            expect(panel).not_to_have_count(0, timeout=6000)
            return
        except AssertionError:
            continue
    expect(panel).not_to_have_count(0)


@pytest.mark.slow
def test_no_panel_covers_what_can_be_chosen(visit: Visit) -> None:
    seat = at_table(visit)
    page = seat.page
    moving(seat)
    found: dict[str, list[str]] = {}
    for name, (size, tall) in SHAPES.items():
        resized(seat, size)
        if tall:
            page.get_by_role("button", name="Tall map, north on top").click()
        for place in ("tripoli", "tiberias", "acre", "jerusalem", "ascalon", "antioch", "damascus"):
            page.keyboard.press("Escape")
            opened(page, place)
            expect(page.locator(".tray", has_text="Looking for ways")).to_have_count(0)
            seat.board_rests()
            page.wait_for_timeout(350)
            if under := covered(page):
                found[f"{name} {place}"] = under
        page.keyboard.press("Escape")
        if tall:
            page.get_by_role("button", name="Wide map, east on top").click()
    assert found == {}


def test_a_tip_ends_with_the_click(visit: Visit) -> None:
    seat = at_table(visit)
    page = seat.page
    spot = block(seat, "raymond_tiberias")
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".tip")).to_contain_text("Raymond of Tiberias")
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    goal = town(seat, "kerak")
    page.mouse.move(goal["x"], goal["y"])
    expect(page.locator(".tip")).to_be_visible()
    assert covered(page, ".tip") == []


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_names_of_all_tabs_can_be_read(visit: Visit, language: str) -> None:
    seat = at_table(visit, language=language)
    for width, height in ((1440, 900), (844, 390), (390, 844)):
        seat.page.set_viewport_size({"width": width, "height": height})
        cut = seat.page.locator(".tabs").evaluate(
            "(tabs) => [...tabs.children].filter((tab) => tab.scrollWidth > tab.clientWidth"
            " || tab.getBoundingClientRect().right > tabs.getBoundingClientRect().right + 1)"
            ".map((tab) => tab.textContent)"
        )
        assert cut == [], width


def test_names_and_sizes_of_targets_are_as_axe_wants_them(visit: Visit) -> None:
    seat = at_table(visit)
    moving(seat)
    rules = {"label-content-name-mismatch": {"enabled": True}, "target-size": {"enabled": True}}
    found = Axe().run(seat.page, options={"rules": rules}).response["violations"]
    assert [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]] == []
