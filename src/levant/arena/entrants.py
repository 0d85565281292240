"""Who enters the arena: a bot, and how long it may think."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from msgspec import Struct, convert

from levant.bots.budget import Budget
from levant.bots.croisades import players as croisades
from levant.bots.outside_bot import OutsideBot, can_start, is_outside
from levant.bots.rex import players as rex
from levant.kernel.runner import Chooser, named
from levant.kernel.title import LevantError, UnknownName

LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
MOST_NODES: Final = 1_000_000
OUTSIDERS: Final = {"ismcts": "levant.bridges.ismcts:Ismcts"}
"""Players from other libraries, each a class that is made from a seed and seconds."""
CLOCKED: Final = ("king", "emperor", *OUTSIDERS)
"""Bots that take the time given for all; the prince keeps his own."""
THINKERS: Final = ("knight", *rex.BY_THE_CLOCK, *OUTSIDERS, "marshal")
"""Bots that can be given a budget by name; the others answer at once."""
MAKERS: Final = {"rex": rex.make_bot, "croisades": croisades.make_bot}
"""What makes the bots of each title."""
NAMES: Final = {"rex": [*rex.BOTS, *OUTSIDERS], "croisades": list(croisades.BOTS)}
_SECONDS: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?|\.[0-9]{1,6}")
_NODES: Final = re.compile(r"([1-9][0-9]{0,6})n")


class BadEntry(LevantError):
    """A list of bots that cannot play each other; the message says why."""


class Entrant(Struct, frozen=True):
    """A bot as it was named, `king@0.5`, `king@200n`, `exec:...`; and its budget for a decision."""

    label: str
    bot: str
    seconds: float | None = None
    nodes: int | None = None
    title: str = "rex"

    @property
    def outside(self) -> bool:
        """Whether it is a program of its own (levant.bots.outside_bot)."""
        return is_outside(self.bot)

    def sit_down(self, seed: int) -> Chooser:
        """A fresh player with a random stream of its own."""
        if self.outside:
            bot = OutsideBot(self.bot, self.seconds)
            bot.reset({"seed": seed})
            return bot
        if self.bot in OUTSIDERS:
            module, _, name = OUTSIDERS[self.bot].partition(":")
            given = {} if self.seconds is None else {"budget": self.seconds}
            made: Chooser = getattr(import_module(module), name)(seed, **given)
            return made
        make = MAKERS[self.title]
        if self.seconds is None and self.nodes is None:
            return make(self.bot, seed)
        return make(self.bot, seed, Budget(self.nodes, self.seconds))


# Any: JSON that an arena or a server wrote
def make(who: Mapping[str, Any]) -> Chooser:
    """The player that a question to a bot process is for: an entrant and the seed of its stream."""
    return convert(who["entrant"], Entrant).sit_down(who["seed"])


# Any: JSON from an arena that may be of another release
def make_named_bot(name: str, game: Mapping[str, Any]) -> Chooser:
    """The bot that `levant mind` was told to be, for a game that its arena describes."""
    seed, seconds = game.get("seed") or 0, game.get("seconds")
    if not is_outside(name):
        return read_entrant(name, seconds, game["title"]).sit_down(seed)
    made = named(name)
    if not callable(made):
        raise BadEntry(f"'{name}' cannot be called: a bot is made by Class(seed)")
    bot: Chooser = made(seed)
    return bot


def _read_outside(label: str, seconds: float | None, title: str) -> Entrant:
    """A program of its own; behind the last @ its seconds for a decision."""
    bot, sign, budget = label.rpartition("@")
    if not sign or not _SECONDS.fullmatch(budget):
        bot = label
    else:
        seconds = float(budget)
    if not can_start(bot):
        raise BadEntry(f"'{label}': there is no such program")
    given = None if seconds is None else check_seconds(seconds)
    return Entrant(label, bot, given, title=title)


def read_entrant(text: str, seconds: float | None = None, title: str = "rex") -> Entrant:
    """The entrant that a text names; `seconds` are for a clocked bot that names none.

    >>> read_entrant("king@0.5").seconds, read_entrant("king@200n").nodes
    (0.5, 200)
    """
    label = text.strip()
    if is_outside(label):
        return _read_outside(label, seconds, title)
    bot, sign, budget = label.partition("@")
    if bot not in NAMES[title]:
        raise UnknownName(f"unknown bot '{bot}'; known: {', '.join(NAMES[title])}")
    if bot in OUTSIDERS:
        import_module(OUTSIDERS[bot].partition(":")[0])  # says which extra is missing
    if not sign:
        given = seconds if bot in CLOCKED else None
        given = None if given is None else check_seconds(given)
        return Entrant(label, bot, given, title=title)
    if bot not in THINKERS:
        raise BadEntry(f"'{label}': {bot} answers at once and takes no budget")
    nodes = _NODES.fullmatch(budget)
    if nodes is not None and bot not in OUTSIDERS:
        return Entrant(label, bot, nodes=check_nodes(int(nodes[1])), title=title)
    if not _SECONDS.fullmatch(budget):
        raise BadEntry(
            f"'{label}': after @ stand the seconds for a decision, as in {bot}@0.5"
            + (f", or its playouts, as in {bot}@200n" if bot not in OUTSIDERS else "")
        )
    return Entrant(label, bot, check_seconds(float(budget)), title=title)


def check_seconds(seconds: float) -> float:
    """Seconds for a decision that a bot can be given."""
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadEntry(
            f"a budget goes from {LEAST_SECONDS} to {MOST_SECONDS:.0f} seconds a decision, "
            f"not {seconds:g}"
        )
    return seconds


def check_nodes(nodes: int) -> int:
    """Playouts for a decision that a bot can be given."""
    if nodes > MOST_NODES:
        raise BadEntry(f"a budget goes up to {MOST_NODES} playouts a decision, not {nodes}")
    return nodes


def read_entrants(text: str, seconds: float | None = None, title: str = "rex") -> list[Entrant]:
    """The entrants of `knight,squire,king@0.5`, each once; `knight,knight` plays itself."""
    entrants = [read_entrant(part, seconds, title) for part in text.split(",") if part.strip()]
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
