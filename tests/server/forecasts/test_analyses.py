"""The analysis of a match: only after the end, made once when somebody asks, and kept."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from levant.releases.registry import TITLES
from levant.server.forecasts.analysis_service import Analyses
from levant.server.storage.match_models import AnalysisRow
from levant.server.titles import title_services
from tests.server.browser import Browser, House
from tests.server.games import alone, finished_croisades, guest, to_moves

PATIENCE = 240.0


def _wait(browser: Browser, path: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    told: dict[str, Any] = browser.get(f"{path}/analysis")
    while not told["done"]:
        assert time.monotonic() < end
        time.sleep(0.2)
        told = browser.get(f"{path}/analysis")
    return told


def test_a_running_match_is_analysed_for_nobody(hall: House) -> None:
    frank, _ = alone(hall)
    for method in ("GET", "POST"):
        for asker in (frank.browser, guest(hall)):
            assert asker.refused(method, f"{frank.path}/analysis") == (409, "conflict")


def test_a_finished_match_is_analysed_once_and_kept(hall: House) -> None:
    frank, saracen = alone(hall)
    to_moves(frank, saracen)
    frank.browser.post(f"{frank.path}/resign", role="frank")
    watcher = hall.browser()
    nothing = watcher.get(f"{frank.path}/analysis")
    assert (nothing["available"], nothing["asked"], nothing["done"]) == (True, False, False)
    # Who is nobody may read it, but not have it made.
    assert watcher.refused("POST", f"{frank.path}/analysis")[0] == 401
    asked = frank.browser.post(f"{frank.path}/analysis")
    assert (asked["asked"], asked["done"], asked["step"]) == (True, False, 0)
    told = _wait(watcher, frank.path)
    assert not told["failed"]
    assert told["step"] == told["total"] == 1 + 2 + 2
    (turn,) = told["turns"]
    assert (turn["ply"], turn["label"]["key"]) == (0, "label.turn")
    assert set(turn["seen"]) == set(turn["known"]) == {"frank", "saracen"}
    assert {decision["kind"] for decision in told["decisions"]} <= {"card"}
    # Asked for again, nothing is made anew.
    assert frank.browser.post(f"{frank.path}/analysis") == told


def test_a_private_match_is_analysed_for_its_players_only(hall: House) -> None:
    frank, _ = alone(hall, visibility="private")
    frank.browser.post(f"{frank.path}/resign", role="frank")
    assert guest(hall).refused("GET", f"{frank.path}/analysis") == (404, "not_found")
    assert guest(hall).refused("POST", f"{frank.path}/analysis") == (404, "not_found")
    assert frank.browser.get(f"{frank.path}/analysis")["available"]


def test_a_title_without_analyses_says_so(hall: House) -> None:
    player, match = finished_croisades(hall)
    for told in (
        player.get(f"/matches/{match}/analysis"),
        player.post(f"/matches/{match}/analysis"),
    ):
        assert (told["available"], told["reason"], told["asked"]) == (False, "title", False)


def test_a_match_tells_whether_it_can_be_analysed(
    hall: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    frank, _ = alone(hall)
    frank.browser.post(f"{frank.path}/resign", role="frank")
    player, match = finished_croisades(hall)
    for browser, path in ((frank.browser, frank.path), (player, f"/matches/{match}")):
        told = browser.get(f"{path}/analysis")["available"]
        assert browser.get(path)["analysable"] == told
    assert frank.browser.get(frank.path)["analysable"]
    bare = replace(title_services.find_title_services("rex"), analyse=None)
    monkeypatch.setattr(title_services, "find_title_services", lambda _: bare)
    assert not frank.browser.get(frank.path)["analysable"]
    assert frank.browser.get(f"{frank.path}/analysis")["reason"] == "title"


def test_rules_that_were_left_are_not_analysed() -> None:
    today = TITLES.find("rex").rules_version
    assert title_services.why_no_analysis("rex", today) is None
    assert title_services.why_no_analysis("rex", today - 1) == "rules"


def test_an_analysis_that_broke_off_can_be_asked_for_again(hall: House) -> None:
    frank, _ = alone(hall)
    frank.browser.post(f"{frank.path}/resign", role="frank")
    analyses: Analyses = hall.services.analyses

    async def break_off() -> None:
        values = analyses.fresh()
        analyses.broken_off(values)
        async with hall.services.database.writing() as session:
            session.add(AnalysisRow(match=frank.match, done=True, lease=_long_ago(), **values))

    hall.run(break_off)
    assert frank.browser.get(f"{frank.path}/analysis")["failed"]
    assert frank.browser.post(f"{frank.path}/analysis")["done"] is False
    assert not _wait(frank.browser, frank.path)["failed"]


def _long_ago() -> Any:
    from datetime import timedelta

    from levant.server.encoding import now

    return now() - timedelta(days=1)
