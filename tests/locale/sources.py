"""What the rules can say, read from their source: event codes, refusals, reasons.

That of old rules as well: their matches are told in the same sentences.
"""

from __future__ import annotations

import ast
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import levant.rex
from levant.releases.archive import archives

_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Noted:
    """One way in which the rules note an event: its code and the arguments given."""

    code: str
    given: frozenset[str]
    opened: bool


def rules() -> Iterator[Source]:
    """The rules of today, then the archived ones."""
    folder = Path(levant.rex.__file__).parent
    yield Source([path.read_text("utf-8") for path in sorted(folder.glob("*.py"))])
    for (title, _), path in archives().items():
        if title == "rex":
            with zipfile.ZipFile(path) as held:
                modules = [name for name in held.namelist() if name.endswith(".py")]
                yield Source([held.read(name).decode() for name in modules])


class Source:
    """The syntax trees of rules, searched by what is called in them."""

    def __init__(self, modules: list[str]) -> None:
        self.trees = [ast.parse(text) for text in modules]
        self.functions = [
            node for tree in self.trees for node in ast.walk(tree) if isinstance(node, _FUNCTION)
        ]

    def calls(self, name: str) -> Iterator[tuple[_FUNCTION, ast.Call]]:
        """Every call of a function or method of this name, and the function it stands in."""
        for function in self.functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and _called(node) == name:
                    yield function, node

    def texts(self, value: ast.expr | None, function: _FUNCTION) -> set[str]:
        """The texts an expression can be: literal, or handed in by the callers."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self.texts(value.body, function) | self.texts(value.orelse, function)
        names = [a.arg for a in function.args.args]
        if isinstance(value, ast.Name) and value.id in names:
            return self._handed_in(value.id, function)
        where = f"{function.name}, line {function.lineno}"
        raise AssertionError(f"cannot tell which texts are meant in {where}")

    def _handed_in(self, name: str, function: _FUNCTION) -> set[str]:
        found: set[str] = set()
        default = _defaults(function).get(name)
        for caller, call in self.calls(function.name):
            found |= self.texts(_arguments(call, function).get(name, default), caller)
        return found

    def named(self, name: str) -> _FUNCTION:
        """The one function of this name."""
        (function,) = [f for f in self.functions if f.name == name]
        return function

    def strings(self) -> set[str]:
        """Every literal text of the rules."""
        return {
            node.value
            for tree in self.trees
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _parameters(function: _FUNCTION) -> list[str]:
    names = [a.arg for a in function.args.args]
    return names[1:] if names[:1] == ["self"] else names


def _arguments(call: ast.Call, function: _FUNCTION) -> dict[str, ast.expr]:
    """What a call gives, by the names of the parameters."""
    given = dict(zip(_parameters(function), call.args, strict=False))
    return given | {k.arg: k.value for k in call.keywords if k.arg is not None}


def _defaults(function: _FUNCTION) -> dict[str, ast.expr]:
    values = function.args.defaults
    return dict(zip(_parameters(function)[-len(values) :], values, strict=True)) if values else {}


def noted() -> set[Noted]:
    """Every way in which the rules note an event."""
    found: set[Noted] = set()
    for source in rules():
        note = source.named("note")
        for function, call in source.calls("note"):
            arguments = _arguments(call, note)
            opened = arguments.pop("opened", None)
            always = isinstance(opened, ast.Constant) and opened.value is True
            for code in source.texts(arguments.pop("code"), function):
                found.add(Noted(code, frozenset(arguments), always))
    return found


def refused() -> set[tuple[str, tuple[str, ...]]]:
    """The key of every refusal and the names of its facts."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for source in rules():
        for function, call in source.calls("Refusal"):
            if isinstance(call.args[1], ast.Attribute):
                continue  # a refusal said again, by the section of another edition
            facts = tuple(sorted(str(k.arg) for k in call.keywords))
            found |= {(key, facts) for key in source.texts(call.args[1], function)}
    return found


def reasons() -> set[str]:
    """Every reason for which the rules end a game."""
    found: set[str] = set()
    for source in rules():
        finish = source.named("finish")
        for function, call in source.calls("finish"):
            found |= source.texts(_arguments(call, finish)["reason"], function)
    return found


def citations() -> set[str]:
    """What refusals cite that is no section number."""
    named = re.compile(r"card \w+|optional: .+|notation")
    return {text for source in rules() for text in source.strings() if named.fullmatch(text)}
