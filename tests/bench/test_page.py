"""The weight of the page, as a browser counts it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import page
from tests.web.site import build_page

MOST_KILOBYTES = 350


@pytest.mark.slow
def test_home_and_a_table_weigh_no_more_than_promised(tmp_path: Path) -> None:
    build_page()
    page.main(["--line", "unthrottled", "--json", str(tmp_path / "page.json")])
    home, table = json.loads((tmp_path / "page.json").read_text("utf-8"))
    assert 0 < home["kilobytes"] < home["kilobytes"] + table["kilobytes"] <= MOST_KILOBYTES
