"""Ends: resigning, breaking off, time, and playing again."""

from __future__ import annotations

from datetime import timedelta

from levant.kernel.record import Record
from levant.kernel.title import Title
from levant.server.encoding import now
from levant.server.storage.people_models import PersonRow
from levant.server.titles.title_services import TITLES
from tests.server.browser import House
from tests.server.games import guest, to_cards, two
from tests.server.lobby.late import late


def rex() -> Title:
    return TITLES.find("rex")


def test_a_resigned_match_opens_and_proves_itself(hall: House) -> None:
    frank, saracen = two(hall)
    to_cards(frank, saracen)
    assert frank.browser.refused("GET", f"{frank.path}/record") == (409, "conflict")
    over = frank.browser.post(f"{frank.path}/resign")
    assert over["status"] == "finished"
    assert over["result"]["winner"] == "saracen"
    assert over["seats"][0]["resigned"] is True
    text = hall.browser().send("GET", f"{frank.path}/record").text
    record = Record.parse(text)
    assert record.key is not None
    assert record.key.hex() == over["dice_key"]
    assert [check.outcome for check in record.verify(rex()).checks] == ["ok"] * 4


def test_nonces_are_mixed_in_and_written_down(hall: House) -> None:
    frank, saracen = guest(hall), guest(hall)
    match = frank.post("/matches", role="frank", nonce="aa01")
    path = f"/matches/{match['id']}"
    frank.post(f"{path}/nonce", nonce="BB02")
    saracen.post(f"{path}/join", nonce="cc03")
    assert frank.refused("POST", f"{path}/nonce", {"nonce": "dd"}) == (409, "conflict")
    saracen.post(f"{path}/resign")
    record = Record.parse(frank.send("GET", f"{path}/record").text)
    assert [nonce.hex() for nonce in record.nonces] == ["bb02", "cc03"]
    assert record.verify(rex()).ok


def test_whoever_must_leave_hands_his_seat_to_a_bot(hall: House) -> None:
    frank, saracen = two(hall)
    path = f"{frank.path}/hand_over"
    assert frank.browser.refused("POST", path, {"bot": "nobody"}) == (422, "invalid")
    assert guest(hall).refused("POST", path, {}) == (403, "forbidden")
    left = frank.browser.post(path, bot="pilgrim")
    assert (left["status"], left["yours"]) == ("running", [])
    assert left["seats"][0]["bot"] == "pilgrim"
    assert frank.refused("done")["code"] == "forbidden"
    # Nobody is left who would wait for a bot.
    assert saracen.browser.refused("POST", path, {}) == (409, "conflict")


def test_both_must_want_to_abort(hall: House) -> None:
    frank, saracen = two(hall)
    offered = frank.browser.post(f"{frank.path}/abort", answer="offer")
    assert offered["offers"] == [{"kind": "abort", "by": "frank", "accepted": ["frank"]}]
    assert frank.browser.refused("POST", f"{frank.path}/abort", {"answer": "accept"})[0] == 409
    declined = saracen.browser.post(f"{frank.path}/abort", answer="decline")
    assert (declined["offers"], declined["status"]) == ([], "running")
    assert saracen.browser.refused("POST", f"{frank.path}/abort", {"answer": "accept"})[0] == 409
    saracen.browser.post(f"{frank.path}/abort", answer="offer")
    over = frank.browser.post(f"{frank.path}/abort", answer="accept")
    assert (over["status"], over["result"]["winner"]) == ("aborted", None)
    assert frank.refused("done")["code"] == "conflict"


def test_an_offer_can_be_withdrawn(hall: House) -> None:
    frank, saracen = two(hall)
    frank.browser.post(f"{frank.path}/abort", answer="offer")
    assert saracen.browser.refused("POST", f"{frank.path}/abort", {"answer": "withdraw"})[0] == 409
    assert frank.browser.post(f"{frank.path}/abort", answer="withdraw")["offers"] == []


def test_a_bot_agrees_to_abort(hall: House) -> None:
    frank = guest(hall)
    match = frank.post("/matches", role="frank", opponents=[{"kind": "bot", "bot": "pilgrim"}])
    over = frank.post(f"/matches/{match['id']}/abort", answer="offer")
    assert over["status"] == "aborted"


def test_a_rematch_changes_sides_and_joins_the_two_that_ask(hall: House) -> None:
    frank, saracen = two(hall, options={"handicap": 1})
    assert frank.browser.refused("POST", f"{frank.path}/rematch", {}) == (409, "conflict")
    frank.browser.post(f"{frank.path}/resign")
    again = frank.browser.post(f"{frank.path}/rematch")
    assert (again["status"], again["yours"], again["rematch_of"]) == (
        "open",
        ["saracen"],
        frank.match,
    )
    assert again["options"] == {"handicap": 1}
    joined = saracen.browser.post(f"{frank.path}/rematch")
    assert (joined["id"], joined["status"]) == (again["id"], "running")
    assert saracen.browser.get(frank.path)["rematch"] == again["id"]


def test_whoever_runs_out_of_time_loses(hall: House) -> None:
    frank, saracen = two(hall, clock={"kind": "live", "bank": 60, "increment": 5})
    shown = saracen.table()["match"]["clock"]
    assert shown["running"] == ["frank"]
    assert shown["left"]["saracen"] == 60
    late(hall, frank)
    over = saracen.table()["match"]
    assert (over["status"], over["result"]["winner"]) == ("finished", "saracen")
    assert over["result"]["reason"] == "timeout"
    record = Record.parse(frank.browser.send("GET", f"{frank.path}/record").text)
    assert record.verify(rex()).ok


def test_a_bot_takes_over_where_that_was_agreed(hall: House) -> None:
    clock = {"kind": "days", "bank": 86400, "increment": 0, "on_timeout": "bot"}
    frank, saracen = two(hall, clock=clock)
    late(hall, frank)
    match = saracen.table()["match"]
    assert match["status"] == "running"
    assert match["seats"][0]["bot"] == "squire"
    assert "frank" not in match["clock"]["left"]
    assert frank.refused("done", version=1)["code"] == "forbidden"


def test_a_vacation_puts_the_deadline_off(hall: House) -> None:
    frank, saracen = two(hall, clock={"kind": "days", "bank": 600, "increment": 0})

    identity = saracen.table()["match"]["seats"][0]["user"]["id"]

    async def go_away() -> None:
        async with hall.services.database.writing() as session:
            row = await session.get(PersonRow, identity)
            assert row is not None
            row.vacation_from = now() - timedelta(days=9)
            row.vacation_until = now() + timedelta(days=2)

    hall.run(go_away)
    late(hall, frank)
    match = saracen.table()["match"]
    assert match["status"] == "running"
    assert match["clock"]["left"]["frank"] > 590
