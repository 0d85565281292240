"""A task that must end does, though a cancellation gets lost on the way."""

from __future__ import annotations

import asyncio

import pytest

from levant.server import cancellation
from levant.server.cancellation import cancel_until_done


class Stubborn:
    """Goes on after its first cancellations, as a driver does that fails while it is cancelled."""

    def __init__(self, losses: int) -> None:
        self.losses = losses

    async def run(self) -> None:
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                if not self.losses:
                    raise
                self.losses -= 1


def end(*losses: int) -> list[object]:
    async def run() -> list[object]:
        tasks = [asyncio.create_task(Stubborn(number).run()) for number in losses]
        await asyncio.sleep(0)
        return await asyncio.wait_for(cancel_until_done(*tasks), 60)

    return asyncio.run(run())


def test_a_lost_cancellation_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancellation, "AGAIN", 0.01)
    assert [type(ended) for ended in end(0, 1, 3)] == [asyncio.CancelledError] * 3


def test_what_a_task_ended_with_is_told() -> None:
    async def run() -> list[object]:
        async def fail() -> None:
            raise OSError("the line is dead")

        failing = asyncio.create_task(fail())
        await asyncio.wait([failing])
        return await cancel_until_done(failing)

    [ended] = asyncio.run(run())
    assert isinstance(ended, OSError)


def test_there_may_be_nothing_to_end() -> None:
    assert asyncio.run(cancel_until_done()) == []
