"""Undo, reset and take-back over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.browser import House
from tests.server.games import to_cards, to_moves, two
from tests.server.play.test_actions import forget


def bare(table: Any) -> Any:
    return {key: table[key] for key in ("view", "events", "choices", "undo")}


def test_undo_goes_back_request_by_request(hall: House) -> None:
    frank, saracen = two(hall)
    start = frank.table()
    assert (start["undo"], start["reset"]) == (False, False)
    deploy_first = next(c["action"] for c in start["choices"] if c["action"] != "done")
    unseen, version = bare(saracen.table()), saracen.version
    frank.act(deploy_first)
    assert saracen.version == version
    middle = frank.table()
    frank.act(middle["choices"][0]["action"])
    assert frank.table()["undo"] is True
    frank.undo()
    assert bare(frank.table()) == bare(middle)
    forget(hall)
    frank.undo()
    assert bare(frank.table()) == bare(start)
    assert frank.browser.refused("POST", f"{frank.path}/undo", {"version": frank.version}) == (
        409,
        "conflict",
    )
    assert bare(saracen.table()) == unseen


def test_reset_undoes_the_whole_turn(hall: House) -> None:
    frank, _ = two(hall)
    start = frank.table()
    choice = next(c["action"] for c in start["choices"] if c["action"] != "done")
    frank.act(choice)
    frank.act(frank.table()["choices"][0]["action"])
    frank.undo("reset")
    assert bare(frank.table()) == bare(start)


def test_an_undo_is_stale_like_any_action(hall: House) -> None:
    frank, _ = two(hall)
    version = frank.version
    frank.act(frank.table()["choices"][0]["action"])
    body = {"version": version}
    assert frank.browser.refused("POST", f"{frank.path}/undo", body) == (409, "stale")


def test_a_gesture_is_undone_at_once(hall: House) -> None:
    frank, saracen = two(hall)
    mover = to_moves(frank, saracen)
    table = mover.table()
    services = [p["block"] for p in table["view"]["pieces"] if p["role"] == table["role"]]
    for block in services:
        ways = mover.browser.get(f"{mover.path}/gestures?of={block}")["gestures"]
        if ways:
            break
    mover.act(*ways[0]["actions"])
    if mover.table()["undo"]:
        mover.undo()
        assert bare(mover.table()) == bare(table)


def test_a_take_back_needs_the_others_consent(hall: House) -> None:
    frank, saracen = two(hall)
    to_cards(frank, saracen)
    start = frank.table()
    frank.act(str(start["choices"][0]["action"]))
    assert frank.table()["takeback"] is True
    frank.browser.post(f"{frank.path}/takeback", answer="offer")
    offers = saracen.table()["match"]["offers"]
    assert offers == [{"kind": "takeback", "by": "frank", "accepted": ["frank"]}]
    saracen.browser.post(f"{frank.path}/takeback", answer="accept")
    assert bare(frank.table()) == bare(start)
    assert saracen.table()["match"]["offers"] == []
    forget(hall)
    assert bare(frank.table()) == bare(start)


def test_a_take_back_never_unreveals(hall: House) -> None:
    frank, saracen = two(hall)
    mover = to_moves(frank, saracen)
    assert mover.table()["takeback"] is False
    body = {"answer": "offer"}
    assert mover.browser.refused("POST", f"{mover.path}/takeback", body) == (409, "conflict")


def test_an_offer_lapses_when_the_cards_are_shown(hall: House) -> None:
    frank, saracen = two(hall)
    to_cards(frank, saracen)
    frank.act(str(frank.table()["choices"][0]["action"]))
    frank.browser.post(f"{frank.path}/takeback", answer="offer")
    saracen.act(str(saracen.table()["choices"][0]["action"]))
    assert frank.table()["match"]["offers"] == []
    body = {"answer": "accept"}
    assert saracen.browser.refused("POST", f"{frank.path}/takeback", body) == (409, "conflict")
