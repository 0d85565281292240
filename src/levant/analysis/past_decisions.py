"""The decisions of a finished game that are worth a second look: cards, and movement phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, cast

from levant.bots.rex.playout import own_turn
from levant.bots.rex.successive_halving import Plan
from levant.kernel.record import Record
from levant.kernel.title import Title
from levant.rex.board import ROLES
from levant.rex.game import Game
from levant.rex.words import CARD, CARDS, RECALL, RESIGN

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

Kind = Literal["card", "moves"]
_ROLES: Final = range(len(ROLES))


@dataclass(eq=False)
class PastDecision:
    """A choice of a player as he had it before him, and what he did."""

    kind: Kind
    role: int
    ply: int
    """How many actions had been played before it."""
    position: Game
    """The true position: for what is shown of the decision, never for what is thought of it."""
    view: RexView
    legal: list[int]
    told: int
    """How many events the player had been told."""
    played: Plan = field(default_factory=list)


@dataclass
class TurnStart:
    """The beginning of a game turn: the true position, and each role's view of it."""

    ply: int
    position: Game
    views: Sequence[RexView]
    told: list[int]


@dataclass
class PastGame:
    """A finished game, taken apart."""

    turns: list[TurnStart]
    decisions: list[PastDecision]
    events: Sequence[Sequence[RexEvent]]
    """What each role had been told at the end."""


def take_apart(record: Record, title: Title) -> PastGame:
    """The turns of a game, and its decisions in the order in which they were made.

    What was taken over from another game its players have not decided.
    """
    game = cast("Game", record.start(title, log=True))
    reader = _Reader(game, title)
    for ply, entry in enumerate(record.entries):
        if game.result is not None:
            break
        action = title.parse(game, entry.text)
        reader.before(ply, entry.role, action)
        game.play(entry.role, action)
        record.change_dice(game, ply + 1)
        reader.after()
    decisions = [found for found in reader.decisions if found.ply >= record.inherited]
    events = [cast("list[RexEvent]", title.events(game, role)) for role in _ROLES]
    return PastGame(reader.turns, decisions, events)


class _Reader:
    """Looks at a game while it is played again."""

    def __init__(self, game: Game, title: Title) -> None:
        self.turns: list[TurnStart] = []
        self.decisions: list[PastDecision] = []
        self._game = game
        self._title = title
        self._told = [0 for _ in _ROLES]
        self._moves: PastDecision | None = None
        self._laid: list[PastDecision | None] = [None for _ in _ROLES]

    def before(self, ply: int, role: int, action: int) -> None:
        """Note the turn that begins here, and the decision that this action belongs to."""
        game = self._game
        if not self.turns or _turn(game) != _turn(self.turns[-1].position):
            self._tell()
            views = [game.view(place) for place in _ROLES]
            self.turns.append(TurnStart(ply, game.copy(), views, list(self._told)))
        if action >> 6 == RESIGN:
            return
        if game.phase == CARDS:
            self._card(ply, role, action)
        elif own_turn(game, role):
            if self._moves is None and len(game.legal(role)) > 1:
                self._moves = self._decision("moves", ply, role)
            if self._moves is not None:
                self._moves.played.append(action)

    def after(self) -> None:
        """End a movement phase with its last action."""
        moves = self._moves
        if moves is not None and not own_turn(self._game, moves.role):
            self._moves = None

    def _card(self, ply: int, role: int, action: int) -> None:
        laid = self._laid[role]
        if action >> 6 == RECALL and laid is not None:
            self.decisions.remove(laid)  # what was taken back was not decided
        self._laid[role] = None
        if action >> 6 == CARD and len(self._game.legal(role)) > 1:
            self._laid[role] = self._decision("card", ply, role)
            self.decisions[-1].played.append(action)

    def _decision(self, kind: Kind, ply: int, role: int) -> PastDecision:
        game = self._game
        self._tell()
        found = PastDecision(
            kind, role, ply, game.copy(), game.view(role), game.legal(role), self._told[role]
        )
        self.decisions.append(found)
        return found

    def _tell(self) -> None:
        for role in _ROLES:
            self._told[role] += len(self._title.events(self._game, role, self._told[role]))


def _turn(game: Game) -> tuple[int, int]:
    return game.year, game.turn
