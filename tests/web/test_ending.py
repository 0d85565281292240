"""The end of a game at the table, and the analysis in its replay."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_pages import texts

T: Final = texts("en")
BOT: Final = {"kind": "bot", "bot": "squire"}
WORKED_OUT: Final = 240_000
"""Milliseconds for what the server computes beside other work."""


def _weight(action: str) -> str:
    """Move cards before events, the highest first: then there is a movement phase to look at."""
    return action if action.startswith("card move_") else ""


def play_turns(seat: Seat, match: str, turns: int) -> None:
    """Play by requests until so many turns are over: cards and nothing else."""
    number = 0
    for _ in range(4000):
        table = seat.ask("GET", f"/matches/{match}/table?role=frank")
        view = table["view"]
        if (view["year"] - 1187) * 6 + view["turn"] > turns:
            return
        actions = [choice["action"] for choice in table["choices"]]
        if not actions:
            seat.page.wait_for_timeout(30)
            continue
        body: dict[str, Any] = {
            "id": f"step {number}", "version": table["version"], "role": "frank",
            "actions": ["done" if "done" in actions else max(actions, key=_weight)],
        }  # fmt: skip
        number += 1
        seat.ask("POST", f"/matches/{match}/actions", body)
    raise AssertionError("the game does not get on")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_end_turns_everything_up_and_tells_how_it_went(visit: Visit, phone: bool) -> None:
    seat = Seat(visit(phone=phone))
    seat.be_guest()
    match = seat.make(BOT)
    play_turns(seat, match, 2)
    seat.sit(match)
    page = seat.page
    backs = page.locator(".block:not([data-block])")
    named = page.locator(".block[data-block='saladin']")
    expect(named).to_have_count(0)
    seat.ask("POST", f"/matches/{match}/resign", {"role": "frank"})
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", name=T["table.lost"])).to_be_visible()
    expect(ending).to_contain_text("The Saracens win: the Franks have resigned.")
    # A screen reader is told, and no empty box is left where the prompt was.
    expect(page.locator("[role=log]")).to_contain_text(
        "The Saracens win: the Franks have resigned."
    )
    expect(page.locator(".prompt")).to_have_count(0)
    # All blocks face up, and no battle board over them.
    expect(named).to_have_count(1)
    expect(backs).to_have_count(0)
    expect(page.locator(".battle")).to_have_count(0)
    expect(ending.locator("dd").nth(1)).to_have_text(re.compile(r"^\d : \d$"))
    expect(ending.locator("figure").filter(has_text=T["replay.outlook"])).to_be_visible(
        timeout=WORKED_OUT
    )
    expect(ending.locator("figure").filter(has_text=T["replay.cities"])).to_be_visible()
    assert violations(page) == []
    ending.get_by_role("link", name=T["ending.analyse"]).click()
    expect(page).to_have_url(re.compile(rf"/replay/{match}\?analysis=1"))
    expect(page.get_by_role("heading", name=T["analysis.title"])).to_be_visible()


@pytest.mark.parametrize(
    ("title", "edition", "role"),
    [("rex", "2.0", "frank"), ("croisades", "siege_of_acre", "crusader")],
)
def test_an_analysis_is_offered_where_the_server_makes_one(
    visit: Visit, title: str, edition: str, role: str
) -> None:
    seat = Seat(visit())
    seat.be_guest()
    bot = BOT if title == "rex" else {"kind": "bot", "bot": "pilgrim"}
    match = seat.make(bot, role=role, title=title, edition=edition)
    seat.ask("POST", f"/matches/{match}/resign", {"role": role})
    offered = int(seat.ask("GET", f"/matches/{match}/analysis")["available"])
    page = seat.visitor.go(f"/match/{match}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_role("link", name=T["table.replay"])).to_be_visible()
    expect(page.get_by_role("link", name=T["ending.analyse"])).to_have_count(offered)
    page = seat.visitor.go(f"/replay/{match}")
    expect(page.get_by_role("heading", name=T["replay.title"])).to_be_visible()
    expect(page.get_by_role("button", name=T["analysis.title"])).to_have_count(offered)


def test_a_finished_game_is_analysed_in_its_replay(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest()
    match = seat.make(BOT)
    play_turns(seat, match, 3)
    seat.ask("POST", f"/matches/{match}/resign", {"role": "frank"})
    page = seat.visitor.go(f"/replay/{match}")
    page.get_by_role("button", name=T["analysis.title"]).click()
    page.get_by_role("button", name=T["analysis.begin"]).click()
    panel = page.locator(".analysis")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    first = panel.locator("article").first
    expect(first).to_be_visible(timeout=WORKED_OUT)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    # In three turns somebody's moves were not the king's: he would have marched otherwise.
    moves = panel.locator("article").filter(has_text="→").first
    expect(moves).to_contain_text(re.compile(r"Chances of winning: \d+ % instead of \d+ %"))
    moves.get_by_role("button").click()
    expect(moves.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".planned .better")).not_to_have_count(0)
    side = "frank" if "Franks" in moves.get_by_role("button").inner_text() else "saracen"
    expect(page.get_by_label(T["replay.as"])).to_have_value(side)
    assert violations(page) == []
    # Whoever goes on sees the game again, without the arrows.
    page.get_by_role("button", name=T["replay.next"]).click()
    expect(page.locator(".planned")).to_have_count(0)
    # It is kept: on the next visit nothing has to be asked for.
    page.reload()
    page.get_by_role("button", name=T["analysis.title"]).click()
    expect(panel.locator("article").first).to_be_visible()
