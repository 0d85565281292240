"""`python -m bench [NAME ...]`: measure the engine; see bench/README.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.rates import SLICES, Row, yardsticks
from bench.suites import SUITES
from levant import compiled


def main(given: Sequence[str] | None = None) -> None:
    """Measure what is named, or everything; tell it, and save it if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"any of {', '.join(SUITES)}; without: all")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each thing (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here too")
    args = parser.parse_args(given)
    unknown = [name for name in args.name if name not in SUITES]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; choose from {', '.join(SUITES)}")
    console = Console(highlight=False, markup=False)
    console.print(f"The engine is {compiled.report()}. Medians of {SLICES} alternating slices.")
    console.print(f"Yardsticks: {', '.join(yardsticks()) or 'none installed'}.")
    figures: dict[str, list[Row]] = {}
    for name in args.name or SUITES:
        figures[name] = SUITES[name](args.seconds)
        console.print()
        console.print(_table(name, figures[name]))
    if args.json is not None:
        args.json.write_text(json.dumps(_circumstances() | figures, indent=1) + "\n", "utf-8")


def _circumstances() -> dict[str, object]:
    """What the figures depend on."""
    return {
        "engine": compiled.report(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "slices": SLICES,
    }


def _table(name: str, rows: list[Row]) -> Table:
    table = Table(title=name, title_justify="left", box=None, padding=(0, 2, 0, 0))
    columns = list(dict.fromkeys(key for row in rows for key in row))
    for column in columns:
        name_of_thing = column == "what"
        table.add_column(
            column.replace("_", " "),
            justify="left" if name_of_thing else "right",
            no_wrap=name_of_thing,
        )
    for row in rows:
        table.add_row(*(_cell(row.get(column)) for column in columns))
    return table


def _cell(fact: str | float | None) -> str:
    if fact is None or isinstance(fact, str):
        return fact or ""
    return f"{fact:,.0f}" if fact >= 100 else f"{fact:.3g}"


if __name__ == "__main__":
    main()
