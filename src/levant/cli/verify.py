"""`levant verify`: prove a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from levant.cli.arguments import BadInput
from levant.cli.shared_options import File
from levant.kernel.record import Record, RecordError
from levant.kernel.record_text import read_file
from levant.kernel.verification import Check, Verification
from levant.releases.registry import TITLES

_STYLES = {"ok": "green", "failed": "bold red", "skipped": "yellow"}


def verify(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Prove a recorded game: actions, dice, result.

    The game is played again from its record. Four things are checked: the digest
    that seals the file, the key of the dice against its commitment, every action
    against the rules, and the result. What cannot be looked into, the
    dice of a game that still runs for instance, is skipped.

    Exit status: 0 when nothing failed, 1 when something did, 2 for a file that is no record.

    \b
    Examples:
      levant verify evening.rex
      levant verify --json evening.rex
    """
    verification = _verification(file)
    if as_json:
        checks = _facts(verification)
        typer.echo(json.dumps({"file": str(file), "ok": verification.ok, "checks": checks}))
    else:
        console = Console(highlight=False, soft_wrap=True)
        for check in verification.checks:
            where = "" if check.line is None else f"line {check.line}: "
            line = Text(f"{check.name:7} ").append(f"{check.outcome:8}", _STYLES[check.outcome])
            console.print(line.append(where + check.reason))
    if not verification.ok:
        raise typer.Exit(1)


def _verification(file: Path) -> Verification:
    data = read_file(file)
    try:
        record = Record.parse(data, sealed=False)
        return record.verify(record.find(TITLES))
    except RecordError as error:
        if not data.startswith(b"levant record "):
            raise BadInput(f"{file}: {error}") from None
        return Verification((Check("record", "failed", error.reason, error.line),))


def _facts(verification: Verification) -> list[dict[str, str | int | None]]:
    return [
        {"name": c.name, "outcome": c.outcome, "reason": c.reason, "line": c.line}
        for c in verification.checks
    ]
