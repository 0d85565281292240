"""What a campaign is told beforehand: how bold it is, and what it goes for first.

The constable has the usual doctrine; the marshal tries several out.
"""

from __future__ import annotations

from dataclasses import dataclass

from levant.croisades.board import NOWHERE


@dataclass(frozen=True)
class Doctrine:
    """How somebody leads a campaign for a turn."""

    margin: float = 1.5
    """How much stronger than what is believed to stand there an army must be."""
    objective: int = NOWHERE
    """The place that comes before all others; NOWHERE: whatever promises most."""
    fronts: int = 2
    """How many places are marched on or besieged at a time."""
    relief: float = 1.0
    """The same for the relief of an own place, which waiting may lose."""
    guard: float = 1.0
    """How much own places count against what could be taken; 0: nobody stays to keep them."""
    together: bool = True
    """Whether those who have nothing better to do follow the main army."""
    ladders_first: bool = True
    """Whether engineers make ladders before engines that batter."""
    stays: bool = False
    """Whether everybody stays where he is."""
    storms: float = 1.0
    """How much stronger than usual an army must be before it storms a place."""


USUAL = Doctrine()
