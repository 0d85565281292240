"""A table: the position of a running match, and what each viewer has seen of it.

Nothing here touches the database or the network. A viewer is a number: that of his role, or
the one after the last role for all spectators. Each viewer has a version of his own, which
grows only when something changes that he may see: what an opponent does in secret leaves no
gap in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from levant.kernel.title import Event, Position, Refusal, View
from levant.server.errors import Refused
from levant.server.messages import refusal
from levant.server.play.dice_tally import Tally
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import Knowledge, TitleServices, find_title_services

UNDOABLE: Final = 0
"""The player can undo it."""
PASSED: Final = 1
"""The decision has passed on: the others must agree to take it back."""
FINAL: Final = 2
"""Dice fell or something showed: nobody can take it back."""

MOST_FORCED: Final = 200
"""Forced steps in one go; a game has far fewer in a row."""

_FLOORS: Final = 4
"""A floor in the action log is below this; what is hidden, and from whom, is above it."""


class ParsedAction(NamedTuple):
    """An action in notation, and its number in the title."""

    text: str
    number: int


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An action that led to the position."""

    role: int
    text: str
    request: str | None
    floor: int = UNDOABLE
    hidden: int = 0
    """The roles that saw nothing of it, as a mask."""

    @property
    def stored(self) -> int:
        """Floor and mask as one number, for the action log."""
        return self.floor + _FLOORS * self.hidden

    @classmethod
    def read(cls, role: int, text: str, request: str | None, stored: int) -> PlayedAction:
        """An action of the log."""
        return cls(role, text, request, stored % _FLOORS, stored // _FLOORS)

    def hidden_from(self, role: int) -> bool:
        """Whether a role cannot know that this was done."""
        return bool(self.hidden >> role & 1)


class Table:
    """The position, the actions that led to it, and per viewer version, question, events, view."""

    def __init__(self, start: TableStart) -> None:
        self.start = start
        self.title = start.title
        self.title_services: TitleServices = find_title_services(
            self.title.name, self.title.rules_version
        )
        self.roles = self.title.roles_of(start.edition)
        self.viewers: tuple[int | None, ...] = (*range(len(self.roles)), None)
        self.played: list[PlayedAction] = []
        """The actions since the beginning."""
        self.kept = start.length
        """The number of actions at the last snapshot."""
        self.seen = [1] * len(self.viewers)
        self.asked = [1] * len(self.roles)
        self.rewinds: list[tuple[list[int], list[int | None]]] = []
        """For each rewinding the versions after it, and to what number each log was cut."""
        self._set_up()

    def _set_up(self) -> None:
        self.position = self.start.position()
        self.rest()
        self._tallies: list[Tally] | None = None
        self.base = list(self.start.told) or [0] * len(self.viewers)
        """How many events each viewer was told before the beginning."""

    def rest(self) -> None:
        """Let go of what can be computed again in no time: it is a third of a table's memory."""
        self._views: list[View | None] = [None] * len(self.viewers)
        self._known: list[Knowledge | None] = [None] * len(self.viewers)

    # What may be known

    @property
    def spectator(self) -> int:
        """The number of the spectators among the viewers."""
        return len(self.roles)

    @property
    def length(self) -> int:
        """How many actions lead to the position."""
        return self.start.length + len(self.played)

    @property
    def deciders(self) -> list[str]:
        """The roles that must choose, by name."""
        return [self.roles[role] for role in self.position.deciders]

    def view(self, viewer: int) -> View:
        """What a viewer sees."""
        kept = self._views[viewer]
        if kept is None:
            kept = self._views[viewer] = self.position.view(self.viewers[viewer])
        return kept

    def events(self, viewer: int, since: int) -> Sequence[Event]:
        """What a viewer was told, from his event number `since` on; not before the beginning."""
        base = self.base[viewer]
        told = self.title.events(self.position, self.viewers[viewer], max(0, since - base))
        return [{**event, "n": event["n"] + base} for event in told] if base else told

    def told(self, viewer: int) -> int:
        """How many events a viewer was told."""
        return self.base[viewer] + self.tallies()[viewer].counted

    def all_told(self) -> list[int]:
        """How many events each viewer was told."""
        return [base + tally.counted for base, tally in zip(self.base, self.tallies(), strict=True)]

    def tallies(self) -> list[Tally]:
        """The dice each viewer saw fall, up to now."""
        if self._tallies is None:
            self._tallies = [Tally(self.title_services, self.roles) for _ in self.viewers]
            for tally, kept in zip(self._tallies, self.start.dice, strict=False):
                tally.restore(kept)
        for viewer, tally in enumerate(self._tallies):
            tally.add(self.title.events(self.position, self.viewers[viewer], tally.counted))
        return self._tallies

    def forced(self, role: int) -> str | None:
        """The only choice of a role that must choose, if it has just one."""
        if role not in self.position.deciders:
            return None
        legal: list[str] = self.view(role)["legal"]
        return legal[0] if len(legal) == 1 else None

    # What may be done

    def refusal(self, role: int, text: str) -> Refusal | None:
        """Why an action is not legal; ValueError when it cannot be read."""
        return self.position.refusal(role, self.title.parse(self.position, text))

    def parse(self, text: str) -> ParsedAction:
        """An action of the position in notation; ValueError when it cannot be read."""
        return ParsedAction(text, self.title.parse(self.position, text))

    def check(self, role: int, texts: Sequence[str]) -> list[ParsedAction]:
        """The actions of these texts, or Refused, with the number of the first that cannot be.

        What is said of an action must follow from what the role may know. So only such actions
        can be followed by another after which the role's next choice depends on nothing else:
        no die, nothing hidden, nobody else's decision. What they are says the title's `onward`.
        """
        trial, parsed = self.position, list[ParsedAction]()
        for index, text in enumerate(texts):
            try:
                action = self.title.parse(trial, text)
            except ValueError as error:
                raise Refused(str(error), rule="notation", index=index) from None
            refused = trial.refusal(role, action)
            if refused is not None:
                raise Refused(
                    str(refused), rule=refused.rule, say=refusal(self.title.name, refused),
                    index=index,
                )  # fmt: skip
            parsed.append(ParsedAction(text, action))
            if index == len(texts) - 1:
                break
            if not self.title_services.onward(trial.view(role), self.title.spell(trial, action)):
                raise Refused(
                    "nothing can follow this action in one request: dice may fall, something may "
                    "show or another player may have to choose; send what follows when it is done",
                    rule="batch",
                    index=index + 1,
                )
            if index == 0:
                trial = self.position.copy()
            trial.play(role, action)
        return parsed

    def play(self, role: int, action: ParsedAction, request: str | None) -> PlayedAction:
        """Play an action that was checked, and find out what it makes of the past."""
        before, dice = self.glance(), _dice(self.position)
        known = [self._knowledge(viewer) for viewer in (role, self.spectator)]
        self.position.play(role, action.number)
        self.rest()
        after = self.glance()
        hidden = sum(
            1 << other
            for other in range(len(self.roles))
            if other != role and before[other] == after[other]
        )
        # What only a third role has learned its player cannot know: nor may `undo` tell him.
        shown = any(
            self._knowledge(viewer) - old
            for viewer, old in zip((role, self.spectator), known, strict=True)
        )
        if shown or _dice(self.position) != dice:
            floor = FINAL
        elif role in self.position.deciders and self.title_services.same(
            before[role][0], after[role][0]
        ):
            floor = UNDOABLE
        else:
            floor = PASSED
        step = PlayedAction(role, action.text, request, floor, hidden)
        self.played.append(step)
        return step

    def follow(self, step: PlayedAction) -> None:
        """Play an action of the record; what it made of the past is known."""
        self.position.play(step.role, self.title.parse(self.position, step.text))
        self.played.append(step)
        self.start.change_dice(self.position, self.length)
        self.rest()

    def _knowledge(self, viewer: int) -> Knowledge:
        kept = self._known[viewer]
        if kept is None:
            kept = self._known[viewer] = self.title_services.knowledge(self.view(viewer))
        return kept

    # Versions

    def glance(self) -> list[tuple[View, int]]:
        """What all viewers see now: to be compared after something was done."""
        return [(self.view(viewer), told) for viewer, told in enumerate(self.all_told())]

    def count(self, before: list[tuple[View, int]], actor: int | None) -> None:
        """Raise the version of whoever sees a change, and of the actor in any case."""
        after = self.glance()
        for viewer, (old, new) in enumerate(zip(before, after, strict=True)):
            if viewer == actor or old[1] != new[1] or old[0] != new[0]:
                self.seen[viewer] += 1
                if viewer < len(self.roles):
                    asked_anew = old[0]["legal"] != new[0]["legal"]
                    if viewer == actor or asked_anew:
                        self.asked[viewer] = self.seen[viewer]

    def announce(self) -> None:
        """Raise everybody's version: something public changed beside the position."""
        self.seen = [version + 1 for version in self.seen]

    # Taking back

    def undo_to(self, role: int) -> int | None:
        """The number of actions after an undo by a role; None when there is nothing to undo.

        One request is undone at once, but nothing before the dice, a reveal or the decision of
        somebody else.
        """
        return self._back(role, one=True)

    def reset_to(self, role: int) -> int | None:
        """The number of actions after all is undone that a role may undo."""
        return self._back(role, one=False)

    def _back(self, role: int, *, one: bool) -> int | None:
        """Where the first of the steps stands that go; those of others between them stay.

        What others did without his seeing it neither ends an undo nor is undone by it.
        """
        first: int | None = None
        request: str | None = None
        for index in range(len(self.played) - 1, -1, -1):
            step = self.played[index]
            if step.role != role:
                if step.hidden_from(role):
                    continue
                break
            if step.floor != UNDOABLE:
                break
            if first is None:
                request = step.request
            elif one and (request is None or step.request != request):
                break
            first = index
        return None if first is None else self.start.length + first

    def takeback_to(self, role: int) -> int | None:
        """The number of actions before a role's last request, if nothing final came since."""
        keep = len(self.played)
        while keep and self.played[keep - 1].role != role:
            step = self.played[keep - 1]
            if step.floor == FINAL and not step.hidden_from(role):
                return None
            keep -= 1
        if not keep:
            return None
        request = self.played[keep - 1].request
        last = keep
        while keep and self.played[keep - 1].role == role and self.played[keep - 1].floor != FINAL:
            if keep < last and (request is None or self.played[keep - 1].request != request):
                break
            keep -= 1
        return None if keep == last else self.start.length + keep

    def final_length(self) -> int:
        """The number of actions up to the last final action: no way leads behind it."""
        for index in range(len(self.played), 0, -1):
            step = self.played[index - 1]
            if step.floor == FINAL and not step.hidden:
                return self.start.length + index
        return self.start.length

    def since(self, length: int) -> list[PlayedAction]:
        """The actions after the first so many."""
        return self.played[length - self.start.length :]

    def rewind(self, length: int, role: int | None = None) -> None:
        """Go back to where so many actions led, by playing them again.

        With a role only its own actions after that are gone, and those of others stay.
        """
        old = self.played
        kept = rewound(old, length - self.start.length, role)
        try:
            self._begin(kept)
        except Refusal:
            self._begin(old)
            raise

    def _begin(self, line: Sequence[PlayedAction]) -> None:
        self.played = []
        self._set_up()
        for step in line:
            self.follow(step)

    def note_rewind(self, cut: Sequence[int | None]) -> None:
        """Remember how far the logs of all viewers were cut, for those who come back later."""
        self.rewinds.append((list(self.seen), list(cut)))

    def kept_of(self, viewer: int, since: int, version: int) -> int:
        """Of a log that a viewer has up to `since` at `version`: how much still holds."""
        for seen, cut in self.rewinds:
            length = cut[viewer]
            if length is not None and seen[viewer] > version:
                since = min(since, length)
        return min(since, self.told(viewer))


def _dice(position: Position) -> str:
    """The state of a position's dice: it changes when one falls."""
    return position.dice.state()


def rewound(line: Sequence[PlayedAction], length: int, role: int | None) -> list[PlayedAction]:
    """The first steps of a line; with a role, those of all others after them as well."""
    rest = [] if role is None else [step for step in line[length:] if step.role != role]
    return [*line[:length], *rest]
