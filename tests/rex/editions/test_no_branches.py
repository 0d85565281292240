"""No rule asks which edition is played: editions differ by their answers only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from levant.rex.edition import EDITIONS
from tests.rex.editions.sections import ABOUT_EDITIONS, SOURCE

CHAPTERS = sorted(path for path in SOURCE.glob("*.py") if path.name not in ABOUT_EDITIONS)


def suspects(source: str) -> list[str]:
    """Comparisons, matches and look-ups by an edition's name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare | ast.Match | ast.Subscript | ast.IfExp | ast.If):
            head = node.subject if isinstance(node, ast.Match) else node
            if isinstance(node, ast.If | ast.IfExp):
                head = node.test
            if any(_names_edition(part) for part in ast.walk(head)):
                found.append(ast.unparse(head))
    return found


def _names_edition(node: ast.AST) -> bool:
    """`rules.name`, anything called edition, or the name of a published edition."""
    if isinstance(node, ast.Constant):
        return node.value in EDITIONS
    if isinstance(node, ast.Attribute) and node.attr == "name":
        return ast.unparse(node.value).endswith("rules")
    called = node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
    return called in ("edition", "EDITIONS")


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.name)
def test_no_chapter_asks_for_the_edition(path: Path) -> None:
    """Neither by comparing, nor by a table of editions."""
    assert suspects(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'if p.rules.name == "1.3": pass',
        'x = 1 if rules.name in ("1.4", "manual") else 2',
        'if edition != "2.0": pass',
        'limit = {"2.0": 4, "1.3": 8}[p.rules.name]',
        'match p.rules.name:\n    case "1.3": pass',
        "if p.rules.edition.rounds == 3: pass",
    ],
)
def test_the_scan_finds_what_it_looks_for(source: str) -> None:
    """It would see every way to ask."""
    assert suspects(source)
