"""Every numbered section of the 2.0 rulebook has a test named after it, and every scenario."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SECTIONS = [
    "1.0",
    "1.1",
    "1.11",
    "1.12",
    "1.13",
    "1.14",
    "1.15",
    "1.2",
    "2.0",
    "2.1",
    "2.1.1",
    "2.1.2",
    "2.1.3",
    "2.2",
    "2.2.1",
    "2.2.2",
    "2.2.3",
    "2.2.4",
    "2.2.5",
    "2.3",
    "2.3.1",
    "2.3.2",
    "2.4",
    "3.0",
    "3.1",
    "3.2",
    "4.0",
    "4.1",
    "4.2",
    "5.0",
    "5.1",
    "5.2",
    "5.3",
    "5.4",
    "5.5",
    "6.0",
    "6.1",
    "6.2",
    "6.3",
    "6.31",
    "6.32",
    "6.33",
    "6.34",
    "6.4",
    "6.41",
    "6.42",
    "6.5",
    "6.51",
    "6.52",
    "6.53",
    "6.54",
    "6.55",
    "6.56",
    "6.57",
    "6.6",
    "6.61",
    "6.62",
    "6.63",
    "6.7",
    "7.0",
    "7.1",
    "7.2",
    "7.21",
    "7.22",
    "7.23",
    "7.24",
    "7.25",
    "7.3",
    "8.0",
    "8.1",
    "8.2",
    "8.3",
    "8.4",
    "8.5",
]
SCENARIOS = 115


def _tests() -> list[ast.FunctionDef]:
    """The test functions of edition 2.0."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def test_every_section_has_a_test() -> None:
    """A section counts when a test's name begins with it: test_6_54_half_hit_..."""
    named = set()
    for test in _tests():
        number = re.match(r"test_(\d(?:_\d+)*)_", test.name)
        if number:
            named.add(number.group(1).replace("_", "."))
    missing = [section for section in SECTIONS if section not in named]
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_every_scenario_has_a_test() -> None:
    """A scenario counts when a test's docstring begins with its number: T70, or T70, T71."""
    told = set()
    for test in _tests():
        begin = re.match(r"(?:T\d+(?:, | and |-|–)?)+", ast.get_docstring(test) or "")
        if begin:
            told |= {int(number) for number in re.findall(r"T(\d+)", begin.group(0))}
    missing = [f"T{n:02}" for n in range(1, SCENARIOS + 1) if n not in told]
    assert not missing, f"no test tells {', '.join(missing)}"
