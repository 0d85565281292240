"""A toy title for the tests of the kernel: small, but with all that a real one has.

Fox and hound each round pick a number in secret, both at once; then a die is rolled. On equal
picks the hound scores the die, else the fox. The game ends when the dice add up to a limit
that only the fox knows; the higher score wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from levant.kernel.dice import Dice, parse_dice
from levant.kernel.registry import Registry
from levant.kernel.runner import Chooser, RandomChooser
from levant.kernel.title import Event, Json, Option, Position, Refusal, Result, Title, View

FOX, HOUND = 0, 1
NONE = 0


class ToyPosition:
    """Numbers: limit, the scores of both, the picks of both (0: not yet)."""

    def __init__(self, numbers: Sequence[int], dice: Dice, log: bool = False) -> None:
        self.limit, fox, hound, fox_pick, hound_pick = numbers
        self.scores = [fox, hound]
        self.picks = [fox_pick, hound_pick]
        self.dice = dice
        # Each viewer's own log: fox, hound, spectator.
        self.log: list[list[dict[str, Json]]] | None = [[], [], []] if log else None

    @property
    def deciders(self) -> tuple[int, ...]:
        over = self.result is not None
        return () if over else tuple(r for r in (FOX, HOUND) if self.picks[r] == NONE)

    @property
    def result(self) -> Result | None:
        fox, hound = self.scores
        if fox + hound < self.limit:
            return None
        winner = None if fox == hound else FOX if fox > hound else HOUND
        return Result(winner, f"score {fox}-{hound}")

    def legal(self, role: int) -> list[int]:
        return [1, 2, 3] if role in self.deciders else []

    def refusal(self, role: int, action: int) -> Refusal | None:
        if role not in self.deciders:
            return Refusal("1.1", "not_deciding", role=role)
        return None if 1 <= action <= 3 else Refusal("1.2", "pick_range", pick=action)

    def play(self, role: int, action: int) -> None:
        refusal = self.refusal(role, action)
        if refusal is not None:
            raise refusal
        self.picks[role] = action
        self.tell((FOX, HOUND, 2), {"event": "picked", "role": role})
        if NONE not in self.picks:
            self.score()

    def score(self) -> None:
        die = self.dice.roll()
        fox, hound = self.picks
        self.scores[HOUND if fox == hound else FOX] += die
        self.tell((FOX, HOUND, 2), {"event": "round", "fox": fox, "hound": hound, "die": die})
        self.picks = [NONE, NONE]

    def tell(self, viewers: tuple[int, ...], event: dict[str, Json]) -> None:
        if self.log is not None:
            for viewer in viewers:
                self.log[viewer].append(dict(event))

    def view(self, role: int | None) -> dict[str, Json]:
        seen: dict[str, Json] = {"scores": list(self.scores), "picked": [p > 0 for p in self.picks]}
        if role == FOX:
            seen["limit"] = self.limit
        return seen if role is None else {**seen, "mine": self.picks[role]}

    def copy(self) -> ToyPosition:
        return ToyPosition([self.limit, *self.scores, *self.picks], self.dice.copy())

    def text(self) -> str:
        numbers = [self.limit, *self.scores, *self.picks]
        return " ".join([*map(str, numbers), self.dice.state()])


def toy(position: Position) -> ToyPosition:
    assert isinstance(position, ToyPosition)
    return position


class Toy:
    """The title of the toy."""

    name = "toy"
    rules_version = 3
    roles = ("fox", "hound")
    editions = ("1.0", "2.0")

    def roles_of(self, edition: str) -> tuple[str, ...]:
        return self.roles

    def options(self, edition: str) -> tuple[Option, ...]:
        handicap = (Option("handicap", "3.1", most=3),)
        return handicap if edition == "1.0" else (*handicap, Option("long", "3.2"))

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> ToyPosition:
        limit = 10 + dice.below(6) + 10 * options.get("long", 0)
        position = ToyPosition([limit, 0, options.get("handicap", 0), NONE, NONE], dice, log)
        position.tell((FOX,), {"event": "limit", "limit": limit})
        return position

    def spell(self, position: Position, action: int) -> str:
        return f"pick {action}"

    def parse(self, position: Position, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "pick" or not number.isdecimal():
            raise ValueError(f"'{text}' is not 'pick NUMBER'")
        return int(number)

    def parse_position(self, text: str) -> ToyPosition:
        *numbers, dice = text.split(" ")
        return ToyPosition([int(number) for number in numbers], parse_dice(dice))

    def events(self, position: Position, role: int | None, since: int = 0) -> list[dict[str, Json]]:
        log = toy(position).log
        return [] if log is None else log[2 if role is None else role][since:]


TITLE: Title = Toy()
TITLES = Registry([TITLE])


def failing_choosers(title: Title, edition: str, seed: int) -> Sequence[Chooser]:
    """Choosers of which the second picks what is not legal."""
    return [RandomChooser(seed), Stubborn()]


class Stubborn:
    """Always picks 9, whatever is legal."""

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        return 9
