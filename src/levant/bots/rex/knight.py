"""The knight: tries whole-turn plans on positions drawn from his belief, and takes the best.

The king is a knight with more time and a trained evaluation: more plans, and new ones from the
best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from levant.bots.budget import GAME_SECONDS, TURN_SECONDS, Budget, Clock
from levant.bots.rex.card_search import choose_card
from levant.bots.rex.learned_policy import LearnedPolicy
from levant.bots.rex.playout import Evaluate, PolicyMaker, draft_plan, play_plan
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.squire import Squire
from levant.bots.rex.successive_halving import Plan, SuccessiveHalving
from levant.bots.rex.targets import CITY_LIST
from levant.kernel.dice import FastDice, derive_seed
from levant.rex.belief import Belief
from levant.rex.belief_weights import BeliefWeights
from levant.rex.bits import members
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.words import (
    CARD,
    CHARGE,
    DONE,
    ENTER_WITH,
    FIRE,
    GROUP_OF,
    HARRY,
    MUSTER_AT,
    RETREAT,
    SAIL_WITH,
    WITHDRAW,
)

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

PLANNED: Final = frozenset(
    (
        "assassins",
        "manna",
        "moves",
        "group",
        "march",
        "muster",
        "muster_march",
        "sail",
        "enter",
        "main_road",
        "main_group",
        "jihad_site",
        "marker",
    )
)
"""The phases of one's own movement, which are planned as a whole."""
SINGLE_DECISIONS: Final[dict[str, float]] = {
    "battle_order": 0.4,
    "garrison": 1.0,
    "storm": 1.0,
    "sally": 1.0,
    "field": 0.7,
    "storming": 0.5,
    "retreat_to": 0.5,
    "regroup": 0.7,
    "regroup_to": 0.5,
    "forced_retreat": 0.4,
    "leave": 1.0,
    "place_draw": 0.8,
    "tie": 0.5,
}
"""The decisions that are tried out one by one, and the share of the budget each is worth."""

_MOST_ACTIONS: Final = 8
_TURNS: Final = 1
"""How many game turns playouts last."""
_NOISE: Final = 0.8
"""How much chance has a say in drafting plans."""
_END_IN_SIGHT: Final = 3
_DRAFTING: Final = 0.3
"""The part of a decision's time that drafting plans may take."""
_WIDENING: Final = 0.5
_PRIOR: Final = 0.02
"""How much a plan is ahead that is e times as likely as another to a learned policy."""
_FIRST: Final = 3
_EACH: Final = 8
"""How often every plan should be tried: with little time there are few plans."""


@dataclass(frozen=True)
class SearchSettings:
    """How a bot searches."""

    plans: int
    """How many plans for a movement phase it drafts at first."""
    widening: int
    """How often new plans are drafted from the best ones."""
    evaluate: Evaluate
    """What tells it how a playout has ended."""
    enough: int = 48
    """Playouts beyond which thought on a card or in a battle gains nothing (`bench.thinking`)."""
    make_policy: PolicyMaker = RolloutPolicy
    """The policy of its drafts and playouts."""
    learned_belief: Callable[[], BeliefWeights] | None = None
    """What it has learned about hidden blocks."""


