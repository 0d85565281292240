"""The documentation site: all of docs/ is in it, and what it leads to is copied with it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools import docs


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the site, laid out; Sphinx itself is `make docs`."""
    monkeypatch.setattr(docs, "WORK", tmp_path)
    monkeypatch.setattr(docs, "SOURCE", tmp_path / "source")
    docs.lay_out()
    docs.lead_into_rules()
    return tmp_path / "source"


def listed(page: Path) -> set[str]:
    """The pages in the tables of contents of a page."""
    tables = re.findall(
        r"^```\{toctree\}\n(?::[^\n]*\n)+\n(.*?)^```$", page.read_text(), re.M | re.S
    )
    return {line for table in tables for line in table.split()}


def test_every_page_is_in_a_table_of_contents(source: Path) -> None:
    pages = {str(path.relative_to(source).with_suffix("")) for path in source.rglob("*.md")}
    rules = {f"docs/rules/{name}" for name in listed(source / "docs/rules/README.md")}
    told = listed(source / "index.md")
    assert pages - {"index"} == rules | {page for page in told if "reference/" not in page}
    assert len(pages) > 18


def test_what_pages_lead_to_comes_with_them(source: Path) -> None:
    for page in source.rglob("*.md"):
        for target in re.findall(r"\]\(([^)#\s]+)[^)\s]*\)", page.read_text("utf-8")):
            file = page.parent / target
            assert "://" in target or file.exists(), f"{page.relative_to(source)}: {target}"


def test_the_reference_is_of_modules_that_there_are() -> None:
    for name in docs.REFERENCE:
        assert (docs.PACKAGE / name).is_dir() or (docs.PACKAGE / f"{name}.py").is_file()


def prose(docstring: str) -> str:
    """A docstring without what Sphinx takes as it stands: doctests, code, blocks behind '::'."""
    lines, kept, block = docstring.expandtabs().splitlines(), [], False
    for line in lines:
        if block and line.strip() and not line.startswith("    "):
            block = False
        if not block and not line.lstrip().startswith((">>>", "...")):
            kept.append(line)
        block = block or line.rstrip().endswith("::")
    return re.sub(r"``.+?``|`.+?`", "", "\n".join(kept), flags=re.S)


def test_no_docstring_of_the_reference_names_a_link_by_mistake() -> None:
    """A word that ends in '_' is a link to Sphinx, which fails where nothing has that name."""
    found = []
    for name in docs.REFERENCE:
        path = docs.PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                    told = prose(ast.get_docstring(node) or "")
                    found += [(file.name, word) for word in re.findall(r"\w+_\b(?!\w)", told)]
    assert found == []
