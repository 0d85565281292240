"""The documented interface: complete, and true about errors."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from levant.server.app import create_app
from levant.server.settings import Settings
from levant.server.web.openapi import METHODS

ROOT = Path(__file__).resolve().parents[3]
API = (ROOT / "docs" / "api.md").read_text("utf-8")


def schema() -> dict[str, Any]:
    app = create_app(Settings(database_url="sqlite:///unused.db"))
    return app.openapi()


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    paths = schema()["paths"].items()
    return [(path, method, o[method]) for path, o in paths for method in METHODS if method in o]


def test_every_operation_says_what_it_does_and_how_it_fails() -> None:
    found = operations()
    assert len(found) > 40
    for path, method, operation in found:
        assert operation["description"].rstrip().endswith("."), (method, path)
        assert operation["responses"].keys() & {"200", "204"}, (method, path)
        assert {"4XX", "5XX"} <= operation["responses"].keys()
        assert "422" not in operation["responses"]


def test_every_reference_leads_somewhere() -> None:
    made = schema()
    named = set(re.findall(r"#/components/schemas/([\w-]+)", str(made)))
    assert named <= made["components"]["schemas"].keys()
    assert "Error" in named


def test_the_page_lists_every_operation_and_no_other() -> None:
    told = {
        (path.split("?")[0], method.lower())
        for methods, path in re.findall(r"^\| `([A-Z, ]+) (/api/[^`]*)` \|", API, re.M)
        for method in methods.split(", ")
    }
    assert told == {(path, method) for path, method, _ in operations()}
