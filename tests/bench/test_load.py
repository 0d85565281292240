"""`python -m bench.load`: a few tables, so that it works when somebody wants to know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.load.__main__ import main


@pytest.mark.slow
def test_a_small_load_has_no_errors(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    wanted = ["--tables", "3", "5", "--seconds", "0.5", "--live", "0", "--database", "sqlite"]
    main([*wanted, "--json", str(figures)])
    rows = json.loads(figures.read_text("utf-8"))["actions"]
    assert [row["tables"] for row in rows] == [3, 5]
    for row in rows:
        assert row["errors"] == 0
        assert row["actions_per_s"] > 0
        assert row["bare_per_s"] > 0
