"""The rules of Croisades Strategic in our own words, as each scenario has them.

The texts have the form of rule_text.py, with two conditions of their own:

    [each.engine]     once for every row of a table, whose columns are the blanks
    [has.ports_50]    where the scenario says so

Numbers stand nowhere in the texts that the data files have: `{price_mule}` is a price of 3.21,
`{border_castle_oil}` a number of the table of garrisons (2.61), `{turns}` the scenario's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from levant.croisades.board import CARAVAN, IMPORTANT_TOWN, KIND, KINDS, MEDIUM_TOWN, NAME, PORTS
from levant.croisades.roster import (
    ASSEMBLY_DAYS,
    ATT,
    BATTERING,
    BUILD_TURNS,
    CARRIERS,
    CLASS_COUNT,
    CLASSES,
    DEF,
    ENGINES,
    FAMILY,
    GARRISON_BALLISTAS,
    GARRISON_CARTS,
    GARRISON_CIVILIANS,
    GARRISON_MULES,
    GARRISON_OIL,
    GARRISON_POINTS,
    GARRISON_SUPPLY,
    GOOD_PRICE,
    GOODS,
    MORALE,
    MP,
    PER_BUILD,
    PER_CART,
    PER_SHIP,
    PRICE,
    PRICES,
    RANK,
)
from levant.croisades.scenario import NEUTRAL, Scenario, load
from levant.locale.message import Message
from levant.locale.rule_text import OWN, RulebookError, RuleSection, Section, sections_in
from levant.locale.translator import Translator

TITLE: Final = "croisades"
_EACH: Final = "each."
_HAS: Final = "has."
_BLANK: Final = re.compile(r"\{(\w+)\}")
_FAMILIES: Final = ("crusader", "saracen", "mongol", "any")
_TWO_CARTS: Final = "½"  # 2.63: a tower takes two carts
_TOWN_VALUE: Final = 50
_PRINTED_SCENARIOS: Final = 5

Row = Mapping[str, str]


@dataclass(frozen=True)
class _Book:
    """A scenario's rules in one language: what its blanks and tables are filled with."""

    translator: Translator
    facts: Row
    tables: Mapping[str, list[Row]]
    traits: frozenset[str]


def croisades_sections(edition: str, language: str) -> list[RuleSection]:
    """The sections of the rulebook for a scenario; UnknownName for what there is not."""
    sections = sections_in(language, title=TITLE)
    book = _book(load(edition), Translator(language, TITLE))
    return [
        {
            "id": section.id,
            "rules": [] if section.level == 1 or section.id.startswith(OWN) else [section.id],
            "level": section.level,
            "title": _filled(section.title, book, {}),
            "paragraphs": _paragraphs(section, book),
        }
        for section in sections
    ]


def _paragraphs(section: Section, book: _Book) -> list[str]:
    found: list[str] = []
    for paragraph in section.paragraphs:
        rows: list[Row] = [{}]
        for condition in paragraph.conditions:
            if condition.startswith(_EACH):
                rows = _table(book, condition.removeprefix(_EACH))
            elif condition.startswith(_HAS):
                rows = rows if condition.removeprefix(_HAS) in book.traits else []
            else:
                raise RulebookError(f"{section.id}: no condition [{condition}] here")
        found.extend(_filled(paragraph.text, book, row) for row in rows)
    return found


def _table(book: _Book, name: str) -> list[Row]:
    if name not in book.tables:
        raise RulebookError(f"no table {name!r}; known: {', '.join(book.tables)}")
    return book.tables[name]


def _filled(text: str, book: _Book, row: Row) -> str:
    def answer(blank: re.Match[str]) -> str:
        name = blank[1]
        if name.startswith("section_"):
            return _reference(name.removeprefix("section_").replace("_", "."), book)
        value = row.get(name, book.facts.get(name))
        if value is None:
            raise RulebookError(f"nothing fills {{{name}}}")
        return value

    return _BLANK.sub(answer, text)


def _reference(number: str, book: _Book) -> str:
    """Another section by number and title."""
    for section in sections_in(book.translator.language, title=TITLE):
        if section.id == number:
            return f"{number} {section.title}"
    raise RulebookError(f"no section {number!r} to refer to")


# What the blanks are filled with


