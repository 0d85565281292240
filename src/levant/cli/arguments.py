"""Titles by name, options as typed, records from files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from levant.kernel.dice import SEED_LIMIT
from levant.kernel.record import Record, RecordError
from levant.kernel.record_text import read_file
from levant.kernel.title import LevantError, Title, UnknownName
from levant.releases import registry

TITLES: Final[dict[str, Title]] = {
    name: registry.TITLES.find(name) for name in registry.TITLES.names
}
"""Every title as it is played today."""
PATHS: Final[dict[str, str]] = {name: f"levant.{name}.game:{name.upper()}" for name in TITLES}
"""Where a worker process finds each title."""

_OPTION: Final = re.compile(r"([a-z][a-z0-9_]*)(?:=([0-9]{1,9}))?")


class BadInput(LevantError):
    """What the user typed cannot be used; the message says why."""


def find_title(name: str) -> Title:
    """A title by its name."""
    if name not in TITLES:
        raise UnknownName(f"unknown title '{name}'; known: {', '.join(TITLES)}")
    return TITLES[name]


def read_options(title: Title, edition: str, given: Sequence[str]) -> dict[str, int]:
    """Options as typed, `iron_bridge` or `handicap=2`, of an edition that exists."""
    if edition not in title.editions:
        raise UnknownName(
            f"unknown edition '{edition}' of {title.name}; known: {', '.join(title.editions)}"
        )
    most = {option.name: option.most for option in title.options(edition)}
    options: dict[str, int] = {}
    for text in given:
        found = _OPTION.fullmatch(text)
        if found is None:
            raise BadInput(f"'{text}' is no option: write 'name' or 'name=2'")
        name, value = found[1], int(found[2] or 1)
        if name not in most:
            raise UnknownName(f"unknown option '{name}'; known: {', '.join(most) or 'none'}")
        if name in options:
            raise BadInput(f"option '{name}' is given twice")
        if value > most[name]:
            raise BadInput(f"option '{name}' goes from 0 to {most[name]}, not to {value}")
        options[name] = value
    return options


def check_seed(seed: int | None) -> int | None:
    """A seed that dice can take, or none."""
    if seed is not None and not 0 <= seed < SEED_LIMIT:
        raise BadInput(f"a seed is a number from 0 to 2**62 - 1, not {seed}")
    return seed


def load(path: Path) -> tuple[Record, Title]:
    """A record and its title."""
    data = read_file(path)
    try:
        record = Record.parse(data)
        title = record.find(registry.TITLES)
        if record.edition not in title.editions:
            record.start(title)  # says what is wrong
        return record, title
    except RecordError as error:
        raise BadInput(f"{path}: {error}") from None


def find_viewer(roles: Sequence[str], name: str) -> int | None:
    """A role by its name; a spectator has none."""
    if name == "spectator":
        return None
    if name not in roles:
        raise UnknownName(f"unknown viewer '{name}'; known: {', '.join(roles)}, spectator")
    return roles.index(name)
