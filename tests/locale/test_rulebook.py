"""The rules in our own words: complete, the same in every language, true to the edition."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from levant.kernel.title import UnknownName
from levant.locale import languages
from levant.locale.rule_text import RuleSection, sections_in
from levant.locale.rulebook import card_texts, rulebook
from levant.rex.game import REX
from levant.rex.rules import rules_for
from tests.rex.editions.sections import ABOUT_EDITIONS, SOURCE, SUBJECTS, own

_CITED = re.compile(r'"((?:\d+\.[\d.]+)|(?:card [A-Z]\w+(?: [A-Z]\w+)?)|(?:optional: [\w ]+))"')


def sections(edition: str, language: str = "en") -> dict[str, RuleSection]:
    return {section["id"]: section for section in rulebook("rex", edition, language)["sections"]}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sections_under_the_same_conditions(language: str) -> None:
    def shape(of: str) -> list[tuple[object, ...]]:
        return [
            (s.id, s.level, s.conditions, [(p.conditions, blanks(p.text)) for p in s.paragraphs])
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
    [
        ("chess", "2.0", "en"),
        ("rex", "3.0", "en"),
        ("rex", "2.0", "tlh"),
        ("croisades", "2.0", "en"),
        ("croisades", "nile", "tlh"),
    ],
)
def test_an_unknown_book_is_named(title: str, edition: str, language: str) -> None:
    with pytest.raises(UnknownName):
        rulebook(title, edition, language)


# Links and numbers

_LINKS = Path(__file__).parents[2] / "web" / "fixtures" / "rulebooks.json"


def cited_sections(edition: str) -> dict[str, str]:
    """The id of every section that a refusal of this edition may cite, and how it cites it."""
    rules = rules_for(edition, {})
    there = sections(edition)
    return {rule: rules.section(rule) for rule in sorted(refusing()) if rule in there}


def test_links_of_the_page_are_checked_against_todays_sections() -> None:
    """web/src/pages/rules/search.test.ts follows them all; LEVANT_WRITE=1 renews them."""
    books = {
        edition: {
            "sections": [
                {"id": s["id"], "rules": s["rules"], "level": s["level"]}
                for s in rulebook("rex", edition, "en")["sections"]
            ],
            "cited": cited_sections(edition),
        }
        for edition in REX.editions
    }
    if os.environ.get("LEVANT_WRITE"):
        _LINKS.write_text(json.dumps(books, indent=1) + "\n", "utf-8")
    assert json.loads(_LINKS.read_text("utf-8")) == books


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", REX.editions)
def test_no_two_sections_of_a_book_have_one_id(edition: str, language: str) -> None:
    book = rulebook("rex", edition, language)["sections"]
    assert len(sections(edition, language)) == len(book)


# The sections of the English rulebook 2.0, as far as there is something to say of each.
_PRINTED_2_0 = {
    "1.11", "1.12", "1.13", "1.14", "1.2", "2.0", "2.1.3", "3.1", "3.2", "4.0", "4.1", "4.2", "5.0",
    "5.1", "5.2", "5.3", "5.4", "5.5", "6.0", "6.1", "6.2", "6.31", "6.32", "6.33", "6.34", "6.41",
    "6.42", "6.51", "6.52", "6.53", "6.54", "6.55", "6.56", "6.57", "6.6", "6.61", "6.62", "6.63",
    "6.7", "6.7, decision 41", "7.0", "7.21", "7.22", "7.23", "7.24", "7.25", "7.3", "8.1", "8.2",
    "8.3", "8.4", "8.5",
}  # fmt: skip


@pytest.mark.parametrize("edition", REX.editions)
def test_a_number_is_one_that_the_edition_prints(edition: str) -> None:
    shown = {number for s in sections(edition).values() for number in s["rules"]}
    numbers = {number for number in shown if re.match(r"\d+(\.\d+)*\b", number)}
    printed = _PRINTED_2_0 if edition == "2.0" else own(edition) | {"6.7, decision 41"}
    assert numbers <= printed, numbers - printed


def test_our_own_sections_have_no_number() -> None:
    for section in sections("2.0").values():
        assert bool(section["rules"]) != (
            section["level"] == 1 or section["id"].startswith("own: ")
        )


# What was wrong once


def text(edition: str, section: str) -> str:
    return " ".join(sections(edition)[section]["paragraphs"])


def test_winter_campaign_is_what_its_edition_says() -> None:
    assert "move card worth 1" in text("2.0", "card Winter Campaign")
    assert "move card worth 1" in text("manual", "card Winter Campaign")
    for edition in ("1.3", "1.4"):
        assert "An event for the winter turn" in text(edition, "card Winter Campaign")
        assert "before any other event" in text(edition, "4.2")
    assert "See “9.1 Winter campaign" in text("1.3", "card Winter Campaign")
    assert "See “Winter campaign" in text("1.4", "card Winter Campaign")


def test_forced_marches_are_an_option_only_where_they_are_one() -> None:
    for edition in REX.editions:
        chapter = ""
        for section in rulebook("rex", edition, "en")["sections"]:
            chapter = section["id"] if section["level"] == 1 else chapter
            if section["id"] == "optional: Forced Marches":
                assert chapter == ("9" if edition == "2.0" else "5")


def test_the_fourth_round_spares_who_besieges() -> None:
    for edition in ("1.3", "1.4", "manual"):
        assert "defenders are still in the field after round 3" in text(edition, "6.2")
    assert "may stay and besiege" in text("2.0", "6.2")


def test_who_sallied_retreats_to_friendly_towns_or_not_at_all() -> None:
    assert "adjacent friendly town" in text("1.3", "6.55")
    assert "but not retreat" in text("2.0", "6.55")
    assert "unless they have won the field" in text("2.0", "6.55")


def test_the_dead_come_back_when_their_edition_says() -> None:
    assert "pool" in text("2.0", "8.5")
    for edition in ("1.3", "1.4", "manual"):
        assert "at once" in text(edition, "6.34")
        assert "pool" not in text(edition, "8.5")


def test_the_besieged_of_a_winter_siege_recover_in_1_3_only() -> None:
    assert "the besieged get them" in text("1.3", "8.4")
    for edition in ("2.0", "1.4", "manual"):
        assert "still besieged gives none" in text(edition, "8.4")


def test_who_rolls_first_in_a_winter_campaign() -> None:
    assert "The besieged roll first." in text("1.4", "8.2")
    assert "The besiegers roll first." in text("manual", "8.2")
    for edition in ("2.0", "1.3"):
        assert "roll first" not in text(edition, "8.2")


def test_help_for_the_defender_by_other_roads() -> None:
    assert "in round 2 and his other roads in round 3" in text("2.0", "6.42")
    assert text("1.3", "6.42").count("round") == 1


# Components


@pytest.mark.parametrize("edition", REX.editions)
def test_the_components_are_those_of_the_edition(edition: str) -> None:
    book = rulebook("rex", edition, "en")
    rules = rules_for(edition, {})
    assert {c["role"]: len(c["towns"]) for c in book["cities"]} == {"frank": 4, "saracen": 3}
    assert {t["town"]: t["rating"] for t in book["towns"]}["damascus"] == (
        4 if edition == "2.0" else 3
    )
    assert [t["town"] for t in book["towns"] if t["port"] == "fortified"] == (
        ["tripoli", "tyre"] if rules.edition.fortified_ports else []
    )
    assert {c["card"]: c["copies"] for c in book["deck"]} == dict(rules.edition.deck)
    for card in book["deck"]:
        assert card["section"] in sections(edition) or card["card"] == f"move_{card['moves']}"
    blocks = [block for group in book["roster"] for block in group["blocks"]]
    assert {block["block"] for block in blocks} == set(rules.blocks)
    assert len(blocks) == len(rules.blocks)


def test_a_block_of_the_roster() -> None:
    blocks = {b["block"]: b for g in rulebook("rex", "2.0", "es")["roster"] for b in g["blocks"]}
    balian = blocks["balian"]
    assert (balian["steps"], balian["letter"], balian["firepower"], balian["move"]) == (
        3,
        "B",
        2,
        2,
    )
    assert balian["seats"] == ["Nablus", "Ascalón"]
    assert blocks["richard"]["seats"] == ["Inglaterra"]
    assert blocks["pilgrim_genoa"]["seats"] == []


def test_winter_campaign_gives_a_move_only_where_it_is_a_move_card() -> None:
    moves = {
        edition: {c["card"]: c["moves"] for c in rulebook("rex", edition, "en")["deck"]}
        for edition in REX.editions
    }
    assert {e: m["winter_campaign"] for e, m in moves.items()} == {
        "2.0": 1, "1.4": 0, "1.3": 0, "manual": 1,
    }  # fmt: skip


def test_what_holds_in_some_editions_goes_on_with_the_paragraph_before() -> None:
    charge = sections("1.3")["6.32"]["paragraphs"]
    assert len(charge) == 1
    assert charge[0].endswith("They may not in a sally. They may do so in a storm.")
    turn = sections("2.0")["own: turn"]["paragraphs"]
    assert [text.startswith("1. ") for text in turn] == [True] * 6 + [False]
