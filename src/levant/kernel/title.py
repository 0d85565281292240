"""The title contract: what a game must offer so that everything above it works.

A *role* is an index into `Title.roles_of(edition)`; an *action* is an int that the title's
notation can spell. Names and sentences appear only at the border.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from levant.kernel.dice import Dice

Value = bool | int | str
Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]
# Any: each title types what its views and events hold; whoever serves any title reads no more of
# them than a few keys that all titles have.
View = Mapping[str, Any]
Event = Mapping[str, Any]  # Any: likewise
# Any: what is handed back to the title that made it, where a table has the functions of every
# title: each takes its own type, and none takes another's.
AnyView = Any
AnyEvent = Any  # Any: likewise


class LevantError(Exception):
    """Anything a user can cause; the message says what is wrong and what to do."""


class UnknownName(LevantError):
    """A title, edition, option, role or bot that does not exist."""


class Refusal(LevantError):
    """Why an action is not legal: the rule, a message key and the facts."""

    def __init__(self, rule: str, key: str, **facts: Value) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts
        super().__init__(f"{rule}: {key} {facts}" if facts else f"{rule}: {key}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.key, self.facts) == (
            other.rule,
            other.key,
            other.facts,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        # Processes exchange refusals; the default would hand the message to `__init__`.
        return _refuse, (self.rule, self.key, self.facts)


def _refuse(rule: str, key: str, facts: dict[str, Value]) -> Refusal:
    return Refusal(rule, key, **facts)


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning role (None: nobody) and why."""

    winner: int | None
    reason: str


@dataclass(frozen=True)
class Option:
    """An optional rule: a switch, or a number up to `most`."""

    name: str
    rule: str
    most: int = 1


class Position(Protocol):
    """A game in progress. Bots and people never hold one: they hold a view."""

    # Any: it is set and handed over, never read, and the type of what can be set cannot be wider.
    log: Any
    """What has happened, in a form of the title's own, for `Title.events`; None: not recorded."""

    dice: Dice
    """Where its chance comes from."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """The roles that must choose now; none when the game is over."""

    @property
    def result(self) -> Result | None: ...

    def legal(self, role: int) -> list[int]:
        """The legal actions of a role: never empty for a decider, sorted."""

    def refusal(self, role: int, action: int) -> Refusal | None:
        """None when the action is legal, else why it is not."""

    def play(self, role: int, action: int) -> None:
        """Apply one action and all that follows without a decision, or raise its Refusal."""

    def view(self, role: int | None) -> View:
        """All that a role (None: a spectator) may know, and nothing else."""

    def copy(self) -> Position:
        """An independent position; events are not recorded in the copy."""

    def text(self) -> str:
        """The whole secret state as one line that `Title.parse_position` reads back."""


class Title(Protocol):
    """A game we implement."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Raised whenever an old record could replay differently."""

    def roles_of(self, edition: str) -> tuple[str, ...]:
        """The roles of a game by that edition; a role is an index into these."""

    @property
    def editions(self) -> tuple[str, ...]: ...

    def options(self, edition: str) -> tuple[Option, ...]: ...

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> Position:
        """A fresh game; with `log`, events are recorded for `events`."""

    def spell(self, position: Position, action: int) -> str:
        """An action as text."""

    def parse(self, position: Position, text: str) -> int:
        """The action a text spells, legal or not; ValueError says what cannot be read."""

    def parse_position(self, text: str) -> Position: ...

    def events(self, position: Position, role: int | None, since: int = 0) -> Sequence[Event]:
        """The log as a viewer may read it, from his own event number `since`.

        Numbers count what he may read: `events(p, r, k) == events(p, r)[k:]`.
        """
