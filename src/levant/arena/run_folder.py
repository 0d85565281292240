"""The folder of a run: its settings, a ledger of its games, their records.

The ledger is a line for each game, written once its record is on disk. A run that was stopped,
however rudely, goes on behind the last whole line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

import msgspec

from levant.arena.play import Outcome
from levant.arena.schedule import Fixture, Settings
from levant.kernel.record_text import write_file
from levant.kernel.title import LevantError

SETTINGS: Final = "settings.json"
LEDGER: Final = "games.jsonl"
RESULTS: Final = "results.json"
REPORT: Final = "report.html"
GAMES: Final = "games"

_OTHER: Final = {
    "title": "another title",
    "edition": "another edition",
    "options": "other options",
    "entrants": "other bots",
    "champion": "another gauntlet",
    "seed": "another seed",
    "rules": "another version of the rules",
    "code": "other code of bots or rules",
}


_UNSAFE: Final = re.compile(r"[^\w.@+]+")
"""What of a bot's name, which may be a command line, cannot stand in that of a folder."""


class FolderError(LevantError):
    """A folder that cannot be used for this run; the message says why."""


def record_name(settings: Settings, fixture: Fixture | Outcome) -> str:
    """Where in the folder the record of a game lies: `games/squire-pilgrim/1-ab.rex`."""
    a, b = settings.pairs[fixture.pair]
    seats = "".join("ab"[seat] for seat in fixture.seats)
    pair = f"{_UNSAFE.sub('_', a.label)}-{_UNSAFE.sub('_', b.label)}"
    return f"{GAMES}/{pair}/{fixture.seed}-{seats}.{settings.title}"


class Folder:
    """A run on disk. Made by `open_folder`."""

    def __init__(self, path: Path, settings: Settings, ledger: IO[bytes]) -> None:
        self.path = path
        self.settings = settings
        self._ledger = ledger
        self.outcomes: dict[int, Outcome] = {}
        self._read()

    def _read(self) -> None:
        """Take up the games that are whole; a line that was cut off is forgotten."""
        self._ledger.seek(0)
        good = 0
        for line in self._ledger:
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError:
                break
            if not line.endswith(b"\n"):
                break
            good += len(line)
            if (self.path / record_name(self.settings, outcome)).is_file():
                self.outcomes[outcome.number] = outcome
        self._ledger.seek(good)
        self._ledger.truncate()

    def add(self, outcome: Outcome, record: str) -> None:
        """Keep a game: first its record, then its line."""
        file = self.path / record_name(self.settings, outcome)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_file(file, record.encode())
            self._ledger.write(msgspec.json.encode(outcome) + b"\n")
            self._ledger.flush()
        except OSError as error:
            raise FolderError(f"cannot save games in {self.path}: {error.strerror}") from None
        self.outcomes[outcome.number] = outcome

    def write(self, name: str, text: str) -> Path:
        """Write a file of results whole or not at all."""
        try:
            write_file(self.path / name, text.encode())
        except OSError as error:
            raise FolderError(f"cannot write {self.path / name}: {error.strerror}") from None
        return self.path / name


@contextmanager
def open_folder(path: Path, settings: Settings) -> Iterator[Folder]:
    """A folder for this run: a new one, or one in which the same run was begun."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        _check_settings(path, settings)
        ledger = (path / LEDGER).open("a+b")
    except OSError as error:
        raise FolderError(f"cannot save games in {path}: {error.strerror}") from None
    with ledger:
        _lock(path, ledger)
        yield Folder(path, settings, ledger)


def _check_settings(path: Path, settings: Settings) -> None:
    file = path / SETTINGS
    text = msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n"
    if not file.exists():
        if any(path.iterdir()):
            raise FolderError(f"{path} is no folder of an arena, and not empty: choose another")
        write_file(file, text)
        return
    try:
        begun = msgspec.json.decode(file.read_bytes(), type=Settings)
    except msgspec.DecodeError as error:
        raise FolderError(f"{file} cannot be read: {error}") from None
    for name, other in _OTHER.items():
        was, now = getattr(begun, name), getattr(settings, name)
        if was != now:
            values = "" if name == "code" else f" ({_short(was)}, now {_short(now)})"
            raise FolderError(
                f"{path} was begun with {other}{values}: "
                "repeat its settings to go on, or choose another folder"
            )
    if settings.games < begun.games:
        raise FolderError(
            f"{path} is for {begun.games} games of each pair: ask for as many, or for more"
        )
    write_file(file, text)


def _short(value: object) -> str:
    encoded = msgspec.to_builtins(value)
    if isinstance(encoded, dict):
        if "label" in encoded:
            return str(encoded["label"])
        return ", ".join(f"{name} {given}" for name, given in encoded.items()) or "none"
    if isinstance(encoded, list | tuple):
        return ",".join(str(part.get("label", part)) for part in encoded)
    return "none" if encoded is None else str(encoded)


def _lock(path: Path, ledger: IO[bytes]) -> None:
    """One run at a time in a folder, where the system can see to that."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(ledger, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderError(f"another arena plays in {path}: wait, or choose another") from None
