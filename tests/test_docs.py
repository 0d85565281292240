"""The documentation tells the truth: links, examples, numbers and names."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.rex.game import REX
from levant.rex.words import PHASE_RULES, PHASES, VERBS

ROOT = Path(__file__).resolve().parent.parent
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [ROOT / "README.md", *DOCS]
DECISIONS = ROOT / "docs" / "rules" / "rex-2.0.md"
RECORDS = ROOT / "docs" / "records.md"
VIEWS = ROOT / "docs" / "views.md"


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(page), re.M | re.S)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


# --- Links ------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The fragments by which the headings of a page can be linked."""
    prose = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.+)$", prose, re.M)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_resolve(page: Path) -> None:
    targets = re.findall(r"\]\(([^)\s]+)\)", text_of(page))
    broken = []
    for target in targets:
        path, _, fragment = target.partition("#")
        if "://" in path:
            continue
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (fragment and fragment not in anchors(file)):
            broken.append(target)
    assert broken == []


# --- Decisions --------------------------------------------------------------------------------


def decided() -> dict[int, list[str]]:
    """The numbered rows of the page on decisions: rules, question, decision, reason."""
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", text_of(DECISIONS), re.M)
    return {int(number): cells.split(" | ") for number, cells in rows}


def remarks(source: Path) -> Iterator[str]:
    """The comments and docstrings of a module."""
    code = source.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""


def numbers(listed: str) -> set[int]:
    """The numbers of '57, 59 and 61' or '71-73'."""
    found: set[int] = set()
    for first, last in re.findall(r"(\d+)(?:-(\d+))?", listed):
        found.update(range(int(first), int(last or first) + 1))
    return found


def cited(remark: str) -> set[int]:
    """Decisions cited as 'decision 41', 'decisions 57 and 59' or '(41)'."""
    listing = r"\d{1,3}(?![.\d])(?:(?:, | and |-)\d{1,3}(?![.\d]))*"
    named = re.findall(rf"[Dd]ecisions? ({listing})", remark)
    in_brackets = re.findall(rf"\(({listing})\)", remark)
    return {number for listed in [*named, *in_brackets] for number in numbers(listed)}


def test_citations_are_recognised() -> None:
    assert cited("6.2, decision 55: may leave") == {55}
    assert cited("6.41: whoever comes attacks (57, 59, 61).") == {57, 59, 61}
    assert cited("decisions 71-73 and 80") == {71, 72, 73, 80}
    assert cited("deploys first (6.1), as 7.24 says") == set()


SOURCES = sorted((ROOT / "src" / "levant" / "rex").rglob("*.py"))


def test_every_decision_that_the_rules_cite_is_written_down() -> None:
    unknown = [
        (name_of(source), number)
        for source in SOURCES
        for remark in remarks(source)
        for number in cited(remark) - decided().keys()
    ]
    assert unknown == []


def test_the_rules_cite_decisions() -> None:
    everywhere = {n for source in SOURCES for remark in remarks(source) for n in cited(remark)}
    assert len(everywhere) >= 20


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_decision_that_a_page_cites_is_written_down(page: Path) -> None:
    named = re.findall(r"[Dd]ecisions? (\d+)", text_of(page))
    assert {int(number) for number in named} <= decided().keys()


def test_decisions_are_numbered_without_gaps_and_complete() -> None:
    rows = decided()
    assert list(rows) == list(range(1, len(rows) + 1))
    assert len(rows) >= 129
    incomplete = [n for n, cells in rows.items() if len(cells) != 4 or not all(cells)]
    assert incomplete == []


def test_the_readme_counts_the_decisions() -> None:
    assert f"[{len(decided())} numbered" in text_of(ROOT / "README.md")


def test_every_option_has_its_row() -> None:
    for option in REX.options("2.0"):
        assert re.search(rf"^\| `{option.name}", text_of(DECISIONS), re.M), option.name


# --- Examples ---------------------------------------------------------------------------------


def example() -> Record:
    """The record that docs/records.md prints."""
    return Record.parse(blocks(RECORDS, "text")[0])


