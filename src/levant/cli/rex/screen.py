"""All that the terminal shows of a game of Crusader Rex."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from levant.cli.menu import Label, menu
from levant.cli.rex import banner, labels, roster
from levant.cli.rex.battle import battle
from levant.cli.rex.chart import COLUMNS, ROWS
from levant.cli.rex.map import draw
from levant.cli.rex.pieces import View
from levant.cli.voice import Voice
from levant.rex.army import BLOCKS
from levant.rex.board import PLACES, TOWNS

BESIDE: Final = COLUMNS + 46
"""From this width on the list of blocks stands beside the map."""
HALVES: Final = {"north": (0, 21), "south": (20, ROWS)}
_MAP_PHASES: Final = ("cards", "moves", "frank_deploy", "saracen_deploy")
"""Decisions for which a player wants to see the map."""
_PARTS: Final = {
    "deploy_to": "frank_deploy",
    **dict.fromkeys(("group", "march", "muster", "muster_march", "sail", "enter"), "moves"),
}
"""Decisions that are part of a larger one: the frame above them is the same."""


class RexScreen:
    """Draws views on a console, in the language of a voice."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice

    @property
    def width(self) -> int:
        return self.console.width

    def map_key(self, view: View) -> Hashable:
        """What must be new for the map to be worth drawing again; None: it is not."""
        if view["phase"] not in _MAP_PHASES:
            return None
        return (view["year"], view["turn"], view["phase"])

    def banner_key(self, view: View) -> Hashable:
        """What must be new for the frame to be worth drawing again."""
        phase = str(view["phase"])
        whole = "battle" if view["battle"] else _PARTS.get(phase, phase)
        lines = banner.banner({**view, "phase": "over"}, self.voice, self.width)
        return (whole, *(line.plain for line in lines))

    def banner(self, view: View) -> RenderableType:
        """When it is, who leads, which cards."""
        return Group(*banner.banner(view, self.voice, self.width))

    def map(self, view: View, half: str = "") -> RenderableType:
        """The map, with its key; on a wide screen with the list of blocks."""
        names = {place: self.voice.name("place", place) for place in PLACES}
        lines = draw(view, names, plain=self.console.options.ascii_only)
        first, last = HALVES.get(half, (0, ROWS))
        chart = Group(*lines[first:last], Text(self.voice.say("key"), style="dim"))
        if half or self.width < BESIDE:
            return chart
        both = Table.grid(padding=(0, 4, 0, 0))
        both.add_column(width=COLUMNS)
        both.add_column()
        both.add_row(chart, self.list(view))
        return both

    def list(self, view: View, town: str | None = None) -> RenderableType:
        """Who stands where; without a town also what is beside the map."""
        table = roster.roster(view, self.voice, town)
        return table if town else Group(table, Text(), *roster.beside(view, self.voice))

    def block(self, view: View, block: str) -> RenderableType:
        """One block."""
        return Group(*roster.card_of(view, self.voice, block))

    def battle(self, view: View) -> RenderableType | None:
        """The battle being fought, if there is one."""
        return battle(view, self.voice)

    def menu(self, view: View) -> RenderableType:
        """The legal actions, numbered."""
        legal: Any = view["legal"]
        place = not labels.in_one_place(view, legal)

        def label(text: str) -> Label:
            return labels.label(view, self.voice, text, place=place)

        return Group(*menu(legal, self.voice, label, self.width))

    def vocabulary(self) -> Sequence[str]:
        """Every action that can be written, legal or not."""
        return labels.vocabulary()

    def naming(self, text: str) -> str:
        """The name of an action's object."""
        return labels.object_name(self.voice, text)

    def towns(self) -> dict[str, str]:
        """The towns by id, with their names."""
        return {town: self.voice.name("town", town) for town in TOWNS}

    def blocks(self) -> dict[str, str]:
        """The blocks by id, with their names."""
        return {block: self.voice.name("block", block) for block in BLOCKS}
