"""Playing on from a moment of a replay: the choice, the new table, the way back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat
from tests.web.test_ending import BOT, play_turns
from tests.web.test_pages import texts

T: Final = texts("en")
ORIGIN: Final = "Continues another game from 1187, turn 2"


def finished(seat: Seat) -> tuple[str, int]:
    """A match against the squire, given up in its third turn; the ply with which turn 2 begins."""
    match = seat.make(BOT)
    play_turns(seat, match, 2)
    seat.ask("POST", f"/matches/{match}/resign", {"role": "frank"})
    story = seat.ask("GET", f"/matches/{match}/replay")
    ply = next(
        event["ply"] for event in story["events"]["spectator"]
        if event["event"] == "turn_begins" and event["number"] == 2
    )  # fmt: skip
    return match, int(ply)


def choice(seat: Seat) -> Locator:
    """The dialog in which side and opponent are chosen."""
    seat.page.get_by_role("button", name=T["replay.play_on"]).click()
    dialog = seat.page.get_by_role("dialog", name=T["replay.play_on"])
    expect(dialog.get_by_role("radio", name=T["bot.squire"])).to_be_checked()
    return dialog


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_replay_is_played_on_from_a_step(visit: Visit, phone: bool) -> None:
    seat = Seat(visit(phone=phone))
    seat.be_guest()
    match, ply = finished(seat)
    page = seat.visitor.go(f"/replay/{match}?ply={ply}&as=saracen")
    dialog = choice(seat)
    # The side one looks as, unless another is chosen.
    expect(dialog.get_by_role("radio", name="Saracens")).to_be_checked()
    dialog.get_by_role("radio", name="Franks").check()
    dialog.get_by_role("radio", name=T["bot.pilgrim"]).check()
    assert violations(page) == []
    dialog.get_by_role("button", name=T["replay.play_on_begin"]).click()
    page.wait_for_url(re.compile(r"/match/(?!.*replay)"))
    new = page.url.rsplit("/", 1)[1]
    assert new != match
    page.locator(".table .board svg.map").wait_for()
    back = page.get_by_role("link", name=ORIGIN)
    expect(back).to_have_attribute("href", f"/replay/{match}?ply={ply}&as=frank")
    table = seat.ask("GET", f"/matches/{new}/table")
    assert (table["view"]["year"], table["view"]["turn"]) == (1187, 2)
    assert [one["bot"] for one in table["match"]["seats"]] == [None, "pilgrim"]
    # Nothing of what was taken over can be undone; then a card is laid.
    expect(page.get_by_role("button", name=T["table.undo"], exact=True)).to_be_disabled()
    before = seat.version
    seat.turn_comes()
    seat.play_one()
    page.wait_for_function(
        "(before) => Number(document.querySelector('[data-version]').dataset.version) > before",
        arg=before,
    )
    # Cards of matches tell it as well, and lead there.
    seat.visitor.go("/")
    card = page.locator("article").filter(has_text=ORIGIN)
    expect(card).to_have_count(1)
    assert violations(page) == []
    card.get_by_role("link", name=ORIGIN).click()
    expect(page).to_have_url(re.compile(rf"/replay/{match}\?ply={ply}&as=frank"))


def test_the_replay_of_what_was_played_on_shows_the_whole(visit: Visit) -> None:
    seat = Seat(visit())
    seat.be_guest()
    match, ply = finished(seat)
    wanted = {"ply": ply, "role": "frank", "bot": "squire"}
    new = seat.ask("POST", f"/matches/{match}/continue", wanted)["id"]
    play_turns(seat, new, 2)
    seat.ask("POST", f"/matches/{new}/resign", {"role": "frank"})
    page = seat.visitor.go(f"/replay/{new}?ply={ply}&as=all")
    expect(page.get_by_role("link", name=ORIGIN)).to_be_visible()
    border = page.get_by_text(T["replay.own_from_here"])
    expect(border).to_have_count(1)
    # At its end there is nothing to be played.
    last = len(seat.ask("GET", f"/matches/{new}/replay")["plies"])
    seat.visitor.go(f"/replay/{new}?ply={last}&as=all")
    expect(page.get_by_role("button", name=T["replay.play_on"])).to_be_disabled()
    page.get_by_role("button", name=T["replay.back"]).click()
    # Nobody looks as a side: the one to move is offered.
    seen = seat.ask("GET", f"/matches/{new}/replay/{last - 1}")["view"]["deciders"]
    sides = {"frank": "Franks", "saracen": "Saracens"}
    expect(choice(seat).get_by_role("radio", name=sides[seen[0]])).to_be_checked()
