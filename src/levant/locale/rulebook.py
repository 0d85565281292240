"""The rules of a title in our own words, as each edition has them.

One file a language, `rules.md`, in the form of rule_text.py; sections are named as the code cites
them.

A section whose id begins with `own:` is in no printed rulebook: it has no number.
"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from levant.kernel.title import UnknownName
from levant.locale.components import (
    DeckCard,
    RosterGroup,
    StartingCities,
    TownFacts,
    deck,
    roster,
    starting_cities,
    towns,
)
from levant.locale.croisades_rulebook import croisades_sections
from levant.locale.rule_text import (
    OWN,
    RuleSection,
    Section,
    all_hold,
    paragraphs_for,
    sections_in,
)
from levant.locale.translator import Translator
from levant.rex.edition import EDITIONS
from levant.rex.rules import Rules, rules_for
from levant.rex.words import (
    FORTIFIED_PORT_SECTION,
    STORM_LIMIT_SECTION,
    WINTER_FORCED_MARCH_SECTION,
)

# What the code cites by subject, since editions divide these sections differently.
_SHADES: Final = {
    "6.52": (STORM_LIMIT_SECTION,),
    "6.51": (FORTIFIED_PORT_SECTION,),
    "optional: Forced Marches": (WINTER_FORCED_MARCH_SECTION,),
    "6.7": ("6.7, decision 41",),
}


class Rulebook(TypedDict):
    """The rules of one edition in one language."""

    title: str
    edition: str
    language: str
    sections: list[RuleSection]
    cities: list[StartingCities]
    towns: list[TownFacts]
    deck: list[DeckCard]
    roster: list[RosterGroup]


class CardText(TypedDict):
    """What a card does, in the words of the rulebook; `rule` is the section to look up."""

    card: str
    rule: str
    text: str


def rulebook(title: str, edition: str, language: str) -> Rulebook:
    """The rules of one edition in one language, ready to be shown."""
    if title == "croisades":
        return _croisades(edition, language)
    if title != "rex":
        raise UnknownName(f"there is no rulebook of the title {title!r}")
    if edition not in EDITIONS:
        raise UnknownName(f"unknown edition {edition!r}: choose one of {', '.join(EDITIONS)}")
    rules = rules_for(edition, {})
    translator = Translator(language, title)
    sections: list[RuleSection] = []
    for section in sections_in(language):
        if not all_hold(section.conditions, rules.edition):
            continue
        sections.append(
            {
                "id": section.id,
                "rules": _numbers(section, rules),
                "level": section.level,
                "title": section.title,
                "paragraphs": paragraphs_for(section, rules, translator),
            }
        )
    return {
        "title": title,
        "edition": edition,
        "language": language,
        "sections": sections,
        "cities": starting_cities(translator),
        "towns": towns(rules, translator),
        "deck": deck(rules, translator),
        "roster": roster(rules, translator),
    }


def _croisades(edition: str, language: str) -> Rulebook:
    """The rules of Croisades Strategic; it has neither blocks nor cards."""
    return {
        "title": "croisades",
        "edition": edition,
        "language": language,
        "sections": croisades_sections(edition, language),
        "cities": [],
        "towns": [],
        "deck": [],
        "roster": [],
    }


def card_texts(title: str, edition: str, language: str) -> list[CardText]:
    """The text of each card of an edition's deck in one language."""
    if title != "rex":
        raise UnknownName(f"there are no cards in the title {title!r}")
    book = rulebook(title, edition, language)
    sections = {section["id"]: section for section in book["sections"]}
    texts: list[CardText] = []
    for card in rules_for(edition, {}).edition.deck:
        section = sections[_card_section(card)]
        texts.append({"card": card, "rule": section["id"], "text": " ".join(section["paragraphs"])})
    return texts


def _card_section(card: str) -> str:
    """The section about a card; the move cards share one."""
    return "card Move" if card.startswith("move_") else f"card {card.replace('_', ' ').title()}"


def _numbers(section: Section, rules: Rules) -> list[str]:
    """What a refusal of this edition calls the section."""
    if section.level == 1 or section.id.startswith(OWN):
        return []
    cited = (section.id, *_SHADES.get(section.id, ()))
    return list(dict.fromkeys(rules.section(number) for number in cited))
