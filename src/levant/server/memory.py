"""Memory that is not needed any more goes back to the system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache


@cache
def _trim() -> Callable[[int], int] | None:
    """What glibc has for it; other C libraries see to it themselves, or have nothing."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return found


def release_free_memory() -> None:
    """Give free pages back: the allocator keeps them for an age, in case they are wanted."""
    trim = _trim()
    if trim is not None:
        trim(0)
