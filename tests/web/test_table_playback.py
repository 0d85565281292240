"""What others did is seen: played back, left on the map as trails, told to who comes back."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.seat import Seat

BOT: Final = {"kind": "bot", "bot": "squire"}
BAR: Final = ".playback"

_PLACE: Final = "() => document.querySelector('.map > g').getAttribute('transform')"
# What was to be seen since the page was opened: on a busy machine it may be over before one looks.
_WATCH: Final = """() => {
  const all = (sort) => document.querySelectorAll(sort);
  const places = new Set();
  const seen = (window.seen = { places: 0, trails: null, dice: 0, offer: false });
  const look = () => {
    for (const walker of all(".walker")) places.add(walker.getAttribute("transform"));
    if (places.size) seen.trails ??= all("[data-trail]").length;
    seen.places = places.size;
    seen.dice = Math.max(seen.dice, all(".battle.told .dice").length);
    seen.offer ||= all(".playback .main").length > 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# The towns that a walking block comes by are told by nobody; that it is under way, by its places.
_WALKED: Final = "() => window.seen.places > 3"

# It begins by itself after a moment, which a slow machine may have spent.
_ACCEPT: Final = "() => document.querySelector('.playback .main')?.click()"


def seated(visit: Visit, motion: str = "normal", **more: Any) -> Seat:
    """Somebody at a new table against a bot, who has not played yet."""
    seat = Seat(visit(**more))
    seat.page.add_init_script(f"({_WATCH})()")
    seat.be_guest(motion=motion)
    seat.sit(seat.make(BOT))
    return seat


def playback_begins(seat: Seat) -> None:
    """Play, without moving anything, until the enemy's moves are played back."""
    for _ in range(40):
        seat.turn_comes()
        # What the bot does arrives at once, what is played of it a moment later.
        with suppress(TooLate):
            seat.page.locator(BAR).wait_for(timeout=800)
            return
        seat.play_one(0)
    raise AssertionError("the enemy has not moved in forty clicks")


def trails(page: Page) -> list[str]:
    """The ways that are drawn on the map."""
    drawn = page.locator("[data-trail]").all()
    return [mark.get_attribute("data-trail") or "" for mark in drawn]


def test_the_enemys_moves_are_played_and_can_be_skipped_by_key(visit: Visit) -> None:
    seat = seated(visit)
    playback_begins(seat)
    page = seat.page
    page.keyboard.press("f")
    expect(page.locator(f"{BAR} .speed")).to_have_text("2×")
    expect(page.locator(f"{BAR} p")).to_contain_text("Saracen")
    page.wait_for_function(_WALKED)
    assert page.evaluate("seen.trails") == 0, "the way is shown when it has been walked"
    page.keyboard.press("s")
    expect(page.locator(BAR)).to_have_count(0)
    expect(page.locator(".walker")).to_have_count(0)
    # What was not watched is not lost: the ways stay on the map, with how many took them.
    expect(page.locator("[data-trail]").first).to_be_visible()
    page.get_by_role("button", name="Last moves").click()
    assert trails(page) == []
    page.reload()
    page.locator(".table .board svg.map").wait_for()
    expect(page.get_by_role("button", name="Last moves")).to_have_attribute("aria-pressed", "false")


def test_who_acts_during_a_playback_is_not_held_up(visit: Visit) -> None:
    seat = seated(visit)
    playback_begins(seat)
    before = seat.version
    choice = seat.page.locator(".prompt [data-action], button.card.lit").first
    choice.click()
    if seat.page.locator(".ask").count():
        seat.page.locator(".ask .button.main").click()
    expect(seat.page.locator(BAR)).to_have_count(0)
    seat.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-version]').dataset.version) > before",
        arg=before,
    )


def test_without_movement_nothing_is_played_but_the_ways_are_drawn(visit: Visit) -> None:
    seat = seated(visit, "instant")
    page = seat.page
    for _ in range(40):
        seat.turn_comes()
        assert page.locator(BAR).count() == 0
        if trails(page):
            return
        seat.play_one(0)
    raise AssertionError("the enemy has left no trail")


def leave_and_come_back(seat: Seat) -> Page:
    """Go while the enemy moves, and come back when he is done."""
    page = seat.page
    table = page.url
    playback_begins(seat)
    page.goto("about:blank")
    page.goto(table)
    page.locator(".table .board svg.map").wait_for()
    return page


def test_who_comes_back_is_told_what_happened_since(visit: Visit) -> None:
    page = leave_and_come_back(seated(visit))
    expect(page.locator(f"{BAR} p")).to_have_text(
        re.compile(r"^\d+ things? happened since you left")
    )
    expect(page.get_by_text("New since you left")).to_be_in_viewport()
    page.evaluate(_ACCEPT)
    page.wait_for_function(_WALKED)
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)
    # It has been offered once.
    page.reload()
    page.locator(".table .board svg.map").wait_for()
    page.wait_for_timeout(500)
    expect(page.locator(BAR)).to_have_count(0)


