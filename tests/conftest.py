"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# Whole games take their time, and the same games are played everywhere.
settings.register_profile("levant", deadline=None, derandomize=True, database=None)
settings.load_profile("levant")
