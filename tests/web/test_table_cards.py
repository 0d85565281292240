"""The hand: its places never move, every card says what it does and why it cannot be played."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_table_seats import seated


def at_cards(visit: Visit, *, phone: bool = False, **settings: Any) -> tuple[Seat, Seat, str]:
    """A Frank at his table, a Saracen who plays without a page: both are to choose a card."""
    second = Seat(visit())
    frank, saracen, match = seated(visit, first=Seat(visit(phone=phone)), second=second)
    frank.ask("PATCH", "/me/settings", settings or {"motion": "instant"})
    for seat in (frank, saracen):
        play(seat, match, "done")
    frank.sit(match)
    expect(frank.page.locator("button.card.lit").first).to_be_visible()
    return frank, saracen, match


def play(seat: Seat, match: str, action: str | None = None) -> str:
    """Play an action, or the first that there is, past the page."""
    table = seat.ask("GET", f"/matches/{match}/table")
    chosen = action or table["choices"][0]["action"]
    body = {"id": f"{seat.clicks}-{chosen}", "version": table["version"], "actions": [chosen]}
    seat.clicks += 1
    seat.ask("POST", f"/matches/{match}/actions", body)
    return str(chosen)


def hand(seat: Seat, match: str) -> list[str]:
    cards = seat.ask("GET", f"/matches/{match}/table")["view"]["cards"]
    return list(next(own["hand"] for own in cards if "hand" in own))


def places(page: Page) -> list[tuple[float, float]]:
    """The left and the lower edge of every place of the hand, held or not."""
    found: list[tuple[float, float]] = page.locator(".hand > li").evaluate_all(
        "(all) => all.map((node) => node.getBoundingClientRect())"
        ".map((box) => [Math.round(box.left), Math.round(box.bottom)])"
    )
    return found


def places_at_rest(page: Page) -> list[tuple[float, float]]:
    """Where the cards lie once the layout of the board has come."""
    before: list[tuple[float, float]] = []
    while (now := places(page)) != before or not now:
        before = now
        page.wait_for_timeout(500)
    return now


def test_no_card_of_the_hand_moves_when_the_opponent_lays_one(visit: Visit) -> None:
    for phone in (False, True):
        frank, saracen, match = at_cards(visit, phone=phone)
        before = places_at_rest(frank.page)
        assert len(before) == 6
        play(saracen, match)
        expect(frank.page.locator(".played .card")).to_have_count(1)
        assert places(frank.page) == before


def test_cards_keep_their_places_when_one_is_played(visit: Visit) -> None:
    frank, saracen, match = at_cards(visit)
    page = frank.page
    before, held = places_at_rest(page), hand(frank, match)
    page.locator("button.card.lit").nth(2).click()
    expect(page.locator("button.card.laid")).to_have_count(1)
    assert places(page) == before
    play(saracen, match)
    expect(page.locator(".hand button.card")).to_have_count(5)
    assert places(page) == before
    assert page.locator(".hand > li").nth(2).locator("button").count() == 0
    page.reload()
    expect(page.locator(".hand button.card")).to_have_count(5)
    left = page.locator(".hand > li").evaluate_all(
        "(all) => all.map((node) => node.firstElementChild.dataset.card ?? null)"
    )
    assert [card in (None, kept) for card, kept in zip(left, held, strict=True)] == [True] * 6


def test_a_card_says_what_it_does_on_hover_and_focus(visit: Visit) -> None:
    frank, _, match = at_cards(visit)
    page = frank.page
    said = frank.ask("GET", "/rules/rex/2.0/en/cards")
    texts = {text["card"]: text["text"] for text in said}
    tip, cards = page.locator(".card-tip"), page.locator(".hand button.card")
    first, last = hand(frank, match)[0], hand(frank, match)[-1]
    expect(tip).to_have_count(0)
    cards.first.hover()
    expect(tip).to_contain_text(texts[first])
    # The pointer goes on into the tip, to its rule.
    tip.hover()
    href = tip.get_by_role("link").get_attribute("href") or ""
    assert href.startswith("/rules/rex/2.0#card%20")
    page.mouse.move(5, 400)
    expect(tip).to_have_count(0)
    cards.first.focus()
    for _ in range(len(hand(frank, match)) - 1):
        page.keyboard.press("Tab")
    expect(tip).to_contain_text(texts[last])
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # What the eye reads is told to who cannot see it, and stands in the list.
    assert (
        cards.first.evaluate("(node) => node.ariaDescribedByElements[0].textContent")
        == (texts[first])
    )
    page.get_by_role("tab", name="List").click()
    expect(page.locator("#table-panel dl")).to_contain_text(texts[first])


def test_a_long_press_reads_a_card_and_a_tap_plays_it(visit: Visit) -> None:
    frank, _, _ = at_cards(visit, phone=True)
    page = frank.page
    box = page.locator("button.card.lit").first.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".card-tip")).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".card-tip")).to_be_visible()
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "true")
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "false")


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    frank, _, _ = at_cards(visit)
    page = frank.page
    page.locator("button.card.lit").first.click()
    expect(page.locator("button.card.lit")).to_have_count(0)
    page.locator(".hand button.card").last.hover()
    expect(page.locator(".card-tip .reason")).to_have_text(
        "Not now – 4.1: you have already chosen a card: take it back first."
    )


def test_with_confirmation_a_first_click_lifts_and_a_second_plays(visit: Visit) -> None:
    frank, _, _ = at_cards(visit, confirm_cards=True, motion="instant")
    page = frank.page
    card, other = page.locator("button.card.lit").first, page.locator("button.card.lit").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".card-tip")).to_contain_text("Click it again to play it")
    other.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(other).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "true")
    card.click()
    card.click()
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "false")


def test_confirmation_is_a_setting_that_stays(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest()
    page = seat.visitor.go("/settings")
    page.get_by_role("switch", name="Confirm cards").click()
    page.wait_for_function(
        "() => fetch('/api/me').then((reply) => reply.json())"
        ".then((me) => me.settings.confirm_cards)"
    )
    page.reload()
    expect(page.get_by_role("switch", name="Confirm cards")).to_be_checked()
