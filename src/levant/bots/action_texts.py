"""Actions as texts and numbers, for whoever has a view and no game."""

from __future__ import annotations

from collections.abc import Callable

from levant.croisades import notation as croisades
from levant.croisades.game import CROISADES
from levant.kernel.title import UnknownName
from levant.rex import notation as rex
from levant.rex.rules import rules_for

Reader = Callable[[str], int]


def reader(title: str, edition: str) -> Reader:
    """What gives the number of an action's text; ValueError says what cannot be read."""
    if title == "rex":
        blocks = rules_for(edition, {}).block_index
        return lambda text: rex.parse(text, blocks)
    if title == "croisades":
        roles = CROISADES.roles_of(edition)
        return lambda text: croisades.parse(text, roles)
    raise UnknownName(f"no bot can read the actions of '{title}'")
