"""Croisades Strategic as a title: positions that keep the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from levant.croisades import diplomacy, notation, outcome, refusals, sight, truce
from levant.croisades import words as w
from levant.croisades.deployment import ask_deployment
from levant.croisades.position import Position, parse_frame
from levant.croisades.scenario import NEUTRAL, OPTIONS, SCENARIOS, Scenario, load
from levant.croisades.setup import set_up
from levant.croisades.turn import advance, apply, choices, default_action
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.dice import Dice
from levant.kernel.title import Option, Refusal, Result
from levant.kernel.title import Position as AnyPosition

RULES_VERSION: Final = 3
_RESIGN: Final = w.action(w.RESIGN)


class Game(Position):
    """A position with the contract's methods."""

    def __init__(self, scenario: Scenario, options: Mapping[str, int], dice: Dice) -> None:
        super().__init__(scenario, options, dice)
        # What each role may do, kept from `legal` to `play`.
        self.offer: dict[int, list[int]] = {}

    @property
    def result(self) -> Result | None:
        if self.phase != w.OVER:
            return None
        return Result(None if self.winner == NEUTRAL else self.winner, self.reason)

    def legal(self, role: int) -> list[int]:
        """The legal actions of a role, sorted. Resigning, always possible, is not listed."""
        if role not in self.offer:
            may = role in self.deciders
            self.offer[role] = sorted(choices(self, role)) if may else []
        return self.offer[role]

    def may_resign(self, role: int) -> bool:
        """Whoever is still at the table can give up at any time."""
        return (
            0 <= role < self.roles
            and self.phase != w.OVER
            and not self.out[role]
            and not self.quit[role]
        )

    def lends(self, role: int, number: int) -> bool:
        """2.96: command changes hands at any time; during the talks like all that is agreed."""
        return (
            0 <= role < self.roles
            and self.phase not in (w.DIPLOMACY, w.OVER)
            and number in diplomacy.lending_choices(self, role)
        )

    def speaks_of_truce(self, role: int, number: int) -> bool:
        """2.13: a role says at any time whether it wants a truce."""
        return 0 <= role < self.roles and number in truce.truce_choices(self, role)

    def refusal(self, role: int, number: int) -> Refusal | None:
        if number == _RESIGN and self.may_resign(role):
            return None
        if 0 <= role < self.roles and number in self.legal(role):
            return None
        if self.lends(role, number) or self.speaks_of_truce(role, number):
            return None
        return refusals.explain(self, role, number)

    def play(self, role: int, number: int) -> None:
        refusal = self.refusal(role, number)
        if refusal is not None:
            raise refusal
        self.offer = {}
        if number == _RESIGN:
            self.resign(role)
        elif self.speaks_of_truce(role, number):
            truce.want_truce(self, role, number >> 48)
        elif self.lends(role, number):
            verb, other, *_ = w.unpack(number)
            diplomacy.lend(self, role, other if verb == w.LEND else NEUTRAL)
            ask_deployment(self)
        else:
            apply(self, role, number)
        advance(self)

    def resign(self, role: int) -> None:
        """One opponent left wins; else the role's people stand still until the turn ends."""
        self.quit[role] = 1
        self.note("resigned", role=self.role_name(role))
        left = [r for r in range(self.roles) if not self.out[r] and not self.quit[r]]
        if len(left) == 1:
            outcome.finish(self, left[0], "resignation")

    def default(self, role: int) -> int:
        """A legal action that changes as little as possible, for who does not answer in time."""
        return default_action(self, role)

    def copy(self) -> Game:
        other = Game(self.scenario, self.options, self.dice.copy())
        self.copy_into(other)
        return other

    def view(self, role: int | None) -> CroisadesView:
        legal = [] if role is None or self.phase == w.OVER else self.legal(role)
        return sight.view(self, role, legal)


class Croisades:
    """The title `croisades`; its editions are the scenarios."""

    name: Final = "croisades"
    rules_version: Final = RULES_VERSION
    editions: Final = SCENARIOS

    def roles_of(self, edition: str) -> tuple[str, ...]:
        """The roles of a scenario, two to seven."""
        return load(edition).roles

    def options(self, edition: str) -> tuple[Option, ...]:
        load(edition)
        return OPTIONS

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> Game:
        game = Game(load(edition), options, dice)
        if log:
            game.log = []
        set_up(game)
        advance(game)
        return game

    def spell(self, position: AnyPosition, number: int) -> str:
        assert isinstance(position, Position)
        return notation.spell(number, position.scenario.roles)

    def parse(self, position: AnyPosition, text: str) -> int:
        assert isinstance(position, Position)
        return notation.parse(text, position.scenario.roles)

    def parse_position(self, text: str) -> Game:
        scenario, options, dice, state = parse_frame(text)
        game = Game(scenario, options, dice)
        game.read(state)
        return game

    def events(
        self, position: AnyPosition, role: int | None, since: int = 0
    ) -> list[CroisadesEvent]:
        assert isinstance(position, Position)
        return sight.events(position, role, since)


CROISADES: Final = Croisades()