def test_what_happened_since_begins_by_itself(visit: Visit) -> None:
    page = leave_and_come_back(seated(visit))
    page.wait_for_function("() => window.seen.offer")
    expect(page.locator(f"{BAR} .main")).to_have_count(0)
    page.wait_for_function(_WALKED)


def test_who_wants_no_movement_begins_it_himself_and_reads_it(visit: Visit) -> None:
    seat = seated(visit)
    playback_begins(seat)
    seat.ask("PATCH", "/me/settings", {"motion": "instant"})
    page = seat.page
    page.reload()
    play = page.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    assert violations(page) == []
    page.wait_for_timeout(5000)
    play.click()
    expect(page.locator(f"{BAR} p")).to_contain_text("Saracen")
    expect(page.locator(".walker")).to_have_count(0)


def play_one(seat: Seat, match: str) -> None:
    """Have a seat march where it can, else take what is listed first; not by the page."""
    table = seat.ask("GET", f"/matches/{match}/table?since=1000000")
    if not table["match"]["your_turn"]:
        return
    actions = [choice["action"] for choice in table["choices"]]
    verbs = ("to ", "march ", "group ", "")
    action = next(one for verb in verbs for one in actions if one.startswith(verb))
    body = {"version": table["version"], "actions": [action], "id": f"{seat.clicks}"}
    seat.clicks += 1
    seat.ask("POST", f"/matches/{match}/actions", body)


def test_people_see_each_others_moves_when_they_come_back(visit: Visit) -> None:
    frank, saracen = Seat(visit()), Seat(visit())
    frank.page.add_init_script(f"({_WATCH})()")
    frank.be_guest(motion="normal", auto_forced=False)
    saracen.be_guest(auto_forced=False)
    match = frank.make({"kind": "open"})
    saracen.ask("POST", f"/matches/{match}/join", {})
    frank.sit(match)
    frank.page.goto("about:blank")
    for _ in range(400):
        table = frank.ask("GET", f"/matches/{match}/table?since=0")
        told = {event["event"] for event in table["events"]}
        if {"fires", "battle_over"} <= told:
            break
        for seat in (frank, saracen):
            play_one(seat, match)
    page = frank.page
    page.goto(f"{frank.visitor.address}/match/{match}")
    expect(page.locator(f"{BAR} p")).to_contain_text("since you left")
    # The battle is told with its dice, volley by volley.
    page.evaluate(_ACCEPT)
    for _ in range(2):
        page.keyboard.press("f")
    page.wait_for_function("() => window.seen.dice > 0")
    fought = sum(event["event"] in ("fires", "charges", "harries") for event in table["events"])
    assert page.evaluate("seen.dice") <= fought
    page.keyboard.press("s")
    expect(page.locator(BAR)).to_have_count(0)
    expect(page.locator(".battle.told")).to_have_count(0)


def test_a_replay_has_an_address_for_every_moment_and_follows_it(visit: Visit) -> None:
    frank, saracen = Seat(visit()), Seat(visit())
    for seat in (frank, saracen):
        seat.be_guest(auto_forced=False)
    match = frank.make({"kind": "open"})
    saracen.ask("POST", f"/matches/{match}/join", {})
    for _ in range(60):
        for seat in (frank, saracen):
            play_one(seat, match)
    frank.ask("POST", f"/matches/{match}/resign", {})
    replay = frank.ask("GET", f"/matches/{match}/replay")
    marches = [
        ply
        for ply, played in enumerate(replay["plies"], start=1)
        if played["action"].startswith("to ")
    ]
    page = frank.page
    page.goto(f"{frank.visitor.address}/replay/{match}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    # Somebody looks closely at the open sea, where nobody marches.
    for _ in range(6):
        page.get_by_role("button", name="Larger").click()
    for _ in range(3):
        page.mouse.move(200, 450)
        page.mouse.down()
        page.mouse.move(900, 450, steps=4)
        page.mouse.up()
    frank.board_rests()
    before = page.evaluate(_PLACE)
    slider.fill(f"{marches[0]}")
    page.wait_for_function(f"(before) => ({_PLACE})() !== before", arg=before)
    page.get_by_label("Seen by").select_option("saracen")
    expect(page).to_have_url(re.compile(rf"\?ply={marches[0]}&as=saracen$"))
    page.reload()
    expect(slider).to_have_value(f"{marches[0]}")
    expect(page.get_by_label("Seen by")).to_have_value("saracen")
    expect(page.locator("[data-trail]").first).to_be_attached()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("The address of this moment is copied.")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    page.go_back()
    expect(page).not_to_have_url(re.compile("/replay/"))
