"""The sections that refusals cite, and those that each edition has."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from levant.rex import words
from levant.rex.edition import load_edition

SOURCE = Path(words.__file__).parent
# Where editions are read, made into rules, and set side by side for a reader.
ABOUT_EDITIONS = ("edition.py", "rules.py", "comparison.py")
# The numbered sections of the Spanish rulebook.
SPANISH = {
    "1.1", "1.2", "1.3", "1.4", "1.5", "2.11", "2.12", "2.13", "2.14", "2.21", "2.22", "2.23",
    "2.24", "2.25", "2.31", "2.32", "2.4", "3.0", "3.1", "3.2", "4.0", "4.1", "4.11", "4.12",
    "5.0", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6.0", "6.1", "6.2",
    "6.3", "6.31", "6.4", "6.41", "6.42", "6.43", "6.5", "6.6", "6.7", "7.0", "7.1", "7.11",
    "7.2", "7.22", "7.3", "7.31", "7.32", "7.33", "7.4", "8.0", "8.1", "8.21", "8.22", "8.23",
    "8.24", "8.25", "8.3", "9.0", "9.1", "9.2", "9.3", "9.4",
}  # fmt: skip
_RULE = re.compile(r"\d\.[\d.]+|optional: Forced Marches")
# What other editions have apart, by its subject: "storm_limit".
SUBJECTS = {value for name, value in vars(words).items() if name.endswith("_SECTION")}


def cited() -> set[str]:
    """Every section of 2.0 that the code cites to a player, and every subject."""
    rules = set(SUBJECTS)
    for path in SOURCE.glob("*.py"):
        if path.name in ABOUT_EDITIONS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if _RULE.fullmatch(node.value):
                    rules.add(node.value)
    return rules


def own(edition: str) -> set[str]:
    """The sections that an edition's own text has, as far as refusals may cite them."""
    if edition == "1.3":
        return SPANISH
    sections = load_edition(edition).sections
    if edition == "2.0":
        return {sections.get(rule, rule) for rule in cited()} | {"optional: Iron Bridge"}
    return set(sections.values())
