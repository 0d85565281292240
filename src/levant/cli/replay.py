"""`levant replay`: a recorded game in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from levant.cli.arguments import BadInput
from levant.cli.player_prompt import HEADINGS
from levant.cli.record_viewer import RecordViewer, watch
from levant.cli.shared_options import File, Language, Viewer
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.title import Event, UnknownName, View


def replay(
    file: File,
    viewer: Viewer = None,
    start: Annotated[
        int, typer.Option("--from", metavar="N", min=0, help="Begin after so many actions.")
    ] = 0,
    language: Language = "en",
) -> None:
    """Tell a recorded game in words.

    Turn by turn, to its result.

    A viewer reads what that role read in its log. A game that is over may be told with both
    sides open; one that still runs may not.

    \b
    Examples:
      levant replay evening.rex
      levant replay evening.rex --as saracen --language fr
      levant replay evening.rex --from 200
    """
    watcher = watch(file, viewer)
    wording = TerminalTexts(language, watcher.title.name)
    plies = len(watcher.record.entries)
    if start > plies:
        raise BadInput(f"the record has {plies} actions, not {start}")
    console = Console(highlight=False)
    console.print(Text(_heading(watcher, wording), style="bold"))
    for event in _story(watcher, start):
        if event["event"] in HEADINGS:
            console.print()
        style = "bold" if event["event"] in HEADINGS else ""
        console.print(Text(wording.tell(event), style=style))
    console.print()
    console.print(Text(wording.ask(_end(watcher)), style="bold"))


def _heading(watcher: RecordViewer, wording: TerminalTexts) -> str:
    """Who played what."""
    record = watcher.record
    names = list(record.players.values())
    title = wording.say(f"title.{record.title}")
    heading = wording.say("between", one=names[0], other=", ".join(names[1:]), title=title)
    rules = [_edition(record.edition, wording)]
    rules += [
        wording.name("option", name) + (f" {value}" if value > 1 else "")
        for name, value in record.options.items()
    ]
    return f"{heading} ({', '.join(rules)})"


def _edition(edition: str, wording: TerminalTexts) -> str:
    """An edition that is a scenario by its name, any other by its number."""
    try:
        return wording.name("scenario", edition)
    except UnknownName:
        return wording.say("edition", edition=edition)


def _story(watcher: RecordViewer, start: int) -> list[Event]:
    """All events after so many actions."""
    heard = [0] * len(watcher.roles)
    if start:
        watcher.events(watcher.record.replay(watcher.title, start, log=True), heard)
    return watcher.events(watcher.record.replay(watcher.title, log=True), heard)


def _end(watcher: RecordViewer) -> View:
    """The last view, with the result of the record: a match may end without the rules."""
    view = watcher.view(watcher.record.replay(watcher.title))
    result = watcher.record.result
    if result is None:
        return view
    winner = None if result.winner is None else watcher.record.roles[result.winner]
    return {**view, "result": {"winner": winner, "reason": result.reason}}
