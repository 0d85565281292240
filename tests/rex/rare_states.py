"""All rare states in one list."""

from __future__ import annotations

from tests.rex import rare, rare_battles, rare_moves

CHAPTERS = (rare_moves, rare_battles)  # loading them has filled the list
RARE = rare.RARE
