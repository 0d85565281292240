"""Playing on against a bot from a moment of a finished match."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from levant.kernel.dice import commitment
from levant.kernel.record import Record
from levant.server.titles.title_services import TITLES
from tests.server.browser import Browser, House, house
from tests.server.games import Player, alone, guest, to_moves, two
from tests.server.play.test_actions import forget


def finished(hall: House, **wanted: Any) -> Player:
    """A match that ended by resignation in the first turn."""
    frank, saracen = alone(hall, **wanted)
    mover = to_moves(frank, saracen)
    mover.choose()
    frank.browser.post(f"{frank.path}/resign", role="frank")
    return frank


def play_on(over: Player, ply: int, role: str = "frank", **more: Any) -> Player:
    """The same person at a new table that goes on after a ply."""
    wanted = {"ply": ply, "role": role, "bot": "pilgrim"} | more
    match = over.browser.post(f"{over.path}/continue", **wanted)
    return Player(over.browser, match["id"])


def until(done: Callable[[], bool]) -> None:
    """Wait for a bot."""
    limit = time.monotonic() + 180
    while not done():
        assert time.monotonic() < limit, "the bot does not answer"
        time.sleep(0.05)


def proved(browser: Browser, match: str) -> Record:
    """The record of a match, proved."""
    text = browser.send("GET", f"/matches/{match}/record").text
    record = Record.parse(text)
    title = TITLES.find(record.title, record.rules)
    outcomes = {check.name: check.outcome for check in record.verify(title).checks}
    assert outcomes == dict.fromkeys(("digest", "dice", "rules", "result"), "ok")
    return record


def test_a_match_goes_on_from_exactly_that_position(hall: House) -> None:
    over = finished(hall)
    seen = over.browser.get(f"{over.path}/replay/2?as=frank")
    at = play_on(over, 2, nonce="a1" * 16)
    table = at.table()
    assert table["view"] == seen["view"]
    assert table["events"] == seen["events"]
    match = table["match"]
    assert match["status"] == "running"
    assert match["yours"] == ["frank"]
    assert [seat["bot"] for seat in match["seats"]] == [None, "pilgrim"]
    assert (match["visibility"], match["rated"]) == ("private", False)
    label = {"match": over.match, "ply": 2, "label": match["turn_label"]}
    assert match["origin"] == label
    assert over.table()["match"]["origin"] is None


def test_the_bot_answers_and_the_match_ends_like_any_other(hall: House) -> None:
    over = finished(hall)
    at = play_on(over, 2, nonce="a1" * 16)
    card = at.choose()
    until(lambda: len(at.table()["view"]["cards"][1]["played"] or "") > 0)
    running = at.table()["match"]
    at.browser.post(f"{at.path}/resign")
    replay = at.browser.get(f"{at.path}/replay")
    old = at.browser.get(f"{over.path}/replay")
    assert replay["plies"][:2] == old["plies"][:2]
    assert card in [ply["action"] for ply in replay["plies"][2:]]
    before = at.browser.get(f"{at.path}/replay/2?as=all")
    assert before["views"] == at.browser.get(f"{over.path}/replay/2?as=all")["views"]
    record = proved(at.browser, at.match)
    assert record.inherited == 2
    assert record.key is not None
    assert commitment(record.key) == running["commitment"]
    assert record.earlier[0].key == proved(at.browser, over.match).key != record.key
    assert record.nonces == (bytes.fromhex("a1" * 16),)
    assert record.remarks["note"].endswith(f"continues match {over.match} after action 2")


def test_dice_after_it_are_new_and_those_before_are_kept(hall: House) -> None:
    over = finished(hall)
    plies = over.browser.get(f"{over.path}/replay")["plies"]
    ends = []
    for _ in range(2):
        at = play_on(over, len(plies) - 1, plies[-2]["role"])
        ends.append(at.browser.get(f"{at.path}")["commitment"])
        at.browser.post(f"{at.path}/resign")
        assert at.browser.get(f"{at.path}/replay")["plies"][: len(plies) - 1] == plies[:-1]
    assert len({*ends, over.browser.get(over.path)["commitment"]}) == 3


def test_a_continuation_can_itself_be_continued(hall: House) -> None:
    over = finished(hall)
    first = play_on(over, 2)
    first.choose()
    until(lambda: len(first.browser.get(f"{first.path}/table")["match"]["deciders"]) == 1)
    first.browser.post(f"{first.path}/resign")
    last = len(first.browser.get(f"{first.path}/replay")["plies"]) - 1
    borders = {0: [0], 1: [1], 2: [2], last: [2, last]}
    for ply, inherited in borders.items():
        second = play_on(first, ply, "saracen")
        second.browser.post(f"{second.path}/resign")
        record = proved(second.browser, second.match)
        assert [dice.until for dice in record.earlier] == inherited


def test_nobody_can_undo_what_was_taken_over(hall: House) -> None:
    frank, saracen = alone(hall)
    mover = to_moves(frank, saracen)
    mover.act(next(c["action"] for c in mover.table()["choices"] if "group" in c["action"]))
    assert mover.table()["undo"] is True
    ply = 5
    frank.browser.post(f"{frank.path}/resign", role="frank")
    at = play_on(frank, ply, str(mover.role))
    start = at.table()
    assert (start["undo"], start["reset"], start["takeback"]) == (False, False, False)
    for kind in ("undo", "reset"):
        answer = at.browser.refused("POST", f"{at.path}/{kind}", {"version": at.version})
        assert answer == (409, "conflict")
    at.choose()
    assert at.table()["undo"] is True
    forget(hall)
    at.undo("reset")
    assert at.table()["view"] == start["view"]
    assert at.table()["undo"] is False


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path, limits=False, bot_processes=1) as hall:
        over = finished(hall)
        at = play_on(over, 3, "saracen")
        before = at.table()
        cookies = dict(at.browser.client.cookies)
    with house(tmp_path, limits=False, bot_processes=1) as hall:
        again = hall.browser()
        again.client.cookies.update(cookies)
        back = Player(again, at.match)
        until(lambda: bool(back.table()["choices"]))
        assert back.table()["match"]["origin"] == before["match"]["origin"]
        back.choose()
        back.browser.post(f"{back.path}/resign")
        assert proved(again, at.match).inherited == 3


def test_it_survives_a_crash_at_any_moment(tmp_path: Path) -> None:
    """The files as a power cut would leave them: right after it was made, and after an action."""
    with house(tmp_path / "first", limits=False) as hall:
        at = play_on(finished(hall), 2)
        shutil.copytree(tmp_path / "first", tmp_path / "made")
        card = at.choose()
        shutil.copytree(tmp_path / "first", tmp_path / "played")
        cookies = dict(at.browser.client.cookies)
    for left, played in (("made", []), ("played", [card])):
        with house(tmp_path / left, limits=False) as hall:
            again = hall.browser()
            again.client.cookies.update(cookies)
            again.post(f"{at.path}/resign")
            record = proved(again, at.match)
            own = [entry.text for entry in record.entries[2:] if entry.role == 0]
            assert (record.inherited, own) == (2, [*played, "resign"])


def test_snapshots_begin_where_new_dice_fell(tmp_path: Path) -> None:
    with house(tmp_path, limits=False, snapshot_every=1) as hall:
        at = play_on(finished(hall), 2)
        at.choose()
        until(lambda: len(at.browser.get(f"{at.path}/table")["match"]["deciders"]) == 1)
        until(lambda: bool(at.table()["choices"]))
        seen = at.table()
        forget(hall)
        assert at.table()["view"] == seen["view"]
        at.browser.post(f"{at.path}/resign")
        proved(at.browser, at.match)


def test_the_same_request_twice_makes_one_match(hall: House) -> None:
    over = finished(hall)
    body = {"ply": 2, "role": "frank", "bot": "pilgrim"}
    made = [
        over.browser.send("POST", f"{over.path}/continue", body, **{"Idempotency-Key": "once"})
        for _ in range(2)
    ]
    assert made[0].json()["id"] == made[1].json()["id"]


# What is refused


def test_a_running_match_cannot_be_continued(hall: House) -> None:
    frank, saracen = two(hall)
    wanted = {"ply": 0, "role": "frank", "bot": "pilgrim"}
    for person in (frank.browser, saracen.browser, guest(hall)):
        answer = person.refused("POST", f"{frank.path}/continue", wanted)
        assert answer == (409, "conflict")


def test_strangers_continue_public_matches_only(hall: House) -> None:
    wanted = {"ply": 0, "role": "frank", "bot": "pilgrim"}
    hidden, shown = finished(hall, visibility="private"), finished(hall)
    stranger = guest(hall)
    answer = stranger.refused("POST", f"{hidden.path}/continue", wanted)
    assert answer == (404, "not_found")
    match = stranger.post(f"{shown.path}/continue", **wanted)
    assert match["yours"] == ["frank"]
    # What is played there is nobody else's business, not even that of who played before.
    assert shown.browser.refused("GET", f"/matches/{match['id']}") == (404, "not_found")
    assert hall.browser().refused("POST", f"{shown.path}/continue", wanted)[0] == 401


def test_a_match_by_link_is_continued_by_who_has_the_link(hall: House) -> None:
    frank, _ = two(hall, visibility="link")
    frank.browser.post(f"{frank.path}/resign")
    wanted = {"ply": 0, "role": "saracen", "bot": "pilgrim"}
    stranger = guest(hall)
    assert stranger.refused("POST", f"{frank.path}/continue", wanted)[0] == 404
    key = frank.table()["match"]["key"]
    assert stranger.post(f"{frank.path}/continue?key={key}", **wanted)["yours"] == ["saracen"]


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"ply": 999}, 422, "ply"),
        ({"ply": -1}, 422, "ply"),
        ({"role": "pope"}, 422, "role"),
        ({"bot": "bishop"}, 422, "bot"),
        ({"ply": None}, 409, "ply"),
    ],
)
def test_what_cannot_be_is_told_with_its_field(
    hall: House, change: dict[str, Any], status: int, field: str
) -> None:
    over = finished(hall)
    wanted = {"ply": 2, "role": "frank", "bot": "pilgrim"} | change
    if wanted["ply"] is None:  # after the last action the match is over
        wanted["ply"] = len(over.browser.get(f"{over.path}/replay")["plies"])
    answer = over.browser.send("POST", f"{over.path}/continue", wanted)
    assert answer.status_code == status
    assert answer.json()["error"]["field"] == field
