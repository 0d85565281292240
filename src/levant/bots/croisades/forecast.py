"""Forecasts: the expected outcome of a game for a player, from his view. The chart of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from levant.bots.croisades.evaluation import evaluate
from levant.croisades.belief import Belief
from levant.croisades.views import CroisadesEvent, CroisadesView
from levant.kernel.dice import FastDice, derive_seed

_SAMPLES: Final = 12


def expected_outcome(view: CroisadesView, events: Sequence[CroisadesEvent], seed: int) -> float:
    """The expected outcome for the viewer, from -1 (lost) to 1 (won).

    What the marshal makes of positions that show the viewer his view; `events` is his whole
    history. Of several powers each begins with its share.
    """
    role = view["role"]
    if role is None:
        raise ValueError("a forecast is made from a player's view; this one is a spectator's")
    result = view["result"]
    if result is not None:
        return 0.0 if result["winner"] == "nobody" else 2.0 * (result["winner"] == role) - 1
    belief = Belief(view["edition"], role, view["options"])
    belief.observe(view, events)
    if not belief.can_draw():
        return 2 / len(view["scores"]) - 1
    dice = FastDice(derive_seed(seed, "forecast"))
    drawn = (evaluate(belief.sample(dice), belief.role) for _ in range(_SAMPLES))
    return 2 * sum(drawn) / _SAMPLES - 1
