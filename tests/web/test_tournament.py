"""A tournament of three in three browsers: opened, joined, begun, and its table."""

from __future__ import annotations

import random
import secrets
from typing import Final

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import texts
from tests.web.test_people import at_board

T: Final = texts("en")
PHRASE: Final = "three camels to tyre"


def member(visit: Visit) -> tuple[Seat, str]:
    """Somebody with an account in a browser of his own, and his name."""
    seat, name = Seat(visit(), random.Random(1)), f"Guy {secrets.token_hex(3)}"
    seat.ask("POST", "/register", {"name": name, "password": PHRASE})
    return seat, name


def test_a_tournament_is_opened_joined_begun_and_told_in_a_table(visit: Visit) -> None:
    (host, host_name), (guest, guest_name), (third, _) = (member(visit) for _ in range(3))
    page = host.visitor.go("/lobby")
    page.get_by_role("link", name=T["tournament.all"]).click()
    page.get_by_role("button", name=T["tournament.new"]).click()
    page.get_by_label(T["tournament.name"]).fill("Winter cup")
    page.get_by_label(T["tournament.twice"]).uncheck(force=True)
    assert violations(page) == []
    page.get_by_role("button", name=T["tournament.open_it"]).click()
    expect(page.locator("h1")).to_have_text("Winter cup")
    path = page.url.split(host.visitor.address)[1]
    for seat in (guest, third):
        seat.visitor.go(path)
        seat.page.get_by_role("button", name=T["tournament.join"], exact=True).click()
        expect(seat.page.get_by_role("button", name=T["tournament.leave"])).to_be_visible()
    page.reload()
    expect(page.locator("main li")).to_have_count(3)
    assert violations(page) == []
    page.get_by_role("button", name=T["tournament.start"]).click()
    games = page.locator("table a.game")
    # Each of the three games stands in the rows of both its players.
    expect(games).to_have_count(6)
    expect(games.first).to_have_text("…")
    assert violations(page) == []
    mine = guest.ask("GET", "/matches?list=mine")["matches"]
    assert len(mine) == 2
    match = next(m for m in mine if host_name in str(m["seats"]))
    host.visitor.go("/")
    card = page.locator("article").filter(has_text=guest_name).filter(has_text=host_name)
    expect(card.get_by_role("link", name=T["tournament.one"])).to_be_visible()
    guest.ask("POST", f"/matches/{match['id']}/resign", {})
    host.visitor.go(path)
    won = page.get_by_role("row").filter(has_text=host_name).filter(has_text="1").locator("a.game")
    expect(won.filter(has_text="1")).to_have_count(1)
    guest.visitor.go(f"/match/{next(m['id'] for m in mine if m is not match)}")
    at_board(guest.page)


def test_a_tournament_may_be_of_any_game_of_two(visit: Visit) -> None:
    host, _ = member(visit)
    page = host.visitor.go("/tournaments")
    page.get_by_role("button", name=T["tournament.new"]).click()
    page.get_by_label(T["tournament.name"]).fill("Around Acre")
    expect(page.get_by_label(T["tournament.years"])).to_be_visible()
    page.get_by_label(T["title.croisades"]).check(force=True)
    # It has scenarios instead, and no years of another game.
    page.get_by_label("The Siege of Acre").check(force=True)
    expect(page.get_by_label(T["tournament.years"])).to_have_count(0)
    page.get_by_role("button", name=T["tournament.open_it"]).click()
    expect(page.locator("h1")).to_have_text("Around Acre")
    made = host.ask(
        "GET", page.url.split(host.visitor.address)[1].replace("tournament", "tournaments")
    )
    assert (made["title"], made["edition"]) == ("croisades", "siege_of_acre")
