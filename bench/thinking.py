"""What thinking gains: choices of kings with few and many playouts, tried out on fresh positions.

`python -m bench.thinking` lets two kings play. At some of their decisions they are asked what they
would do with other budgets; every answer, and the squire's, is tried out on the same positions with
the same dice, and judged as kings judge. A gain of 0.01 is half a hundredth of a won game.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Final

from bench.learn.game_files import to_move
from bench.learn.games import Seat
from levant.bots.budget import Budget, Clock
from levant.bots.rex.knight import PLANNED, SINGLE_DECISIONS, Knight
from levant.bots.rex.players import KING
from levant.bots.rex.playout import playout
from levant.kernel.dice import FastDice
from levant.rex.belief import Belief
from levant.rex.game import REX
from levant.rex.views import RexView
from levant.rex.words import OVER

_PLAYED: Final = 40
"""Playouts of the kings whose game it is."""
_ASKED: Final = {"cards": 0.4, "moves": 0.4, "battles": 0.1}
"""How often a decision of each kind is looked at."""
_FINE: Final = 1000
_NOISE: Final = 0.3


class Findings:
    """Of one kind of decision, for every budget: what its choices gained, and their time."""

    def __init__(self, budgets: list[int]) -> None:
        self.budgets = budgets
        self.gains: list[list[float]] = []
        self.seconds = [0.0] * len(budgets)

    def rows(self, kind: str) -> list[str]:
        """The lines of the table."""
        lines = []
        number = len(self.gains)
        for i, budget in enumerate(self.budgets):
            gains = [row[i] for row in self.gains]
            mean = sum(gains) / number
            error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / number
            lines.append(
                f"{kind:8} {number:9} {budget:9} {mean:8.4f} {error:7.4f} "
                f"{self.seconds[i] / number:9.3f}"
            )
        return lines


class Subject(Knight):
    """A king who is asked at some decisions what he would do with another budget."""

    def __init__(self, seed: int, trials: int, found: dict[str, Findings]) -> None:
        super().__init__(seed, Budget(nodes=_PLAYED), KING)
        self._trials = trials
        self._found = found
        self._chance = FastDice(seed)

    def _think(
        self, belief: Belief, view: RexView, legal: list[int], default: int, clock: Clock
    ) -> int:
        choice = super()._think(belief, view, legal, default, clock)
        kind = _kind(str(view["phase"]))
        if self._chance.below(_FINE) < _FINE * _ASKED.get(kind, 0):
            kept = self._plan
            self._examine(belief, view, legal, default, self._found[kind])
            self._plan = kept
        return choice

    def _examine(
        self,
        belief: Belief,
        view: RexView,
        legal: list[int],
        default: int,
        findings: Findings,
    ) -> None:
        """Ask for a choice with every budget, and try them all out against the squire's."""
        planned = view["phase"] in PLANNED
        answers = [self._default_plan(belief, default) if planned else [default]]
        for i, nodes in enumerate(findings.budgets):
            began = process_time()
            clock = Clock(Budget(nodes=nodes))
            self._plan = []
            first = super()._think(belief, view, legal, default, clock)
            answers.append([first, *self._plan])
            findings.seconds[i] += process_time() - began
        turns = self._horizon(belief, view)
        totals = [0.0] * len(answers)
        for _ in range(self._trials):
            root = belief.sample(self._chance)
            seed = self._chance.below(1 << 30)
            known: dict[tuple[int, ...], float] = {}
            for i, plan in enumerate(answers):
                key = tuple(plan)
                if key not in known:
                    known[key] = playout(
                        root, belief.role, plan, seed, turns, _NOISE, self.settings.evaluate
                    )
                totals[i] += known[key]
        gains = [(total - totals[0]) / self._trials for total in totals[1:]]
        findings.gains.append(gains)


def _kind(phase: str) -> str:
    if phase in PLANNED:
        return "moves"
    return "battles" if phase in SINGLE_DECISIONS else phase


def play(seed: int, trials: int, found: dict[str, Findings]) -> None:
    """One game of two who are asked."""
    game = REX.new("2.0", {}, FastDice(seed), log=True)
    kings = [Seat(Subject(2 * seed + side, trials, found), side) for side in (0, 1)]
    while game.phase != OVER:
        side = to_move(game)
        game.play(side, kings[side].choose(game))


def main() -> None:
    """Play, ask, and print what each budget gained."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=120, help="positions to try an answer on")
    parser.add_argument("--playouts", type=int, nargs="+", default=[18, 35, 70, 140, 280, 560])
    asked = parser.parse_args()
    found = {kind: Findings(asked.playouts) for kind in _ASKED}
    for number in range(asked.games):
        play(asked.seed + number, asked.trials, found)
        print(f"game {number + 1} of {asked.games}", flush=True)
    print("kind     decisions  playouts     gain   error   seconds")
    for kind, findings in found.items():
        if findings.gains:
            print(*findings.rows(kind), sep="\n")


if __name__ == "__main__":
    main()
