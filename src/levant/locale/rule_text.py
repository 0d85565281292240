"""Texts about the rules, each with the conditions under which an edition has it.

A file of a language holds chapters (`# 5 | Movement`), sections (`## 5.2 | Group moves`, by their
id) and paragraphs. A condition in brackets, before a paragraph or after the name of a section, says
in which editions it stands:

    [forced_march]            a question answered with yes (or with anything but 0 and none)
    [!forced_march]           with no
    [winter_campaign=siege]   with this
    [harriers~emirs]          with a list that has this
    [option.iron_bridge]      an option of the edition
    [card.mud]                a card of its deck

Of several conditions all must hold. A paragraph under a condition goes on with the one before it,
unless it is an item of a list (`1. `). `{road_major}` is the edition's answer, `{section_8_2}` the
number and title of another section. So a text cannot say what its edition does not.
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
from levant.rex.edition import AnswerValue, Edition
from levant.rex.rules import Rules

RULES: Final = "rules"
"""The file of the rulebook."""
OWN: Final = "own: "
"""How the id of a section begins that no printed rulebook has."""

_CONDITION: Final = re.compile(r"\[([-!~=.\w]+)\]")
_ITEM: Final = "1. "
_NUMBER: Final = re.compile(r"\d+(\.\d+)*\b")
_BLANK: Final = re.compile(r"\{(\w+)\}")


class RuleSection(TypedDict):
    """A section of a rulebook, ready to be shown; refusals cite it by one of its `rules`."""

    id: str
    rules: list[str]
    level: int
    title: str
    paragraphs: list[str]


class RulebookError(ValueError):
    """A rule text that cannot be read; the message names the file's language and the line."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph and the conditions under which it stands."""

    conditions: tuple[str, ...]
    text: str


@dataclass
class Section:
    """A chapter (level 1) or a section (level 2) before any edition is chosen."""

    id: str
    title: str
    level: int
    conditions: tuple[str, ...] = ()
    paragraphs: list[Paragraph] = field(default_factory=list)


@cache
def sections_in(language: str, name: str = RULES, title: str = "rex") -> tuple[Section, ...]:
    """A whole file of a title in a language, all editions together."""
    if language not in languages():
        raise UnknownName(f"unknown language {language!r}: choose from {', '.join(languages())}")
    path = files("levant.locale").joinpath(language, title, f"{name}.md")
    sections: list[Section] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("#"):
            sections.append(_heading(line, f"{language} line {number}"))
        elif line.strip():
            if not sections:
                raise RulebookError(f"{language} line {number}: a paragraph before any heading")
            sections[-1].paragraphs.append(Paragraph(*split_conditions(line.strip())))
    return tuple(sections)


def _heading(line: str, where: str) -> Section:
    marks, _, rest = line.partition(" ")
    name, bar, title = rest.partition(" | ")
    if not bar or marks not in ("#", "##"):
        raise RulebookError(f"{where}: a heading is '## NUMBER | TITLE', not {line!r}")
    conditions = tuple(_CONDITION.findall(title))
    return Section(name.strip(), _CONDITION.sub("", title).strip(), len(marks), conditions)


def split_conditions(line: str) -> tuple[tuple[str, ...], str]:
    """The conditions before a text, and the text."""
    conditions: list[str] = []
    while found := _CONDITION.match(line):
        conditions.append(found[1])
        line = line[found.end() :].strip()
    return tuple(conditions), line


def all_hold(conditions: tuple[str, ...], edition: Edition) -> bool:
    """Whether an edition meets all conditions."""
    return all(_holds(condition, edition) for condition in conditions)


def _holds(condition: str, edition: Edition) -> bool:
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


def paragraphs_for(section: Section, rules: Rules, translator: Translator) -> list[str]:
    """The paragraphs of a section that stand in an edition, filled."""
    found: list[str] = []
    for paragraph in section.paragraphs:
        if not all_hold(paragraph.conditions, rules.edition):
            continue
        text = _filled(paragraph.text, rules, translator)
        if paragraph.conditions and found and not _item(text) and not _item(found[-1]):
            found[-1] += f" {text}"
        else:
            found.append(text)
    return found


def _item(text: str) -> bool:
    return text.startswith(_ITEM)


def _filled(text: str, rules: Rules, translator: Translator) -> str:
    def answer(blank: re.Match[str]) -> str:
        if blank[1].startswith("section_"):
            return _reference(
                blank[1].removeprefix("section_").replace("_", "."), rules, translator
            )
        value = _answer(rules.edition, blank[1])
        if isinstance(value, tuple):
            return ", ".join(translator.name("town", town) for town in value)
        return str(value)

    return _BLANK.sub(answer, text)


def _reference(section: str, rules: Rules, translator: Translator) -> str:
    """Another section as this edition numbers it; by its title alone where that has no numbers."""
    title = next((s.title for s in sections_in(translator.language) if s.id == section), None)
    if title is None:
        raise RulebookError(f"no section {section!r} to refer to")
    number = _NUMBER.match(rules.section(section))
    return f"{number[0]} {title}" if number else title
