"""Lessons over HTTP: stateless, and as strict as a match."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from fastapi import FastAPI

from levant.server import errors
from levant.server.lessons.routes import router


def ask(method: str, path: str, body: Any = None) -> httpx.Response:
    app = FastAPI()
    errors.install(app)
    app.include_router(router)

    async def call() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://levant") as client:
            return await client.request(method, path, json=body)

    return asyncio.run(call())


def sit(*actions: str, of: tuple[str, ...] = ()) -> httpx.Response:
    body = {"actions": list(actions), "of": list(of)}
    return ask("POST", "/api/lessons/1_first_turn", body)


def test_the_lessons_are_listed_in_order() -> None:
    names = [lesson["name"] for lesson in ask("GET", "/api/lessons").json()]
    assert names == ["1_first_turn", "2_battle", "3_siege"]


def test_a_lesson_goes_on_from_the_actions_alone() -> None:
    table = sit("card move_3", of=("templar_jerusalem",)).json()
    assert (table["step"], table["done"]) == (1, False)
    assert table["view"]["phase"] == "moves"
    assert [choice["action"] for choice in table["choices"]] == ["group jerusalem"]
    ascalon = next(way for way in table["gestures"] if way["to"] == "ascalon")
    after = sit("card move_3", *ascalon["actions"]).json()
    assert after["step"] == 2


def test_nothing_hidden_is_told() -> None:
    assert "keukburi" not in sit("card move_3").text


def test_beside_the_task_is_a_conflict_and_illegal_is_refused() -> None:
    assert sit("card move_1").json()["error"]["code"] == "not_now"
    refused = sit("card jihad").json()["error"]
    assert (refused["code"], refused["rule"], refused["index"]) == ("refused", "4.1", 0)
    assert "refusal." in str(refused["say"])


def test_bad_input_is_named() -> None:
    assert ask("POST", "/api/lessons/jousting", {}).status_code == 404
    assert sit("fly away").json()["error"]["field"] == "actions"
    assert sit(of=("lancelot",)).json()["error"]["field"] == "of"
    assert ask("POST", "/api/lessons/1_first_turn", {"actions": ["x"] * 5000}).status_code == 422
