"""Records: a header and the actions, enough to rebuild every position of a game.

A record is a text file that a person can read and write:

    levant record 1
    title: rex
    edition: 2.0
    rules: 1
    options: handicap=2, iron_bridge
    seat frank: Anna
    seat saracen: Bilal
    dice: fast 12345
    result: frank: cities 4-3
    note: the second game of the evening

    frank deploy richard acre ; a comment
    ; a whole line of comment
    s pass
    end 2 7c9b6e0f5a3d2c11

A role may be written by its initial. Dice are `fast SEED`, `fair COMMITMENT` (with the lines
`key:` and `nonces:` once these are published) or `script ROLLS PICKS`, for a game told from
real dice. A game that continues another has lines `dice until 120:` as well (and `key until 120:`,
`nonces until 120:`) for the 120 actions that it took over. The last line counts the actions and
seals header and actions, not the comments, against accidents. Whoever edits on purpose can seal
anew, and is found out by `verify` only where rules, dice or result no longer fit.

A record knows everything: from the record of a running game with fast dice, or with the key
of its fair dice, anyone can compute what is hidden and what will be rolled. Give it to no
player before the game is over, and write the key into it only then.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from levant.kernel.dice import Dice, DiceError
from levant.kernel.record_dice import (
    SECRETS,
    DiceSet,
    check_all,
    check_text,
    dice_after,
    dice_until,
    is_earlier_key,
    read_sets,
)
from levant.kernel.record_text import (
    FORMAT,
    ActionLine,
    RecordError,
    RecordText,
    Value,
    clean,
    is_action_text,
    read_file,
    read_record_text,
    write_file,
)
from levant.kernel.registry import Registry
from levant.kernel.title import LevantError, Position, Refusal, Result, Title
from levant.kernel.verification import (
    NOBODY,
    Check,
    Verification,
    check_digest,
    check_result,
    spell_result,
)

__all__ = ["Entry", "Record", "RecordError"]

_SEAT: Final = "seat "
_NEEDED: Final = ("title", "edition", "rules", "options", "dice")
_REMARKS: Final = ("date", "place", "note")
_KNOWN: Final = (*_NEEDED, *SECRETS, "result", *_REMARKS)
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_SEAT_KEY: Final = re.compile(r"seat [a-z][a-z0-9_]*")
_OPTION: Final = re.compile(r"([a-z][a-z0-9_]*)(?:=([0-9]{1,9}))?")


@dataclass
class Entry:
    """One action; `above` keeps the comment and blank lines that stand over it."""

    role: int
    text: str
    comment: str = ""
    above: tuple[str, ...] = ()
    line: int | None = None


@dataclass
class Record:
    """A game as header and actions. The module's text says how it looks and who may see it."""

    title: str
    edition: str
    rules: int
    players: dict[str, str]
    dice: str
    options: dict[str, int] = field(default_factory=dict)
    key: bytes | None = None
    nonces: tuple[bytes, ...] = ()
    result: Result | None = None
    remarks: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    earlier: tuple[DiceSet, ...] = ()
    """Where the game continues another: the dice of the actions that it took over."""
    below: tuple[str, ...] = ()
    """Comment and blank lines after the last action."""
    seal: str | None = None
    """The digest as the file states it; None when none was read or an action was added."""

    def __post_init__(self) -> None:
        for role in self.players:
            if not _NAME.fullmatch(role) or role in ("end", NOBODY):
                raise RecordError(f"'{role}' cannot be the name of a role")
        self.title = clean(self.title)
        self.edition = clean(self.edition)
        self.players = {role: clean(name) or "?" for role, name in self.players.items()}
        self.dice = clean(self.dice)
        self.options = {name: value for name, value in sorted(self.options.items()) if value}
        remarks = {name: clean(self.remarks.get(name, "")) for name in _REMARKS}
        self.remarks = {name: remark for name, remark in remarks.items() if remark}

    # Writing

    @classmethod
    def begin(
        cls,
        title: Title,
        edition: str,
        options: Mapping[str, int],
        dice: str,
        players: Sequence[str] = (),
    ) -> Record:
        """The record of a game that starts now; players in the order of the title's roles."""
        _check_edition(title, edition)
        roles = title.roles_of(edition)
        names = players or ["?"] * len(roles)
        if len(names) != len(roles):
            raise RecordError(f"{title.name} has {len(roles)} roles, not {len(names)}")
        seats = dict(zip(roles, names, strict=True))
        record = cls(title.name, edition, title.rules_version, seats, dice, dict(options))
        check_text(record.dice)
        record._check_title(title)
        return record

    def continued(self, ply: int, dice: str, players: Sequence[str]) -> Record:
        """The record of a game that goes on after so many actions of this one, with new dice."""
        if not 0 <= ply <= len(self.entries):
            raise RecordError(f"the record has {len(self.entries)} actions, not {ply}")
        seats = dict(zip(self.roles, players, strict=True))
        record = Record(self.title, self.edition, self.rules, seats, dice, dict(self.options))
        record.entries = [replace(entry) for entry in self.entries[:ply]]
        record.earlier = dice_until(self.dice_sets, ply)
        return record

    @property
    def roles(self) -> tuple[str, ...]:
        """The names of the roles, in the title's order."""
        return tuple(self.players)

    @property
    def dice_sets(self) -> tuple[DiceSet, ...]:
        """All dice of the game, in the order in which they fall."""
        return (*self.earlier, DiceSet(self.dice, self.key, self.nonces))

    @property
    def inherited(self) -> int:
        """How many of the actions were taken over from another game."""
        return (self.earlier[-1].until or 0) if self.earlier else 0

    def append(self, role: int | str, text: str, comment: str = "") -> None:
        """Add an action that was played."""
        if self.result is not None:
            raise RecordError("the game is over: no action can follow")
        index = self._role(role) if isinstance(role, str) else role
        self._check_role(index)
        text = clean(text)
        if not is_action_text(text):
            raise RecordError(f"'{text}' cannot be written as an action")
        self.entries.append(Entry(index, text, clean(comment), self.below))
        self.below = ()
        self.seal = None

    def finish(self, result: Result) -> None:
        """Enter how the game ended."""
        if result.winner is not None:
            self._check_role(result.winner)
        reason = clean(result.reason)
        if not reason:
            raise RecordError("a result needs a reason")
        self.result = Result(result.winner, reason)
        self.seal = None

    def text(self) -> str:
        """The record as a file; `parse` gives it back."""
        actions = [self._action(entry) for entry in self.entries]
        lines = [*self._header(), ""]
        for entry, action in zip(self.entries, actions, strict=True):
            comment = f" ; {entry.comment}" if entry.comment else ""
            lines += [*entry.above, action + comment]
        lines += [*self.below, f"end {len(actions)} {self._digest_of(actions)}", ""]
        return "\n".join(lines)

    def text_with(self, actions: Sequence[str]) -> str:
        """The record as a file, of a game whose actions stand in these lines, not in `entries`."""
        lines = [*self._header(), "", *actions, f"end {len(actions)} {self._digest_of(actions)}"]
        return "\n".join(lines) + "\n"

    def digest(self) -> str:
        """A short digest of header and actions, as they are written, without comments."""
        return self._digest_of([self._action(entry) for entry in self.entries])

    def _digest_of(self, actions: Sequence[str]) -> str:
        lines = [*self._header(), "", *actions]
        return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all; a new file is private, for it holds secrets."""
        write_file(Path(path), self.text().encode())

    def _header(self) -> list[str]:
        options = ", ".join(n if v == 1 else f"{n}={v}" for n, v in self.options.items())
        lines = [
            f"levant record {FORMAT}",
            f"title: {self.title}",
            f"edition: {self.edition}",
            f"rules: {self.rules}",
            f"options: {options or 'none'}",
            *[f"{_SEAT}{role}: {name}" for role, name in self.players.items()],
        ]
        for dice in self.dice_sets:
            lines += dice.header()
        if self.result is not None:
            lines.append(f"result: {spell_result(self.result, self.roles)}")
        return lines + [f"{name}: {remark}" for name, remark in self.remarks.items()]

    def _action(self, entry: Entry) -> str:
        return f"{self.roles[entry.role]} {entry.text}"

    def _check_role(self, role: int) -> None:
        if not 0 <= role < len(self.players):
            raise RecordError(f"there is no role number {role}")

    # Reading

    @classmethod
    def parse(cls, text: str | bytes, *, sealed: bool = True) -> Record:
        """Read a record. Without `sealed`, one that was edited or has no last line is taken."""
        record_text = read_record_text(text)
        record = _from_header(record_text.header)
        record.entries = [record._entry(action) for action in record_text.actions]
        record.below = record_text.below
        if record_text.end is not None:
            record.seal = record_text.end.digest
        if sealed:
            record._check_end(record_text)
        return record

    @classmethod
    def load(cls, path: str | Path, *, sealed: bool = True) -> Record:
        """Read a record from a file."""
        return cls.parse(read_file(Path(path)), sealed=sealed)

    def _entry(self, action: ActionLine) -> Entry:
        try:
            role = self._role(action.role)
        except RecordError as error:
            raise RecordError(error.reason, action.line) from None
        return Entry(role, action.text, action.comment, action.above, action.line)

    def _role(self, word: str) -> int:
        """The role of that name, or of that initial when only one has it."""
        roles = self.roles
        if word in roles:
            return roles.index(word)
        initials = [role[0] for role in roles]
        if initials.count(word) != 1:
            raise RecordError(f"'{word}' is not one of the roles: {', '.join(roles)}")
        return initials.index(word)

    def _check_end(self, record_text: RecordText) -> None:
        end, held = record_text.end, len(self.entries)
        if end is None:
            raise RecordError("truncated: the record has no 'end' line")
        if held < end.count:
            raise RecordError(f"truncated: of {end.count} actions {held} are here", end.line)
        if held > end.count:
            raise RecordError(f"edited: for {end.count} actions {held} are here", end.line)
        if end.digest != self.digest():
            raise RecordError("edited: header or actions do not fit the digest", end.line)

    # Playing

    def find(self, registry: Registry) -> Title:
        """The title of this record by its rules; where there are no such rules, by today's.

        Today's will not play it: they say what the program lacks.
        """
        if self.title not in registry.names:
            known = ", ".join(sorted(registry.names)) or "none"
            raise RecordError(f"unknown title '{self.title}'; known: {known}")
        played = self.rules in registry.versions(self.title)
        return registry.find(self.title, self.rules if played else None)

    def start(self, title: Title, *, dice: Dice | None = None, log: bool = False) -> Position:
        """The position before the first action; `change_dice` is to be called after each.

        A server whose key is still secret gives `dice`, those of the actions that are its own.
        """
        self._check_title(title)
        first = self.earlier[0].fresh() if self.earlier else dice or self.fresh_dice()
        try:
            position = title.new(self.edition, self.options, first, log=log)
        except (LevantError, DiceError) as error:
            raise RecordError(f"the game cannot be set up: {error}") from error
        self.change_dice(position, 0, dice)
        return position

    def change_dice(self, position: Position, played: int, dice: Dice | None = None) -> None:
        """Hand a position the dice that fall from here on, where so many actions end others."""
        if not self.earlier:
            return
        if played != self.inherited or dice is None:
            dice = dice_after(self.dice_sets, played)
        if dice is not None:
            position.dice = dice

    def replay(
        self,
        title: Title,
        upto: int | None = None,
        log: bool = False,
        *,
        dice: Dice | None = None,
    ) -> Position:
        """The position after the first `upto` actions, or after all."""
        if upto is not None and not 0 <= upto <= len(self.entries):
            raise RecordError(f"the record has {len(self.entries)} actions, not {upto}")
        position = self.start(title, dice=dice, log=log)
        for number, entry in enumerate(self.entries[:upto], 1):
            self._play(title, position, entry, number)
            self.change_dice(position, number, dice)
        return position

    def _play(self, title: Title, position: Position, entry: Entry, number: int) -> None:
        told = f"action {number} ({self._action(entry)})"
        deciders = position.deciders
        if not deciders:
            raise RecordError(f"{told} comes after the end of the game", entry.line)
        try:
            action = title.parse(position, entry.text)
        except (LevantError, ValueError) as error:
            raise RecordError(f"{told} cannot be read: {error}", entry.line) from error
        try:
            position.play(entry.role, action)
        except Refusal as refusal:
            # Asked only now: a title may let a role act out of turn, to resign for instance.
            turn = " and ".join(self.roles[role] for role in deciders)
            late = "" if entry.role in deciders else f" (out of turn: {turn} must choose)"
            raise RecordError(f"{told} is not legal{late}, rule {refusal}", entry.line) from refusal
        except DiceError as error:
            raise RecordError(f"{told} finds no dice: {error}", entry.line) from error

    def fresh_dice(self) -> Dice:
        """The dice as they lay before the first action that is the game's own."""
        return self.dice_sets[-1].fresh()

    def _check_title(self, title: Title) -> None:
        if self.title != title.name:
            raise RecordError(f"this is a record of '{self.title}', not of '{title.name}'")
        if self.rules != title.rules_version:
            raise RecordError(_wrong_version(self.rules, title.rules_version))
        _check_edition(title, self.edition)
        roles = title.roles_of(self.edition)
        if self.roles != roles:
            raise RecordError(
                f"the roles of {self.title} are {', '.join(roles)}, in this order, "
                f"not {', '.join(self.roles)}"
            )
        self._check_options(title)

    def _check_options(self, title: Title) -> None:
        most = {option.name: option.most for option in title.options(self.edition)}
        for name, value in self.options.items():
            if name not in most:
                raise RecordError(
                    f"unknown option '{name}' of {self.title} {self.edition}; "
                    f"known: {', '.join(most) or 'none'}"
                )
            if not 0 <= value <= most[name]:
                raise RecordError(f"option '{name}' goes up to {most[name]}, not to {value}")

    # Proving

    def verify(self, title: Title) -> Verification:
        """Check the digest, the dice against their commitment, every action, the result."""
        digest = check_digest(self.seal, self.digest())
        return Verification((digest, check_all(self.dice_sets), *self._verify_play(title)))

    def _verify_play(self, title: Title) -> tuple[Check, Check]:
        unreached = Check("result", "skipped", "no replay reaches it")
        try:
            self._check_title(title)
            fair = [one for one in self.dice_sets if one.fair]
            if fair and (dice := check_all(fair)).outcome != "ok":
                # Not wrong: it just cannot be looked into (yet).
                return Check("rules", "skipped", f"no replay: {dice.reason}"), unreached
            position = self.replay(title)
        except RecordError as error:
            return Check("rules", "failed", error.reason, error.line), unreached
        legal = Check("rules", "ok", f"all {len(self.entries)} actions are legal")
        return legal, check_result(self.result, position.result, self.roles)


