"""Wars of Croisades Strategic played to their end at the table, and seven at one."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from levant.locale import Translator
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.croisades_clicks import Commander
from tests.web.croisades_seat import Campaigner, campaign
from tests.web.seat import Seat
from tests.web.test_table_seats import Wire

CONSTABLE: Final = {"kind": "bot", "bot": "constable"}
PILGRIM: Final = {"kind": "bot", "bot": "pilgrim"}
OPEN: Final = {"kind": "open"}
WHOLE: Final = pytest.mark.proof


def against_the_constable(seat: Seat, turns: int, **settings: Any) -> None:
    """A siege of Acre of so many turns; 0: of all eight."""
    seat.be_guest(**settings)
    options = {"turns": turns} if turns else {}
    match = seat.make(
        CONSTABLE, role="crusader", title="croisades", edition="siege_of_acre", options=options
    )
    seat.visitor.go(f"/match/{match}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("phone", "turns"),
    [
        pytest.param(False, 1, id="laptop"),
        pytest.param(True, 1, id="phone"),
        pytest.param(False, 0, id="laptop-all-turns", marks=WHOLE),
        pytest.param(True, 0, id="phone-all-turns", marks=WHOLE),
    ],
)
def test_a_short_war_against_the_constable_by_clicks(visit: Visit, phone: bool, turns: int) -> None:
    seat = Seat(visit(phone=phone))
    against_the_constable(seat, turns)
    player = Commander(seat)
    player.play_out()
    expect(seat.page.locator(".ending")).to_be_visible()
    assert {"prompt", "ship", "reach", "group"} <= set(player.kinds)
    assert {"reorganise", "sail", "moves"} <= set(player.phases)
    if turns == 0:
        # Few groups are near each other on a phone's map; he finds them in later turns too.
        assert len(player.marched) > 1, player.marched
    assert violations(seat.page) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "turns"),
    [("es", 1), pytest.param("fr", 2, marks=WHOLE), pytest.param("es", 0, marks=WHOLE)],
)
def test_a_short_war_with_the_keyboard_alone(visit: Visit, language: str, turns: int) -> None:
    seat = Seat(visit(language=language))
    against_the_constable(seat, turns, language=language)
    player = Commander(seat, keyboard=True)
    player.play_out()
    expect(seat.page.locator(".ending")).to_be_visible()
    assert {"prompt", "reach"} <= set(player.kinds)


@pytest.mark.parametrize("language", ["es", "fr"])
def test_the_table_speaks_one_language(visit: Visit, language: str) -> None:
    seat = Seat(visit(language=language))
    against_the_constable(seat, 0, language=language, coach=True)
    page = seat.page
    page.locator("[data-panel]").wait_for()
    for tab in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(tab).click()
        shown = page.locator("body").inner_text()
        for english in ("Undo", "Crusaders", "Reorganis", "knight", "Group 1", "supply", "Holding"):
            assert english not in shown, (tab, english)


# --- Seven at a table -------------------------------------------------------------------------


@pytest.mark.proof
def test_seven_powers_two_people_and_a_spectator_for_three_turns(visit: Visit) -> None:
    _seven(visit, 3)


@pytest.mark.slow
def test_seven_powers_begin(visit: Visit) -> None:
    """The short form: until the first of them march."""
    _seven(visit, 3, until="Land movement")


def _seven(visit: Visit, turns: int, until: str | None = None) -> None:
    first, second, watcher = Seat(visit()), Seat(visit(phone=True)), Seat(visit())
    for seat in (first, second):
        seat.be_guest()
    match = first.make(
        *[PILGRIM] * 5, OPEN, role="mongol", title="croisades", edition="mongols",
        options={"turns": turns},
    )  # fmt: skip
    second.ask("POST", f"/matches/{match}/join", {})
    players = [Commander(first), Commander(second, random.Random(8))]
    for seat in (first, second, watcher):
        seat.visitor.go(f"/match/{match}")
    powers = first.page.get_by_role("tab", name="Powers")
    powers.click()
    expect(first.page.locator(".powers li.deciding").first).to_be_visible()
    while True:
        for player in players:
            table = player.seat.page.locator("[data-turn=true]")
            if table.count():
                player.play_one()
            else:
                player.seat.page.wait_for_timeout(50)
        assert watcher.page.locator("[data-panel] [data-do]:enabled, .piece.lit").count() == 0
        if until == watcher.page.locator(".status .phase").inner_text():
            break
        if first.status != "running":
            for seat in (first, second, watcher):
                expect(seat.page.locator(".ending")).to_be_visible()
            break
        assert sum(player.clicks for player in players) < 3000
    assert violations(watcher.page) == []


# --- What nobody may see ----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, pytest.param(0, marks=WHOLE)])
def test_nothing_hidden_is_in_the_page_or_on_the_wire(visit: Visit, turns: int) -> None:
    """Who is in the others' groups, what they carry, where their ships are bound, their stores."""
    seats, watcher = (Seat(visit()), Seat(visit())), Seat(visit())
    sides = campaign(*seats, ("crusader", "saracen"), "siege_of_acre", {"turns": turns})
    ours, theirs = sides
    pages = {"crusader": ours.seat, "watcher": watcher}
    wires = {who: Wire(seat.visitor) for who, seat in pages.items()}
    for seat in pages.values():
        seat.visitor.go(f"/match/{ours.match}")
    choice, compared, looked = random.Random(5), Counter[str](), 0
    for ply in range(6000):
        tables = [(side, side.table()) for side in sides]
        if tables[0][1]["match"]["status"] != "running":
            break
        for side, table in tables:
            if table["choices"]:
                _decide(side, table, choice)
                break
        if ply % 6:
            continue
        hidden = _hidden_people(theirs.table()["view"], ours.table()["view"])
        for who, seat in pages.items():
            known = _known_on(wires[who].heard())
            compared.update(known)
            assert set(known) <= {who, ""}, (who, known)
            page = seat.page.locator("body").evaluate("(body) => body.outerHTML")
            for words in hidden:
                assert words not in page, (who, words)
            looked += len(hidden)
    assert compared["crusader"] > 20, "his own people come over the wire"
    assert compared[""] > 20, "and counters of others"
    assert looked > 20


