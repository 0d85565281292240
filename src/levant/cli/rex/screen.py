"""All that the terminal shows of a game of Crusader Rex."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from levant.cli.menu import Label, menu
from levant.cli.rex import labels, roster
from levant.cli.rex.banner import banner
from levant.cli.rex.battle import battle
from levant.cli.rex.map import draw
from levant.cli.rex.map_layout import COLUMNS, ROWS
from levant.cli.rex.screen_state import ScreenState
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.title import View
from levant.rex.board import TOWNS

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
    """Draws one view, in one language, for a console."""

    halves: Final = tuple(HALVES)

    def __init__(self, console: Console, wording: TerminalTexts, view: View) -> None:
        self.console = console
        self.wording = wording
        self.seen = ScreenState(view, wording)

    @property
    def map_key(self) -> Hashable:
        """What must be new for the map to be worth drawing again; None: it is not."""
        view = self.seen.view
        if view["phase"] not in _MAP_PHASES:
            return None
        return (view["year"], view["turn"], view["phase"])

    @property
    def banner_key(self) -> Hashable:
        """What must be new for the frame to be worth drawing again."""
        view = self.seen.view
        phase = str(view["phase"])
        whole = "battle" if view["battle"] else _PARTS.get(phase, phase)
        lines = banner(ScreenState({**view, "phase": "over"}, self.wording), self.console.width)
        return (whole, *(line.plain for line in lines))

    def banner(self) -> RenderableType:
        """When it is, who leads, which cards."""
        return Group(*banner(self.seen, self.console.width))

    def map(self, half: str = "") -> RenderableType:
        """The map, or a half of it, with its key; on a wide screen with the list of blocks."""
        lines = draw(self.seen, ascii_only=self.console.options.ascii_only)
        first, last = HALVES.get(half, (0, ROWS))
        chart = Group(*lines[first:last], Text(self.wording.say("key"), style="dim"))
        if half or not self.wide:
            return chart
        both = Table.grid(padding=(0, 4, 0, 0))
        both.add_column(width=COLUMNS)
        both.add_column()
        both.add_row(chart, self.roster())
        return both

    @property
    def wide(self) -> bool:
        """Whether the map comes with the list of blocks."""
        return self.console.width >= BESIDE

    def roster(self, town: str | None = None) -> RenderableType:
        """Who stands where; without a town also what is beside the map."""
        table = roster.roster(self.seen, town)
        return table if town else Group(table, Text(), *roster.beside(self.seen))

    def block(self, block: str) -> RenderableType:
        """One block."""
        return Group(*roster.facts(self.seen, block))

    def battle(self) -> RenderableType | None:
        """The battle being fought, if there is one."""
        return battle(self.seen)

    def question(self) -> Text:
        """What the view waits for, or how the game ended."""
        return Text(self.wording.ask(self.seen.view), style="bold")

    @property
    def legal(self) -> list[str]:
        """What the viewer may do, in notation."""
        return list(self.seen.view["legal"])

    def menu(self) -> RenderableType:
        """The legal actions, numbered."""
        place = not labels.in_one_place(self.seen)

        def labelled(text: str) -> Label:
            return labels.label(self.seen, text, place=place)

        return Group(*menu(self.legal, self.wording, labelled, self.console.width))

    def vocabulary(self) -> list[str]:
        """Every action that can be written, legal or not."""
        return labels.vocabulary(self.seen)

    def naming(self, text: str) -> str:
        """The name of an action's object."""
        return labels.object_name(self.seen, text)

    def towns(self) -> dict[str, str]:
        """The towns by id, with their names."""
        return {town: self.seen.town(town) for town in TOWNS}

    def blocks(self) -> dict[str, str]:
        """The blocks by id, with their names."""
        return {block: self.seen.block(block) for block in self.seen.rules.blocks}
