"""All that the terminal shows of a game of Croisades Strategic."""

from __future__ import annotations

from collections.abc import Hashable
from math import prod
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from levant.cli.croisades import roster
from levant.cli.croisades.map import HALVES, MARGIN, draw, extent
from levant.cli.croisades.roster import Names
from levant.cli.menu import Label, menu
from levant.cli.terminal_texts import TerminalTexts
from levant.croisades.board import NAME, NUMBERS
from levant.croisades.words import VERBS
from levant.kernel.title import View

if TYPE_CHECKING:
    from levant.croisades.views import GroupView, ShipView

_MAP_PHASES: Final = ("supply", "moves", "over")
"""Decisions before which a player wants to see the map."""
MOST_COUNTS: Final = 24
MOST_LISTED: Final = 30
"""More actions of one verb than these are summed up, where they can be."""


def open_view(views: list[View]) -> View:
    """One view of all sides' own: for a game that is over and hides nothing any more."""
    merged: dict[str, object] = dict(views[0])
    merged["role"] = None
    merged.pop("own", None)
    for part in ("groups", "ships"):
        seen: list[list[GroupView | ShipView]] = [view[part] for view in views]
        merged[part] = [max(same, key=len) for same in zip(*seen, strict=True)]
    return merged


def _range(counts: list[int]) -> str:
    """Numbers as one writes them: `1-8`, or `6, 500`."""
    low, high = min(counts), max(counts)
    if len(counts) == high - low + 1 > 1:
        return f"{low}-{high}"
    return ", ".join(map(str, counts))


