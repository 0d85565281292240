"""8.0 Winter: who starves, and who is made whole."""

from __future__ import annotations

from levant.bots.rex.map_tables import WORTH
from levant.bots.rex.moment import Moment
from levant.rex.army import FIREPOWER, STEPS
from levant.rex.words import DONE, RESTORE, STARVE, action


def supply(moment: Moment) -> int:
    """8.3: the least valuable block; who dies for good is worth more."""
    seen = moment.seen

    def rate(block: int) -> float:
        lasting = 2.0 * (seen.rules.permanent >> block & 1)
        return -seen.steps[block] * WORTH[block] - lasting

    return moment.best(STARVE, rate) or moment.any()


def replacements(moment: Moment) -> int:
    """8.4: every point is spent, on the best fire first."""
    seen = moment.seen

    def rate(block: int) -> float:
        missing = STEPS[block] - seen.steps[block]
        return FIREPOWER[block] + 0.3 * missing

    return moment.best(RESTORE, rate) or action(DONE)
