"""Croisades Strategic over the same interface: four seats, orders written at the same time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from levant.croisades.game import CROISADES
from levant.kernel.record import Record
from tests.server.browser import Browser, House, house
from tests.server.games import Player
from tests.server.lobby.late import late

MOST_ROUNDS = 2000
PATIENCE = 300.0


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("croisades")) as opened:
        yield opened


def seat(browser: Browser, **wanted: Any) -> Player:
    browser.post("/guest")
    match = browser.post("/matches", title="croisades", **wanted)
    return Player(browser, match["id"])


def test_the_title_is_offered_with_the_roles_of_each_scenario(hall: House) -> None:
    titles = {title["name"]: title for title in hall.browser().get("/titles")}
    editions = {edition["name"]: edition for edition in titles["croisades"]["editions"]}
    assert editions["third_crusade"]["roles"] == ["crusader", "saracen"]
    assert len(editions["mongols"]["roles"]) == 7
    assert titles["croisades"]["seats"] == {"min": 2, "max": 7}


def test_both_write_orders_at_once_and_see_only_their_own(hall: House) -> None:
    first = seat(hall.browser(), edition="third_crusade", role="crusader")
    other = hall.browser()
    other.post("/guest")
    other.post(f"{first.path}/join")
    second = Player(other, first.match)
    assert set(first.table()["match"]["deciders"]) == {"crusader", "saracen"}
    hint = first.browser.get(f"{first.path}/hint")
    assert hint["bot"] == "constable"
    assert hint["action"] in [choice["action"] for choice in first.table()["choices"]]
    first.act("done")
    assert first.table()["choices"] == []
    assert second.table()["match"]["deciders"] == ["saracen"]
    theirs = [g for g in second.table()["view"]["groups"] if g["role"] == "crusader"]
    assert theirs
    assert all("goods" not in group for group in theirs)


def four(hall: House, on_timeout: str) -> dict[str, Player]:
    """A match in which one guest has all four seats, with a clock."""
    browser = hall.browser()
    browser.post("/guest")
    name = browser.get("/me")["user"]["name"]
    match = browser.post(
        "/matches", title="croisades", edition="nile", role="jerusalem", options={"turns": 1},
        opponents=[{"kind": "user", "name": name}] * 3,
        clock={"kind": "days", "bank": 86400, "increment": 0, "on_timeout": on_timeout},
    )  # fmt: skip
    assert len(match["seats"]) == 4
    return {seat["role"]: Player(browser, match["id"], seat["role"]) for seat in match["seats"]}


def test_a_bot_writes_the_orders_of_those_whose_time_is_up(hall: House) -> None:
    seats = four(hall, "bot")
    first = seats["jerusalem"]
    assert set(first.table()["match"]["deciders"]) == set(seats)  # all write at once
    first.act("done")
    waiting = set(first.table()["match"]["deciders"])
    assert len(waiting) == 3
    late(hall, first)
    match = first.table()["match"]
    assert {seat["role"] for seat in match["seats"] if seat["bot"] == "constable"} == waiting
    assert set(match["clock"]["left"]) == {"jerusalem"}
    # The orders that were given stand, the bots give theirs, and the match goes on.
    end = time.monotonic() + PATIENCE
    while not first.table()["choices"] and first.table()["match"]["status"] == "running":
        assert time.monotonic() < end, first.table()["match"]["deciders"]
        time.sleep(0.1)
    assert first.table()["match"]["yours"] == ["jerusalem"]


def test_who_loses_on_time_leaves_the_others_to_play_on(hall: House) -> None:
    seats = four(hall, "lose")
    first = seats["jerusalem"]
    for role, player in seats.items():
        if role != "jerusalem":
            player.act("done")
    late(hall, first)
    match = first.table()["match"]
    assert [seat["role"] for seat in match["seats"] if seat["resigned"]] == ["jerusalem"]
    assert match["status"] == "running"
    assert match["deciders"]
    assert "jerusalem" not in match["deciders"]


@pytest.mark.slow
def test_a_four_seat_match_is_played_to_its_end_and_verifies(tmp_path: Path, hall: House) -> None:
    bots = [{"kind": "bot", "bot": "pilgrim"}] * 3
    player = seat(
        hall.browser(), edition="nile", role="jerusalem", opponents=bots, options={"turns": 1}
    )
    for _ in range(MOST_ROUNDS):
        table = player.table()
        if table["match"]["status"] != "running":
            break
        choices = [choice["action"] for choice in table["choices"]]
        if choices:
            player.act("done" if "done" in choices else choices[0], version=table["version"])
        else:
            time.sleep(0.02)
    assert table["match"]["status"] == "finished"
    text = player.browser.send("GET", f"{player.path}/record").text
    verdict = Record.parse(text).verify(CROISADES)
    assert verdict.ok, verdict
