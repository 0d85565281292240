"""The table by itself: undo, refusals, keyboard, languages, a lost server, accessibility."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.site import free_port, new_visitor, served

BOT: Final = {"kind": "bot", "bot": "squire"}


def at_table(visit: Visit, motion: str = "instant", *, years: int = 0, **wanted: Any) -> Seat:
    """A Frank against the computer, at his set-up, in a war of so many years (0: all of them)."""
    seat = Seat(visit(**wanted))
    seat.be_guest(motion=motion)
    seat.sit(seat.make(BOT, options={"years": years} if years else {}))
    seat.turn_comes()
    seat.board_rests()
    return seat


def target(seat: Seat, selector: str, aim: str) -> dict[str, Any]:
    """Where to click on something on the map."""
    box = seat.page.locator(f"{selector} {aim}").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return {"kind": "map", "x": x, "y": y}


def block(seat: Seat, name: str) -> dict[str, Any]:
    return target(seat, f'[data-block="{name}"]', ".frame")


def town(seat: Seat, name: str) -> dict[str, Any]:
    return target(seat, f'[data-town="{name}"]', ".target")


def moving(seat: Seat) -> None:
    """Play set-up and cards until the Frank may move."""
    for _ in range(60):
        seat.turn_comes()
        if "left: choose what to move" in seat.page.locator(".asked").inner_text():
            return
        seat.play_one(0)
    raise AssertionError("the Franks never came to move")


def test_a_block_is_moved_to_another_seat_and_the_move_undone(visit: Visit) -> None:
    seat = at_table(visit)
    undo = seat.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    seat.click(block(seat, "raymond_tiberias"))
    seat.click(target(seat, ".town.reach", ".target"))
    log = seat.page.locator("[aria-label=Log]").first
    expect(log).to_contain_text("Raymond of Tiberias")
    expect(undo).to_be_enabled()
    undo.click()
    expect(log).not_to_contain_text("Raymond of Tiberias")
    expect(undo).to_be_disabled()


_CARRIED_TO: Final = """([x, y]) => {
  const box = document.querySelector(".carried .frame")?.getBoundingClientRect();
  return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 3;
}"""


def test_a_block_can_be_dragged(visit: Visit) -> None:
    seat = at_table(visit, "normal")
    start = block(seat, "raymond_tiberias")
    mouse = seat.page.mouse
    goal = town(seat, "tripoli")
    mouse.move(start["x"], start["y"])
    mouse.down()
    mouse.move(start["x"] + 20, start["y"] - 20, steps=3)
    mouse.move(goal["x"], goal["y"], steps=6)
    # It is where the pointer is, as soon as that is drawn.
    seat.page.wait_for_function(_CARRIED_TO, arg=[goal["x"], goal["y"]])
    mouse.up()
    expect(seat.page.locator("[aria-label=Log]").first).to_contain_text("Tripoli")


def test_what_is_not_legal_is_refused_in_words_with_its_rule(visit: Visit) -> None:
    seat = at_table(visit)
    seat.click(block(seat, "raymond_tiberias"))
    seat.click(town(seat, "damascus"))
    notice = seat.page.locator(".notice")
    expect(notice).to_contain_text("Damascus is not a seat of Raymond of Tiberias")
    link = notice.get_by_role("link")
    assert (link.get_attribute("href") or "").endswith("/rules/rex/2.0#3.1")


def test_a_limit_is_told_in_figures_with_its_rule(visit: Visit) -> None:
    seat = at_table(visit)
    limits = seat.page.locator(".limits")
    expect(limits).to_have_count(0)
    seat.click(block(seat, "templar_jerusalem"))
    seat.click(town(seat, "gaza"))
    expect(limits).to_contain_text("castle of Gaza: 2 of 1")
    link = limits.get_by_role("link")
    assert (link.get_attribute("href") or "").endswith("/rules/rex/2.0#3.1")
    seat.page.get_by_role("button", name="Undo").click()
    expect(limits).to_have_count(0)


def test_the_king_is_seen_thinking(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest()
    seat.sit(seat.make({"kind": "bot", "bot": "king"}))
    seat.turn_comes()
    # He may have thought it over before one could look twice.
    seat.page.evaluate(
        """() => new MutationObserver(() => {
          window.thought ||= document.querySelector(".thinking")?.textContent;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    seat.page.get_by_role("button", name="End set-up").click()
    thought = seat.page.wait_for_function("() => window.thought")
    assert "King is thinking" in thought.json_value()
    expect(seat.page.locator(".thinking")).to_have_count(0)


@pytest.mark.parametrize(("motion", "moves"), [("normal", True), ("instant", False)])
def test_a_board_without_movement_stands_still(visit: Visit, motion: str, moves: bool) -> None:
    seat = at_table(visit, motion)
    seat.click(block(seat, "raymond_tiberias"))
    expect(seat.page.locator(".town.reach").first).to_be_visible()
    animated = "document.querySelector('.board').getAnimations({ subtree: true }).length > 0"
    assert seat.page.evaluate(animated) is moves


def test_the_knight_is_asked_for_a_hint(visit: Visit) -> None:
    seat = at_table(visit)
    moving(seat)
    before = seat.page.locator("[data-version]").get_attribute("data-version")
    seat.page.get_by_role("button", name="Hint").click()
    expect(seat.page.locator(".notice")).to_contain_text("Knight would choose: ")
    assert seat.page.locator("[data-version]").get_attribute("data-version") == before


def test_a_turn_is_reset_in_one_click(visit: Visit) -> None:
    seat = at_table(visit)
    moving(seat)
    before = seat.page.locator(".asked").inner_text()
    reset = seat.page.get_by_role("button", name="Reset turn")
    for _ in range(12):
        goals = [one for one in seat.clickable() if one["kind"] in ("reach", "block")]
        if reset.is_enabled():
            break
        if goals:
            seat.click(max(goals, key=lambda one: one["kind"]))
    reset.click()
    expect(seat.page.locator(".asked")).to_have_text(before)
    expect(seat.page.locator(".tile.dim")).to_have_count(0)


def test_giving_moves_away_is_asked_about_first(visit: Visit) -> None:
    seat = at_table(visit)
    moving(seat)
    asked = seat.page.locator(".asked").inner_text()
    seat.page.locator('.prompt [data-action="done"]').click()
    expect(seat.page.locator(".ask")).to_contain_text("End your moves?")
    seat.page.get_by_role("button", name="Not yet").click()
    expect(seat.page.locator(".asked")).to_have_text(asked)


@pytest.mark.parametrize(
    ("language", "prompt"),
    [("es", "Cambia de sede"), ("fr", "Changez des blocs")],
)
def test_the_table_speaks(visit: Visit, language: str, prompt: str) -> None:
    seat = at_table(visit, language=language)
    expect(seat.page.locator(".asked")).to_contain_text(prompt)
    shown = seat.page.locator("body").inner_text()
    for english in ("Undo", "draw pool", "Search the log", "Mediterranean"):
        assert english not in shown


# --- The keyboard -----------------------------------------------------------------------------


def focused(page: Page) -> str:
    """What has the focus, by what it stands for."""
    told: str = page.evaluate(
        "() => { const node = document.activeElement; const data = node.dataset ?? {};"
        " return data.town ?? data.block ?? data.action ?? data.choice ?? data.card ?? node.id; }"
    )
    return told


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(150):
        if focused(page) == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_the_map_is_played_with_the_keyboard(visit: Visit) -> None:
    seat = at_table(visit)
    page = seat.page
    tab_to(page, "raymond_tiberias")
    page.keyboard.press("Enter")
    expect(page.locator(".town.reach").first).to_be_visible()
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        if page.evaluate("() => document.activeElement.classList.contains('reach')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[aria-label=Log]").first).to_contain_text("Raymond of Tiberias")
    tab_to(page, "done")
    page.keyboard.press("Enter")
    expect(page.locator("button.card.lit").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("years", [1, pytest.param(0, marks=pytest.mark.proof)])
def test_a_whole_game_with_the_keyboard_and_the_list(visit: Visit, years: int) -> None:
    seat = at_table(visit, years=years)
    page, choice = seat.page, random.Random(5)
    tab_to(page, "tab-actions")
    page.keyboard.press("Enter")
    # While the last choice is on its way no button can be focused.
    choices = page.locator("[data-choice]:enabled")
    expect(choices.first).to_be_visible()
    for _ in range(3000):
        seat.turn_comes()
        if seat.status != "running":
            break
        offered = choices.evaluate_all("(all) => all.map((node) => node.dataset.choice)")
        if not offered:
            continue
        lazy = "done" in offered and choice.random() < 0.95
        wanted = "done" if lazy else choice.choice(offered)
        version = seat.version
        # From one button of the list to another: the Tab key does it one by one.
        choices.nth(offered.index(wanted)).evaluate("(node) => node.tabIndex < 0 || node.focus()")
        assert focused(page) == wanted
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(version) => document.querySelector('[data-version]').dataset.version !== version",
            arg=str(version),
        )
    expect(page.locator(".ending")).to_be_visible()


# --- A server that goes away ------------------------------------------------------------------


@pytest.mark.slow
def test_a_click_survives_a_restart_of_the_server(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    del site  # the page must be built; this test needs a server of its own
    port = free_port()
    with served(tmp_path / "matches.db", port) as address:
        visitor = new_visitor(browser, address)
        seat = Seat(visitor)
        seat.be_guest()
        seat.sit(seat.make(BOT))
        seat.turn_comes()
        seat.click(block(seat, "raymond_tiberias"))
        expect(seat.page.locator(".town.reach").first).to_be_visible()
    banner = seat.page.locator(".link p")
    expect(banner).to_contain_text("The connection is lost")
    seat.page.locator(".town.reach .target").first.dispatch_event("click")
    expect(banner).to_contain_text("Your click is kept")
    with served(tmp_path / "matches.db", port):
        expect(banner).to_have_count(0)
        expect(seat.page.locator("[aria-label=Log]").first).to_contain_text("Raymond of Tiberias")
        visitor.context.close()


# --- Accessibility ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "scheme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing_at_the_table(visit: Visit, phone: bool, scheme: str) -> None:
    seat = at_table(visit, phone=phone, color_scheme=scheme)
    assert violations(seat.page) == []
    for panel in ("List", "Chat", "Notes", "Dice", "Odds"):
        seat.page.get_by_role("tab", name=panel).click()
        assert violations(seat.page) == [], panel
    seat.page.get_by_role("tab", name="Log").click()
    if phone:
        seat.page.get_by_role("tab", name="Log").click()
    seat.page.get_by_role("button", name="Table menu").click()
    assert violations(seat.page) == [], "menu"
    seat.page.keyboard.press("Escape")
    for _ in range(400):
        seat.turn_comes()
        if seat.page.locator(".battle").count():
            break
        seat.play_one()
    assert violations(seat.page) == [], "battle"
    wider = seat.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0
