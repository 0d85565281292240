"""Mutants: a chapter of the rules with one small thing wrong in one of its functions."""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import levant
from levant.kernel.dice import FastDice, derive_seed

FOLDER = Path(levant.__file__).parent
_COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(), ast.NotEq: ast.Eq(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
}  # fmt: skip
_COMPUTED: dict[type[ast.operator], ast.operator] = {
    ast.BitAnd: ast.BitOr(), ast.BitOr: ast.BitAnd(), ast.Add: ast.Sub(), ast.Sub: ast.Add(),
}  # fmt: skip
_SMALL = 100  # constants above are masks and names, not numbers of a rule

Change = tuple[str, ast.AST]
"""What kind of fault, and the node that replaces the right one."""


class Mutant(NamedTuple):
    """One fault: where, and the text before and after."""

    title: str
    chapter: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    number: int  # of the fault among those of its chapter


class Fault(NamedTuple):
    """A mutant and how to make it: the node by its place in the walk of the tree, the change."""

    mutant: Mutant
    place: int
    change: int


def source(title: str, chapter: str) -> str:
    """The text of a chapter."""
    return (FOLDER / title / f"{chapter}.py").read_text("utf-8")


def faults(title: str, chapter: str) -> list[Fault]:
    """All mutants of a chapter, in the order of its text."""
    text = source(title, chapter)
    tree = ast.parse(text)
    within = _functions(tree)
    found: list[Fault] = []
    for place, node in enumerate(ast.walk(tree)):
        if node not in within:
            continue
        for number, (kind, new) in enumerate(changes(node)):
            before = ast.get_source_segment(text, node) or ""
            after = ast.unparse(ast.fix_missing_locations(_at(new, node)))
            line = getattr(node, "lineno", 0)
            mutant = Mutant(title, chapter, within[node], line, kind, before, after, len(found))
            found.append(Fault(mutant, place, number))
    return found


def _functions(tree: ast.Module) -> dict[ast.AST, str]:
    """Every node inside a function with the function's qualified name; no docstrings, no types.

    Nothing of what only explains a refusal: no game is played otherwise by it.
    """
    within: dict[ast.AST, str] = {}

    def enter(node: ast.AST, name: str, inside: bool) -> None:
        if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("why_not"):
            return
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if isinstance(node, ast.FunctionDef) and inside:
                name = name or node.name
            else:
                name = f"{name}.{node.name}" if name else node.name
            inside = inside or isinstance(node, ast.FunctionDef)
            for child in node.body:
                enter(child, name, inside)
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if inside:
            within[node] = name
        annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
        for part in ast.iter_child_nodes(node):
            if part is not annotation:
                enter(part, name, inside)

    for node in tree.body:
        enter(node, "", False)
    return within


def changes(node: ast.AST) -> Iterator[Change]:
    """What can be wrong with one node."""
    for kind in _KINDS:
        yield from kind(node)


def _comparisons(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARED:
        new = copy.deepcopy(node)
        new.ops[0] = _COMPARED[type(node.ops[0])]
        yield "comparison", new


def _constants(node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int) and node.value < _SMALL:
        yield "constant", ast.Constant(node.value + 1)
        if node.value:
            yield "constant", ast.Constant(node.value - 1)


def _logic(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BoolOp):
        new = copy.deepcopy(node)
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", new
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", copy.deepcopy(node.operand)


def _computations(node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.BinOp):
        return
    if isinstance(node.op, ast.Sub) and _is_one(node.left):
        yield "other side", copy.deepcopy(node.right)
        return
    if isinstance(node.op, ast.BitAnd) and _is_invert(node.right):
        yield "without dropped", copy.deepcopy(node.left)
        return
    if type(node.op) in _COMPUTED:
        new = copy.deepcopy(node)
        new.op = _COMPUTED[type(node.op)]
        yield "operator", new


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


def _is_invert(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)


def _arguments(node: ast.AST) -> Iterator[Change]:
    """`side` given as `1 - side`."""
    if not isinstance(node, ast.Call):
        return
    for i, given in enumerate(node.args):
        if isinstance(given, ast.Name) and given.id == "side":
            new = copy.deepcopy(node)
            new.args[i] = ast.BinOp(ast.Constant(1), ast.Sub(), new.args[i])
            yield "other side", new


def _statements(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Assign) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield "statement dropped", ast.Pass()
    elif isinstance(node, ast.AugAssign):
        yield "statement dropped", ast.Pass()
        if type(node.op) in _COMPUTED:
            new = copy.deepcopy(node)
            new.op = _COMPUTED[type(node.op)]
            yield "operator", new
    elif isinstance(node, ast.If) and _leaves(node):
        new_if = copy.deepcopy(node)
        new_if.body[-1] = ast.Pass()
        yield "return dropped", new_if


def _leaves(node: ast.If) -> bool:
    """Whether what is done under a condition ends the function or the turn of a loop."""
    return isinstance(node.body[-1], ast.Return | ast.Continue | ast.Break)


_KINDS: tuple[Callable[[ast.AST], Iterator[Change]], ...] = (
    _comparisons, _constants, _logic, _computations, _arguments, _statements,
)  # fmt: skip


def _at(new: ast.AST, old: ast.AST) -> ast.AST:
    """The new node where the old one stood."""
    return ast.copy_location(new, old)


# Code


def code_of(fault: Fault) -> CodeType:
    """The code of the function with the fault."""
    title, chapter = fault.mutant.title, fault.mutant.chapter
    tree = ast.parse(source(title, chapter))
    nodes = list(ast.walk(tree))
    old = nodes[fault.place]
    kind, new = list(changes(old))[fault.change]
    assert kind == fault.mutant.kind
    _replace(tree, old, _at(new, old))
    ast.fix_missing_locations(tree)
    whole = compile(tree, str(FOLDER / title / f"{chapter}.py"), "exec", dont_inherit=True)
    for code in _codes(whole):
        if code.co_qualname == fault.mutant.function:
            return code
    raise AssertionError(f"{chapter} has no function {fault.mutant.function}")


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list) and any(item is old for item in value):
                value[[item is old for item in value].index(True)] = new
                return


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


# A sample


def _key(fault: Fault) -> tuple[str, str, str, str]:
    mutant = fault.mutant
    return mutant.chapter, mutant.function, mutant.before, mutant.after


def equivalents(title: str) -> dict[tuple[str, str, str, str], str]:
    """Mutants that change nothing anybody can see, and why: chapter, function, before, after."""
    entries = json.loads((Path(__file__).parent / f"equivalent_{title}.json").read_text("utf-8"))
    return {(e["chapter"], e["function"], e["before"], e["after"]): e["why"] for e in entries}


def sample(title: str, chapters: tuple[str, ...], count: int, seed: int) -> list[Fault]:
    """So many mutants, as evenly over the chapters as can be; none that is known to be right."""
    known = equivalents(title)
    piles: list[list[Fault]] = []
    for chapter in chapters:
        dice = FastDice(derive_seed(seed, chapter))
        pile = [fault for fault in faults(title, chapter) if _key(fault) not in known]
        for i in range(len(pile) - 1, 0, -1):
            j = dice.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        piles.append(pile)
    taken: list[Fault] = []
    while len(taken) < count and any(piles):
        for pile in piles:
            if pile and len(taken) < count:
                taken.append(pile.pop())
    return taken
