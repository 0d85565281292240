"""Lessons over HTTP: stateless, and as strict as a match."""

from __future__ import annotations

import httpx

from levant.lessons import lesson_names
from tests.server.browser import House


def sit(hall: House, *actions: str, of: tuple[str, ...] = ()) -> httpx.Response:
    body = {"actions": list(actions), "of": list(of)}
    return hall.browser().send("POST", "/lessons/1_first_turn", body)


def test_the_lessons_are_listed_in_order(hall: House) -> None:
    names = [lesson["name"] for lesson in hall.browser().get("/lessons")]
    assert names == list(lesson_names())
    assert names[0] == "1_first_turn"


def test_a_lesson_goes_on_from_the_actions_alone(hall: House) -> None:
    table = sit(hall, "card move_3", of=("templar_jerusalem",)).json()
    assert (table["step"], table["done"]) == (1, False)
    assert table["view"]["phase"] == "moves"
    assert [choice["action"] for choice in table["choices"]] == ["group jerusalem"]
    ascalon = next(way for way in table["gestures"] if way["to"] == "ascalon")
    after = sit(hall, "card move_3", *ascalon["actions"]).json()
    assert after["step"] == 2


def test_nothing_hidden_is_told(hall: House) -> None:
    assert "keukburi" not in sit(hall, "card move_3").text


def test_beside_the_task_is_a_conflict_and_illegal_is_refused(hall: House) -> None:
    assert sit(hall, "card move_1").json()["error"]["code"] == "not_now"
    refused = sit(hall, "card jihad").json()["error"]
    assert (refused["code"], refused["rule"], refused["index"]) == ("refused", "4.1", 0)
    assert "refusal." in str(refused["say"])


def test_bad_input_is_named(hall: House) -> None:
    assert hall.browser().refused("POST", "/lessons/jousting", {})[0] == 404
    assert sit(hall, "fly away").json()["error"]["field"] == "actions"
    assert sit(hall, of=("lancelot",)).json()["error"]["field"] == "of"
    assert sit(hall, *["x"] * 5000).status_code == 422


def test_the_lessons_of_croisades_are_apart_from_those_that_the_page_draws(hall: House) -> None:
    names = [lesson["name"] for lesson in hall.browser().get("/lessons/croisades")]
    assert names == list(lesson_names("croisades"))
    assert not set(names) & {lesson["name"] for lesson in hall.browser().get("/lessons")}


def test_a_lesson_of_croisades_goes_on_from_the_actions_alone(hall: House) -> None:
    def at(*actions: str) -> httpx.Response:
        body = {"actions": list(actions)}
        return hall.browser().send("POST", "/lessons/croisades/1_supply_and_march", body)

    table = at().json()
    assert (table["step"], table["view"]["phase"]) == (0, "supply")
    assert [choice["action"] for choice in table["choices"]] == ["feed 3105"]
    assert "feed 3105" in table["task"]["fr"]
    after = at("feed 3105").json()
    assert (after["step"], after["events"][-1]["event"]) == (1, "fed")
    assert at("done").json()["error"]["code"] == "not_now"
    refused = at("march g1").json()["error"]
    assert (refused["code"], refused["rule"]) == ("refused", "2.71")
    assert "refusal." in str(refused["say"])
    assert at("fly away").json()["error"]["field"] == "actions"
    assert hall.browser().refused("POST", "/lessons/croisades/jousting", {})[0] == 404
