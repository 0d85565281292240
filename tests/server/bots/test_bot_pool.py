"""Bots in processes of their own: they answer, they are cut off, they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from levant.bots.rex.players import make_bot
from levant.rex.game import REX
from levant.server.bots.bot_pool import BotPool, Heard, Question
from levant.server.play.table import Table
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import TITLES
from tests.bots.rex.matches import match


def question(key: str = "m 0 squire", bot: str = "squire", **more: Any) -> Question:
    table = Table(TableStart(TITLES.find("rex"), "2.0", {}, b"k" * 32))
    legal = list(table.position.legal(0))
    asked: dict[str, Any] = {
        "key": key, "title": "rex", "bot": bot, "seed": 7, "fresh": False,
        "view": dict(table.view(0)), "legal": legal,
        "texts": [table.title.spell(table.position, action) for action in legal],
        "events": table.events(0, 0), "heard": Heard(table.told(0), table.seen[0]),
    }  # fmt: skip
    return Question(**(asked | more))


def with_minds(seconds: float, work: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        minds = BotPool(1, seconds)
        try:
            await work(minds)
        finally:
            await minds.stop()

    asyncio.run(run())


def test_a_child_chooses_and_remembers() -> None:
    async def work(minds: BotPool) -> None:
        asked = question()
        assert minds.heard(asked.key) is None
        assert await minds.choose(asked) in asked.texts
        assert minds.heard(asked.key) == asked.heard

    with_minds(60, work)


def squires_choice(asked: Question) -> str:
    choice = make_bot("squire", asked.seed).choose(asked.view, asked.legal, asked.events)
    return asked.texts[asked.legal.index(choice)]


def test_a_child_chooses_what_the_bot_would() -> None:
    """Views and events get there as text: nothing that a bot needs is lost on the way."""
    bot, heard = make_bot("knight", 7), 0

    async def work(minds: BotPool) -> None:
        nonlocal heard
        compared = 0
        for game, role, _ in match("squire", "squire", 4):
            if role != 1:
                continue
            view, legal, events = game.view(1), game.legal(1), REX.events(game, 1, heard)
            heard += len(events)
            asked = Question(
                key="m 1 knight", title="rex", bot="knight", seed=7, fresh=False, view=view,
                legal=legal, texts=[str(action) for action in legal], events=events,
                heard=Heard(heard, 1),
            )  # fmt: skip
            assert await minds.choose(asked) == str(bot.choose(view, list(legal), events))
            compared += len(legal) > 1
            if compared == 12:
                return

    with_minds(60, work)


def test_the_squire_answers_for_a_bot_that_fails() -> None:
    async def work(minds: BotPool) -> None:
        asked = question("m 0 sultan", "sultan")
        assert await minds.choose(asked) == squires_choice(asked)
        assert minds.heard(asked.key) is None

    with_minds(60, work)


def test_where_nobody_knows_an_answer_any_action_is_played() -> None:
    async def work(minds: BotPool) -> None:
        asked = replace(question(), view={})
        assert await minds.choose(asked) in asked.texts

    with_minds(60, work)


def test_a_bot_that_thinks_too_long_is_cut_off_and_the_next_one_plays() -> None:
    async def work(minds: BotPool) -> None:
        await minds.choose(question())
        minds._seconds = 0
        slow = question("slow", "knight")
        assert await minds.choose(slow) == squires_choice(slow)
        assert minds.heard("slow") is None
        minds._seconds = 60
        assert await minds.choose(slow) in slow.texts
        assert minds.heard("slow") == slow.heard

    with_minds(60, work)


def test_a_child_that_dies_is_replaced() -> None:
    async def work(minds: BotPool) -> None:
        await minds.choose(question())
        child = minds._children[0]
        assert child.process is not None
        child.process.kill()
        await child.process.wait()
        asked = question()
        assert await minds.choose(asked) in asked.texts
        assert minds.heard(asked.key) == asked.heard

    with_minds(60, work)