# --- The meaning of the header ----------------------------------------------------------------


def _wrong_version(written: int, known: int) -> str:
    if written > known:
        return f"written with rules version {written}, newer than this program's {known}: update it"
    return (
        f"written with rules version {written}, which this program no longer supports "
        f"(it plays {known}): replay it with the older program"
    )


def _from_header(header: dict[str, Value]) -> Record:
    for key, value in header.items():
        if key not in _KNOWN and not _SEAT_KEY.fullmatch(key) and not is_earlier_key(key):
            raise RecordError(
                f"unknown header key '{key}'; known: {', '.join(_KNOWN)}, seat ROLE", value.line
            )
    for key in _NEEDED:
        if key not in header or not header[key].text:
            raise RecordError(f"missing header key '{key}'")
    seats = {k.removeprefix(_SEAT): v.text for k, v in header.items() if k.startswith(_SEAT)}
    if not seats:
        raise RecordError("missing header key 'seat ROLE', one for each role")
    *earlier, dice = read_sets(header)
    record = Record(
        title=header["title"].text,
        edition=header["edition"].text,
        rules=_read_version(header["rules"]),
        players=seats,
        dice=dice.text,
        options=_read_options(header["options"]),
        key=dice.key,
        nonces=dice.nonces,
        remarks={name: header[name].text for name in _REMARKS if name in header},
        earlier=tuple(earlier),
    )
    if "result" in header:
        _read_result(record, header["result"])
    return record


