"""One game at the table: position, record and bots, and what may be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from levant.bots.remote_bot import BotFailed
from levant.bots.rex.players import BY_THE_CLOCK
from levant.cli.players import seat_bot
from levant.croisades.game import Game
from levant.croisades.gestures import gestures
from levant.kernel.dice import commitment
from levant.kernel.record import Record, RecordError
from levant.kernel.runner import Chooser
from levant.kernel.title import Event, Refusal, Result, Title, View
from levant.releases.action_numbers import numbers_today
from levant.releases.registry import is_old

if TYPE_CHECKING:
    from levant.rex.views import Piece

REMINDER: Final = 10
"""How many events a person reads again when a game is resumed."""


def _new_dice(seed: int | None) -> tuple[str, bytes | None]:
    """The dice of a seed, or fair ones and their key, as a record has them."""
    if seed is not None:
        return f"fast {seed}", None
    key = secrets.token_bytes(32)
    return f"fair {commitment(key)}", key


class TerminalGame:
    """A game between persons at this terminal and bots.

    The position stays in here: whoever asks gets a role's view and a role's events.
    """

    def __init__(self, title: Title, record: Record) -> None:
        self.title = title
        self.record = record
        self.bots: dict[int, Chooser] = {}
        for role in range(len(record.roles)):
            bot = seat_bot(record, role)
            if bot is not None:
                self.bots[role] = bot
        self._heard = [0] * len(record.roles)
        self._floor = 0
        self._orders: list[tuple[int, int]] = []
        """The orders of several actions: how many actions stood before each, and after it."""
        self.changes = 0
        """Counts what was played and taken back: another number, another game."""
        self._position = record.start(title, log=True)

    @classmethod
    def begin(
        cls,
        title: Title,
        edition: str,
        options: Mapping[str, int],
        seats: Sequence[str],
        seed: int | None,
    ) -> TerminalGame:
        """A new game: with fair dice, or with those of a seed."""
        dice, key = _new_dice(seed)
        record = Record.begin(title, edition, options, dice, seats)
        record.key = key
        return cls(title, record)

    @classmethod
    def play_on(
        cls, title: Title, record: Record, ply: int, seats: Sequence[str], seed: int | None
    ) -> TerminalGame:
        """A new game from after some action of one that is over, with new dice."""
        if record.result is None:
            raise RecordError("the game is not over: resume it where it stands, without --ply")
        dice, key = _new_dice(seed)
        new = record.continued(ply, dice, seats)
        new.key = key
        game = cls.resume(title, new)
        if game.result is not None:
            raise RecordError("the game is over there: choose an earlier action")
        return game

    @classmethod
    def resume(cls, title: Title, record: Record) -> TerminalGame:
        """A saved game. The bots live through it again and end as they were.

        Those who think by the clock would need as long for that as they have thought so far, and
        not end as they were: at their next turn they are told the whole history instead.
        """
        if record.result is not None:
            raise RecordError("the game is over: it can be replayed, not resumed")
        game = cls(title, record)
        relive = [r for r in game.bots if record.players[record.roles[r]] not in BY_THE_CLOCK]
        for number, entry in enumerate(record.entries, 1):
            own = number > record.inherited
            if own and entry.role in relive and entry.role in game._position.deciders:
                game._consult(entry.role)
            try:
                game._apply(entry.role, entry.text, number)
            except (Refusal, ValueError) as error:
                told = f"action {number} ({record.roles[entry.role]} {entry.text})"
                raise RecordError(f"{told} cannot be played: {error}", entry.line) from None
        game._floor = max(game._floor, record.inherited)
        for role in game.persons:
            game._heard[role] = max(0, len(game.events(role)) - REMINDER)
        return game

    # What may be known

    @property
    def persons(self) -> list[int]:
        """The roles that persons play."""
        return [role for role in range(len(self.record.roles)) if role not in self.bots]

    @property
    def decider(self) -> int | None:
        """The role that chooses next; None when the game is over."""
        deciders = self._position.deciders
        return deciders[0] if deciders else None

    @property
    def result(self) -> Result | None:
        return self._position.result

    def view(self, role: int | None) -> View:
        """What a role sees."""
        return self._position.view(role)

    def events(self, role: int | None) -> Sequence[Event]:
        """Everything that a role saw happen."""
        return self.title.events(self._position, role)

    def news(self, role: int) -> Sequence[Event]:
        """What a role saw happen since it last asked."""
        news = self.title.events(self._position, role, self._heard[role])
        self._heard[role] += len(news)
        return news

    def refusal(self, role: int, text: str) -> Refusal | None:
        """Why an action is not legal, or None; ValueError when it cannot be read."""
        return self._position.refusal(role, self.title.parse(self._position, text))

    # What may be done

    def play(self, role: int, text: str) -> None:
        """Play an action, or raise its Refusal."""
        self._apply(role, text, len(self.record.entries) + 1)
        self.record.append(role, text)
        self.changes += 1
        if self._position.result is not None:
            self.record.finish(self._position.result)

    # Any: gestures as data; a page gets the same
    def gestures(self, role: int, pieces: Sequence[str]) -> list[dict[str, Any]]:
        """What some pieces, or a preset, can do as one order; UnknownName for what is neither."""
        if self.title.name != "croisades" or is_old(self.title):
            return []
        assert isinstance(self._position, Game)
        return gestures(self._position, role, pieces)

    def order(self, role: int, texts: Sequence[str]) -> None:
        """Play the actions of a gesture, one by one, as long as the role is asked for them."""
        before = len(self.record.entries)
        for text in texts:
            if self.decider != role:
                break
            self.play(role, text)
        self.ordered(len(self.record.entries) - before)

    def ordered(self, count: int) -> None:
        """The last actions were one order: one word takes them back."""
        length = len(self.record.entries)
        self._orders.append((length - count, length))

    def play_lone(self, role: int, text: str) -> None:
        """Play the only choice of a role; where nothing could be taken back before, nor can it."""
        final = not self.undoable
        self.play(role, text)
        if final:
            self._floor = len(self.record.entries)

    @property
    def last_order(self) -> int:
        """How many actions belong to what was ordered last; 1 for a single action."""
        length = len(self.record.entries)
        return next((after - before for before, after in self._orders if after == length), 1)

    def _apply(self, role: int, text: str, number: int) -> None:
        """Play an action, the number so many of the game, on the position."""
        before = self._knowledge(role)
        dice = self._position.dice.state()
        self._position.play(role, self.title.parse(self._position, text))
        fell = self._position.dice.state() != dice
        if self.decider != role or fell or self._knowledge(role) - before:
            self._floor = number
        self.record.change_dice(self._position, number)

    def _knowledge(self, role: int) -> set[tuple[object, ...]]:
        """What a role knows of hidden blocks by name: more of it cannot be unlearned."""
        pieces: Sequence[Piece] = self._position.view(role).get("pieces", [])
        own = self.record.roles[role]
        return {
            (piece["block"], piece.get("steps"), piece.get("seen"))
            for piece in pieces
            if piece["role"] != own and "block" in piece
        }

    def play_bots(self) -> int:
        """Let the bots play until a person must choose or the game is over; how often they did."""
        count = 0
        while (role := self.decider) is not None and role in self.bots:
            action = self._consult(role)
            assert action is not None
            self.play(role, self.title.spell(self._position, action))
            count += 1
        return count

    def _consult(self, role: int) -> int | None:
        """What a bot chooses, from its view and its news; None for a person."""
        if role not in self.bots:
            return None
        legal = list(self._position.legal(role))
        texts = [self.title.spell(self._position, action) for action in legal]
        record = self.record
        known = numbers_today(self.title, record.edition, record.options, legal, texts)
        try:
            choice = self.bots[role].choose(self._position.view(role), known, self.news(role))
        except BotFailed:
            if not is_old(self.title):
                raise
            # Bots know today's rules only; a game by older ones goes on without their wits.
            choice = secrets.choice(known)
        return legal[known.index(choice)]

    @property
    def undoable(self) -> int:
        """How many of the last actions can be taken back.

        None from before the dice fell, something hidden came to light or another role's turn.
        """
        return len(self.record.entries) - self._floor

    def undo(self, count: int) -> None:
        """Take back the last actions, by playing the game again without them."""
        if not 0 < count <= self.undoable:
            raise ValueError(f"{self.undoable} actions can be taken back, not {count}")
        del self.record.entries[-count:]
        self._orders = [one for one in self._orders if one[1] <= len(self.record.entries)]
        self.record.seal = None
        self.changes += 1
        self._position = self.record.replay(self.title, log=True)
        for role in self.persons:
            self._heard[role] = min(self._heard[role], len(self.events(role)))

    def save(self, path: Path) -> None:
        """Write the record, with all that is needed to go on."""
        self.record.save(path)
