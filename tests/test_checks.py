"""`tools/checks.py`: every check is told, and what a failed one said comes last."""

from __future__ import annotations

import sys

import pytest

from tools.checks import CHECKS, LINT, PAGE, TESTS, Check, run_all


def python(name: str, code: str) -> Check:
    return Check(name, (sys.executable, "-c", code))


GOOD = python("good", "print('well done')")


def test_passed_checks_tell_only_that(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_all((GOOD, GOOD))
    told = capsys.readouterr().out
    assert told.count("checks: passed: good (") == 2
    assert "well done" not in told


def test_what_a_failed_check_said_comes_last(capsys: pytest.CaptureFixture[str]) -> None:
    bad = python("bad", "import sys; print('to be mended'); sys.exit('at once')")
    assert not run_all((bad, GOOD))
    lines = capsys.readouterr().out.splitlines()
    assert {line.partition(" (")[0] for line in lines[:2]} == {
        "checks: FAILED: bad",
        "checks: passed: good",
    }
    assert sorted(lines[4:6]) == ["at once", "to be mended"]
    assert lines[-1] == "checks: FAILED: bad"


def test_all_checks_are_those_of_the_code_of_the_page_and_of_the_tests() -> None:
    assert sorted(CHECKS) == sorted([*LINT, PAGE, TESTS])
