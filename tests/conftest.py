"""Settings for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# Whole games take their time, and the same games are played everywhere.
settings.register_profile("levant", deadline=None, derandomize=True, database=None)
settings.load_profile("levant")

HERE = Path(__file__).parent
OTHER_PROCESSES = (HERE / "web", HERE / "server", HERE / "cli")
"""Their tests wait for browsers, servers and terminals that other programs can hold up."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who waits for another process gets a second try; the summary tells each one that took it."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in OTHER_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell why a test was tried again: without the reason nobody could mend it."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_sep("_", f"tried again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
