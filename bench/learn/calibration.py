"""Whether what is said comes true as often as it is said."""

from __future__ import annotations

from typing import Any, Final

TENTHS: Final = 10


# Any: arrays of numpy
def said_and_true(said: Any, true: Any) -> str:
    """For each tenth of chances the mean of what was said, how often it came so, and the number."""
    rows = tenths(said, true)
    return "said : came true (how often): " + "  ".join(
        f"{mean:.3f}:{share:.3f} ({count})" for mean, share, count in rows
    )


# Any: likewise
def tenths(said: Any, true: Any) -> list[tuple[float, float, int]]:
    """Those that are not empty, from the least likely on."""
    rows = []
    for tenth in range(TENTHS):
        here = (said * TENTHS).astype(int).clip(0, TENTHS - 1) == tenth
        if here.any():
            rows.append((float(said[here].mean()), float(true[here].mean()), int(here.sum())))
    return rows
