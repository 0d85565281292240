"""Several people at one table: two browsers, a spectator, and what none of them may see."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from levant.locale import Translator
from tests.web.conftest import Visit
from tests.web.seat import MOST_CLICKS, Seat
from tests.web.site import Visitor

OPEN: Final = {"kind": "open"}
MOST_PLIES: Final = 6000


def seated(
    visit: Visit, *, first: Seat | None = None, second: Seat | None = None, **more: Any
) -> tuple[Seat, Seat, str]:
    """Two guests at one public table; neither has opened the page yet."""
    frank, saracen = first or Seat(visit()), second or Seat(visit(), random.Random(8))
    frank.be_guest()
    saracen.be_guest()
    match = frank.make(OPEN, **more)
    saracen.ask("POST", f"/matches/{match}/join", {})
    return frank, saracen, match


@pytest.mark.slow
def test_two_browsers_play_and_a_third_watches(visit: Visit) -> None:
    frank, saracen, match = seated(visit)
    watcher = Seat(visit())
    for seat in (frank, saracen, watcher):
        seat.sit(match)
    expect(watcher.page.locator(".back")).to_have_count(0)
    log = watcher.page.locator("[aria-label=Log]").first
    while "Turn 2 begins" not in log.inner_text():
        assert frank.clicks + saracen.clicks < MOST_CLICKS
        for seat in (frank, saracen):
            if seat.page.locator("[data-turn=true]").count():
                seat.play_one()
        watcher.page.wait_for_timeout(20)
    for seat in (frank, saracen, watcher):
        expect(seat.page.locator("[aria-label=Log]").first).to_contain_text("Turn 2 begins")
    assert watcher.clickable() == []
    frank.page.get_by_role("tab", name="Chat").click()
    frank.page.get_by_placeholder("Say something").fill("Well met.")
    frank.page.get_by_role("button", name="Send", exact=True).click()
    saracen.page.get_by_role("tab", name="Chat").click()
    expect(saracen.page.locator("[aria-label=Chat]").first).to_contain_text("Well met.")


# --- What nobody may see ----------------------------------------------------------------------


class Wire:
    """Everything that a browser was sent over its sockets."""

    def __init__(self, visitor: Visitor) -> None:
        self.text = ""
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.text += frame if isinstance(frame, str) else frame.decode()

    def heard(self) -> str:
        """What came since the last time."""
        told, self.text = self.text, ""
        return told


def names_in(view: dict[str, Any], role: str) -> set[str]:
    """The blocks of a role that a view names."""
    names = {
        piece["block"] for piece in view["pieces"] if piece["role"] == role and "block" in piece
    }
    for pool in view["pool"]:
        if pool["role"] == role:
            names |= set(pool.get("blocks", ()))
    return names


def public_in(table: dict[str, Any]) -> set[str]:
    """The blocks that a spectator's table names: in the view, or in what has happened."""
    view = table["view"]
    told = {piece["block"] for piece in view["pieces"] if "block" in piece}
    told |= {*view["dead"], *view["gone"]}
    told |= {block for waiting in view["staging"].values() for block in waiting}
    return told | {event["block"] for event in table["events"] if event.get("block")}


def play_a_ply(seats: dict[str, Seat], match: str, choice: random.Random) -> bool:
    """One action of whoever must decide, over the interface; false when the game is over."""
    for seat in seats.values():
        table = seat.ask("GET", f"/matches/{match}/table?since=1000000")
        if table["match"]["status"] != "running":
            return False
        if not table["match"]["your_turn"]:
            continue
        actions = [option["action"] for option in table["choices"]]
        lazy = "done" in actions and choice.random() < 0.6
        action = "done" if lazy else choice.choice(actions)
        body = {"id": str(choice.random()), "version": table["version"], "actions": [action]}
        seat.ask("POST", f"/matches/{match}/actions", body)
        return True
    return True


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"years": 2}, pytest.param({}, marks=pytest.mark.proof)])
def test_nothing_hidden_is_in_the_page_or_on_the_wire(
    visit: Visit, options: dict[str, int]
) -> None:
    frank, saracen, match = seated(visit, options=options)
    watcher = Seat(visit())
    wires = {"frank": Wire(frank.visitor), "watcher": Wire(watcher.visitor)}
    for seat in (frank, watcher):
        seat.sit(match)
    english, choice, public = Translator("en"), random.Random(11), set[str]()
    seats, owned = {"frank": frank, "saracen": saracen}, set[str]()
    checked = since = 0
    for ply in range(MOST_PLIES):
        going = play_a_ply(seats, match, choice)
        # After every ply: somebody may be face-up for one only, and no event name him.
        spectated = watcher.ask("GET", f"/matches/{match}/table?since={since}")
        since += len(spectated["events"])
        public |= public_in(spectated)
        if going and ply % 25:
            continue
        view = saracen.ask("GET", f"/matches/{match}/table?since=1000000")["view"]
        owned |= names_in(view, "saracen")
        hidden = owned - public
        if not going:
            break
        for who, seat in (("frank", frank), ("watcher", watcher)):
            page = seat.page.locator("body").evaluate("(body) => body.outerHTML")
            sent = wires[who].heard()
            for block in hidden:
                assert not re.search(rf"\b{block}\b", page + sent), (who, ply, block)
                assert english.name("block", block) not in page, (who, ply, block)
            checked += len(hidden)
        # The same search finds what may be known.
        mine = names_in(frank.ask("GET", f"/matches/{match}/table?since=1000000")["view"], "frank")
        own = frank.page.locator("body").evaluate("(body) => body.outerHTML")
        assert not mine or any(re.search(rf"\b{block}\b", own) for block in mine)
    assert checked > 100, "the fog must have hidden somebody"
    assert public, "and somebody must have come out of it"
