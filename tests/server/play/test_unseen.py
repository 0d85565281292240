"""What one role does unseen changes nothing of what the others may do, ask or are told."""

from __future__ import annotations

import pytest

from levant.server.play.action_log import Logged, _line
from levant.server.play.table import FINAL, PlayedAction, Table
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import TITLES, find_title_services
from tests.server.browser import House
from tests.server.games import Player, two
from tests.server.play.test_actions import forget
from tests.server.proof_fog.strangers import NO_MATCH

CRUSADER, SARACEN = 0, 1


def orders() -> Table:
    """A match in which both write orders for their ships at the same time."""
    at = Table(TableStart(TITLES.find("croisades"), "third_crusade", {"turns": 1}, bytes(32)))
    while at.view(CRUSADER)["phase"] != "sail":
        at.play(at.position.deciders[0], at.parse("done"), None)
    return at


def unseen(at: Table, role: int) -> str:
    """An action of which the other role sees nothing."""
    texts: list[str] = at.view(role)["legal"]
    for text in texts:
        trial = at.position.copy()
        trial.play(role, at.title.parse(trial, text))
        if text != "done" and trial.view(1 - role) == at.view(1 - role):
            return str(text)
    raise AssertionError("everything shows")


def test_an_undo_does_not_tell_whether_the_other_has_acted() -> None:
    at, alone = orders(), orders()
    start = at.length
    at.play(CRUSADER, at.parse(unseen(at, CRUSADER)), "mine")
    assert at.undo_to(CRUSADER) == start
    other = unseen(at, SARACEN)
    for table in (at, alone):
        table.play(SARACEN, table.parse(other), "his")
    assert (at.undo_to(CRUSADER), at.undo_to(SARACEN)) == (start, start + 1)
    assert at.takeback_to(CRUSADER) == start
    at.rewind(start, CRUSADER)
    # What the other did stands, as if nothing else had been.
    assert at.position.text() == alone.position.text()
    assert [step.text for step in at.since(start)] == [other]
    assert at.undo_to(CRUSADER) is None
    assert at.undo_to(SARACEN) == start


def test_the_ledger_leaves_the_actions_of_others_where_they_are() -> None:
    steps = [
        PlayedAction(0, "a", "1"),
        PlayedAction(1, "b", "2", hidden=1),
        PlayedAction(0, "c", "3", FINAL, 2),
    ]
    rows: list[Logged] = [
        ("play", step.role, step.text, step.request, step.stored) for step in steps
    ]
    assert _line(rows, 0) == steps
    assert _line([*rows, ("undo", 0, "0 0", None, FINAL)], 0) == [steps[1]]
    assert _line([*rows, ("reset", 0, "1", None, FINAL)], 0) == steps[:1]


def test_an_unseen_undo_leaves_no_mark_in_the_logs_of_others(hall: House) -> None:
    """Else a client that says it was last here long ago learns when it was."""
    frank, saracen = two(hall)
    deploy = next(c["action"] for c in frank.table()["choices"] if c["action"] != "done")
    frank.act(deploy)
    frank.undo()
    frank.act("done")
    told = len(saracen.table()["events"])
    assert told > 0
    for _ in range(2):
        assert _kept(hall, saracen, since=9999, version=0) == told
        forget(hall)


def _kept(hall: House, player: Player, since: int, version: int) -> int:

    async def ask() -> int:
        async with hall.services.table_cache.open(player.match) as (_, table):
            assert table is not None
            return table.kept_of(1, since, version)

    return hall.run(ask)


def test_an_offer_outlasts_what_is_done_unseen(hall: House) -> None:
    """Else its going would tell that somebody has acted."""
    frank, saracen = two(hall)
    for _ in range(2):
        deploy = next(c["action"] for c in frank.table()["choices"] if c["action"] != "done")
        frank.act(deploy)
        offers = saracen.table()["match"]["offers"]
        frank.act(str(frank.table()["choices"][0]["action"]))
        left = saracen.table()["match"]["offers"]
        frank.browser.post(f"{frank.path}/takeback", answer="offer")
    # The second block was picked up unseen; where it went all have seen.
    assert [offer["kind"] for offer in offers] == ["takeback"]
    assert left == []


@pytest.mark.parametrize("phase", ["march", "muster_march"])
def test_no_road_is_taken_by_the_server(phase: str) -> None:
    """Two roads at the same moment would tell that the second was the only one left."""
    title_services = find_title_services("rex")
    view = {"phase": phase}
    assert title_services.tells(view, "to acre")
    assert title_services.tells(view, "force acre")
    assert not title_services.tells({"phase": "group"}, "done")


@pytest.mark.parametrize("visibility", ["private", "link"])
def test_a_match_that_has_not_begun_does_not_exist_for_strangers(
    hall: House, visibility: str
) -> None:
    host, stranger = hall.browser(), hall.browser()
    host.post("/guest")
    stranger.post("/guest")
    match = host.post("/matches", visibility=visibility)["id"]
    act = {"id": "a", "version": 1, "actions": ["done"]}
    for path, body in (
        ("actions", act), ("undo", {"version": 1}), ("reset", {"version": 1}), ("resign", {}),
        ("abort", {"answer": "offer"}), ("takeback", {"answer": "offer"}),
    ):  # fmt: skip
        told = [
            stranger.send("POST", f"/matches/{named}/{path}", body) for named in (match, NO_MATCH)
        ]
        assert [answer.status_code for answer in told] == [404, 404], path
        assert told[0].content == told[1].content


def test_a_hint_has_nothing_of_the_dice() -> None:
    from levant.server.bots.bot_turns import _hint_seed

    at, other = (
        Table(TableStart(TITLES.find("rex"), "2.0", {}, bytes([key]) * 32)) for key in (1, 2)
    )
    assert _hint_seed(at.view(0)) == _hint_seed(other.view(0))
