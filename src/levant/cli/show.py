"""`levant show`: one position of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from levant.cli.record_viewer import RecordViewer, watch
from levant.cli.shared_options import File, Language, Viewer
from levant.cli.terminal_texts import TerminalTexts
from levant.cli.title_screens import make_screen
from levant.kernel.title import Position


def show(
    file: File,
    ply: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="After so many actions. Without: after the last."),
    ] = None,
    viewer: Viewer = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="The view, or both views, as one JSON object.")
    ] = False,
    language: Language = "en",
) -> None:
    """Show a position of a recorded game.

    The map, and a list of who stands where.

    A viewer sees what that role saw at that moment, a spectator only what both could see. A game
    that is over may be shown with both sides open; one that still runs may not.

    \b
    Examples:
      levant show evening.rex --as frank
      levant show evening.rex --ply 40
      levant show evening.rex --as spectator --json
    """
    watcher = watch(file, viewer)
    wording = TerminalTexts(language, watcher.title.name)
    position = watcher.record.replay(watcher.title, ply, log=True)
    after = len(watcher.record.entries) if ply is None else ply
    if as_json:
        typer.echo(json.dumps(_facts(watcher, position, after)))
    else:
        _draw(watcher, position, wording, file, after)


def _facts(watcher: RecordViewer, position: Position, ply: int) -> dict[str, object]:
    names = [_viewer(watcher, role) for role in watcher.roles]
    views = {name: position.view(role) for name, role in zip(names, watcher.roles, strict=True)}
    return {"ply": ply, "plies": len(watcher.record.entries), "views": views}


def _viewer(watcher: RecordViewer, role: int | None) -> str:
    return "spectator" if role is None else watcher.record.roles[role]


def _draw(
    watcher: RecordViewer, position: Position, wording: TerminalTexts, file: Path, ply: int
) -> None:
    console = Console(highlight=False)
    screen = make_screen(console, wording, watcher.view(position))
    told = wording.say(
        "position",
        file=str(file),
        ply=ply,
        plies=len(watcher.record.entries),
        viewer=watcher.name(wording),
    )
    console.print(Text(told, style="dim"))
    console.print(screen.banner())
    console.print(screen.map())
    console.print()
    if not screen.wide:
        console.print(screen.roster())
        console.print()
    battle = screen.battle()
    if battle is not None:
        console.print(battle)
    console.print(screen.question())
