"""Matches that earlier releases recorded are still played by their rules.

For each rules version there is a match in releases/, downloaded from a server of that time. A
change that breaks one needs a new rules version, and the old rules stay on the shelf.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.kernel.record import Record
from levant.server.play.table import PlayedAction, Table
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import TITLES

RECORDS = sorted((Path(__file__).parent / "releases").iterdir())


def test_every_rules_version_has_a_match() -> None:
    recorded = {(r.title, r.rules) for r in map(Record.load, RECORDS)}
    for name in TITLES.names:
        for version in range(1, TITLES.find(name).rules_version + 1):
            assert (name, version) in recorded


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_recorded_match_is_what_it_was(path: Path) -> None:
    record = Record.load(path)
    title = TITLES.find(record.title, record.rules)
    assert [check.outcome for check in record.verify(title).checks] == ["ok"] * 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_server_can_go_on_with_it(path: Path) -> None:
    record = Record.load(path)
    assert record.key is not None
    title = TITLES.find(record.title, record.rules)
    table = Table(
        TableStart(title, record.edition, record.options, record.key, tuple(record.nonces))
    )
    for entry in record.entries:
        assert table.position.result is None
        table.follow(PlayedAction(entry.role, entry.text, None))
    assert table.position.result == record.result
