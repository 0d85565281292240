"""Turns before hints: what somebody asks keeps nobody's opponent waiting."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from limits import parse

from levant.server.auth import rate_limits
from levant.server.bots.bot_pool import HINT, LEAST_HINT, BotPool, Question
from tests.server.bots.test_bot_pool import question, with_minds
from tests.server.browser import house
from tests.server.games import to_cards, two


def hint(number: int) -> Question:
    return question(f"hint {number}", "king", fresh=True)


def test_a_turn_does_not_wait_for_hints() -> None:
    async def work(minds: BotPool) -> None:
        # All children run already: what is tried is who waits for whom, not how long a start takes.
        await asyncio.gather(minds.choose(question()), minds.advise(question("hint 0")))
        hints = [asyncio.create_task(minds.advise(hint(number))) for number in range(1, 5)]
        await asyncio.sleep(0)
        assert await minds.choose(question()) in question().texts
        assert not all(asked.done() for asked in hints)
        for asked in hints:
            asked.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    with_minds(60, work)


def test_the_more_hints_wait_the_less_each_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    async def work(minds: BotPool) -> None:
        before = minds._ask

        async def noted(child: Any, asked: Question) -> int:
            given.append(asked.seconds)
            return await before(child, replace(asked, bot="squire"))

        monkeypatch.setattr(minds, "_ask", noted)
        await asyncio.gather(*(minds.advise(hint(number)) for number in range(12)))

    with_minds(60, work)
    assert given[:3] == [None, HINT / 2, HINT / 3]
    assert given[-1] == LEAST_HINT


def test_hints_have_a_child_of_lower_priority() -> None:
    async def work(minds: BotPool) -> None:
        await asyncio.gather(minds.choose(question()), minds.advise(question("hint 0")))
        mind, adviser = minds._children[0].process, minds._adviser.process
        assert mind is not None
        assert adviser is not None
        here = os.getpriority(os.PRIO_PROCESS, mind.pid)
        assert os.getpriority(os.PRIO_PROCESS, adviser.pid) > here

    with_minds(60, work)


def test_a_new_bot_thinks_where_there_is_least_to_do() -> None:
    async def run() -> None:
        minds = BotPool(2, 60)
        try:
            await minds.choose(question("a 0 squire"))
            busy = minds._child("a 0 squire")
            busy.asked += 1
            assert minds._child("b 0 squire") is not busy
            assert minds._child("a 0 squire") is busy, "it is remembered there"
        finally:
            await minds.stop()

    asyncio.run(run())


def test_who_has_used_up_his_thinking_is_refused_and_told_until_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RULES, "thinking", parse("1/10 minutes"))
    with house(tmp_path, docs=False) as strict:
        frank, saracen = two(strict)
        to_cards(frank, saracen)
        first = frank.browser.send("GET", f"{frank.path}/hint?level=squire")
        assert first.status_code == 200
        again = frank.browser.send("GET", f"{frank.path}/hint?level=squire")
        assert again.status_code == 429
        assert 0 < again.json()["error"]["retry_after"] <= 600
        assert saracen.browser.send("GET", f"{saracen.path}/hint?level=squire").status_code == 200
