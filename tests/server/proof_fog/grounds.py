"""Positions of both titles, and their twins: all that a viewer may not know dealt anew.

Hands, face-down cards, identities and strengths, what waits in the pools; groups, cargoes,
garrisons, orders; and the dice to come.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.title import Title
from levant.rex.edition import EDITIONS
from levant.rex.game import REX
from levant.server.titles.title_services import TITLES
from tests.croisades import hidden as croisades_hidden
from tests.croisades import play as croisades_play
from tests.rex import hidden as rex_hidden
from tests.rex import play as rex_play

NAMES = ("rex", "croisades")
LONGEST_GAP = {"rex": 12, "croisades": 40}
"""Decisions between two positions of one game, at most."""
MOST_POSITIONS = 30
"""Positions of one game; then another begins."""


@dataclass
class Ground:
    """A position, and texts of actions that were possible somewhere in its game."""

    title: str
    edition: str
    game: Any
    texts: list[str]

    @property
    def roles(self) -> tuple[str, ...]:
        return title_of(self.title).roles_of(self.edition)


def title_of(name: str) -> Title:
    return TITLES.find(name)


def grounds(title: str, dice: FastDice) -> Iterator[Ground]:
    """Positions of random games without end."""
    number = dice.below(1_000)
    while True:
        yield from _one_game(title, number, dice)
        number += 1


def _one_game(title: str, number: int, dice: FastDice) -> Iterator[Ground]:
    game: Any
    if title == "rex":
        edition = EDITIONS[number % len(EDITIONS)]
        game = rex_play.new_game(dice.below(2**30), edition)
        policy: Any = rex_play.bold if number % 3 else rex_play.uniform
    else:
        edition = SCENARIOS[number % len(SCENARIOS)]
        game = croisades_play.new_game(dice.below(2**30), edition, 2)
        policy = croisades_play.bold if number % 4 else croisades_play.uniform
    texts: list[str] = []
    for _ in range(MOST_POSITIONS):
        for _ in range(dice.below(LONGEST_GAP[title] + 1)):
            if not game.deciders:
                return
            role = game.deciders[dice.below(len(game.deciders))]
            action = policy(game, role, dice)
            texts.append(title_of(title).spell(game, action))
            game.play(role, action)
        if not game.deciders:
            return
        yield Ground(title, edition, copied(game), texts)


def twin(ground: Ground, viewer: int | None, dice: FastDice) -> Any:
    """The same for a viewer, and other in all that is hidden from him, the dice to come too."""
    other: Any
    if ground.title == "rex":
        other = rex_hidden.twin(ground.game, viewer, dice)
    else:
        other = croisades_hidden.twin(ground.game, viewer, dice.below(2**30))
    other.dice = FastDice(dice.below(2**30))
    other.log = []
    return other


def copied(game: Any) -> Any:
    """A copy whose log begins here."""
    other = game.copy()
    other.log = []
    return other


def seen_by(title: str, game: Any, viewer: int | None) -> str:
    """All that the engine shows a viewer of a position since its log began."""
    return json.dumps([game.view(viewer), title_of(title).events(game, viewer)])


assert {REX.name, CROISADES.name} == set(NAMES)
