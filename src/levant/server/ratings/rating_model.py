"""What one result says about the strength of everybody who had a part in it.

Each seat is a team: the player, the side he played and the options that were in force. So a
side that wins more than its share, or a handicap that helps, earns a standing of its own, and
a player gains less with it and more against it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
CIRCUMSTANCE_SIGMA: Final = SIGMA / 4
"""Sides and options start level, and known to be worth less than a player."""
PROVISIONAL_SIGMA: Final = 5.0
"""Above it, too little is known of a player to place him."""
SHOWN_AT_START: Final = 1000
SHOWN_PER_POINT: Final = 40


@dataclass(frozen=True)
class Standing:
    """What is believed of a strength: the middle of the guess, and how wide it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The one number people see: the strength that is all but certain (3 sigma)."""
        return round(SHOWN_AT_START + SHOWN_PER_POINT * (self.mu - 3 * self.sigma))

    @property
    def spread(self) -> int:
        """How far off the middle of the guess may be (2 sigma), in shown points."""
        return round(SHOWN_PER_POINT * 2 * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


@dataclass(frozen=True)
class Participant:
    """Somebody or something that had a part in a match: a player, a side, an option."""

    kind: str
    """person, bot, side or option"""
    name: str

    @property
    def unknown(self) -> Standing:
        """The standing of one that has not been seen before."""
        if self.kind in ("side", "option"):
            return Standing(0.0, CIRCUMSTANCE_SIGMA)
        return Standing()


def team(player: Participant, role: str, options: Mapping[str, int]) -> list[Participant]:
    """All that plays on one seat: the player, his side, the options as they bear on that side."""
    parts = [player, Participant("side", role)]
    for option, value in sorted(options.items()):
        if value:
            parts.append(Participant("option", f"{option}={int(value)}:{role}"))
    return parts


Teams = Sequence[Sequence[Standing]]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(teams: Teams, places: Sequence[float]) -> list[list[Standing]]:
    """The standings after a match; places as in a race: the lowest won, equal ones drew."""
    model = _model()
    before = [[model.rating(mu=s.mu, sigma=s.sigma) for s in team] for team in teams]
    after = model.rate(before, ranks=list(places))
    return [[Standing(float(r.mu), float(r.sigma)) for r in team] for team in after]


def places(roles: Sequence[str], winner: str | None) -> list[float]:
    """The winner first and everybody else second; all equal when nobody won."""
    return [0.0 if winner is None or role == winner else 1.0 for role in roles]
