"""Compiled and interpreted, the same seeds give the same games in every edition."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from levant import compiled
from levant.rex.edition import EDITIONS

GAMES = 8


def _digest(edition: str, *, pure: bool) -> str:
    environment = {**os.environ, "LEVANT_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.rex.digest", edition, "1", str(GAMES)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.skipif(
    compiled.state() != compiled.COMPILED, reason="no compiled extensions to compare with"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_compiled_and_interpreted_games_are_equal(edition: str) -> None:
    fast, slow = _digest(edition, pure=False), _digest(edition, pure=True)
    assert len(fast) == 32
    assert fast == slow
