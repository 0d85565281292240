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
import typer
from typer.testing import CliRunner

from levant.cli import app
from levant.cli.arguments import TITLES
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.rex.game import REX
from levant.rex.words import PHASE_RULES, PHASES, VERBS
from tests.locale import sources

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = ROOT / "docs" / "rules" / "rex-2.0.md"
RECORDS = ROOT / "docs" / "records.md"
VIEWS = ROOT / "docs" / "views.md"
TITLE = TITLES["rex"]


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


LINKING = [
    *PAGES,
    *(ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md")),
]


@pytest.mark.parametrize("page", LINKING, ids=name_of)
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
    found = [(n, name_of(file)) for file in SOURCES for text in remarks(file) for n in cited(text)]
    assert len(found) >= 20
    assert [citation for citation in found if citation[0] not in decided()] == []


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
    assert f"[{len(decided())} numbered" in text_of(README)


def test_every_option_has_its_row() -> None:
    for option in REX.options("2.0"):
        assert re.search(rf"^\| `{option.name}", text_of(DECISIONS), re.M), option.name


# --- Examples ---------------------------------------------------------------------------------


def example() -> Record:
    """The record that docs/records.md prints."""
    return Record.parse(blocks(RECORDS, "text")[0])


def test_the_example_record_proves_itself() -> None:
    record = example()
    verdict = record.verify(TITLE)
    assert [check.outcome for check in verdict.checks] == ["ok"] * 4
    assert record.text() == blocks(RECORDS, "text")[0]


def test_the_example_view_is_the_view() -> None:
    position = example().replay(TITLE, 34)
    printed = json.loads(blocks(VIEWS, "json")[0])
    assert printed == json.loads(json.dumps(position.view(1)))


def test_the_franks_count_five_blocks_in_aleppo() -> None:
    pieces: Any = example().replay(TITLE, 34).view(0)["pieces"]
    assert {"role": "saracen", "town": "aleppo", "count": 5} in pieces


def test_the_example_event_is_an_event() -> None:
    position = example().replay(TITLE, 34, log=True)
    assert json.loads(blocks(VIEWS, "json")[1]) in TITLE.events(position, 1)


PYTHON = [(page, n) for page in PAGES for n in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "n"), PYTHON, ids=[f"{name_of(p)}-{n}" for p, n in PYTHON])
def test_python_examples_run(page: Path, n: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page, "python")[n]
    exec(compile(code, f"{page.name}-{n}", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


def test_the_dice_rolled_by_hand_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(RECORDS, "python")[0], "records.md", "exec"), {})
    assert capsys.readouterr().out == blocks(RECORDS, "text")[1]
    position = example().replay(TITLE, log=True)
    rolled = [event["dice"] for event in TITLE.events(position, None) if "dice" in event]
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


@pytest.mark.parametrize("edition", REX.editions)
def test_every_key_of_views_and_events_is_described(edition: str) -> None:
    words = in_code(VIEWS)
    dice = FastDice(5)
    position = REX.new(edition, {"handicap": 1}, FastDice(1), log=True)
    while position.deciders:
        role = position.deciders[0]
        for viewer in (0, 1, None):
            assert set(keys_of(position.view(viewer))) <= words
        position.play(role, position.random_action(role, dice))
    for event in REX.events(position, 0):
        assert event.keys() <= words


def test_the_events_are_those_that_the_rules_note() -> None:
    told = text_of(VIEWS).split("| chapter | events |")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z_]+)`", told)) == {noted.code for noted in sources.noted()}


def test_make_targets_in_the_readme_exist() -> None:
    makefile = text_of(ROOT / "Makefile")
    named = set(re.findall(r"(?:`|^ {4})make ([a-z-]+)", text_of(README), re.M))
    assert {"play", "test"} <= named
    assert [t for t in named if not re.search(rf"^{t}:", makefile, re.M)] == []


# --- Commands ---------------------------------------------------------------------------------


def run(line: str, folder: Path) -> str:
    """What a command line of the pages prints; the example record lies in the folder."""
    file = folder / "example.rex"
    file.write_text(blocks(RECORDS, "text")[0], "utf-8")
    words = [str(file) if word == file.name else word for word in line.split()]
    result = CliRunner().invoke(app, words[1:], env={"COLUMNS": "80", "FORCE_COLOR": None})
    assert result.exit_code == 0, result.output
    return str(result.output)


def test_the_readme_lists_the_commands() -> None:
    group: Any = typer.main.get_command(app)
    assert set(re.findall(r"^\| `levant ([a-z]+)` \|", text_of(README), re.M)) == set(
        group.commands
    )


def test_the_commands_of_the_example_work(tmp_path: Path) -> None:
    lines = re.findall(r"^ {4}(levant .+?)(?: +#.*)?$", text_of(RECORDS), re.M)
    assert len(lines) == 4
    for line in lines:
        assert run(line, tmp_path)


def test_the_printed_verdict_is_the_verdict(tmp_path: Path) -> None:
    printed = text_of(RECORDS).split("    $ levant verify example.rex\n")[1].split("\n\n")[0]
    assert [line.strip() for line in printed.splitlines()] == [
        line.strip() for line in run("levant verify example.rex", tmp_path).splitlines()
    ]


