"""`levant editions`: the editions side by side on a screen, or as JSON."""

from __future__ import annotations

import pytest

from levant.rex.edition import EDITIONS, FIELDS
from tests.cli.runs import levant

ROADS = "How many blocks of a player may use a major road in a movement phase?"


def below(out: str, question: str, lines: int = 1) -> list[str]:
    """The lines below a question."""
    printed = [line.rstrip() for line in out.splitlines()]
    start = printed.index(question) + 1
    return printed[start : start + lines]


def test_all_four_stand_side_by_side() -> None:
    run = levant("editions")
    assert run.code == 0
    answers, sources = below(run.out, ROADS, 2)
    assert answers.split("  ") != [answers]
    assert [cell.strip() for cell in answers.split("  ") if cell] == [
        "2.0: 4 blocks",
        "1.4: 8 blocks",
        "1.3: 8 blocks",
        "manual: 8 blocks",
    ]
    assert sources.split() == ["(5.1)", "(Route", "Majeure)", "(5.4)", "(5)"]


def test_chapters_have_headings_and_editions_their_texts() -> None:
    out = levant("editions").out
    assert out.startswith("2.0: the English rulebook 2.0\n")
    headings = [line.partition(" ━")[0] for line in out.splitlines() if line.endswith("━━")]
    assert headings[:3] == ["Map, blocks and deck", "Set-up", "Cards and events"]
    assert headings[-1] == "Victory"


@pytest.mark.parametrize("width", [40, 80, 160])
@pytest.mark.parametrize("names", [(), ("2.0", "1.3"), ("1.4",)])
def test_lines_fit_the_screen(width: int, names: tuple[str, ...]) -> None:
    run = levant("editions", *names, width=width)
    assert run.code == 0
    assert max(len(line) for line in run.out.splitlines()) <= width


def test_on_a_wide_screen_an_answer_needs_one_line() -> None:
    question = "Who makes the main attack?"
    assert below(levant("editions", "1.4", "1.3", width=120).out, question) == [
        "1.4: all who come by one road".ljust(60) + "1.3: those who come from one town by one road"
    ]


def test_only_the_named_editions_and_what_differs_between_them() -> None:
    out = levant("editions", "1.4", "manual").out
    assert "2.0:" not in out
    assert ROADS not in out
    assert below(out, "Does the port of Tripoli and Tyre belong to the besieged?")[0].split() == [
        "1.4:", "no", "manual:", "yes",
    ]  # fmt: skip


def test_all_shows_equal_answers_too() -> None:
    question = "Which is the last year?"
    assert question not in levant("editions").out
    assert below(levant("editions", "--all").out, question)[0].count("1192") == 4


def test_one_edition_alone_shows_all_its_answers() -> None:
    out = levant("editions", "1.3").out
    assert below(out, "How many cards is each player dealt for a year?", 2) == [
        "1.3: 6 cards",
        "(4.0)",
    ]


def test_json_has_values_words_and_sources() -> None:
    facts = levant("editions", "2.0", "1.3", "--json").json
    assert facts["editions"]["1.3"] == "the Spanish rulebook, which is version 1.3"
    movement = next(c for c in facts["chapters"] if c["title"] == "Movement")
    entry = next(q for q in movement["questions"] if q["field"] == "german_entry")
    assert entry["differs"]
    assert entry["answers"]["1.3"] == {
        "value": ["antioch"],
        "words": "Antioch",
        "rule": "8.23",
        "note": "",
    }


def test_json_of_everything_has_every_field() -> None:
    facts = levant("editions", "--all", "--json").json
    assert list(facts["editions"]) == list(EDITIONS)
    asked = {q["field"] for chapter in facts["chapters"] for q in chapter["questions"]}
    assert asked == FIELDS.keys()


def test_an_unknown_edition_is_refused_in_one_line() -> None:
    run = levant("editions", "2.0", "3.0")
    assert run.code == 2
    assert run.complaint == "unknown edition '3.0': choose one of 2.0, 1.4, 1.3, manual"
    assert run.out == ""


def test_an_edition_given_twice_is_refused() -> None:
    assert levant("editions", "1.3", "1.3").complaint == "edition '1.3' is given twice"
