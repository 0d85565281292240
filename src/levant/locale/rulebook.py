"""The rules of a title in our own words, as each edition has them.

One file a language, `rules.md`: chapters (`# 5 | Movement`), sections (`## 5.2 | Group moves`,
named as the code cites them) and paragraphs. A condition in brackets, before a paragraph or
after the name of a section, says in which editions it stands:

    [forced_march]            a question answered with yes (or with anything but 0 and none)
    [!forced_march]           with no
    [winter_campaign=siege]   with this
    [harriers~emirs]          with a list that has this
    [option.iron_bridge]      an option of the edition
    [card.mud]                a card of its deck

`{road_major}` is the edition's answer. So a text cannot say what its edition does not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from typing_extensions import TypedDict

from levant.kernel.title import UnknownName
from levant.locale.catalogue import languages
from levant.locale.translator import Translator
from levant.rex.edition import EDITIONS, AnswerValue, Edition
from levant.rex.rules import Rules, rules_for
from levant.rex.words import (
    FORTIFIED_PORT_SECTION,
    STORM_LIMIT_SECTION,
    WINTER_FORCED_MARCH_SECTION,
)

_CONDITION: Final = re.compile(r"\[([-!~=.\w]+)\]")
_BLANK: Final = re.compile(r"\{(\w+)\}")
# What the code cites by subject, since editions divide these sections differently.
_SHADES: Final = {
    "6.52": (STORM_LIMIT_SECTION,),
    "6.51": (FORTIFIED_PORT_SECTION,),
    "optional: Forced Marches": (WINTER_FORCED_MARCH_SECTION,),
    "6.7": ("6.7, decision 41",),
}


class RulebookError(ValueError):
    """A rule text that cannot be read; the message names the file's language and the line."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph and the condition under which it stands."""

    condition: str
    text: str


@dataclass
class Section:
    """A chapter (level 1) or a section (level 2) before any edition is chosen."""

    id: str
    title: str
    level: int
    condition: str = ""
    paragraphs: list[Paragraph] = field(default_factory=list)


class RuleSection(TypedDict):
    """A section of a rulebook, ready to be shown; refusals cite it by one of its `rules`."""

    id: str
    rules: list[str]
    level: int
    title: str
    paragraphs: list[str]


class Rulebook(TypedDict):
    """The rules of one edition in one language."""

    title: str
    edition: str
    language: str
    sections: list[RuleSection]


class CardText(TypedDict):
    """What a card does, in the words of the rulebook; `rule` is the section to look up."""

    card: str
    rule: str
    text: str


def rulebook(title: str, edition: str, language: str) -> Rulebook:
    """The rules of one edition in one language, ready to be shown."""
    if title != "rex":
        raise UnknownName(f"there is no rulebook of the title {title!r}")
    if edition not in EDITIONS:
        raise UnknownName(f"unknown edition {edition!r}: choose one of {', '.join(EDITIONS)}")
    rules = rules_for(edition, {})
    translator = Translator(language, title)
    sections: list[RuleSection] = []
    for section in sections_in(language):
        if not _holds(section.condition, rules.edition):
            continue
        sections.append(
            {
                "id": section.id,
                "rules": _numbers(section, rules),
                "level": section.level,
                "title": section.title,
                "paragraphs": [
                    _filled(paragraph.text, rules.edition, translator)
                    for paragraph in section.paragraphs
                    if _holds(paragraph.condition, rules.edition)
                ],
            }
        )
    return {"title": title, "edition": edition, "language": language, "sections": sections}


def card_texts(title: str, edition: str, language: str) -> list[CardText]:
    """The text of each card of an edition's deck in one language."""
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
    if section.level == 1:
        return []
    cited = (section.id, *_SHADES.get(section.id, ()))
    return list(dict.fromkeys(rules.section(number) for number in cited))


@cache
def sections_in(language: str) -> tuple[Section, ...]:
    """The whole file of a language, all editions together."""
    if language not in languages():
        raise UnknownName(f"unknown language {language!r}: choose from {', '.join(languages())}")
    path = files("levant.locale").joinpath(language, "rex", "rules.md")
    sections: list[Section] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("#"):
            sections.append(_heading(line, f"{language} line {number}"))
        elif line.strip():
            if not sections:
                raise RulebookError(f"{language} line {number}: a paragraph before any heading")
            sections[-1].paragraphs.append(Paragraph(*_split(line.strip())))
    return tuple(sections)


def _heading(line: str, where: str) -> Section:
    marks, _, rest = line.partition(" ")
    name, bar, title = rest.partition(" | ")
    if not bar or marks not in ("#", "##"):
        raise RulebookError(f"{where}: a heading is '## NUMBER | TITLE', not {line!r}")
    found = _CONDITION.search(title)
    condition = found[1] if found else ""
    return Section(name.strip(), _CONDITION.sub("", title).strip(), len(marks), condition)


def _split(line: str) -> tuple[str, str]:
    found = _CONDITION.match(line)
    return (found[1], line[found.end() :].strip()) if found else ("", line)


def _holds(condition: str, edition: Edition) -> bool:
    if not condition:
        return True
    if condition.startswith("!"):
        return not _holds(condition[1:], edition)
    if condition.startswith("option."):
        return condition[7:] in edition.options
    if condition.startswith("card."):
        return condition[5:] in edition.deck
    if "=" in condition:
        name, _, value = condition.partition("=")
        return str(_answer(edition, name)) == value
    if "~" in condition:
        name, _, value = condition.partition("~")
        listed = _answer(edition, name)
        if not isinstance(listed, tuple | dict):
            raise RulebookError(f"the answer to {name!r} is no list")
        return value in listed
    return bool(_answer(edition, condition))


def _answer(edition: Edition, question: str) -> AnswerValue:
    if not hasattr(edition, question):
        raise RulebookError(f"no edition answers {question!r}")
    answer: AnswerValue = getattr(edition, question)
    return answer


def _filled(text: str, edition: Edition, translator: Translator) -> str:
    def answer(blank: re.Match[str]) -> str:
        value = _answer(edition, blank[1])
        if isinstance(value, tuple):
            return ", ".join(translator.name("town", town) for town in value)
        return str(value)

    return _BLANK.sub(answer, text)
