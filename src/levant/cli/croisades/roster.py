"""Who stands where: groups, ships, sieges and battles of a view as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text

from levant.cli.croisades.map import Chart
from levant.cli.terminal_texts import TerminalTexts
from levant.croisades.roster import GOODS
from levant.kernel.title import UnknownName, View

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesView, GroupView


class Names:
    """Names in one language; what has none stays as it is written."""

    def __init__(self, wording: TerminalTexts) -> None:
        self.wording = wording

    def name(self, kind: str, thing: str) -> str:
        """The name of something."""
        try:
            return self.wording.name(kind, thing)
        except UnknownName:
            return thing

    def place(self, place: str) -> str:
        """A hex by its stronghold, else by its number."""
        return place if place[:1].isdigit() else self.name("hex", place)

    def ware(self, ware: str) -> str:
        """People or goods that change hands; the wounded keep their mark."""
        people = ware.removeprefix("wounded_")
        named = self.name("good" if people in GOODS else "class", people)
        return named if people == ware else f"{named} (!)"

    def counted(self, kind: str, counts: dict[str, int]) -> str:
        """`knights 4, sergeants 2`."""
        return ", ".join(f"{self.name(kind, thing)} {n}" for thing, n in counts.items())


def groups(view: View, names: Names, place: str | None = None) -> list[Text]:
    """Groups by hex, the viewer's own with all that is in them."""
    seen = cast("CroisadesView", view)
    chart = Chart(view)
    lines: list[Text] = []
    rows: dict[tuple[str, str], list[GroupView]] = {}
    for group in seen["groups"]:
        where = group["hex"] or f"ship {group.get('ship', '')}"
        if place is None or where == place:
            rows.setdefault((where, group["role"]), []).append(group)
    for (where, role), standing in rows.items():
        line = Text(f"{names.place(where):22}", style="bold")
        line.append(f" {names.name('role', role)} ", style=chart.colour(role))
        line.append(", ".join(f"g{g['group']}" for g in standing))
        if any(g.get("inside") for g in standing):
            line.append(" []", style="dim")
        lines.append(line)
        lines += [_content(g, names) for g in standing if "men" in g]
    return lines


def _content(group: GroupView, names: Names) -> Text:
    """What is in an own group."""
    line = Text(f"    g{group['group']}: {names.counted('class', group['men'])}")
    if group["hurt"]:
        hurt: dict[str, int] = {}
        for c, _ in group["hurt"]:
            hurt[c] = hurt.get(c, 0) + 1
        line.append(f" (+ {names.counted('class', hurt)})", style="red")
    if group["goods"]:
        line.append(f"; {names.counted('good', group['goods'])}", style="dim")
    if group["hungry"]:
        line.append(f"  -{group['hungry']}", style="bold red")
    return line


def ships(view: View, names: Names, place: str | None = None) -> list[Text]:
    """Ships by box."""
    seen = cast("CroisadesView", view)
    boxes: dict[tuple[str, str], list[str]] = {}
    for ship in seen["ships"]:
        if place is None or ship["port"] == place:
            told = f"s{ship['ship']}" + ("!" if ship["war"] else "")
            if ship.get("bound"):
                told += f">{ship['bound']}"
            boxes.setdefault((ship["port"], ship["role"]), []).append(told)
    return [
        Text(f"{names.place(port):22} {names.name('role', role)} # {' '.join(told)}")
        for (port, role), told in boxes.items()
    ]


def prisoners(view: View, names: Names) -> list[Text]:
    """Whose people are held where, and which group guards them."""
    seen = cast("CroisadesView", view)
    lines: list[Text] = []
    for one in seen["prisoners"]:
        where = names.place(one["hex"]) if one["hex"] else "⛵"
        guard = f" g{one['group']}" if one["group"] else ""
        captor, owner = (names.name("role", one[key]) for key in ("captor", "role"))
        held = f"{names.name('class', one['class'])} ({owner})"
        lines.append(Text(f"{where:22} {captor}{guard} ⛓ {held}"))
    return lines


def sieges(view: View, names: Names) -> list[Text]:
    """Sieges with the state of the walls."""
    seen = cast("CroisadesView", view)
    lines: list[Text] = []
    for siege in seen["sieges"]:
        line = Text(f"{names.place(siege['hex']):22} ", style="bold")
        line.append(f"{names.name('role', siege['besieger'])} > ")
        walls = "▓" * (4 - siege["outer"]) + "░" * siege["outer"]
        inner = "▓" * (4 - siege["inner"]) + "░" * siege["inner"]
        line.append(f"[{walls}] [{inner}]" if not siege["ramparts_taken"] else f"[    ] [{inner}]")
        if "supply" in siege:
            line.append(f"  {names.counted('class', siege['garrison'])}; {siege['supply']:g}")
        if siege.get("ready"):
            line.append(f"  {names.counted('good', siege['ready'])}", style="dim")
        lines.append(line)
    return lines


def battle(view: View, names: Names) -> list[Text]:
    """The battle being fought: its companies, wing by wing."""
    seen = cast("CroisadesView", view)
    fought = seen["battle"]
    if fought is None:
        return []
    chart = Chart(view)
    roles = [side[0] for side in fought["roles"]]
    ground = ", ".join(names.name("map", one) for one in fought["wings"])
    lines = [Text(f"{names.place(fought['hex'])}: {ground}", style="bold")]
    for company in fought["companies"]:
        role = roles[company["side"]]
        line = Text(f"  c{company['company']:<2} ", style=chart.colour(role))
        wing = names.name("wing", company["wing"])
        stance = names.name("verb", company["stance"]) if company["stance"] else ""
        line.append(f"{wing:9}{company['place']:>2} {stance:10} ")
        men = {
            c: f"{n}{'!' * bool(hurt)}{'?' * bool(shaken)}"
            for c, (n, hurt, shaken) in company["men"].items()
        }
        line.append(", ".join(f"{names.name('class', c)} {n}" for c, n in men.items()))
        lines.append(line)
    return lines