def _decide(side: Campaigner, table: Any, choice: random.Random) -> None:
    if choice.random() < 0.9:
        side.go_on(table)
    else:
        side.act(table, choice.choice(table["choices"])["action"])


def _hidden_people(theirs: Any, ours: Any) -> list[str]:
    """How the page would tell of people that only the other side has, when none are in a fight."""
    if ours["battle"] is not None:
        return []
    english = Translator("en", "croisades")
    groups = [group for group in theirs["groups"] if group["role"] == theirs["role"]]
    return [
        f"{count} × {english.name('class', cls)}"
        for group in groups for cls, count in group["men"].items() if count > 1
    ]  # fmt: skip


_COUNTERS: Final = ({"role", "group", "hex"}, {"role", "ship", "port", "war"})


def _known_on(wire: str) -> Counter[str]:
    """Whose groups, ships and camps a socket tells the inside of; "" counts bare counters."""
    found, decoder, at = Counter[str](), json.JSONDecoder(), 0
    while at < len(wire):
        message, at = decoder.raw_decode(wire, at)
        _count(message, found)
    return found


def _count(part: Any, found: Counter[str]) -> None:
    if isinstance(part, list):
        for one in part:
            _count(one, found)
    elif isinstance(part, dict):
        if {"role", "group", "hex"} <= part.keys() or {
            "role",
            "ship",
            "port",
            "war",
        } <= part.keys():
            inside = any(part.get(key) for key in ("men", "goods", "bound", "hungry", "work"))
            found[part["role"] if inside else ""] += 1
        for key, owner in (("supply", "keeper"), ("garrison", "keeper"), ("ready", "besieger")):
            if owner in part and key in part:
                found[part[owner]] += 1
        for one in part.values():
            _count(one, found)
