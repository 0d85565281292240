"""Orders of several actions at the table: marches to distant hexes, presets; reach and supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from rich.text import Text

from levant.cli.abbreviations import matches
from levant.cli.croisades.map import COLUMNS, draw
from levant.cli.croisades.roster import Names
from levant.croisades.board import NUMBERS, PLACE
from levant.croisades.limits import supply_lines
from levant.croisades.presets import PRESETS
from levant.kernel.title import Refusal, UnknownName, View

if TYPE_CHECKING:
    from levant.cli.player_prompt import PlayerPrompt
    from levant.croisades.views import CroisadesView

_MARGIN: Final = 3
"""Columns of the map beside those that a group can reach."""


class Orders:
    """Takes orders that stand for several actions, and shows what they depend on."""

    def __init__(self, prompt: PlayerPrompt) -> None:
        self.prompt = prompt

    def means(self, typed: str) -> bool:
        """Whether it is such an order: `march g1 acre`, `march g1 g3 acre`, `as_before`."""
        if self.prompt.game.title.name != "croisades":
            return False
        words = typed.casefold().split()
        if len(words) == 1:
            return words[0] in PRESETS
        return bool(words) and words[0] in ("march", "recruit") and len(words) > 2

    def give(self, role: int, typed: str) -> bool:
        """Carry an order out as far as it goes; whether there is something new to decide."""
        words = typed.casefold().split()
        game = self.prompt.game
        if len(words) == 1:
            found = game.gestures(role, words)
            if not found:
                self.prompt.say("no_preset", "red", word=words[0])
                return False
            game.order(role, found[0]["actions"])
            return True
        if words[0] == "recruit":
            return self._recruit(role, words[1], words[2:])
        return self._march(role, words[1:-1], words[-1])

    def _recruit(self, role: int, where: str, wares: list[str]) -> bool:
        """A group's card as one order: `recruit g5 knight 4 mule 2`, `recruit acre spearman 8`."""
        game = self.prompt.game
        opening = f"group {where}" if where.removeprefix("g").isdigit() else f"found {where}"
        takes = [f"take {' '.join(wares[i : i + 2])}" for i in range(0, len(wares), 2)]
        played = 0
        for text in (opening, "market", *takes, "done"):
            try:
                game.play(role, text)
            except (Refusal, ValueError) as error:
                self._refused(text, error)
                if played:
                    game.undo(played)
                return False
            played += 1
        game.ordered(played)
        return True

    def _refused(self, text: str, error: Refusal | ValueError) -> None:
        if isinstance(error, Refusal):
            said = self.prompt.wording.explain(error)
            self.prompt.console.print(Text(f"{text}: {said}", style="red"))
        else:
            self.prompt.say("not_understood", "red", text=text)

    def _march(self, role: int, pieces: list[str], place: str) -> bool:
        found = self._asked(role, pieces)
        if found is None:
            return False
        naming = self.prompt.screen(role).naming
        texts = matches(place, [f"to {one['to']}" for one in found], naming)
        if len(texts) != 1:
            facts = {"groups": " ".join(pieces), "hex": place}
            self.prompt.say("no_such_march", "red", **facts)
            return False
        order = next(one for one in found if f"to {one['to']}" == texts[0])
        self.prompt.console.print(self._told(order))
        self.prompt.game.order(role, order["actions"])
        return True

    # Any: gestures as data; a page gets the same
    def _asked(self, role: int, pieces: list[str]) -> list[dict[str, Any]] | None:
        try:
            return self.prompt.game.gestures(role, pieces)
        except UnknownName:
            self.prompt.say("not_understood", "red", text=" ".join(pieces))
            return None

    # Any: likewise
    def _told(self, order: dict[str, Any]) -> Text:
        """The way of an order, its cost, and how it ends."""
        names = Names(self.prompt.wording)
        say = self.prompt.wording.say
        way = " > ".join(names.place(place) for place in order["path"])
        spent = say("march_cost", cost=f"{order['cost'] / 2:g}", left=f"{order['left'] / 2:g}")
        line = Text(f"{' '.join(order['groups'])}: {way}  {spent}", style="dim")
        ends = {
            "besiege": say("march_besieges"),
            "meet": say("march_meets"),
            "desert": say("march_into_desert"),
            "join": say("march_joins"),
            "pass": say("march_by_leave"),
        }
        if order["kind"] in ends:
            line.append(f"  {ends[order['kind']]}", style="bold")
        if order["waiting"]:
            line.append(f"  {say('march_waits', groups=' '.join(order['waiting']))}", style="bold")
        return line

    def show_reach(self, role: int, typed: str) -> bool:
        """The map with the points it costs some groups to go where they can; False: name some."""
        pieces = typed.casefold().split()
        if not pieces or any(piece in PRESETS for piece in pieces):
            return False
        found = self._asked(role, pieces)
        if found is None:
            return True
        if not found:
            self.prompt.say("no_reach", "red", groups=typed)
            return True
        view = self.prompt.game.view(role)
        costs = {one["to"]: f"{(one['cost'] + 1) // 2}" for one in found}
        self._draw(view, [place for one in found for place in one["path"]], costs, "key_reach")
        return True

    def _draw(self, view: View, places: list[str], marks: dict[str, str], key: str) -> None:
        """The part of the map around some places, with marks in hexes and what they mean."""
        columns = [int(NUMBERS[PLACE[place]][:2]) for place in places]
        first, last = max(1, min(columns) - _MARGIN), min(COLUMNS, max(columns) + _MARGIN)
        for line in draw(view, first, last, marks):
            self.prompt.console.print(line)
        self.prompt.say(key, "dim")

    def show_supply(self, role: int) -> None:
        """How each army is supplied, what its line would feed, and where the lines run."""
        view = cast("CroisadesView", self.prompt.game.view(role))
        names, say = Names(self.prompt.wording), self.prompt.wording.say
        armies = view["own"]["armies"]
        if not armies:
            self.prompt.say("no_armies")
        for army in armies:
            states = {
                "line": say("supply_line"), "water": say("supply_water"),
                "packs": say("supply_packs"), "none": say("supply_none"),
            }  # fmt: skip
            feeds = "∞" if army["feeds"] is None else str(army["feeds"])
            facts = say(
                "supply_facts", size=army["size"], feeds=feeds, needs=army["needs"],
                carries=army["carries"],
            )  # fmt: skip
            style = {"line": "green", "none": "bold red"}.get(army["supply"], "yellow")
            line = Text(f"{names.place(army['hex']):22} ").append(states[army["supply"]], style)
            self.prompt.console.print(line.append(f"  {facts}", "dim"))
        marks = {place: "==" for way in supply_lines(view).values() for place in way[1:]}
        if armies and marks:
            self._draw(view, list(marks), marks, "key_supply")
