"""The squire: the rollout policy on a position drawn from what he believes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from levant.bots.rex.offers import NO_CHOICE
from levant.bots.rex.playout import PolicyMaker
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.kernel.dice import FastDice, derive_seed
from levant.rex.belief import Belief
from levant.rex.belief_weights import BeliefWeights
from levant.rex.board import ROLES

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

_NOISE: Final = 2.0
"""How much chance has a say in his moves; with less of it the knight is not far above him."""


class Squire:
    """Chooses at once, without playouts; holds no real position."""

    def __init__(
        self,
        seed: int,
        noise: float = _NOISE,
        make_policy: PolicyMaker = RolloutPolicy,
        learned: BeliefWeights | None = None,
    ) -> None:
        self._seed = seed
        self._learned = learned
        self._dice = FastDice(derive_seed(seed, "draw"))
        self._belief: Belief | None = None
        self.policy = make_policy(FastDice(derive_seed(seed, "policy")), noise)

    def choose(self, view: RexView, legal: list[int], events: Sequence[RexEvent]) -> int:
        """One of the legal actions."""
        belief = self.observe(view, events)
        return legal[0] if len(legal) == 1 else self.propose(belief, legal)

    def observe(self, view: RexView, events: Sequence[RexEvent]) -> Belief:
        """His belief, with what he sees and hears now."""
        if self._belief is None:
            role = ROLES.index(view["role"])
            seed = derive_seed(self._seed, "belief")
            self._belief = Belief(role, view["edition"], view["options"], seed, self._learned)
            if events and events[0].get("n"):
                events = []  # called in the midst of a game: what came before is not told
        self._belief.observe(view, events)
        return self._belief

    def propose(self, belief: Belief, legal: list[int]) -> int:
        """What the policy chooses on a drawn position."""
        drawn = belief.sample(self._dice)
        # Without its history a view may tell too little for the same actions to be offered.
        action = self.policy.choose(drawn, belief.role) if drawn.legal(belief.role) else NO_CHOICE
        return action if action in legal else legal[self._dice.below(len(legal))]
