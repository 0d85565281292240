"""Recorded games that many tests look at and none changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import random_game


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that is over."""
    return random_game(11, tmp_path_factory.mktemp("finished"))


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in the middle of its first years."""
    return random_game(12, tmp_path_factory.mktemp("running"), most=400)
