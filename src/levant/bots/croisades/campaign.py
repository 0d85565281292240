"""Where the constable's armies go: goals, concentration, relief, sieges worth having."""

from __future__ import annotations

from typing import Final

from levant.bots.croisades.outlook import FAR, MEN_FED, Band, Outlook
from levant.croisades.board import NOWHERE
from levant.croisades.words import (
    BESIEGE,
    DONE,
    HALT,
    MARCH_WITH,
    TO,
    action,
    unpack,
)

GOAL_WEIGHT: Final = 6
RELIEF_WEIGHT: Final = 3
TURN: Final = 4  # half points that an army of foot has
HUNGRY: Final = 3  # turns without supply after which an army looks for food
STARVING: Final = 8  # after which not even a siege nearly won keeps it
GUARD: Final = 450
"""What is left in a goal that we hold."""


class Campaign:
    """Goals of the groups for one turn."""

    def __init__(self) -> None:
        self.turn = 0
        self.goals: dict[int, int] = {}
        self.tried: set[int] = set()
        self.maps: dict[int, list[int]] = {}

    def plan(self, look: Outlook) -> None:
        """Give every army a goal, the strongest first; others join it if they can."""
        self.turn = look.view["turn"]
        self.goals, self.tried, self.maps = {}, set(), {}
        wanted = goals_of(look)
        chosen: list[int] = []
        armies = sorted(look.armies().items(), key=lambda one: -sum(b.worth for b in one[1]))
        for place, army in armies:
            goal = self.goal(look, place, army, wanted, chosen)
            chosen.append(goal)
            held = 0
            for band in sorted(army, key=lambda b: -b.worth):
                keeps = goal != place and place in wanted and look.own(place) and held < GUARD
                held += band.worth if keeps else 0
                self.goals[band.number] = place if keeps else goal
            self.ration_out(look, place, army)
        self.send_engineers(look)

    def ration_out(self, look: Outlook, place: int, army: list[Band]) -> None:
        """As many stay in a hex as its line of supply feeds; the others go where there is food."""
        hungry = max(b.hungry for b in army)
        if hungry < HUNGRY or look.fed(place, sum(b.size for b in army)):
            return
        siege = look.sieges.get(place)
        if (
            siege is not None
            and hungry < STARVING
            and (siege["ramparts_taken"] or siege["outer"] > 2)
        ):
            return
        limit = max((most for most in MEN_FED if look.fed(place, most)), default=0)
        for band in sorted(army, key=lambda b: (-b.engineers, -b.worth)):
            if band.size <= limit:
                limit -= band.size
            else:
                self.goals[band.number] = larder(look, place, band.size)

    def send_engineers(self, look: Outlook) -> None:
        """Engineers go where a siege has none."""
        served = {b.hex for b in look.bands if b.engineers}
        waiting = [place for place in look.sieges if look.besieging(place) and place not in served]
        for band in look.bands:
            if not waiting or not band.engineers or band.aboard or look.besieging(band.hex):
                continue
            costs = look.way(band.hex, hungry=bool(band.hungry))
            place = min(waiting, key=lambda h: costs[h])
            if costs[place] < FAR:
                self.goals[band.number] = place
                waiting.remove(place)

    def goal(
        self, look: Outlook, place: int, army: list[Band], wanted: set[int], chosen: list[int]
    ) -> int:
        """The best goal for an army; its own hex when there is nothing better."""
        siege = look.sieges.get(place)
        if siege is not None and siege["besieger"] in look.friends:
            return place
        if not any(b.leads for b in army):
            return place
        worth = sum(b.worth for b in army)
        costs = look.way(place, hungry=any(b.hungry for b in army))
        best, goal = 0.0, place
        for there in look.owner:
            if costs[there] >= FAR:
                continue
            gain = appeal(look, there, wanted)
            if not gain:
                continue
            if there in chosen:
                gain *= 1.6
            elif worth < look.resistance(there):
                continue
            turns = costs[there] / TURN
            score = gain / (turns + 3)
            if score > best:
                best, goal = score, there
        return goal

    def steer(self, look: Outlook, goal: int) -> list[int]:
        """The way to a goal from everywhere, made once a turn."""
        if goal not in self.maps:
            self.maps[goal] = look.way(goal)
        return self.maps[goal]

    # Decisions

    def moves(self, look: Outlook, legal: list[int]) -> int:
        """The next group that has somewhere to go."""
        if self.turn != look.view["turn"]:
            self.plan(look)
        offered = {unpack(act)[1] for act in legal if act >> 48 == MARCH_WITH}
        ready = [b for b in look.bands if b.number in offered and b.number not in self.tried]
        # Those with the best people first: they open the way.
        for band in sorted(ready, key=lambda b: -b.worth):
            self.tried.add(band.number)
            if self.goals.get(band.number, band.hex) != band.hex:
                return action(MARCH_WITH, band.number)
        return action(DONE)

    def march(self, look: Outlook, legal: list[int]) -> int:
        """The next hex on the way; halt before a goal until enough are there."""
        number = look.view["marching"]["group"]
        band = next(b for b in look.bands if b.number == number)
        goal = self.goals.get(number, band.hex)
        steps = [unpack(act)[1] for act in legal if act >> 48 == TO]
        halt, besiege = action(HALT), action(BESIEGE)
        if besiege in legal and band.hex == goal:
            return besiege
        costs = self.steer(look, goal)
        onward = min(steps, key=lambda h: costs[h], default=NOWHERE)
        if onward != NOWHERE and (costs[onward] < costs[band.hex] or halt not in legal):
            if halt not in legal or self.may_enter(look, onward, goal):
                return action(TO, onward)
        return halt if halt in legal else besiege

    def may_enter(self, look: Outlook, place: int, goal: int) -> bool:
        """Whether a hex can be entered without throwing the group away."""
        danger = look.foes.get(place, 0) or (place == goal and look.hostile(place))
        if not danger:
            return True
        siege = look.sieges.get(place)
        if siege is not None and siege["besieger"] in look.friends:
            return True
        return look.strength_near(place) >= look.resistance(place)


def larder(look: Outlook, place: int, size: int) -> int:
    """The nearest hex without enemies where so many are fed."""
    costs = look.way(place, hungry=True)
    fed = [
        (costs[h], h)
        for h, cost in enumerate(costs)
        if cost < FAR and h not in look.foes and not look.hostile(h) and look.fed(h, size)
    ]
    return min(fed)[1] if fed else place


def goals_of(look: Outlook) -> set[int]:
    """The places on which the scenario's verdicts hang, for whoever is named in them."""
    verdicts = (*look.scenario.verdicts, *look.scenario.instants)
    return {h for verdict in verdicts for h in (*verdict.holds, *verdict.holds_any)}


def appeal(look: Outlook, place: int, wanted: set[int]) -> float:
    """How much a place calls for an army."""
    weight = GOAL_WEIGHT if place in wanted else 1
    siege = look.sieges.get(place)
    if look.hostile(place):
        return float(look.worth(place) * weight)
    if look.own(place) and siege is not None:
        return float(look.worth(place) * RELIEF_WEIGHT * weight)
    if look.own(place) and place in wanted and look.strength_near(place) < GUARD:
        return float(look.worth(place))
    return 0.0
