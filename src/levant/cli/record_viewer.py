"""Who looks at a record, and what he may see: shared by `show` and `replay`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from levant.cli.arguments import BadInput, find_viewer, load
from levant.cli.terminal_texts import TerminalTexts
from levant.cli.title_screens import open_view
from levant.kernel.record import Record
from levant.kernel.title import Event, Position, Title, View


@dataclass(frozen=True)
class RecordViewer:
    """Someone who looks at a record: as one role, as a spectator, or as both sides at once."""

    record: Record
    title: Title
    roles: tuple[int | None, ...]

    def name(self, wording: TerminalTexts) -> str:
        """Who looks, in words."""
        if len(self.roles) > 1:
            return wording.say("everybody")
        role = self.roles[0]
        return (
            wording.say("spectator")
            if role is None
            else wording.name("role", self.record.roles[role])
        )

    def view(self, position: Position) -> View:
        """What he sees of a position."""
        views = [position.view(role) for role in self.roles]
        return views[0] if len(views) == 1 else open_view(views)

    def events(self, position: Position, since: list[int]) -> list[Event]:
        """What he saw happen since; `since` counts for each of his roles, and goes on."""
        heard = []
        for i, role in enumerate(self.roles):
            news = self.title.events(position, role, since[i])
            since[i] += len(news)
            heard.append(list(news))
        return reduce(_merged, heard)


def watch(file: Path, viewer: str | None) -> RecordViewer:
    """Open a record. Both sides at once are shown only when nothing is secret any more."""
    record, title = load(file)
    if viewer is not None:
        return RecordViewer(record, title, (find_viewer(record.roles, viewer),))
    if record.result is None:
        raise BadInput(
            f"the game in {file} is not over, and both sides still have secrets: "
            f"choose --as {', --as '.join(record.roles)} or --as spectator"
        )
    return RecordViewer(record, title, tuple(range(len(record.roles))))


_PRIVATE = ("n", "block", "number")


def _merged(ours: list[Event], theirs: list[Event]) -> list[Event]:
    """Two sides' accounts of the same events as one that hides nothing."""
    merged: list[Event] = []
    rest = list(theirs)
    for event in ours:
        at = next((i for i, other in enumerate(rest) if _public(other) == _public(event)), None)
        if at is None:
            merged.append(event)
            continue
        merged += [*rest[:at], _fuller(event, rest[at])]
        rest = rest[at + 1 :]
    return merged + rest


def _public(event: Event) -> dict[str, object]:
    return {key: value for key, value in event.items() if key not in _PRIVATE}


def _fuller(event: Event, other: Event) -> Event:
    """The account of the side that saw more."""
    return other if len(other) > len(event) or event.get("block", "") is None else event
