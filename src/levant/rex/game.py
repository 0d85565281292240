"""Crusader Rex as a title: positions that keep the kernel's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from levant.kernel.dice import Dice
from levant.kernel.title import Option, Refusal, Result
from levant.kernel.title import Position as AnyPosition
from levant.rex import notation, refusals, sight
from levant.rex import words as w
from levant.rex.bits import size
from levant.rex.board import ROLES
from levant.rex.deployment import set_up
from levant.rex.edition import EDITIONS, load_edition, options_of
from levant.rex.position import NOBODY, Position
from levant.rex.rules import Rules, rules_for
from levant.rex.turn import apply, choices

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

RULES_VERSION: Final = 2


class Game(Position):
    """A position with the contract's methods."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(rules, dice)
        # What each role may do, kept from `legal` to `play`.
        self.frank_offer: list[int] | None = None
        self.saracen_offer: list[int] | None = None

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == w.CARDS:
            if self.chosen[0] >= 0:
                return (1,)
            return (0,) if self.chosen[1] >= 0 else (0, 1)
        return () if self.phase == w.OVER else (self.active,)

    @property
    def result(self) -> Result | None:
        if self.phase != w.OVER:
            return None
        return Result(None if self.winner == NOBODY else self.winner, self.reason)

    def offer(self, role: int) -> list[int]:
        """What a role may do now, as [verb, objects, verb, objects, ...]."""
        kept = self.saracen_offer if role else self.frank_offer
        if kept is None:
            kept = choices(self, role)
            if role:
                self.saracen_offer = kept
            else:
                self.frank_offer = kept
        return kept

    def legal(self, role: int) -> list[int]:
        """The legal actions of a role, sorted. Resigning, always possible, is not listed."""
        actions: list[int] = []
        offer = self.offer(role)
        for i in range(0, len(offer), 2):
            base = offer[i] * 64
            things = offer[i + 1]
            while things:
                low = things & -things
                things ^= low
                actions.append(base + low.bit_length() - 1)
        actions.sort()
        return actions

    def random_action(self, role: int, dice: Dice) -> int:
        """One of the legal actions, each as likely."""
        offer = self.offer(role)
        total = 0
        for i in range(1, len(offer), 2):
            total += size(offer[i])
        n = dice.below(total) if total > 1 else 0
        for i in range(1, len(offer), 2):
            things = offer[i]
            count = size(things)
            if n < count:
                while n:
                    things &= things - 1
                    n -= 1
                return offer[i - 1] * 64 + (things & -things).bit_length() - 1
            n -= count
        raise AssertionError("no legal action")

    def allows(self, role: int, action: int) -> bool:
        """Whether an action is legal."""
        verb = action >> 6
        offer = self.offer(role)
        for i in range(0, len(offer), 2):
            if offer[i] == verb:
                return bool(offer[i + 1] >> (action & 63) & 1)
        return verb == w.RESIGN and action & 63 == 0 and self.phase != w.OVER

    def refusal(self, role: int, action: int) -> Refusal | None:
        if role in (0, 1) and action >= 0 and self.allows(role, action):
            return None
        return refusals.explain(self, role, action)

    def play(self, role: int, action: int) -> None:
        if role < 0 or role > 1 or action < 0 or not self.allows(role, action):
            raise refusals.explain(self, role, action)
        self.frank_offer = self.saracen_offer = None
        verb = action >> 6
        if verb == w.RESIGN:
            self.note("resigned", role)
            self.finish(1 - role, "resignation")
            return
        apply(self, role, verb, action & 63)

    def copy(self) -> Game:
        other = Game(self.rules, self.dice.copy())
        self.copy_into(other)
        return other

    def view(self, role: int | None) -> RexView:
        return sight.view(self, role, [] if role is None else self.offer(role))

    def text(self) -> str:
        return notation.spell_position(self)


class Rex:
    """The title `rex`."""

    name: Final = "rex"
    rules_version: Final = RULES_VERSION
    editions: Final = EDITIONS

    def roles_of(self, edition: str) -> tuple[str, ...]:  # noqa: ARG002 - every edition has two
        return ROLES

    def options(self, edition: str) -> tuple[Option, ...]:
        return options_of(load_edition(edition).edition())

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> Game:
        game = Game(rules_for(edition, options), dice)
        game.clear()
        if log:
            game.log = []
        set_up(game)
        return game

    def spell(self, position: AnyPosition, action: int) -> str:
        assert isinstance(position, Position)
        return notation.spell(action, position.rules.blocks)

    def parse(self, position: AnyPosition, text: str) -> int:
        assert isinstance(position, Position)
        return notation.parse(text, position.rules.block_index)

    def parse_position(self, text: str) -> Game:
        return notation.parse_position(text, Game)

    def events(self, position: AnyPosition, role: int | None, since: int = 0) -> list[RexEvent]:
        assert isinstance(position, Position)
        return sight.events(position, role, since)


REX: Final = Rex()
