"""The marshal: a constable who tries his plans out on positions that he believes in.

Before a turn, and again when his groups march, he drafts several campaigns (`drafts`) and lets
constables play each on for some turns, from positions redrawn from his view; a fitted evaluation
says what came of it. On days of siege, when he is met and the like he tries out every choice. In
a battle he tries out tactics: both sides are seen, so the battle itself is fought to its end in
thought. What is trusted is left only for what is better beyond doubt; whatever campaign he chose is
carried out like a constable's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from levant.bots.budget import Budget, Clock
from levant.bots.croisades.battle_model import BattleModel
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import Doctrine
from levant.bots.croisades.drafts import drafts
from levant.bots.croisades.halving import Halving
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.playout import Plan, playout
from levant.bots.croisades.tactics import TACTICS
from levant.croisades.belief import Belief
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.dice import FastDice, derive_seed

TURN_SECONDS: Final = 10.0
"""No turn takes longer when he thinks by the clock."""
HORIZON: Final = 3
"""How many turns a campaign is tried for."""
SINGLE: Final = 1
"""And a single decision: to the end of the turn."""
PLANNING: Final = {"diplomacy": 0.5, "supply": 0.5, "reorganise": 0.5, "moves": 1.0}
"""When campaigns are drafted, and the share of the budget it is worth."""
SHARES: Final = {
    "siege_day": 0.4, "answer": 0.4, "meet": 0.25, "reinforce": 0.25, "sally_day": 0.25,
    "rations": 0.15,
}  # fmt: skip
"""Decisions that are tried out one by one, and the share of the budget each is worth."""
BATTLE: Final = 0.5
"""The share that a turn of a battle is worth."""
MOST_CHOICES: Final = 6
"""How many choices of one decision are tried."""


class Marshal:
    """Chooses by playouts on positions drawn from his belief; holds no real position."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(nodes=60, seconds=TURN_SECONDS)
        self._dice = FastDice(derive_seed(seed, "search"))
        self._constable = Constable(derive_seed(seed, "constable"))
        self._belief: Belief | None = None
        self._planned: set[bool] = set()
        self._turn = 0
        self._left = TURN_SECONDS
        self._fighting: tuple[object, ...] = ()
        self._tactic = "usual"

    def choose(
        self, view: CroisadesView, legal: list[int], events: Sequence[CroisadesEvent]
    ) -> int:
        """One of the legal actions."""
        belief = self._observe(view, events)
        if view["turn"] != self._turn:
            self._turn, self._left, self._planned = view["turn"], TURN_SECONDS, set()
        if len(legal) == 1:
            return legal[0]
        phase = str(view["phase"])
        if phase == "stance":
            return self._fight(view, legal)
        if belief.can_draw():
            if phase in PLANNING and (phase == "moves") not in self._planned:
                self._planned.add(phase == "moves")
                self._plan(belief, view, self._clock(PLANNING[phase]))
            elif phase in SHARES:
                return self._try_actions(belief, phase, legal)
        return self._constable.choose(view, legal, events)

    def _observe(self, view: CroisadesView, events: Sequence[CroisadesEvent]) -> Belief:
        if self._belief is None:
            role = view["role"]
            assert role is not None
            self._belief = Belief(view["edition"], role, view["options"])
        self._belief.observe(view, events)
        return self._belief

    def _clock(self, share: float) -> Clock:
        """The budget of one decision; by the clock, not more than the turn has left."""
        budget = self.budget.part(share)
        if budget.seconds is not None:
            budget = Budget(budget.nodes, max(0.01, min(budget.seconds, self._left / 2)))
        return Clock(budget)

    # --- Campaigns ------------------------------------------------------------------------------

    def _plan(self, belief: Belief, view: CroisadesView, clock: Clock) -> None:
        """Find the campaign of this turn."""
        campaign = self._constable.campaign
        now = replace(campaign.doctrine, stays=False)
        plans = [Plan(doctrine) for doctrine in drafts(Outlook(view), now)]
        campaign.doctrine = self._search(belief, plans, clock, HORIZON).doctrine

    # --- Single decisions -----------------------------------------------------------------------

    def _try_actions(self, belief: Belief, phase: str, legal: list[int]) -> int:
        """Try out the choices to the end of the turn, the constable's own first."""
        view = belief.view
        assert view is not None
        usual = self._constable.choose(view, legal, ())
        doctrine: Doctrine = self._constable.campaign.doctrine
        others = spread([act for act in legal if act != usual], MOST_CHOICES - 1)
        plans = [Plan(doctrine, act) for act in (usual, *others)]
        best = self._search(belief, plans, self._clock(SHARES[phase]), SINGLE)
        return usual if best.action is None else best.action

    # --- Battles --------------------------------------------------------------------------------

    def _fight(self, view: CroisadesView, legal: list[int]) -> int:
        """Fight by the tactic that is best in this turn of the battle."""
        battle = view["battle"]
        assert battle is not None
        turn = (view["turn"], battle["hex"], *battle["turns"])
        if turn != self._fighting:
            self._fighting = turn
            self._tactic = self._best_tactic(view)
        chosen = TACTICS[self._tactic](Outlook(view), legal)
        return chosen if chosen in legal else self._constable.choose(view, legal, ())

    def _best_tactic(self, view: CroisadesView) -> str:
        """The tactic by which most is left of ours and least of theirs."""
        model = BattleModel(view)
        names = list(TACTICS)

        def trial(field: Sequence[int]) -> list[float]:
            seed = self._dice.below(1 << 30)
            return [model.fight(TACTICS[names[i]], TACTICS["usual"], seed) for i in field]

        clock = self._clock(BATTLE)
        best = names[Halving(len(names), trial).decide(clock)]
        self._left -= clock.elapsed()
        return best

    # --- The search -----------------------------------------------------------------------------

    def _search(self, belief: Belief, plans: list[Plan], clock: Clock, turns: int) -> Plan:
        """The plan that is best on drawn positions; the first is trusted."""

        def trial(field: Sequence[int]) -> list[float]:
            root = belief.sample(self._dice)
            seed = self._dice.below(1 << 30)
            return [
                playout(root, belief.role, self._constable, plans[i], seed, turns) for i in field
            ]

        best = Halving(len(plans), trial).decide(clock)
        self._left -= clock.elapsed()
        return plans[best]


def spread(actions: list[int], most: int) -> list[int]:
    """At most so many of some actions, from the first to the last: numbers of men, say."""
    if len(actions) <= most:
        return actions
    return [actions[i * (len(actions) - 1) // (most - 1)] for i in range(most)]
