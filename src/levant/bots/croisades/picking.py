"""Picking an action by its verb."""

from __future__ import annotations


def of_verb(legal: list[int], *verbs: int) -> int | None:
    """The first legal action of the first of these verbs that has one."""
    for verb in verbs:
        for act in legal:
            if act >> 48 == verb:
                return act
    return None


def pick(legal: list[int], *verbs: int) -> int:
    """Likewise; anything else when none of them is possible."""
    found = of_verb(legal, *verbs)
    return legal[0] if found is None else found