class Knight:
    """Chooses by playouts on positions drawn from his belief; holds no real position."""

    def __init__(self, seed: int, budget: Budget, settings: SearchSettings) -> None:
        self.budget = budget
        self.settings = settings
        self._dice = FastDice(derive_seed(seed, "search"))
        learned = settings.learned_belief() if settings.learned_belief else None
        self._squire = Squire(derive_seed(seed, "squire"), 0.0, settings.make_policy, learned)
        self.latest: SuccessiveHalving | None = None
        """The search of the latest decision, if it took one: its candidates and their values."""
        self._plan: Plan = []
        self._turn = (0, 0)
        self._left = TURN_SECONDS
        self._left_in_game = GAME_SECONDS

    def choose(self, view: RexView, legal: list[int], events: Sequence[RexEvent]) -> int:
        """One of the legal actions."""
        belief = self._squire.observe(view, events)
        self.latest = None
        self._begin_turn(view)
        if len(legal) == 1:
            self._plan = self._plan[1:] if self._plan[:1] == legal else []
            return legal[0]
        if self._plan and self._plan[0] in legal and view["phase"] in PLANNED:
            return self._plan.pop(0)
        self._plan = []
        clock = Clock(self._allowance(str(view["phase"])))
        default = self._squire.propose(belief, legal)
        choice = self._think(belief, view, legal, default, clock)
        self._left -= clock.elapsed()
        self._left_in_game -= clock.elapsed()
        return choice if choice in legal else default

    def intend(self, view: RexView, legal: list[int], events: Sequence[RexEvent]) -> Plan:
        """The action it would choose and, in its own movement phase, all that would follow."""
        return [self.choose(view, legal, events), *self._plan]

    def _begin_turn(self, view: RexView) -> None:
        """A new game turn has its time whole."""
        turn = (view["year"], view["turn"])
        if turn != self._turn:
            self._turn = turn
            self._left = TURN_SECONDS

    def _allowance(self, phase: str) -> Budget:
        """The budget of one decision, less when the turn or the game has taken long already."""
        budget = self.budget.part(SINGLE_DECISIONS.get(phase, 1.0))
        if phase not in PLANNED:
            budget = budget.at_most(self.settings.enough)
        if budget.seconds is None:
            return budget
        seconds = min(budget.seconds, self._left / 4, self._left_in_game / 40)
        return Budget(budget.nodes, max(0.01, seconds))

    def _think(
        self, belief: Belief, view: RexView, legal: list[int], default: int, clock: Clock
    ) -> int:
        phase = view["phase"]
        if phase == "cards":
            if legal[0] >> 6 != CARD:
                return default
            turns = self._horizon(belief, view)
            return choose_card(
                belief, legal, self._dice, clock, turns, self.settings.evaluate,
                self.settings.make_policy,
            )  # fmt: skip
        if phase in PLANNED:
            return self._plan_turn(belief, default, clock, self._horizon(belief, view))
        if phase in SINGLE_DECISIONS:
            return self._try_actions(belief, legal, default, clock)
        return default

    def _horizon(self, belief: Belief, view: RexView) -> int:
        """How many turns playouts last: to the very end of the game, when that is near."""
        left = WINTER_TURN + 1 - int(view["turn"])
        last_year = view["year"] >= belief.rules.last_year
        return left if last_year and left <= _END_IN_SIGHT else _TURNS

    def _halving(self, belief: Belief, turns: int) -> SuccessiveHalving:
        """A search over positions that the belief draws."""
        draw = partial(belief.sample, self._dice)
        self.latest = SuccessiveHalving(
            draw, belief.role, self._dice, turns, self.settings.evaluate,
            self.settings.make_policy,
        )  # fmt: skip
        return self.latest

    # Plans for a movement phase

    def _plan_turn(self, belief: Belief, default: int, clock: Clock, turns: int) -> int:
        """The best of several plans for the rest of the phase; it is kept and followed."""
        halving = self._halving(belief, turns)
        trusted = halving.add_plan(self._default_plan(belief, default))
        room = self.settings.plans
        for i in range(self.settings.plans):
            if clock.used() > _DRAFTING or len(halving.candidates) >= room:
                break
            self._draft(belief, halving, [], i)
            if self.settings.widening and i == _FIRST:
                room = _room(halving, clock)
        for _ in range(self.settings.widening):
            if clock.used() < _WIDENING:
                self._widen(belief, halving, clock)
        best = halving.decide(clock, trusted)
        if not best.plan:
            return default
        self._plan = best.plan[1:]
        return best.plan[0]

    def _draft(self, belief: Belief, halving: SuccessiveHalving, start: Plan, number: int) -> None:
        """A plan of the policy's that begins with some actions; every other has a set target."""
        root = belief.sample(self._dice)
        me = belief.role
        play_plan(root, me, start)
        noise = _NOISE if number else 0.0
        policy = self.settings.make_policy(FastDice(self._dice.below(1 << 30)), noise)
        if isinstance(policy, LearnedPolicy):
            policy.draw_moves(number)
        if number % 2:
            policy.set_target(me, self._random_target(root, me))
        plan = [*start, *draft_plan(root, me, policy)]
        prior = policy.log_chance if isinstance(policy, LearnedPolicy) else 0.0
        halving.add_plan(plan, _PRIOR * prior)

    def _random_target(self, game: Game, me: int) -> int:
        """Any city, rather one of the enemy's."""
        cities = members(game.cities(1 - me)) or CITY_LIST
        return cities[self._dice.below(len(cities))]

    def _default_plan(self, belief: Belief, default: int) -> Plan:
        """What the squire would do for the rest of the phase, beginning with his choice."""
        game = belief.sample(self._dice)
        game.play(belief.role, default)
        policy = self._squire.policy.copy(FastDice(self._dice.below(1 << 30)))
        return [default, *draft_plan(game, belief.role, policy)]

    def _widen(self, belief: Belief, halving: SuccessiveHalving, clock: Clock) -> None:
        """New plans that begin like one of the best and go on otherwise."""
        ranked = sorted(halving.candidates, key=lambda candidate: candidate.mean, reverse=True)
        halving.round(ranked, clock)
        ranked.sort(key=lambda candidate: candidate.mean, reverse=True)
        for candidate in ranked[:3]:
            cuts = [i for i, action in enumerate(candidate.plan) if action >> 6 in _STARTS]
            if len(cuts) < 2:
                continue
            cut = cuts[1 + self._dice.below(len(cuts) - 1)]
            self._draft(belief, halving, candidate.plan[:cut], 1 + self._dice.below(2))

    # Single decisions

    def _try_actions(self, belief: Belief, legal: list[int], default: int, clock: Clock) -> int:
        """Try out the sensible actions, the squire's among them."""
        halving = self._halving(belief, 1)
        trusted = halving.add_plan([default])
        root = belief.sample(self._dice)
        for action in actions_worth_trying(root, legal):
            halving.add_plan([action])
        return halving.decide(clock, trusted).plan[0]


def _room(halving: SuccessiveHalving, clock: Clock) -> int:
    """How many plans there is time for, by what a playout of each of the first has taken."""
    before = clock.used()
    halving.round(halving.candidates, clock)
    spent = (clock.used() - before) / len(halving.candidates)
    return int((1 - clock.used()) / max(1e-6, _EACH * spent))


_STARTS: Final = frozenset((DONE, GROUP_OF, MUSTER_AT, SAIL_WITH, ENTER_WITH))
_ALIKE: Final = frozenset((FIRE, CHARGE, HARRY, RETREAT, WITHDRAW))


def actions_worth_trying(p: Game, legal: list[int]) -> list[int]:
    """The actions worth trying: of verbs that any block may take, strongest and weakest."""
    groups: dict[int, list[int]] = {}
    for action in legal:
        groups.setdefault(action >> 6, []).append(action)
    found: list[int] = []
    for verb, actions in groups.items():
        if verb in _ALIKE and len(actions) > 1:
            actions.sort(key=lambda a: p.strength(a & 63))
            found.append(actions[-1])
            if verb != FIRE:
                found.append(actions[0])
        else:
            found.extend(actions)
    return found[:_MOST_ACTIONS]
