"""What a decision cost: two ways beside each other, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Generic, TypeVar

SURE: Final = 2.0
"""Standard errors by which the other way must be better to be told."""
DEAR: Final = 0.06
"""A decision that cost less, three points of a hundred, is not told."""
TELLING: Final = 0.1
"""By how much the chance to hold a place must differ to be told."""
TOLD_PLACES: Final = 3

Decision = TypeVar("Decision")
Way = TypeVar("Way")


@dataclass
class Outcomes:
    """How the playouts of one way ended, for the player who chose it."""

    values: list[float] = field(default_factory=list)
    places: float = 0.0
    """How many places he held."""
    own_strength: float = 0.0
    enemy_strength: float = 0.0
    held: dict[str, float] = field(default_factory=dict)
    """How often each place was held."""

    @property
    def value(self) -> float:
        """The expected outcome, from -1 (lost) to 1 (won)."""
        return sum(self.values) / len(self.values)

    def add(
        self, value: float, held: Sequence[str], strengths: tuple[float, float], share: float
    ) -> None:
        """Count the end of a playout, one of so many that its share is this."""
        self.values.append(value)
        for place in held:
            self.held[place] = self.held.get(place, 0.0) + share
        self.places += share * len(held)
        self.own_strength += share * strengths[0]
        self.enemy_strength += share * strengths[1]

    def told(self) -> dict[str, object]:
        """What the way came to, for clients."""
        return {
            "expected": round(self.value, 3),
            "cities": round(self.places, 2),
            "own_steps": round(self.own_strength, 1),
            "enemy_steps": round(self.enemy_strength, 1),
        }


@dataclass
class Verdict(Generic[Decision, Way]):
    """What was played beside what a strong bot would have done."""

    decision: Decision
    better: Way
    outcomes: tuple[Outcomes, Outcomes]
    """Of what was played, and of the bot's way."""

    @property
    def cost(self) -> float:
        """By how much the bot's way is better."""
        played, better = self.outcomes
        return better.value - played.value

    @property
    def error(self) -> float:
        """The standard error of the cost: both were tried on the same positions."""
        played, better = self.outcomes
        gaps = [b - a for a, b in zip(played.values, better.values, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps)
        return sqrt(spread / (len(gaps) * max(1, len(gaps) - 1)))

    @property
    def sure(self) -> bool:
        """Whether it cost enough to be told, and beyond doubt."""
        return self.cost > max(DEAR, SURE * self.error)

    def places(self) -> list[dict[str, object]]:
        """The places that one way holds oftener than the other, the plainest first."""
        played, better = (outcomes.held for outcomes in self.outcomes)
        pairs = {place: (played.get(place, 0.0), better.get(place, 0.0)) for place in played}
        pairs |= {place: (0.0, b) for place, b in better.items() if place not in played}
        found = [(place, a, b) for place, (a, b) in pairs.items() if abs(b - a) >= TELLING]
        found.sort(key=lambda one: (-abs(one[2] - one[1]), one[0]))
        return [
            {"town": place, "played": round(a, 2), "better": round(b, 2)}
            for place, a, b in found[:TOLD_PLACES]
        ]


def costliest(
    decisions: Sequence[Decision],
    first: Callable[[Decision], Verdict[Decision, Way]],
    second: Callable[[Decision], Verdict[Decision, Way]],
    again: int,
) -> Generator[dict[str, object], None, list[Verdict[Decision, Way]]]:
    """The decisions that surely cost much, the dearest first, with an empty line for each step.

    All are looked at once, and so many of those that seemed to cost most a second time.
    """
    verdicts: list[Verdict[Decision, Way]] = []
    for decision in decisions:
        verdicts.append(first(decision))
        yield {}
    verdicts.sort(key=lambda verdict: verdict.cost, reverse=True)
    sure: list[Verdict[Decision, Way]] = []
    for doubtful in verdicts[:again]:
        verdict = second(doubtful.decision)
        if verdict.sure:
            sure.append(verdict)
        yield {}
    sure.sort(key=lambda verdict: verdict.cost, reverse=True)
    return sure