class CroisadesScreen:
    """Draws one view, in one language, for a console."""

    halves: Final = tuple(HALVES)

    def __init__(self, console: Console, wording: TerminalTexts, view: View) -> None:
        self.console = console
        self.wording = wording
        self.view = view
        self.names = Names(wording)

    @property
    def map_key(self) -> Hashable:
        """What must be new for the map to be worth drawing again; None: it is not."""
        if self.view["phase"] not in _MAP_PHASES:
            return None
        return (self.view["turn"], self.view["phase"])

    @property
    def banner_key(self) -> Hashable:
        """What must be new for the frame to be worth drawing again."""
        return (self.view["turn"], self.view["phase"], str(self.view.get("own", "")))

    def banner(self) -> RenderableType:
        """The turn, the phase, the points and who leads."""
        view = self.view
        line = Text(f"{view['turn']}/{view['last_turn']}", style="bold")
        line.append(f"  {self.names.name('phase', view['phase'])} ({view['rule']})")
        if "own" in view:
            points = self.wording.say("points_croisades", points=view["own"]["points"])
            line.append(f"  {points}", style="yellow")
        scores = ", ".join(
            f"{self.names.name('role', role)} {points:+}" for role, points in view["scores"].items()
        )
        pacts = "; ".join(
            " + ".join(self.names.name("role", role) for role in pact) for pact in view["pacts"]
        )
        said = self.said()
        return Group(
            line,
            Text(f"{scores}{'  ' if pacts else ''}{pacts}", style="dim"),
            *([Text("; ".join(said), style="cyan")] if said else []),
        )

    def said(self) -> list[str]:
        """2.13, 2.96: what others have said to the viewer: offers, passage, a truce."""
        own = self.view.get("own", {})
        heard = {
            "offered_croisades": [one for one in own.get("offered", ()) if not self.allied(one)],
            "passage_croisades": own.get("passage_from", ()),
            "truce_croisades": self.view.get("truce", ()),
        }
        return [
            self.wording.say(key, roles=", ".join(self.names.name("role", one) for one in roles))
            for key, roles in heard.items()
            if roles
        ]

    def allied(self, role: str) -> bool:
        """Whether the viewer has a pact with a role."""
        return any({role, self.view["role"]} == set(pact) for pact in self.view["pacts"])

    def map(self, half: str = "") -> RenderableType:
        """The map of the war, or a half of it; on a narrow screen one half below the other."""
        south, north, _, _ = extent(self.view)
        if half:
            parts = [HALVES[half]]
        elif self.wide:
            parts = [(south, north)]
        else:
            parts = list(HALVES.values())
        lines = [line for part in parts for line in draw(self.view, *part)]
        lines = lines or draw(self.view, south, north)  # no war in that half
        return Group(*lines, Text(self.wording.say("key_croisades"), style="dim"))

    @property
    def wide(self) -> bool:
        """Whether both halves stand side by side."""
        south, north, _, _ = extent(self.view)
        return self.console.width >= 3 * (north - south + 1) + MARGIN

    def roster(self, place: str | None = None) -> RenderableType:
        """Groups, ships and sieges, or those in one place."""
        lines = roster.groups(self.view, self.names, place)
        lines += roster.ships(self.view, self.names, place)
        if place is None:
            lines += roster.prisoners(self.view, self.names)
            lines += roster.sieges(self.view, self.names)
        return Group(*lines)

    def block(self, block: str) -> RenderableType:
        """One group of the viewer."""
        groups = [g for g in self.view["groups"] if f"g{g['group']}" == block and "men" in g]
        return Group(*roster.groups({**self.view, "groups": groups}, self.names))

    def battle(self) -> RenderableType | None:
        """The battle or the sieges that the decision is about."""
        lines = roster.battle(self.view, self.names)
        if self.view["phase"] in ("garrison", "siege_day", "sally_day", "rations", "storm", "wall"):
            lines += roster.sieges(self.view, self.names)
        return Group(*lines) if lines else None

    def question(self) -> Text:
        """What the view waits for, or how the game ended."""
        return Text(self.wording.ask(self.view), style="bold")

    @property
    def legal(self) -> list[str]:
        """What the viewer may do, in notation."""
        return list(self.view.get("legal", []))

    def menu(self) -> RenderableType:
        """The legal actions, numbered."""
        width = self.console.width
        return Group(*menu(self.legal, self.wording, self._label, width, self._summed_up))

    def _summed_up(self, texts: list[str]) -> list[Text]:
        """Many actions of one verb: counts as a range, orders to sail as ships and ports."""
        if len(texts) <= MOST_LISTED:
            return []
        kinds = dict(VERBS)[texts[0].split()[0]]
        things = [text.split()[1:] for text in texts]
        if kinds[-1] == "count":
            most: dict[tuple[str, ...], list[int]] = {}
            for thing in things:
                most.setdefault(tuple(thing[:-1]), []).append(int(thing[-1]))
            ranges = [f"{' '.join(one)} {_range(counts)}" for one, counts in most.items()]
            return [Text(f"  {', '.join(ranges)}")]
        columns = [list(dict.fromkeys(column)) for column in zip(*things, strict=True)]
        if len(texts) != prod(map(len, columns)):
            return []
        return [Text(f"  {' '.join(column)}") for column in columns]

    def _label(self, text: str) -> Label:
        return Label(Text(self.naming(text)))

    def naming(self, text: str) -> str:
        """The names of an action's objects."""
        verb, *things = text.split()
        kinds = dict(VERBS).get(verb, ())
        said = [self._named(kind, thing) for kind, thing in zip(kinds, things, strict=False)]
        return " ".join(said)

    def _named(self, kind: str, thing: str) -> str:
        if kind == "hex":
            return self.names.place(thing)
        if kind in ("role", "class", "good", "map"):
            return self.names.name(kind, thing)
        if kind == "ware":
            return self.names.ware(thing)
        return thing

    def vocabulary(self) -> list[str]:
        """What can be written with one object; with several, only what is legal."""
        things: dict[str, list[str]] = {
            "hex": [*NUMBERS, *NAME.values()],
            "group": [f"g{n}" for n in range(1, 41)],
            "ship": [f"s{n}" for n in range(1, 41)],
            "role": list(self.view["scores"]),
            "company": [f"c{n}" for n in range(MOST_COUNTS)],
            "side": list("abcd"),
            "count": [str(n) for n in range(MOST_COUNTS)],
        }
        texts = list(self.legal)
        for verb, kinds in VERBS:
            if not kinds:
                texts.append(verb)
            elif len(kinds) == 1:
                texts += [f"{verb} {thing}" for thing in things.get(kinds[0], [])]
        return texts

    def towns(self) -> dict[str, str]:
        """The strongholds by id, with their names."""
        return {name: self.names.place(name) for name in NAME.values()}

    def blocks(self) -> dict[str, str]:
        """The viewer's groups."""
        own = [g for g in self.view["groups"] if "men" in g]
        return {f"g{g['group']}": f"g{g['group']}" for g in own}
