"""The list of rules in docs/rules/croisades-rules.md: its functions, tests and sections exist."""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.croisades.test_sections import SECTIONS, names_of_tests

LIST = Path(__file__).parents[2] / "docs" / "rules" / "croisades-rules.md"
# Sections that only say once more what another has said, beside those with rules of their own.
REPEATED = "2.88 3.11 3.23 3.24 3.25 3.42"


class Rule(NamedTuple):
    """A row of the list."""

    section: str
    rule: str
    held_by: list[str]
    tested_by: list[str]


@cache
def rules() -> tuple[Rule, ...]:
    """All rows of the list."""
    found: list[Rule] = []
    for line in LIST.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and re.fullmatch(r"\d\.\d+", cells[0]):
            held, tested = (re.findall(r"`([^`]+)`", cell) for cell in cells[2:4])
            found.append(Rule(cells[0], cells[1], held, tested))
    return tuple(found)


def exists(name: str) -> bool:
    """Whether a module of the title has such a function, or a class such a method."""
    module, *path = name.split(".")
    thing: object = importlib.import_module(f"levant.croisades.{module}")
    for step in path:
        thing = getattr(thing, step, None)
    return callable(thing)


def test_every_rule_names_functions_and_tests() -> None:
    assert len(rules()) > 241
    assert [rule for rule in rules() if not rule.held_by or not rule.tested_by] == []


def test_every_function_of_the_list_exists() -> None:
    assert [name for rule in rules() for name in rule.held_by if not exists(name)] == []


def test_every_test_of_the_list_exists() -> None:
    known = names_of_tests()
    assert [name for rule in rules() for name in rule.tested_by if name not in known] == []


def test_every_section_of_the_text_is_in_the_list_and_in_its_order() -> None:
    listed = [rule.section for rule in rules()]
    assert set(listed) == {*SECTIONS.split(), *REPEATED.split()}
    places = list(dict.fromkeys(listed))
    assert listed == sorted(listed, key=places.index)


def test_no_rule_is_written_down_twice() -> None:
    texts = [(rule.section, rule.rule) for rule in rules()]
    assert len(set(texts)) == len(texts)
