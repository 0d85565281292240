"""The text of a record, taken apart and not yet understood: header lines, action lines, end.

`levant.kernel.record` describes the format and gives the parts their meaning.
"""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from levant.kernel.title import LevantError

FORMAT: Final = 1
MOST_BYTES: Final = 10 * 1024 * 1024
COMMENT: Final = ";"
_END: Final = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{16})")


class RecordError(LevantError):
    """What is wrong with a record, and on which line (from 1) where that is known."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line

    def __str__(self) -> str:
        return self.reason if self.line is None else f"line {self.line}: {self.reason}"


@dataclass(frozen=True)
class Value:
    """What stands after a header key, and on which line."""

    text: str
    line: int


@dataclass(frozen=True)
class ActionLine:
    """A role and what it does; `above` are the comment and blank lines over it."""

    role: str
    text: str
    comment: str
    above: tuple[str, ...]
    line: int


@dataclass(frozen=True)
class End:
    """The last line: how many actions there should be, and their digest."""

    count: int
    digest: str
    line: int


@dataclass
class RecordText:
    """A whole record as text."""

    header: dict[str, Value] = field(default_factory=dict)
    actions: list[ActionLine] = field(default_factory=list)
    below: tuple[str, ...] = ()
    end: End | None = None


def clean(text: str, line: int | None = None) -> str:
    """One line with single blanks and nothing that a terminal would obey."""
    text = " ".join(text.split())
    if not text.isprintable() and any(unicodedata.category(c) in ("Cc", "Cs") for c in text):
        raise RecordError("a control character cannot stand in a record", line)
    return text


def is_action_text(text: str) -> bool:
    """Whether a clean text can follow a role and be read back."""
    return bool(text) and not text.startswith(COMMENT) and f" {COMMENT} " not in f"{text} "


def read_record_text(text: str | bytes) -> RecordText:
    """Take the text of a record apart."""
    lines = _lines(text)
    _check_first(lines[0])
    record_text = RecordText()
    _read_actions(record_text, lines, _read_header(record_text, lines))
    return record_text


def _lines(text: str | bytes) -> list[str]:
    if len(text) > MOST_BYTES:
        raise RecordError(f"oversized: a record has at most {MOST_BYTES} bytes")
    if isinstance(text, bytes):
        text = _decoded(text)
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise RecordError("a NUL byte: this is not a text file", line)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    while len(lines) > 1 and not lines[-1].strip():
        lines.pop()
    return lines


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("not a text in UTF-8", line) from None


def _check_first(line: str) -> None:
    found = re.fullmatch(r"levant record ([0-9]{1,9})\s*", line)
    if found is None:
        raise RecordError(f"not a record: it would begin with 'levant record {FORMAT}'", 1)
    if int(found[1]) != FORMAT:
        raise RecordError(f"record format {found[1]} is unknown; this program reads {FORMAT}", 1)


def _read_header(record_text: RecordText, lines: list[str]) -> int:
    """How many lines the header takes, with the blank line that ends it."""
    for number, raw in enumerate(lines[1:], 2):
        line = clean(raw, number)
        if not line:
            return number
        key, colon, value = line.partition(":")
        if not colon or line.startswith(COMMENT):
            raise RecordError("a header line reads 'key: value'; a blank line ends it", number)
        if key in record_text.header:
            raise RecordError(f"duplicate header key '{key}'", number)
        record_text.header[key] = Value(value.strip(), number)
    raise RecordError("truncated: no blank line ends the header", len(lines))


def _read_actions(record_text: RecordText, lines: list[str], at: int) -> None:
    above: list[str] = []
    for number, raw in enumerate(lines[at:], at + 1):
        line = clean(raw, number)
        if record_text.end is not None:
            raise RecordError("text after the 'end' line", number)
        if line.split(" ")[0] == "end":
            record_text.end = _read_end(line, number)
        elif not line or line.startswith(COMMENT):
            above.append(line)
        else:
            record_text.actions.append(_read_action(line, number, tuple(above)))
            above = []
    record_text.below = tuple(above)


def _read_action(line: str, number: int, above: tuple[str, ...]) -> ActionLine:
    action, _, comment = f"{line} ".partition(f" {COMMENT} ")
    role, _, text = action.strip().partition(" ")
    if not text:
        raise RecordError("an action line is a role and what it does", number)
    return ActionLine(role, text, comment.strip(), above, number)


def _read_end(line: str, number: int) -> End:
    found = _END.fullmatch(line)
    if found is None:
        raise RecordError("broken: the last line reads 'end ACTIONS DIGEST'", number)
    return End(int(found[1]), found[2], number)


def read_file(path: Path) -> bytes:
    """The bytes of a file, as far as a record may go."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; a new file is private, for records hold secrets."""
    if len(data) > MOST_BYTES:
        raise RecordError(f"oversized: a record has at most {MOST_BYTES} bytes")
    try:
        _replace(path.resolve(), data)
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror}") from None


def _replace(target: Path, data: bytes) -> None:
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
        draft = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if target.exists():
                shutil.copymode(target, draft)
            # Windows renames no open file.
            file.close()
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    # A rename is on disk only when its folder is; Windows opens no folders.
    with suppress(OSError):
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
