"""A server for the tests of people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.browser import House, house


@pytest.fixture
def club(tmp_path: Path) -> Iterator[House]:
    """A server without limits, for what is not about limits."""
    with house(tmp_path, limits=False) as opened:
        yield opened
