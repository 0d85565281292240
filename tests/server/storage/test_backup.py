"""Copies of a PostgreSQL database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.runs import levant
from tests.cli.test_admin import admin, told
from tests.server.browser import PHRASE


def test_postgresql_is_copied_and_put_back_by_its_own_programs(
    fresh_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pgserver

    programs = Path(pgserver.__file__).parent / "pginstall" / "bin"
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LEVANT_DATABASE_URL", fresh_postgres)
    assert levant("migrate").code == 0
    told("add-person", "Balian", "--stdin", given=PHRASE)
    told("backup", str(tmp_path / "copy.dump"))
    told("add-person", "Guy", "--stdin", given=PHRASE)
    told("restore", str(tmp_path / "copy.dump"), "--yes")
    people = told("list", "people")
    assert "Balian" in people
    assert "Guy" not in people


def test_a_copy_is_not_put_back_under_a_running_server(
    fresh_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg

    monkeypatch.setenv("LEVANT_DATABASE_URL", fresh_postgres)
    (tmp_path / "copy.dump").write_bytes(b"PGDMP")
    with psycopg.connect(fresh_postgres):
        refused = admin("restore", str(tmp_path / "copy.dump"), "--yes")
    assert (refused.exit_code, "stop servers" in refused.output) == (1, True)
