"""Edition files: every question answered with its source, and errors that name the field."""

from __future__ import annotations

import re
from typing import Any

import pytest

from levant.rex.edition import CHOICES, EDITIONS, FIELDS, EditionError, EditionFile, load_edition
from tests.rex.editions.sections import SPANISH, cited, own
from tests.rex.editions.variant import TableCache, tables

WRONG: dict[str, Any] = {
    "bool": [1, "true", None],
    "int": [True, "3", 2.5],
    "str": [3, ["road"]],
    "tuple[str, ...]": ["nomads", [3], {"nomads": 1}],
    "Mapping[str, int]": [["jaffa"], {"jaffa": "3"}, {"jaffa": True}],
}


def refused(changed: TableCache, *words_of_message: str) -> None:
    """The file is refused, and the message says all of that."""
    with pytest.raises(EditionError) as raised:
        EditionFile("ours", changed)
    assert "ours" in str(raised.value)
    for word in words_of_message:
        assert word in str(raised.value)


def with_answer(field: str, value: object) -> TableCache:
    changed = tables("2.0")
    changed[field]["value"] = value
    return changed


# What is refused


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    """No question stays without an answer."""
    changed = tables("2.0")
    del changed[field]
    refused(changed, "missing field", field)


def test_an_unknown_field_is_named() -> None:
    """A mistyped field is not passed over."""
    refused(tables("2.0") | {"camels": {"value": 1, "rule": "1.1"}}, "unknown field", "camels")


@pytest.mark.parametrize("field", FIELDS)
def test_an_answer_of_a_wrong_type_is_named(field: str) -> None:
    """Neither 1 for true, nor true for 1, nor a word for a list."""
    for value in WRONG[_kind(field)]:
        refused(with_answer(field, value), field)


def _kind(field: str) -> str:
    """The type of a field; compiled, only its first word is left."""
    return next(kind for kind in WRONG if FIELDS[field].split("[")[0] == kind.split("[")[0])


@pytest.mark.parametrize("field", CHOICES)
def test_a_word_that_is_no_choice_is_named_with_the_choices(field: str) -> None:
    """The message tells what would be right."""
    refused(with_answer(field, "perhaps"), field, "perhaps", *CHOICES[field])


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        ("ratings", {"nazareth": 2}, "nazareth"),
        ("german_entry", ["antioch", "edessa"], "edessa"),
        ("deck", {"move_3": 6, "famine": 1}, "famine"),
        ("harriers", ["nomads", "mamluks"], "mamluks"),
        ("permanent", ["crusaders", "squires"], "squires"),
        ("options", ["handicap", "weather"], "weather"),
    ],
)
def test_an_unknown_town_card_kind_or_option_is_named(field: str, value: object, word: str) -> None:
    """Words inside an answer are checked too."""
    refused(with_answer(field, value), field, word)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("part", ["value", "rule"])
def test_an_answer_without_value_or_rule_is_named(field: str, part: str) -> None:
    """An answer has both."""
    changed = tables("2.0")
    del changed[field][part]
    refused(changed, field, part)


@pytest.mark.parametrize("rule", ["", 61])
def test_an_answer_must_cite_a_rule(rule: object) -> None:
    """Empty, or not a text, is no citation."""
    changed = tables("2.0")
    changed["rounds"]["rule"] = rule
    refused(changed, "rounds", "rule")


def test_an_answer_without_a_table_is_named() -> None:
    """A bare value cites nothing."""
    changed = tables("2.0")
    changed["rounds"] = 3
    refused(changed, "rounds")


def test_an_extra_key_is_named() -> None:
    """Only value, rule and note."""
    changed = tables("2.0")
    changed["rounds"]["page"] = 7
    refused(changed, "rounds", "page")


def test_a_note_is_a_text() -> None:
    """Not a number."""
    changed = tables("2.0")
    changed["rounds"]["note"] = 7
    refused(changed, "rounds", "note")


@pytest.mark.parametrize("about", [None, {}, {"text": 3}, "a rulebook"])
def test_an_edition_says_which_text_it_is(about: object) -> None:
    """The table about has a text."""
    changed = tables("2.0")
    del changed["about"]
    refused(changed if about is None else changed | {"about": about}, "about")


@pytest.mark.parametrize("sections", ["5.1", {"5.1": 54}])
def test_sections_map_numbers_to_numbers(sections: object) -> None:
    """Text to text."""
    refused(tables("2.0") | {"sections": sections}, "sections")


# What the published editions say


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_answers_every_question_and_cites_its_text(edition: str) -> None:
    """In the order of the questions, each with a rule."""
    file = load_edition(edition)
    assert list(file.answers) == list(FIELDS)
    assert file.text
    for field, answer in file.answers.items():
        assert answer.rule.strip(), field


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_taken_from_another_edition_is_the_same(edition: str) -> None:
    """`silent, as 1.3` has the value that 1.3 gives, and says what the text is silent about."""
    for field, answer in load_edition(edition).answers.items():
        silent = re.fullmatch(r"silent, as (.+)", answer.rule)
        if silent and silent[1] in EDITIONS:
            assert answer.value == load_edition(silent[1]).answers[field].value, field
        if silent:
            assert answer.note, field


def test_2_0_is_never_silent() -> None:
    """The other editions may lean on 2.0, so it leans on none."""
    rules = [answer.rule for answer in load_edition("2.0").answers.values()]
    assert not [rule for rule in rules if "silent" in rule]


# The sections that refusals cite


@pytest.mark.parametrize("edition", ["1.4", "manual"])
def test_editions_numbered_otherwise_have_a_place_for_every_section(edition: str) -> None:
    """A refusal under these editions never cites a number of 2.0's rulebook."""
    assert cited() <= set(load_edition(edition).sections)


def test_2_0_cites_plain_sections() -> None:
    """What other editions have apart, like the limit of stormers, has one section here."""
    for rule in own("2.0"):
        assert re.fullmatch(r"\d\.[\d.]+|optional: [A-Z][A-Za-z ]+", rule)


def test_1_3_cites_only_sections_that_the_spanish_rulebook_has() -> None:
    """In its answers, too."""
    file = load_edition("1.3")
    assert {file.sections.get(rule, rule) for rule in cited()} <= SPANISH
    for field, answer in file.answers.items():
        for rule in re.findall(r"\d\.\d+", answer.rule):
            assert answer.rule.startswith("silent") or rule in SPANISH, field
