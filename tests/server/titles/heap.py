"""The smallest title there can be: three take one to three stones, who takes the last has won.

docs/a-new-title.md tells how a title is added; this is the sample that keeps it true.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from levant.bots.pilgrim import pilgrim
from levant.kernel.dice import Dice, FastDice
from levant.kernel.title import Event, Json, Option, Refusal, Result, View
from levant.locale.message import Message, Name
from levant.server.titles.title_services import TitleServices

ROLES = ("first", "second", "third")
STONES = 7
MOST = 3


class Heap:
    """A position. An action is the number of stones that are taken."""

    def __init__(self, dice: Dice, stones: int = STONES, turn: int = 0) -> None:
        self.dice, self.stones, self.turn = dice, stones, turn
        self.log: Any = None

    @property
    def deciders(self) -> tuple[int, ...]:
        return (self.turn,) if self.stones else ()

    @property
    def result(self) -> Result | None:
        return None if self.stones else Result((self.turn - 1) % len(ROLES), "last_stone")

    def legal(self, role: int) -> list[int]:
        most = min(MOST, self.stones)
        return list(range(1, most + 1)) if role in self.deciders else []

    def refusal(self, role: int, action: int) -> Refusal | None:
        if action in self.legal(role):
            return None
        return Refusal("1.1", "too_many", most=min(MOST, self.stones))

    def play(self, role: int, action: int) -> None:
        refused = self.refusal(role, action)
        if refused is not None:
            raise refused
        self.stones -= action
        self.turn = (self.turn + 1) % len(ROLES)
        if self.log is not None:
            self.log.append({"event": "took", "role": ROLES[role], "number": action})

    def view(self, role: int | None) -> View:
        legal = [] if role is None else [f"take {number}" for number in self.legal(role)]
        return {
            "title": "heap", "edition": "1", "options": {},
            "role": None if role is None else ROLES[role], "stones": self.stones,
            "phase": "take", "rule": "1.1", "deciders": [ROLES[r] for r in self.deciders],
            "legal": legal,
            "result": None if self.result is None else {"reason": self.result.reason},
        }  # fmt: skip

    def copy(self) -> Heap:
        return Heap(self.dice, self.stones, self.turn)

    def text(self) -> str:
        return json.dumps([self.stones, self.turn])


class HeapTitle:
    """The title."""

    name = "heap"
    rules_version = 1
    editions = ("1",)

    def roles_of(self, edition: str) -> tuple[str, ...]:
        return ROLES

    def options(self, edition: str) -> tuple[Option, ...]:
        return ()

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> Heap:
        heap = Heap(dice)
        heap.log = [] if log else None
        return heap

    def spell(self, position: object, action: int) -> str:
        return f"take {action}"

    def parse(self, position: object, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "take" or not number.isdecimal():
            raise ValueError(f"'{text}' is no action")
        return int(number)

    def parse_position(self, text: str) -> Heap:
        stones, turn = json.loads(text)
        return Heap(FastDice(0), stones, turn)

    def events(self, position: Any, role: int | None, since: int = 0) -> Sequence[Event]:
        return [{"n": n, **told} for n, told in enumerate(position.log)][since:]


class Words:
    """Which message says what; the sentences stand in the catalogues of a title's folder."""

    def event(self, told: Event) -> Message:
        facts = {"role": Name("role", told["role"]), "number": told["number"]}
        return Message("event.took", facts)

    def refusal(self, refused: Refusal) -> Message:
        return Message(f"refusal.{refused.key}", {"most": int(refused.facts["most"])})

    def prompt(self, view: View) -> Message:
        return Message("prompt.take", {"stones": view["stones"]})

    def action(self, text: str) -> Message:
        return Message("action.take", {"number": int(text.split()[1])})

    def name(self, kind: str, thing: str) -> Name:
        return Name(kind, thing)


def _standing(views: Any) -> dict[str, dict[str, int]]:
    return {"stones": {str(view["role"]): view["stones"] for view in views}}


def _odds(view: View, spec: Mapping[str, object], seed: int) -> dict[str, Json]:
    return {}


def title_services() -> TitleServices:
    """All that the server asks of this title."""
    return TitleServices(
        source=Words(),
        result=lambda winner, reason: Message(f"result.{reason}"),
        bots={"pilgrim": pilgrim},
        stand_in="pilgrim",
        adviser="pilgrim",
        label=lambda view: Message("label", {"stones": view["stones"]}),
        knowledge=lambda view: frozenset({view["stones"]}),
        tells=lambda view, action: False,
        onward=lambda view, action: False,
        same=lambda before, after: True,
        rolls=lambda action: False,
        hits=lambda event: 0,
        gestures=lambda position, role, pieces: [],
        odds=_odds,
        standing=_standing,
    )
