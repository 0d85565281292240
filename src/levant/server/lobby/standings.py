"""How players stand in a tournament, from its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from levant.server.auth.person import Person
from levant.server.lobby.schemas import StandingOut
from levant.server.matches.header import Header

WIN: Final = 1.0
DRAW: Final = 0.5


@dataclass
class _Score:
    person: Person
    won: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """Against whom, by their ids."""

    @property
    def points(self) -> float:
        return WIN * len(self.won) + DRAW * len(self.drawn)

    def tiebreak(self, scores: Mapping[str, _Score]) -> float:
        """Sonneborn-Berger."""
        beaten = sum(scores[other].points for other in self.won)
        return beaten + DRAW * sum(scores[other].points for other in self.drawn)


def sides(game: Header) -> dict[str, str]:
    """Who plays a game, also where a bot has taken a seat over: role and id."""
    return {seat.role: seat.person.id for seat in game.seats if seat.person is not None}


def winner(game: Header) -> str | None:
    """The id of who has won a game."""
    result = game.row.result
    return None if result is None else sides(game).get(result["winner"] or "")


def standings(players: Sequence[Person], games: Sequence[Header]) -> list[StandingOut]:
    """All players, the best first; games that were broken off do not count."""
    scores = {person.id: _Score(person) for person in players}
    for game in games:
        both = list(sides(game).values())
        if game.row.status != "finished" or len(both) != 2 or not scores.keys() >= set(both):
            continue
        best = winner(game)
        for person, other in (both, reversed(both)):
            score = scores[person]
            against = score.drawn if best is None else score.won if best == person else score.lost
            against.append(other)
    told = [_told(score, scores) for score in scores.values()]
    return sorted(told, key=lambda one: (-one["points"], -one["tiebreak"], one["user"]["name"]))


def _told(score: _Score, scores: Mapping[str, _Score]) -> StandingOut:
    won, drawn, lost = len(score.won), len(score.drawn), len(score.lost)
    return {
        "user": score.person.user(),
        "points": score.points,
        "tiebreak": score.tiebreak(scores),
        "played": won + drawn + lost,
        "won": won,
        "lost": lost,
        "drawn": drawn,
    }
