"""`levant titles`: what can be played."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from levant.cli.arguments import TITLES
from levant.kernel.title import Json, Title


def titles(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """List what can be played: titles, editions, options.

    An option is switched on with --option NAME, or with --option NAME=2 where it is a number.

    \b
    Examples:
      levant titles
      levant table --edition 2.0 --option iron_bridge --option handicap=2
    """
    if as_json:
        typer.echo(json.dumps({name: _facts(title) for name, title in TITLES.items()}))
        return
    console = Console(highlight=False)
    for name, title in TITLES.items():
        console.print(f"[bold]{name}[/bold]: {' against '.join(_first_roles(title))}")
        for edition in title.editions:
            console.print(f"\nedition [bold]{edition}[/bold]{_roles(title, edition)}")
            console.print(_options(title, edition))


def _facts(title: Title) -> dict[str, Json]:
    return {
        "roles": _first_roles(title),
        "roles_of": {edition: title.roles_of(edition) for edition in title.editions},
        "rules_version": title.rules_version,
        "editions": {
            edition: [
                {"name": option.name, "rule": option.rule, "most": option.most}
                for option in title.options(edition)
            ]
            for edition in title.editions
        },
    }


def _first_roles(title: Title) -> tuple[str, ...]:
    return title.roles_of(title.editions[0])


def _roles(title: Title, edition: str) -> str:
    """The roles of an edition that differ from those of the first."""
    roles = title.roles_of(edition)
    return "" if roles == _first_roles(title) else f": {', '.join(roles)}"


def _options(title: Title, edition: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("  option")
    table.add_column("values")
    table.add_column("rule")
    for option in title.options(edition):
        values = "on, off" if option.most == 1 else f"0 to {option.most}"
        table.add_row(f"  {option.name}", values, option.rule)
    return table
