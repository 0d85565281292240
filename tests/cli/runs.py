"""Running the command in this process, and records to run it on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from levant.cli import app, players
from levant.cli.arguments import TITLES
from levant.kernel.record import Record
from levant.kernel.runner import play_seed

REX = TITLES["rex"]


@dataclass(frozen=True)
class Run:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error of a command that refused its input."""
        assert self.code in (1, 2), (self.code, self.out, self.err)
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("levant: ")
        assert "Traceback" not in self.out
        return lines[0].removeprefix("levant: ")

    @property
    def json(self) -> Any:
        """Standard output, which must be exactly one JSON object on one line."""
        assert self.out.count("\n") == 1
        return json.loads(self.out)


def levant(*args: str | Path, typed: str | None = None, width: int = 80) -> Run:
    """Run `levant ARGS`, with what a player would type."""
    env = {"COLUMNS": str(width), "LINES": "50", "NO_COLOR": "1", "TERM": "dumb"}
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Run(result.exit_code, result.stdout, result.stderr)


def table(*orders: str, options: tuple[str | Path, ...] = (), width: int = 80) -> Run:
    """Sit down at a table, type the orders, and let the input end."""
    return levant("table", *options, typed="".join(f"{order}\n" for order in orders), width=width)


def shown(run: Run) -> str:
    """What a command that succeeded has written."""
    assert run.code == 0, (run.out, run.err)
    return run.out


def random_game(seed: int, folder: Path, most: int = 100_000, **options: int) -> Path:
    """The file of a game between pilgrims; with `most`, of one that is not over."""
    make = getattr(players, players.maker("pilgrim", "pilgrim").partition(":")[2])
    record = play_seed(REX, "2.0", options, seed, make, most)
    path = folder / f"{seed}-{most}.rex"
    record.save(path)
    return path


def edited(path: Path, old: str, new: str, *, seal: bool = False) -> Path:
    """A copy of a record with one thing replaced, and sealed anew if wanted."""
    text = path.read_text("utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    if seal:
        text = Record.parse(text, sealed=False).text()
    copy = path.with_name(f"edited-{path.name}")
    copy.write_text(text, "utf-8")
    return copy
