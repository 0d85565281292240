"""Two people: invitations answered, games played again, talk that stays, unread marks."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import texts
from tests.web.test_table_seats import OPEN, play_a_ply

T: Final = texts("en")


def two(visit: Visit) -> tuple[Seat, Seat]:
    """Two guests in browsers of their own, the second at the first page."""
    host, friend = Seat(visit()), Seat(visit(), random.Random(8))
    host.be_guest()
    friend.be_guest()
    friend.visitor.go("/")
    return host, friend


def name_of(seat: Seat) -> str:
    return str(seat.ask("GET", "/me")["user"]["name"])


def invite(host: Seat, friend: Seat) -> str:
    """Fill in the form for a game with a friend by name, as Franks; the path of the match."""
    page = host.visitor.go("/new")
    page.get_by_role("radio", name=T["new.kind_user"]).check()
    page.get_by_label(T["new.name"]).fill(name_of(friend))
    page.get_by_role("radio", name="Franks").check()
    page.get_by_role("button", name=T["new.open_table"]).click()
    expect(page.get_by_text(T["waiting.asked"].format(name=name_of(friend)))).to_be_visible()
    return page.url.split(host.visitor.address)[1]


def at_board(page: Page) -> None:
    expect(page.locator(".table .board svg.map")).to_be_visible()


def test_an_invitation_by_name_is_seen_counted_and_accepted(visit: Visit) -> None:
    host, friend = two(visit)
    path = invite(host, friend)
    page = friend.page
    # The first page hears of it by itself.
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    card = page.locator("article").filter(has_text=T["invitation.by"].format(name=name_of(host)))
    expect(card.get_by_role("button", name=T["invitation.decline"])).to_be_visible()
    expect(page.locator("h2 .badge")).to_contain_text("1 invitation")
    assert violations(page) == []
    friend.visitor.go(path)
    game = T["invitation.to"].format(name=name_of(host), game="Crusader Rex")
    expect(page.locator("h1")).to_have_text(game)
    expect(page.get_by_text(T["invitation.side"].format(side="Saracens"))).to_be_visible()
    expect(page.locator(".picture svg")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=T["invitation.accept"]).click()
    at_board(page)
    at_board(host.page)


def test_a_declined_invitation_goes_to_another(visit: Visit) -> None:
    host, friend = two(visit)
    other = Seat(visit())
    other.be_guest()
    invite(host, friend)
    friend.page.get_by_role("button", name=T["invitation.decline"]).click()
    expect(friend.page.get_by_role("button", name=T["invitation.decline"])).to_have_count(0)
    expect(friend.page).not_to_have_title(re.compile(r"^\("))
    page = host.page
    expect(page.get_by_text(T["waiting.declined"].format(name=name_of(friend)))).to_be_visible()
    assert violations(page) == []
    page.get_by_label(T["new.name"]).fill(name_of(other))
    page.get_by_role("button", name=T["waiting.ask"]).click()
    expect(page.get_by_text(T["waiting.asked"].format(name=name_of(other)))).to_be_visible()
    other.visitor.go("/")
    other.page.get_by_role("button", name=T["invitation.accept"]).click()
    at_board(other.page)
    at_board(page)


def test_a_rematch_changes_sides_and_waits_for_a_yes(visit: Visit) -> None:
    host, friend = two(visit)
    match = host.make(OPEN)
    friend.ask("POST", f"/matches/{match}/join", {})
    host.sit(match)
    friend.sit(match)
    host.ask("POST", f"/matches/{match}/resign", {})
    ending = host.page.locator(".ending")
    ending.get_by_role("button", name=T["table.rematch"]).click()
    expect(host.page.get_by_text(T["waiting.asked"].format(name=name_of(friend)))).to_be_visible()
    asked = T["table.rematch_asked"].format(name=name_of(host), side="Franks")
    expect(friend.page.locator(".ending")).to_contain_text(asked)
    # From the menu as well as from the end of the game.
    friend.page.get_by_role("button", name=T["table.menu"]).click()
    menu = friend.page.get_by_role("dialog")
    menu.get_by_role("button", name=T["invitation.accept"]).click()
    for seat, role in ((host, "saracen"), (friend, "frank")):
        at_board(seat.page)
        again = seat.page.url.split("/match/")[1]
        assert again != match
        assert seat.ask("GET", f"/matches/{again}")["yours"] == [role]


@pytest.mark.slow
@pytest.mark.parametrize("plies", [20, pytest.param(50, marks=pytest.mark.proof)])
def test_talk_stays_on_both_screens_over_many_moves(visit: Visit, plies: int) -> None:
    host, friend = two(visit)
    match = host.make(OPEN)
    friend.ask("POST", f"/matches/{match}/join", {})
    seats, choice = {"frank": host, "saracen": friend}, random.Random(5)
    said = []
    for seat in seats.values():
        seat.sit(match)
        seat.page.get_by_role("tab", name=T["table.chat"]).click()
    for ply in range(plies):
        if ply % 10 == 0:
            seat = (host, friend)[ply // 10 % 2]
            said.append(f"line {ply}")
            seat.page.get_by_placeholder(T["table.chat_line"]).fill(said[-1])
            seat.page.get_by_role("button", name=T["table.send"], exact=True).click()
        assert play_a_ply(seats, match, choice)
    for seat in seats.values():
        version = seat.ask("GET", f"/matches/{match}/table?since=1000000")["version"]
        expect(seat.page.locator(f"[data-version='{version}']")).to_be_visible()
        lines = seat.page.locator("ol[aria-label=Chat] li")
        expect(lines).to_have_count(len(said))
        for line, text in zip(lines.all_inner_texts(), said, strict=True):
            assert text in line


def test_what_was_not_read_is_marked_until_it_is(visit: Visit) -> None:
    host, friend = two(visit)
    match = host.make(OPEN)
    friend.ask("POST", f"/matches/{match}/join", {})
    for text in ("well met", "your move"):
        host.ask("POST", f"/matches/{match}/chat", {"text": text})
    card = friend.page.locator("article").filter(has_text=name_of(host))
    expect(card).to_contain_text("2 new messages")
    friend.sit(match)
    tab = friend.page.get_by_role("tab", name=re.compile(T["table.chat"]))
    expect(tab).to_contain_text("2 new messages")
    friend.page.reload()
    expect(tab).to_contain_text("2 new messages")
    tab.click()
    expect(friend.page.locator("ol[aria-label=Chat]")).to_contain_text("your move")
    expect(tab).to_have_text(T["table.chat"])
    # He reads what is said while he listens, and sees that somebody writes.
    host.sit(match)
    host.page.get_by_role("tab", name=re.compile(T["table.chat"])).click()
    host.page.get_by_placeholder(T["table.chat_line"]).press_sequentially("so")
    expect(friend.page.get_by_text(T["table.writing"].format(name=name_of(host)))).to_be_visible()
    friend.visitor.go("/")
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("new message")


def test_cards_of_a_slow_game_tell_the_time_left(visit: Visit) -> None:
    host, friend = two(visit)
    clock = {"kind": "days", "bank": 3 * 86_400, "increment": 0, "on_timeout": "lose"}
    match = host.make(OPEN, clock=clock)
    friend.ask("POST", f"/matches/{match}/join", {})
    host.visitor.go("/")
    for seat, other in ((host, friend), (friend, host)):
        card = seat.page.locator("article").filter(has_text=name_of(other))
        # The Franks set up first: their time runs.
        expect(card.locator("li").nth(0)).to_contain_text("2 days 23 h left")
        expect(card.locator("li").nth(1)).to_contain_text("3 days left")
    # Whose time runs is told until when, at his own card.
    expect(host.page.locator("article li").nth(0)).to_contain_text("until")
    expect(friend.page.locator("article li").nth(0)).not_to_contain_text("until")
