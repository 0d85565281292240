"""The turns of a finished game of Croisades Strategic, and each power's land movement in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

from levant.analysis.movements import Movement, moves_now
from levant.croisades.game import Game
from levant.croisades.words import DIPLOMACY, MOVES, REORGANISE, SUPPLY
from levant.kernel.record import Record
from levant.kernel.title import Title

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesEvent, CroisadesView

_BEGINNING: Final = frozenset((DIPLOMACY, SUPPLY, REORGANISE))
"""A turn begins with one of these, according to its rules and what there is to decide."""


@dataclass(eq=False)
class PastCampaign:
    """The land movement of a power as it had it before it, and what it did."""

    role: int
    ply: int
    """How many actions had been played before it."""
    view: CroisadesView
    told: int
    """How many events the player had been told."""
    played: Movement = field(default_factory=Movement)


@dataclass
class TurnStart:
    """The beginning of a turn: the true position, and each power's view of it."""

    ply: int
    position: Game
    views: Sequence[CroisadesView]
    told: list[int]


@dataclass
class PastWar:
    """A finished game, taken apart."""

    roles: Sequence[str]
    turns: list[TurnStart]
    campaigns: list[PastCampaign]
    events: Sequence[Sequence[CroisadesEvent]]
    """What each power had been told at the end."""


def take_apart(record: Record, title: Title) -> PastWar:
    """The turns of a game, and the movements in the order in which they were made.

    What was taken over from another game its players have not decided.
    """
    game = cast("Game", record.start(title, log=True))
    reader = _Reader(game, title)
    for ply, entry in enumerate(record.entries):
        if game.result is not None:
            break
        chosen = title.parse(game, entry.text)
        reader.before(ply, entry.role, chosen)
        game.play(entry.role, chosen)
        record.change_dice(game, ply + 1)
    roles = game.scenario.roles
    events = [cast("list[CroisadesEvent]", title.events(game, r)) for r in range(len(roles))]
    campaigns = [found for found in reader.campaigns if found.ply >= record.inherited]
    return PastWar(roles, reader.turns, campaigns, events)


class _Reader:
    """Looks at a game while it is played again."""

    def __init__(self, game: Game, title: Title) -> None:
        self.turns: list[TurnStart] = []
        self.campaigns: list[PastCampaign] = []
        self._game = game
        self._title = title
        self._told = [0 for _ in range(game.roles)]
        self._begun = 0
        self._moving: dict[int, PastCampaign | None] = {}

    def before(self, ply: int, role: int, chosen: int) -> None:
        """Note the turn that begins here, and the movement that this action belongs to."""
        game = self._game
        if game.turn != self._begun and game.phase in _BEGINNING:
            self._begin_turn(ply)
        if not moves_now(game, role) or chosen not in game.legal(role):
            return  # what can be said at any time is no movement
        if role not in self._moving:
            self._moving[role] = self._decision(ply, role)
        campaign = self._moving[role]
        if campaign is not None:
            campaign.played.note(game, chosen)

    def _begin_turn(self, ply: int) -> None:
        game = self._game
        self._begun, self._moving = game.turn, {}
        self._tell()
        views = [game.view(role) for role in range(game.roles)]
        self.turns.append(TurnStart(ply, game.copy(), views, list(self._told)))

    def _decision(self, ply: int, role: int) -> PastCampaign | None:
        """The movement that begins here; None where nobody can march."""
        game = self._game
        if game.phase != MOVES or len(game.legal(role)) < 2:
            return None
        self._tell()
        found = PastCampaign(role, ply, game.view(role), self._told[role])
        self.campaigns.append(found)
        return found

    def _tell(self) -> None:
        for role in range(self._game.roles):
            self._told[role] += len(self._title.events(self._game, role, self._told[role]))
