"""Ending tasks of asyncio for good, where a single cancellation may get lost."""

from __future__ import annotations

import asyncio
from typing import Final

AGAIN: Final = 5.0
"""Seconds after which a task that has not ended is cancelled once more."""


async def cancel_until_done(*tasks: asyncio.Task[object]) -> list[object]:
    """Cancel tasks again and again until they have ended; what each ended with.

    A driver of a database or a queue that is just failing may raise its own error in the place of
    the cancellation; whoever catches that error to try again would then never end.
    """
    waiting = {task for task in tasks if not task.done()}
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN)
    return await asyncio.gather(*tasks, return_exceptions=True)
