"""OpenSpiel's information-set search as a bot of ours, to be met in the arena.

The search is OpenSpiel's own (Cowling, Powley and Whitehouse 2012), its worlds are redrawn from
what the bot has seen, its leaves are valued by random playouts of our engine. It has a time for
each decision, like our bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from levant.bridges import need
from levant.bridges.action_space import ACTIONS
from levant.bridges.openspiel import Board, Playouts, RexGame, RexState
from levant.kernel.dice import FastDice
from levant.rex.belief import Belief
from levant.rex.board import ROLES
from levant.rex.views import RexEvent, RexView

if TYPE_CHECKING:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
else:
    np = need("numpy", "openspiel")
    _library = need("open_spiel.python.algorithms.ismcts", "openspiel")
    ISMCTSBot, ISMCTSFinalPolicyType = _library.ISMCTSBot, _library.ISMCTSFinalPolicyType

BUDGET: Final = 2.0
UCT: Final = 1.5
"""How much the search explores: for values between -1 and 1."""


class _Search(ISMCTSBot):  # type: ignore[misc]  # the library has no types
    """The search with a clock in the place of a number of simulations."""

    def __init__(self, game: RexGame, evaluator: Playouts, seed: int, budget: float) -> None:
        super().__init__(
            game,
            evaluator,
            UCT,
            max_simulations=0,
            random_state=np.random.RandomState(seed % (1 << 32)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self._budget = budget
        self.simulations = 0

    def run_search(self, state: RexState) -> list[tuple[int, float]]:
        """Simulate until the time is over, twice at least: then one action has been tried."""
        end = perf_counter() + self._budget
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < 2 or perf_counter() < end:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class Ismcts:
    """A bot that sees views and events, and searches with OpenSpiel."""

    def __init__(self, seed: int, budget: float = BUDGET, playouts: int = 1) -> None:
        self._dice = FastDice(seed)
        self._seed = seed
        self._budget = budget
        self._evaluator = Playouts(playouts, seed)
        self._belief: Belief | None = None
        self._game: RexGame | None = None

    def choose(self, view: RexView, legal: list[int], events: Sequence[RexEvent]) -> int:
        """The action that the search visited most."""
        if self._belief is None or self._game is None:
            role = ROLES.index(view["role"])
            self._belief = Belief(role, view["edition"], view["options"], self._seed)
            options = "+".join(f"{name}:{value}" for name, value in view["options"].items())
            self._game = RexGame({"edition": view["edition"], "options": options})
        self._belief.observe(view, events)
        if len(legal) == 1:
            return legal[0]
        search = _Search(self._game, self._evaluator, self._dice.below(1 << 32), self._budget)
        search.set_resampler(self._redraw)
        return ACTIONS[int(search.step(self._redraw(None, 0)))]

    def _redraw(self, state: RexState | None, player: int) -> RexState:  # noqa: ARG002 - OpenSpiel passes both
        """A state that may be the real one; the belief knows for whom."""
        assert self._belief is not None
        assert self._game is not None
        drawn = RexState(self._game)
        position = self._belief.sample(self._dice)
        position.log = []
        drawn.board = Board(position)
        return drawn
