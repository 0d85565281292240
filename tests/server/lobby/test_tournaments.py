"""Tournaments: everybody against everybody."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from levant.server.lobby import tournaments
from tests.server.browser import PHRASE, Browser, House
from tests.server.games import guest

CONFLICT = (409, "conflict")


def member(hall: House, name: str) -> Browser:
    browser = hall.browser()
    browser.register(name)
    return browser


def cup(browser: Browser, **wanted: Any) -> str:
    """The path of a new tournament."""
    return f"/tournaments/{browser.post('/tournaments', name='Winter cup', **wanted)['id']}"


def three(hall: House, **wanted: Any) -> tuple[str, dict[str, Browser]]:
    """A tournament of three that has not begun; the players by name."""
    players = {name: member(hall, name) for name in ("Balian", "Guy", "Reynald")}
    path = cup(players["Balian"], **wanted)
    for name in ("Guy", "Reynald"):
        assert players[name].post(f"{path}/join")["yours"]
    return path, players


def names(told: Any) -> dict[str, str]:
    return {one["user"]["id"]: one["user"]["name"] for one in told["players"]}


def resign(told: Any, players: dict[str, Browser], loser: str, winner: str) -> None:
    """The first game of two that still runs is given up by one of them."""
    known = names(told)
    for game in told["games"]:
        both = {known[person]: role for role, person in game["sides"].items()}
        if game["status"] == "running" and both.keys() == {loser, winner}:
            players[loser].post(f"/matches/{game['match']}/resign")
            return
    raise AssertionError("they play no game")


def test_each_two_meet_on_either_side_and_all_games_begin_at_once(hall: House) -> None:
    path, players = three(hall, options={"years": 2})
    assert players["Guy"].refused("POST", f"{path}/start", {}) == (403, "forbidden")
    told = players["Balian"].post(f"{path}/start")
    known = names(told)
    met = [(known[g["sides"]["frank"]], known[g["sides"]["saracen"]]) for g in told["games"]]
    assert sorted(met) == sorted(
        pair for two in combinations(players, 2) for pair in (two, two[::-1])
    )
    assert {game["status"] for game in told["games"]} == {"running"}
    match = players["Guy"].get(f"/matches/{told['games'][0]['match']}")
    assert match["tournament"] == told["id"]
    assert match["options"]["years"] == 2
    assert players["Guy"].get("/matches?list=mine")["total"] == 4
    # Nobody comes or goes any more.
    assert member(hall, "Conrad").refused("POST", f"{path}/join", {}) == CONFLICT
    assert players["Guy"].refused("POST", f"{path}/leave", {}) == CONFLICT
    assert players["Balian"].refused("POST", f"{path}/start", {}) == CONFLICT


def test_points_order_the_table_and_the_last_game_ends_it(hall: House) -> None:
    path, players = three(hall, twice=False)
    told = players["Balian"].post(f"{path}/start")
    assert (told["status"], len(told["games"])) == ("running", 3)
    resign(told, players, "Balian", "Guy")
    resign(told, players, "Reynald", "Guy")
    told = hall.browser().get(path)
    assert told["status"] == "running"
    assert [(s["user"]["name"], s["points"], s["lost"]) for s in told["players"]] == [
        ("Guy", 2, 0), ("Balian", 0, 1), ("Reynald", 0, 1),
    ]  # fmt: skip
    resign(told, players, "Balian", "Reynald")
    told = hall.browser().get(path)
    assert told["status"] == "finished"
    assert [(s["user"]["name"], s["points"], s["tiebreak"]) for s in told["players"]] == [
        ("Guy", 2, 1), ("Reynald", 1, 0), ("Balian", 0, 0),
    ]  # fmt: skip
    assert told["yours"] is False
    assert hall.browser().get("/tournaments")[0]["status"] == "finished"


def test_a_game_that_is_broken_off_counts_for_nobody(hall: House) -> None:
    path, players = three(hall, twice=False)
    told = players["Balian"].post(f"{path}/start")
    game = told["games"][0]
    known = names(told)
    for person, answer in zip(game["sides"].values(), ("offer", "accept"), strict=True):
        players[known[person]].post(f"/matches/{game['match']}/abort", answer=answer)
    told = hall.browser().get(path)
    assert told["games"][0]["status"] == "aborted"
    assert [one["played"] for one in told["players"]] == [0, 0, 0]


def test_sides_are_shared_out_where_two_meet_once() -> None:
    people: Any = range(5)
    met = tournaments.pairings(people, twice=False)
    assert {frozenset(pair) for pair in met} == {frozenset(p) for p in combinations(people, 2)}
    first = [sum(a == person for a, _ in met) for person in people]
    assert max(first) - min(first) <= 1


def test_what_makes_no_tournament(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    balian = member(hall, "Balian")
    stranger = guest(hall)
    assert stranger.refused("POST", "/tournaments", {"name": "x"}) == CONFLICT
    for wrong in (
        {"name": " "},
        {"name": "x", "title": "croisades", "edition": "nile"},
        {"name": "x", "clock": {"kind": "live", "bank": 60}},
        {"name": "x", "clock": {"kind": "days", "bank": 0}},
        {"name": "x", "options": {"dragons": 1}},
    ):
        assert balian.refused("POST", "/tournaments", wrong)[0] == 422, wrong
    path = cup(balian)
    assert stranger.refused("POST", f"{path}/join", {}) == CONFLICT
    assert balian.refused("POST", f"{path}/start", {}) == CONFLICT
    guy = member(hall, "Guy")
    guy.send("PUT", "/blocked/balian")
    assert guy.refused("POST", f"{path}/join", {}) == CONFLICT
    monkeypatch.setattr(tournaments, "MOST", 1)
    assert member(hall, "Reynald").refused("POST", f"{path}/join", {}) == CONFLICT
    monkeypatch.setattr(tournaments, "MOST_OPEN", 1)
    assert balian.refused("POST", "/tournaments", {"name": "another"}) == CONFLICT
    assert balian.refused("GET", "/tournaments/nowhere") == (404, "not_found")


def test_who_leaves_before_it_begins_is_gone_and_with_its_creator_all_of_it(hall: House) -> None:
    path, players = three(hall)
    assert players["Guy"].send("POST", f"{path}/leave").status_code == 204
    assert players["Guy"].refused("POST", f"{path}/leave") == (404, "not_found")
    assert "Guy" not in names(hall.browser().get(path)).values()
    assert players["Reynald"].send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    assert list(names(hall.browser().get(path)).values()) == ["Balian"]
    assert players["Balian"].send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    assert hall.browser().get("/tournaments") == []


def test_who_deletes_his_account_has_lost_what_he_played(hall: House) -> None:
    path, players = three(hall, twice=False)
    players["Balian"].post(f"{path}/start")
    assert players["Guy"].send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    told = hall.browser().get(path)
    assert len(told["players"]) == 3
    assert {one["user"]["name"]: one["points"] for one in told["players"]} == {
        "Balian": 1, "Reynald": 1, "[deleted]": 0,
    }  # fmt: skip
