"""The marshal: a constable who tries his plans out on positions that he believes in.

Once a turn he drafts several campaigns (other objectives, bolder, more careful, ladders or engines
first) and lets constables play each on for some turns, from positions redrawn from his view. On
days of siege and when he is met he tries out every choice. The campaign under way is left only for
one that is better beyond doubt; whatever he chose is carried out like a constable's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from levant.bots.budget import Budget, Clock
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL, Doctrine
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.playout import Plan, playout
from levant.bots.croisades.targets import SIEGE, targets
from levant.croisades.belief import Belief
from levant.croisades.board import NOWHERE, steps_from
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.dice import FastDice, derive_seed

TURN_SECONDS: Final = 10.0
"""No turn takes longer when he thinks by the clock."""
HORIZON: Final = 2
"""How many turns a campaign is tried for."""
SINGLE: Final = 1
"""And a single decision: to the end of the turn."""
OBJECTIVES: Final = 3
"""How many objectives are tried."""
SHARES: Final = {"siege_day": 0.4, "answer": 0.4, "meet": 0.25}
"""Decisions that are tried out one by one, and the share of the budget each is worth."""
DOUBT: Final = 0.7
"""Standard errors by which a plan must beat the one that is trusted."""
LEAST: Final = 2
"""Playouts of every plan before any falls out."""


class Marshal:
    """Chooses by playouts on positions drawn from his belief; holds no real position."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(nodes=24)
        self._dice = FastDice(derive_seed(seed, "search"))
        self._constable = Constable(derive_seed(seed, "constable"))
        self._belief: Belief | None = None
        self._planned = 0
        self._turn = 0
        self._left = TURN_SECONDS

    def choose(
        self, view: CroisadesView, legal: list[int], events: Sequence[CroisadesEvent]
    ) -> int:
        """One of the legal actions."""
        belief = self._observe(view, events)
        if view["turn"] != self._turn:
            self._turn, self._left = view["turn"], TURN_SECONDS
        if len(legal) == 1:
            return legal[0]
        if belief.can_draw():
            if view["turn"] != self._planned and view["phase"] in _PLANNING:
                self._planned = view["turn"]
                self._plan_turn(belief, view)
            elif view["phase"] in SHARES:
                return self._try_actions(belief, str(view["phase"]), legal)
        return self._constable.choose(view, legal, events)

    def _observe(self, view: CroisadesView, events: Sequence[CroisadesEvent]) -> Belief:
        if self._belief is None:
            role = view["role"]
            assert role is not None
            self._belief = Belief(view["edition"], role, view["options"])
        self._belief.observe(view, events)
        return self._belief

    # --- Campaigns ------------------------------------------------------------------------------

    def _plan_turn(self, belief: Belief, view: CroisadesView) -> None:
        """Find the campaign of this turn."""
        campaign = self._constable.campaign
        plans = [Plan(doctrine) for doctrine in drafts(Outlook(view), campaign.doctrine)]
        best = self._search(belief, plans, self._clock(1.0), HORIZON)
        campaign.doctrine = best.doctrine

    # --- Single decisions -----------------------------------------------------------------------

    def _try_actions(self, belief: Belief, phase: str, legal: list[int]) -> int:
        """Try out every choice to the end of the turn, the constable's own first."""
        view = belief.view
        assert view is not None
        usual = self._constable.choose(view, legal, ())
        doctrine = self._constable.campaign.doctrine
        plans = [Plan(doctrine, usual)]
        plans += [Plan(doctrine, act) for act in legal if act != usual]
        best = self._search(belief, plans, self._clock(SHARES[phase]), SINGLE)
        return usual if best.action is None else best.action

    # --- The search -----------------------------------------------------------------------------

    def _clock(self, share: float) -> Clock:
        """The budget of one decision; by the clock, not more than the turn has left."""
        budget = self.budget.part(share)
        if budget.seconds is not None:
            budget = Budget(budget.nodes, max(0.01, min(budget.seconds, self._left / 2)))
        return Clock(budget)

    def _search(self, belief: Belief, plans: list[Plan], clock: Clock, turns: int) -> Plan:
        """Halve the field as the budget is used up; the first plan is trusted and stays."""
        room = len(plans) if clock.nodes is None else max(2, clock.nodes // LEAST)
        trusted, field = plans[0], plans[:room]
        halvings = max(1, (len(field) - 1).bit_length())
        for step in range(halvings):
            if len(field) == 1:
                break
            rounds = 0
            while rounds < LEAST or clock.used() < (step + 1) / halvings:
                if clock.done() and rounds:
                    break
                self._round(belief, field, clock, turns)
                rounds += 1
            field.sort(key=lambda plan: -plan.mean)
            kept = field[: max(1, (len(field) + 1) // 2)]
            field = kept if trusted in kept else [*kept, trusted]
        self._left -= clock.elapsed()
        best = max(field, key=lambda plan: plan.mean)
        return best if best is trusted or surely_better(best, trusted) else trusted

    def _round(self, belief: Belief, field: list[Plan], clock: Clock, turns: int) -> None:
        """One drawn position with the same dice, tried by all."""
        root = belief.sample(self._dice)
        seed = self._dice.below(1 << 30)
        for plan in field:
            plan.values.append(playout(root, belief.role, self._constable, plan, seed, turns))
            clock.count()


_PLANNING: Final = frozenset(("diplomacy", "supply", "reorganise"))


def drafts(look: Outlook, now: Doctrine) -> list[Doctrine]:
    """The campaigns worth trying: the one under way first, then others."""
    bases = [now, USUAL]
    bases += [replace(USUAL, objective=place) for place in objectives(look)]
    bases += [
        replace(USUAL, margin=1.0),
        replace(USUAL, margin=2.2, fronts=1, guard=3.0),
        replace(USUAL, fronts=4, together=False),
        replace(USUAL, ladders_first=False),
    ]
    return list(dict.fromkeys(bases))


def objectives(look: Outlook) -> list[int]:
    """The places that promise most, the nearer the more."""
    homes = [b.hex for b in look.bands if b.hex != NOWHERE]
    rated: list[tuple[float, int]] = []
    for target in targets(look):
        if target.kind != SIEGE:
            continue
        far = steps_from(target.place)
        near = min((far[h] for h in homes if far[h] >= 0), default=99)
        rated.append((target.value / (near + 6), target.place))
    return [place for _, place in sorted(rated, reverse=True)[:OBJECTIVES]]


def surely_better(one: Plan, other: Plan) -> bool:
    """Whether a plan beats another by more than chance, on positions that both were tried on."""
    count = min(len(one.values), len(other.values))
    gaps = [a - b for a, b in zip(one.values[-count:], other.values[-count:], strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return mean > DOUBT * sqrt(spread / (count * max(1, count - 1)))
