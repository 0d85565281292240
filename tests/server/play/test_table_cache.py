"""A table that has left the memory comes back as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from levant.server.play.table_cache import TableCache
from tests.server.browser import House
from tests.server.games import Player, alone, guest, to_moves, two
from tests.server.play.test_actions import forget

Knowledge = dict[str, Any]


def inside(hall: House, player: Player, kept: TableCache | None = None) -> Knowledge:
    """All that a table remembers, for every viewer, as it is in memory or comes back to it."""

    async def look() -> Knowledge:
        async with (kept or hall.services.table_cache).open(player.match) as (header, at):
            assert at is not None
            roles = range(len(at.roles))
            return {
                "plies": header.row.plies,
                "offers": header.row.offers,
                "seen": list(at.seen),
                "asked": list(at.asked),
                "told": at.all_told(),
                "rewinds": list(at.rewinds),
                "position": at.position.text(),
                "length": at.length,
                "final": at.final_length(),
                "back": [(at.undo_to(r), at.reset_to(r), at.takeback_to(r)) for r in roles],
                "dice": [tally.shown() for tally in at.tallies()],
            }

    return hall.run(look)


def shown(*players: Player) -> list[Any]:
    """What everybody sees, chat and notes included; clocks go on meanwhile."""
    told = [player.table() for player in players]
    for table in told:
        del table["match"]["clock"]
    return told


def march(mover: Player) -> None:
    """A step that can be undone."""
    view = mover.table()["view"]
    for block in [piece["block"] for piece in view["pieces"] if piece["role"] == view["role"]]:
        ways = mover.browser.get(f"{mover.path}/gestures?of={block}")["gestures"]
        short = [way for way in ways if way["kind"] == "march" and way["legs"] == 1]
        if short:
            mover.act(*short[0]["actions"], request="the march")
            return
    raise AssertionError("nobody can march")


@pytest.fixture
def seated(hall: House) -> tuple[Player, Player, Player]:
    """Who moves, who waits, and a spectator; something was undone, said and noted."""
    frank, saracen = two(hall)
    mover = to_moves(frank, saracen)
    waiting = saracen if mover is frank else frank
    march(mover)
    mover.undo()
    march(mover)
    watcher = Player(guest(hall), frank.match)
    for player, text in ((frank, "Deus vult"), (saracen, "salam"), (frank, "pax")):
        player.browser.post(f"{frank.path}/chat", text=text)
    watcher.browser.post(f"{frank.path}/chat", text="who wins?", room="watchers")
    answer = mover.browser.send("PUT", f"{mover.path}/notes", {"text": "Acre is weak"})
    assert answer.status_code == 204
    return mover, waiting, watcher


def test_nothing_of_a_table_is_lost_with_its_memory(
    hall: House, seated: tuple[Player, Player, Player]
) -> None:
    mover, waiting, watcher = seated
    mover.browser.post(f"{mover.path}/takeback", answer="offer")
    waiting.browser.post(f"{mover.path}/abort", answer="offer")
    known, seen = inside(hall, mover), shown(*seated)
    assert {offer["kind"] for offer in known["offers"]} == {"takeback", "abort"}
    assert known["rewinds"]
    assert [line["text"] for line in seen[0]["chat"]] == ["Deus vult", "salam", "pax"]
    forget(hall)
    assert shown(*seated) == seen
    forget(hall)
    assert inside(hall, mover) == known
    forget(hall)
    # A client that had all but the last events gets exactly those.
    had = len(seen[2]["events"]) - 1
    assert watcher.table(since=had)["events"] == seen[2]["events"][had:]


def test_what_was_possible_before_is_possible_after(
    hall: House, seated: tuple[Player, Player, Player]
) -> None:
    mover = seated[0]
    version = mover.version
    forget(hall)
    # The march that was acknowledged is not done again, nor anything from an older table.
    told = inside(hall, mover)
    again = mover.act("done", request="the march", version=version - 1)
    assert again["version"] == version
    assert mover.refused("done", version=version - 1)["code"] == "stale"
    assert inside(hall, mover) == told
    forget(hall)
    mover.undo()
    assert mover.table()["undo"] is False
    forget(hall)
    # Cards have been shown: no way leads behind them, in memory or out of it.
    body = {"version": mover.version}
    assert mover.browser.refused("POST", f"{mover.path}/undo", body) == (409, "conflict")
    forget(hall)
    offer = {"answer": "offer"}
    assert mover.browser.refused("POST", f"{mover.path}/takeback", offer) == (409, "conflict")


def test_an_offer_can_be_accepted_when_the_table_is_back(
    hall: House, seated: tuple[Player, Player, Player]
) -> None:
    mover, waiting, _ = seated
    mover.browser.post(f"{mover.path}/takeback", answer="offer")
    forget(hall)
    waiting.browser.post(f"{mover.path}/takeback", answer="accept")
    after = shown(*seated)
    assert after[0]["match"]["offers"] == []
    assert after[0]["undo"] is False
    forget(hall)
    assert shown(*seated) == after


def test_a_table_follows_what_other_processes_do(hall: House) -> None:
    frank, saracen = alone(hall)
    elsewhere, rng = TableCache(hall.services), random.Random(5)
    inside(hall, frank, elsewhere)
    followed = 0
    for number in range(60):
        table = frank.table(since=10**6)
        mover = frank if "frank" in table["match"]["deciders"] else saracen
        told = mover.table(since=10**6)
        if told["undo"] and rng.random() < 0.1:
            mover.undo(rng.choice(["undo", "reset"]))
        else:
            mover.act(str(rng.choice(told["choices"])["action"]))
        if number % 3:
            continue
        before = elsewhere._matches[frank.match].table
        elsewhere.heard(frank.match, 10**6)
        assert inside(hall, frank, elsewhere) == inside(hall, frank, TableCache(hall.services))
        followed += elsewhere._matches[frank.match].table is before
    # Only what was taken back makes it read the match from the start.
    assert followed >= 10
