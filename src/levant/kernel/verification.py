"""What a record proves, check by check."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from levant.kernel.dice import commitment
from levant.kernel.title import Result

NOBODY: Final = "nobody"
"""Who wins a game that no role wins."""

AWARDED: Final = ("agreement", "resignation", "timeout")
"""Reasons by which a match ends without the rules: no replay can show them."""


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; skipped means that nothing is proved either way."""

    name: str
    outcome: Literal["ok", "failed", "skipped"]
    reason: str
    line: int | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{self.name}: {self.outcome}: {where}{self.reason}"


@dataclass(frozen=True)
class Verification:
    """One check each for digest, dice, rules and result."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Nothing failed; what was skipped is not proved."""
        return all(check.outcome != "failed" for check in self.checks)

    def __getitem__(self, name: str) -> Check:
        return {check.name: check for check in self.checks}[name]

    def __str__(self) -> str:
        return "\n".join(str(check) for check in self.checks)


def spell_result(result: Result, roles: tuple[str, ...]) -> str:
    """A result as a record's header has it: the winner, a colon, the reason."""
    winner = NOBODY if result.winner is None else roles[result.winner]
    return f"{winner}: {result.reason}"


def check_digest(stated: str | None, digest: str) -> Check:
    """Whether header and actions are those that were sealed."""
    if stated is None:
        return Check("digest", "skipped", "there is no 'end' line to compare with")
    if stated != digest:
        return Check("digest", "failed", "header or actions were edited")
    return Check("digest", "ok", "header and actions are as they were written")


def check_dice(dice: str, key: bytes | None) -> Check:
    """Whether the key is the one that was promised before the first action."""
    kind, _, promise = dice.partition(" ")
    if kind != "fair":
        return Check("dice", "skipped", f"{kind} dice promise nothing: who chose them knew them")
    if key is None:
        return Check("dice", "skipped", "the key is not published")
    if commitment(key) != promise:
        return Check("dice", "failed", "the key does not fit the commitment")
    return Check("dice", "ok", "the key fits the commitment")


def check_result(told: Result | None, reached: Result | None, roles: tuple[str, ...]) -> Check:
    """Whether the header tells the result that the replay reaches."""
    if told is None and reached is None:
        return Check("result", "skipped", "the game is not over")
    if told is not None and told == reached:
        return Check("result", "ok", spell_result(told, roles))
    if told is not None and reached is None and told.reason in AWARDED:
        return Check("result", "skipped", f"{told.reason}: not a matter of the rules")
    says = "no result" if told is None else f"'{spell_result(told, roles)}'"
    gives = "a game not over" if reached is None else f"'{spell_result(reached, roles)}'"
    return Check("result", "failed", f"the header says {says}, the replay gives {gives}")
