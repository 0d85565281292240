"""Editions side by side: the questions, the words of the answers, the pages made of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from levant.kernel.title import UnknownName
from levant.rex.comparison import Question, Row, compare, questions
from levant.rex.edition import CHOICES, EDITIONS, FIELDS, EditionError, load_edition
from tools import editions_doc

ROOT = Path(__file__).resolve().parents[3]
DECISIONS = ROOT / "docs" / "rules" / "editions.md"
ASKED = {question.field: question for _, chapter in questions() for question in chapter}


def rows(*editions: str, everything: bool = False) -> dict[str, Row]:
    """The rows of a comparison by field."""
    chapters = compare(editions or EDITIONS, everything=everything)
    return {row.question.field: row for chapter in chapters for row in chapter.rows}


# The questions


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_has_a_question_of_one_sentence(field: str) -> None:
    assert re.fullmatch(r"[A-Z][^?.!]*(?:2\.0)?[^?.!]*\?", ASKED[field].ask)


def test_no_question_is_asked_twice() -> None:
    assert sorted(ASKED) == sorted(FIELDS)
    assert len({question.ask for question in ASKED.values()}) == len(FIELDS)


def test_a_field_without_a_question_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("levant.rex.comparison.FIELDS", {**FIELDS, "weather": "bool"})
    with pytest.raises(EditionError, match="weather"):
        questions.__wrapped__()


def test_the_chapters_have_names() -> None:
    titles = [title for title, _ in questions()]
    assert titles[3:6] == ["Movement", "Combat", "Sieges"]
    assert len(set(titles)) == len(titles)


# The words of the answers


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("franks_decide_ties", True, "yes"),
        ("franks_decide_ties", False, "no"),
        ("road_major", 4, "4 blocks"),
        ("supply_minor", 1, "1 block"),
        ("supply_minor", 0, "none"),
        ("relief_of_player_two", 2, "round 2"),
        ("attrition", 3, "3 or less"),
        ("harry_firepower", -1, "1 less"),
        ("last_year", 1192, "1192"),
        ("storm_factor", 2, "twice its rating"),
        ("main_attack", "group", "those who come from one town by one road"),
        ("german_entry", ("antioch", "st_simeon"), "Antioch, St. Simeon"),
        ("permanent", ("orders", "family"), "military orders, Saladin and his kin"),
        ("ratings", {"damascus": 3}, "Damascus 3"),
        ("ratings", {}, "none"),
        ("deck", {"move_3": 6, "winter_campaign": 1}, "6 × Move 3, 1 × Winter Campaign"),
    ],
)
def test_answers_are_put_in_words(field: str, value: Any, words: str) -> None:
    assert ASKED[field].put(value) == words


def test_every_choice_has_words() -> None:
    for field, choices in CHOICES.items():
        for choice in choices:
            assert choice in ASKED[field].words, (field, choice)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_answer_reads_like_code(edition: str) -> None:
    for row in rows(edition, everything=True).values():
        words = row.replies[edition].words
        assert words
        assert not re.search(r"[_{}()\[\]'\"]|True|False", words.replace("enemy's", "")), words


# What differs


def test_between_two_editions_only_what_they_answer_differently() -> None:
    differing = rows("1.4", "manual")
    assert {"fortified_ports", "winter_campaign_first_roll"} <= differing.keys()
    for field in FIELDS:
        one, other = (load_edition(name).answers[field].value for name in ("1.4", "manual"))
        assert (field in differing) == (one != other), field


def test_a_list_in_another_order_is_no_difference() -> None:
    question = Question("harriers", "Who?")
    replies = rows(everything=True)["harriers"].replies
    one = replies["1.3"]
    assert isinstance(one.value, tuple)
    turned = one._replace(value=one.value[::-1])
    assert not Row(question, {"1.3": one, "1.4": turned}).differs
    assert Row(question, {"1.3": one, "2.0": replies["2.0"]}).differs


def test_answers_come_with_their_section_and_note() -> None:
    reply = rows()["charge_when_sallying"].replies["1.3"]
    assert (reply.value, reply.words) == (False, "no")
    assert (reply.rule, reply.note) == ("6.42, 7.33", "decision E2")


def test_the_editions_stand_in_the_order_asked_for() -> None:
    assert list(rows("manual", "1.3")["attrition_fortified"].replies) == ["manual", "1.3"]


def test_everything_shows_equal_answers_too() -> None:
    row = rows(everything=True)["hand"]
    assert not row.differs
    assert {reply.words for reply in row.replies.values()} == {"6 cards"}
    assert "hand" not in rows()
    assert rows(everything=True).keys() == FIELDS.keys()


def test_a_chapter_without_differences_is_left_out() -> None:
    assert "Draws" not in [chapter.title for chapter in compare()]
    assert "Draws" in [chapter.title for chapter in compare(everything=True)]


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(UnknownName, match=r"unknown edition '3\.0'"):
        compare(["2.0", "3.0"])


# The page docs/editions.md


def test_the_page_on_editions_is_up_to_date() -> None:
    command = [sys.executable, "tools/editions_doc.py", "--check"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_a_changed_page_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "editions.md"
    monkeypatch.setattr(editions_doc, "PAGE", page)
    assert editions_doc.main(["--check"]) == 1
    assert editions_doc.main([]) == 0
    assert editions_doc.main(["--check"]) == 0
    page.write_text(page.read_text("utf-8").replace("4 blocks", "5 blocks"), "utf-8")
    assert editions_doc.main(["--check"]) == 1
    assert "run python tools/editions_doc.py" in capsys.readouterr().err


def test_the_page_has_every_question_once() -> None:
    page = editions_doc.page()
    for question in ASKED.values():
        assert page.count(f"| {question.ask} |") == 1, question.field


# The decisions on editions


def decided() -> dict[int, list[str]]:
    """The rows of the page on decisions: texts, readings, decision, reason."""
    found = re.findall(r"^\| E(\d+) \| (.+) \|$", DECISIONS.read_text("utf-8"), re.M)
    return {int(number): cells.split(" | ") for number, cells in found}


def test_decisions_are_numbered_without_gaps_and_complete() -> None:
    found = decided()
    assert list(found) == list(range(1, len(found) + 1))
    assert [n for n, cells in found.items() if len(cells) != 4 or not all(cells)] == []


def test_every_decision_that_is_cited_is_written_down() -> None:
    notes = [answer.note for name in EDITIONS for answer in load_edition(name).answers.values()]
    code = [file.read_text("utf-8") for file in (ROOT / "src" / "levant" / "rex").glob("*.py")]
    tests = [file.read_text("utf-8") for file in (ROOT / "tests" / "rex").rglob("*.py")]
    cited = {int(n) for text in (*notes, *code, *tests) for n in re.findall(r"\bE(\d+)\b", text)}
    assert {1, 2, 3, 4, 5, 6} <= cited <= decided().keys()
