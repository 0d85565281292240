"""The forecast of a match: made once, after the end, for whoever may see the match."""

from __future__ import annotations

import time
from typing import Any, cast

from levant.kernel.record import Record
from levant.kernel.title import Result
from levant.server.forecasts.forecast_process import forecast_turns
from levant.server.titles.title_services import TITLES
from tests.server.browser import Browser, House
from tests.server.games import alone, finished_croisades, guest, to_moves

PATIENCE = 120.0


def _wait(browser: Browser, path: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All answers until it is done, and the last one."""
    answers = [browser.get(f"{path}/forecast")]
    end = time.monotonic() + PATIENCE
    while not answers[-1]["done"]:
        assert time.monotonic() < end
        time.sleep(0.1)
        answers.append(browser.get(f"{path}/forecast"))
    return answers, answers[-1]


def test_a_finished_match_is_forecast_for_everybody(hall: House) -> None:
    frank, saracen = alone(hall)
    to_moves(frank, saracen)
    for stranger in (hall.browser(), frank.browser):
        assert stranger.refused("GET", f"{frank.path}/forecast") == (409, "conflict")
    frank.browser.post(f"{frank.path}/resign", role="frank")
    watcher = hall.browser()
    answers, told = _wait(watcher, frank.path)
    assert answers[0] == {"available": True, "done": False, "total": None, "points": []}
    assert (told["available"], told["total"]) == (True, 2)
    first, last = told["points"]
    assert (first["ply"], first["label"]["key"]) == (0, "label.turn")
    assert set(first["expected"]) == {"frank", "saracen"}
    assert all(-1 <= hope <= 1 for hope in first["expected"].values())
    assert last["expected"] == {"frank": -1.0, "saracen": 1.0}
    assert last["ply"] == len(watcher.get(f"{frank.path}/replay")["plies"])
    # It is kept: the same numbers for the next who asks.
    assert guest(hall).get(f"{frank.path}/forecast") == told


def test_a_private_match_is_forecast_for_its_players_only(hall: House) -> None:
    frank, _ = alone(hall, visibility="private")
    frank.browser.post(f"{frank.path}/resign", role="frank")
    assert hall.browser().refused("GET", f"{frank.path}/forecast") == (404, "not_found")
    assert frank.browser.get(f"{frank.path}/forecast")["available"]


def test_every_power_of_croisades_has_its_chances(hall: House) -> None:
    player, match = finished_croisades(hall)
    roles = {seat["role"] for seat in player.get(f"/matches/{match}")["seats"]}
    _, told = _wait(player, f"/matches/{match}")
    assert told["available"]
    first, last = told["points"]
    assert set(first["expected"]) == set(last["expected"]) == roles
    assert all(-1 <= hope <= 1 for hope in first["expected"].values())
    assert sorted(last["expected"].values()) == [-1.0] * (len(roles) - 1) + [1.0]


def test_each_turn_is_one_point_and_the_outcome_the_last() -> None:
    title = TITLES.find("rex")
    record = Record.begin(title, "2.0", {}, "fast 5")
    position = record.start(title)
    while cast("int", position.view(None)["turn"]) < 3:
        role = position.deciders[0]
        action = position.legal(role)[0]
        record.append(role, title.spell(position, action))
        position.play(role, action)
    called_off = list(forecast_turns(record))
    labels = [point["label"] for point in called_off if "ply" in point]
    assert [label and label["facts"]["turn"] for label in labels] == [1, 2, 3]
    assert called_off[0] == {"total": 3}
    record.finish(Result(1, "timeout"))
    awarded = list(forecast_turns(record))
    assert awarded[:-1] == [{"total": 4}, *called_off[1:]]
    last = awarded[-1]
    assert "ply" in last
    assert last["expected"] == {"frank": -1.0, "saracen": 1.0}
    assert last["ply"] == len(record.entries)


def test_a_match_that_was_played_on_is_forecast_from_its_first_turn() -> None:
    title = TITLES.find("rex")
    record = Record.begin(title, "2.0", {}, "fast 5")
    for seed, turn in ((6, 2), (7, 3)):
        position = record.replay(title)
        while cast("int", position.view(None)["turn"]) < turn:
            role = position.deciders[0]
            action = position.legal(role)[0]
            record.append(role, title.spell(position, action))
            position.play(role, action)
        record = record.continued(len(record.entries), f"fast {seed}", ["", ""])
    labels = [point["label"] for point in forecast_turns(record) if "ply" in point]
    assert [label and label["facts"]["turn"] for label in labels] == [1, 2, 3]