def _read_version(value: Value) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", value.text):
        raise RecordError("the rules version is a number", value.line)
    return int(value.text)


def _read_options(value: Value) -> dict[str, int]:
    options: dict[str, int] = {}
    for part in [] if value.text == "none" else value.text.split(","):
        found = _OPTION.fullmatch(part.strip())
        if found is None:
            raise RecordError(f"'{part.strip()}' is no option: 'name' or 'name=2'", value.line)
        if found[1] in options:
            raise RecordError(f"duplicate option '{found[1]}'", value.line)
        options[found[1]] = int(found[2] or 1)
    return options


def _read_result(record: Record, value: Value) -> None:
    winner, _, reason = value.text.partition(":")
    if winner not in (*record.roles, NOBODY) or not reason.strip():
        raise RecordError(
            f"a result reads 'WINNER: reason'; winners: {', '.join(record.roles)}, {NOBODY}",
            value.line,
        )
    record.finish(Result(None if winner == NOBODY else record.roles.index(winner), reason))


def _check_edition(title: Title, edition: str) -> None:
    """Roles depend on the edition: it must exist before anything else is looked up."""
    if edition not in title.editions:
        known = ", ".join(title.editions)
        raise RecordError(f"unknown edition '{edition}' of {title.name}; known: {known}")
