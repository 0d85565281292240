"""Actions as numbers without gaps, the same for all phases, editions and roles."""

from __future__ import annotations

from typing import Final

from levant.rex.army import BLOCK_COUNT
from levant.rex.board import PLACES, TOWN_COUNT
from levant.rex.edition import CARDS
from levant.rex.words import (
    A_BLOCK,
    A_CARD,
    A_PLACE,
    A_ROLE,
    MAIN,
    MAIN_FROM,
    RESIGN,
    VERBS,
    action,
)

_OBJECTS: Final = {A_BLOCK: BLOCK_COUNT, A_PLACE: TOWN_COUNT, A_CARD: len(CARDS), A_ROLE: 2}


def _all_actions() -> list[int]:
    """Every action that a phase can offer; nobody is made to learn that he must not resign."""
    actions: list[int] = []
    for verb, (_, kind) in enumerate(VERBS):
        if verb == RESIGN:
            continue
        # Attackers come also from beside the board.
        count = len(PLACES) if verb in (MAIN, MAIN_FROM) else _OBJECTS.get(kind, 1)
        actions += [action(verb, thing) for thing in range(count)]
    return actions


ACTIONS: Final[list[int]] = _all_actions()
"""The title's action for each number."""
NUMBER: Final[dict[int, int]] = {played: number for number, played in enumerate(ACTIONS)}
"""The number of each of the title's actions."""
ACTION_COUNT: Final[int] = len(ACTIONS)
FIRST_NUMBER: Final[list[int]] = [NUMBER.get(verb * 64, -1) for verb in range(len(VERBS))]
"""The number of each verb's first action; its others follow."""
