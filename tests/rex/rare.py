"""What games seldom come to, by name: when it is met, and by which rules it can be met at all.

A state is seen in one of three ways: in an action that is about to be played, in a decision that
is waited for, or in an event between two decisions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from levant.rex.game import REX, Game
from levant.rex.position import Event
from levant.rex.rules import Rules, rules_for

Possible = Callable[[Rules], bool]
Deed = Callable[[Game, int, int], bool]  # position, role, object of the verb
Wait = Callable[[Game], bool]
Change = Callable[[Game, Game, Event], bool]  # before the action, after it, and the event


class State(NamedTuple):
    """A rare state: its name, and the rules by which it can be met."""

    name: str
    possible: Possible


class States:
    """All rare states, by what shows them."""

    def __init__(self) -> None:
        self.all: list[State] = []
        self.deeds: dict[int, list[tuple[str, Deed]]] = {}
        self.waits: dict[int, list[tuple[str, Wait]]] = {}
        self.changes: dict[str, list[tuple[str, Change]]] = {}
        self._possible: dict[Rules, frozenset[str]] = {}

    def _enter(self, name: str, possible: Possible) -> str:
        assert name not in [state.name for state in self.all], f"{name}: there are two of them"
        self.all.append(State(name, possible))
        return name

    def deed(
        self, name: str, *verbs: int, possible: Possible = lambda _: True
    ) -> Callable[[Deed], Deed]:
        """Seen in an action with one of these verbs, before it is played."""

        def enter(met: Deed) -> Deed:
            self._enter(name, possible)
            for verb in verbs:
                self.deeds.setdefault(verb, []).append((name, met))
            return met

        return enter

    def wait(
        self, name: str, *phases: int, possible: Possible = lambda _: True
    ) -> Callable[[Wait], Wait]:
        """Seen while one of these decisions is waited for."""

        def enter(met: Wait) -> Wait:
            self._enter(name, possible)
            for phase in phases:
                self.waits.setdefault(phase, []).append((name, met))
            return met

        return enter

    def change(
        self, name: str, *codes: str, possible: Possible = lambda _: True
    ) -> Callable[[Change], Change]:
        """Seen in an event with one of these codes."""

        def enter(met: Change) -> Change:
            self._enter(name, possible)
            for code in codes:
                self.changes.setdefault(code, []).append((name, met))
            return met

        return enter

    def possible_by(self, rules: Rules) -> frozenset[str]:
        """The names of those that can be met by these rules."""
        if rules not in self._possible:
            names = frozenset(state.name for state in self.all if state.possible(rules))
            self._possible[rules] = names
        return self._possible[rules]

    def expected(self, edition: str) -> list[str]:
        """The names of those that can be met in an edition with some of its options."""
        switches = {option.name: 1 for option in REX.options(edition)}
        rules = [rules_for(edition, chosen) for chosen in ({}, switches)]
        return [state.name for state in self.all if any(map(state.possible, rules))]


RARE = States()
"""Filled by rare_moves.py and rare_battles.py; take it from rare_states.py, which loads both."""


class Watch:
    """Counts the rare states of one game, which must have a log."""

    def __init__(self, game: Game, states: States) -> None:
        assert game.log is not None
        self.game = game
        self.states = states
        self.possible = states.possible_by(game.rules)
        self.met: Counter[str] = Counter()
        self._heard = len(game.log)
        self._before = game.copy()

    def deciding(self, role: int, action: int) -> None:
        """Before an action is played."""
        game = self.game
        for name, met in self.states.waits.get(game.phase, ()):
            if name in self.possible and met(game):
                self.met[name] += 1
        for name, done in self.states.deeds.get(action >> 6, ()):
            if name in self.possible and done(game, role, action & 63):
                self.met[name] += 1
        self._before = game.copy()

    def decided(self) -> None:
        """After it: what happened?"""
        log = self.game.log
        assert log is not None
        for event in log[self._heard :]:
            for name, met in self.states.changes.get(event[0], ()):
                if name in self.possible and met(self._before, self.game, event):
                    self.met[name] += 1
        self._heard = len(log)
