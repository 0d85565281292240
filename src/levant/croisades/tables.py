"""The tables of the tactical games as data (data/tables.toml): combat, missiles, battering.

Ours but for what the file marks; see docs/rules/croisades.md, S3 to S6.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from levant.croisades.board import DESERT, GROUNDS, MOUNTAIN, read_text

# Any: a file just read; each table that is taken out of it has its type.
_TABLES: Final[dict[str, Any]] = tomllib.loads(read_text("tables.toml"))

# --- Combat -----------------------------------------------------------------------------------

COMBAT: Final[list[list[str]]] = [row.split() for row in _TABLES["combat"]]
LAST_COLUMN: Final[int] = len(COMBAT[0]) - 1
NO_ATTACK: Final = -1


def odds_column(attack: int, defence: int) -> int:
    """The column of odds rounded down: 0 is 1:2, 1 is 1:1, n is n:1; below 1:2 no attack."""
    if attack <= 0 or defence <= 0:
        return LAST_COLUMN if attack > 0 else NO_ATTACK
    ratio = attack // defence
    if ratio >= 1:
        return min(ratio, LAST_COLUMN)
    return 0 if 2 * attack >= defence else NO_ATTACK


def combat_result(column: int, die: int) -> str:
    """The letter for a column (kept on the table) and a die of 1 to 10."""
    return COMBAT[die - 1][max(0, min(column, LAST_COLUMN))]


# --- Missiles ---------------------------------------------------------------------------------

MISSILES: Final[dict[str, list[int]]] = _TABLES["missiles"]
_MODIFIERS: Final[dict[str, int]] = _TABLES["missile_modifiers"]


def cover_modifier(cover: int) -> int:
    """What cover adds to the shooter's die: 0 none, 1 light, 2 medium, 3 heavy."""
    return (0, 1, _MODIFIERS["medium_cover"], _MODIFIERS["heavy_cover"])[cover]


def missile_result(weapon: str, reach: int, die: int, *, armour: bool, cover: int) -> str:
    """F, E, D or '-' for a shot at short (0), medium (1) or long (2) range."""
    limit = MISSILES[weapon][reach] if 0 <= reach <= 2 else 0
    if limit == 0:
        return "-"
    roll = die + (_MODIFIERS["armour"] if armour else 0) + cover_modifier(cover)
    if roll > limit:
        return "-"
    if die == 1:
        return "F"
    return "E" if 2 * roll <= limit else "D"


# --- Challenges -------------------------------------------------------------------------------

CHALLENGE_WOUNDS: Final[int] = _TABLES["challenge"]["wounds"]
CHALLENGE_KILLS: Final[int] = _TABLES["challenge"]["kills"]


def challenge_result(roll: int) -> str:
    """What passing an enemy does, by the modified die: '-', E or F."""
    if roll >= CHALLENGE_KILLS:
        return "F"
    return "E" if roll >= CHALLENGE_WOUNDS else "-"


# --- Battering --------------------------------------------------------------------------------

_BATTERING_COLUMNS: Final[list[int]] = _TABLES["battering"]["columns"]
_BATTERING: Final[list[list[str]]] = [row.split() for row in _TABLES["battering"]["rows"]]


def battering_result(points: int, die: int) -> tuple[bool, int]:
    """Whether the wall is damaged, and how many battering points are lost."""
    column = -1
    for i, needed in enumerate(_BATTERING_COLUMNS):
        if points >= needed:
            column = i
    if column < 0:
        return False, 0
    cell = _BATTERING[die - 1][column]
    lost = cell.lstrip("D-")
    return cell.startswith("D"), int(lost) if lost else 0


# --- Ground -----------------------------------------------------------------------------------

MAPS: Final[list[str]] = list(_TABLES["ground"])
MAP: Final[dict[str, int]] = {name: i for i, name in enumerate(MAPS)}
CHARGES: Final[list[bool]] = [_TABLES["ground"][name]["charges"] for name in MAPS]
SHIFT: Final[list[int]] = [_TABLES["ground"][name]["shift"] for name in MAPS]
COVER: Final[list[int]] = [_TABLES["ground"][name]["cover"] for name in MAPS]


def field_maps(ground: int, die: int) -> list[int]:
    """3.27: the four maps of a battlefield."""
    return [MAP[name] for name in _TABLES["field"][GROUNDS[ground]][(die - 1) // 2]]


assert (GROUNDS[MOUNTAIN], GROUNDS[DESERT]) == ("mountain", "desert")
