"""The campaigns that the marshal tries out for a turn: what differs from the one under way."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from levant.bots.croisades.doctrine import USUAL, Doctrine
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.targets import SIEGE, targets
from levant.croisades.board import NOWHERE, steps_from

OBJECTIVES: Final = 3
"""How many objectives are tried."""
RELIEFS: Final = (0.7, 1.0, 1.5, 2.5)
"""How much stronger than the camp whoever relieves an own place may want to be."""


def drafts(look: Outlook, now: Doctrine) -> list[Doctrine]:
    """The campaigns worth trying: the one under way first, then others; none twice."""
    bases = [now, USUAL, replace(now, stays=True)]
    besieged = any(look.own(place) for place in look.sieges)
    besieging = any(look.besieging(place) for place in look.sieges)
    if besieged:
        bases += [replace(now, relief=relief) for relief in RELIEFS]
    bases += [replace(now, objective=place) for place in objectives(look)]
    bases += [
        replace(now, margin=1.0),
        replace(now, margin=2.2, fronts=1, guard=3.0),
        replace(now, fronts=4, together=False),
    ]
    if besieging:
        bases += [replace(now, storms=0.6), replace(now, storms=2.0)]
        bases.append(replace(now, ladders_first=not now.ladders_first))
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
