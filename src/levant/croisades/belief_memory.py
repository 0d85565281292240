"""What a role remembers of a game beside its view: what events told it, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from levant.croisades.board import NOWHERE, PLACE
from levant.croisades.records import Arrival, Capture, Passage
from levant.croisades.scenario import Scenario
from levant.croisades.views import CroisadesEvent, CroisadesView

MARCHED: Final = "marched"
LANDED: Final = "landed"


class Memory:
    """The public past of a game, as far as rules still ask for it."""

    def __init__(self, scenario: Scenario, role: int) -> None:
        self.scenario = scenario
        self.role = role
        self.turn = 0
        self.phase = ""
        self.fresh = True
        """Whether nothing has been decided yet in this phase of the turn."""
        self.held = [0] * len(scenario.instants)
        self.seized: list[Capture] = []
        """Every change of owner that counts: captures, and gifts at no value."""
        self.captured: list[int] = []
        self.quit: set[int] = set()
        self.came: dict[tuple[int, int], tuple[str, int]] = {}
        """How a group last moved, and from where."""
        self.arrivals: list[tuple[int, Arrival]] = []
        self.agreed: list[Passage] = []
        self.fought: set[int] = set()
        """The sieges that had a day in this turn."""
        self.assaulted: dict[int, int] = {}
        """How many of a garrison have fallen since its siege began."""

    def observe(self, view: CroisadesView, events: Sequence[CroisadesEvent]) -> None:
        """Take in what happened since the last decision, and the view of this one."""
        for event in events:
            self._hear(event)
        if view["turn"] != self.turn:
            self._new_turn(view)
        key = view["phase"]
        self.fresh = key != self.phase
        self.phase = key

    def _new_turn(self, view: CroisadesView) -> None:
        """2.13: who held what when the last turn ended holds it when the next begins."""
        if "held" in view:
            self.held = list(view["held"])
            self.turn, self.phase = view["turn"], ""
            return
        owners = {PLACE[h]: o.partition(":")[0] for h, o in view["strongholds"].items()}
        for i, verdict in enumerate(self.scenario.instants if self.turn else ()):
            name = self.scenario.roles[verdict.role]
            holds = all(owners[h] == name for h in verdict.holds)
            some = sum(owners[h] == name for h in verdict.holds_any)
            holds = holds and some >= verdict.least
            self.held[i] = self.held[i] + 1 if holds else 0
        self.turn = view["turn"]
        self.phase = ""

    def _hear(self, event: CroisadesEvent) -> None:
        kind = event["event"]
        if kind in (MARCHED, LANDED):
            group = (self._role(event["role"]), event["group"])
            start = event["start"] if kind == MARCHED else event["port"]
            self.came[group] = (kind, PLACE[start])
        elif kind == "reinforced":
            self._arrive(event)
        elif kind == "captured":
            place = PLACE[event["hex"]]
            self.seized.append(Capture(place, self._role(event["role"]), event["value"]))
            if place not in self.captured:
                self.captured.append(place)
            self.assaulted.pop(place, None)
        elif kind == "ceded":
            self.seized.append(Capture(PLACE[event["hex"]], self._role(event["other"]), 0))
        elif kind == "assault_over":
            place = PLACE[event["hex"]]
            self.assaulted[place] = self.assaulted.get(place, 0) + event["fallen"][1]
        elif kind == "siege_day":
            self.fought.add(PLACE[event["hex"]])
        elif kind == "siege_lifted":
            self.assaulted.pop(PLACE[event["hex"]], None)
        elif kind == "granted":
            one, other = sorted((self._role(event["role"]), self._role(event["other"])))
            self.agreed.append(Passage(PLACE[event["hex"]], one, other))
        elif kind == "resigned":
            self.quit.add(self._role(event["role"]))
        elif kind == "turn":
            self.arrivals, self.agreed = [], []
            self.fought = set()

    def _arrive(self, event: CroisadesEvent) -> None:
        role, number = self._role(event["role"]), event["group"]
        _, start = self.came.get((role, number), (MARCHED, NOWHERE))
        place = PLACE[event["hex"]]
        self.arrivals.append((place, Arrival(role, number, start)))

    def _role(self, name: str) -> int:
        return self.scenario.roles.index(name)

    def start_of(self, role: int, number: int) -> int:
        """The hex a group was in before the one it is in."""
        return self.came.get((role, number), (MARCHED, NOWHERE))[1]

    def by_sea(self, role: int, number: int) -> bool:
        """Whether a group came ashore last, and has not marched since."""
        return self.came.get((role, number), (MARCHED, NOWHERE))[0] == LANDED
