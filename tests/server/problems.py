"""What the server can answer when something goes wrong, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import levant.server
from levant.server import app, errors
from levant.server.errors import Problem

FOLDER = Path(levant.server.__file__).parent
# For the host at his terminal, not for people at the page.
_HOSTS = ("people/administration.py", "app.py", "settings.py", "notices/channels.py")
_MORE = ("NameRefused", "PasswordRefused")


def _kinds() -> set[str]:
    def below(kind: type[Problem]) -> Iterator[type[Problem]]:
        yield kind
        for child in kind.__subclasses__():
            yield from below(child)

    assert errors.Conflict in set(below(Problem))
    return {kind.__name__ for kind in below(Problem)} | set(_MORE)


def sentences() -> dict[str, str]:
    """Every sentence with which a problem is raised, and where."""
    # All kinds must be known before they are looked for.
    assert app.ROUTERS
    found: dict[str, str] = {}
    kinds = _kinds()
    for path in sorted(FOLDER.rglob("*.py")):
        where = path.relative_to(FOLDER).as_posix()
        if where in _HOSTS:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        constants = _constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) == "sentence":
                found[_literal(node.args[0], constants, where)] = where
            elif isinstance(node, ast.Call) and _name(node) in kinds and node.args:
                given = node.args[1 if _name(node) == "NameRefused" else 0]
                if not isinstance(given, ast.Call | ast.Name | ast.Subscript):
                    found[_literal(given, constants, where)] = where
                elif isinstance(given, ast.Name) and given.id in constants:
                    found[constants[given.id]] = where
    return found


def _name(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(tree: ast.Module) -> dict[str, str]:
    """The texts that a module gives a name."""
    found: dict[str, str] = {}
    for node in tree.body:
        value = getattr(node, "value", None)
        target = node.target if isinstance(node, ast.AnnAssign) else None
        text = value.value if isinstance(value, ast.Constant) else None
        if isinstance(target, ast.Name) and isinstance(text, str):
            found[target.id] = text
    return found


def _literal(given: ast.expr, constants: dict[str, str], where: str) -> str:
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return given.value
    line = getattr(given, "lineno", 0)
    raise AssertionError(f"{where}:{line}: facts in a problem go through `sentence`")
