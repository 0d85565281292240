"""The dice of a record: what its header says of them, and the dice made of that.

A game that was continued from another has several sets, one after the other: the actions that it
took over keep the dice they were played with, and those after them have new ones.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from levant.kernel.dice import Dice, FairDice, check_key, check_nonce, parse_dice
from levant.kernel.record_text import RecordError, Value
from levant.kernel.verification import Check, check_dice

SECRETS: Final = ("key", "nonces")
"""What stands in a header beside fair dice once it is published."""
_EARLIER: Final = re.compile(r"(dice|key|nonces) until (0|[1-9][0-9]{0,6})")


@dataclass(frozen=True)
class DiceSet:
    """Dice as a header has them: `fast SEED`, `fair COMMITMENT` or `script ROLLS PICKS`.

    `until` is the number of the last action that they fall for; None: to the end.
    """

    text: str
    key: bytes | None = None
    nonces: tuple[bytes, ...] = ()
    until: int | None = None

    @property
    def fair(self) -> bool:
        """Whether they were committed to."""
        return self.text.startswith("fair ")

    def fresh(self) -> Dice:
        """The dice as they lay before the first of them fell."""
        if not self.fair:
            return plain_dice(self.text)
        check = check_dice(self.text, self.key)
        if self.key is None or check.outcome == "failed":
            raise RecordError(f"the fair dice cannot be rolled again: {check.reason}")
        return FairDice(self.key, self.nonces)

    def check(self) -> Check:
        """Whether the key is the one that was promised."""
        check = check_dice(self.text, self.key)
        if self.until is None or check.outcome == "ok":
            return check
        return replace(check, reason=f"up to action {self.until}: {check.reason}")

    def header(self) -> list[str]:
        """The lines of a header."""
        behind = "" if self.until is None else f" until {self.until}"
        lines = [f"dice{behind}: {self.text}"]
        if self.key is not None:
            lines.append(f"key{behind}: {self.key.hex()}")
        if self.nonces:
            lines.append(f"nonces{behind}: " + ", ".join(nonce.hex() for nonce in self.nonces))
        return lines


def dice_until(sets: Sequence[DiceSet], ply: int) -> tuple[DiceSet, ...]:
    """The dice of the first actions of a game, for one that continues it after so many."""
    before = [one for one in sets if one.until is not None and one.until < ply]
    return (*before, replace(sets[len(before)], until=ply))


def dice_after(sets: Sequence[DiceSet], played: int) -> Dice | None:
    """The dice that fall from there on, where so many actions end others; else None."""
    for ended, begun in pairwise(sets):
        if ended.until == played:
            return begun.fresh()
    return None


def check_all(sets: Sequence[DiceSet]) -> Check:
    """One check of all dice: the first failure, else the first that proves nothing, else ok."""
    checks = [one.check() for one in sets]
    for outcome in ("failed", "skipped"):
        for check in checks:
            if check.outcome == outcome:
                return check
    return checks[0] if len(checks) == 1 else Check("dice", "ok", "the keys fit the commitments")


def is_earlier_key(key: str) -> bool:
    """Whether a header key is about the dice of actions that were taken over."""
    return _EARLIER.fullmatch(key) is not None


def read_sets(header: dict[str, Value]) -> tuple[DiceSet, ...]:
    """The dice of a header, in the order in which they fall."""
    parts: dict[int, dict[str, Value]] = {}
    for key, value in header.items():
        found = _EARLIER.fullmatch(key)
        if found is not None:
            parts.setdefault(int(found[2]), {})[found[1]] = value
    sets = [_read_set(parts[until], until) for until in sorted(parts)]
    return (*sets, _read_set(header, None))


def _read_set(values: dict[str, Value], until: int | None) -> DiceSet:
    if "dice" not in values:
        line = min(value.line for value in values.values())
        raise RecordError(f"missing header key 'dice until {until}'", line)
    check_text(values["dice"].text, values["dice"].line)
    one = DiceSet(values["dice"].text, until=until)
    for secret in SECRETS:
        if secret in values and not one.fair:
            raise RecordError(f"'{secret}' belongs to fair dice only", values[secret].line)
    return replace(one, key=_read_key(values), nonces=_read_nonces(values))


def _read_key(values: dict[str, Value]) -> bytes | None:
    if "key" not in values:
        return None
    try:
        key = bytes.fromhex(values["key"].text)
        check_key(key)
    except ValueError:
        raise _no_secret(values["key"]) from None
    return key


def _read_nonces(values: dict[str, Value]) -> tuple[bytes, ...]:
    if "nonces" not in values:
        return ()
    try:
        nonces = tuple(bytes.fromhex(part) for part in values["nonces"].text.split(","))
        for nonce in nonces:
            check_nonce(nonce)
    except ValueError:
        raise _no_secret(values["nonces"]) from None
    return nonces


def _no_secret(value: Value) -> RecordError:
    return RecordError(
        "hexadecimal is expected: a key of 16 to 64 bytes, nonces of 1 to 64", value.line
    )


def check_text(text: str, line: int | None = None) -> None:
    """Raise RecordError unless a header can say this of its dice."""
    if re.fullmatch(r"fair [0-9a-f]{64}", text):
        return
    try:
        plain_dice(text)
    except RecordError as error:
        raise RecordError(error.reason, line) from None


def plain_dice(text: str) -> Dice:
    """Fast or scripted dice, fresh."""
    kind, *words = text.split(" ")
    parts = ["" if word == "-" else word for word in words]
    try:
        if kind == "fast" and len(parts) == 1:
            return parse_dice(f"fast:{parts[0]}")
        if kind == "script" and len(parts) in (1, 2):
            return parse_dice(f"script:{parts[0]}:{parts[1] if len(parts) == 2 else ''}")
    except ValueError as error:
        raise RecordError(str(error)) from None
    raise RecordError("dice are 'fast SEED', 'fair COMMITMENT' or 'script ROLLS PICKS'")
