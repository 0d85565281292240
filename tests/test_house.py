"""House rules that no linter knows of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "levant"
UNTYPED = ("bots/croisades", "bridges")
"""Packages that read views as they come; everywhere else a type is true or says why not."""
BUILT = SOURCE / "server" / "page"
REASON = re.compile(r"# Any: \S")


def modules() -> Iterator[Path]:
    """The modules in which every `Any` has a reason."""
    beside = {BUILT, *(SOURCE / package for package in UNTYPED)}
    yield from (path for path in SOURCE.rglob("*.py") if beside.isdisjoint(path.parents))


def unexplained(text: str) -> list[int]:
    """The lines that use `Any` with no reason beside them, above them or where they begin."""
    lines = text.splitlines()
    return sorted(
        {
            line
            for line, begun in uses(ast.parse(text), 1)
            if not (explained(lines, line) or explained(lines, begun))
        }
    )


def uses(node: ast.AST, begun: int) -> Iterator[tuple[int, int]]:
    """The lines that use `Any`, each with that on which its statement begins."""
    if isinstance(node, ast.stmt):
        begun = node.lineno
    if isinstance(node, ast.expr) and is_any(node):
        yield node.lineno, begun
    for part in ast.iter_child_nodes(node):
        yield from uses(part, begun)


def is_any(node: ast.AST) -> bool:
    """Whether it is the name itself, alone or of a module, or a cast to a quoted type with it."""
    match node:
        case ast.Name(id="Any") | ast.Attribute(attr="Any"):
            return True
        case ast.Call(func=ast.Name(id="cast"), args=[ast.Constant(value=str(quoted)), *_]):
            return any(is_any(part) for part in ast.walk(ast.parse(quoted, mode="eval").body))
        case _:
            return False


def explained(lines: list[str], line: int) -> bool:
    """Whether a line has a reason: at its end, or in the comment above it."""
    if REASON.search(lines[line - 1]):
        return True
    for above in reversed(lines[: line - 1]):
        if not above.lstrip().startswith("#"):
            return False
        if REASON.match(above.lstrip()):
            return True
    return False


def test_every_any_has_its_reason() -> None:
    """A type is true, or it says why it cannot be."""
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(modules())
        for line in unexplained(path.read_text("utf-8"))
    ]
    assert not found, f"no '# Any: why' beside or above: {', '.join(found)}"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("from typing import Any", []),
        ("x: Any = 1", [1]),
        ("x: typing.Any = 1", [1]),
        ("x = cast('dict[str, Any]', y)", [1]),
        ("x = 'Any'  # Any kind of word", []),
        ("x: Any = 1  # Any kind of value", [1]),
        ("x: Any = 1  # Any: as the library has it", []),
        ("x: Any = 1  # Any:", [1]),
        ("# Any: as the library has it\nx: Any = 1\ny: Any = 2", [3]),
        ("# Any: as the library has it,\n# which is long\nx: Any = 1", []),
        ("# Any: as the library has it\n\nx: Any = 1", [3]),
        ("# Any: as they come\ndef f(\n    x: Any,\n) -> None:\n    y: Any = x", [5]),
    ],
)
def test_a_reason_stands_beside_its_any(text: str, lines: list[int]) -> None:
    assert unexplained(text) == lines
