"""What happened in a folder of games, line by line: pieces played, weights fitted, gates passed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_FILE: Final = "history.jsonl"


def add_line(folder: Path, kind: str, **facts: object) -> None:
    """Write down that something was done."""
    with (folder / _FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps({"kind": kind} | facts) + "\n")


# Any: JSON of several kinds of lines
def read_history(folder: Path, kind: str) -> list[dict[str, Any]]:
    """The lines of a kind, the oldest first."""
    if not (folder / _FILE).exists():
        return []
    lines = [json.loads(line) for line in (folder / _FILE).read_text("utf-8").splitlines()]
    return [line for line in lines if line["kind"] == kind]
