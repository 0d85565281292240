"""The mutants are what they are said to be: one fault each, in every chapter, of every kind."""

from __future__ import annotations

import ast
import json
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.proof_mutants import mutate
from tests.proof_mutants.mutate import changes, code_of, faults, sample
from tests.proof_mutants.titles import TITLES
from tests.proof_mutants.trial import try_one

KINDS = {
    "comparison", "constant", "and/or", "not dropped", "other side", "without dropped", "operator",
    "statement dropped", "return dropped",
}  # fmt: skip


def changed(text: str) -> set[str]:
    """All mutants of a statement, as text."""
    found = set()
    for node in ast.walk(ast.parse(text).body[0]):
        for _, new in changes(node):
            found.add(ast.unparse(ast.fix_missing_locations(new)))
    return found


@pytest.mark.parametrize(
    ("text", "mutants"),
    [
        ("a < b", {"a <= b"}),
        ("a == 5", {"a != 5", "6", "4"}),
        ("a and b", {"a or b"}),
        ("not a", {"a"}),
        ("a & ~b", {"a"}),
        ("a & b", {"a | b"}),
        ("1 - side", {"side", "2", "0"}),
        ("f(p, side)", {"pass", "f(p, 1 - side)"}),
        ("a |= b", {"pass", "a &= b"}),
        ("a = b", {"pass"}),
        ("return True", {"False"}),
    ],
)
def test_what_can_be_wrong(text: str, mutants: set[str]) -> None:
    assert changed(text) == mutants


def test_a_return_under_a_condition_is_dropped() -> None:
    assert "if a:\n    pass" in changed("if a:\n    return")


@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_has_mutants_and_every_kind_is_among_them(title: str) -> None:
    kinds: Counter[str] = Counter()
    chapters = TITLES[title].chapters
    for chapter in chapters:
        found = faults(title, chapter)
        assert len(found) > 20
        kinds.update(fault.mutant.kind for fault in found)
        assert [fault.mutant.number for fault in found] == list(range(len(found)))
    assert set(kinds) == KINDS
    assert set(TITLES[title].nearest) <= set(chapters)


def test_a_sample_is_even_and_goes_with_its_seed() -> None:
    chapters = TITLES["rex"].chapters
    taken = sample("rex", chapters, 2 * len(chapters), 5)
    assert set(Counter(fault.mutant.chapter for fault in taken).values()) == {2}
    assert taken == sample("rex", chapters, 2 * len(chapters), 5)
    assert taken != sample("rex", chapters, 2 * len(chapters), 6)


def test_the_code_has_the_fault_and_nothing_else_is_changed() -> None:
    """`only` of the cards: `mask and not mask & (mask - 1)` with `or`."""
    module = import_module("levant.rex.cards")
    fault = next(
        fault
        for fault in faults("rex", "cards")
        if fault.mutant.function == "only" and fault.mutant.kind == "and/or"
    )
    wrong = FunctionType(code_of(fault), vars(module))
    assert module.only(0b110) == -1
    assert wrong(0b110) == 1
    assert wrong(0b100) == module.only(0b100) == 2


@pytest.mark.parametrize("title", TITLES)
def test_every_sampled_mutant_is_other_code(title: str) -> None:
    for fault in sample(title, TITLES[title].chapters, 54, 3):
        mutant = fault.mutant
        right = compile(mutate.source(mutant.title, mutant.chapter), "", "exec", dont_inherit=True)
        assert essence(code_of(fault)) != essence(found(right, mutant.function))


def found(code: CodeType, name: str) -> CodeType:
    """The code of a function by its qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(constant.co_qualname + "."):
                return found(constant, name)
    raise AssertionError(name)


def essence(code: CodeType) -> tuple[object, ...]:
    """What code does, without where it stands in the text."""
    nested = [essence(c) if isinstance(c, CodeType) else c for c in code.co_consts]
    return code.co_code, tuple(map(repr, nested)), code.co_names


def test_a_mutant_that_no_test_notices_survives() -> None:
    assert try_one(TITLES["rex"], [], None, 5).survived


def test_a_mutant_that_cannot_be_made_is_an_error_not_a_kill() -> None:
    fault = faults("rex", "cards")[0]
    nowhere = fault._replace(mutant=fault.mutant._replace(function="no_such_function"))
    assert try_one(TITLES["rex"], [], nowhere, 5).killer.startswith("error: ")


@pytest.mark.parametrize("title", TITLES)
def test_what_is_said_to_be_equivalent_still_exists_and_has_a_reason(title: str) -> None:
    file = Path(mutate.__file__).parent / f"equivalent_{title}.json"
    for entry in json.loads(file.read_text("utf-8")):
        mutants = [fault.mutant for fault in faults(title, entry["chapter"])]
        key = (entry["function"], entry["before"], entry["after"])
        assert key in [(m.function, m.before, m.after) for m in mutants], entry
        assert len(entry["why"]) > 10