def test_the_printed_command_shows_the_example_view(tmp_path: Path) -> None:
    line = re.findall(r"`(levant show [^`]+)`", text_of(VIEWS))[0]
    shown = json.loads(run(line, tmp_path))
    assert shown["views"] == {"saracen": json.loads(blocks(VIEWS, "json")[0])}


def test_the_picture_of_the_readme_is_the_table(tmp_path: Path) -> None:
    """Line by line, whatever the columns' widths; the picture leaves lines out."""
    shown = run("levant show example.rex --ply 34 --as saracen", tmp_path)
    there = {" ".join(line.split()) for line in shown.splitlines()}
    picture = {" ".join(line.split()) for line in blocks(README, "text")[0].splitlines()}
    assert picture - there == set()


# --- Tests ------------------------------------------------------------------------------------

TESTS_OF_SERVER = ROOT / "tests" / "server"
SECURITY = ROOT / "docs" / "security.md"


def test_the_tests_that_the_security_page_names_are_there() -> None:
    named = re.findall(r"`([a-z_/]+/)?(test_[a-z_]+\.py)`", text_of(SECURITY))
    assert len(named) > 60
    assert [path for path in map("".join, named) if not (TESTS_OF_SERVER / path).is_file()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_proofs_that_a_page_names_are_there(page: Path) -> None:
    modules = re.findall(r"(?:python -m |`)(tests[./][a-z_./]*proof_[a-z_]+)", text_of(page))
    paths = [ROOT / module.replace(".", "/") for module in modules]
    assert [p for p in paths if not (p.is_dir() or p.with_suffix(".py").is_file())] == []


# --- The architecture -------------------------------------------------------------------------

ARCHITECTURE = ROOT / "docs" / "architecture.md"
MOST_HOPS = 15
"""Files between a click and the disk and back; fewer are better."""


def test_the_walk_of_a_click_names_files_that_there_are() -> None:
    walk = re.findall(r"^\d+\. `([^`]+)`", text_of(ARCHITECTURE), re.M)
    assert 10 <= len(walk) <= MOST_HOPS
    assert [path for path in walk if not (ROOT / path).is_file()] == []


def tree() -> Iterator[tuple[str, str]]:
    """The folder tree of the page: the folder and the names that are told of it."""
    found = re.search(r"^    src/levant/\n((?:    .*\n)+)", text_of(ARCHITECTURE), re.M)
    assert found is not None
    folder = ROOT / "src" / "levant"
    for line in found.group(1).splitlines():
        if re.match(r"    \w", line):
            return  # the folders beside src
        if opened := re.match(r"      (\w+)/ ", line):
            folder = ROOT / "src" / "levant" / opened.group(1)
        for name in re.findall(r"\b([a-z_]+\.py)\b", line):
            yield str(folder.relative_to(ROOT)), name


def test_the_tree_names_files_that_there_are() -> None:
    told = list(tree())
    assert len(told) > 40
    lost = [
        f"{folder}/{name}"
        for folder, name in told
        if not list((ROOT / folder).glob(f"**/{name}"))
        and not (ROOT / "src/levant" / name).is_file()
    ]
    assert lost == []


def test_every_chapter_of_crusader_rex_stands_in_the_tree() -> None:
    told = {name for folder, name in tree() if folder.endswith("/rex")}
    files = {path.name for path in (ROOT / "src" / "levant" / "rex").glob("*.py")}
    beside = {"__init__.py", "bits.py", *(name for name in files if name.startswith("belief"))}
    assert files - told - beside == set()


def packages(folder: Path) -> set[str]:
    """The packages right under a folder."""
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def test_every_package_stands_in_the_tree() -> None:
    found = re.search(r"^    src/levant/\n((?:    .*\n)+)", text_of(ARCHITECTURE), re.M)
    assert found is not None
    told = set(re.findall(r"\b([a-z_]+)/", found.group(1)))
    source = ROOT / "src" / "levant"
    assert packages(source) | packages(source / "server") <= told


def names_in_code() -> set[str]:
    """What modules, classes and functions are called, in small letters and without lines."""
    names: set[str] = set()
    for path in (ROOT / "src" / "levant").rglob("*.py"):
        names.add(path.stem)
        names.update(re.findall(r"^\s*(?:class|def|async def) (\w+)", text_of(path), re.M))
        names.update(re.findall(r"^\s*(?:self\.)?(\w+)(?:: [^=\n]+)? = ", text_of(path), re.M))
        names.update(re.findall(r"^    (\w+): ", text_of(path), re.M))
    return {name.replace("_", "").lower() for name in names}


def test_the_words_of_the_architecture_are_those_of_the_code() -> None:
    table = text_of(ARCHITECTURE).split("| word | meaning |")[1].split("\n\n")[0]
    words = re.findall(r"^\| `?([\w ]+?)`? \|", table, re.M)
    assert len(words) == len(set(words)) > 30
    names = names_in_code()
    spoken = {"proof"}  # of tests alone
    lost = [word for word in words if word.replace(" ", "").lower() not in names]
    assert set(lost) - spoken == set()
