"""Which screen shows which title."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from levant.cli.croisades import screen as croisades
from levant.cli.rex import screen_state
from levant.cli.rex.screen import RexScreen
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.title import View


class Screen(Protocol):
    """What a prompt asks of a title's screen."""

    @property
    def halves(self) -> Sequence[str]:
        """The parts of the map that can be asked for by name."""

    @property
    def map_key(self) -> Hashable: ...
    @property
    def banner_key(self) -> Hashable: ...
    @property
    def wide(self) -> bool: ...
    @property
    def legal(self) -> list[str]: ...

    def banner(self) -> RenderableType: ...
    def map(self, half: str = "") -> RenderableType: ...
    def roster(self, town: str | None = None, /) -> RenderableType: ...
    def block(self, block: str) -> RenderableType: ...
    def battle(self) -> RenderableType | None: ...
    def question(self) -> Text: ...
    def menu(self) -> RenderableType: ...
    def vocabulary(self) -> list[str]: ...
    def naming(self, text: str) -> str: ...
    def towns(self) -> dict[str, str]: ...
    def blocks(self) -> dict[str, str]: ...


def make_screen(console: Console, wording: TerminalTexts, view: View) -> Screen:
    """The screen of the title that a view is of."""
    if view["title"] == "croisades":
        return croisades.CroisadesScreen(console, wording, view)
    return RexScreen(console, wording, view)


def open_view(views: list[View]) -> View:
    """One view of all sides' own: for a game that is over and hides nothing any more."""
    if views[0]["title"] == "croisades":
        return croisades.open_view(views)
    return screen_state.open_view(views)
