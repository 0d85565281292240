"""Bots in processes of their own: they answer, they are cut off, they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from levant.server.bots.mind import Mind
from levant.server.bots.minds import Minds, Question
from levant.server.play.table import Beginning, Table
from levant.server.titles import SHELF


def question(key: str = "m 0 squire", bot: str = "squire", **more: Any) -> Question:
    table = Table(Beginning(SHELF.find("rex"), "2.0", {}, b"k" * 32))
    legal = list(table.position.legal(0))
    asked: dict[str, Any] = {
        "key": key, "title": "rex", "bot": bot, "seed": 7, "fresh": False,
        "view": dict(table.view(0)), "legal": legal,
        "texts": [table.title.spell(table.position, action) for action in legal],
        "events": table.events(0, 0), "heard": table.told(0),
    }  # fmt: skip
    return Question(**(asked | more))


def with_minds(seconds: float, work: Callable[[Minds], Awaitable[None]]) -> None:
    async def run() -> None:
        minds = Minds(1, seconds)
        try:
            await work(minds)
        finally:
            await minds.stop()

    asyncio.run(run())


def test_a_child_chooses_and_remembers() -> None:
    async def work(minds: Minds) -> None:
        asked = question()
        assert minds.heard(asked.key) is None
        assert await minds.choose(asked) in asked.texts
        assert minds.heard(asked.key) == asked.heard

    with_minds(60, work)


def test_a_bot_that_thinks_too_long_is_cut_off_and_the_next_one_plays() -> None:
    async def work(minds: Minds) -> None:
        await minds.choose(question())
        minds._seconds = 0
        slow = question("slow")
        assert await minds.choose(slow) in slow.texts
        assert minds.heard("slow") is None
        minds._seconds = 60
        assert await minds.choose(slow) in slow.texts
        assert minds.heard("slow") == slow.heard

    with_minds(60, work)


def test_a_child_that_dies_is_replaced() -> None:
    async def work(minds: Minds) -> None:
        await minds.choose(question())
        child = minds._children[0]
        assert child.process is not None
        child.process.kill()
        await child.process.wait()
        asked = question()
        assert await minds.choose(asked) in asked.texts
        assert minds.heard(asked.key) == asked.heard

    with_minds(60, work)


def test_a_bot_that_fails_says_so_and_starts_anew() -> None:
    mind = Mind()
    asked = question()
    plain = {
        "key": asked.key, "title": "rex", "bot": "squire", "seed": 1, "fresh": True,
        "view": asked.view, "legal": asked.legal, "events": asked.events,
    }  # fmt: skip
    assert "choice" in mind.answer(plain)
    assert "error" in mind.answer(plain | {"view": {}})
    assert "choice" in mind.answer(plain | {"fresh": False})
