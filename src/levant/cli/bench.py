"""`levant bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from levant import compiled
from levant.cli.measure import Bench
from levant.cli.measure import bench as measure

_MEANING: Final = {
    "decisions_per_s": "decisions of random play in a second",
    "games_per_s": "random games in a second",
    "decisions_per_game": "decisions in a random game",
    "chess_moves_per_s": "python-chess: random moves in a second",
    "ratio_chess": "our decisions for each of its moves",
    "backgammon_decisions_per_s": "OpenSpiel backgammon: random decisions in a second",
    "ratio_backgammon": "our decisions for each of its decisions",
    "copy_in_decisions": "cost of copy(), in decisions",
    "view_in_decisions": "cost of view(), in decisions",
    "late_over_early": "cost of a decision in the last year over one in the first",
}
_MISSING: Final = {
    "chess_moves_per_s": "python-chess is not here: pip install 'levant[research]'",
    "backgammon_decisions_per_s": "OpenSpiel is not here: pip install 'levant[research]'",
}


def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, max=600, help="How long to measure each thing.")
    ] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Measure how fast the rules are.

    Random play of Crusader Rex is measured against yardsticks in the same run: python-chess and,
    where it is installed, the backgammon of OpenSpiel. They take turns with our engine, so that
    a busy machine slows all alike: compare the ratios, not the seconds.

    \b
    Examples:
      levant bench
      levant bench --seconds 10 --json
    """
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("measuring"),
        BarColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("bench", total=1.0)
        numbers = measure(seconds, lambda share: bar.update(task, completed=share))
    if as_json:
        typer.echo(json.dumps({name: _short(fact) for name, fact in numbers._asdict().items()}))
    else:
        _tell(numbers)


def _tell(numbers: Bench) -> None:
    console = Console(highlight=False, markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    facts = numbers._asdict()
    for name, meaning in _MEANING.items():
        if facts[name] is not None:
            table.add_row(_round(facts[name]), meaning)
    console.print(f"The engine is {compiled.report()}.")
    console.print(table)
    for name, remedy in _MISSING.items():
        if facts[name] is None:
            console.print(remedy)


def _short(fact: bool | float | None) -> bool | float | None:
    return round(fact, 3) if isinstance(fact, float) else fact


def _round(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"
