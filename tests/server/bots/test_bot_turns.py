"""BotTurns at matches: they take their turns, and lost turns are taken up again."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from levant.server.bots.bot_pool import Question
from tests.server.browser import House, house
from tests.server.games import Player, guest, to_cards, two
from tests.server.proof_kill.cuts import prepare

SARACEN = 1


def against(hall: House, bot: str = "pilgrim", **wanted: Any) -> Player:
    browser = guest(hall)
    opponents = [{"kind": "bot", "bot": bot}]
    match = browser.post("/matches", role="frank", opponents=opponents, **wanted)
    assert match["status"] == "running"
    return Player(browser, match["id"])


def wait(player: Player, seconds: float = 60) -> Any:
    """The table when it is the player's turn again, or the match is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = player.table()
        if table["match"]["your_turn"] or table["match"]["status"] != "running":
            return table
        time.sleep(0.02)
    raise AssertionError("the bot does not play")


def test_a_bot_answers_and_is_shown_thinking(hall: House) -> None:
    frank = against(hall)
    assert frank.table()["thinking"] == []
    frank.act("done")
    table = wait(frank)
    assert table["view"]["phase"] == "cards"
    assert table["match"]["seats"][1]["bot"] == "pilgrim"


def test_two_bots_play_while_a_person_watches(hall: House) -> None:
    frank = against(hall, "squire")
    frank.browser.post(f"{frank.path}/resign")
    over = frank.table()["match"]
    assert over["result"]["winner"] == "saracen"


def test_a_lost_turn_is_taken_up_by_the_sweep(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    frank = against(hall)
    bots = hall.services.bots
    with monkeypatch.context() as lost:
        lost.setattr(bots, "call", _deaf)
        frank.act("done")
        assert frank.table()["thinking"] == ["saracen"]
    assert hall.run(bots.sweep) == 1
    assert wait(frank)["match"]["your_turn"]


def test_a_bot_forgets_what_was_taken_back(hall: House) -> None:
    """Also where as much has happened since then as it had heard."""
    frank, saracen = two(hall)
    to_cards(frank, saracen)
    bots = hall.services.bots

    async def asked() -> Question:
        async with hall.services.table_cache.open(frank.match) as (header, table):
            assert table is not None
            return bots.question(header, table, SARACEN, "squire")

    before = hall.run(asked)
    assert before.fresh
    frank.choose()
    hall.run(bots._bot_pool.choose, hall.run(asked))
    known = hall.run(asked)
    assert (known.fresh, known.events) == (False, [])
    frank.browser.post(f"{frank.path}/takeback", answer="offer")
    saracen.browser.post(f"{frank.path}/takeback", answer="accept")
    frank.choose()
    again = hall.run(asked)
    assert (again.fresh, again.heard.events) == (True, known.heard.events)
    assert len(again.events) == again.heard.events > before.heard.events


def test_a_turn_that_could_not_be_taken_is_free_at_once(
    tmp_path: Path, fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(fresh_postgres)
    with house(tmp_path, database_url=fresh_postgres, limits=False, bot_seconds=900) as hall:
        frank = against(hall)
        bots = hall.services.bots
        failed = threading.Event()

        async def cut(match_id: str, *, fresh: bool) -> bool:
            failed.set()
            raise OperationalError("SELECT", {}, Exception("the connection was cut"))

        with monkeypatch.context() as broken:
            broken.setattr(bots, "_choose_once", cut)
            frank.act("done")
            assert failed.wait(60)
        # Long before its lease would have run out somebody takes it up.
        assert wait(frank, 300)["match"]["your_turn"]


def test_a_call_while_a_turn_is_in_hand_is_looked_at_after_it(
    club: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    frank = against(club)
    bots, taken = club.services.bots, []
    take = bots._take_one

    async def noted(match_id: str) -> bool:
        done = await take(match_id)
        taken.append(match_id)
        if len(taken) == 1:
            await bots.call(match_id)
        return done

    monkeypatch.setattr(bots, "_take_one", noted)
    frank.act("done")
    wait(frank)
    end = time.monotonic() + 60
    while len(taken) < 2 and time.monotonic() < end:
        time.sleep(0.02)
    assert taken[:2] == [frank.match] * 2


async def _deaf(match_id: str) -> None:
    """Nobody hears."""


def test_waiting_turns_are_taken_up_at_the_start(tmp_path: Any) -> None:
    with house(tmp_path, limits=False) as first:
        frank = against(first)
        with pytest.MonkeyPatch.context() as lost:
            lost.setattr(first.services.bots, "call", _deaf)
            frank.act("done")
        cookies = frank.browser.client.cookies
    with house(tmp_path, limits=False) as second:
        browser = second.browser()
        browser.client.cookies = cookies
        assert wait(Player(browser, frank.match))["match"]["your_turn"]
