"""Ratings of real matches: once each, members only, shown on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from levant.server.encoding import now
from levant.server.messaging.fanout import UNKNOWN_PLIES, MatchChanged
from levant.server.ratings import standings
from levant.server.storage.match_models import SeatRow
from tests.server.browser import Browser, House, house


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("ratings"), limits=False) as opened:
        yield opened


def member(club: House, name: str) -> Browser:
    browser = club.browser()
    browser.register(name)
    return browser


def beat(winner: Browser, loser: Browser, edition: str = "2.0", **wanted: Any) -> str:
    """A rated match that the winner plays as the Franks; the loser resigns."""
    asked = {"rated": True, "role": "frank", "edition": edition} | wanted
    match = winner.post("/matches", **asked)
    loser.post(f"/matches/{match['id']}/join")
    loser.post(f"/matches/{match['id']}/resign")
    id_: str = match["id"]
    return id_


def ratings(club: House, name: str) -> dict[str, Any]:
    told = club.browser().get(f"/users/{name}")["ratings"]
    return {rating["edition"]: rating for rating in told}


def test_a_rated_match_moves_both_players_and_the_board(club: House) -> None:
    guy, balian = member(club, "Guy"), member(club, "Balian")
    beat(balian, guy, options={"handicap": 2})
    won, lost = ratings(club, "Balian")["2.0"], ratings(club, "Guy")["2.0"]
    assert won["games"] == lost["games"] == 1
    assert won["shown"] > lost["shown"]
    assert won["mu"] > 25 > lost["mu"]
    assert won["provisional"]
    board = club.browser().get("/leaderboard?title=rex&edition=2.0")
    places = [(entry["place"], entry["user"]["name"]) for entry in board["entries"]]
    assert places.index((1, "Balian")) < places.index((board["total"], "Guy"))
    assert club.browser().get("/leaderboard?edition=1.3")["entries"] == []
    counts = club.browser().get("/users/Balian")["matches"]
    assert (counts["finished"], counts["won"], counts["lost"]) == (1, 1, 0)


def test_the_side_and_the_handicap_have_standings_of_their_own(club: House) -> None:
    a, b = member(club, "Raymond"), member(club, "Reynald")
    match_id = beat(a, b, "1.4", options={"handicap": 1})

    async def changes() -> dict[tuple[str, str], tuple[float, float]]:
        from sqlalchemy import select

        from levant.server.storage.people_models import RatingChangeRow

        async with club.services.database.reading() as session:
            mine = select(RatingChangeRow).where(RatingChangeRow.match == match_id)
            rows = await session.scalars(mine)
            return {(r.kind, r.name): (r.mu_before, r.mu) for r in rows if r.kind != "person"}

    moved = club.run(changes)
    assert set(moved) == {
        ("side", "frank"), ("side", "saracen"),
        ("option", "handicap=1:frank"), ("option", "handicap=1:saracen"),
    }  # fmt: skip
    assert all(
        after > before == 0 for (_, name), (before, after) in moved.items() if "frank" in name
    )


def test_there_are_no_hints_in_a_rated_match(club: House) -> None:
    aimery, rainald = member(club, "Aimery"), member(club, "Rainald")
    match = aimery.post("/matches", rated=True, role="frank", edition="1.4")
    rainald.post(f"/matches/{match['id']}/join")
    assert aimery.refused("GET", f"/matches/{match['id']}/hint") == (403, "forbidden")


def test_a_match_against_a_bot_counts_only_when_asked(club: House) -> None:
    hugh = member(club, "Hugh")
    for rated, games in ((False, None), (True, 1)):
        bot = [{"kind": "bot", "bot": "pilgrim"}]
        match = hugh.post("/matches", rated=rated, opponents=bot)
        hugh.post(f"/matches/{match['id']}/resign")
        assert ratings(club, "Hugh").get("2.0", {}).get("games") == games


def test_a_match_is_rated_once_however_often_its_end_is_told(club: House) -> None:
    a, b = member(club, "Conrad"), member(club, "Humphrey")
    match_id = beat(a, b)
    before = ratings(club, "Conrad")

    async def again() -> None:
        told = MatchChanged(match_id, UNKNOWN_PLIES, "finished", (), ended=True)
        await club.services.fanout.publish(told)

    club.run(again)
    assert ratings(club, "Conrad") == before


def test_a_match_that_ended_unheard_is_found(club: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = member(club, "Joscelin"), member(club, "Gerard")
    with monkeypatch.context() as deaf:
        deaf.setattr(club.services.fanout, "_listeners", [])
        match_id = beat(a, b)
    assert ratings(club, "Joscelin") == {}

    async def found() -> list[str]:
        async with club.services.database.reading() as session:
            return await standings.missed(session, now())

    async def settle() -> bool:
        async with club.services.database.writing() as session:
            return await standings.settle(session, match_id, now())

    assert club.run(found) == [match_id]
    assert club.run(settle) is True
    assert ratings(club, "Joscelin")["2.0"]["games"] == 1
    assert club.run(found) == []


def test_whoever_leaves_his_seat_to_a_bot_has_lost(club: House) -> None:
    a, b = member(club, "Amalric"), member(club, "Bohemond")
    match = a.post("/matches", rated=True, role="frank")
    b.post(f"/matches/{match['id']}/join")

    async def replace() -> None:
        async with club.services.database.writing() as session:
            seat = update(SeatRow).where(SeatRow.match == match["id"], SeatRow.role == "saracen")
            await session.execute(seat.values(bot="squire"))

    club.run(replace)
    a.post(f"/matches/{match['id']}/resign")
    assert ratings(club, "Amalric")["2.0"]["mu"] > ratings(club, "Bohemond")["2.0"]["mu"]


def test_unrated_matches_and_guests_leave_no_trace(club: House) -> None:
    a, b = member(club, "Tancred"), member(club, "Stephen")
    beat(a, b, rated=False)
    assert ratings(club, "Tancred") == {}
    guest = club.browser()
    guest.post("/guest")
    assert guest.refused("POST", "/matches", {"rated": True}) == (403, "forbidden")


@pytest.mark.parametrize("query", ["title=chess", "title=rex&edition=9.9", "page=0", "page=x"])
def test_a_board_that_is_not_there(club: House, query: str) -> None:
    status, _ = club.browser().refused("GET", f"/leaderboard?{query}")
    assert status in (404, 422)


def test_who_leaves_for_good_leaves_the_board_and_resigns(tmp_path: Path) -> None:
    with house(tmp_path, limits=False) as club:
        a, b = member(club, "Sibylla"), member(club, "Isabella")
        beat(a, b)
        open_match = a.post("/matches", role="frank")
        running = a.post("/matches", role="frank")
        b.post(f"/matches/{running['id']}/join")
        assert a.send("DELETE", "/me", {"password": "three camels to tyre"}).status_code == 204
        seen = b.get(f"/matches/{running['id']}")
        assert seen["status"] == "finished"
        assert seen["result"]["winner"] == "saracen"
        assert seen["seats"][0]["user"]["name"] == "[deleted]"
        assert b.get(f"/matches/{open_match['id']}")["status"] == "aborted"
        names = [entry["user"]["name"] for entry in b.get("/leaderboard")["entries"]]
        assert names == ["Isabella"]