def _book(scenario: Scenario, translator: Translator) -> _Book:
    tables: dict[str, list[Row]] = {
        "side": _sides(scenario, translator),
        "subsidy": _additions(scenario, translator, "subsidy"),
        "head_start": _additions(scenario, translator, "head_start"),
        "engine": [_engine(good, translator) for good in ENGINES],
        "income": [
            {"name": translator.name("hex", NAME[place]), "income": str(scenario.incomes[place])}
            for place in sorted(NAME)
            if scenario.kinds[place] == IMPORTANT_TOWN
        ],
        **_values(scenario, translator),
    }
    for family in _FAMILIES:
        tables[family] = [_class(c, translator) for c in range(CLASS_COUNT) if FAMILY[c] == family]
    return _Book(translator, _facts(scenario, translator), tables, _traits(scenario))


def _facts(scenario: Scenario, translator: Translator) -> Row:
    facts = {
        "scenario": translator.name("scenario", scenario.name),
        "years": scenario.years,
        "turns": str(scenario.turns),
        "goal": translator.say(Message(f"goal.{scenario.name}")),
        "caravans": ", ".join(
            translator.name("hex", NAME[place]) for place in sorted(NAME) if CARAVAN[place]
        ),
    }
    facts.update({f"price_{ware}": str(price) for ware, price in PRICES.items()})
    columns = {
        "points": GARRISON_POINTS,
        "civilians": GARRISON_CIVILIANS,
        "supply": GARRISON_SUPPLY,
        "mules": GARRISON_MULES,
        "carts": GARRISON_CARTS,
        "oil": GARRISON_OIL,
        "ballistas": GARRISON_BALLISTAS,
    }
    for number, kind in enumerate(KINDS):
        facts.update({f"{kind}_{name}": str(column[number]) for name, column in columns.items()})
    return facts


def _traits(scenario: Scenario) -> frozenset[str]:
    """What holds in a scenario and not in others."""
    traits = {"printed" if scenario.number <= _PRINTED_SCENARIOS else "own_scenario"}
    # 3.5: in some a medium town with a port is worth no more than one without.
    if {scenario.values[port] for port in PORTS if KIND[port] == MEDIUM_TOWN} == {_TOWN_VALUE}:
        traits.add("ports_50")
    return frozenset(traits)


def _sides(scenario: Scenario, translator: Translator) -> list[Row]:
    return [
        {
            "role": translator.name("role", side.name),
            "points": str(side.points),
            "strongholds": str(len(side.strongholds)),
            "warships": str(sum(warships for _, warships, _ in side.ships)),
            "transports": str(sum(transports for _, _, transports in side.ships)),
            "groups": str(len(side.groups)),
        }
        for side in scenario.sides
    ]


def _additions(scenario: Scenario, translator: Translator, name: str) -> list[Row]:
    """Decisions 125, 126: the sides to which a scenario gives more, and how much."""
    return [
        {"role": translator.name("role", side.name), "points": str(getattr(side, name))}
        for side in scenario.sides
        if getattr(side, name)
    ]


def _engine(good: int, translator: Translator) -> Row:
    return {
        "name": _capital(translator.name("good", GOODS[good])),
        "price": str(GOOD_PRICE[good]),
        "per_build": str(PER_BUILD[good]),
        "build_turns": str(BUILD_TURNS[good]),
        "men": str(CARRIERS[good]),
        "per_cart": str(PER_CART[good]) if PER_CART[good] else _TWO_CARTS,
        "per_ship": str(PER_SHIP[good]),
        "days": str(ASSEMBLY_DAYS[good]),
        "battering": str(BATTERING[good]),
    }


def _class(c: int, translator: Translator) -> Row:
    return {
        "name": _capital(translator.name("class", CLASSES[c])),
        "rank": str(RANK[c]),
        "att": str(ATT[c]),
        "def": str(DEF[c]),
        "mp": str(MP[c]),
        "morale": str(MORALE[c]),
        "price": str(PRICE[c]),
    }


def _values(scenario: Scenario, translator: Translator) -> dict[str, list[Row]]:
    """3.5: the places whose capture is worth something else in this scenario."""
    tables: dict[str, list[Row]] = {"value": [], "value_first": [], "value_role": []}
    for place, value, role, first in scenario.special_values:
        row = {"name": translator.name("hex", NAME[place]), "value": str(value)}
        if role != NEUTRAL:
            row["role"] = translator.name("role", scenario.roles[role])
            tables["value_role"].append(row)
        else:
            tables["value_first" if first else "value"].append(row)
    return tables


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
