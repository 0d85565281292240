"""`levant editions`: where the published rules differ."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from levant.cli.arguments import BadInput
from levant.kernel.title import Json
from levant.rex.comparison import Chapter, Row, compare
from levant.rex.edition import EDITIONS, load_edition

GAP: Final = 2
WIDEST: Final = 120
"""Characters of a line: longer ones are hard to read across."""


def editions(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="EDITION", help=f"Of {', '.join(EDITIONS)}. Without: all."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also what they answer alike.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Compare the editions of Crusader Rex.

    All questions that they answer differently, and below each answer the section it comes
    from. "Silent, as 1.3" means that the text does not say, and which edition is followed. One
    edition alone shows all its answers.

    \b
    Examples:
      levant editions
      levant editions 2.0 1.3
      levant editions 1.4 --json
    """
    chosen = names or EDITIONS
    for name in chosen:
        if list(chosen).count(name) > 1:
            raise BadInput(f"edition '{name}' is given twice")
    chapters = compare(chosen, everything=everything or len(chosen) == 1)
    if as_json:
        typer.echo(json.dumps(_facts(chosen, chapters)))
    else:
        _draw(Console(highlight=False), chosen, chapters)


def _facts(chosen: Sequence[str], chapters: list[Chapter]) -> dict[str, Json]:
    return {
        "editions": {name: load_edition(name).text for name in chosen},
        "chapters": [
            {"title": chapter.title, "questions": [_question(row) for row in chapter.rows]}
            for chapter in chapters
        ],
    }


def _question(row: Row) -> dict[str, Json]:
    return {
        "field": row.question.field,
        "question": row.question.ask,
        "differs": row.differs,
        "answers": {name: reply._asdict() for name, reply in row.replies.items()},
    }


def _draw(console: Console, chosen: Sequence[str], chapters: list[Chapter]) -> None:
    for name in chosen:
        console.print(Text.assemble((name, "bold"), f": {load_edition(name).text}"))
    width = min(console.width, WIDEST) // len(chosen)
    for chapter in chapters:
        console.print()
        console.print(Rule(Text(chapter.title, "bold"), align="left", characters="━", style="dim"))
        for row in chapter.rows:
            console.print()
            console.print(Text(row.question.ask, "bold"))
            console.print(_side_by_side(row, width))


def _side_by_side(row: Row, width: int) -> Table:
    """One column for each edition: its name, its answer, and below where that comes from."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    cells: list[Text] = []
    for name, reply in row.replies.items():
        grid.add_column(width=width - GAP)
        source = f"\n({reply.rule}) {reply.note}".rstrip()
        cells.append(Text.assemble((f"{name}:", "cyan"), f" {reply.words}", (source, "dim")))
    grid.add_row(*cells)
    return grid
