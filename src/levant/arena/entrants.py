"""Who enters the arena: a bot, and how long it may think."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, cast

from msgspec import Struct

from levant.bots import BOTS, make_bot
from levant.kernel.runner import Chooser
from levant.kernel.title import LevantError, UnknownName

LEAST_BUDGET: Final = 0.001
MOST_BUDGET: Final = 3600.0
OUTSIDERS: Final = {"ismcts": "levant.bridges.ismcts:Ismcts"}
"""Players from other libraries, each a class that is made from a seed (and a budget)."""
_BUDGET: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?|\.[0-9]{1,6}")


class BadEntry(LevantError):
    """A list of bots that cannot play each other; the message says why."""


class Entrant(Struct, frozen=True):
    """A bot as it was named, `king` or `king@0.5`, and its seconds for a decision."""

    label: str
    bot: str
    budget: float | None = None

    def sit_down(self, seed: int) -> Chooser:
        """A fresh player with a random stream of its own."""
        given = {} if self.budget is None else {"budget": self.budget}
        if self.bot in OUTSIDERS:
            module, _, name = OUTSIDERS[self.bot].partition(":")
            made: Chooser = getattr(import_module(module), name)(seed, **given)
            return made
        return cast("Callable[..., Chooser]", make_bot)(self.bot, seed, **given)


def read_entrant(text: str, budget: float | None = None) -> Entrant:
    """The entrant that a text names; `budget` holds for those that name none of their own.

    >>> read_entrant("squire@0.5").budget
    0.5
    """
    label = text.strip()
    bot, sign, seconds = label.partition("@")
    if bot not in BOTS and bot not in OUTSIDERS:
        raise UnknownName(f"unknown bot '{bot}'; known: {', '.join([*BOTS, *OUTSIDERS])}")
    if bot in OUTSIDERS:
        import_module(OUTSIDERS[bot].partition(":")[0])  # says which extra is missing
    if not sign:
        return Entrant(label, bot, None if budget is None else check_budget(budget))
    if not _BUDGET.fullmatch(seconds):
        raise BadEntry(f"'{label}': after @ stand the seconds for a decision, as in {bot}@0.5")
    return Entrant(label, bot, check_budget(float(seconds)))


def check_budget(seconds: float) -> float:
    """Seconds for a decision that a bot can be given."""
    if not LEAST_BUDGET <= seconds <= MOST_BUDGET:
        raise BadEntry(
            f"a budget goes from {LEAST_BUDGET} to {MOST_BUDGET:.0f} seconds a decision, "
            f"not {seconds:g}"
        )
    return seconds


def read_entrants(text: str, budget: float | None = None) -> list[Entrant]:
    """The entrants of `knight,squire,king@0.5`, each once; `knight,knight` plays itself."""
    entrants = [read_entrant(part, budget) for part in text.split(",") if part.strip()]
    labels = [entrant.label for entrant in entrants]
    if len(entrants) != 2:
        for label in labels:
            if labels.count(label) > 1:
                raise BadEntry(
                    f"'{label}' is given twice; to let it play itself, give nobody else: "
                    f"{label},{label}"
                )
    return entrants


def pair_up(
    entrants: Sequence[Entrant], champion: Entrant | None = None
) -> list[tuple[Entrant, Entrant]]:
    """Everybody against everybody, or a champion against each of the others (a gauntlet)."""
    if champion is not None:
        others = [entrant for entrant in entrants if entrant.label != champion.label]
        if not others:
            raise BadEntry(f"a gauntlet needs somebody whom {champion.label} can play")
        return [(champion, other) for other in others]
    if len(entrants) < 2:
        raise BadEntry("an arena needs two bots, as in --bots squire,pilgrim")
    return [(a, b) for number, a in enumerate(entrants) for b in entrants[number + 1 :]]
