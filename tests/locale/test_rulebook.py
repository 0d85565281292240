"""The rules in our own words: complete, the same in every language, true to the edition."""

from __future__ import annotations

import re

import pytest

from levant.kernel.title import UnknownName
from levant.locale import languages
from levant.locale.rulebook import RuleSection, card_texts, rulebook, sections_in
from levant.rex.game import REX
from levant.rex.rules import rules_for
from tests.rex.editions.sections import ABOUT_EDITIONS, SOURCE, SUBJECTS

_CITED = re.compile(r'"((?:\d+\.[\d.]+)|(?:card [A-Z]\w+(?: [A-Z]\w+)?)|(?:optional: [\w ]+))"')


def sections(edition: str, language: str = "en") -> dict[str, RuleSection]:
    return {section["id"]: section for section in rulebook("rex", edition, language)["sections"]}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sections_under_the_same_conditions(language: str) -> None:
    def shape(of: str) -> list[tuple[object, ...]]:
        return [
            (s.id, s.level, s.condition, [(p.condition, blanks(p.text)) for p in s.paragraphs])
            for s in sections_in(of)
        ]

    assert shape(language) == shape("en")


def blanks(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", text))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", REX.editions)
def test_nothing_is_left_unfilled(edition: str, language: str) -> None:
    for section in sections(edition, language).values():
        assert section["level"] == 1 or section["paragraphs"], section["id"]
        for paragraph in section["paragraphs"]:
            assert not set("{}[]") & set(paragraph)


def refusing() -> set[str]:
    """The sections that refusals cite in the code."""
    chapters = [path for path in SOURCE.glob("*.py") if path.name not in ABOUT_EDITIONS]
    return {rule for path in chapters for rule in _CITED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("edition", REX.editions)
def test_every_rule_that_asks_or_refuses_can_be_looked_up(edition: str) -> None:
    rules = rules_for(edition, {})
    known = {number for s in sections(edition).values() for number in s["rules"]}
    options = {option.rule for option in REX.options(edition)}
    # What an edition does not have asks and refuses nothing in it.
    cards = {f"card {card.replace('_', ' ').title()}" for card in rules.edition.deck}
    cited = set(options)
    for rule in refusing() | SUBJECTS:
        absent_card = rule.startswith("card ") and rule not in cards
        absent_option = rule.startswith("optional: ") and rule not in options
        if not absent_card and not (absent_option and rules.section(rule) == rule):
            cited.add(rules.section(rule))
    assert cited <= known, sorted(cited - known)


def test_the_text_follows_the_edition() -> None:
    assert "4 blocks along a major road" in sections("2.0")["5.1"]["paragraphs"][0]
    assert "8 blocks along a major road" in sections("1.3")["5.1"]["paragraphs"][0]
    assert "card Guide" in sections("2.0")
    assert "card Guide" not in sections("1.3")
    assert sections("1.3")["6.54"]["rules"] == ["7.31"]
    assert "St. Simeon" in sections("2.0")["7.23"]["paragraphs"][0]
    assert "San Simeón" in sections("2.0", "es")["7.23"]["paragraphs"][0]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", REX.editions)
def test_every_card_of_a_deck_says_what_it_does(edition: str, language: str) -> None:
    texts = {text["card"]: text for text in card_texts("rex", edition, language)}
    assert list(texts) == list(rules_for(edition, {}).edition.deck)
    for text in texts.values():
        assert text["text"].endswith(".")
        assert text["rule"] in sections(edition, language)


def test_the_text_of_a_card_follows_the_edition() -> None:
    def winter(edition: str) -> str:
        return next(
            text["text"]
            for text in card_texts("rex", edition, "en")
            if text["card"] == "winter_campaign"
        )

    assert "worth 1. In the winter turn you may use it instead" in winter("2.0")
    assert "worth 1. In the winter turn you make its move without" in winter("manual")
    assert winter("1.4").startswith("An event for the winter turn only")
    assert "One group moves without the limits of winter" in winter("1.3")


@pytest.mark.parametrize(
    ("title", "edition", "language"),
    [("chess", "2.0", "en"), ("rex", "3.0", "en"), ("rex", "2.0", "tlh")],
)
def test_an_unknown_book_is_named(title: str, edition: str, language: str) -> None:
    with pytest.raises(UnknownName):
        rulebook(title, edition, language)