def test_the_example_record_proves_itself() -> None:
    record = example()
    verdict = record.verify(REX)
    assert [check.outcome for check in verdict.checks] == ["ok"] * 4
    assert record.text() == blocks(RECORDS, "text")[0]


def test_the_printed_verdict_is_the_verdict() -> None:
    for check in example().verify(REX).checks:
        assert f"    {check.name:7} {check.outcome:8}{check.reason}\n" in text_of(RECORDS)


def test_the_example_view_is_the_view() -> None:
    position = example().replay(REX, 34)
    printed = json.loads(blocks(VIEWS, "json")[0])
    assert printed == json.loads(json.dumps(position.view(1)))
    assert sum(piece.get("count", 1) for piece in _franks_in(position.view(0), "aleppo")) == 5


def _franks_in(view: Any, town: str) -> list[dict[str, Any]]:
    return [piece for piece in view["pieces"] if piece["town"] == town]


def test_the_example_event_is_an_event() -> None:
    position = example().replay(REX, 34, log=True)
    assert json.loads(blocks(VIEWS, "json")[1]) in REX.events(position, 1)


PYTHON = [(page, n) for page in PAGES for n in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "n"), PYTHON, ids=[f"{name_of(p)}-{n}" for p, n in PYTHON])
def test_python_examples_run(page: Path, n: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page, "python")[n]
    exec(compile(code, f"{page.name}-{n}", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


def test_the_dice_rolled_by_hand_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(RECORDS, "python")[0], "records.md", "exec"), {})
    assert capsys.readouterr().out == blocks(RECORDS, "text")[1]
    position = example().replay(REX, log=True)
    rolled = [event["dice"] for event in REX.events(position, None) if "dice" in event]
    assert f"{rolled[0]}\n" in blocks(RECORDS, "text")[1]
    assert example().dice.split()[1] in blocks(RECORDS, "text")[1]


# --- Words ------------------------------------------------------------------------------------


def in_code(page: Path) -> set[str]:
    """The words that a page sets in code."""
    return {word for span in re.findall(r"`([^`\n]+)`", text_of(page)) for word in span.split()}


def test_every_verb_is_in_the_notation() -> None:
    assert {verb for verb, _ in VERBS} <= in_code(RECORDS)


def test_every_phase_is_described_with_its_rule() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| ([^|]+) \|", text_of(VIEWS), re.M)
    told = {phase: rules for phases, rules in rows for phase in re.findall(r"`([a-z_]+)`", phases)}
    for phase, rule in zip(PHASES, PHASE_RULES, strict=True):
        assert rule.split(" ")[0] in told[phase], phase


def keys_of(thing: Any) -> Iterator[str]:
    """The keys of a view that are words of ours: not those that are names of the game."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            if key not in ("options", "cities", "staging", "points"):
                yield from keys_of(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from keys_of(part)


def test_every_key_of_views_and_events_is_described() -> None:
    words = in_code(VIEWS)
    dice = FastDice(5)
    for seed in range(2):
        position = REX.new("2.0", {"forced_march": 1, "handicap": seed}, FastDice(seed), log=True)
        while position.deciders:
            role = position.deciders[0]
            for viewer in (0, 1, None):
                assert set(keys_of(position.view(viewer))) <= words
            position.play(role, position.random_action(role, dice))
        for event in REX.events(position, 0):
            assert event.keys() <= words
            assert event["event"] in words


def test_every_documented_event_exists() -> None:
    told = text_of(VIEWS).split("| chapter | events |")[1].split("\n\n")[0]
    codes = re.findall(r"`([a-z_]+)`", told)
    source = "".join(text_of(file) for file in SOURCES)
    assert len(codes) > 50
    assert [code for code in codes if f'"{code}"' not in source] == []


def test_make_targets_in_the_readme_exist() -> None:
    makefile = text_of(ROOT / "Makefile")
    named = set(re.findall(r"(?:`|^ {4})make ([a-z-]+)", text_of(ROOT / "README.md"), re.M))
    assert {"play", "test"} <= named
    assert [t for t in named if not re.search(rf"^{t}:", makefile, re.M)] == []
