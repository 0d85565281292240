"""Croisades Strategic over the same interface: four seats, orders written at the same time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from levant.croisades.game import CROISADES
from levant.croisades.presets import PRESETS
from levant.kernel.record import Record
from levant.server.titles.title_services import find_title_services
from tests.croisades.play import walk
from tests.server.browser import Browser, House, house
from tests.server.games import Player, finished_croisades
from tests.server.lobby.late import late

MOST_ROUNDS = 2000
PATIENCE = 300.0


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("croisades")) as opened:
        yield opened


def seat(browser: Browser, **wanted: Any) -> Player:
    browser.post("/guest")
    match = browser.post("/matches", title="croisades", **wanted)
    return Player(browser, match["id"])


def test_the_title_is_offered_with_the_roles_of_each_scenario(hall: House) -> None:
    titles = {title["name"]: title for title in hall.browser().get("/titles")}
    editions = {edition["name"]: edition for edition in titles["croisades"]["editions"]}
    assert editions["third_crusade"]["roles"] == ["crusader", "saracen"]
    assert len(editions["mongols"]["roles"]) == 7
    assert titles["croisades"]["seats"] == {"min": 2, "max": 7}


def test_both_write_orders_at_once_and_see_only_their_own(hall: House) -> None:
    first = seat(hall.browser(), edition="third_crusade", role="crusader")
    other = hall.browser()
    other.post("/guest")
    other.post(f"{first.path}/join")
    second = Player(other, first.match)
    assert set(first.table()["match"]["deciders"]) == {"crusader", "saracen"}
    hint = first.browser.get(f"{first.path}/hint")
    assert hint["bot"] == "constable"
    assert hint["action"] in [choice["action"] for choice in first.table()["choices"]]
    first.act("done")
    assert first.table()["choices"] == []
    assert second.table()["match"]["deciders"] == ["saracen"]
    theirs = [g for g in second.table()["view"]["groups"] if g["role"] == "crusader"]
    assert theirs
    assert all("goods" not in group for group in theirs)


def test_odds_are_reckoned_from_the_askers_view(hall: House) -> None:
    first = seat(hall.browser(), edition="third_crusade", role="crusader")
    other = hall.browser()
    other.post("/guest")
    other.post(f"{first.path}/join")
    asked = {"kind": "assault", "hex": "acre", "engines": {"ladder": 6}, "samples": 3}
    answer = first.browser.send("POST", f"{first.path}/odds", asked).json()
    assert sum(answer["outcomes"].values()) == pytest.approx(1)
    assert answer["assumed"] == ["garrison", "rations"]
    # The keeper knows his garrison, not the engines before his walls.
    theirs = other.send("POST", f"{first.path}/odds", {"kind": "talks", "hex": "acre"}).json()
    assert theirs["assumed"] == ["engines", "people"]
    wrong = first.browser.send("POST", f"{first.path}/odds", {"kind": "duel", "hex": "acre"})
    assert wrong.status_code == 422
    assert wrong.json()["error"]["message"].startswith("kind: ")


def four(hall: House, on_timeout: str) -> dict[str, Player]:
    """A match in which one guest has all four seats, with a clock."""
    browser = hall.browser()
    browser.post("/guest")
    name = browser.get("/me")["user"]["name"]
    match = browser.post(
        "/matches", title="croisades", edition="nile", role="jerusalem", options={"turns": 1},
        opponents=[{"kind": "user", "name": name}] * 3,
        clock={"kind": "days", "bank": 86400, "increment": 0, "on_timeout": on_timeout},
    )  # fmt: skip
    assert len(match["seats"]) == 4
    return {seat["role"]: Player(browser, match["id"], seat["role"]) for seat in match["seats"]}


def test_a_bot_writes_the_orders_of_those_whose_time_is_up(hall: House) -> None:
    seats = four(hall, "bot")
    first = seats["jerusalem"]
    assert set(first.table()["match"]["deciders"]) == set(seats)  # all write at once
    first.act("done")
    waiting = set(first.table()["match"]["deciders"])
    assert len(waiting) == 3
    late(hall, first)
    match = first.table()["match"]
    assert {seat["role"] for seat in match["seats"] if seat["bot"] == "constable"} == waiting
    assert set(match["clock"]["left"]) == {"jerusalem"}
    # The orders that were given stand, the bots give theirs, and the match goes on.
    end = time.monotonic() + PATIENCE
    while not first.table()["choices"] and first.table()["match"]["status"] == "running":
        assert time.monotonic() < end, first.table()["match"]["deciders"]
        time.sleep(0.1)
    assert first.table()["match"]["yours"] == ["jerusalem"]


def test_who_loses_on_time_leaves_the_others_to_play_on(hall: House) -> None:
    seats = four(hall, "lose")
    first = seats["jerusalem"]
    for role, player in seats.items():
        if role != "jerusalem":
            player.act("done")
    late(hall, first)
    match = first.table()["match"]
    assert [seat["role"] for seat in match["seats"] if seat["resigned"]] == ["jerusalem"]
    assert match["status"] == "running"
    assert match["deciders"]
    assert "jerusalem" not in match["deciders"]


@pytest.mark.slow
def test_a_four_seat_match_is_played_to_its_end_and_verifies(tmp_path: Path, hall: House) -> None:
    bots = [{"kind": "bot", "bot": "pilgrim"}] * 3
    player = seat(
        hall.browser(), edition="nile", role="jerusalem", opponents=bots, options={"turns": 1}
    )
    for _ in range(MOST_ROUNDS):
        table = player.table()
        if table["match"]["status"] != "running":
            break
        choices = [choice["action"] for choice in table["choices"]]
        if choices:
            player.act("done" if "done" in choices else choices[0], version=table["version"])
        else:
            time.sleep(0.02)
    assert table["match"]["status"] == "finished"
    text = player.browser.send("GET", f"{player.path}/record").text
    verdict = Record.parse(text).verify(CROISADES)
    assert verdict.ok, verdict


def test_it_is_played_on_without_those_who_had_resigned(hall: House) -> None:
    seats = four(hall, "nothing")
    first = seats["jerusalem"]
    roles = list(seats)
    for role in roles[1:]:
        first.browser.post(f"{first.path}/resign", role=role)
    path = f"{first.path}/continue"
    wanted = {"ply": 1, "role": roles[1], "bot": "pilgrim"}
    answer = first.browser.send("POST", path, wanted)
    assert answer.status_code == 409
    assert answer.json()["error"]["field"] == "role"
    match = first.browser.post(path, **(wanted | {"role": roles[2]}))
    resigned = [seat["role"] for seat in match["seats"] if seat["resigned"]]
    assert (match["status"], resigned) == ("running", [roles[1]])
    assert match["yours"] == [roles[2]]
    at = Player(first.browser, match["id"])
    # Whoever is offered a pact meanwhile hears of it at once, and answers a newer version.
    for _ in range(100):
        answer = at.browser.send("POST", f"{at.path}/actions", at.body("done"))
        if answer.status_code != 409:
            break
    assert answer.status_code == 200
    for role in (roles[0], roles[2], roles[3]):
        seat = next(s for s in at.table()["match"]["seats"] if s["role"] == role)
        assert seat["bot"] == (None if role == roles[2] else "pilgrim")


def test_the_chart_of_a_finished_match_counts_land_men_and_points(hall: House) -> None:
    browser, match = finished_croisades(hall)
    chart = browser.get(f"/matches/{match}/replay")["chart"]
    point = chart[0]
    roles = {seat["role"] for seat in browser.get(f"/matches/{match}")["seats"]}
    for count in ("territory", "strength", "points"):
        assert set(point[count]) == roles
    seen = browser.get(f"/matches/{match}/replay/0?as=all")["views"]
    for place, role in enumerate(seen["spectator"]["scores"]):
        assert point["territory"][role] == seen["spectator"]["territory"].count(str(place))
        own = [g for g in seen[role]["groups"] if g["role"] == role]
        assert point["strength"][role] == sum(sum(g["men"].values()) for g in own)


# --- Orders of several actions ----------------------------------------------------------------


@pytest.mark.parametrize("edition", CROISADES.editions)
def test_every_gesture_is_granted_in_one_request(edition: str) -> None:
    """docs/api.md: the actions of a gesture are granted as they are; presets of fights, too."""
    services = find_title_services("croisades")
    phases = set()
    for number, (game, role, _) in enumerate(walk(10, edition, 2, log=True)):
        if number % 3:
            continue
        groups = [f"g{group.number}" for group in game.own_groups(role)]
        asked = [[name] for name in PRESETS] + [groups[:2], groups[2:3]]
        for one in (way for pieces in asked for way in services.gestures(game, role, pieces)[:6]):
            trial = game.copy()
            actions: Any = one["actions"]
            for text in actions[:-1]:
                assert services.onward(trial.view(role), text), (one, text)
                trial.play(role, CROISADES.parse(trial, text))
                assert role in trial.deciders
                assert trial.dice.state() == game.dice.state()
            assert trial.refusal(role, CROISADES.parse(trial, actions[-1])) is None
            phases.add(game.view(None)["phase"])
    assert phases >= {"moves", "march", "supply"}


def wait_for(player: Player, phase: str) -> None:
    """Others decide, and lone choices pass, until the player is asked in a phase."""
    end = time.monotonic() + PATIENCE
    while player.table()["view"]["phase"] != phase or not player.table()["choices"]:
        assert time.monotonic() < end, player.table()["view"]["phase"]
        time.sleep(0.05)


def test_a_march_is_asked_for_played_and_undone_as_one(hall: House) -> None:
    bot = [{"kind": "bot", "bot": "pilgrim"}]
    player = seat(hall.browser(), edition="third_crusade", role="crusader", opponents=bot)
    # Nothing to feed, and nobody but a bot could be told: supply passes by itself.
    wait_for(player, "reorganise")
    player.act("done")
    wait_for(player, "sail")
    player.act("done")
    wait_for(player, "moves")
    table = player.table()
    reach = table["limits"]["groups"]["g5"]["reach"]
    found = player.browser.get(f"{player.path}/gestures?of=g5")["gestures"]
    assert {one["to"] for one in found} == set(reach)
    far = max((one for one in found if one["kind"] == "march"), key=lambda one: one["legs"])
    assert far["legs"] > 1
    player.act(*far["actions"])
    [moved] = own_group(player, 5)
    assert moved["hex"] == far["to"]
    player.undo()
    [back] = own_group(player, 5)
    assert back["hex"] == far["path"][0]
    nobody = player.browser.send("GET", f"{player.path}/gestures?of=saladin")
    assert nobody.status_code in (404, 422)


def own_group(player: Player, number: int) -> list[Any]:
    groups = player.table()["view"]["groups"]
    return [g for g in groups if g["role"] == "crusader" and g["group"] == number]


def test_long_lists_of_choices_travel_in_short(hall: House) -> None:
    bot = [{"kind": "bot", "bot": "pilgrim"}]
    player = seat(hall.browser(), edition="third_crusade", role="crusader", opponents=bot)
    wait_for(player, "reorganise")
    player.act("done")
    wait_for(player, "sail")
    table = player.table()
    assert len(table["choices"]) < len(table["view"]["legal"]) / 3
    sail = next(one for one in table["choices"] if one["action"].startswith("sail s1 "))
    for port in sail["places"]:
        assert f"sail s1 {port}" in table["view"]["legal"]


def test_nothing_passes_by_itself_where_another_person_would_be_told(hall: House) -> None:
    first = seat(hall.browser(), edition="third_crusade", role="crusader")
    other = hall.browser()
    other.post("/guest")
    other.post(f"{first.path}/join")
    assert first.table()["view"]["phase"] == "supply"
    assert first.table()["forced"]
    assert set(first.table()["match"]["deciders"]) == {"crusader", "saracen"}
